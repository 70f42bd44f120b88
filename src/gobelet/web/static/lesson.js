// Guided games: what the guide talks about is in sight, not behind its words, and so is the end.

import { all, find } from "./page.js";

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const boxOf = (pointed) => (pointed.closest("label") ?? pointed).getBoundingClientRect();
const isTicked = (pointed) => Boolean(pointed.closest("label")?.querySelector(".pick:checked"));

// How much of the screen the words leave: beside them all of it.
function findRoom(sheet) {
  const { left, top } = sheet.getBoundingClientRect();
  return left > innerWidth / 2 ? innerHeight : Math.min(top, innerHeight);
}

// The first of the boxes, and those after it that fit on the screen with it.
function gather(boxes, room) {
  let { top, bottom } = boxes[0];
  for (const box of boxes.slice(1)) {
    const [upper, lower] = [Math.min(top, box.top), Math.max(bottom, box.bottom)];
    if (lower - upper > room) break;
    [top, bottom] = [upper, lower];
  }
  return { top, bottom };
}

// Once something marked is chosen, the next comes into sight.
export function showNext(pick) {
  if (pick.closest("[data-pointed], label:has([data-pointed])")) showPointed();
}

// Scrolls to what is marked and not ticked yet, unless it is in sight.
function showPointed() {
  const boxes = all(".board-place [data-pointed]").filter((it) => !isTicked(it)).map(boxOf).filter((box) => box.height);
  if (!boxes.length) return;
  const room = findRoom(find(".coach"));
  const { top, bottom } = gather(boxes, room);
  if (top >= 0 && bottom <= room) return;
  scrollBy({ top: top - Math.max(0, room - (bottom - top)) / 2, behavior: isCalm() ? "auto" : "smooth" });
}

export function showLesson() {
  if (find("body.at-end")) find(".coach").scrollIntoView({ block: "start", behavior: "instant" });
  else showPointed();
}
