const MOST = 5;
const STEP = 1.0015;
const MOVED = 8;

const SWIPE = 60;

/** Pinch, wheel and drag on a picture; a touch that has moved is no touch. A finger that wipes over
 * the whole picture is told to `swiped`: 1 to the left, as one turns pages, and -1 to the right. */
export class Zoom {
  #frame;
  #sheet;
  #scale = 1;
  #x = 0;
  #y = 0;
  #fingers = new Map();
  #moved = 0;
  #began = null;

  constructor(frame, sheet, { changed, swiped }) {
    this.#frame = frame;
    this.#sheet = sheet;
    this.changed = changed;
    this.swiped = swiped;
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#swipe(event));
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(kind, (event) => this.#fingers.delete(event.pointerId));
    }
    frame.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  get scale() {
    return this.#scale;
  }

  /** The whole picture again. */
  reset() {
    [this.#scale, this.#x, this.#y] = [1, 0, 0];
    this.#apply();
  }

  #wheel(event) {
    const scrolls = event.deltaY > 0 || window.scrollY > 0;
    if (!event.ctrlKey && !event.metaKey && this.#scale === 1 && scrolls) return;
    event.preventDefault();
    this.#about(event.clientX, event.clientY, STEP ** -event.deltaY);
  }

  #down(event) {
    if (this.#fingers.size === 0) {
      this.#moved = 0;
      this.#began = event.pointerType === "touch" ? [event.clientX, event.clientY] : null;
    } else this.#began = null;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  #swipe(event) {
    if (!this.#began || this.#scale > 1) return;
    const [x, y] = [event.clientX - this.#began[0], event.clientY - this.#began[1]];
    this.#began = null;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.swiped(x < 0 ? 1 : -1);
  }

  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    this.#fingers.set(event.pointerId, now);
    if (others.length > 0) this.#pinch(before, now, others[0]);
    else if (this.#scale > 1) this.#drag(now[0] - before[0], now[1] - before[1]);
  }

  #pinch(before, now, other) {
    const apart = ([x, y]) => Math.hypot(x - other[0], y - other[1]) || 1;
    const [x, y] = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    this.#about(x, y, apart(now) / apart(before));
  }

  #drag(x, y) {
    this.#x += x;
    this.#y += y;
    this.#apply();
  }

  #click(event) {
    if (this.#moved < MOVED) return;
    event.stopPropagation();
    event.preventDefault();
    this.#moved = 0;
  }

  /** Larger or smaller, so that what is under this point stays there. */
  #about(clientX, clientY, factor) {
    const box = this.#frame.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const scale = Math.min(MOST, Math.max(1, this.#scale * factor));
    const share = scale / this.#scale;
    this.#x = x - (x - this.#x) * share;
    this.#y = y - (y - this.#y) * share;
    this.#scale = scale;
    this.#apply();
  }

  #apply() {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const room = this.#scale - 1;
    this.#x = Math.min(0, Math.max(-width * room, this.#x));
    this.#y = Math.min(0, Math.max(-height * room, this.#y));
    this.#sheet.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    this.#frame.classList.toggle("zoomed", this.#scale > 1);
    this.changed(this.#scale);
  }
}
