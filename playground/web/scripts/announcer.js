/** Says for a screen reader what has just been written in the open channel, and a moved clock. */

import { clockFace } from "./moments.js";

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
    node.textContent = `The clock was moved: ${clockFace(state.myself?.locale).textContent}`;
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
  const words = text(message) || (message.attachments.length ? "a picture" : "");
  const alone = message.ephemeral ? ", only for you" : "";
  return `${state.userName(message.author)}${alone}: ${words}`.slice(0, LONGEST);
}
