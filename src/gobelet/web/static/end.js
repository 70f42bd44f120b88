// The end comes to where one looks, whatever was in view; its points are counted line by line, as on paper.

const LINE = 300; // milliseconds

const find = (selector) => document.querySelector(selector);
const isAtEnd = () => document.body.classList.contains("at-end");
const isCalm = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
const number = (cell) => Number(cell.textContent.replace("−", "-"));

let wasAtEnd = isAtEnd();

function show() {
  const head = find("#end");
  if (!head) return;
  find(".ending").scrollIntoView({ block: "start", behavior: "instant" });
  head.focus({ preventScroll: true });
  if (!isCalm()) count(find(".end-sheet table"));
}

// Each line appears with what it adds to the totals; a click shows everything.
function count(sheet) {
  const lines = [...sheet.tBodies[0].rows];
  const totals = [...sheet.querySelectorAll("tfoot .score")];
  const results = totals.map((cell) => cell.textContent);
  const sums = totals.map(() => 0);
  const write = (cell, sum) => (cell.textContent = String(sum).replace("-", "−"));
  if (!lines.length) return;
  sheet.classList.add("counting");
  totals.forEach((cell) => write(cell, 0));
  const finish = () => {
    clearInterval(timer);
    sheet.classList.remove("counting");
    totals.forEach((cell, seat) => (cell.textContent = results[seat]));
  };
  const timer = setInterval(() => {
    const line = lines.shift();
    if (!line || !sheet.isConnected) return finish();
    line.classList.add("counted");
    [...line.querySelectorAll("td")].forEach((cell, seat) => write(totals[seat], (sums[seat] += number(cell))));
  }, LINE);
  sheet.addEventListener("click", finish, { once: true });
}

new MutationObserver(() => {
  if (isAtEnd() && !wasAtEnd) show();
  wasAtEnd = isAtEnd();
}).observe(document.body, { attributeFilter: ["class"] });
