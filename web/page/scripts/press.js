/** An element that is replaced between the press and the release of a mouse button hears of no click:
 * so what others do is shown after the release. */

const LONGEST = 10_000;
let up = Promise.resolve();

function pressed(event) {
  if (event.button !== 0) return;
  up = new Promise((resolve) => {
    // The click comes with the release, so we wait for what is done in the same moment.
    const soon = () => setTimeout(resolve);
    for (const kind of ["pointerup", "pointercancel"]) {
      window.addEventListener(kind, soon, { once: true, capture: true });
    }
    setTimeout(resolve, LONGEST);
  });
}

window.addEventListener("pointerdown", pressed, { capture: true });

/** Until nothing is pressed, or somebody holds on to it for too long. */
export function released() {
  return up;
}
