/** What a person does to the bot: commands, presses, picks, forms; and how it turns out. */

import { Away, Refused, interactions, messages as messagesApi } from "./api.js";
import { openActivity } from "./activity.js";
import { openForm } from "./form.js";
import { say } from "./words.js";

export class Acts {
  #errands = 0;

  constructor(state) {
    this.state = state;
  }

  /** Press a button, or pick from a menu with `values`. */
  async use(message, customId, values) {
    if (this.state.pending.get(message.id)?.state === "pending") return;
    const { me } = this.state;
    this.#mark(message.id, { customId, state: "pending" });
    const use = values === undefined ? { custom_id: customId } : { custom_id: customId, values };
    const send = () => interactions.use(me, message.channel_id, message.id, use);
    const problem = await this.#outcome(send, "failed");
    if (problem) this.#mark(message.id, { customId, state: "failed", error: problem });
    else this.#mark(message.id, null);
    if (!problem) this.#did({ kind: "use", person: me, customId });
  }

  /** Say on the message itself why nothing was sent. */
  explain(message, words) {
    this.#mark(message.id, { state: "failed", error: words });
  }

  #mark(messageId, pending) {
    if (pending) this.state.pending.set(messageId, pending);
    else this.state.pending.delete(messageId);
    this.state.tell("messages", {});
  }

  #did(act) {
    this.state.tell("act", act);
  }

  /** Send it; the sentence to show when it did not go well, or nothing. `silence` names words. */
  async #outcome(send, silence) {
    try {
      const result = await send();
      if (result.state !== "answered") return say(silence);
      if (result.modal) this.#openForm(result);
      if (result.activity) openActivity(this.state.me, result.activity);
      return "";
    } catch (error) {
      if (error instanceof Refused || error instanceof Away) return error.message;
      throw error;
    }
  }

  #openForm(result) {
    const { me } = this.state;
    openForm(this.state, result.modal, (values) =>
      this.#outcome(() => interactions.submit(me, result.id, values), "form-failed"),
    );
  }

  /** Use a slash command; `words` are its own names, `shown` how the person reads it. */
  async run(words, options, shown) {
    const { me, here } = this.state;
    const id = `errand-${++this.#errands}`;
    const errand = { id, words, shown, state: "pending", error: "" };
    this.#setErrands([...this.state.errands, errand]);
    const send = () => interactions.run(me, here, words, options);
    const problem = await this.#outcome(send, "no-answer");
    const others = this.state.errands.filter((one) => one.id !== errand.id);
    const lost = { ...errand, state: "failed", error: problem };
    this.#setErrands(problem ? [...others, lost] : others);
    if (!problem) this.#did({ kind: "command", person: me, command: words });
  }

  forget(errand) {
    this.#setErrands(this.state.errands.filter((one) => one.id !== errand.id));
  }

  #setErrands(errands) {
    this.state.errands = errands;
    this.state.tell("messages", { errand: true });
  }

  async write(content) {
    await messagesApi.write(this.state.me, this.state.here, content);
  }

  /** Put a private message out of sight, or delete one's own. */
  async dismiss(message) {
    await messagesApi.remove(this.state.me, message.channel_id, message.id).catch(() => null);
  }

  async react(message, emoji) {
    const mine = (message.my_reactions ?? []).includes(emoji);
    const call = mine ? messagesApi.unreact : messagesApi.react;
    await call(this.state.me, message.channel_id, message.id, emoji).catch(() => null);
  }
}
