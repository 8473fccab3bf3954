/** The messages of the open channel: kept in order, changed in place, scrolled with care. */

import { element, icon } from "./dom.js";
import { dots } from "./components.js";
import { focusIn, keepPictures, replaceInOrder, restoreFocus, skeleton } from "./log_nodes.js";
import { messageView } from "./message.js";
import { day } from "./moments.js";
import { say } from "./words.js";

const GROUP_MILLISECONDS = 7 * 60 * 1000;
const NEAR_THE_END = 80;
const PLAIN = 0;

export class Log {
  /** Message id → what was drawn for it, so that nothing is drawn twice. */
  #drawn = new Map();
  #sticks = true;
  /** What would have been drawn while a finger is down: what it presses must not be replaced. */
  #held = null;
  /** How it was scrolled before a menu's sheet came up from below. */
  #beneath = null;

  /**
   * @param {HTMLElement} root
   * @param {import("./session.js").Session} session
   * @param {import("./acts.js").Acts} acts
   */
  constructor(root, session, acts) {
    this.root = root;
    this.app = root.closest(".app");
    this.session = session;
    this.state = session.state;
    this.acts = acts;
    this.list = element("div", { class: "log-list" });
    const toEnd = {
      class: "to-end",
      type: "button",
      hidden: true,
      on: { click: () => this.toEnd() },
    };
    this.newer = element(
      "button",
      toEnd,
      element("span", { data: { say: "new-messages" } }),
      icon("down"),
    );
    root.append(this.list, this.newer);
    this.#watch();
  }

  #watch() {
    this.state.on("messages", (about) => this.#draw(about ?? {}));
    for (const topic of ["people", "offered"]) this.state.on(topic, () => this.#redraw());
    this.state.on("room", () => this.#entered());
    this.state.on("language", () => this.#name());
    this.state.on("sheet", (sheet) => (sheet ? this.#rise(sheet) : this.#settle()));
    this.root.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.root.addEventListener("pointerdown", () => {
      this.#held ??= [];
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => this.#release());
    // Whatever grows (a picture, the composer), the end stays in sight if it was.
    const keep = new ResizeObserver(() => this.#sticks && this.toEnd());
    keep.observe(this.list);
    keep.observe(this.root);
  }

  #reader() {
    return {
      state: this.state,
      open: (place) => this.session.open(place),
      become: (person) => this.session.become(person),
    };
  }

  #entered() {
    this.#sticks = true;
    this.#name();
  }

  #name() {
    const place = this.state.placeName(this.state.room);
    this.root.setAttribute("aria-label", say("messages-in", { place }));
  }

  /** Names or languages have changed, so that every line may read differently. */
  #redraw() {
    const { me, people, bot, commands } = this.state;
    const about = JSON.stringify([me, people, bot.name, commands.map((one) => one.shown)]);
    if (about === this.#about) return;
    this.#about = about;
    this.#drawn.clear();
    this.#draw({});
  }
  #about = "";

  /** After the click that follows. */
  #release() {
    setTimeout(() => {
      const held = this.#held ?? [];
      this.#held = null;
      held.forEach((about) => this.#draw(about));
    });
  }

  #draw(about) {
    if (this.#held) return this.#held.push(about);
    this.#drawNow(about);
  }

  #drawNow({ older, arrived, errand }) {
    this.root.setAttribute("aria-busy", String(this.state.loading));
    const focus = focusIn(this.list);
    const height = this.list.scrollHeight;
    const top = this.root.scrollTop;
    replaceInOrder(this.list, this.#lines());
    this.#forget();
    restoreFocus(this.list, focus);
    if (older) this.root.scrollTop = top + this.list.scrollHeight - height;
    else if (this.#sticks || errand) this.toEnd();
    else if (arrived?.ephemeral || arrived?.mine) this.toEnd();
    else if (arrived) this.newer.hidden = false;
  }

  #lines() {
    const lines = [this.#beginning()];
    let before = null;
    for (const message of this.state.messages) {
      if (!before || dayOf(before) !== dayOf(message)) lines.push(this.#dayLine(message));
      lines.push(this.#line(message, isGrouped(before, message)));
      before = message;
    }
    return [...lines, ...this.state.errands.map((errand) => this.#errand(errand))];
  }

  #line(message, grouped) {
    const pending = this.state.pending.get(message.id);
    const old = this.#drawn.get(message.id);
    if (old && old.message === message && old.grouped === grouped && old.pending === pending) {
      return old.node;
    }
    const about = { grouped, pending, acts: this.acts, reader: this.#reader() };
    const node = messageView(message, about);
    if (old) keepPictures(old.node, node);
    this.#drawn.set(message.id, { message, grouped, pending, node });
    return node;
  }

  #dayLine(message) {
    const key = `day-${dayOf(message)}`;
    const words = day(message.timestamp, this.state.myself?.locale ?? "en");
    return this.#once(key, () =>
      element("div", { class: "day", role: "separator" }, element("span", {}, words)),
    );
  }

  #beginning() {
    if (this.state.hasOlder || this.state.loading) return this.#once("loading", skeleton);
    const name = this.state.placeName(this.state.room);
    const words = name ? say("beginning", { place: name }) : "";
    return this.#once(`beginning-${words}`, () => element("p", { class: "beginning" }, words));
  }

  #once(key, build) {
    const old = this.#drawn.get(key)?.node;
    const node = old ?? build();
    this.#drawn.set(key, { node });
    return node;
  }

  #errand(errand) {
    const sending = errand.state === "pending";
    const forget = {
      class: "dismiss",
      type: "button",
      on: { click: () => this.acts.forget(errand) },
    };
    return element(
      "article",
      { class: "message message-errand" },
      element(
        "div",
        { class: "message-body" },
        element(
          "p",
          { class: "thinking" },
          sending ? dots() : null,
          element("span", { class: "chip" }, errand.shown),
        ),
        sending ? null : element("p", { class: "failure", role: "alert" }, errand.error),
        sending
          ? null
          : element(
              "p",
              { class: "private-note" },
              icon("eye"),
              say("only-you"),
              element("button", forget, say("dismiss")),
            ),
      ),
    );
  }

  /** What is no longer shown need not be remembered. */
  #forget() {
    for (const [key, { node }] of this.#drawn) if (!node.isConnected) this.#drawn.delete(key);
  }

  /** A sheet covers the lower part: what is left shows the picture that the menu is about. */
  #rise({ button, height }) {
    const { app } = this;
    this.#beneath ??= { top: this.root.scrollTop, sticks: this.#sticks };
    app.style.setProperty("--sheet", `${height}px`);
    app.classList.add("app-sheet");
    const above = (one) => one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    const pictures = [...this.list.querySelectorAll(".picture")].filter(above);
    (pictures.at(-1) ?? button).scrollIntoView({ block: "end" });
  }

  #settle() {
    const before = this.#beneath;
    this.#beneath = null;
    this.app.classList.remove("app-sheet");
    if (before?.sticks) this.toEnd();
    else if (before) this.root.scrollTop = before.top;
  }

  #scrolled() {
    if (this.#beneath) return;
    const { scrollTop, scrollHeight, clientHeight } = this.root;
    this.#sticks = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
    if (this.#sticks) this.newer.hidden = true;
    if (scrollTop < 300) this.session.older();
  }

  toEnd() {
    if (this.#beneath) {
      this.#beneath.sticks = true;
      return;
    }
    this.#sticks = true;
    this.newer.hidden = true;
    this.root.scrollTop = this.root.scrollHeight;
  }
}

function dayOf(message) {
  return new Date(message.timestamp).toDateString();
}

function isGrouped(before, message) {
  if (!before || before.system || before.author.id !== message.author.id) return false;
  if (message.type !== PLAIN || before.ephemeral !== message.ephemeral) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MILLISECONDS;
}
