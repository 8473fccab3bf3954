/** What the page knows, and who wants to be told when it changes. */

/**
 * Topics: people, language (another one is spoken), places, room (another channel is open),
 * messages, calls, connection, commands (the bot has changed them), offered (those of this room are
 * known), clock (it was moved), sheet (a menu covers the lower part of a phone, or nothing does any
 * more), news, and `act`: something that a person did and the bot answered.
 */
export class State {
  #listeners = new Map();

  people = [];
  bot = { id: "", name: "", online: false };
  me = "";
  places = { guilds: [], dms: [] };
  here = "";
  messages = [];
  hasOlder = false;
  loading = false;
  connected = true;
  /** Mentions by person, for the badges on people. */
  calls = new Map();
  /** What is happening on a message: id → { customId, state, error }. */
  pending = new Map();
  /** Commands on their way or lost: [{ id, words, shown, state, error }]. */
  errands = [];
  /** The commands that are offered here: [{ words, shown, hint, options }]. */
  commands = [];

  on(topic, listener) {
    const listeners = this.#listeners.get(topic) ?? [];
    this.#listeners.set(topic, [...listeners, listener]);
  }

  tell(topic, about) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(about);
  }

  get myself() {
    return this.people.find((person) => person.id === this.me);
  }

  get room() {
    return this.place(this.here);
  }

  /** Every place of this person, threads after their channel. */
  get everywhere() {
    const channels = this.places.guilds.flatMap((guild) => guild.channels);
    return [...channels.flatMap((one) => [one, ...one.threads]), ...this.places.dms];
  }

  place(id) {
    return this.everywhere.find((place) => place.id === id);
  }

  guildOf(placeId) {
    const holds = (channel) =>
      channel.id === placeId || channel.threads.some((thread) => thread.id === placeId);
    return this.places.guilds.find((guild) => guild.channels.some(holds));
  }

  placeName(place) {
    if (!place) return "";
    return place.name ?? place.recipients.map((user) => this.userName(user)).join(", ");
  }

  userName(user) {
    return user.id === this.bot.id ? this.bot.name : (user.global_name ?? user.username);
  }

  nameOf(userId) {
    if (userId === this.bot.id) return this.bot.name;
    return this.people.find((person) => person.id === userId)?.name;
  }

  /** A command in the person's language; those not offered here go by their own names. */
  commandName(words) {
    return this.commands.find((one) => one.words === words)?.shown ?? words;
  }

  roleName(roleId) {
    const roles = this.places.guilds.flatMap((guild) => guild.roles);
    return roles.find((role) => role.id === roleId)?.name;
  }
}

/** Snowflakes grow with time; as text the longer one is later. */
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
