/** Discord's markdown, block by block, turned into elements. */

import { element } from "./dom.js";
import { inline } from "./inline.js";

/**
 * @typedef {object} Reader what the text may refer to
 * @property {import("./state.js").State} state
 * @property {(placeId: string) => void} open
 * @property {(personId: string) => void} become
 */

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(.+)(?:\n|$)/;
const SMALL = /^-# +(.+)(?:\n|$)/;
const REST_QUOTE = /^>>> ?([\s\S]*)/;
const QUOTE = /^(?:> ?[^\n]*(?:\n|$))+/;
const LIST = /^(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))+/;
const LINE = /^[^\n]*(?:\n|$)/;

/** @returns {Node[]} */
export function markdown(text, reader) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain.trim()) nodes.push(paragraph(plain, reader));
    plain = "";
  };
  while (text) {
    const block = readBlock(text, reader);
    if (block) {
      flush();
      nodes.push(block.node);
      text = text.slice(block.length);
    } else {
      const [line] = LINE.exec(text);
      // A fence may open in the middle of a line.
      const fence = line.indexOf("```", 1);
      const whole = fence > 0 && FENCE.test(text.slice(fence));
      plain += whole ? line.slice(0, fence) : line;
      text = text.slice(whole ? fence : line.length);
    }
  }
  flush();
  return nodes;
}

function paragraph(text, reader) {
  return element("p", {}, inline(text.replace(/^\n+|\n+$/g, ""), reader));
}

function readBlock(text, reader) {
  for (const [pattern, build] of BLOCKS) {
    const match = pattern.exec(text);
    if (match) return { node: build(match, reader), length: match[0].length };
  }
  return null;
}

const BLOCKS = [
  [FENCE, (match) => element("pre", { tabindex: "0" }, element("code", {}, match[2]))],
  [HEADING, ([, marks, words], reader) => heading(marks.length, words, reader)],
  [SMALL, ([, words], reader) => element("p", { class: "small" }, inline(words, reader))],
  [REST_QUOTE, ([, words], reader) => quote(words, reader)],
  [QUOTE, ([lines], reader) => quote(lines.replace(/^> ?/gm, ""), reader)],
  [LIST, ([lines], reader) => list(lines.replace(/\n$/, "").split("\n"), reader)],
];

/** Headings in a message stand below those of the page. */
function heading(level, words, reader) {
  return element(`h${level + 2}`, { class: `heading heading-${level}` }, inline(words, reader));
}

function quote(words, reader) {
  return element("blockquote", {}, markdown(words, reader));
}

/** Nested by how far the lines are indented. */
function list(lines, reader) {
  const [, indent, mark] = /^( *)([-*]|\d+\.)/.exec(lines[0]);
  const ordered = mark !== "-" && mark !== "*";
  const items = [];
  for (const line of lines) {
    const depth = /^ */.exec(line)[0].length;
    if (depth > indent.length + 1) items.at(-1).inside.push(line);
    else items.push({ words: line.replace(/^ *(?:[-*]|\d+\.) +/, ""), inside: [] });
  }
  const written = items.map((item) =>
    element(
      "li",
      {},
      inline(item.words, reader),
      item.inside.length ? list(item.inside, reader) : null,
    ),
  );
  const start = ordered ? Number.parseInt(mark, 10) : null;
  return element(ordered ? "ol" : "ul", { start }, written);
}
