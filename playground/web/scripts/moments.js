/** Times in a person's language; relative ones keep themselves up to date. */

import { element } from "./dom.js";

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** “in 3 hours”, “2 days ago”. */
export function relative(seconds, locale, now = Date.now()) {
  const away = seconds - now / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return words.format(Math.trunc(away / size), unit);
}

/** Discord's `<t:seconds:style>`. */
export function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  const whole = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const properties = { class: "moment", datetime: date.toISOString(), title: whole };
  if (style !== "R") {
    const text = new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
    return element("time", properties, text);
  }
  const data = { relative: String(seconds), locale };
  return element("time", { ...properties, data }, relative(seconds, locale));
}

/** When a message was written: the hour today, the date before. */
export function written(timestamp, locale) {
  const date = new Date(timestamp);
  const today = date.toDateString() === new Date().toDateString();
  const style = today ? STYLES.t : { dateStyle: "short", timeStyle: "short" };
  const title = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const text = new Intl.DateTimeFormat(locale, style).format(date);
  return element("time", { class: "written", datetime: timestamp, title }, text);
}

/** The day as a line between messages. */
export function day(timestamp, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(timestamp));
}

/** Let relative times go on. */
export function keepMoving() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative), node.dataset.locale);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
