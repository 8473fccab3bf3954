/** The people API of the stand-in, as functions. */

import { language, say } from "./words.js";

const EXPLAINED = [400, 403, 404];

/** The stand-in said no. It speaks English only; whoever reads another language gets our words. */
export class Refused extends Error {
  constructor(message, status) {
    const name = EXPLAINED.includes(status) ? `refused-${status}` : "refused";
    super(language() === "en" && message ? message : say(name));
    this.status = status;
  }
}

/** The stand-in could not be reached. */
export class Away extends Error {
  constructor() {
    super(say("away"));
  }
}

const SECONDS_FOR_AN_ANSWER = 8;

async function ask(method, path, body) {
  const request = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers["Content-Type"] = "application/json";
  }
  const response = await fetch(path, request).catch(() => {
    throw new Away();
  });
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error, response.status);
  return answer;
}

const get = (path) => ask("GET", path);
const post = (path, body = {}) => ask("POST", path, body);
const put = (path, body = {}) => ask("PUT", path, body);
const remove = (path) => ask("DELETE", path);
const person = (me) => `/people/${me}`;
const channel = (me, place) => `${person(me)}/channels/${place}`;
const message = (me, place, id) => `${channel(me, place)}/messages/${id}`;
const patiently = (path) => `${path}?wait=${SECONDS_FOR_AN_ANSWER}`;

export const people = {
  everyone: () => get("/people"),
  add: (name, locale) => post("/people", { name, locale }),
  change: (me, changes) => ask("PATCH", person(me), changes),
  places: (me) => get(`${person(me)}/places`),
  talkToBot: (me) => post(`${person(me)}/dms`),
};

export const messages = {
  latest: (me, place) => get(`${channel(me, place)}/messages?limit=50`),
  before: (me, place, id) => get(`${channel(me, place)}/messages?limit=50&before=${id}`),
  one: (me, place, id) => get(message(me, place, id)),
  write: (me, place, content) => post(`${channel(me, place)}/messages`, { content }),
  read: (me, place) => post(`${channel(me, place)}/read`),
  remove: (me, place, id) => remove(message(me, place, id)),
  react: (me, place, id, emoji) => put(reaction(me, place, id, emoji)),
  unreact: (me, place, id, emoji) => remove(reaction(me, place, id, emoji)),
};

const reaction = (me, place, id, emoji) =>
  `${message(me, place, id)}/reactions/${encodeURIComponent(emoji)}`;

/** What the bot has to answer: each comes back answered, failed, or as a refusal. */
export const interactions = {
  commands: (me, place) => get(`${person(me)}/commands?channel=${place}`),
  run: (me, place, command, options) =>
    post(patiently(`${channel(me, place)}/commands`), { command, options }),
  suggest: (me, place, command, options, focused) =>
    post(patiently(`${channel(me, place)}/autocomplete`), { command, options, focused }),
  use: (me, place, id, use) => post(patiently(`${message(me, place, id)}/components`), use),
  submit: (me, id, values) => post(patiently(`${person(me)}/interactions/${id}/modal`), { values }),
};

/** What a page in a frame asks of Discord's app, in the name of the person who opened it. */
export const activities = {
  authorize: (me, instance, asked) => post(`${person(me)}/activities/${instance}/authorize`, asked),
  authenticate: (me, instance, given) =>
    post(`${person(me)}/activities/${instance}/authenticate`, given),
  leave: (me, instance) => remove(`${person(me)}/activities/${instance}`),
};

export const controls = {
  state: () => get("/controls"),
  requests: () => get("/controls/requests"),
  gateway: (action, more = {}) => post("/controls/gateway", { action, ...more }),
  moveClock: (seconds) => post("/controls/clock", { seconds }),
  addFault: (fault) => post("/controls/faults", fault),
  removeFault: (id) => remove(`/controls/faults/${id}`),
  clearFaults: () => remove("/controls/faults"),
  botPermissions: (place) => get(`/controls/channels/${place}/bot`),
  setBotPermissions: (place, allow, deny) =>
    put(`/controls/channels/${place}/bot`, { allow, deny }),
  addChannel: (guild, name) => post(`/controls/guilds/${guild}/channels`, { name }),
};
