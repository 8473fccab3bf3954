/** The list at the left: servers with channels and threads, conversations, and who you are. */

import { avatar } from "./avatar.js";
import { Refused, people as peopleApi } from "./api.js";
import { badge } from "./badge.js";
import { element, icon, replaceChildren } from "./dom.js";
import { follow } from "./inline.js";
import { themeButton } from "./theme.js";
import { language, say } from "./words.js";

export class Places {
  /**
   * @param {HTMLElement} root
   * @param {import("./session.js").Session} session
   * @param {() => void} openBackstage
   */
  constructor(root, session, openBackstage) {
    this.root = root;
    this.session = session;
    this.state = session.state;
    this.list = element("div", { class: "places-list" });
    this.foot = element("div", { class: "places-foot" });
    const behind = element(
      "button",
      {
        class: "round-button backstage-button",
        type: "button",
        data: { sayTitle: "behind-the-scenes", sayLabel: "behind-the-scenes" },
        on: { click: openBackstage },
      },
      icon("sliders"),
    );
    this.tools = element("div", { class: "places-tools" }, themeButton(), behind);
    root.append(this.list, this.foot);
    for (const topic of ["places", "room", "people"]) this.state.on(topic, () => this.#changed());
    this.pressed = false;
    this.late = false;
    this.list.addEventListener("pointerdown", () => (this.pressed = true));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => this.#lifted());
  }

  /** Drawn anew under a finger, the list would swallow its click: then it waits for the lifting. */
  #changed() {
    if (this.pressed) this.late = true;
    else this.#draw();
  }

  /** The click itself comes right after this. */
  #lifted() {
    this.pressed = false;
    if (!this.late) return;
    this.late = false;
    setTimeout(() => this.#changed());
  }

  #draw() {
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement.dataset.place
      : null;
    replaceChildren(
      this.list,
      this.state.places.guilds.map((guild) => this.#guild(guild)),
      this.#conversations(),
    );
    replaceChildren(this.foot, this.#myself(), this.tools);
    if (focused) this.list.querySelector(`[data-place="${focused}"]`)?.focus();
    document.title = this.#title();
  }

  #title() {
    const calls = this.state.everywhere.reduce((sum, place) => sum + place.mentions, 0);
    const name = this.state.placeName(this.state.room);
    return `${calls ? `(${calls}) ` : ""}${this.state.myself?.name ?? say("playground")} · ${name}`;
  }

  #guild(guild) {
    return element(
      "section",
      { class: "guild" },
      element(
        "h2",
        { class: "guild-name" },
        element("img", { src: "/web/icon.svg", alt: "", width: 28, height: 28 }),
        guild.name,
      ),
      element(
        "ul",
        {},
        guild.channels.map((channel) => this.#channel(channel)),
      ),
    );
  }

  #channel(channel) {
    const open = channel.threads.filter(
      (thread) => !thread.thread_metadata.archived || thread.id === this.state.here,
    );
    const threads = open.map((thread) =>
      element("li", {}, this.#link(thread, "thread", thread.name)),
    );
    return element(
      "li",
      {},
      this.#link(channel, "hash", channel.name),
      threads.length ? element("ul", { class: "threads" }, threads) : null,
    );
  }

  #conversations() {
    const items = this.state.places.dms.map((place) => {
      const [user] = place.recipients;
      const name = this.state.userName(user);
      const face = this.#face(user.id, name);
      return element("li", {}, this.#link(place, face, name));
    });
    const bot = this.state.places.dms.some((place) =>
      place.recipients.some((user) => user.id === this.state.bot.id),
    );
    return element(
      "section",
      { class: "guild" },
      element("h2", { class: "places-title" }, say("direct-messages")),
      element("ul", {}, items, bot ? null : element("li", {}, this.#firstWords())),
    );
  }

  #face(id, name) {
    const isBot = id === this.state.bot.id;
    const presence = this.state.bot.online ? "online" : "offline";
    const dot = isBot
      ? element("span", { class: `presence presence-${presence}`, title: say(presence) })
      : null;
    return element("span", { class: "face" }, avatar(id, name, "avatar-small"), dot);
  }

  /** Nobody has spoken yet: opening the conversation makes it. */
  #firstWords() {
    const { bot } = this.state;
    const start = async () => {
      try {
        const place = await peopleApi.talkToBot(this.state.me);
        await this.session.refreshPlaces();
        await this.session.open(place.id);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    };
    return element(
      "button",
      { class: "place", type: "button", on: { click: start } },
      this.#face(bot.id, bot.name),
      element("span", { class: "place-name" }, bot.name),
    );
  }

  #link(place, mark, name) {
    const here = place.id === this.state.here;
    const classes = ["place"];
    if (here) classes.push("place-here");
    if (place.unread && !here) classes.push("place-unread");
    const properties = {
      class: classes.join(" "),
      href: `?as=${this.state.me}#${place.id}`,
      "aria-current": here ? "page" : null,
      data: { place: place.id, thread: place.thread_metadata ? place.id : "" },
      on: { click: (event) => follow(event, () => this.session.open(place.id)) },
    };
    return element(
      "a",
      properties,
      typeof mark === "string" ? icon(mark) : mark,
      element("span", { class: "place-name" }, name),
      place.mentions ? badge(place.mentions) : null,
    );
  }

  #myself() {
    const me = this.state.myself;
    if (!me) return null;
    const names = new Intl.DisplayNames(language(), { type: "language" });
    return element(
      "div",
      { class: "myself" },
      avatar(me.id, me.name),
      element(
        "span",
        {},
        element("strong", {}, me.name),
        element("span", { class: "muted" }, names.of(me.locale.slice(0, 2))),
      ),
    );
  }
}
