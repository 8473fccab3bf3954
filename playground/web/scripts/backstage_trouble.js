/** Faults on demand: rate limits, errors, delays, lost answers. */

import { controls } from "./api.js";
import { element } from "./dom.js";
import { part, toggle } from "./backstage_parts.js";

/** One switch each; those that fail everything stop by themselves, so that the bot comes back. */
const TROUBLES = [
  {
    key: "rate_limit",
    label: "Answer 429 (too many requests), five times",
    fault: { kind: "rate_limit", seconds: 1, times: 5 },
  },
  {
    key: "error-500",
    label: "Answer 500, five times",
    fault: { kind: "error", status: 500, times: 5 },
  },
  {
    key: "error-503",
    label: "Answer 503, until switched off",
    fault: { kind: "error", status: 503 },
  },
  {
    key: "delay",
    label: "Wait two seconds before everything",
    fault: { kind: "delay", seconds: 2 },
  },
  {
    key: "lost",
    label: "Do it, but lose the answer, three times",
    fault: { kind: "lost", times: 3 },
  },
  {
    key: "lost_error",
    label: "Do it, but answer 502, three times",
    fault: { kind: "lost_error", status: 502, times: 3 },
  },
  { key: "drop", label: "Cut the connection, three times", fault: { kind: "drop", times: 3 } },
];

export function troublePart(now, act) {
  const switches = TROUBLES.map(({ key, label, fault }) => {
    const on = now.faults.filter((one) => isThat(one, fault));
    const words = on.length && on[0].times !== null ? `${label} (${on[0].times} left)` : label;
    return toggle(`fault-${key}`, words, on.length > 0, (wanted) =>
      act(() => (wanted ? controls.addFault(fault) : switchOff(on))),
    );
  });
  const clear = {
    class: "button button-plain",
    type: "button",
    on: { click: () => act(() => controls.clearFaults()) },
  };
  return part(
    "Trouble",
    element("p", { class: "hint" }, "What Discord does to the bot’s requests from now on."),
    switches,
    now.faults.length ? element("button", clear, "Everything works again") : null,
  );
}

function isThat(fault, wanted) {
  const sameStatus = wanted.status === undefined || fault.status === wanted.status;
  return fault.kind === wanted.kind && sameStatus;
}

function switchOff(faults) {
  return Promise.all(faults.map((fault) => controls.removeFault(fault.id)));
}
