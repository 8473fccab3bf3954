/** What can be pressed and picked on a message, and the layouts of Discord's "components v2". */

import { element, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { localAddress, picture } from "./pictures.js";
import { selectView } from "./select.js";

const LINK = 5;
const STYLES = { 1: "main", 2: "plain", 3: "good", 4: "grave", 5: "plain", 6: "main" };

/**
 * @typedef {object} Place where components stand
 * @property {object} message
 * @property {{customId: string, state: string}|undefined} pending
 * @property {import("./acts.js").Acts} acts
 * @property {import("./markdown.js").Reader} reader
 */

/** @param {Place} place */
export function componentViews(components, place) {
  return components.map((component) => VIEWS[component.type]?.(component, place) ?? null);
}

function row(component, place) {
  return element("div", { class: "row" }, componentViews(component.components, place));
}

function isBusy(component, { pending }) {
  return pending?.state === "pending" && pending.customId === component.custom_id;
}

function button(component, place) {
  const words = [
    component.emoji?.name ? element("span", { class: "emoji" }, component.emoji.name) : null,
    component.label ? element("span", { class: "button-words" }, component.label) : null,
  ];
  const look = `button button-${STYLES[component.style]}`;
  if (component.style === LINK) {
    const properties = {
      class: look,
      href: component.url,
      target: "_blank",
      rel: "noreferrer noopener",
    };
    return element("a", properties, words, icon("send"));
  }
  const busy = isBusy(component, place);
  const properties = {
    class: busy ? `${look} button-busy` : look,
    type: "button",
    disabled: component.disabled,
    "aria-busy": busy ? "true" : null,
    data: { customId: component.custom_id },
    on: { click: () => place.acts.use(place.message, component.custom_id) },
  };
  return element("button", properties, words, busy ? dots() : null);
}

/** Three dots while the bot is asked. */
export function dots() {
  return element(
    "span",
    { class: "dots", "aria-hidden": "true" },
    [1, 2, 3].map(() => element("i")),
  );
}

function select(component, place) {
  const changed = (values) => place.acts.use(place.message, component.custom_id, values);
  const explain = (words) => place.acts.explain(place.message, words);
  const busy = isBusy(component, place);
  return selectView(component, place.reader.state, { changed, explain, busy });
}

function section(component, place) {
  return element(
    "div",
    { class: "section" },
    element("div", {}, componentViews(component.components, place)),
    componentViews([component.accessory], place),
  );
}

function text(component, place) {
  return element("div", { class: "text" }, markdown(component.content, place.reader));
}

function media(item) {
  const sized = item.media.width ? item.media : { ...item.media, width: 400, height: 300 };
  return picture({ ...sized, description: item.description });
}

function gallery(component) {
  return element("div", { class: "pictures" }, component.items.map(media));
}

function file(component) {
  const address = localAddress(component.file.url) ?? component.file.url;
  return element("a", { class: "file", href: address, download: true }, address.split("/").at(-1));
}

function container(component, place) {
  const colour = component.accent_color;
  const style = colour ? { "--accent-line": `#${colour.toString(16).padStart(6, "0")}` } : {};
  return element("div", { class: "embed", style }, componentViews(component.components, place));
}

const VIEWS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: text,
  11: (component) => media(component),
  12: gallery,
  13: file,
  14: (component) => element("hr", { class: component.divider === false ? "gap" : "line" }),
  17: container,
};
