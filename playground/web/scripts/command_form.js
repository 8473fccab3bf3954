/** A command being filled in: its name, and a field for each option. */

import { element, icon } from "./dom.js";
import { OptionField } from "./option_field.js";
import { say } from "./words.js";

export class CommandForm {
  /**
   * @param {import("./commands.js").Command} command
   * @param {object} around
   * @param {import("./state.js").State} around.state
   * @param {(field: OptionField, items: object[]|null, note?: string) => void} around.offer
   * @param {() => void} around.outdated
   * @param {(options: object, shown: string) => void} around.send
   * @param {(words: string) => void} around.explain why it cannot be sent like this
   * @param {() => void} around.leave
   */
  constructor(command, around) {
    this.command = command;
    this.around = around;
    this.fields = [];
    this.current = null;
    this.row = element("div", { class: "command-fields" });
    this.more = element("div", { class: "command-more" });
    const close = {
      class: "round-button",
      type: "button",
      "aria-label": say("leave-command"),
      on: { click: around.leave },
    };
    this.node = element(
      "div",
      { class: "command", role: "group", "aria-label": `/${command.shown}: ${command.hint}` },
      element("span", { class: "chip command-name" }, `/${command.shown}`),
      this.row,
      this.more,
      element("button", close, icon("close")),
    );
    for (const option of command.options.filter((one) => one.required)) this.#add(option);
    this.#drawMore();
  }

  #add(option) {
    const field = new OptionField(option, {
      state: this.around.state,
      offer: this.around.offer,
      outdated: this.around.outdated,
      focused: (one) => {
        this.current = one;
      },
      command: (asking) => ({ words: this.command.words, options: this.#values(asking) }),
    });
    this.fields.push(field);
    this.row.append(field.node);
    return field;
  }

  /** Options that may be left out are added by a press. */
  #drawMore() {
    const shown = new Set(this.fields.map((field) => field.option.name));
    const others = this.command.options.filter((option) => !shown.has(option.name));
    this.more.replaceChildren(
      ...others.map((option) =>
        element(
          "button",
          {
            class: "more-option",
            type: "button",
            title: option.description_localized,
            on: { click: () => this.add(option.name).input.focus() },
          },
          icon("plus"),
          option.name_localized,
        ),
      ),
    );
  }

  /** Show an option that may be left out; the field of it. */
  add(name) {
    const there = this.fields.find((field) => field.option.name === name);
    if (there) return there;
    const option = this.command.options.find((one) => one.name === name);
    const field = option ? this.#add(option) : null;
    this.#drawMore();
    return field;
  }

  #values(except) {
    const given = this.fields.filter((field) => field !== except && field.value() !== undefined);
    return Object.fromEntries(given.map((field) => [field.option.name, field.value()]));
  }

  /** Go to the first field that still needs something, else to the last. */
  focus() {
    const next = this.fields.find((field) => field.isEmpty) ?? this.fields.at(-1);
    if (next) next.input.focus();
    else this.node.querySelector("button").focus();
  }

  /** Send it if every field allows; else go to the first that does not, and say why. */
  send() {
    const [wrong] = this.fields.filter((field) => !field.check());
    if (wrong) {
      wrong.input.focus();
      return this.around.explain(wrong.problem());
    }
    const words = this.fields
      .filter((field) => !field.isEmpty)
      .map((field) => `${field.option.name_localized}: ${field.input.value}`);
    this.around.send(this.#values(null), [`/${this.command.shown}`, ...words].join(" "));
  }

  get isComplete() {
    return this.fields.every((field) => !field.option.required || !field.isEmpty);
  }

  /** Whether Backspace here means leaving. */
  get isUntouched() {
    return this.fields.every((field) => field.isEmpty);
  }
}
