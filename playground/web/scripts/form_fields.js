/** The fields of a form. Each knows its value and says what is wrong with it. */

import { element } from "./dom.js";
import { selectView } from "./select.js";
import { say } from "./words.js";

const TEXT_INPUT = 4;
const FILE = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;
let fields = 0;

/**
 * @typedef {object} Field
 * @property {object} row
 * @property {string} customId
 * @property {HTMLElement} node
 * @property {() => any} value
 * @property {() => boolean} check shows what is wrong; says whether all is well
 * @property {() => void} focus
 */

/** @returns {Field} */
export function fieldView(row, state) {
  const { component } = row;
  const id = `field-${++fields}`;
  const build = {
    [TEXT_INPUT]: text,
    [RADIO]: group,
    [CHECKBOXES]: group,
    [CHECKBOX]: checkbox,
    [FILE]: file,
  };
  const inside = (build[component.type] ?? select)(component, id, state);
  const problem = element("p", { class: "problem", id: `${id}-problem`, role: "alert" });
  const required = component.required !== false && component.type !== CHECKBOX;
  const label = element(
    inside.labels ? "label" : "span",
    { class: "label", for: inside.labels ? id : null, id: `${id}-label` },
    row.label ?? "",
    required ? element("span", { class: "required", title: say("required") }, "*") : null,
  );
  const hint = row.description
    ? element("p", { class: "hint", id: `${id}-hint` }, row.description)
    : null;
  const check = () => {
    problem.textContent = inside.problem(required);
    inside.node.setAttribute("aria-invalid", String(Boolean(problem.textContent)));
    return !problem.textContent;
  };
  inside.node.setAttribute("aria-describedby", `${id}-problem${hint ? ` ${id}-hint` : ""}`);
  const node = element("div", { class: "field" }, label, hint, inside.node, problem);
  const focus = () => inside.node.focus();
  return { row, customId: component.custom_id, node, value: inside.value, check, focus };
}

function text(component, id) {
  const long = component.style === PARAGRAPH;
  const node = element(long ? "textarea" : "input", {
    id,
    class: "input",
    type: long ? null : "text",
    rows: long ? "4" : null,
    placeholder: component.placeholder,
    maxlength: component.max_length,
    autocomplete: "off",
    "aria-required": String(component.required !== false),
  });
  node.value = component.value ?? "";
  const problem = (required) => {
    const least = Math.max(component.min_length ?? 0, required ? 1 : 0);
    if (!node.value && !required) return "";
    if (!node.value) return say("field-missing");
    return node.value.length < least ? say("too-short", { count: least }) : "";
  };
  return { node, labels: true, value: () => node.value, problem };
}

function select(component, id, state) {
  let values = (component.options ?? []).filter((one) => one.default).map((one) => one.value);
  const changed = (fresh) => {
    values = fresh;
  };
  const node = selectView(component, state, { changed, keeps: true });
  node.id = id;
  const problem = (required) => (required && !values.length ? say("choice-missing") : "");
  return { node, value: () => values, problem };
}

/** Radio buttons, or check boxes of which several may be ticked. */
function group(component, id) {
  const single = component.type === RADIO;
  const boxes = component.options.map((option) => {
    const box = element("input", {
      type: single ? "radio" : "checkbox",
      name: id,
      value: option.value,
    });
    box.checked = Boolean(option.default);
    const words = [
      option.label,
      option.description ? element("span", { class: "hint" }, option.description) : null,
    ];
    return { box, node: element("label", { class: "choice" }, box, element("span", {}, words)) };
  });
  const ticked = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  const node = element("div", {
    role: single ? "radiogroup" : "group",
    "aria-labelledby": `${id}-label`,
    tabindex: "-1",
  });
  node.append(...boxes.map((one) => one.node));
  const problem = (required) => (required && !ticked().length ? say("choice-missing") : "");
  return { node, value: () => (single ? (ticked()[0] ?? []) : ticked()), problem };
}

function checkbox(component, id) {
  const node = element("input", { type: "checkbox", id });
  node.checked = Boolean(component.default);
  return { node, labels: true, value: () => node.checked, problem: () => "" };
}

function file(_component, id) {
  const node = element("p", { id, class: "hint", tabindex: "-1" }, say("no-files"));
  return { node, value: () => null, problem: () => "" };
}
