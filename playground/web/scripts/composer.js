/** Where a person writes: plain messages, and slash commands with all their help. */

import { Away, Refused, interactions } from "./api.js";
import { CommandForm } from "./command_form.js";
import { fitting, named, wholeCommands } from "./commands.js";
import { element, icon, replaceChildren } from "./dom.js";
import { OptionList } from "./option_list.js";
import { relabel, say } from "./words.js";

/** One that is known has become a form by now. */
const UNKNOWN_COMMAND = /^\/\p{L}/u;

export class Composer {
  /** @type {CommandForm|null} */
  #form = null;

  /**
   * @param {HTMLElement} root
   * @param {import("./state.js").State} state
   * @param {import("./acts.js").Acts} acts
   * @param {string[]} first the commands that a newcomer needs
   */
  constructor(root, state, acts, first) {
    this.root = root;
    this.state = state;
    this.acts = acts;
    this.first = first;
    this.list = new OptionList({
      label: say("suggestions"),
      choose: (item) => this.#choose(item),
      point: (id) => this.#point(id),
    });
    this.list.node.dataset.sayLabel = "suggestions";
    this.note = element("p", { class: "suggestions-note" });
    this.suggestions = element(
      "div",
      { class: "suggestions", hidden: true },
      this.note,
      this.list.node,
    );
    this.input = this.#makeInput();
    this.problem = element("p", { class: "problem", role: "alert" });
    this.send = element(
      "button",
      {
        class: "round-button send",
        type: "button",
        data: { sayLabel: "send" },
        on: { click: () => this.#send() },
      },
      icon("send"),
    );
    this.box = element("div", { class: "composer-box" }, this.input, this.send);
    root.append(this.suggestions, this.problem, this.box);
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener(
      "focusout",
      (event) => this.#isTyping(event.relatedTarget) || this.#hide(),
    );
    state.on("room", () => this.#entered());
    state.on("commands", () => this.#load());
    state.on("language", () => this.#translate());
  }

  #makeInput() {
    const input = element("textarea", {
      class: "composer-input",
      id: "composer-input",
      rows: "1",
      data: { sayPlaceholder: "write" },
      maxlength: "2000",
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
    });
    input.addEventListener("input", () => this.#typed());
    input.addEventListener("focus", () => this.#typed());
    return input;
  }

  #isTyping(node) {
    return node !== null && this.root.contains(node) && !node.matches("button");
  }

  #entered() {
    this.leave();
    this.#translate();
  }

  /** The commands, too, are named in the language of whoever writes. */
  #translate() {
    const place = this.state.placeName(this.state.room);
    relabel(this.input);
    this.input.setAttribute("aria-label", say("write-in", { place }));
    this.#load();
  }

  async #load() {
    const { me, here } = this.state;
    if (!here) return;
    const found = await interactions.commands(me, here).catch(() => null);
    if (found && me === this.state.me && here === this.state.here) {
      this.state.commands = wholeCommands(found.commands, this.first);
      this.state.tell("offered");
    }
  }

  #typed() {
    this.input.style.setProperty("height", "auto");
    this.input.style.setProperty("height", `${this.input.scrollHeight}px`);
    this.problem.textContent = "";
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.#hide();
    const whole = named(this.state.commands, text.slice(1));
    if (whole) return this.#begin(whole.command, whole.rest);
    const items = fitting(this.state.commands, text.slice(1)).map((command) => ({
      value: command.words,
      label: `/${command.shown}`,
      hint: command.hint,
    }));
    this.#offer(items, items.length ? "" : say("no-such-command"));
  }

  #begin(command, rest) {
    this.input.value = "";
    this.#form = new CommandForm(command, {
      state: this.state,
      offer: (field, items, note) =>
        this.#form?.current === field && this.#offer(items ?? [], note, field.wantsChoice ? 0 : -1),
      outdated: () => {
        this.list.activate(-1);
        this.problem.textContent = "";
      },
      explain: (words) => {
        this.problem.textContent = words;
      },
      send: (options, shown) => this.#run(command, options, shown),
      leave: () => {
        this.leave();
        this.input.focus();
      },
    });
    this.#hide();
    replaceChildren(this.box, this.#form.node, this.send);
    if (!command.options.length) return this.send.focus();
    if (!this.#form.fields.length) this.#form.add(command.options[0].name);
    if (rest) this.#form.fields[0]?.fill(rest);
    this.#form.fields[0].input.focus();
  }

  /** Back to plain writing. */
  leave() {
    this.#form = null;
    this.problem.textContent = "";
    this.#hide();
    replaceChildren(this.box, this.input, this.send);
  }

  #run(command, options, shown) {
    this.leave();
    this.input.focus();
    this.acts.run(command.words, options, shown);
  }

  /** Show these; Enter takes the active one, and sends where none is. */
  #offer(items, note = "", active = 0) {
    this.note.textContent = note;
    this.note.hidden = !note;
    this.list.show(items, active);
    this.suggestions.hidden = !items.length && !note;
    this.#expanded(items.length > 0);
  }

  #hide() {
    this.list.show([]);
    this.suggestions.hidden = true;
    this.#expanded(false);
  }

  get #typing() {
    return this.#form?.current?.input ?? this.input;
  }

  #expanded(expanded) {
    this.#typing.setAttribute("aria-expanded", String(expanded));
    this.#typing.setAttribute("aria-controls", this.list.id);
  }

  #point(id) {
    if (id) this.#typing.setAttribute("aria-activedescendant", id);
    else this.#typing.removeAttribute("aria-activedescendant");
  }

  #choose(item) {
    if (!this.#form) {
      const command = this.state.commands.find((one) => one.words === item.value);
      return this.#begin(command, "");
    }
    this.#form.current.pick(item);
    this.#hide();
    const next = this.#form.fields.find((field) => field.isEmpty && field.option.required);
    next?.input.focus();
  }

  #key(event) {
    if (event.isComposing || event.target.closest("button")) return;
    const listed = this.list.length > 0;
    if (event.key === "Escape") return this.#escape(event, listed);
    if (listed && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.list.handleArrow(event.key);
    } else if (this.list.active && isChoosing(event)) {
      event.preventDefault();
      this.#choose(this.list.active);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Backspace" && this.#form?.isUntouched) {
      event.preventDefault();
      this.leave();
      this.input.focus();
    }
  }

  #escape(event, listed) {
    event.preventDefault();
    this.#form?.current?.rest();
    if (listed || !this.suggestions.hidden) return this.#hide();
    if (this.#form) this.leave();
    this.input.focus();
  }

  async #send() {
    if (this.#form) return this.#form.send();
    const text = this.input.value.trim();
    if (!text) return;
    if (UNKNOWN_COMMAND.test(text)) {
      const [command] = text.split(/\s/);
      this.problem.textContent = say("unknown-command", { command });
      return;
    }
    try {
      await this.acts.write(text);
      this.input.value = "";
      this.#typed();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Away)) throw error;
      this.problem.textContent = error.message;
    }
  }
}

function isChoosing(event) {
  return (event.key === "Enter" || event.key === "Tab") && !event.shiftKey;
}
