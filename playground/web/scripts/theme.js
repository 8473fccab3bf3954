/** Light or dark: as the system has it, until somebody presses the button. */

import { element, icon, replaceChildren } from "./dom.js";
import { relabel } from "./words.js";

const KEPT = "playground.theme";
const LIGHT = "(prefers-color-scheme: light)";

function current() {
  return localStorage.getItem(KEPT) ?? (matchMedia(LIGHT).matches ? "light" : "dark");
}

export function applyTheme() {
  document.documentElement.dataset.theme = current();
}

export function themeButton() {
  const button = element("button", { class: "round-button", type: "button" });
  const draw = () => {
    applyTheme();
    const other = current() === "light" ? "dark" : "light";
    Object.assign(button.dataset, { sayTitle: `to-${other}`, sayLabel: `to-${other}` });
    relabel(button);
    replaceChildren(button, icon(other === "light" ? "sun" : "moon"));
  };
  button.addEventListener("click", () => {
    localStorage.setItem(KEPT, current() === "light" ? "dark" : "light");
    draw();
  });
  matchMedia(LIGHT).addEventListener("change", draw);
  addEventListener("storage", draw);
  draw();
  return button;
}
