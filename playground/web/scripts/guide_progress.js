/** How far somebody is in the guide. Kept in the browser, so that tabs and reloads share it. */

const KEPT = "playground.guide";

const NOTHING = { step: 0, dismissed: false };

export function readProgress() {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { ...NOTHING };
  }
}

export function keepProgress(progress) {
  localStorage.setItem(KEPT, JSON.stringify(progress));
}

/**
 * Whether this is what a step waits for.
 * @param {object} done what the step says
 * @param {object} act { kind, command | customId }
 */
export function fits(done, act) {
  if (done?.kind !== act.kind) return false;
  if (act.kind === "command") return done.command === act.command;
  return done.customIds.some((start) => act.customId.startsWith(start));
}
