import { Lost } from "./api.js";
import { button, drawn, element } from "./dom.js";
import { cutOut } from "./drag.js";
import { Zoom } from "./zoom.js";

const AREA_KEYS = ["Enter", " "];
const AROUND = 0.12;
const FADE = 300;
const CALM = window.matchMedia("(prefers-reduced-motion: reduce)");
/** So long a picture may be on its way, in milliseconds. */
const PATIENCE = 20_000;

/** A picture with what can be touched on it. A new one fades in over the former. `grabbed` hears of
 * a finger that is put on a piece, `swiped` of one that wipes over the picture. */
export class Picture {
  #sheet = element("div", { class: "sheet" });
  #places = drawn("svg", { class: "places", role: "group" });
  #image = null;
  #number = 0;

  constructor({ touched, grabbed = () => {}, swiped = () => {} }) {
    this.touched = touched;
    this.grabbed = grabbed;
    this.node = element("div", { class: "picture" }, [this.#sheet]);
    this.#sheet.append(this.#places);
    this.whole = button("", () => this.#zoom.reset(), { look: "small zoom", hidden: true });
    this.node.append(this.whole);
    const changed = (scale) => {
      this.whole.hidden = scale === 1;
    };
    this.#zoom = new Zoom(this.node, this.#sheet, { changed, swiped });
  }

  #zoom;

  /** Shows this picture with these places, once it has arrived. */
  async show(picture, name, touches) {
    this.#number += 1;
    const number = this.#number;
    if (this.#image?.getAttribute("src") !== picture.src) {
      const image = element("img", { src: picture.src, width: picture.width, height: picture.height, alt: name, class: "new" });
      await arrived(image);
      if (number !== this.#number) return;
      this.#fadeIn(image);
    }
    this.node.style.setProperty("--ratio", picture.width / picture.height);
    this.#places.setAttribute("aria-label", name);
    this.#mark(picture, touches);
  }

  /** Over a former one of the same shape; where people want no motion it takes its place at once. */
  #fadeIn(image) {
    const former = this.#image;
    this.#image = image;
    this.#places.before(image);
    if (!former || CALM.matches || !sameShape(former, image)) {
      former?.remove();
      image.classList.remove("new");
      return;
    }
    const done = () => {
      former.remove();
      image.classList.remove("new", "there");
    };
    former.setAttribute("aria-hidden", "true");
    requestAnimationFrame(() => requestAnimationFrame(() => image.classList.add("there")));
    setTimeout(done, FADE);
  }

  #mark(picture, touches) {
    const focused = document.activeElement;
    const kept = this.#places.contains(focused) ? focused.dataset.token : null;
    this.#places.setAttribute("viewBox", `0 0 ${picture.width} ${picture.height}`);
    this.#places.replaceChildren(...inOrder(touches).map((touch) => this.#area(touch)));
    const again = [...this.#places.children].find((area) => area.dataset.token === kept);
    again?.focus({ preventScroll: true });
  }

  #grab(touch, event) {
    const box = event.currentTarget.getBoundingClientRect();
    this.grabbed(touch, event, () => cutOut(this.#image, box));
  }

  /** Where what is tried lies on the screen, with room for what reaches beyond its place. */
  tried() {
    const length = (area) => Number(area.dataset.token.split(" ")[0]);
    const chosen = [...this.#places.querySelectorAll(".chosen.place")];
    const last = Math.max(...chosen.map(length));
    const boxes = chosen.filter((area) => length(area) === last).map((area) => area.getBoundingClientRect());
    if (boxes.length === 0) return null;
    const room = this.node.clientWidth * AROUND;
    const top = Math.min(...boxes.map((box) => box.top)) - room;
    const left = Math.min(...boxes.map((box) => box.left));
    return { top, left, bottom: Math.max(...boxes.map((box) => box.bottom)) + room };
  }

  #area(touch) {
    const area = drawn("polygon", {
      points: touch.points,
      class: ["touch", touch.chosen && "chosen", touch.place && "place"].filter(Boolean).join(" "),
      role: "button",
      tabindex: "0",
      "aria-label": touch.name,
      "aria-pressed": touch.chosen ? "true" : "false",
      "data-token": `${touch.length} ${touch.token}`,
      on: {
        click: () => this.touched(touch),
        pointerdown: (event) => this.#grab(touch, event),
        keydown: (event) => {
          if (!AREA_KEYS.includes(event.key)) return;
          event.preventDefault();
          this.touched(touch);
        },
      },
    });
    const title = drawn("title");
    title.textContent = touch.name;
    area.append(title);
    return area;
  }
}

/** Fails where the picture does not come. A page that nobody looks at need not draw it yet, and
 * browsers put off decoding until somebody does. */
export function arrived(image) {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Lost("the picture did not come"));
    setTimeout(lost, PATIENCE);
    image.addEventListener("error", lost);
    if (document.hidden) image.addEventListener("load", resolve);
    else image.decode().then(resolve, lost);
  });
}

/** `width` would tell how large a picture is shown, and nothing of one that is not shown yet. */
function sameShape(one, other) {
  return one.naturalWidth === other.naturalWidth && one.naturalHeight === other.naturalHeight;
}

/** Large ones below small ones, so that none is covered. */
function inOrder(touches) {
  return [...touches].sort((one, other) => size(other.points) - size(one.points));
}

function size(points) {
  const corners = points.split(" ").map((corner) => corner.split(",").map(Number));
  return Math.abs(corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length];
    return sum + x * nextY - nextX * y;
  }, 0));
}
