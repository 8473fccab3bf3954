/** An Activity: the page of the application in a frame, and Discord's side of what they say. */

import { activities } from "./api.js";
import { element, icon } from "./dom.js";
import { say } from "./words.js";

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const INVALID_CLIENT = 4000;
const INVALID_ORIGIN = 4001;
const INVALID_VERSION = 4004;
const INVALID_ENCODING = 4005;
const INVALID_COMMAND = 4002;
const OAUTH_ERROR = 5000;

/** Speaks with the page in one frame as the Embedded App SDK expects it. */
class Host {
  #ready = false;

  constructor(me, activity, frame) {
    Object.assign(this, { me, activity, frame });
    this.hear = (event) => this.#hear(event);
    window.addEventListener("message", this.hear);
  }

  close() {
    window.removeEventListener("message", this.hear);
  }

  #post(kind, content) {
    this.frame.contentWindow.postMessage([kind, content], this.activity.origin);
  }

  #hear(event) {
    if (event.source !== this.frame.contentWindow || !Array.isArray(event.data)) return;
    const [kind, content] = event.data;
    if (event.origin !== this.activity.origin) this.#hangUp(INVALID_ORIGIN, "Invalid Origin");
    else if (kind === HANDSHAKE) this.#greet(content);
    else if (kind === FRAME && this.#ready) this.#answer(content);
  }

  #hangUp(code, message) {
    this.#ready = false;
    this.#post(CLOSE, { code, message });
  }

  #greet({ v, encoding, client_id: client, frame_id: frame } = {}) {
    if (v !== 1) return this.#hangUp(INVALID_VERSION, "Invalid Version");
    if (encoding !== "json") return this.#hangUp(INVALID_ENCODING, "Invalid Encoding");
    const known = client === this.activity.client_id && frame === this.activity.frame_id;
    if (!known) return this.#hangUp(INVALID_CLIENT, "Invalid Client ID");
    this.#ready = true;
    const config = { api_endpoint: `//${location.host}/api`, environment: "production" };
    this.#post(FRAME, { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config } });
  }

  async #answer({ cmd, args, nonce } = {}) {
    const command = { AUTHORIZE: activities.authorize, AUTHENTICATE: activities.authenticate }[cmd];
    try {
      if (!command) throw Object.assign(new Error("Invalid command"), { code: INVALID_COMMAND });
      const data = await command(this.me, this.activity.instance_id, args);
      this.#post(FRAME, { cmd, data, evt: null, nonce });
    } catch (error) {
      const data = { code: error.code ?? OAUTH_ERROR, message: error.message };
      this.#post(FRAME, { cmd, data, evt: "ERROR", nonce });
    }
  }
}

/** Open the frame over everything; closing it leaves the Activity. */
export function openActivity(me, activity) {
  const frame = element("iframe", { class: "activity-frame", title: say("activity") });
  const close = () => dialog.close();
  const dialog = element(
    "dialog",
    { class: "activity", "aria-label": say("activity") },
    element(
      "button",
      { class: "round-button activity-close", type: "button", "aria-label": say("leave-activity"), on: { click: close } },
      icon("close"),
    ),
    frame,
  );
  const host = new Host(me, activity, frame);
  dialog.addEventListener("close", () => {
    host.close();
    dialog.remove();
    activities.leave(me, activity.instance_id).catch(() => null);
  });
  document.body.append(dialog);
  dialog.showModal();
  frame.src = activity.url;
}
