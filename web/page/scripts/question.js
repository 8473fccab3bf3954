import { button, element } from "./dom.js";
import { forms } from "./forms.js";
import { spoken } from "./text.js";

const MANY_HINTS = 6;

/** What is asked; where nothing is, for whom the table waits. */
export function askingNodes({ question, waiting, locale }) {
  if (!question) return waiting.map((line) => element("p", { class: "prompt" }, spoken(line, locale)));
  return [element("p", { class: "prompt", id: "prompt" }, spoken(question.prompt, locale))];
}

/** The piece in hand. */
export function pieceNodes({ piece }) {
  return piece ? [image(piece, "piece")] : [];
}

/** What else there is to say and to press before an answer. */
export function besideNodes(screen, act) {
  const { question, locale } = screen;
  const says = (line) => spoken(line, locale);
  const tip = question?.tip ? element("p", { class: "tip" }, says(question.tip)) : null;
  return [wishNode(screen, says, act), tip, helpsNode(screen, act)].filter(Boolean);
}

/** What the table is asked to agree to. */
function wishNode({ wish }, says, act) {
  if (!wish) return null;
  const nodes = [element("p", {}, says(wish.text))];
  if (wish.answers) {
    const agree = button(wish.answers.agree, () => act("vote", { yes: 1 }), { look: "good", id: "agree" });
    const object = button(wish.answers.object, () => act("vote", { yes: 0 }), { look: "danger", id: "object" });
    nodes.push(element("div", { class: "row" }, [agree, object]));
  }
  return element("div", { class: "note", id: "wish" }, nodes);
}

/** Hint, the switch of the coach, and the way back to one's last move while nothing is chosen. */
function helpsNode({ question, undo }, act) {
  if (!question) return null;
  const { helps, opened, back } = question;
  const buttons = helps.map(({ does, name, setting = "" }) => button(name, () => act(does, { opened, setting }), { look: "small", id: does }));
  if (undo && !back) buttons.push(undoButton(undo, act, "small"));
  return buttons.length > 0 ? element("div", { class: "row" }, buttons) : null;
}

function undoButton(name, act, look = "") {
  return button(name, () => act("undo", {}), { look, id: "undo" });
}

/** What is tried, in words, and what is pressed: the answers that no picture shows, and the ways on.
 * `act` does something at the server; `hint` is what the last hint said. */
export function answerNodes(screen, act, hint) {
  const { question, said } = screen;
  if (!question) return screen.undo ? [ways([undoButton(screen.undo, act)])] : [];
  const form = forms[question.form?.kind]?.(screen, act);
  const rows = screen.rows.map((row) => rowNode(row, question, act));
  const nodes = [...rows, previewNode(screen, hint)];
  const sent = form ? [form.take] : [];
  return [...nodes, ...(form?.filled ?? []), ways([...sent, ...waysOn(question, said, act)])].filter(Boolean);
}

function previewNode({ question, locale }, hint) {
  if (!question.preview) return null;
  const says = (line) => spoken(line, locale);
  const hinted = hint && hint.draft.join("\n") === question.draft.join("\n");
  const { sentence, lines: told } = question.preview;
  const nodes = [element("p", { class: "sentence" }, says(sentence)), lines([...told, ...(hinted ? hint.why : [])], says)];
  if (hinted) nodes.unshift(element("p", { class: "hint" }, says(hint.heading)));
  return element("div", { id: "preview" }, nodes.filter(Boolean));
}

function ways(found) {
  return found.length > 0 ? element("div", { class: "ways" }, found) : null;
}

function image(picture, look) {
  return element("img", { class: look, src: picture.src, width: picture.width, height: picture.height, alt: "" });
}

function lines(told, says) {
  if (told.length === 0) return null;
  return element("ul", { class: "lines" }, told.map((line) => element("li", {}, says(line))));
}

function rowNode(row, question, act) {
  const several = row.buttons.some((one) => one.several);
  if (several) return null;
  const few = !row.answered && row.buttons.filter((one) => one.hint).length < MANY_HINTS;
  const buttons = row.buttons.map((one) => answerButton(one, few, () => act("choose", answer(question, one))));
  const look = row.answered ? "row answered" : "row";
  return element("div", { class: look, role: "group", "aria-label": row.prompt }, buttons);
}

/** An answer with what there is to say about it, where that is told. */
function answerButton(one, hinted, does) {
  const made = button(one.name, does, {
    look: one.danger ? "danger" : "",
    "aria-pressed": one.chosen ? "true" : "false",
    "data-token": one.token,
  });
  if (hinted && one.hint) made.append(element("small", {}, [one.hint]));
  return made;
}

export function answer(question, touch) {
  return { opened: question.opened, length: touch.length, token: touch.token };
}

function waysOn(question, said, act) {
  const { opened } = question;
  const whole = question.form?.kind === "done";
  const found = [];
  if (whole) {
    const does = () => act("confirm", { opened, draft: question.draft });
    found.push(button(question.does || said.confirm, does, { look: question.does ? "danger" : "good", id: "confirm" }));
  }
  if (question.turn) {
    const { name, ...turn } = question.turn;
    found.push(button(name, () => act("choose", { opened, ...turn }), { id: "turn" }));
  }
  for (const one of question.instead) {
    found.push(button(one.name, () => act("instead", { opened, token: one.token }), { "data-token": one.token }));
  }
  if (question.back) found.push(button(question.keeps || said.back, () => act("back", { opened }), { id: "back" }));
  return found;
}
