/** The page's own words, in the language of whoever sits at it. They are in words/*.json. */

const LANGUAGES = ["en", "ru", "uk"];
const BLANK = /\{(\w+)\}/;
/** Where a node's own attributes say which words it carries: `data-say-label="send"`. */
const PLACES = {
  say: (node, words) => (node.textContent = words),
  sayLabel: (node, words) => node.setAttribute("aria-label", words),
  sayTitle: (node, words) => (node.title = words),
  sayPlaceholder: (node, words) => (node.placeholder = words),
};
const MARKED = "[data-say], [data-say-label], [data-say-title], [data-say-placeholder]";

const books = {};
let spoken = "en";

/** Fetch the words of every language: somebody else may sit down at any time. */
export async function loadWords() {
  const read = async (name) => {
    books[name] = await (await fetch(`/web/words/${name}.json`)).json();
  };
  await Promise.all(LANGUAGES.map(read));
}

/** The language that is spoken now: en, ru or uk. */
export function language() {
  return spoken;
}

/** Speak the language of this locale from now on, English if it is none of ours. */
export function speak(locale) {
  const wanted = (locale ?? "").slice(0, 2);
  spoken = LANGUAGES.includes(wanted) ? wanted : "en";
  document.documentElement.lang = spoken;
}

/** The words of this name with its blanks filled in; `values.count` decides between plurals. */
export function say(name, values = {}) {
  return parts(name, values).join("");
}

/** The same as texts and nodes in turn, for blanks that are filled with elements. */
export function parts(name, values) {
  return pattern(name, values.count)
    .split(BLANK)
    .map((piece, index) => (index % 2 ? values[piece] : piece));
}

function pattern(name, count) {
  const found = books[spoken][name];
  if (found === undefined) throw new Error(`No words for ${name}`);
  if (typeof found === "string") return found;
  return found[new Intl.PluralRules(spoken).select(count)] ?? found.other;
}

/** Let this node and everything in it that is marked say its words anew. */
export function relabel(root) {
  for (const node of [root, ...root.querySelectorAll(MARKED)]) {
    for (const [place, put] of Object.entries(PLACES)) {
      if (node.dataset?.[place]) put(node, say(node.dataset[place]));
    }
  }
}
