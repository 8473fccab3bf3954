/** The clock of this world, and buttons that move it forward. */

import { controls } from "./api.js";
import { element } from "./dom.js";
import { part } from "./backstage_parts.js";
import { clockFace } from "./moments.js";
import { language, say } from "./words.js";

const HOUR = 3600;
const LEAPS = [
  [1, "hour", HOUR],
  [8, "hour", 8 * HOUR],
  [1, "day", 24 * HOUR],
  [1, "week", 7 * 24 * HOUR],
];
const UNITS = [
  ["day", 24 * HOUR],
  ["hour", HOUR],
  ["minute", 60],
  ["second", 1],
];

export function clockPart({ clock }, act, locale) {
  const buttons = LEAPS.map(([count, unit, seconds]) =>
    element(
      "button",
      {
        class: "button button-plain",
        type: "button",
        data: { control: `leap-${seconds}` },
        on: { click: () => act(() => controls.moveClock(seconds)) },
      },
      `+${measured(count, unit)}`,
    ),
  );
  return part(
    say("clock"),
    clockFace(locale),
    element("p", { class: "hint" }, standing(clock.ahead)),
    element(
      "div",
      { class: "button-pairs", role: "group", "aria-label": say("clock-move") },
      buttons,
    ),
  );
}

function standing(ahead) {
  const words = duration(ahead);
  return words ? say("clock-ahead", { duration: words }) : say("clock-same");
}

/** “1 day and 8 hours”. */
function duration(seconds) {
  const parts = [];
  let rest = seconds;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count) parts.push(measured(count, unit));
  }
  return new Intl.ListFormat(language()).format(parts);
}

/** “8 hours”. */
function measured(count, unit) {
  const style = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(language(), style).format(count);
}
