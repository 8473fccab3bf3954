/** The clock of this world, and buttons that move it forward. */

import { controls } from "./api.js";
import { element } from "./dom.js";
import { part } from "./backstage_parts.js";
import { clockFace } from "./moments.js";

const HOUR = 3600;
const LEAPS = [
  ["+1 hour", HOUR],
  ["+8 hours", 8 * HOUR],
  ["+1 day", 24 * HOUR],
  ["+1 week", 7 * 24 * HOUR],
];
const UNITS = [
  ["day", 24 * HOUR],
  ["hour", HOUR],
  ["minute", 60],
  ["second", 1],
];

export function clockPart({ clock }, act, locale) {
  const buttons = LEAPS.map(([label, seconds]) =>
    element(
      "button",
      {
        class: "button button-plain",
        type: "button",
        data: { control: `leap-${seconds}` },
        on: { click: () => act(() => controls.moveClock(seconds)) },
      },
      label,
    ),
  );
  return part(
    "The clock",
    clockFace(locale),
    element("p", { class: "hint" }, standing(clock.ahead)),
    element(
      "div",
      { class: "button-pairs", role: "group", "aria-label": "Move the clock forward" },
      buttons,
    ),
  );
}

function standing(ahead) {
  const words = duration(ahead);
  if (!words) return "The same as on this machine. It can be moved forward, never back.";
  return `${words} ahead of this machine.`;
}

/** “1 day and 8 hours”. */
function duration(seconds) {
  const parts = [];
  let rest = seconds;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    const style = { style: "unit", unit, unitDisplay: "long" };
    if (count) parts.push(new Intl.NumberFormat("en", style).format(count));
  }
  return new Intl.ListFormat("en").format(parts);
}
