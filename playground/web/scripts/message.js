/** One message: who, when, what it answers, its words, pictures and buttons. */

import { avatar } from "./avatar.js";
import { componentViews, dots } from "./components.js";
import { element, icon } from "./dom.js";
import { embedView } from "./embeds.js";
import { follow } from "./inline.js";
import { markdown } from "./markdown.js";
import { written } from "./moments.js";
import { attachmentView } from "./pictures.js";
import { parts, say } from "./words.js";

const LOADING = 1 << 7;
const THREAD_OPENED = 18;
const THREAD_START = 21;
const REPLY = 19;
const ADDED = 1;
const REMOVED = 2;

/**
 * @param {object} message
 * @param {object} about
 * @param {boolean} about.grouped whether it goes on from the one above
 * @param {object} [about.pending]
 * @param {import("./acts.js").Acts} about.acts
 * @param {import("./markdown.js").Reader} about.reader
 */
export function messageView(message, about) {
  if (message.type === THREAD_START && message.referenced_message) {
    return messageView({ ...message.referenced_message, components: [], thread: null }, about);
  }
  if (message.system) return systemLine(message, about.reader);
  const { state } = about.reader;
  const name = state.userName(message.author);
  const classes = ["message"];
  if (about.grouped) classes.push("message-grouped");
  if (message.mentions_me) classes.push("message-mine");
  if (message.ephemeral) classes.push("message-private");
  return element(
    "article",
    { class: classes.join(" "), data: { message: message.id }, "aria-label": `${name}:` },
    origin(message, about.reader),
    about.grouped ? null : avatar(message.author.id, name),
    element(
      "div",
      { class: "message-body" },
      about.grouped ? null : heading(message, name, state),
      content(message, about),
    ),
  );
}

function heading(message, name, state) {
  return element(
    "h3",
    { class: "message-head" },
    element("span", { class: "author" }, name),
    message.author.bot ? element("span", { class: "tag" }, say("app")) : null,
    written(message.timestamp, state.myself?.locale ?? "en"),
  );
}

/** The line above: which command or which message this answers. */
function origin(message, reader) {
  const asked = message.interaction;
  if (asked) {
    const who = element("strong", {}, reader.state.userName(asked.user));
    const command = element("span", { class: "chip" }, `/${reader.state.commandName(asked.name)}`);
    const words = parts("used", { who, command });
    return element("p", { class: "origin" }, icon("reply"), element("span", {}, words));
  }
  if (message.type !== REPLY) return null;
  const target = message.referenced_message;
  const words = target
    ? [element("strong", {}, reader.state.userName(target.author)), " ", brief(target, reader)]
    : [say("deleted")];
  return element(
    "p",
    { class: "origin" },
    icon("reply"),
    element("span", { class: "brief" }, words),
  );
}

function brief(message, reader) {
  const [first] = (message.content || say("a-picture")).split("\n");
  const shown = document.createElement("div");
  shown.append(...markdown(first, reader));
  return shown.textContent;
}

function content(message, about) {
  if (message.flags & LOADING) {
    const waiting = about.pending?.state === "failed" ? null : thinking(about.reader);
    return [waiting, failure(about.pending, say("no-answer")), foot(message, about)];
  }
  const place = { message, pending: about.pending, acts: about.acts, reader: about.reader };
  return [
    words(message, about.reader),
    pictures(message),
    message.embeds.map((embed) => embedView(embed, about.reader)),
    message.components.length
      ? element("div", { class: "components" }, componentViews(message.components, place))
      : null,
    reactions(message, about),
    message.thread ? threadCard(message.thread, about.reader) : null,
    failure(about.pending, say("failed")),
    foot(message, about),
  ];
}

function thinking(reader) {
  return element("p", { class: "thinking" }, dots(), say("thinking", { name: reader.state.bot.name }));
}

function pictures(message) {
  if (!message.attachments.length) return null;
  return element("div", { class: "pictures" }, message.attachments.map(attachmentView));
}

function words(message, reader) {
  if (!message.content) return null;
  const text = element("div", { class: "text" }, markdown(message.content, reader));
  const mark = message.edited_timestamp ? element("span", { class: "edited" }, ` ${say("edited")}`) : null;
  if (mark) (text.lastElementChild?.matches("p") ? text.lastElementChild : text).append(mark);
  return text;
}

function failure(pending, words) {
  if (pending?.state !== "failed") return null;
  return element("p", { class: "failure", role: "alert" }, pending.error || words);
}

function reactions(message, { acts }) {
  if (!message.reactions?.length) return null;
  const mine = message.my_reactions ?? [];
  const chips = message.reactions.map(({ emoji, count }) =>
    element(
      "button",
      {
        class: "reaction",
        type: "button",
        "aria-pressed": String(mine.includes(emoji.name)),
        on: { click: () => acts.react(message, emoji.name) },
      },
      `${emoji.name} ${count}`,
    ),
  );
  return element("div", { class: "reactions" }, chips);
}

function foot(message, { acts }) {
  if (!message.ephemeral) return null;
  const dismiss = { class: "dismiss", type: "button", on: { click: () => acts.dismiss(message) } };
  return element(
    "p",
    { class: "private-note" },
    icon("eye"),
    say("only-you"),
    element("button", dismiss, say("dismiss")),
  );
}

function threadLink(thread, reader, properties, ...children) {
  const go = (event) => follow(event, () => reader.open(thread.id));
  const href = `?as=${reader.state.me}#${thread.id}`;
  return element(
    "a",
    { ...properties, href, data: { thread: thread.id }, on: { click: go } },
    children,
  );
}

function threadCard(thread, reader) {
  const count = say("thread-count", { count: thread.message_count });
  return threadLink(
    thread,
    reader,
    { class: "thread-card" },
    element("strong", {}, thread.name),
    element("span", { class: "thread-count" }, `${count} ›`),
  );
}

function systemLine(message, reader) {
  return element(
    "p",
    { class: "system", data: { message: message.id } },
    icon(message.type === THREAD_OPENED ? "thread" : "send"),
    element("span", {}, systemWords(message, reader)),
    written(message.timestamp, reader.state.myself?.locale ?? "en"),
  );
}

function systemWords(message, reader) {
  const strong = (users) =>
    element("strong", {}, users.map((user) => reader.state.userName(user)).join(", "));
  const who = strong([message.author]);
  const names = strong(message.mentions);
  const id = message.message_reference?.channel_id;
  switch (message.type) {
    case ADDED:
      return parts("added", { who, names });
    case REMOVED:
      return parts("removed", { who, names });
    case THREAD_OPENED: {
      const thread = threadLink({ id }, reader, { class: "system-link" }, message.content);
      return parts("thread-started", { who, thread });
    }
    default:
      return say("thread-orphan");
  }
}
