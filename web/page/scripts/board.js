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
let busy = false;
let looking = false;
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

async function act(action, given) {
  if (busy) return;
  await calmly(() => house.do(action, given));
}

async function look() {
  if (busy) {
    looking = true;
    return;
  }
  await calmly(() => house.look());
}

/** One thing at a time; whatever goes wrong is told, and nothing else happens. */
async function calmly(ask) {
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  try {
    await show(await ask());
    tellLost("");
  } catch (error) {
    if (error instanceof Refusal) refused(error);
    else tellLost(screen?.said.lost ?? "…");
  } finally {
    busy = false;
    document.body.removeAttribute("aria-busy");
  }
  if (looking) {
    looking = false;
    await look();
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
