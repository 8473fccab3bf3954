/** One person at the page: who, where, and what arrives for them. */

import { Away, Refused, messages as messagesApi, people as peopleApi } from "./api.js";
import { Live } from "./live.js";
import { brokenPromise, concernsRoom, take } from "./news.js";
import { setWorldTime } from "./world_clock.js";

const LAST_PERSON = "playground.person";

export class Session {
  #refreshing = 0;
  #visit = 0;
  /** News that came while messages were being fetched: the fetched ones may be older. */
  #meanwhile = [];

  constructor(state) {
    this.state = state;
    this.live = new Live(
      (news) => this.#hear(news),
      (connected) => this.#connected(connected),
    );
  }

  /** Find out who this tab is, and listen; asks again until the stand-in is there. */
  async begin() {
    addEventListener("popstate", () => this.#follow());
    addEventListener("hashchange", () => this.#follow());
    document.addEventListener("visibilitychange", () => this.#read());
    while (!(await this.#meetEveryone())) await new Promise((done) => setTimeout(done, 700));
    await this.become(this.#whoever(), { silently: true });
  }

  async #meetEveryone() {
    try {
      const { people, bot, clock } = await peopleApi.everyone();
      setWorldTime(clock.now);
      Object.assign(this.state, { people, bot });
      this.state.tell("people");
      return true;
    } catch (error) {
      if (error instanceof Away) this.#connected(false);
      return false;
    }
  }

  #whoever() {
    const known = (word) =>
      this.state.people.find((person) => person.id === word || person.username === word);
    const wanted = new URLSearchParams(location.search).get("as");
    const language = navigator.language.slice(0, 2);
    const reader = this.state.people.find((person) => person.locale.startsWith(language));
    const found = known(wanted) ?? known(localStorage.getItem(LAST_PERSON)) ?? reader;
    return (found ?? this.state.people[0]).id;
  }

  /** Be this person from now on; the open channel stays open if they see it too. */
  async become(personId, { silently = false } = {}) {
    localStorage.setItem(LAST_PERSON, personId);
    // What one person sees privately must not stay on the screen of another.
    Object.assign(this.state, { me: personId, here: "", messages: [], errands: [] });
    this.state.pending.clear();
    this.#address(this.#wantedRoom(), silently);
    this.state.tell("people");
    await this.refreshPlaces();
    if (personId !== this.state.me) return;
    this.live.open(personId);
    await this.#enter(this.#wantedRoom());
  }

  #wantedRoom() {
    return location.hash.slice(1);
  }

  #address(room, silently) {
    const address = `?as=${this.state.me}${room ? `#${room}` : ""}`;
    if (address === location.search + location.hash) return;
    history[silently ? "replaceState" : "pushState"](null, "", address);
  }

  #follow() {
    const wanted = new URLSearchParams(location.search).get("as");
    const other = this.state.people.find((person) => person.id === wanted);
    if (other && other.id !== this.state.me) this.become(other.id, { silently: true });
    else this.#enter(this.#wantedRoom());
  }

  async refreshPlaces() {
    const me = this.state.me;
    try {
      const places = await peopleApi.places(me);
      if (me === this.state.me) this.#took(places);
    } catch (error) {
      if (!(error instanceof Away || error instanceof Refused)) throw error;
    }
  }

  #took(places) {
    this.state.places = places;
    this.state.tell("places");
  }

  /** Several pieces of news at once ask for one look. */
  #refreshSoon() {
    clearTimeout(this.#refreshing);
    this.#refreshing = setTimeout(async () => {
      await this.#meetEveryone();
      await this.refreshPlaces();
      if (!this.state.room) await this.#enter("");
    }, 40);
  }

  /** Go to a channel, thread or conversation, perhaps one that is new. */
  async open(placeId) {
    if (!this.state.place(placeId)) await this.refreshPlaces();
    this.#address(placeId, false);
    await this.#enter(placeId);
  }

  async #enter(wanted) {
    const place = this.state.place(wanted) ?? this.state.everywhere[0];
    if (!place) return;
    this.#address(place.id, true);
    const moved = place.id !== this.state.here;
    Object.assign(this.state, { here: place.id, loading: moved });
    if (moved) Object.assign(this.state, { messages: [], hasOlder: false });
    this.state.tell("room");
    this.state.tell("messages", { fresh: moved });
    await this.#catchUp();
  }

  /** The latest messages of the open channel, as this person sees them now. */
  async #catchUp() {
    const visit = ++this.#visit;
    const { me, here } = this.state;
    this.#meanwhile = [];
    try {
      const { messages } = await messagesApi.latest(me, here);
      if (visit !== this.#visit) return;
      Object.assign(this.state, { messages, loading: false, hasOlder: messages.length === 50 });
      this.#meanwhile.forEach((news) => take(this.state, news));
      this.state.tell("messages", { fresh: true });
      await this.#read();
    } catch (error) {
      if (!(error instanceof Away || error instanceof Refused)) throw error;
    }
  }

  async older() {
    const { me, here, messages, hasOlder } = this.state;
    if (!hasOlder || !messages.length) return;
    this.state.hasOlder = false;
    const found = (await messagesApi.before(me, here, messages[0].id)).messages;
    if (here !== this.state.here || me !== this.state.me) return;
    this.state.messages = [...found, ...this.state.messages];
    this.state.hasOlder = found.length === 50;
    this.state.tell("messages", { older: true });
  }

  async #read() {
    const { me, here, room } = this.state;
    if (document.hidden || !room || !(room.unread || room.mentions)) return;
    Object.assign(room, { unread: 0, mentions: 0 });
    this.state.tell("places");
    await messagesApi.read(me, here).catch(() => null);
  }

  #badge(placeId, badge) {
    const place = this.state.place(placeId);
    if (!place) return;
    Object.assign(place, badge);
    if (placeId === this.state.here && !document.hidden) this.#read();
    else this.state.tell("places");
  }

  #connected(connected) {
    this.state.connected = connected;
    this.state.tell("connection");
  }

  #hear(news) {
    const here = news.channel_id === this.state.here;
    if (concernsRoom(this.state, news)) {
      this.#meanwhile.push(news);
      take(this.state, news);
    }
    if (news.badge) this.#badge(news.channel_id, news.badge);
    if (news.places_changed) this.#refreshSoon();
    if (news.type.startsWith("message_reaction") && here) this.#look(news.data.message_id);
    this.#hearMore(news);
    this.state.tell("news", news);
  }

  #hearMore(news) {
    switch (news.type) {
      case "hello":
        return this.#welcomed(news.data);
      case "bot_presence":
        return this.#meetEveryone();
      case "clock_update":
        setWorldTime(news.data.now);
        return this.state.tell("clock");
      case "commands_update":
        return this.state.tell("commands");
      case "interaction_update":
        return brokenPromise(this.state, news.data);
    }
  }

  /** Connected, perhaps again: catch up with everything that was missed. */
  async #welcomed(places) {
    this.#took(places);
    await this.#meetEveryone();
    this.state.tell("commands");
    if (this.state.here) await this.#catchUp();
  }

  async #look(messageId) {
    const { me, here } = this.state;
    const message = await messagesApi.one(me, here, messageId).catch(() => null);
    if (message) take(this.state, { type: "message_update", data: message });
  }
}
