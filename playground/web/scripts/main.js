/** Puts the page together. */

import { Acts } from "./acts.js";
import { announce } from "./announcer.js";
import { Backstage } from "./backstage.js";
import { Coach } from "./coach.js";
import { Composer } from "./composer.js";
import { Header } from "./header.js";
import { Log } from "./log.js";
import { markdown } from "./markdown.js";
import { keepMoving } from "./moments.js";
import { Places } from "./places.js";
import { Session } from "./session.js";
import { State } from "./state.js";
import { applyTheme } from "./theme.js";

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

/** A short gap in the connection is not worth a word. */
function watchConnection(state, banner) {
  let timer = 0;
  state.on("connection", () => {
    clearTimeout(timer);
    if (state.connected) banner.hidden = true;
    else
      timer = setTimeout(() => {
        banner.textContent = "Waiting for the playground…";
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

function begin() {
  applyTheme();
  const state = new State();
  const session = new Session(state);
  const acts = new Acts(state);
  const backstage = new Backstage(byId("backstage"), session);
  new Header(byId("header"), session, drawer(state, byId("app")));
  new Places(byId("places"), session, () => {
    byId("app").classList.remove("app-places");
    backstage.toggle();
  });
  new Log(byId("log"), session, acts);
  const composer = new Composer(byId("composer"), state, acts);
  const coach = new Coach(byId("coach"), session, composer);
  announce(byId("announcer"), state, plainText(state));
  watchConnection(state, byId("banner"));
  byId("skip").addEventListener("click", () => byId("log").focus());
  keepMoving(state);
  session.begin().then(() => coach.begin());
}

begin();
