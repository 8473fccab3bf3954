/** What the bot may do in this channel. */

import { controls } from "./api.js";
import { element } from "./dom.js";
import { part, toggle } from "./backstage_parts.js";
import { say } from "./words.js";

/** Those that a bot usually needs; the rest only clutter the list. */
const INTERESTING = [
  "VIEW_CHANNEL",
  "SEND_MESSAGES",
  "CREATE_PUBLIC_THREADS",
  "SEND_MESSAGES_IN_THREADS",
  "ATTACH_FILES",
  "EMBED_LINKS",
  "READ_MESSAGE_HISTORY",
  "MANAGE_MESSAGES",
  "MANAGE_THREADS",
];

export function permissionsPart(channelName, placeId, bot, act) {
  const set = (name, has) => {
    const deny = bot.deny.filter((one) => one !== name);
    act(() => controls.setBotPermissions(placeId, bot.allow, has ? deny : [...deny, name]));
  };
  const switches = INTERESTING.map((name) =>
    toggle(`permission-${name}`, say(name), bot.has.includes(name), (has) => set(name, has)),
  );
  return part(
    say("bot-in", { channel: channelName }),
    element("p", { class: "hint" }, say("bot-in-hint")),
    switches,
  );
}
