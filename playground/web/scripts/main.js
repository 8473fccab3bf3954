/** Puts the page together. */

import { Acts } from "./acts.js";
import { announce } from "./announcer.js";
import { Backstage } from "./backstage.js";
import { Composer } from "./composer.js";
import { Guide } from "./guide.js";
import { Header } from "./header.js";
import { Log } from "./log.js";
import { markdown } from "./markdown.js";
import { keepMoving } from "./moments.js";
import { Places } from "./places.js";
import { Session } from "./session.js";
import { State } from "./state.js";
import { applyTheme } from "./theme.js";
import { language, loadWords, relabel, say, speak } from "./words.js";

const PATIENCE = 600;
const byId = (id) => document.getElementById(id);

function plainText(state) {
  const reader = { state, open: () => {}, become: () => {} };
  return (message) => {
    const shown = document.createElement("div");
    shown.append(...markdown(message.content, reader));
    return shown.textContent;
  };
}

async function readGuide() {
  return (await fetch("/web/guide.json")).json();
}

/** A short gap in the connection is not worth a word. */
function watchConnection(state, banner) {
  let timer = 0;
  state.on("connection", () => {
    clearTimeout(timer);
    if (state.connected) banner.hidden = true;
    else
      timer = setTimeout(() => {
        banner.textContent = say("waiting");
        banner.hidden = false;
      }, PATIENCE);
  });
}

/** On a phone the list of channels slides over the room. */
function drawer(state, app) {
  const close = () => app.classList.remove("app-places");
  byId("veil").addEventListener("click", close);
  byId("places").addEventListener("keydown", (event) => event.key === "Escape" && close());
  state.on("room", close);
  return () => {
    app.classList.toggle("app-places");
    byId("places").querySelector("a")?.focus();
  };
}

/** Whoever sits at the page is spoken to in their language. Must listen before all others. */
function followLanguage(state) {
  speak(navigator.language);
  state.on("people", () => {
    if (!state.myself) return;
    const before = language();
    speak(state.myself.locale);
    if (language() === before) return;
    relabel(document.body);
    state.tell("language");
  });
}

async function begin() {
  applyTheme();
  const [plan] = await Promise.all([readGuide(), loadWords()]);
  const state = new State();
  followLanguage(state);
  const session = new Session(state);
  const acts = new Acts(state);
  const backstage = new Backstage(byId("backstage"), session);
  new Header(byId("header"), session, drawer(state, byId("app")));
  new Places(byId("places"), session, () => {
    byId("app").classList.remove("app-places");
    backstage.toggle();
  });
  new Log(byId("log"), session, acts);
  new Composer(byId("composer"), state, acts, plan.commands);
  const guide = new Guide(byId("guide"), state, acts, plan.steps);
  announce(byId("announcer"), state, plainText(state));
  watchConnection(state, byId("banner"));
  byId("skip").addEventListener("click", () => byId("log").focus());
  keepMoving(state);
  relabel(document.body);
  session.begin().then(() => guide.begin());
}

begin();
