/** The red number on a place or a person. */

import { element } from "./dom.js";

/** How often somebody was called. */
export function badge(count) {
  const noun = count === 1 ? "mention" : "mentions";
  const spoken = element("span", { class: "unseen" }, ` ${noun}`);
  return element("span", { class: "badge", title: `${count} ${noun}` }, String(count), spoken);
}
