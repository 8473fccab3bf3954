import { Lost, Refusal, Server } from "./api.js";
import { button, element, keepingFocus, renew } from "./dom.js";
import { Drag, placeAt } from "./drag.js";
import { News } from "./news.js";
import { Picture, arrived } from "./picture.js";
import { released } from "./press.js";
import { answer, answerNodes, askingNodes, besideNodes, pieceNodes } from "./question.js";
import { spoken } from "./text.js";
import { tellNews, tellTried } from "./told.js";
import { keepInView, mostlySeen, topOf } from "./view.js";
import { Views } from "./views.js";

const SIGNED_OUT = 401;
const TOO_FAST = 429;
const AGAIN = 3000;
const server = new Server();
const at = (id) => document.getElementById(id);
const drag = new Drag({ lift: lifted, drop: dropped });
const board = new Picture({ touched, swiped: (by) => views.step(by) });
const hand = new Picture({ touched, grabbed: (...piece) => views.isNow && drag.grab(...piece) });
const views = new Views(server, board, { calmly, changed: showBeside, inView });
let screen = null;
let hint = null;
let acting = null;
let waiting = false;
let wanted = null;
let before = Promise.resolve();
let asked = null;
let later = 0;
let left = false;

at("stage").append(element("div", { class: "shown" }, [views.ribbon, board.node, views.node]), views.caption);
at("hand").append(hand.node);

/** A place: the piece appears there. The place where it lies: it is turned. */
function touched(touch) {
  const { question } = screen;
  if (!question) return;
  if (touch.chosen && question.turn) act("choose", { opened: question.opened, ...question.turn });
  else if (!touch.chosen) act("choose", answer(question, touch));
}

/** A piece that is lifted from the hand is chosen: its places are seen while it is dragged. */
function lifted(touch) {
  if (screen.question && !touch.chosen) act("choose", answer(screen.question, touch));
}

async function dropped(x, y) {
  await acting;
  const token = placeAt(x, y)?.dataset.token;
  const touch = screen.touches.find((one) => one.on === "board" && `${one.length} ${one.token}` === token);
  if (touch && !touch.chosen) touched(touch);
}

/** A press waits for a look that is under way; a second press before the first is done is none. */
async function act(action, given) {
  if (acting) return;
  views.reset();
  acting = calmly(async () => {
    const found = await server.do(action, given);
    if (found.hint) hint = found.hint;
    tell(found.note);
    await show(found);
  });
  await acting;
  acting = null;
}

/** Several looks that wait are one. `sight` names what there is to see, if that is known: what one
 * has just done oneself is on the screen already. */
async function look(sight = null) {
  wanted = waiting ? wanted && sight : sight;
  if (waiting) return;
  waiting = true;
  await calmly(async () => {
    waiting = false;
    if (wanted !== null && wanted === screen?.sight) return;
    const found = await server.look();
    await released();
    await show(found);
  });
}

/** What was lost on the way is not told anew by the server: we have to look for ourselves, which also
 * tells whether the server is there, and whether one is still signed in. */
function lookLater() {
  if (later || left) return;
  later = setTimeout(() => {
    later = 0;
    look();
  }, AGAIN);
}

/** One thing after the other; whatever goes wrong is told. */
function calmly(work) {
  before = before.then(() => left || attempt(work));
  return before;
}

async function attempt(work) {
  document.body.setAttribute("aria-busy", "true");
  try {
    await work();
    tellLost("");
  } catch (error) {
    if (error instanceof Refusal) refused(error);
    else lost(error);
  } finally {
    document.body.removeAttribute("aria-busy");
  }
}

/** A fault of the page's own is reported as well, and the table looked at anew. */
function lost(error) {
  if (!(error instanceof Lost)) reportError(error);
  tellLost(screen?.said.lost ?? "…");
  lookLater();
}

function refused(error) {
  if (error.status === SIGNED_OUT) {
    leave(error.message);
    return;
  }
  tell(error.message);
  if (error.status === TOO_FAST) lookLater();
}

/** Nothing private stays on the screen of whoever is signed out. */
function leave(words) {
  left = true;
  news.close();
  const card = [element("h1", {}, [at("title").textContent]), element("p", { role: "alert" }, [words])];
  document.body.replaceChildren(element("main", { class: "card" }, card));
  document.body.className = "single";
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
  const standing = topOf(board.node, found.question?.prompt);
  screen = found;
  document.documentElement.lang = found.locale;
  document.documentElement.dataset.theme = found.theme;
  at("title").textContent = found.title;
  at("me").textContent = found.me ? found.said.you : found.said.watching;
  document.title = `${found.question ? "● " : ""}${found.title}`;
  showWords();
  await Promise.all([views.show(found), showBeside(), pieceShown()]);
  standing.restore();
  showWhatIsAskedAbout();
  if (found.question?.preview) keepInView(board.tried(), at("asking"), at("answers"));
  document.querySelector(".table").setAttribute("aria-busy", "false");
}

function showWords() {
  const prompt = () => at("asking");
  const { question, piece, waiting: waits, wish, undo, locale } = screen;
  renew(at("asked"), [question?.prompt, waits, locale], () => askingNodes(screen));
  renew(at("piece"), piece, () => pieceNodes(screen));
  const beside = question && [question.opened, question.tip, question.helps, question.back];
  keepingFocus(at("question"), prompt, () => renew(at("question"), [beside, wish, undo, locale], () => besideNodes(screen, act)));
  keepingFocus(at("answers"), prompt, () => at("answers").replaceChildren(...answerNodes(screen, act, hint)));
  at("answers").querySelector(".answered [aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  tellTried(at("tried"), screen);
  showBelow(screen);
}

/** Once the piece in hand is there: what comes later moves everything below it, under the finger. */
async function pieceShown() {
  const piece = at("piece").querySelector("img");
  if (piece) await arrived(piece);
}

function showBelow({ said, news, words, locale }) {
  board.whole.textContent = said.whole;
  hand.whole.textContent = said.whole;
  tellNews(at("news"), news, locale);
  at("words").hidden = words.length === 0;
  at("words").firstElementChild.textContent = said.words;
  renew(at("words").lastElementChild, words, () => words.map((line) => element("li", {}, spoken(line, locale))));
  renew(at("foot"), said.everywhere, () => [button(said.everywhere, signOut, { look: "small" })]);
}

function inView(node) {
  keepInView(node.getBoundingClientRect(), at("asking"), at("answers"));
}

/** On a phone the hand lies below the board: whichever is to be touched next is brought into view, or
 * what the coach says about it, for the answers of a hand are buttons as well. Where it is mostly seen
 * already, nothing moves under the finger. */
function showWhatIsAskedAbout() {
  const length = screen.question?.draft.length;
  const about = screen.touches.find((one) => one.length === length)?.on;
  if (about) {
    const shown = screen.question.tip ? at("question") : hand.node;
    const node = about === "hand" ? shown : board.node;
    const place = [node.getBoundingClientRect(), at("asking"), at("answers")];
    if (about !== asked || !mostlySeen(...place)) keepInView(...place);
  }
  asked = about;
}

/** The hand that belongs to what is looked at; only that of now can be touched. The past has words of
 * its own, which the news would only repeat. */
async function showBeside() {
  at("news").hidden = !views.isNow;
  const picture = views.isNow ? screen.hand : views.hand;
  at("hand").hidden = !picture;
  if (!picture) return;
  const touches = views.isNow ? screen.touches.filter((one) => one.on === "hand") : [];
  await hand.show(picture, screen.said.hand, touches);
}

async function signOut() {
  try {
    await server.signOut(true);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      tellLost(screen.said.lost);
      return;
    }
  }
  location.reload();
}

function seenAgain() {
  news.seen();
  look();
}

/** Arrow keys turn to other parts of the table; Escape leads back to it. */
function pressed(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.target.closest("input") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (by) views.step(by);
  else if (event.key === "Escape") views.now();
}

const news = new News({ changed: look, lost: lookLater });
document.addEventListener("visibilitychange", () => document.hidden || seenAgain());
window.addEventListener("focus", () => news.seen());
document.addEventListener("keydown", pressed);
news.open();
look();
