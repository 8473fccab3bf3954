/** The top of the room: where you are, who you are, and who else you could be. */

import { avatar } from "./avatar.js";
import { people as peopleApi } from "./api.js";
import { badge } from "./badge.js";
import { element, icon, replaceChildren } from "./dom.js";
import { follow } from "./inline.js";
import { say } from "./words.js";

const LOOK_AGAIN = 4000;

export class Header {
  #soon = 0;

  /**
   * @param {HTMLElement} root
   * @param {import("./session.js").Session} session
   * @param {() => void} openPlaces
   */
  constructor(root, session, openPlaces) {
    this.session = session;
    this.state = session.state;
    this.title = element("h1", { class: "room-title" });
    this.people = element("nav", { class: "people", data: { sayLabel: "who-you-are" } });
    this.dot = element("span", { class: "badge menu-badge", hidden: true });
    const menu = {
      class: "round-button menu-button",
      type: "button",
      data: { sayLabel: "open-places" },
      on: { click: openPlaces },
    };
    root.append(element("button", menu, icon("menu"), this.dot), this.title, this.people);
    for (const topic of ["people", "room", "places"]) this.state.on(topic, () => this.#draw());
    this.state.on("news", () => this.#lookSoon());
    setInterval(() => document.hidden || this.#look(), LOOK_AGAIN);
  }

  #draw() {
    const { room, here } = this.state;
    replaceChildren(this.title, room ? this.#mark(room) : null, this.state.placeName(room));
    const elsewhere = this.state.everywhere.filter((place) => place.id !== here);
    const calls = elsewhere.reduce((sum, place) => sum + place.mentions, 0);
    this.dot.hidden = !calls;
    this.dot.textContent = String(calls);
    this.#drawPeople();
  }

  #mark(room) {
    if (!room.recipients) return icon(room.thread_metadata ? "thread" : "hash");
    const [other] = room.recipients;
    return avatar(other.id, this.state.userName(other), "avatar-small");
  }

  #drawPeople() {
    const focused = document.activeElement?.closest?.(".person")?.dataset.person;
    const links = this.state.people.map((person) => this.#person(person));
    replaceChildren(this.people, element("ul", {}, links));
    if (focused) this.people.querySelector(`[data-person="${focused}"]`)?.focus();
  }

  #person(person) {
    const mine = person.id === this.state.me;
    const calls = mine ? 0 : (this.state.calls.get(person.id) ?? 0);
    const label = say(mine ? "you-are" : "continue-as", { name: person.name });
    const properties = {
      class: mine ? "person person-me" : "person",
      href: `?as=${person.id}#${this.state.here}`,
      title: label,
      "aria-label": calls ? `${label}, ${say("mentions", { count: calls })}` : label,
      "aria-current": mine ? "true" : null,
      data: { person: person.id },
      on: { click: (event) => follow(event, () => mine || this.session.become(person.id)) },
    };
    const name = element("span", { class: "person-name" }, person.name);
    return element(
      "li",
      {},
      element("a", properties, avatar(person.id, person.name), name, calls ? badge(calls) : null),
    );
  }

  #lookSoon() {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#look(), 200);
  }

  /** How often each of the others has been called: nobody else's news come to this tab. */
  async #look() {
    const others = this.state.people.filter((person) => person.id !== this.state.me);
    const counts = await Promise.all(others.map((person) => callsFor(person.id)));
    const calls = new Map(others.map((person, index) => [person.id, counts[index]]));
    const changed = [...calls].some(([id, count]) => this.state.calls.get(id) !== count);
    this.state.calls = calls;
    if (!changed) return;
    this.#drawPeople();
    this.state.tell("calls");
  }
}

async function callsFor(personId) {
  const places = await peopleApi.places(personId).catch(() => null);
  if (!places) return 0;
  const channels = places.guilds.flatMap((guild) => guild.channels);
  const all = [...channels, ...channels.flatMap((channel) => channel.threads), ...places.dms];
  return all.reduce((sum, place) => sum + place.mentions, 0);
}
