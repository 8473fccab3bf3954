/** Faces: initials on a colour that belongs to the person for good. */

import { element } from "./dom.js";

const COLOURS = 8;

export function avatar(id, name, more = "") {
  const digits = id.slice(-6);
  const properties = {
    class: `avatar ${more}`,
    "aria-hidden": "true",
    data: { colour: String(Number(digits) % COLOURS) },
  };
  return element("span", properties, initials(name));
}

function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0].toUpperCase())
    .join("");
}
