import { button, element, keepingFocus, renew } from "./dom.js";
import { spoken, withoutSmallPrint } from "./text.js";

const REST = 200;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

/** What is looked at: the table as it stands, one of its parts, or its past. `calmly` does one thing
 * after the other, and tells what goes wrong; `changed` hears when something else is looked at, `inView`
 * scrolls to something. */
export class Views {
  node = element("nav", { class: "views" });
  ribbon = element("p", { class: "ribbon", hidden: true });
  caption = element("div", { class: "caption", "aria-live": "polite" });
  #server;
  #board;
  #calmly;
  #changed;
  #show;
  #screen = null;
  #token = null;
  #moment = null;
  #wanted = 0;
  #sliding = false;
  #where = element("output", { class: "here" });
  #slider = element("input", { type: "range", min: 1, class: "slider", id: "slider", on: { input: () => this.#slide() } });

  constructor(server, board, { calmly, changed, inView }) {
    this.#server = server;
    this.#board = board;
    this.#calmly = calmly;
    this.#changed = changed;
    this.#show = inView;
  }

  get isNow() {
    return this.#token === null && this.#moment === null;
  }

  /** The hand to show beside what is looked at. */
  get hand() {
    return this.#moment ? this.#moment.hand : this.#screen.hand;
  }

  /** From here on the table as it stands is looked at. */
  reset() {
    this.#token = null;
    this.#moment = null;
  }

  /** Shows what is looked at on a table that may have changed. */
  async show(screen) {
    this.#screen = screen;
    if (!this.#tokens().includes(this.#token)) this.#token = null;
    if (this.#moment) this.#draw(this.#moment);
    else if (this.#token === null) await this.#now();
    else await this.#part();
  }

  /** The next part, or the one before; after the last one the table itself. */
  step(by) {
    if (!this.#screen || this.#moment || this.#tokens().length < 2) return;
    const tokens = this.#tokens();
    this.#look(tokens[(tokens.indexOf(this.#token) + by + tokens.length) % tokens.length]);
  }

  now() {
    if (!this.isNow) this.#look(null);
  }

  #tokens() {
    return [null, ...this.#screen.parts.map((part) => part.token)];
  }

  #look(token) {
    return this.#calmly(async () => {
      this.#moment = null;
      this.#token = token;
      await this.show(this.#screen);
      await this.#changed();
    });
  }

  async #now() {
    const { board, said, touches } = this.#screen;
    this.#draw(null);
    await this.#board.show(board, said.board, touches.filter((one) => one.on === "board"));
  }

  async #part() {
    const found = await this.#server.part(this.#token);
    if (found.picture) await this.#board.show(found.picture, found.name, []);
    this.#draw(found);
  }

  // The past

  #open() {
    return this.#calmly(async () => {
      this.#token = null;
      await this.#showMoment(await this.#server.moment(0, ""));
      this.#slider.focus();
    });
  }

  #slide() {
    this.#wanted = Number(this.#slider.value);
    if (this.#sliding) return;
    this.#sliding = true;
    this.#calmly(async () => {
      try {
        while (this.#moment && this.#moment.number !== this.#wanted) {
          await this.#showMoment(await this.#server.moment(this.#wanted, this.#moment.eyes?.chosen ?? ""));
          await rest();
        }
      } finally {
        this.#sliding = false;
      }
    });
  }

  #lookThrough(eye) {
    return this.#calmly(async () => this.#showMoment(await this.#server.sameMoment(this.#moment.eyes.rev, eye)));
  }

  async #showMoment(moment) {
    await this.#board.show(moment.board, `${this.#screen.said.past}. ${moment.heading}`, []);
    this.#moment = moment;
    this.#draw(moment);
    await this.#changed();
  }

  // Words and buttons

  #draw(found) {
    const past = this.#moment !== null;
    this.#board.node.classList.toggle("past", past);
    this.ribbon.hidden = !past;
    this.ribbon.textContent = this.#screen.said.past;
    this.caption.replaceChildren(...this.#told(found));
    this.node.setAttribute("aria-label", this.#screen.said.parts);
    keepingFocus(this.node, () => this.node.querySelector("button"), () => (past ? this.#showPastBar() : this.#showBar(found)));
    if (!found) return;
    this.#show(this.#board.node);
    this.#show(this.node);
  }

  #told(found) {
    if (!found) return [];
    const { locale } = this.#screen;
    const told = found.lines.map(withoutSmallPrint).filter(Boolean);
    const lines = told.map((line) => element("li", {}, spoken(line, locale)));
    const heading = element("p", { class: "heading" }, spoken(found.heading ?? found.name, locale));
    return lines.length > 0 ? [heading, element("ul", { class: "lines" }, lines)] : [heading];
  }

  #showBar(found) {
    const { said, parts } = this.#screen;
    renew(this.node, [said, parts.length, found !== null], () => this.#bar(found));
  }

  #bar(found) {
    const { said, parts } = this.#screen;
    const past = button(said.history, () => this.#open(), { look: "small", id: "history" });
    if (parts.length === 0) return [past];
    const before = button("‹", () => this.step(-1), { look: "small arrow", id: "before", "aria-label": said.before });
    const after = button("›", () => this.step(1), { look: "small arrow", id: "after", "aria-label": said.after });
    const here = found ? [this.#back()] : [element("span", { class: "here" }, [said.board])];
    return [before, ...here, after, past];
  }

  #back() {
    return button(this.#screen.said.now, () => this.now(), { look: "small main", id: "now" });
  }

  /** The slider stays where it is: whoever drags it would lose it. */
  #showPastBar() {
    const { number, count, eyes } = this.#moment;
    this.#slider.max = count;
    this.#slider.setAttribute("aria-label", this.#screen.said.history);
    if (!this.#sliding) this.#slider.value = number;
    this.#where.textContent = `${number} / ${count}`;
    const shown = [this.#screen.said, eyes?.chosen, eyes?.known];
    renew(this.node, shown, () => [this.#slider, this.#where, ...(eyes ? [this.#eyes(eyes)] : []), this.#back()]);
  }

  /** After the end: whose eyes to look through. */
  #eyes({ label, chosen, known }) {
    const lines = known.map(({ token, name }) => element("option", { value: token, selected: token === chosen }, [name]));
    const choose = (event) => this.#lookThrough(event.target.value);
    return element("select", { class: "eyes", id: "eyes", "aria-label": label, on: { change: choose } }, lines);
  }
}
