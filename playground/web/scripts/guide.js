/**
 * The guide: offers the games, then points at what to press. Its steps are in guide.json. On a phone
 * it makes room for a question, and for those who go their own way: its words fold up to their
 * number until somebody wants them.
 */

import { people as peopleApi } from "./api.js";
import { element, icon, replaceChildren } from "./dom.js";
import { fits, keepProgress, readProgress } from "./guide_progress.js";
import { pointAt, unpoint } from "./pointer.js";
import { suggested } from "./suggestions.js";
import { language, say } from "./words.js";

const NARROW = "(max-width: 760px)";
const LANGUAGES = { "en-US": "English", ru: "Русский", uk: "Українська" };

export class Guide {
  #steps;
  #drawn = "";
  /** What was pressed last. */
  #used = "";
  /** The step whose words are wanted even beside a question. */
  #unfolded = null;
  /** The step at which somebody has sent another command than the one it waits for, or pressed
   * something before choosing a game. */
  #left = null;
  /** What the bot offers to play, for whom it was asked, and whether it is being asked. */
  #offered = { to: "", items: null, asking: false };

  /**
   * @param {HTMLElement} root
   * @param {import("./state.js").State} state
   * @param {import("./acts.js").Acts} acts
   * @param {object[]} steps
   */
  constructor(root, state, acts, steps) {
    this.#steps = steps;
    this.root = root;
    this.state = state;
    this.acts = acts;
  }

  begin() {
    this.state.on("act", (act) => this.#did(act));
    for (const topic of ["messages", "people", "room", "offered"])
      this.state.on(topic, () => this.#drawSoon());
    addEventListener("storage", () => this.#drawSoon());
    this.#drawSoon();
  }

  /** After the others have drawn what may be pointed at. */
  #drawSoon() {
    requestAnimationFrame(() => this.#draw());
  }

  #did(act) {
    if (act.kind === "use") this.#used = act.customId + act.person;
    const progress = readProgress();
    const step = this.#steps[progress.step];
    if (progress.dismissed) return;
    if (!fits(step?.done, act)) return this.#leave(act, progress);
    this.#keep({ ...progress, step: progress.step + 1 });
  }

  #leave(act, progress) {
    const elsewhere = act.kind === "use" && progress.step === 0;
    if (act.kind !== "command" && !elsewhere) return;
    this.#left = progress.step;
    this.#unfolded = null;
    this.#drawSoon();
  }

  #keep(progress) {
    keepProgress(progress);
    this.#drawSoon();
  }

  #dismiss() {
    this.#keep({ ...readProgress(), dismissed: true });
  }

  #draw() {
    // While the bot is asked, what can be pressed comes and goes.
    if ([...this.state.pending.values()].some((one) => one.state === "pending")) return;
    const progress = readProgress();
    const step = this.#steps[progress.step];
    this.root.hidden = progress.dismissed || !step || !this.state.myself;
    if (this.root.hidden) return this.#clear();
    if (step.offers && !this.#isFolded(progress)) return this.#showGames(step);
    this.#showStep(step, progress);
    if (step.point) pointAt(this.#target(step));
    else unpoint();
  }

  #clear() {
    unpoint();
    this.#drawn = "";
  }

  /** Draw only what differs: a screen reader would read it all again. */
  #show(key, build) {
    if (key === this.#drawn) return;
    this.#drawn = key;
    replaceChildren(this.root, build());
  }

  // What to play

  #showGames(step) {
    unpoint();
    this.#fold(false);
    const { to, items } = this.#offered;
    const here = [this.state.me, this.state.myself.locale, this.state.here].join(" ");
    if (to !== here || !items?.length) this.#askForGames(step.offers, here);
    const games = to === here ? items : null;
    this.#show(`games ${here} ${games?.length}`, () => this.#games(step, games ?? []));
  }

  async #askForGames({ command, option }, here) {
    const known = this.state.commands.some((one) => one.words === command);
    if (!known || (this.#offered.asking && this.#offered.to === here)) return;
    this.#offered = { to: here, items: null, asking: true };
    const items = await suggested(this.state, command, { [option]: "" }, option);
    if (this.#offered.to !== here) return;
    this.#offered = { to: here, items, asking: false };
    if (items?.length) this.#drawSoon();
  }

  #games(step, games) {
    return [
      element("h2", {}, say("guide-title")),
      element("p", {}, say(games.length ? step.words : "guide-waking")),
      element(
        "div",
        { class: "guide-games" },
        games.map((game) => this.#button(game.label, () => this.#play(step.offers, game))),
      ),
      element(
        "div",
        { class: "guide-foot" },
        element("div", { class: "guide-languages" }, this.#languages()),
        this.#button(say("guide-decline"), () => this.#dismiss(), "plain"),
      ),
    ];
  }

  #play({ command, option }, game) {
    const shown = this.state.commands.find((one) => one.words === command)?.shown ?? command;
    this.acts.run(command, { [option]: game.value }, `/${shown} ${game.label}`);
  }

  #languages() {
    const mine = this.state.myself.locale.slice(0, 2);
    return Object.entries(LANGUAGES).map(([locale, name]) =>
      element(
        "button",
        {
          class: "guide-language",
          type: "button",
          lang: locale,
          "aria-pressed": String(locale.startsWith(mine)),
          on: { click: () => peopleApi.change(this.state.me, { locale }) },
        },
        name,
      ),
    );
  }

  // What to press

  #isFolded({ step }) {
    if (this.#unfolded === step || !matchMedia(NARROW).matches) return false;
    return this.#left === step || (step > 0 && isAsked());
  }

  #showStep(step, progress) {
    const folded = this.#isFolded(progress);
    this.#fold(folded);
    this.#show([progress.step, language(), folded].join("|"), () =>
      folded ? this.#folded(progress) : this.#card(step, progress),
    );
  }

  #fold(folded) {
    this.root.classList.toggle("guide-folded", folded);
  }

  #folded(progress) {
    const unfold = () => {
      this.#unfolded = progress.step;
      this.#drawSoon();
    };
    const count = this.#count(progress);
    const properties = {
      class: "guide-unfold",
      type: "button",
      "aria-label": `${say("guide")}: ${count}`,
      on: { click: unfold },
    };
    return [element("button", properties, count)];
  }

  #count(progress) {
    const last = this.#steps.length - 1;
    return progress.step ? `${progress.step} / ${last}` : say("guide");
  }

  #card(step, progress) {
    const close = {
      class: "round-button",
      type: "button",
      "aria-label": say("guide-dismiss"),
      on: { click: () => this.#dismiss() },
    };
    return [
      element(
        "div",
        { class: "guide-head" },
        element("span", { class: "guide-count" }, this.#count(progress)),
        element("button", close, icon("close")),
      ),
      element("p", {}, say(step.words)),
      step.done
        ? null
        : element(
            "div",
            { class: "guide-foot" },
            this.#button(say(`${step.words}-finish`), () => this.#dismiss()),
          ),
    ];
  }

  #button(words, click, look = "main") {
    return element(
      "button",
      { class: `button button-${look}`, type: "button", on: { click } },
      words,
    );
  }

  #target(step) {
    for (const start of step.point.customIds) {
      const selector = `.log [data-custom-id^="${CSS.escape(start)}"]:not(:disabled)`;
      const found = [...document.querySelectorAll(selector)].filter((one) => this.#isNext(one));
      if (found.length) return firstOfTheLast(found);
    }
    return null;
  }

  /** A button of a public message stays after it was pressed; a private one is drawn anew. */
  #isNext(node) {
    const stays = !node.closest(".message-private");
    return !stays || this.#used !== node.dataset.customId + this.state.me;
  }
}

/** Whether the bot's latest private message has something to press. */
function isAsked() {
  const panel = [...document.querySelectorAll(".log .message-private")].at(-1);
  return Boolean(panel?.querySelector("[data-custom-id]:not(:disabled)"));
}

/** Of the latest message that holds such things, the one to begin with. */
function firstOfTheLast(nodes) {
  const message = nodes.at(-1).closest("[data-message]");
  return nodes.find((node) => message.contains(node));
}
