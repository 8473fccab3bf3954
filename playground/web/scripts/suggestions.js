/** What the bot suggests for an option of a command. */

import { interactions } from "./api.js";

/**
 * @param {import("./state.js").State} state
 * @param {string} words the command's own names
 * @param {object} options what is filled in so far
 * @param {string} focused the name of the option that is being filled in
 * @returns {Promise<{value: any, label: string}[]|null>} nothing where the bot does not answer
 */
export async function suggested(state, words, options, focused) {
  const { me, here, myself } = state;
  const result = await interactions.suggest(me, here, words, options, focused).catch(() => null);
  if (result?.state !== "answered") return null;
  return (result.choices ?? []).map((choice) => ({
    value: choice.value,
    label: choice.name_localizations?.[myself.locale] ?? choice.name,
  }));
}
