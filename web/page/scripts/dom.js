/** An element with these properties, attributes and children. */
export function element(tag, given = {}, children = []) {
  const made = document.createElement(tag);
  fill(made, given);
  made.append(...children);
  return made;
}

/** The same for a drawing. */
export function drawn(tag, given = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(made, given);
  return made;
}

function fill(made, given) {
  for (const [name, value] of Object.entries(given)) {
    if (name === "on") Object.entries(value).forEach(([kind, hear]) => made.addEventListener(kind, hear));
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value === true ? "" : value);
  }
}

/** A button that does something. */
export function button(label, act, given = {}) {
  const { look = "", ...rest } = given;
  const made = element("button", { type: "button", class: `button ${look}`.trim(), ...rest }, [label]);
  made.addEventListener("click", act);
  return made;
}
