/**
 * Discord's app around this frame. It is spoken to by messages between windows, each a pair of a
 * number and an object, as Discord's Embedded App SDK does; we need two things of all that it can.
 */

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const PATIENCE = 20_000;
const CONSENT = 300_000;

/** Discord's app said no, or has nothing to say. */
export class Declined extends Error {}

export class DiscordClient {
  #app = window.parent.opener ?? window.parent;
  #waiting = new Map();
  #ready;

  /** `client` is our application; only pages of these `origins` are listened to. */
  constructor(client, origins, query) {
    this.client = client;
    this.origins = origins;
    window.addEventListener("message", (event) => this.#hear(event));
    this.#ready = this.#wait("READY", PATIENCE);
    const frame = { v: 1, encoding: "json", client_id: client, frame_id: query.get("frame_id") };
    this.#post(HANDSHAKE, frame);
  }

  /** A code by which the server learns from Discord who is here. They may be asked first. */
  async authorize() {
    await this.#ready;
    const scope = ["identify"];
    const args = { client_id: this.client, response_type: "code", state: "", prompt: "none", scope };
    const nonce = crypto.randomUUID();
    const answer = this.#wait(nonce, CONSENT);
    this.#post(FRAME, { cmd: "AUTHORIZE", args, nonce });
    return (await answer).code;
  }

  /** Nothing that we say is a secret, so that it does not matter who is around this frame. */
  #post(kind, content) {
    this.#app.postMessage([kind, content], "*");
  }

  #wait(name, patience) {
    const answered = new Promise((resolve, reject) => this.#waiting.set(name, { resolve, reject }));
    const timer = setTimeout(() => this.#settle(name, "reject", new Declined("no answer")), patience);
    const done = () => clearTimeout(timer);
    answered.then(done, done);
    return answered;
  }

  #settle(name, how, what) {
    this.#waiting.get(name)?.[how](what);
    this.#waiting.delete(name);
  }

  #hear(event) {
    const known = event.source === this.#app || event.source === window.parent;
    if (!known || !this.origins.includes(event.origin) || !Array.isArray(event.data)) return;
    const [kind, content] = event.data;
    if (kind === CLOSE) this.#close(content?.message);
    else if (kind === FRAME && content) this.#frame(content);
  }

  #frame({ cmd, evt, nonce, data }) {
    if (cmd === "DISPATCH" && evt === "READY") this.#settle("READY", "resolve", data);
    else if (evt === "ERROR") this.#settle(nonce, "reject", new Declined(data?.message));
    else if (cmd === "AUTHORIZE") this.#settle(nonce, "resolve", data);
  }

  #close(message) {
    for (const name of [...this.#waiting.keys()]) this.#settle(name, "reject", new Declined(message));
  }
}
