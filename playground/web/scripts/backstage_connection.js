/** The bot's line to the gateway, and its latest requests. */

import { controls } from "./api.js";
import { element } from "./dom.js";
import { part, toggle } from "./backstage_parts.js";

const SHOWN = 25;

export function connectionPart(now, requests, act, locale) {
  const { gateway, bot } = now;
  const presence = bot.online ? "online" : "offline";
  const deeds = [
    ["drop", "Drop the connection"],
    ["reconnect", "Ask to reconnect"],
    ["invalidate", "End the session"],
  ];
  const buttons = deeds.map(([action, label]) =>
    element(
      "button",
      {
        class: "button button-plain",
        type: "button",
        data: { control: action },
        on: { click: () => act(() => controls.gateway(action)) },
      },
      label,
    ),
  );
  return part(
    "The bot’s connection",
    element(
      "p",
      { class: "presence-line" },
      element("span", { class: `presence presence-${presence}` }),
      `${bot.name} is ${presence}`,
    ),
    element("div", { class: "button-stack" }, buttons),
    toggle("refuse", "Refuse new connections", gateway.refusing, (on) =>
      act(() => controls.gateway(on ? "refuse" : "accept")),
    ),
    journal(requests, locale),
  );
}

function journal(requests, locale) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });
  const rows = requests
    .slice(-SHOWN)
    .reverse()
    .map((entry) =>
      element(
        "tr",
        { class: entry.status >= 400 || entry.status === 0 ? "went-wrong" : null },
        element("td", {}, time.format(new Date(entry.moment * 1000))),
        element("td", {}, entry.status === 0 ? "lost" : String(entry.status)),
        element("td", {}, `${entry.method} ${entry.path}`),
      ),
    );
  return element(
    "details",
    { id: "journal" },
    element("summary", {}, "Latest requests of the bot"),
    element("div", { class: "journal" }, element("table", {}, element("tbody", {}, rows))),
  );
}
