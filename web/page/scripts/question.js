import { button, element } from "./dom.js";
import { forms } from "./forms.js";
import { spoken } from "./text.js";

/** What is asked, in words; where nothing is, for whom the table waits. */
export function questionNodes(screen) {
  const { question, locale } = screen;
  const says = (line) => spoken(line, locale);
  if (!question) return screen.waiting.map((line) => element("p", { class: "prompt" }, says(line)));
  const asked = [element("p", { class: "prompt", id: "prompt" }, says(question.prompt))];
  if (screen.piece) asked.unshift(image(screen.piece, "piece"));
  const nodes = [element("div", { class: "asking" }, asked)];
  if (question.tip) nodes.push(element("p", { class: "tip" }, says(question.tip)));
  return [...nodes, lines(question.lines, says)].filter(Boolean);
}

/** What is pressed: the answers that no picture shows, and the ways on. `act` does something at the
 * house. */
export function answerNodes(screen, act) {
  const { question, said } = screen;
  if (!question) return screen.undo ? [ways([button(screen.undo, () => act("undo", {}))])] : [];
  const form = question.form && forms[question.form.kind];
  const nodes = screen.rows.map((row) => rowNode(row, question, act));
  if (form) nodes.push(...form(screen, act));
  return [...nodes, ways(waysOn(question, said, act))].filter(Boolean);
}

function ways(found) {
  return found.length > 0 ? element("div", { class: "ways" }, found) : null;
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
    found.push(button(one.name, () => act("instead", { opened, token: one.token })));
  }
  if (question.back) found.push(button(question.keeps || said.back, () => act("back", { opened }), { id: "back" }));
  return found;
}
