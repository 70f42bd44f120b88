// Others' turns as a story, at a pace one can follow, and nothing lost when the connection is.

import { find, isTold, lost, setting, stored, version, wait } from "./page.js";
import { here, load } from "./parts.js";

// Milliseconds: how long a move is shown at the most, and all moves one waits for.
const SPEEDS = { slow: [2400, 15000], normal: [1200, 4500], fast: [500, 2000], once: [0, 0] };
const STILL = 1600; // after which a bot's unfinished move is shown
const RETRY = 3000;

export const speed = () => stored("speed") ?? (setting("fast") ? "once" : "normal");

let newest = 0; // the last event heard of
let running = false;
let isSkipping = false;
let shownAt = Date.now();
let wake = () => {};

const place = () => find("[data-part=seats]")?.dataset ?? {};
const pace = () => SPEEDS[isSkipping ? "once" : speed()] ?? SPEEDS.normal;

document.addEventListener("swapped", () => {
  shownAt = Date.now();
  if (isTold()) setTimeout(catchUp);
});

async function catchUp() {
  if (running) return;
  running = true;
  const since = Date.now();
  try {
    while (isTold() || version() < newest) {
      if (isTold()) await pause(since);
      const before = version();
      const isLate = Date.now() - since >= pace()[1];
      await load(here(before < newest && !isLate ? { after: before } : {}));
      if (version() === before && before < newest) return void setTimeout(catchUp, STILL); // it is still moving
    }
  } catch {
    lost(true);
  } finally {
    running = isSkipping = false;
    offerSkip(false);
  }
}

// Until what is shown has been seen for a while: shorter, the more there is to come.
function pause(since) {
  offerSkip(true);
  const [most, whole] = pace();
  const share = (since + whole - Date.now()) / (Number(place().left) + 1);
  const time = Math.min(place().told === place().seat ? most / 2 : most, share);
  return Promise.race([wait(shownAt + time - Date.now()), new Promise((done) => (wake = done))]);
}

function offerSkip(isOffered) {
  const button = find("[data-skip]");
  if (button) button.hidden = !isOffered;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-skip]")) isSkipping = true, wake();
});

export function follow() {
  const place = find("[data-table]");
  if (!place) return;
  const stream = new EventSource(`/api/tables/${place.dataset.table}/events?after=${version()}`);
  const kinds = ["created", "joined", "seeded", "relinked", "started", "moved", "undone", "resigned", "left", "returned",
    "stood-in", "said", "closed", "rematched"];
  for (const kind of kinds) {
    stream.addEventListener(kind, (event) => {
      newest = Math.max(newest, JSON.parse(event.data).seq);
      setTimeout(catchUp, 60); // several come together
    });
  }
  stream.onopen = () => lost(false);
  stream.onerror = () => {
    lost(true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(follow, RETRY); // refused: perhaps it is starting again
  };
  addEventListener("pagehide", () => stream.close());
  if (isTold()) catchUp();
}

// -- When the connection is lost ---------------------------------------------------------------------------

const backOnline = () => new Promise((done) => addEventListener("online", done, { once: true }));
const look = () => load(here(isTold() ? { at: version() } : {}));

let isLooking = false;
document.addEventListener("lost", async () => {
  if (isLooking) return;
  isLooking = true;
  await Promise.race([wait(RETRY), backOnline()]);
  isLooking = false;
  look().then(catchUp, () => lost(true));
});

// What was sent in vain is sent again, unless the table has moved on: then it may have arrived, or is out of date.
export async function send(address, body, isTalk) {
  const sent = version();
  for (;;) {
    try {
      if (isTalk || version() === sent) await load(address, { method: "POST", body });
      return;
    } catch {
      lost(true);
      await Promise.race([wait(RETRY), backOnline()]);
      await look().catch(() => {});
    }
  }
}
