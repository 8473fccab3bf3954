/** Pictures and files beside a message, and the large view of a picture. */

import { element, icon } from "./dom.js";
import { say } from "./words.js";

/** Only files of the stand-in itself are shown, under whatever name this page was opened. */
export function localAddress(url) {
  const address = URL.parse?.(url) ?? new URL(url, location.origin);
  return address && address.pathname.startsWith("/attachments/") ? address.pathname : null;
}

/** @param {object} attachment as Discord writes it */
export function attachmentView(attachment) {
  const isPicture = (attachment.content_type ?? "").startsWith("image/") && attachment.width;
  return isPicture ? picture(attachment) : file(attachment);
}

/**
 * A picture with its space reserved, which opens large.
 * @param {{url: string, description?: string, width?: number, height?: number}} media
 */
export function picture(media) {
  const address = localAddress(media.url);
  if (!address) return element("a", { href: media.url, rel: "noreferrer" }, media.url);
  const words = media.description ?? "";
  const style = { "--width": `${media.width}px`, "--ratio": String(media.width / media.height) };
  const image = element("img", {
    src: address,
    alt: words,
    width: media.width,
    height: media.height,
    loading: "lazy",
    decoding: "async",
  });
  const open = () => enlarge(address, words);
  const properties = { class: "picture", type: "button", style, on: { click: open } };
  return element("button", { ...properties, "aria-label": say("open-large", { words }) }, image);
}

function file(attachment) {
  const address = localAddress(attachment.url) ?? attachment.url;
  const size = `${Math.ceil(attachment.size / 1024)} kB`;
  return element(
    "a",
    { class: "file", href: address, download: attachment.filename },
    element("strong", {}, attachment.filename),
    element("span", { class: "muted" }, size),
  );
}

/** The picture as large as the window lets it be, with its words beneath. */
function enlarge(address, words) {
  const close = () => dialog.close();
  const image = element("img", { src: address, alt: words, on: { click: () => zoom(image) } });
  const dialog = element(
    "dialog",
    { class: "large", "aria-label": say("picture") },
    element(
      "div",
      { class: "large-picture", on: { click: (e) => e.target === e.currentTarget && close() } },
      image,
    ),
    words
      ? element(
          "details",
          { class: "large-words" },
          element("summary", {}, say("in-words")),
          element("p", {}, words),
        )
      : null,
    element(
      "button",
      {
        class: "round-button large-close",
        type: "button",
        "aria-label": say("close"),
        on: { click: close },
      },
      icon("close"),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
}

function zoom(image) {
  image.classList.toggle("zoomed");
}
