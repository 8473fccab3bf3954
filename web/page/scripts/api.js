const PROOF = "X-Boroughs-Proof";
const TRIES = 3;
const REST = 700;
/** So long an answer may take, in milliseconds: one that is lost on the way must not be waited for
 * without end, since everything else on the page waits for it. */
const PATIENCE = 20_000;

/** No answer has come, or none that the server of the page has given. */
export class Lost extends Error {}

/** Something that the server has said no to, in its words. */
export class Refusal extends Error {
  constructor(status, words) {
    super(words);
    this.status = status;
  }
}

/** The server of this page: what there is to see, and what one does. */
export class Server {
  #proof = "";

  async look() {
    return this.#get("screen");
  }

  /** A part of the table, larger. */
  async part(token) {
    return this.#get(`part?of=${encodeURIComponent(token)}`);
  }

  /** The table as it stood at this step, at the newest for 0, through these eyes. */
  async moment(step, eye) {
    return this.#get(`history?step=${step}&eye=${encodeURIComponent(eye)}`);
  }

  /** The same moment through other eyes, which count other steps. */
  async sameMoment(rev, eye) {
    return this.#get(`history?rev=${rev}&eye=${encodeURIComponent(eye)}`);
  }

  async #get(path) {
    return this.#ask(path, { headers: { Accept: "application/json" } });
  }

  /** Does this once, however often it has to be sent. */
  async do(action, given) {
    return this.#send(`do/${action}`, { ...given, request: newRequest() });
  }

  async signOut(everywhere) {
    return this.#send("sign-out", { everywhere: everywhere ? 1 : 0 });
  }

  async #send(path, body) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#ask(path, this.#post(body));
      } catch (error) {
        if (error instanceof Refusal || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, REST * tries));
      }
    }
  }

  #post(body) {
    const headers = { "Content-Type": "application/json", [PROOF]: this.#proof };
    return { method: "POST", headers, body: JSON.stringify(body) };
  }

  async #ask(path, request) {
    const { ok, status, found } = await received(path, request);
    if (!ok) throw new Refusal(status, found.error);
    if (found.proof) this.#proof = found.proof;
    return found;
  }
}

/** What was answered. Fails with `Lost`, whatever has failed on the way. */
async function received(path, request) {
  try {
    const answer = await fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 502) return { ok: answer.ok, status: answer.status, found: await answer.json() };
  } catch (error) {
    throw new Lost(path, { cause: error });
  }
  throw new Lost(path);
}

function newRequest() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
