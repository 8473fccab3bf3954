import { element } from "./dom.js";

const FAR = 10;
const HOLD = 250;
const EDGE = 70;
const SCROLL = 14;

/** A piece is dragged from the hand: with a mouse at once, with a finger after a moment of rest, so
 * that a hand can still be scrolled. `lift` is told when it begins, `drop` where it ends. */
export class Drag {
  #lift;
  #drop;

  constructor({ lift, drop }) {
    this.#lift = lift;
    this.#drop = drop;
  }

  /** Somebody has put a finger on this piece; `piece` makes a picture of it. */
  grab(touch, down, piece) {
    const area = down.currentTarget;
    const stop = new AbortController();
    const { signal } = stop;
    let ghost = null;
    const lifted = () => {
      if (ghost) return;
      ghost = piece();
      document.body.append(ghost);
      this.#lift(touch);
    };
    const follow = (event) => {
      lifted();
      place(ghost, event);
    };
    const end = () => {
      stop.abort();
      clearTimeout(timer);
      ghost?.remove();
      mark(null);
    };
    const timer = down.pointerType === "touch" ? setTimeout(() => follow(down), HOLD) : 0;
    const move = (event) => {
      if (event.pointerId !== down.pointerId) return;
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR;
      if (!ghost && !far) return;
      if (!ghost && down.pointerType === "touch") {
        end();
        return;
      }
      follow(event);
    };
    const up = (event) => {
      if (event.pointerId !== down.pointerId) return;
      const dropped = ghost !== null;
      end();
      if (dropped) this.#drop(event.clientX, event.clientY);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", end, { signal });
    // Touches go to the element they began on, even when it is there no more.
    area.addEventListener("touchmove", (event) => ghost && event.preventDefault(), { passive: false, signal });
  }
}

/** The place of the board under this point. */
export function placeAt(x, y) {
  return document.elementFromPoint(x, y)?.closest("#stage .touch") ?? null;
}

function place(ghost, event) {
  ghost.style.left = `${event.clientX}px`;
  ghost.style.top = `${event.clientY}px`;
  mark(placeAt(event.clientX, event.clientY));
  if (event.clientY < EDGE) window.scrollBy(0, -SCROLL);
  else if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
}

function mark(area) {
  for (const one of document.querySelectorAll(".touch.over")) if (one !== area) one.classList.remove("over");
  area?.classList.add("over");
}

/** This part of a picture, as large as it is shown. */
export function cutOut(image, box) {
  const shown = image.getBoundingClientRect();
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" });
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.style.backgroundImage = `url("${image.src}")`;
  ghost.style.backgroundSize = `${shown.width}px ${shown.height}px`;
  ghost.style.backgroundPosition = `${shown.left - box.left}px ${shown.top - box.top}px`;
  return ghost;
}
