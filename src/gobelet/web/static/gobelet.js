// What pages can do by themselves they do without this. Here: live updates, pieces that bring up their
// buttons, dice that tumble, a pace one can follow, and nothing lost when the connection is.

const PACE = 900; // milliseconds between others' moves
const HURRY = 12; // moves behind, from which on they are shown at once
const FORCED = 700;
const RETRY = 5000;

const html = document.documentElement;
html.classList.add("scripted");

const find = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const wait = (time) => new Promise((done) => setTimeout(done, time));

// -- Settings: on this device ------------------------------------------------------------------------------

const setting = (name) => localStorage.getItem(`gobelet-${name}`) === "1";

function showSettings() {
  for (const box of all("[data-setting]")) {
    box.closest("label").hidden = false;
    box.checked = setting(box.dataset.setting);
  }
}

document.addEventListener("change", (event) => {
  const box = event.target.closest("[data-setting]");
  if (box) localStorage.setItem(`gobelet-${box.dataset.setting}`, box.checked ? "1" : "0");
});

// -- Sound: two soft knocks of wood, if wanted -------------------------------------------------------------

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

// -- Swapping parts of the page ----------------------------------------------------------------------------

const original = new Map(); // the HTML of each part as the server sent it

function remember() {
  for (const part of all("[data-part]")) original.set(part.dataset.part, part.outerHTML);
}

// Not what was asked for before what is shown now, nor the same again: a transition would take away a click.
function isNews(page) {
  const isOther = (part) => part.outerHTML !== original.get(part.dataset.part);
  return version(page) >= version() && all("[data-part]", page).some(isOther);
}

function swap(page, moved = []) {
  if (!isNews(page)) return;
  const faces = new Map(all("[data-face]").map((die) => [die.id, die.dataset.face]));
  const cards = new Set(all("[data-card]").map((card) => card.dataset.card));
  const scores = all(".chip .score").map(figureOf);
  const opened = new Set(all("details[open][id]").map((fold) => fold.id));
  const sheet = find("[data-part=sheet]");
  const held = document.activeElement;
  const place = held?.closest("[data-part]")?.dataset.part;
  const parts = all("[data-part]", page);
  const names = new Set(parts.map((part) => part.dataset.part));
  for (const fresh of parts) {
    const name = fresh.dataset.part;
    const stale = find(`[data-part="${name}"]`);
    const text = fresh.outerHTML;
    if (!stale || text === original.get(name)) continue;
    if (opened.has(fresh.id)) fresh.open = true;
    stale.replaceWith(fresh);
    original.set(name, text);
    if (name === "talk") markTalk(true);
  }
  for (const stale of all("[data-part]")) {
    if (!names.has(stale.dataset.part)) stale.remove();
  }
  shownAt = Date.now();
  document.title = page.title;
  document.body.className = page.body.className;
  tumble(faces, moved);
  turnOver(cards);
  showGains(scores);
  dress();
  if (sheet !== find("[data-part=sheet]")) showChoices(); // not for what is said
  if (place && !held.isConnected) takeUp(held, place);
}

// Whoever uses keys goes on where they were, or where that was.
function takeUp(held, place) {
  const name = describe(held);
  const next = (name && find(name)) ?? find(`[data-part="${place}"] .pick`) ?? find("section.sheet");
  next?.focus({ preventScroll: true });
}

// On a phone what can be chosen may be further down.
function showChoices() {
  const picks = all(".pick");
  const bottom = find(".play > .side > .sheet")?.getBoundingClientRect().top ?? innerHeight;
  const isWide = bottom < innerHeight / 3;
  const isSeen = ({ top, height }) => top >= 0 && top + height / 2 <= (isWide ? innerHeight : bottom);
  if (!picks.length || picks.some((pick) => isSeen(pick.getBoundingClientRect()))) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  picks[0].scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
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

async function load(address, options) {
  const answer = await fetch(address, { headers: { accept: "text/html" }, ...options });
  lost(false);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!all("[data-part]").some((part) => find(`[data-part="${part.dataset.part}"]`, page))) {
    const isHere = options?.method && !answer.redirected; // what was sent has no page of its own
    location.assign(isHere ? here() : answer.url); // another kind of page: the game has begun, or is loading
    return;
  }
  if (new URL(answer.url).pathname !== location.pathname) {
    location.assign(answer.url);
    return;
  }
  if (!isNews(page)) return;
  const isCalm = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !document.startViewTransition) return swap(page);
  const transition = slide(page);
  transition.ready.catch(() => {}); // a newer one has taken its place
  await transition.updateCallbackDone;
}

// This table as it is now, or as it was after an event; the server shows it as it is if that was the last.
function here(at) {
  const query = new URLSearchParams(location.search);
  query.delete("at");
  if (at) query.set("at", at);
  return location.pathname + (query.size ? `?${query}` : "");
}

function go(address) {
  if (find("[data-replay]")) history.replaceState(null, "", address);
  return load(address);
}

// -- Forms and links without a reload ----------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("[data-live]");
  if (!form) return;
  const button = event.submitter;
  const address = button?.getAttribute("formaction") ?? form.getAttribute("action"); // form.action is a button here
  if (address.endsWith("/rematch")) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, button));
  if (form.method === "get") return void go(`${form.getAttribute("action")}?${fields}`);
  if (form.dataset.busy) return;
  form.dataset.busy = "1";
  if (!setting("fast")) fields.set("paced", "1");
  try {
    await load(address, { method: "POST", body: fields });
    if ("keep" in form.dataset) form.reset();
  } catch {
    lost(true);
  } finally {
    delete form.dataset.busy;
  }
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-swap]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    await go(link.href);
    if (link.hash) find(link.hash)?.scrollIntoView();
  }
  const button = event.target.closest("[data-copy]");
  if (button) await copy(button);
  if (event.target.closest("[data-skip]")) isSkipping = true, wake();
  if (event.target.closest("[data-run]")) showRun(!isRunning);
  if (event.target.closest("[data-news]")) find("#talk").open = true;
});

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy"); // where a page came without encryption
  button.textContent = button.dataset.done;
}

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") && event.target.type !== "range") return;
  const link = find(`a[data-key="${CSS.escape(event.key)}"]`);
  if (!link) return;
  event.preventDefault(); // the slider does not move as well
  link.click();
});

// -- Pieces and plans --------------------------------------------------------------------------------------

function dress() {
  all("[data-copy]").forEach((button) => (button.hidden = false));
  showRun();
  const help = find(".pick-help");
  if (help) help.hidden = !find(".pick[name=piece]");
  for (const time of all("time[datetime]")) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString(html.lang, { timeStyle: "short" });
  }
  choosePiece();
  relabel();
  playForced();
  showSettings();
}

function choosePiece() {
  const chosen = find(".pick[name=piece]:checked")?.value;
  for (const group of all("[data-of]")) group.classList.toggle("chosen", group.dataset.of === chosen);
  const help = find(".pick-help");
  if (help && chosen) help.hidden = true;
  if (chosen) find(".of-piece.chosen")?.scrollIntoView({ block: "nearest" });
}

async function relabel() {
  const button = find("[data-plan]");
  if (!button) return;
  const fields = new URLSearchParams(
    all(".pick:checked").filter((box) => box.name.startsWith("pick")).map((box) => [box.name, box.value]),
  );
  const asked = (button.dataset.asked = fields.toString());
  const table = find("[data-table]").dataset.table;
  button.ariaBusy = "true";
  const answer = await fetch(`/tables/${table}/preview?${fields}`).catch(() => null);
  if (!answer) lost(true);
  const said = answer?.ok ? await answer.json() : null;
  if (button.dataset.asked !== asked) return; // something else was ticked meanwhile
  button.ariaBusy = "false";
  button.disabled = said?.label === null; // where nothing was said, pressing it says why
  button.textContent = said?.label ?? button.dataset.empty;
}

document.addEventListener("change", (event) => {
  if (!event.target.classList.contains("pick")) return;
  if (event.target.name === "piece") choosePiece();
  else relabel();
});

// Enter on a picked piece presses its first button, as it would submit a form.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.classList.contains("pick")) return;
  event.preventDefault();
  const button = find(".of-piece.chosen button") ?? find("[data-plan]:not(:disabled)");
  button?.click();
});

let forced;
function playForced() {
  clearTimeout(forced);
  const only = find("[data-only]");
  if (only && setting("forced")) forced = setTimeout(() => only.click(), FORCED);
}

// -- Live: others' moves, at a pace one can follow ---------------------------------------------------------

const queue = []; // events not shown yet
let running = false;
let isSkipping = false;
let shownAt = Date.now();
let wake = () => {};

const version = (page = document) => Number(find("[data-part=seats], .lobby", page)?.dataset.version ?? 0);
const isFast = () => isSkipping || setting("fast");
const isOwn = (event) => event.seat !== null && String(event.seat) === find("[data-seat]")?.dataset.seat;

async function catchUp() {
  if (running) return;
  running = true;
  let next = 0;
  try {
    while (queue.length) {
      const event = queue.shift();
      if (event.seq <= version()) continue;
      next = event.seq;
      if (event.kind !== "moved" || isFast() || queue.length >= HURRY) continue;
      if (!isOwn(event)) await pause();
      if (queue.length && !isFast()) await load(here(next));
    }
    if (next) await load(here(isFast() ? 0 : next));
  } catch {
    lost(true);
  } finally {
    running = isSkipping = false;
    offerSkip(false);
  }
  if (queue.length) catchUp();
}

// Until what is shown has been seen for a while.
function pause() {
  offerSkip(true);
  return Promise.race([wait(shownAt + PACE - Date.now()), new Promise((done) => (wake = done))]);
}

function offerSkip(isOffered) {
  const button = find("[data-skip]");
  if (button) button.hidden = !isOffered;
}

function lost(isLost) {
  const bar = find("[data-lost]");
  if (bar) bar.hidden = !isLost;
}

function follow() {
  const place = find("[data-table]");
  if (!place) return;
  const stream = new EventSource(`/api/tables/${place.dataset.table}/events?after=${version()}`);
  const kinds = ["created", "joined", "seeded", "relinked", "started", "moved", "undone", "resigned", "left", "returned",
    "stood-in", "said", "closed", "rematched"];
  for (const kind of kinds) {
    stream.addEventListener(kind, (event) => {
      const { seq, seat } = JSON.parse(event.data);
      queue.push({ seq, kind, seat });
      setTimeout(catchUp, 60); // several come together
    });
  }
  stream.onopen = () => lost(false);
  stream.onerror = () => {
    lost(true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(follow, RETRY); // refused: perhaps not ready yet
  };
  addEventListener("pagehide", () => stream.close());
}

// -- Talk: who cannot see what is said is told so -----------------------------------------------------------

let isUnread = false;

function markTalk(isNew = false) {
  const list = find(".talk");
  if (!list || !(isUnread ||= isNew)) return;
  const { top, bottom } = list.getBoundingClientRect();
  isUnread = !list.checkVisibility() || bottom < 0 || top > innerHeight;
  find("[data-news]").hidden = !isUnread;
}

document.addEventListener("scroll", () => markTalk());
document.addEventListener("toggle", () => markTalk(), true);

// -- The replay --------------------------------------------------------------------------------------------

let isRunning = false;
let step;

function showRun(isOn = isRunning) {
  const [button, next] = [find("[data-run]"), find("[data-next]")];
  clearTimeout(step);
  if (!button) return;
  isRunning = isOn && Boolean(next);
  button.hidden = false;
  button.textContent = isRunning ? button.dataset.pause : button.dataset.run;
  if (isRunning) step = setTimeout(() => next.click(), PACE);
}

document.addEventListener("pointerdown", (event) => {
  if (event.target.id === "step") showRun(false); // whoever drags it holds it
});
document.addEventListener("change", (event) => {
  if (event.target.id === "step") event.target.form.requestSubmit();
});

// -- While a game is loading -----------------------------------------------------------------------------------

function askAgain() {
  const form = find("form[data-again]");
  if (!form) return;
  const timer = setTimeout(() => form.requestSubmit(), 1000 * form.dataset.again);
  form.addEventListener("submit", () => clearTimeout(timer));
}

addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload(); // the back button shows the table as it is now
});

if (new URLSearchParams(location.search).has("at")) history.replaceState(null, "", here());
remember();
dress();
follow();
askAgain();
