/** Where this element stands on the screen, while the same question stands: what appears above it
 * must not move it away from under the finger. */
export function topOf(node, prompt) {
  const before = node.getBoundingClientRect().top;
  const same = prompt !== undefined && document.getElementById("prompt")?.textContent === prompt;
  return {
    restore() {
      if (same) window.scrollBy({ top: node.getBoundingClientRect().top - before, behavior: "instant" });
    },
  };
}

/** What is between that which stays at the top of the screen and that which lies at its bottom, where
 * this part of the page is. */
function roomFor(part, head, sheet) {
  const over = (node) => node.getBoundingClientRect().left <= part.left;
  const stays = (node) => node.offsetHeight > 0 && getComputedStyle(node).position === "sticky" && over(node);
  const top = stays(head) ? head.offsetHeight : 0;
  return { top, bottom: stays(sheet) ? sheet.getBoundingClientRect().top : window.innerHeight };
}

/** Scrolls so that this part of the page is in view. */
export function keepInView(part, head, sheet) {
  if (!part) return;
  const room = roomFor(part, head, sheet);
  const above = part.top - room.top;
  const below = part.bottom - room.bottom;
  if (above < 0 || below > 0) window.scrollBy({ top: above < 0 ? above : Math.min(above, below), behavior: "instant" });
}

/** Whether at least half of this part is in view. */
export function mostlySeen(part, head, sheet) {
  const room = roomFor(part, head, sheet);
  return Math.min(part.bottom, room.bottom) - Math.max(part.top, room.top) >= part.height / 2;
}
