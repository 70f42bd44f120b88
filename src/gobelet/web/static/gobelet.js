// What pages can do by themselves they do without this. Here: forms without a reload, pieces that bring up
// their buttons, talk, the replay. Others' moves are in live.js, swapping parts of the page in parts.js.

import { showLesson, showNext } from "./lesson.js";
import { follow, send, speed } from "./live.js";
import { all, find, isTold, lost, setting, version } from "./page.js";
import { go, here, load, peek, remember } from "./parts.js";

const FORCED = 700; // milliseconds
const RUN = 900; // between the steps of a replay
const isLesson = () => Boolean(find("[data-lesson]"));

const html = document.documentElement;
html.classList.add("scripted");

// -- Settings: on this device ------------------------------------------------------------------------------

function showSettings() {
  for (const box of all("[data-setting]")) {
    box.closest("label").hidden = false;
    if (box.type === "checkbox") box.checked = setting(box.dataset.setting);
    else box.value = speed();
  }
}

document.addEventListener("change", (event) => {
  const box = event.target.closest("[data-setting]");
  if (!box) return;
  const value = box.type !== "checkbox" ? box.value : box.checked ? "1" : "0";
  localStorage.setItem(`gobelet-${box.dataset.setting}`, value);
});

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
  if (speed() !== "once") fields.set("paced", "1");
  try {
    await send(address, fields, "keep" in form.dataset);
    if ("keep" in form.dataset) form.reset();
    if (find(".not-yet")) untick(form); // a wrong choice in a guided game: nothing of it stays
  } finally {
    delete form.dataset.busy;
  }
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-swap]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    if (link.dataset.peek) await lookAt(link.dataset.peek);
    else await go(link.href);
    if (link.hash && !isLesson()) find(link.hash)?.scrollIntoView();
  }
  const button = event.target.closest("[data-copy]");
  if (button) await copy(button);
  if (event.target.closest("[data-run]")) showRun(!isRunning);
  if (event.target.closest("[data-news]")) find("#talk").open = true;
});

function untick(form) {
  form.reset();
  choosePiece();
  relabel();
}

// Another seat's board, until one's own turn.
function lookAt(seat) {
  peek(seat);
  return load(here(isTold() ? { at: version() } : {}));
}

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

document.addEventListener("swapped", ({ detail: names }) => {
  dress();
  if (names.has("talk")) markTalk(true);
  if (names.has("sheet")) isLesson() ? showLesson() : showChoices(); // not for what is said
});

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
  document.dispatchEvent(new Event("dressed")); // choices.js
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
    all(".pick:checked, .kept").filter((box) => box.name.startsWith("pick")).map((box) => [box.name, box.value]),
  );
  const asked = (button.dataset.asked = fields.toString());
  button.ariaBusy = "true";
  const answer = await fetch(`${button.dataset.preview}?${fields}`).catch(() => null);
  if (!answer) lost(true);
  const said = answer?.ok ? await answer.json() : null;
  if (button.dataset.asked !== asked) return; // something else was ticked meanwhile
  button.ariaBusy = "false";
  button.disabled = said?.label === null; // where nothing was said, pressing it says why
  button.textContent = said?.label ?? said?.reason ?? button.dataset.empty;
  document.dispatchEvent(new Event("relabelled"));
}

document.addEventListener("change", (event) => {
  if (!event.target.classList.contains("pick")) return;
  if (event.target.name === "piece") choosePiece();
  else relabel();
  if (isLesson()) showNext(event.target);
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

// On a phone what can be chosen may be further down.
function showChoices() {
  const picks = all(".pick");
  const bottom = find(".play > .side > .sheet")?.getBoundingClientRect().top ?? innerHeight;
  const isWide = bottom < innerHeight / 3;
  const isSeen = ({ top, height }) => top >= 0 && top + height / 2 <= (isWide ? innerHeight : bottom);
  if (!picks.length || picks.some((pick) => isSeen(pick.getBoundingClientRect()))) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { top, height } = picks[0].getBoundingClientRect();
  const room = isWide ? innerHeight : bottom;
  scrollBy({ top: top - Math.max(0, room - height) / 2, behavior: isCalm ? "auto" : "smooth" });
}

// -- Talk: who cannot see what is said is told so -----------------------------------------------------------

let isUnread = false;

function markTalk(isNew = false) {
  const list = find(".talk");
  if (!list || !(isUnread ||= isNew)) return;
  const { top, bottom } = list.getBoundingClientRect();
  isUnread = !list.checkVisibility() || bottom < 0 || top > innerHeight;
  const news = find("[data-news]");
  news.hidden = !isUnread;
  news.textContent = `${news.dataset.news} · ${find("li:last-child b", list)?.textContent ?? ""}`;
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
  if (isRunning) step = setTimeout(() => next.click(), RUN);
}

document.addEventListener("pointerdown", (event) => {
  if (event.target.id === "step") showRun(false); // dragging it pauses the replay
});
document.addEventListener("change", (event) => {
  if (event.target.id === "step") event.target.form.requestSubmit();
});

// -- The beginning -----------------------------------------------------------------------------------------

addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload(); // the back button shows the table as it is now
});

if (new URLSearchParams(location.search).has("at")) history.replaceState(null, "", here());
remember();
dress();
if (isLesson()) showLesson();
follow();
