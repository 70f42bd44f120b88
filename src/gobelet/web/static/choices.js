// Choices that are safe and quick: what gives something up is never under the last click, ticks are counted
// down, and a site of a sheet is filled with a second tap.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const find = (selector, root = document) => root.querySelector(selector);

// -- Nothing that gives something up lies where the last click was --------------------------------------------

const ASIDES = ["", "right", "left", "far-right", "far-left", "away"]; // places to try, in this order; see table.css
let last = null; // where the last click was

const isUnder = (point, { left, right, top, bottom }) =>
  point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;

function isTrap(row) {
  const controls = all("[data-gives-up], summary", row).filter((control) => control.checkVisibility());
  return controls.some((control) => !control.dataset.held && isUnder(last, control.getBoundingClientRect()));
}

function stepAside() {
  const row = find("[data-last]");
  if (!row) return;
  for (const aside of ASIDES) {
    row.dataset.aside = aside;
    if (!last || !isTrap(row)) return;
  }
}

document.addEventListener("pointerdown", (event) => {
  last = { x: event.clientX, y: event.clientY };
});
document.addEventListener("click", (event) => {
  const row = find("[data-last]");
  if (row) all("summary", row).forEach((it) => (it.dataset.held = it.contains(event.target) ? "1" : "")); // it may stay
}, true);
document.addEventListener("toggle", (event) => {
  if (event.target.matches?.(".sure")) stepAside();
}, true);

// -- Ticks are counted down -----------------------------------------------------------------------------------

const ticked = () => all('.pick[name^="pick"]:checked').length;

function countDown() {
  const tally = find("[data-most]");
  if (!tally) return;
  const left = Number(tally.dataset.most) - ticked();
  tally.textContent = String(left).replace("-", "−");
  tally.classList.toggle("over", left < 0);
}

// -- A tap on the name of a site ticks one of its boxes, a second all that workers are left for, a third none --

const boxesOf = (site) => all(`.pick[data-piece^="${CSS.escape(site)}-"]`);

function fill(site) {
  const boxes = boxesOf(site);
  const on = boxes.filter((box) => box.checked).length;
  const left = Number(find("[data-most]")?.dataset.most ?? 0) - ticked();
  const goal = on && (left <= 0 || on === boxes.length) ? 0 : Math.min(boxes.length, on ? on + left : Math.min(1, left));
  boxes.forEach((box, k) => (box.checked = k < goal));
  boxes[0]?.dispatchEvent(new Event("change", { bubbles: true }));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-fill]");
  if (button) fill(button.dataset.fill);
});
document.addEventListener("change", countDown);

// Whatever makes the sheet taller or shorter moves its buttons; so does scrolling, where the sheet is not fixed.
const sizes = new ResizeObserver(stepAside);
document.addEventListener("scroll", stepAside, { passive: true });

function show() {
  const sheet = find("section.sheet");
  sizes.disconnect();
  if (sheet) sizes.observe(sheet);
  all("[data-fill]").forEach((button) => (button.disabled = false));
  countDown();
  stepAside();
}

document.addEventListener("dressed", show);
document.addEventListener("relabelled", stepAside);
show();
