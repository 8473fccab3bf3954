/** How far somebody is in a guide. Kept in the browser, so that tabs and reloads share it. */

const KEPT = "playground.guide";

const NOTHING = { step: 0, started: false, dismissed: false, host: "", place: "", doers: [] };

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
 * The progress after something was done; the same object when it does not matter for this step.
 * @param {object} step of the guide
 * @param {object} act { kind, person, place, command | customId | isThread }
 */
export function after(progress, step, act) {
  if (!fits(step.done, act)) return progress;
  const others = progress.doers.filter((person) => person !== act.person);
  const doers = [...others, act.person];
  if (doers.length < (step.done.people ?? 1)) return { ...progress, doers };
  const host = step.remembersHost ? act.person : progress.host;
  return { ...progress, host, place: act.place, doers: [], step: progress.step + 1 };
}

function fits(done, act) {
  if (done.kind !== act.kind) return false;
  if (act.kind === "command") return done.command === act.command;
  if (act.kind === "use") return done.customIds.some((start) => act.customId.startsWith(start));
  return act.isThread;
}
