/** A list to choose from, with one active line: for menus and for what the composer suggests. */

import { element, icon } from "./dom.js";

let lists = 0;

/**
 * @typedef {object} Item
 * @property {string} value
 * @property {string} label
 * @property {string} [hint]
 * @property {string} [emoji]
 * @property {Node} [face]
 */

export class OptionList {
  #items = [];
  #active = -1;

  /**
   * @param {object} settings
   * @param {string} settings.label what the list is called
   * @param {(item: Item) => void} settings.choose
   * @param {(id: string|null) => void} [settings.point] told which line is active
   * @param {boolean} [settings.multiple]
   */
  constructor({ label, choose, point = () => {}, multiple = false }) {
    this.choose = choose;
    this.point = point;
    this.picked = new Set();
    this.id = `list-${++lists}`;
    const properties = { class: "options", role: "listbox", id: this.id, "aria-label": label };
    this.node = element("ul", { ...properties, "aria-multiselectable": multiple ? "true" : null });
  }

  get active() {
    return this.#items[this.#active];
  }

  get length() {
    return this.#items.length;
  }

  /** Show these lines; the first, or the first picked one, becomes active. */
  show(items, active = 0) {
    this.#items = items;
    this.node.replaceChildren(...items.map((item, index) => this.#line(item, index)));
    this.activate(items.length ? active : -1);
  }

  #line(item, index) {
    const properties = {
      class: "option",
      role: "option",
      id: `${this.id}-${index}`,
      "aria-selected": String(this.picked.has(item.value)),
      data: { value: item.value },
      on: {
        pointermove: () => this.#active !== index && this.activate(index, false),
        // The focus stays where it is, in the text that is being typed.
        mousedown: (event) => event.preventDefault(),
        click: () => this.choose(item),
      },
    };
    return element(
      "li",
      properties,
      item.face ?? (item.emoji ? element("span", { class: "emoji" }, item.emoji) : null),
      element(
        "span",
        { class: "option-words" },
        element("span", { class: "option-label" }, item.label),
        item.hint ? element("span", { class: "option-hint" }, item.hint) : null,
      ),
      element("span", { class: "option-check" }, icon("check")),
    );
  }

  activate(index, scroll = true) {
    this.node.querySelector(".option-active")?.classList.remove("option-active");
    this.#active = index;
    const line = this.node.children[index];
    line?.classList.add("option-active");
    if (scroll) line?.scrollIntoView({ block: "nearest" });
    this.point(line?.id ?? null);
  }

  /** Mark what is picked, without building the lines anew. */
  pick(values) {
    this.picked = new Set(values);
    for (const line of this.node.children) {
      line.setAttribute("aria-selected", String(this.picked.has(line.dataset.value)));
    }
  }

  move(steps) {
    const count = this.#items.length;
    if (count) this.activate((this.#active + steps + count) % count);
  }

  /** Go to the next line that begins with these letters. */
  seek(letters) {
    const wanted = letters.toLowerCase();
    const found = this.#items.findIndex((item) => item.label.toLowerCase().startsWith(wanted));
    if (found >= 0) this.activate(found);
  }

  /** Arrows, Home and End; says whether the key was one of them. */
  handleArrow(key) {
    const moves = {
      ArrowDown: () => this.move(1),
      ArrowUp: () => this.move(-1),
      Home: () => this.activate(0),
      End: () => this.activate(this.#items.length - 1),
    };
    moves[key]?.();
    return key in moves;
  }
}
