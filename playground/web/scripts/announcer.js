/** Says for a screen reader what has just been written in the open channel, and a moved clock. */

import { clockFace } from "./moments.js";
import { say } from "./words.js";

const LOADING = 1 << 7;
const LONGEST = 300;

/**
 * @param {HTMLElement} node a live region
 * @param {import("./state.js").State} state
 * @param {(message: object) => string} text the plain words of a message
 */
export function announce(node, state, text) {
  const promised = new Set();
  state.on("clock", () => {
    node.textContent = say("clock-moved", {
      clock: clockFace(state.myself?.locale).textContent,
    });
  });
  state.on("messages", ({ arrived, changed }) => {
    if (arrived && arrived.flags & LOADING) promised.add(arrived.id);
    else if (arrived && !arrived.mine) node.textContent = spoken(arrived, state, text);
    // A private panel goes on to its next question by being changed.
    else if (changed && (promised.delete(changed.id) || changed.ephemeral)) {
      node.textContent = spoken(changed, state, text);
    }
  });
}

function spoken(message, state, text) {
  const words = text(message) || (message.attachments.length ? say("a-picture") : "");
  const name = message.ephemeral ? "announced-private" : "announced";
  return say(name, { name: state.userName(message.author), words }).slice(0, LONGEST);
}
