/** How news about messages changes what the page knows of the open channel. */

import { compareIds } from "./state.js";

/** The answer is here, perhaps before the request that asked for it has come back. */
function answersErrand(state, message, errand) {
  const asked = message.interaction;
  return asked && asked.user.id === state.me && asked.name === errand.words;
}

function arrived(state, message) {
  state.errands = state.errands.filter((one) => !answersErrand(state, message, one));
  const others = state.messages.filter((one) => one.id !== message.id);
  state.messages = [...others, message].sort((one, two) => compareIds(one.id, two.id));
  state.tell("messages", { arrived: message });
}

function changed(state, message) {
  state.messages = state.messages.map((one) => (one.id === message.id ? message : one));
  if (state.pending.get(message.id)?.state === "failed") state.pending.delete(message.id);
  state.tell("messages", { changed: message });
}

function removed(state, { id }) {
  state.messages = state.messages.filter((one) => one.id !== id);
  state.tell("messages", {});
}

/** The bot promised an answer and its time has run out. */
export function brokenPromise(state, result) {
  if (result.state !== "failed" || !result.loading) return;
  state.pending.set(result.message.id, { state: "failed" });
  state.tell("messages", {});
}

const DEEDS = { message_create: arrived, message_update: changed, message_delete: removed };

/** Whether this news is about a message of the open channel. */
export function concernsRoom(state, news) {
  return news.type in DEEDS && news.data.channel_id === state.here;
}

/** Take such news in. */
export function take(state, news) {
  DEEDS[news.type](state, news.data);
}
