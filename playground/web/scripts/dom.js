/** Building elements in one expression. Text is always text: nothing here parses HTML. */

/**
 * @param {string} tag
 * @param {Object<string, any>} [properties] attributes; `on` holds listeners, `data` data
 *   attributes, `style` styles; false, null and undefined leave an attribute out
 * @param {...any} children nodes, texts, or lists of them; null and false are left out
 * @returns {HTMLElement}
 */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) give(node, name, value);
  fill(node, children);
  return node;
}

function give(node, name, value) {
  if (name === "on") {
    for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  } else if (name === "data") {
    Object.assign(node.dataset, value);
  } else if (name === "style") {
    for (const [property, text] of Object.entries(value)) node.style.setProperty(property, text);
  } else if (value !== false && value !== null && value !== undefined) {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}

function fill(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
}

/** Put these children in place of whatever the node holds. */
export function replaceChildren(node, ...children) {
  node.replaceChildren();
  fill(node, children);
}

const SHAPES = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a3 3 0 0 0 3 3h10M14 12l4 4-4 4",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  sliders: "M5 4v6m0 4v6M12 4v3m0 4v9M19 4v9m0 4v3M3 12h4M10 9h4M17 15h4",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M19 5l-1.4 1.4M6.4 17.6 5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12m10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  down: "M6 9l6 6 6-6",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
  check: "M5 12.5 10 17.5 19 7",
  plus: "M12 5v14M5 12h14",
  reply: "M4 20v-5a4 4 0 0 1 4-4h12M16 7l4 4-4 4",
};

/** A small line drawing that a screen reader passes over. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  drawing.append(path);
  return drawing;
}
