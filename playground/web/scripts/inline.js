/** Discord's markdown within a line: emphasis, code, links, mentions, moments. */

import { element } from "./dom.js";
import { moment } from "./moments.js";
import { say } from "./words.js";

const wrap =
  (tag, properties = {}) =>
  (match, reader) =>
    element(tag, properties, inline(match[1], reader));

/** In the order in which they are tried at each place of the text. */
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/``([^]+?)``(?!`)|`([^`]+)`/y, (match) => element("code", {}, match[1] ?? match[2])],
  [
    /\*\*\*(?=\S)([^]*?\S)\*\*\*/y,
    (match, reader) => element("strong", {}, wrap("em")(match, reader)),
  ],
  [/\*\*([^]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([^]+?)__(?!_)/y, wrap("u")],
  [/~~([^]+?)~~/y, wrap("s")],
  [/\|\|([^]+?)\|\|/y, spoiler],
  [/\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/y, wrap("em")],
  [/(?<![\p{L}\p{N}])_(?=\S)((?:__|[^_])+?)_(?![\p{L}\p{N}_])/uy, wrap("em")],
  [
    /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (match, reader) => link(match[2], inline(match[1], reader), reader),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (match, reader) => link(match[1], match[1], reader)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_~|]/y, (match, reader) => link(match[0], match[0], reader)],
  [/<@!?(\d+)>/y, person],
  [/<@&(\d+)>/y, (match, reader) => role(match, reader)],
  [/<#(\d+)>/y, channel],
  [/<\/([^:>]+):\d+>/y, (match, reader) => chip(`/${reader.state.commandName(match[1])}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, instant],
  [/<a?:(\w+):\d+>/y, (match) => `:${match[1]}:`],
  [/@(?:everyone|here)\b/y, (match) => chip(match[0], true)],
];

/**
 * @param {string} text
 * @param {import("./markdown.js").Reader} reader
 * @returns {Array<Node|string>}
 */
export function inline(text, reader) {
  const parts = [];
  let plain = "";
  let place = 0;
  while (place < text.length) {
    const found = firstMatch(text, place);
    if (found) {
      parts.push(plain, found.build(found.match, reader));
      plain = "";
      place += found.match[0].length;
    } else {
      const letter = String.fromCodePoint(text.codePointAt(place));
      plain += letter;
      place += letter.length;
    }
  }
  return [...parts, plain].filter((part) => part !== "");
}

function firstMatch(text, place) {
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match) return { match, build };
  }
  return null;
}

/** The address of a place on Discord, or of a message in it. */
const JUMP = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/;

function link(address, words, reader) {
  const place = JUMP.exec(address)?.[1];
  if (place && reader.state.place?.(place)) return jump(place, words, reader);
  return element("a", { href: address, target: "_blank", rel: "noreferrer noopener" }, words);
}

function chip(text, calls = false) {
  return element("span", { class: calls ? "chip chip-me" : "chip" }, text);
}

function role(match, reader) {
  const name = reader.state.roleName(match[1]);
  return chip(name ? `@${name}` : say("unknown-role"));
}

/** Whoever is named can be played from there: that is what the page is for. */
function person(match, reader) {
  const { state } = reader;
  const name = state.nameOf(match[1]);
  if (!name) return chip(say("unknown-person"));
  if (match[1] === state.me) return chip(`@${name}`, true);
  if (!state.people.some((one) => one.id === match[1])) return chip(`@${name}`);
  const properties = {
    class: "chip chip-button",
    type: "button",
    title: say("continue-as", { name }),
    on: { click: () => reader.become(match[1]) },
  };
  return element("button", properties, `@${name}`);
}

/** What leads to a place of Discord leads to the same place here. */
function jump(place, words, reader) {
  const properties = {
    href: `?as=${reader.state.me}#${place}`,
    on: { click: (event) => follow(event, () => reader.open(place)) },
  };
  return element("a", properties, words);
}

function channel(match, reader) {
  const place = reader.state.place(match[1]);
  if (!place) return chip(say("unknown-channel"));
  const properties = {
    class: "chip chip-button",
    href: `?as=${reader.state.me}#${place.id}`,
    on: { click: (event) => follow(event, () => reader.open(place.id)) },
  };
  return element("a", properties, `# ${reader.state.placeName(place)}`);
}

/** A plain click stays in this page; with a key held the browser opens a tab as usual. */
export function follow(event, go) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go();
}

function instant(match, reader) {
  return moment(Number(match[1]), match[2] ?? "f", reader.state.myself?.locale ?? "en");
}

function spoiler(match, reader) {
  const hidden = element("span", { class: "spoiler-inside", "aria-hidden": "true" });
  hidden.append(...inline(match[1], reader));
  const show = () => {
    cover.replaceWith(hidden);
    hidden.removeAttribute("aria-hidden");
  };
  const properties = { class: "spoiler", type: "button", "aria-label": say("spoiler") };
  const cover = element("button", { ...properties, on: { click: show } }, hidden.cloneNode(true));
  return cover;
}
