/** A menu of a message or a form: a button that opens a list above everything else. */

import { avatar } from "./avatar.js";
import { element, icon } from "./dom.js";
import { OptionList } from "./option_list.js";
import { say } from "./words.js";

const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
const GAP = 8;
const TALLEST = 480;
const LEAST_BESIDE = 280;
const NARROW = "(max-width: 640px)";

/**
 * @param {object} component Discord's select
 * @param {import("./state.js").State} state
 * @param {object} settings
 * @param {(values: string[]) => void} settings.changed told what was picked
 * @param {(words: string) => void} [settings.explain] told why nothing was picked
 * @param {boolean} [settings.busy]
 * @param {boolean} [settings.keeps] whether what was picked stays shown, as in a form
 */
export function selectView(component, state, settings) {
  const { changed, explain = () => {}, busy = false, keeps = false } = settings;
  const items = itemsOf(component, state);
  let values = defaults(component);
  const shown = element("span", { class: "select-shown" });
  const button = element(
    "button",
    {
      class: "select",
      type: "button",
      role: "combobox",
      disabled: component.disabled || busy,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      data: { customId: component.custom_id },
      on: { click: () => open(), keydown: (event) => openByKey(event, open) },
    },
    shown,
    icon("down"),
  );
  const show = () => {
    const picked = items.filter((item) => values.includes(item.value));
    const words = picked.map((item) => item.label).join(", ");
    shown.textContent = words || component.placeholder || say("choose-one");
    shown.classList.toggle("select-empty", !words);
    const label = component.placeholder ?? say("menu");
    button.setAttribute("aria-label", words ? `${label}: ${words}` : label);
  };
  const done = (fresh) => {
    if (keeps) values = fresh;
    show();
    changed(fresh);
  };
  const open = () => openMenu(button, component, items, values, { state, done, explain });
  show();
  return button;
}

function openByKey(event, open) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  open();
}

function defaults(component) {
  const options = (component.options ?? []).filter((option) => option.default);
  return [
    ...options.map((option) => option.value),
    ...(component.default_values ?? []).map((one) => one.id),
  ];
}

/** What there is to pick: the component's own lines, or people, roles and channels. */
function itemsOf(component, state) {
  if (component.options) return component.options.map(line);
  const guild = state.guildOf(state.here) ?? state.places.guilds[0];
  const users = () =>
    guild.members.map(({ user }) => {
      const name = state.userName(user);
      return { value: user.id, label: name, face: avatar(user.id, name, "avatar-small") };
    });
  const roles = () => guild.roles.map((role) => ({ value: role.id, label: role.name }));
  const channels = () => guild.channels.map((one) => ({ value: one.id, label: `# ${one.name}` }));
  const kinds = {
    [USER]: users,
    [ROLE]: roles,
    [MENTIONABLE]: () => [...users(), ...roles()],
    [CHANNEL]: channels,
  };
  return kinds[component.type]();
}

function line(option) {
  const { value, label, description, emoji } = option;
  return { value, label, hint: description, emoji: emoji?.name };
}

/**
 * The open list; one pick closes it, several are gathered until it is closed. On a phone it is a
 * sheet, and the log is told so that the picture stays in sight above it.
 */
function openMenu(button, component, items, before, { state, done, explain }) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const multiple = most > 1;
  let values = [...before];
  const choose = (item) => {
    if (multiple) toggle(item.value);
    else {
      values = [item.value];
      panel.hidePopover();
    }
  };
  const toggle = (value) => {
    if (values.includes(value)) values = values.filter((one) => one !== value);
    else if (values.length < most) values = [...values, value];
    list.pick(values);
    if (finish) finish.disabled = values.length < least;
  };
  const point = (id) => list.node.setAttribute("aria-activedescendant", id ?? "");
  const list = new OptionList({ label: component.placeholder ?? say("menu"), choose, point, multiple });
  const finish = multiple ? finishButton(() => panel.hidePopover(), least, most) : null;
  const title = element("p", { class: "menu-title", "aria-hidden": "true" }, component.placeholder);
  const panel = element("div", { class: "menu", popover: "auto" }, title, list.node, finish);
  list.picked = new Set(values);
  list.node.tabIndex = 0;
  list.node.addEventListener("keydown", (event) => menuKey(event, list, panel, finish));
  list.show(
    items,
    Math.max(
      0,
      items.findIndex((item) => values.includes(item.value)),
    ),
  );
  if (finish) finish.disabled = values.length < least;
  panel.addEventListener("toggle", (event) => {
    if (event.newState === "open") return;
    panel.remove();
    button.setAttribute("aria-expanded", "false");
    state.tell("sheet", null);
    if (values.join("\n") === before.join("\n")) return;
    if (!multiple || values.length >= least) done(values);
    else explain(say("too-few", { count: least }));
  });
  // Whatever lies outside an open dialog cannot be reached.
  (button.closest("dialog") ?? document.body).append(panel);
  panel.showPopover();
  if (!matchMedia(NARROW).matches) place(panel, button);
  else if (!button.closest("dialog")) {
    state.tell("sheet", { button, height: panel.getBoundingClientRect().height });
  }
  button.setAttribute("aria-expanded", "true");
  list.node.focus({ preventScroll: true });
}

function finishButton(close, least, most) {
  const name = least === most ? "done-exactly" : "done-between";
  const words = say(name, { count: least, least, most });
  return element(
    "button",
    { class: "button button-main menu-done", type: "button", on: { click: close } },
    words,
  );
}

function menuKey(event, list, panel, finish) {
  if (list.handleArrow(event.key)) event.preventDefault();
  else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (event.key === "Enter" && finish && (event.ctrlKey || event.metaKey)) panel.hidePopover();
    else list.choose(list.active);
  } else if (event.key.length === 1) list.seek(event.key);
}

/**
 * Below the button where the list fits; else beside it, so that the picture above stays in sight;
 * else wherever there is more room.
 */
function place(panel, button) {
  const box = button.getBoundingClientRect();
  const set = (name, pixels) => panel.style.setProperty(name, `${pixels}px`);
  const width = Math.max(box.width, 240);
  set("width", width);
  const beside = innerWidth - box.right - 2 * GAP;
  const below = innerHeight - box.bottom - 2 * GAP;
  const fits = panel.offsetHeight <= below;
  if (!fits && beside >= LEAST_BESIDE) {
    set("width", Math.min(width, beside));
    set("left", box.right + GAP);
    set("bottom", innerHeight - box.bottom);
    set("max-height", Math.min(TALLEST, box.bottom - GAP));
    return;
  }
  const above = box.top - 2 * GAP;
  const under = fits || below >= above;
  set("left", Math.min(box.left, innerWidth - width - GAP));
  set("max-height", Math.min(TALLEST, under ? below : above));
  if (under) set("top", box.bottom + GAP / 2);
  else set("bottom", innerHeight - box.top + GAP / 2);
}
