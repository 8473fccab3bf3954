import { element, renew } from "./dom.js";
import { spoken, withoutSmallPrint } from "./text.js";

const lines = new WeakMap();

/** The news in a list that only grows at its end and shrinks at its beginning, so that a screen
 * reader says what is new and nothing else. */
export function tellNews(list, news, locale) {
  const told = news.map(withoutSmallPrint).filter(Boolean);
  const before = lines.get(list) ?? [];
  let gone = 0;
  while (before.slice(gone).some((line, at) => line !== told[at])) gone += 1;
  for (let each = 0; each < gone; each += 1) list.firstElementChild.remove();
  const fresh = told.slice(before.length - gone);
  list.append(...fresh.map((line) => element("li", {}, spoken(line, locale))));
  lines.set(list, told);
}

/** What is tried, for those who do not see it. */
export function tellTried(place, { question, locale }) {
  const { sentence, lines: more } = question?.preview ?? { sentence: "", lines: [] };
  renew(place, [sentence, more], () => [sentence, ...more].map((line) => element("span", {}, [...spoken(line, locale), " "])));
}
