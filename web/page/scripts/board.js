import { House, Refusal } from "./api.js";
import { button, element } from "./dom.js";
import { Picture } from "./picture.js";
import { answer, answerNodes, questionNodes } from "./question.js";
import { spoken, withoutSmallPrint } from "./text.js";

const house = new House();
const at = (id) => document.getElementById(id);
const board = new Picture((touch) => touched(touch));
const hand = new Picture((touch) => touched(touch));
let screen = null;
let acting = false;
let waiting = false;
let before = Promise.resolve();
let asked = null;

at("stage").append(board.node);
at("hand").append(hand.node);

/** A place: the piece appears there. The place where it lies: it is turned. */
function touched(touch) {
  const { question } = screen;
  if (!question) return;
  if (touch.chosen && question.turn) act("choose", { opened: question.opened, ...question.turn });
  else if (!touch.chosen) act("choose", answer(question, touch));
}

/** A press waits for a look that is under way; a second press before the first is done is none. */
async function act(action, given) {
  if (acting) return;
  acting = true;
  await calmly(() => house.do(action, given));
  acting = false;
}

/** Several looks that wait are one. */
async function look() {
  if (waiting) return;
  waiting = true;
  await calmly(() => {
    waiting = false;
    return house.look();
  });
}

/** One thing after the other; whatever goes wrong is told. */
function calmly(ask) {
  before = before.then(() => attempt(ask));
  return before;
}

async function attempt(ask) {
  document.body.setAttribute("aria-busy", "true");
  try {
    await show(await ask());
    tellLost("");
  } catch (error) {
    if (error instanceof Refusal) refused(error);
    else tellLost(screen?.said.lost ?? "…");
  } finally {
    document.body.removeAttribute("aria-busy");
  }
}

function refused(error) {
  tell(error.message);
  if (error.status !== 401) return;
  events.close();
  at("question").replaceChildren();
  at("answers").replaceChildren();
}

function tell(note) {
  at("note").hidden = !note;
  at("note").textContent = note ?? "";
}

function tellLost(words) {
  at("lost").hidden = !words;
  at("lost").textContent = words;
}

async function show(found) {
  screen = found;
  document.documentElement.lang = found.locale;
  document.documentElement.dataset.theme = found.theme;
  at("title").textContent = found.title;
  at("me").textContent = found.me ? found.said.you : found.said.watching;
  document.title = `${found.question ? "● " : ""}${found.title}`;
  tell(found.note);
  showWords();
  await Promise.all([
    board.show(found.board, found.said.board, found.touches.filter((one) => one.on === "board")),
    showHand(),
  ]);
  showWhatIsAskedAbout();
  document.querySelector(".table").setAttribute("aria-busy", "false");
}

function showWords() {
  const focused = document.activeElement?.id;
  const token = document.activeElement?.dataset?.token;
  at("question").replaceChildren(...questionNodes(screen));
  at("answers").replaceChildren(...answerNodes(screen, act));
  const again = focused ? at(focused) : [...at("answers").querySelectorAll("[data-token]")].find((one) => one.dataset.token === token);
  again?.focus();
  board.whole.textContent = screen.said.whole;
  hand.whole.textContent = screen.said.whole;
  const news = screen.news.map(withoutSmallPrint).filter(Boolean);
  const items = news.map((line) => element("li", {}, spoken(line, screen.locale)));
  at("news").replaceChildren(...items);
  at("words").hidden = screen.words.length === 0;
  at("words").firstElementChild.textContent = screen.said.words;
  at("words").lastElementChild.replaceChildren(...screen.words.map((line) => element("li", {}, spoken(line, screen.locale))));
  at("foot").replaceChildren(button(screen.said.everywhere, signOut, { look: "small" }));
}

/** On a phone the hand lies below the board: whichever is to be touched next is brought into view. */
function showWhatIsAskedAbout() {
  const length = screen.question?.draft.length;
  const about = screen.touches.find((one) => one.length === length)?.on;
  if (about && about !== asked) (about === "hand" ? hand : board).node.scrollIntoView({ block: "nearest" });
  asked = about;
}

async function showHand() {
  at("hand").hidden = !screen.hand;
  if (screen.hand) {
    await hand.show(screen.hand, screen.said.hand, screen.touches.filter((one) => one.on === "hand"));
  }
}

async function signOut() {
  try {
    await house.signOut(true);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      tellLost(screen.said.lost);
      return;
    }
  }
  location.reload();
}

const events = new EventSource("events");
events.addEventListener("open", look);
events.addEventListener("changed", look);
events.addEventListener("out", look);
events.addEventListener("error", () => screen && tellLost(screen.said.lost));
document.addEventListener("visibilitychange", () => document.hidden || look());
look();
