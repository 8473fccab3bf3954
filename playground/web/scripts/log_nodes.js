/** How the lines of the log are changed without disturbing whoever looks at them. */

import { element, replaceChildren } from "./dom.js";

/** Move only what is not in place yet: a moved node would lose its scroll and its focus. */
export function replaceInOrder(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
}

/** A picture that stays the same must not flicker. */
export function keepPictures(old, fresh) {
  for (const image of fresh.querySelectorAll(".picture img")) {
    const same = [...old.querySelectorAll(".picture img")].find((one) => one.src === image.src);
    if (same && same.alt === image.alt) image.replaceWith(same);
  }
}

export function focusIn(list) {
  const focused = document.activeElement?.closest?.("[data-custom-id]");
  if (!focused || !list.contains(focused)) return null;
  return {
    id: focused.dataset.customId,
    message: focused.closest("[data-message]").dataset.message,
  };
}

/** A message drawn anew gives the focus back to the same button, or else to itself. */
export function restoreFocus(list, focus) {
  if (!focus || list.contains(document.activeElement)) return;
  const message = list.querySelector(`[data-message="${focus.message}"]`);
  const same = message?.querySelector(`[data-custom-id="${CSS.escape(focus.id)}"]:not(:disabled)`);
  const target = same ?? message?.querySelector(".components button:not(:disabled)") ?? message;
  if (target === message) message?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

export function skeleton() {
  const node = element("div", { class: "skeleton", "aria-hidden": "true" });
  replaceChildren(
    node,
    [1, 2, 3].map(() => element("i")),
  );
  return node;
}
