/** Times in a person's language, as seen from the world's own time; they keep up with it. */

import { element } from "./dom.js";
import { worldNow } from "./world_clock.js";

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
export function relative(seconds, locale, now = worldNow()) {
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
  const title = new Intl.DateTimeFormat(locale, STYLES.F).format(new Date(timestamp));
  const properties = { class: "written", datetime: timestamp, title, data: { locale } };
  return element("time", properties, whenWritten(timestamp, locale));
}

function whenWritten(timestamp, locale) {
  const date = new Date(timestamp);
  const today = date.toDateString() === new Date(worldNow()).toDateString();
  const style = today ? STYLES.t : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(locale, style).format(date);
}

/** What the world's clock shows: the time of day, and the day. */
export function clockFace(locale) {
  const faces = ["time", "day"].map((kind) => {
    const properties = { class: `clock-${kind}`, data: { clock: kind, locale } };
    return [element("time", properties, onTheClock(kind, locale)), " "];
  });
  return element("p", { class: "clock" }, faces);
}

function onTheClock(kind, locale) {
  const style = { time: { timeStyle: "medium" }, day: { dateStyle: "full" } }[kind];
  return new Intl.DateTimeFormat(locale, style).format(new Date(worldNow()));
}

/** The day as a line between messages. */
export function day(timestamp, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(timestamp));
}

/** Let every such element say what it should say now. */
function refresh(selector, words) {
  for (const node of document.querySelectorAll(selector)) {
    const text = words(node, node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}

function tick() {
  refresh("time[data-relative]", ({ dataset }, locale) => relative(dataset.relative, locale));
  refresh("time[data-clock]", ({ dataset }, locale) => onTheClock(dataset.clock, locale));
}

/** Let times go on with every second, and at once when the clock is moved. */
export function keepMoving(state) {
  setInterval(tick, 1000);
  state.on("clock", () => {
    tick();
    refresh("time.written", ({ dateTime }, locale) => whenWritten(dateTime, locale));
  });
}
