/** After so long a lost connection is opened anew, in milliseconds: twice as long each time. */
const SOON = 1_500;
const LATEST = 24_000;
/** The server says something every fifteen seconds. Whoever hears nothing for longer, as on a phone
 * that has changed its network, is not connected any more. */
const SILENCE = 50_000;

/** Hears when there is something new. A browser by itself opens a connection anew that has broken
 * off; here also one that a server on the way has refused, and one that has only fallen silent.
 * `changed` hears what there is to see, where that is known; `lost` that nothing is heard now. */
export class News {
  #changed;
  #lost;
  #source = null;
  #wait = SOON;
  #timer = 0;
  #away = false;

  constructor({ changed, lost }) {
    this.#changed = changed;
    this.#lost = lost;
  }

  /** Listens from now on. */
  open() {
    this.close();
    const source = new EventSource("events");
    const hears = (kind, hear) => source.addEventListener(kind, (event) => {
      this.#again(SILENCE);
      hear(event);
    });
    hears("open", () => this.#changed(null));
    hears("quiet", () => {
      this.#wait = SOON;
    });
    hears("changed", ({ data }) => this.#changed(data));
    hears("out", () => this.#changed(null));
    hears("elsewhere", () => this.#leave());
    source.addEventListener("error", () => this.#broken());
    this.#source = source;
    this.#again(SILENCE);
  }

  /** Listens no more. */
  close() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  /** Somebody looks at the page again, after they may have been at others. */
  seen() {
    if (this.#away) this.open();
    this.#away = false;
  }

  /** Too many pages of this person listen: those come first that they look at. */
  #leave() {
    this.close();
    this.#away = true;
  }

  #broken() {
    this.#lost();
    if (this.#source.readyState !== EventSource.CLOSED) return;
    this.#again(this.#wait);
    this.#wait = Math.min(LATEST, 2 * this.#wait);
  }

  #again(after) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), after);
  }
}
