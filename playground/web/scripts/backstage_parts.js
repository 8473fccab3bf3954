/** What the drawer is built of. */

import { element } from "./dom.js";

/** A titled part of the drawer. */
export function part(title, ...children) {
  return element("section", { class: "part" }, element("h3", {}, title), children);
}

/** A switch. `changed` is told where it now stands. */
export function toggle(key, label, on, changed) {
  const box = element("input", { type: "checkbox", role: "switch", data: { control: key } });
  box.checked = on;
  box.addEventListener("change", () => changed(box.checked));
  return element("label", { class: "switch" }, element("span", {}, label), box);
}
