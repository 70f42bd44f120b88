// Parts of the page that change places with those of a newer page, and what moves while they do.

import { all, find, isTold, lost, setting, version } from "./page.js";

// Two soft knocks of wood, if wanted.
let audio;
function knock() {
  if (!setting("sound")) return;
  audio ??= new AudioContext();
  for (const [delay, pitch] of [[0, 190], [0.07, 150]]) {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + delay];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.08);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.09);
  }
}

const original = new Map(); // the HTML of each part as the server sent it

export function remember() {
  for (const part of all("[data-part]")) original.set(part.dataset.part, part.outerHTML);
}

// Not what was asked for before what is shown now, nor the same again: a transition would take away a click.
function isNews(page) {
  const isOther = (part) => part.outerHTML !== original.get(part.dataset.part);
  const isOlder = version(page) === version() && isTold(page) && !isTold();
  return version(page) >= version() && !isOlder && all("[data-part]", page).some(isOther);
}

// Whether a screen with secrets goes from one to another: what moved or rose then would tell what was seen before.
function changesHands(page) {
  const eyes = (root) => find("[data-table]", root)?.dataset.seat;
  return [document, page].some((root) => find("[data-shared]", root)) && eyes(document) !== eyes(page);
}

function swap(page, moved = []) {
  if (!isNews(page)) return;
  const isStill = changesHands(page);
  const faces = new Map(all("[data-face]").map((die) => [die.id, die.dataset.face]));
  const cards = new Set(all("[data-card]").map((card) => card.dataset.card));
  const scores = all(".chip .score").map(figureOf);
  const opened = new Set(all("details[open][id]").map((fold) => fold.id));
  const ticked = all(".pick:checked, .kept").map(({ name, value }) => ({ name, value }));
  const swapped = new Set();
  const held = document.activeElement;
  const place = held?.closest("[data-part]")?.dataset.part;
  const parts = all("[data-part]", page);
  const names = new Set(parts.map((part) => part.dataset.part));
  for (const fresh of parts) {
    const name = fresh.dataset.part;
    const stale = find(`[data-part="${name}"]`);
    const text = fresh.outerHTML;
    if (!stale || text === original.get(name)) continue;
    for (const fold of [fresh, ...all("details[id]", fresh)]) if (opened.has(fold.id)) fold.open = true;
    stale.replaceWith(fresh);
    original.set(name, text);
    swapped.add(name);
  }
  for (const stale of all("[data-part]")) {
    if (!names.has(stale.dataset.part)) stale.remove();
  }
  if (!swapped.has("sheet")) ticked.forEach(tickAgain);
  document.title = page.title;
  document.body.className = page.body.className;
  if (!isStill) {
    tumble(faces, moved);
    turnOver(cards);
    showGains(scores);
  }
  document.dispatchEvent(new CustomEvent("swapped", { detail: swapped }));
  if (place && !held.isConnected) takeUp(held, place);
}

// While the question is the same, what is ticked stays so, though another seat is looked at.
function tickAgain({ name, value }) {
  const pick = all(".pick").find((other) => other.name === name && other.value === value);
  if (pick) return void (pick.checked = true);
  if (!name.startsWith("pick")) return;
  const kept = Object.assign(document.createElement("input"), { type: "hidden", className: "kept", name, value });
  find("[data-part=board]").append(kept);
}

// Keyboard users continue where they were, or where that element was.
function takeUp(held, place) {
  const name = describe(held);
  const next = (name && find(name)) ?? find(`[data-part="${place}"] .pick`) ?? find("[data-part=sheet]");
  next?.focus({ preventScroll: true });
}

function describe(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.dataset.piece) return `[data-piece="${CSS.escape(element.dataset.piece)}"]`;
  return null;
}

const figureOf = (element) => Number(element.textContent.replace("−", "-"));

// What a seat has won or lost rises from its score.
function showGains(before) {
  all(".chip .score").forEach((score, seat) => {
    const gain = figureOf(score) - before[seat];
    if (gain) score.dataset.gain = gain > 0 ? `+${gain}` : `−${-gain}`;
  });
}

// What lies elsewhere than before: dice and agents that change places, pegs. As ids, from and to.
function findMoves(page) {
  const [before, after] = [document, page].map((root) => new Map(all("[data-lies]", root).map((it) => [it.id, it.dataset.lies])));
  const left = [...before].filter(([id, what]) => after.get(id) !== what);
  const moves = [];
  for (const [to, what] of after) {
    const from = before.get(to) === what ? -1 : left.findIndex(([, other]) => other === what);
    if (from >= 0) moves.push([left.splice(from, 1)[0][0], to]);
  }
  return moves;
}

// The browser moves what has the same name before and after.
function slide(page) {
  const moves = findMoves(page);
  const name = (ids, naming) => ids.forEach((id, k) => {
    const it = find(`#${id}`);
    if (it) it.style.viewTransitionName = naming(k);
  });
  const [from, to] = [0, 1].map((end) => moves.map((ids) => ids[end]));
  const [moving, still] = [(k) => `moved-${k}`, () => ""];
  name(from, moving);
  const transition = document.startViewTransition(() => {
    name(from, still);
    swap(page, to);
    name(to, moving);
  });
  transition.finished.finally(() => name(to, still));
  return transition;
}

function turnOver(cards) {
  for (const card of all("[data-card]")) {
    card.classList.toggle("turned", cards.size > 0 && !cards.has(card.dataset.card));
  }
}

function tumble(faces, moved) {
  let count = 0;
  for (const die of all("[data-face]")) {
    if (faces.size && faces.get(die.id) !== die.dataset.face && die.dataset.face && !moved.includes(die.id)) {
      die.style.setProperty("--nth", count++);
      die.classList.add("rolled");
    }
  }
  if (count) knock();
}

export async function load(address, options) {
  const answer = await fetch(address, { headers: { accept: "text/html" }, ...options });
  lost(false);
  if (answer.status === 204) return; // nothing to show yet
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!all("[data-part]").some((part) => find(`[data-part="${part.dataset.part}"]`, page))) {
    const isHere = options?.method && !answer.redirected; // what was sent has no page of its own
    location.assign(isHere ? here() : answer.url); // another kind of page: the game has begun
    return;
  }
  if (new URL(answer.url).pathname !== location.pathname) {
    if (!find("[data-lesson]") || !find("[data-lesson]", page)) return void location.assign(answer.url);
    history.pushState(null, "", answer.url); // the next step of a guided game
    lesson = location.pathname;
  }
  if (!isNews(page)) return;
  if (peeked !== null && isMine(page) && !isMine() && !find("[data-replay]")) {
    peek(null); // at one's turn, one's own board
    return load(here());
  }
  const isCalm = document.hidden || changesHands(page) || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !document.startViewTransition) return swap(page);
  const transition = slide(page);
  transition.ready.catch(() => {}); // a newer one has taken its place
  await transition.updateCallbackDone;
}

// This table: as it is now, `at` an event, or what comes `after` one; with the seat somebody peeks at.
export function here(moment = {}) {
  const query = new URLSearchParams(location.search);
  ["at", "after", "show"].forEach((name) => query.delete(name));
  if (peeked !== null) query.set("show", peeked);
  for (const [name, value] of Object.entries(moment)) query.set(name, value);
  return location.pathname + (query.size ? `?${query}` : "");
}

let peeked = new URLSearchParams(location.search).get("show");
export const peek = (seat) => (peeked = seat);
export const isMine = (page = document) => Boolean(find("section.sheet.mine", page));

export function go(address) {
  if (find("[data-replay]")) history.replaceState(null, "", address);
  return load(address);
}

// Each step of a guided game has an address.
let lesson = find("[data-lesson]") && location.pathname;

addEventListener("popstate", () => {
  if (lesson && lesson !== location.pathname) location.reload();
});
