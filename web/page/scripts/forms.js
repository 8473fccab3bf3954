import { button, element } from "./dom.js";

/** Questions that are not answered by one touch: what is filled in, and the button that sends it. */
export const forms = { counts, some, number, words };

function counts({ question, counts: picture, said }, act) {
  const { form, opened } = question;
  const numbers = [...form.start];
  const shown = picture && element("img", { class: "counts", src: picture.src, width: picture.width, height: picture.height, alt: "" });
  const take = button(form.take, () => act("count", { opened, counts: numbers }), { look: "good", id: "take" });
  const rows = form.kinds.map((kind, at) => counter(kind, said, () => numbers[at], (by) => {
    numbers[at] += by;
    refresh();
    if (shown) shown.src = `counts?of=${numbers.join(",")}`;
  }));
  function refresh() {
    rows.forEach((row) => row.refresh());
    take.disabled = numbers.reduce((sum, one) => sum + one, 0) !== form.total;
  }
  refresh();
  return { filled: [shown, ...rows.map((row) => row.node)].filter(Boolean), take };
}

function counter(kind, said, count, change) {
  const less = button("−", () => change(-1), { "aria-label": `${said.less}: ${kind.name}` });
  const more = button("+", () => change(1), { "aria-label": `${said.more}: ${kind.name}` });
  const value = element("output", {});
  const node = element("div", { class: "counter" }, [less, value, more]);
  const refresh = () => {
    value.textContent = `${count()} × ${kind.name}`;
    less.disabled = count() === 0;
    more.disabled = count() === kind.most;
  };
  return { node, refresh };
}

function some(screen, act) {
  const { form, opened } = screen.question;
  const options = screen.rows.flatMap((row) => row.buttons.filter((one) => one.several));
  const picked = new Set();
  const take = button(screen.said.take, () => act("several", { opened, tokens: [...picked] }), { look: "good", id: "take" });
  const refresh = () => {
    take.disabled = picked.size < form.least || picked.size > form.most;
  };
  const buttons = options.map((one) => {
    const made = button(one.name, () => {
      if (!picked.delete(one.token)) picked.add(one.token);
      made.setAttribute("aria-pressed", picked.has(one.token));
      refresh();
    }, { "aria-pressed": "false", "data-token": one.token });
    return made;
  });
  refresh();
  return { filled: [element("div", { class: "row" }, buttons)], take };
}

function number({ question, said }, act) {
  const { form } = question;
  return typed(element("input", { class: "field", type: "number", min: form.low, max: form.high, value: form.start }), question, said, act);
}

function words({ question, said }, act) {
  return typed(element("input", { class: "field", type: "text", maxlength: question.form.most }), question, said, act);
}

function typed(field, question, said, act) {
  field.setAttribute("aria-labelledby", "prompt");
  const send = () => act("type", { opened: question.opened, text: field.value });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") send();
  });
  return { filled: [element("div", { class: "row" }, [field])], take: button(said.take, send, { look: "good", id: "take" }) };
}
