/** The red number on a place or a person. */

import { element } from "./dom.js";
import { say } from "./words.js";

/** How often somebody was called. */
export function badge(count) {
  const words = say("mentions", { count });
  const shown = element("span", { "aria-hidden": "true" }, String(count));
  return element(
    "span",
    { class: "badge", title: words },
    shown,
    element("span", { class: "unseen" }, words),
  );
}
