import { element } from "./dom.js";

const PARTS = /\*\*(.+?)\*\*|`([^`]+)`|~~(.+?)~~|<t:(\d{1,12})(?::[a-zA-Z])?>/g;
const SMALL = "-# ";

/** What the server says as nodes: bold, figures, what was taken back, and moments; everything else
 * is text. */
export function spoken(words, locale) {
  return words.split("\n").flatMap((line, at) => [...(at > 0 ? [element("br")] : []), ...spokenLine(line, locale)]);
}

function spokenLine(line, locale) {
  const small = line.startsWith(SMALL);
  const nodes = [...parts(small ? line.slice(SMALL.length) : line, locale)];
  return small ? [element("small", {}, nodes)] : nodes;
}

/** The words without small print, which is for those who check a shuffle. */
export function withoutSmallPrint(words) {
  return words.split("\n").filter((line) => !line.startsWith(SMALL)).join("\n");
}

function* parts(line, locale) {
  let from = 0;
  for (const found of line.matchAll(PARTS)) {
    yield line.slice(from, found.index);
    from = found.index + found[0].length;
    yield part(found, locale);
  }
  yield line.slice(from);
}

function part([, bold, code, struck, seconds], locale) {
  if (bold !== undefined) return element("b", {}, [bold]);
  if (code !== undefined) return element("code", {}, [code]);
  if (struck !== undefined) return element("s", {}, [struck]);
  const moment = new Date(Number(seconds) * 1000);
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(moment);
  return element("time", { datetime: moment.toISOString() }, [shown]);
}
