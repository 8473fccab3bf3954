/** Behind the scenes: what a host or developer wants to try on the bot. */

import { Away, Refused, controls, people as peopleApi } from "./api.js";
import { element, icon, replaceChildren } from "./dom.js";
import { clockPart } from "./backstage_clock.js";
import { connectionPart } from "./backstage_connection.js";
import { part, toggle } from "./backstage_parts.js";
import { permissionsPart } from "./backstage_permissions.js";
import { troublePart } from "./backstage_trouble.js";
import { say } from "./words.js";

const LANGUAGES = [
  ["en-US", "English"],
  ["ru", "Русский"],
  ["uk", "Українська"],
];

export class Backstage {
  #opener = null;
  #looks = 0;

  /**
   * @param {HTMLElement} root
   * @param {import("./session.js").Session} session
   */
  constructor(root, session) {
    this.root = root;
    this.session = session;
    this.state = session.state;
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    for (const topic of ["people", "room", "clock"]) this.state.on(topic, () => this.#draw());
  }

  toggle() {
    if (!this.root.hidden) return this.close();
    this.#opener = document.activeElement;
    this.root.hidden = false;
    this.#draw().then(() => this.root.querySelector("button")?.focus());
  }

  close() {
    this.root.hidden = true;
    this.#opener?.focus();
  }

  async #draw() {
    if (this.root.hidden) return;
    const look = ++this.#looks;
    this.root.setAttribute("aria-busy", "true");
    try {
      const found = await this.#look();
      // What a finger presses must not be replaced under it.
      while (this.root.matches(":active")) await new Promise(requestAnimationFrame);
      if (look === this.#looks) this.#show(found);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Away)) throw error;
    }
    if (look === this.#looks) this.root.setAttribute("aria-busy", "false");
  }

  async #look() {
    const { room } = this.state;
    const guilded = room?.guild_id ? room : null;
    const [now, bot, { requests }] = await Promise.all([
      controls.state(),
      guilded ? controls.botPermissions(guilded.id) : null,
      controls.requests(),
    ]);
    return { now, bot, requests, guilded };
  }

  #show({ now, bot, requests, guilded }) {
    const act = (deed) => this.#act(deed);
    const opened = new Set([...this.root.querySelectorAll("details[open]")].map((one) => one.id));
    const top = this.root.scrollTop;
    const focused = document.activeElement?.dataset?.control;
    replaceChildren(
      this.root,
      this.#head(),
      this.#you(),
      clockPart(now, act, this.state.myself?.locale),
      bot
        ? permissionsPart(this.state.placeName(this.#parent(guilded)), guilded.id, bot, act)
        : null,
      connectionPart(now, requests, act),
      troublePart(now, act),
      this.#newcomers(),
    );
    for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
    this.root.scrollTop = top;
    if (focused) this.root.querySelector(`[data-control="${focused}"]`)?.focus();
  }

  /** A thread has its channel's permissions. */
  #parent(place) {
    return place.thread_metadata ? this.state.place(place.parent_id) : place;
  }

  /** Do something, say what went wrong, and show how things stand. */
  async #act(deed) {
    this.root.setAttribute("aria-busy", "true");
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Away)) throw error;
      this.problem.textContent = error.message;
      this.root.setAttribute("aria-busy", "false");
      return;
    }
    await this.#draw();
  }

  #head() {
    this.problem = element("p", { class: "problem", role: "alert" });
    const close = {
      class: "round-button",
      type: "button",
      "aria-label": say("close"),
      on: { click: () => this.close() },
    };
    return element(
      "header",
      { class: "backstage-head" },
      element("h2", {}, say("behind-the-scenes")),
      element("button", close, icon("close")),
      this.problem,
    );
  }

  #you() {
    const me = this.state.myself;
    const change = (changes) => this.#act(() => peopleApi.change(me.id, changes));
    const languages = LANGUAGES.map(([locale, name]) => {
      const box = element("input", {
        type: "radio",
        name: "language",
        value: locale,
        data: { control: `language-${locale}` },
      });
      box.checked = me.locale === locale;
      box.addEventListener("change", () => change({ locale }));
      return element("label", { class: "choice" }, box, name);
    });
    return part(
      me.name,
      element(
        "fieldset",
        { class: "segmented" },
        element("legend", { class: "label" }, say("language")),
        languages,
      ),
      toggle("dms", say("takes-direct-messages"), me.dms_open, (open) =>
        change({ dms_open: open }),
      ),
    );
  }

  #newcomers() {
    const name = element("input", {
      class: "input",
      id: "newcomer",
      maxlength: "32",
      autocomplete: "off",
    });
    const add = (event) => {
      event.preventDefault();
      const { locale } = this.state.myself;
      if (name.value.trim()) this.#act(() => peopleApi.add(name.value.trim(), locale));
    };
    const channel = element("input", {
      class: "input",
      id: "new-channel",
      maxlength: "32",
      autocomplete: "off",
    });
    const [guild] = this.state.places.guilds;
    const found = (event) => {
      event.preventDefault();
      if (channel.value.trim())
        this.#act(() => controls.addChannel(guild.id, channel.value.trim()));
    };
    const form = (label, input, submit) =>
      element(
        "form",
        { class: "inline-form", on: { submit } },
        element("label", { class: "label", for: input.id }, label),
        element(
          "div",
          {},
          input,
          element("button", { class: "button button-plain", type: "submit" }, say("add")),
        ),
      );
    return part(
      say("newcomers"),
      form(say("a-person"), name, add),
      form(say("a-channel"), channel, found),
    );
  }
}
