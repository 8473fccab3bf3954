/** Embeds: the framed boxes of older bots. */

import { element } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./pictures.js";

export function embedView(embed, reader) {
  const style = embed.color
    ? { "--accent-line": `#${embed.color.toString(16).padStart(6, "0")}` }
    : {};
  return element(
    "article",
    { class: "embed", style },
    embed.author?.name ? element("p", { class: "embed-author" }, embed.author.name) : null,
    embed.title ? element("h3", { class: "embed-title" }, markdown(embed.title, reader)) : null,
    embed.description
      ? element("div", { class: "text" }, markdown(embed.description, reader))
      : null,
    fields(embed.fields ?? [], reader),
    shown(embed.image),
    shown(embed.thumbnail),
    embed.footer?.text ? element("p", { class: "embed-footer" }, embed.footer.text) : null,
  );
}

function shown(media) {
  return media?.width ? picture(media) : null;
}

function fields(list, reader) {
  if (!list.length) return null;
  const written = list.map((field) =>
    element(
      "div",
      { class: field.inline ? "embed-field embed-field-inline" : "embed-field" },
      element("dt", {}, markdown(field.name, reader)),
      element("dd", { class: "text" }, markdown(field.value, reader)),
    ),
  );
  return element("dl", { class: "embed-fields" }, written);
}
