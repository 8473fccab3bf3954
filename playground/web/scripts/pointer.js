/** Points at one element: a ring around it, and into view it goes. */

const RING = "pointed";

export function unpoint() {
  for (const node of document.querySelectorAll(`.${RING}`)) node.classList.remove(RING);
}

export function pointAt(node) {
  if (node?.classList.contains(RING)) return;
  unpoint();
  if (!node) return;
  node.classList.add(RING);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const box = node.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) {
    node.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  }
}
