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

/** Scrolls so that this part of the page is in view, below what stays at the top of the screen and
 * above what lies at its bottom. */
export function keepInView(part, head, sheet) {
  if (!part) return;
  const over = (node) => node.getBoundingClientRect().left <= part.left;
  const stays = (node) => getComputedStyle(node).position === "sticky" && over(node);
  const top = stays(head) ? head.offsetHeight : 0;
  const bottom = stays(sheet) ? sheet.getBoundingClientRect().top : window.innerHeight;
  const above = part.top - top;
  const below = part.bottom - bottom;
  if (above < 0 || below > 0) window.scrollBy({ top: above < 0 ? above : Math.min(above, below), behavior: "instant" });
}
