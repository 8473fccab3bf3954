/** Faults on demand: rate limits, errors, delays, lost answers. */

import { controls } from "./api.js";
import { element } from "./dom.js";
import { part, toggle } from "./backstage_parts.js";
import { say } from "./words.js";

/** One switch each; those that fail everything stop by themselves, so that the bot comes back. */
const TROUBLES = {
  rate_limit: { kind: "rate_limit", seconds: 1, times: 5 },
  "error-500": { kind: "error", status: 500, times: 5 },
  "error-503": { kind: "error", status: 503 },
  delay: { kind: "delay", seconds: 2 },
  lost: { kind: "lost", times: 3 },
  lost_error: { kind: "lost_error", status: 502, times: 3 },
  drop: { kind: "drop", times: 3 },
};

export function troublePart(now, act) {
  const switches = Object.entries(TROUBLES).map(([key, fault]) => {
    const on = now.faults.filter((one) => isThat(one, fault));
    const label = say(`fault-${key}`);
    const counted = on.length && on[0].times !== null;
    const words = counted ? say("fault-left", { fault: label, count: on[0].times }) : label;
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
    say("trouble"),
    element("p", { class: "hint" }, say("trouble-hint")),
    switches,
    now.faults.length ? element("button", clear, say("works-again")) : null,
  );
}

function isThat(fault, wanted) {
  const sameStatus = wanted.status === undefined || fault.status === wanted.status;
  return fault.kind === wanted.kind && sameStatus;
}

function switchOff(faults) {
  return Promise.all(faults.map((fault) => controls.removeFault(fault.id)));
}
