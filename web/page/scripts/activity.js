/** The page that Discord opens in its frame: it stays there, and shows the table inside it. */

import { Declined, DiscordClient } from "./discord_client.js";

const NO_LAUNCH = 409;
/** So long an answer may take, in milliseconds. */
const PATIENCE = 20_000;
const at = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const { client, origins } = document.body.dataset;
const discord = new DiscordClient(client, origins.split(" "), query);
const instance = query.get("instance_id") ?? "";
const place = `table ${instance}`;

async function open() {
  try {
    await come(await signIn(await discord.authorize()));
  } catch (error) {
    const { refused, unreachable } = at("told").dataset;
    tell(error instanceof Declined ? refused : unreachable);
    at("again").hidden = false;
  }
}

async function signIn(code) {
  const headers = { "Content-Type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify({ code, instance }) };
  const answer = await patiently("/.proxy/activity", request);
  return { status: answer.status, ...(await answer.json()) };
}

function patiently(path, request = {}) {
  return fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE) });
}

/** A frame that is opened once more, as phones do, comes back to the table that it has shown. */
async function come({ status, go, error }) {
  const path = go ?? (status === NO_LAUNCH ? await former() : null);
  if (path) {
    remember(path);
    show(path);
    return;
  }
  tell(error);
  at("again").hidden = false;
}

async function former() {
  const path = remembered();
  return path && (await patiently(`${path}screen`)).ok ? path : null;
}

function show(path) {
  at("card").hidden = true;
  at("table").hidden = false;
  at("table").src = path;
  at("table").focus();
}

function tell(words) {
  at("told").textContent = words;
}

/** Some apps let a frame remember nothing. */
function remember(path) {
  try {
    sessionStorage.setItem(place, path);
  } catch {
    /* The table is opened from Discord again, then. */
  }
}

function remembered() {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

// Anew from the beginning: what Discord's app has not answered once it will not answer any more.
at("again").addEventListener("click", () => location.reload());
open();
