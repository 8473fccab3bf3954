/** Discord's modals: a form in a dialog, checked before it is sent. */

import { element, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { fieldView } from "./form_fields.js";
import { say } from "./words.js";

const TEXT = 10;

/**
 * @param {import("./state.js").State} state
 * @param {object} modal as the bot sent it
 * @param {(values: object) => Promise<string>} submit the sentence to show, or "" when it went well
 */
export function openForm(state, modal, submit) {
  const rows = modal.components.flatMap(rowsOf);
  const fields = rows.filter((row) => row.component).map((row) => fieldView(row, state));
  const written = rows.map((row) =>
    row.component ? fields.find((one) => one.row === row).node : words(row, state),
  );
  const problem = element("p", { class: "problem", role: "alert" });
  const send = element("button", { class: "button button-main", type: "submit" }, say("submit"));
  const close = () => dialog.close();
  const form = element(
    "form",
    { class: "form", novalidate: true },
    written,
    problem,
    element(
      "div",
      { class: "form-foot" },
      element(
        "button",
        { class: "button button-plain", type: "button", on: { click: close } },
        say("cancel"),
      ),
      send,
    ),
  );
  const dialog = element(
    "dialog",
    { class: "sheet", "aria-labelledby": "form-title" },
    element(
      "header",
      { class: "sheet-head" },
      element("h2", { id: "form-title" }, modal.title),
      element(
        "button",
        { class: "round-button", type: "button", "aria-label": say("close"), on: { click: close } },
        icon("close"),
      ),
    ),
    form,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    send.disabled = true;
    problem.textContent = await submit(valuesOf(fields));
    send.disabled = false;
    if (!problem.textContent) close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/** Old rows hold inputs with their own labels; new ones are labels around one component. */
function rowsOf(row) {
  if (row.type === TEXT) return [{ text: row.content }];
  if (row.component) return [row];
  return row.components.map((component) => ({ label: component.label, component }));
}

function words(row, state) {
  return element(
    "div",
    { class: "text" },
    markdown(row.text, { state, open: () => {}, become: () => {} }),
  );
}

function valuesOf(fields) {
  return Object.fromEntries(fields.map((field) => [field.customId, field.value()]));
}
