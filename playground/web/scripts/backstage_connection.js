/** The bot's line to the gateway, and its latest requests. */

import { controls } from "./api.js";
import { element } from "./dom.js";
import { part, toggle } from "./backstage_parts.js";
import { language, say } from "./words.js";

const SHOWN = 25;
const DEEDS = ["drop", "reconnect", "invalidate"];

export function connectionPart(now, requests, act) {
  const { gateway, bot } = now;
  const presence = bot.online ? "online" : "offline";
  const buttons = DEEDS.map((action) =>
    element(
      "button",
      {
        class: "button button-plain",
        type: "button",
        data: { control: action },
        on: { click: () => act(() => controls.gateway(action)) },
      },
      say(action),
    ),
  );
  return part(
    say("connection"),
    element(
      "p",
      { class: "presence-line" },
      element("span", { class: `presence presence-${presence}` }),
      say(`bot-${presence}`, { name: bot.name }),
    ),
    element("div", { class: "button-stack" }, buttons),
    toggle("refuse", say("refuse"), gateway.refusing, (on) =>
      act(() => controls.gateway(on ? "refuse" : "accept")),
    ),
    journal(requests),
  );
}

function journal(requests) {
  const time = new Intl.DateTimeFormat(language(), { timeStyle: "medium" });
  const rows = requests
    .slice(-SHOWN)
    .reverse()
    .map((entry) =>
      element(
        "tr",
        { class: entry.status >= 400 || entry.status === 0 ? "went-wrong" : null },
        element("td", {}, time.format(new Date(entry.moment * 1000))),
        element("td", {}, entry.status === 0 ? say("lost") : String(entry.status)),
        element("td", {}, `${entry.method} ${entry.path}`),
      ),
    );
  return element(
    "details",
    { id: "journal" },
    element("summary", {}, say("journal")),
    element("div", { class: "journal" }, element("table", {}, element("tbody", {}, rows))),
  );
}
