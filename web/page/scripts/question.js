import { button, element } from "./dom.js";
import { forms } from "./forms.js";
import { spoken } from "./text.js";

/** The question with its buttons, and the ways on below it. `act` does something at the house. */
export function questionNodes(screen, act) {
  const { question, said, locale } = screen;
  if (!question) return waitingNodes(screen, act);
  const says = (line) => spoken(line, locale);
  const nodes = [element("p", { class: "prompt", id: "prompt" }, says(question.prompt))];
  if (question.tip) nodes.push(element("p", { class: "tip" }, says(question.tip)));
  if (screen.piece) nodes.push(image(screen.piece, "piece"));
  nodes.push(lines(question.lines, says));
  const form = question.form && forms[question.form.kind];
  nodes.push(...screen.rows.map((row) => rowNode(row, question, act)));
  if (form) nodes.push(...form(screen, act));
  nodes.push(element("div", { class: "ways" }, ways(question, said, act)));
  return nodes.filter(Boolean);
}

function waitingNodes(screen, act) {
  const nodes = screen.waiting.map((line) => element("p", { class: "prompt" }, spoken(line, screen.locale)));
  if (screen.undo) nodes.push(element("div", { class: "row" }, [button(screen.undo, () => act("undo", {}))]));
  return nodes;
}

export function image(picture, look) {
  return element("img", { class: look, src: picture.src, width: picture.width, height: picture.height, alt: "" });
}

function lines(told, says) {
  if (told.length === 0) return null;
  return element("ul", { class: "lines" }, told.map((line) => element("li", {}, says(line))));
}

function rowNode(row, question, act) {
  const several = row.buttons.some((one) => one.several);
  if (several) return null;
  const hints = row.buttons.filter((one) => one.hint).map((one) => `${one.name}: ${one.hint}`);
  const buttons = row.buttons.map((one) => button(one.name, () => act("choose", answer(question, one)), {
    look: one.danger ? "danger" : "",
    "aria-pressed": one.chosen ? "true" : "false",
    "data-token": one.token,
  }));
  const shown = [element("div", { class: "row", role: "group", "aria-label": row.prompt }, buttons)];
  if (hints.length > 0 && hints.length < 6) shown.push(element("p", { class: "hint" }, [hints.join(" · ")]));
  return element("div", {}, shown);
}

export function answer(question, touch) {
  return { opened: question.opened, length: touch.length, token: touch.token };
}

function ways(question, said, act) {
  const { opened } = question;
  const whole = question.form?.kind === "done";
  const found = [];
  if (whole) {
    const does = () => act("confirm", { opened, draft: question.draft });
    found.push(button(question.does || said.confirm, does, { look: question.does ? "danger" : "good", id: "confirm" }));
  }
  if (question.turn) {
    found.push(button(said.turn, () => act("choose", { opened, ...question.turn }), { id: "turn" }));
  }
  for (const one of question.instead) {
    found.push(button(one.name, () => act("instead", { opened, token: one.token })));
  }
  if (question.back) found.push(button(question.keeps || said.back, () => act("back", { opened }), { id: "back" }));
  return found;
}
