/** The guide: says the next step and points at what to press. Its steps are in guide.json. */

import { people as peopleApi } from "./api.js";
import { after, keepProgress, readProgress } from "./coach_progress.js";
import { element, icon, replaceChildren } from "./dom.js";
import { pointAt, unpoint } from "./pointer.js";
import { language, say } from "./words.js";

const READ_IN = { en: "guide-read-en", ru: "guide-read-ru", uk: "guide-read-uk" };

export class Coach {
  #guide = null;
  #drawn = "";
  /** What was pressed last: it counts once, and is not pointed at again. */
  #used = "";

  /**
   * @param {HTMLElement} root
   * @param {import("./session.js").Session} session
   * @param {import("./composer.js").Composer} composer
   * @param {object} guide
   */
  constructor(root, session, composer, guide) {
    this.#guide = guide;
    this.root = root;
    this.session = session;
    this.state = session.state;
    this.composer = composer;
  }

  begin() {
    this.state.on("act", (act) => this.#did(act));
    for (const topic of ["messages", "people", "room", "places", "calls"])
      this.state.on(topic, () => this.#drawSoon());
    addEventListener("storage", () => this.#drawSoon());
    this.#drawSoon();
  }

  /** After the others have drawn what may be pointed at. */
  #drawSoon() {
    requestAnimationFrame(() => this.#draw());
  }

  #did(act) {
    const again = act.kind === "use" && this.#used === act.customId + act.person;
    if (act.kind === "use") this.#used = act.customId + act.person;
    const progress = readProgress();
    const step = this.#step(progress);
    if (again || !step?.done || progress.dismissed || !progress.started) return;
    const fresh = after(progress, step, act);
    if (fresh !== progress) this.#keep(fresh);
  }

  #keep(progress) {
    keepProgress(progress);
    this.#drawSoon();
  }

  #step(progress) {
    return this.#guide.steps[progress.step];
  }

  #draw() {
    // While the bot is asked, what can be pressed comes and goes.
    if ([...this.state.pending.values()].some((one) => one.state === "pending")) return;
    const progress = readProgress();
    const step = this.#step(progress);
    this.root.hidden = progress.dismissed || !step || !this.state.me;
    if (this.root.hidden) return this.#clear();
    if (!progress.started) return this.#show(this.#invitation());
    const who = this.#whoNext(step, progress);
    const elsewhere = !who && this.#wrongPlace(step, progress);
    this.#show(this.#card(step, progress, who, elsewhere));
    if (who) pointAt(document.querySelector(`[data-person="${who}"]`));
    else if (elsewhere) pointAt(document.querySelector(`.places [data-place="${elsewhere}"]`));
    else pointAt(this.#target(step));
  }

  #clear() {
    unpoint();
    this.#drawn = "";
  }

  /** Draw only what differs: a screen reader would read it all again. */
  #show({ key, build }) {
    if (key === this.#drawn) return;
    this.#drawn = key;
    replaceChildren(this.root, build());
  }

  #invitation() {
    unpoint();
    const start = () => this.#keep({ ...readProgress(), started: true });
    const build = () => [
      element("h2", {}, say("guide-title")),
      element("p", {}, say("guide-invitation")),
      element(
        "div",
        { class: "coach-foot" },
        element(
          "button",
          { class: "button button-plain", type: "button", on: { click: () => this.#dismiss() } },
          say("guide-decline"),
        ),
        element(
          "button",
          { class: "button button-main", type: "button", on: { click: start } },
          say("guide-accept"),
        ),
      ),
    ];
    return { key: `invitation ${language()}`, build };
  }

  #dismiss() {
    this.#keep({ ...readProgress(), dismissed: true });
  }

  #card(step, progress, who, elsewhere) {
    const name = this.state.nameOf(who) ?? "";
    const place = this.state.placeName(this.state.place(elsewhere));
    const text = who ? `${step.words}-switch` : elsewhere ? "guide-go-back" : step.words;
    const words = say(text, { name, place });
    const key = [progress.step, who, elsewhere, words, this.state.me].join("|");
    const build = () => [
      element(
        "div",
        { class: "coach-head" },
        element(
          "span",
          { class: "coach-count" },
          `${progress.step + 1} / ${this.#guide.steps.length}`,
        ),
        element(
          "button",
          {
            class: "round-button",
            type: "button",
            "aria-label": say("guide-dismiss"),
            on: { click: () => this.#dismiss() },
          },
          icon("close"),
        ),
      ),
      element("p", {}, words),
      element("div", { class: "coach-foot" }, this.#help(step, who, elsewhere, name)),
    ];
    return { key, build };
  }

  /** A button that does the dull part of the step. */
  #help(step, who, elsewhere, name) {
    const button = (words, click, look = "main") =>
      element("button", { class: `button button-${look}`, type: "button", on: { click } }, words);
    if (who) return button(say("continue-as", { name }), () => this.session.become(who));
    if (elsewhere) return button(say("guide-go-back-button"), () => this.session.open(elsewhere));
    const translate = this.#translation();
    const offered = translate ? button(translate.words, translate.go, "plain") : null;
    if (step.fill) {
      return [
        offered,
        button(say(`${step.words}-fill`), () =>
          this.composer.begin(step.fill.command, step.fill.options),
        ),
      ];
    }
    if (step.done) return offered;
    return button(say(`${step.words}-finish`), () => this.#dismiss());
  }

  /** Somebody who reads another language than whoever began may be hard to play for a newcomer. */
  #translation() {
    const host = this.state.people.find((person) => person.id === readProgress().host);
    const me = this.state.myself;
    if (!host || !me || host.locale === me.locale) return null;
    const words = READ_IN[host.locale.slice(0, 2)];
    const go = () => peopleApi.change(me.id, { locale: host.locale });
    return words ? { words: say(words, { name: me.name }), go } : null;
  }

  /** The person to become for this step, or nothing when it is this one. */
  #whoNext(step, progress) {
    const { me } = this.state;
    if (step.who === "host" && progress.host && progress.host !== me) return progress.host;
    if (step.who === "another") {
      const busy = [progress.host, ...progress.doers];
      return busy.includes(me) ? this.#someone(busy) : "";
    }
    if (step.who === "called") return this.#called(progress);
    return "";
  }

  /** Somebody who is not among these; rather one with the language of whoever began. */
  #someone(busy) {
    const free = this.state.people.filter((person) => !busy.includes(person.id));
    const host = this.state.people.find((person) => person.id === busy[0]);
    return (free.find((person) => person.locale === host?.locale) ?? free[0])?.id ?? "";
  }

  /** Whom the latest public message of the bot calls, except those who have done their part. */
  #called(progress) {
    const calls = this.state.messages.filter(
      (one) =>
        !one.ephemeral && !one.system && one.mentions.length && one.author.id === this.state.bot.id,
    );
    const called = (calls.at(-1)?.mentions ?? []).map((user) => user.id);
    const left = called.filter((id) => !progress.doers.includes(id));
    if (!left.length || left.includes(this.state.me)) return "";
    return left[0];
  }

  /** The place where the step goes on, if that is another than the open one. */
  #wrongPlace(step, progress) {
    if (!step.stays || !progress.place || progress.place === this.state.here) return "";
    return this.state.place(progress.place) ? progress.place : "";
  }

  #target(step) {
    for (const start of step.point.customIds ?? []) {
      const selector = `.log [data-custom-id^="${CSS.escape(start)}"]:not(:disabled)`;
      const found = [...document.querySelectorAll(selector)].filter((one) => this.#isNext(one));
      if (found.length) return firstOfTheLast(found);
    }
    return step.point.selector ? [...document.querySelectorAll(step.point.selector)].at(-1) : null;
  }

  #isNext(node) {
    if (this.#used === node.dataset.customId + this.state.me) return false;
    return !node.querySelector(".select-shown:not(.select-empty)");
  }
}

/** Of the latest message that holds such things, the one to begin with. */
function firstOfTheLast(nodes) {
  const message = nodes.at(-1).closest("[data-message]");
  return nodes.find((node) => message.contains(node));
}
