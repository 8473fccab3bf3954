/** The live socket of one person, which comes back by itself. */

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 3000;

export class Live {
  #socket = null;
  #timer = 0;
  #pause = SHORTEST_PAUSE;

  /**
   * @param {(news: object) => void} hear
   * @param {(connected: boolean) => void} changed
   */
  constructor(hear, changed) {
    this.hear = hear;
    this.changed = changed;
  }

  /** Listen as this person, and as nobody else any more. */
  open(personId) {
    this.#leave();
    this.#pause = SHORTEST_PAUSE;
    this.#connect(personId);
  }

  #leave() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(personId) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/people/${personId}/live`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#heard(socket, JSON.parse(event.data));
    socket.onclose = () => this.#lost(socket, personId);
  }

  #heard(socket, news) {
    if (socket !== this.#socket) return;
    if (news.type === "hello") {
      this.#pause = SHORTEST_PAUSE;
      this.changed(true);
    }
    this.hear(news);
  }

  #lost(socket, personId) {
    if (socket !== this.#socket) return;
    this.changed(false);
    this.#timer = setTimeout(() => this.#connect(personId), this.#pause);
    this.#pause = Math.min(this.#pause * 1.6, LONGEST_PAUSE);
  }
}
