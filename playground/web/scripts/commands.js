/** The bot's commands as a person can use them: whole ones, with their parts spelt out. */

import { language } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const TYPED = [1, 4];

/**
 * @typedef {object} Command
 * @property {string} words its own names, as the bot knows it: "game new"
 * @property {string} shown the same in the person's language
 * @property {string} hint
 * @property {object[]} options
 */

/**
 * Every command that can be sent, subcommands one by one. Those that a newcomer needs come first,
 * the others follow by the alphabet.
 * @param {object[]} definitions
 * @param {string[]} first the words of those commands, in their order
 * @returns {Command[]}
 */
export function wholeCommands(definitions, first) {
  const slashes = definitions.filter((one) => TYPED.includes(one.type));
  const whole = slashes.flatMap((one) => spelt(one, "", ""));
  const known = first.flatMap((words) => whole.filter((one) => one.words === words));
  const others = whole.filter((one) => !first.includes(one.words));
  const alphabet = new Intl.Collator(language());
  return [...known, ...others.sort((one, two) => alphabet.compare(one.shown, two.shown))];
}

function spelt(part, words, shown) {
  const ownWords = `${words} ${part.name}`.trim();
  const ownShown = `${shown} ${part.name_localized}`.trim();
  const inside = (part.options ?? []).filter(
    (one) => one.type === SUBCOMMAND || one.type === GROUP,
  );
  if (inside.length) return inside.flatMap((one) => spelt(one, ownWords, ownShown));
  const options = [...(part.options ?? [])].sort(
    (one, two) => Number(two.required ?? 0) - Number(one.required ?? 0),
  );
  return [{ words: ownWords, shown: ownShown, hint: part.description_localized, options }];
}

/** Those whose names hold every typed word in turn; those that begin so come first. */
export function fitting(commands, typed) {
  const wanted = typed.toLowerCase().trim();
  const starts = (command) => command.shown.startsWith(wanted) || command.words.startsWith(wanted);
  const holds = (command) => `${command.shown} ${command.words}`.includes(wanted);
  const found = commands.filter(holds);
  return [...found.filter(starts), ...found.filter((command) => !starts(command))];
}

/** The command that this text names completely, with what was typed after it. */
export function named(commands, typed) {
  for (const command of commands) {
    for (const name of [command.shown, command.words]) {
      if (typed.startsWith(`${name} `)) return { command, rest: typed.slice(name.length + 1) };
    }
  }
  return null;
}
