/** One option of a command: a text field with what could stand in it. */

import { avatar } from "./avatar.js";
import { element } from "./dom.js";
import { suggested } from "./suggestions.js";
import { say } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
const PAUSE = 120;

export class OptionField {
  #picked = null;
  #timer = 0;
  #question = 0;

  /**
   * @param {object} option Discord's option, in the person's language
   * @param {object} around
   * @param {import("./state.js").State} around.state
   * @param {(field: OptionField) => void} around.focused
   * @param {(field: OptionField, items: object[]|null, note?: string) => void} around.offer
   * @param {(field: OptionField) => void} around.outdated what is offered is for an older text
   * @param {() => {words: string, options: object}} around.command what is filled in so far
   */
  constructor(option, around) {
    this.option = option;
    this.around = around;
    this.input = element("input", {
      class: "option-input",
      id: `option-${option.name}`,
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": String(Boolean(option.required)),
      inputmode: option.type === INTEGER || option.type === NUMBER ? "decimal" : null,
      maxlength: option.max_length,
    });
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.#focused());
    const mark = option.required
      ? element("span", { class: "required", title: say("required") }, "*")
      : null;
    const label = element("label", { for: this.input.id }, option.name_localized, mark);
    this.node = element("span", { class: "option-field" }, label, this.input);
    this.#widen();
  }

  get isEmpty() {
    return !this.input.value.trim();
  }

  /** Whether Enter should take what is suggested: not where nothing more is needed. */
  get wantsChoice() {
    return !this.#picked && (this.option.required || !this.isEmpty);
  }

  #typed() {
    this.#picked = null;
    this.rest();
    this.around.outdated(this);
    this.#widen();
    this.node.classList.remove("option-wrong");
    this.#offerSoon(PAUSE);
  }

  #focused() {
    this.around.focused(this);
    this.#offerSoon(0);
  }

  /** Wait for no suggestions any more: those on their way are for an older text. */
  rest() {
    clearTimeout(this.#timer);
    this.#question += 1;
  }

  /** Put in a suggestion, which may read differently from what is sent. */
  pick(item) {
    this.#picked = item;
    this.input.value = item.label;
    this.#widen();
    this.node.classList.remove("option-wrong");
  }

  /** Put in a value as if it had been typed. */
  fill(text) {
    this.input.value = text;
    this.#typed();
  }

  #widen() {
    this.input.style.setProperty(
      "width",
      `${Math.min(46, Math.max(8, this.input.value.length + 2))}ch`,
    );
  }

  #offerSoon(pause) {
    clearTimeout(this.#timer);
    if (document.activeElement !== this.input) return;
    const fixed = this.#fixed();
    if (fixed) return this.around.offer(this, this.#narrowed(fixed));
    if (!this.option.autocomplete)
      return this.around.offer(this, null, this.option.description_localized);
    this.#timer = setTimeout(() => this.#ask(), pause);
  }

  /** What the bot suggests; an answer to an older question comes too late. */
  async #ask() {
    const question = ++this.#question;
    const items = await this.#suggested(this.input.value);
    if (question !== this.#question || document.activeElement !== this.input) return;
    const note = say(items ? "nothing-fits" : "no-answer");
    this.around.offer(this, items ?? [], items?.length ? undefined : note);
  }

  /** What the bot suggests for this text; nothing where it does not answer. */
  async #suggested(text) {
    const { words, options } = this.around.command(this);
    const typed = { ...options, [this.option.name]: text };
    return suggested(this.around.state, words, typed, this.option.name);
  }

  /** Choices, truth values, people, channels and roles are known to the page. */
  #fixed() {
    const { option } = this;
    if (option.choices)
      return option.choices.map((one) => ({ value: one.value, label: one.name_localized }));
    if (option.type === BOOLEAN)
      return [
        { value: true, label: say("true") },
        { value: false, label: say("false") },
      ];
    const { state } = this.around;
    const guild = state.guildOf(state.here) ?? state.places.guilds[0];
    const users = () => guild.members.map(({ user }) => person(user, state));
    const roles = () => guild.roles.map((role) => ({ value: role.id, label: `@${role.name}` }));
    const channels = () => guild.channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
    const kinds = {
      [USER]: users,
      [ROLE]: roles,
      [CHANNEL]: channels,
      [MENTIONABLE]: () => [...users(), ...roles()],
    };
    return kinds[option.type]?.() ?? null;
  }

  #narrowed(items) {
    if (this.#picked) return items;
    const wanted = this.input.value.trim().toLowerCase();
    return items.filter((item) => item.label.toLowerCase().includes(wanted));
  }

  /** What is sent, or undefined while that cannot be. */
  value() {
    const text = this.input.value.trim();
    if (this.#picked) return this.#picked.value;
    if (!text || this.option.type === ATTACHMENT) return undefined;
    const fixed = this.#fixed();
    if (fixed) return fixed.find((item) => item.label.toLowerCase() === text.toLowerCase())?.value;
    if (this.option.type !== INTEGER && this.option.type !== NUMBER) return text;
    return numberProblem(this.option, { value: text }) ? undefined : Number(text);
  }

  /** Whether it can be sent like this; marks it if not. */
  check() {
    const wrong = Boolean(this.problem());
    this.node.classList.toggle("option-wrong", wrong);
    this.input.setAttribute("aria-invalid", String(wrong));
    return !wrong;
  }

  /** What is wrong with it, in a sentence; nothing when all is well. */
  problem() {
    const { option } = this;
    const about = { option: option.name_localized, value: this.input.value.trim() };
    if (this.isEmpty) {
      const hint = option.description_localized;
      return option.required ? say("option-missing", { ...about, hint }) : "";
    }
    if (option.type === ATTACHMENT) return say("no-files");
    if (this.#picked || this.#fixed()) {
      return this.value() === undefined ? say("option-unlisted", about) : "";
    }
    if (option.type === INTEGER || option.type === NUMBER) return numberProblem(option, about);
    const least = option.min_length ?? 0;
    return about.value.length < least ? say("option-short", { ...about, count: least }) : "";
  }
}

function person(user, state) {
  const name = state.userName(user);
  return {
    value: user.id,
    label: name,
    hint: user.username,
    face: avatar(user.id, name, "avatar-small"),
  };
}

function numberProblem(option, about) {
  const value = Number(about.value);
  if (option.type === INTEGER && !Number.isInteger(value)) return say("option-whole", about);
  if (!Number.isFinite(value)) return say("option-number", about);
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (value >= least && value <= most) return "";
  const bounds = { ...about, least, most };
  if (most === Infinity) return say("option-least", bounds);
  return say(least === -Infinity ? "option-most" : "option-between", bounds);
}
