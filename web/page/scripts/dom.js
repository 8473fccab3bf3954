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

const said = new WeakMap();

/** Shows these nodes there, unless the same is there already: a screen reader says once more whatever
 * is replaced. `what` is all that the nodes say. */
export function renew(place, what, nodes) {
  const key = JSON.stringify(what);
  if (said.get(place) === key) return;
  said.set(place, key);
  place.replaceChildren(...nodes());
}

/** Changes what stands there. Whoever works by keys stays where they are; where that is gone, they go
 * on at `otherwise`. */
export function keepingFocus(place, otherwise, change) {
  const focused = document.activeElement;
  const inside = place.contains(focused);
  change();
  if (!inside || place.contains(document.activeElement)) return;
  const { id, dataset: { token } } = focused;
  const same = (one) => (id || token) && one.id === id && one.dataset.token === token;
  const again = [...place.querySelectorAll("button, input, select")].find(same) ?? otherwise();
  again?.focus({ preventScroll: true });
}
