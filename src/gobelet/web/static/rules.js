// The rules of a game: examples that play automatically, and a search among the numbered rules.

const find = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;

// -- Examples ----------------------------------------------------------------------------------------------

const LOOK = 1800; // milliseconds for a picture, and for each letter under it
const LETTER = 45;

function playable(figure) {
  const frames = all(".frames > li", figure);
  const [run, place] = [find("[data-run]", figure), find("[data-place]", figure)];
  const words = run.textContent;
  let now = 0;
  let timer;

  function show(frame) {
    now = frame;
    frames.forEach((each, k) => each.classList.toggle("now", k === now));
    place.textContent = `${now + 1} / ${frames.length}`;
    for (const button of all("[data-step]", figure)) button.disabled = !frames[now + Number(button.dataset.step)];
  }
  function wait() {
    timer = setTimeout(() => {
      show(now + 1);
      if (now + 1 < frames.length) wait();
      else stop();
    }, LOOK + LETTER * find("p", frames[now]).textContent.length);
  }
  function start() {
    if (now + 1 === frames.length) show(0);
    run.textContent = run.dataset.pause;
    wait();
  }
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    run.textContent = words;
  }

  run.addEventListener("click", () => (timer ? stop() : start()));
  for (const button of all("[data-step]", figure)) {
    button.addEventListener("click", () => {
      stop();
      show(now + Number(button.dataset.step));
    });
  }
  figure.classList.add("moving");
  find(".stepping", figure).hidden = false;
  show(0);
  return () => timer || start();
}

// Once, when it is in view.
function playInView(figures) {
  const starts = new Map(figures.map((figure) => [figure, playable(figure)]));
  if (isCalm) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      starts.get(target)();
    }
  }, { threshold: 0.9 });
  figures.forEach((figure) => watcher.observe(figure));
}

// -- The numbered rules ------------------------------------------------------------------------------------

const ENTRIES = ":is(li, details > div)";
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function search(query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const fold of all(".rulebook details")) {
    let any = false;
    for (const entry of all(ENTRIES, fold)) {
      const text = plain(entry.textContent);
      entry.hidden = !words.every((word) => text.includes(word));
      any ||= !entry.hidden;
      found += !entry.hidden;
    }
    fold.hidden = !any;
    fold.open = words.length > 0;
  }
  const said = find("[data-found]");
  said.textContent = words.length ? said.dataset.found.replace("0", found) : "";
  mark(words);
}

function mark(words) {
  for (const old of all(".rulebook mark")) old.replaceWith(old.textContent);
  if (!CSS.highlights) return;
  CSS.highlights.set("found", new Highlight(...all(`.rulebook ${ENTRIES}:not([hidden])`).flatMap((entry) => ranges(entry, words))));
}

function ranges(entry, words) {
  const found = [];
  const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = plain(node.data);
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        found.push(new StaticRange({ startContainer: node, startOffset: at, endContainer: node, endOffset: at + word.length }));
      }
    }
  }
  return found;
}

// A link to a rule unfolds it.
function unfold() {
  const rule = document.getElementById(location.hash.slice(1));
  const fold = rule?.closest("details");
  if (!fold) return;
  if (rule.hidden) {
    field.value = "";
    search("");
  }
  fold.open = true;
  rule.scrollIntoView();
}

const field = find("input[name=q]");
field.addEventListener("input", () => search(field.value));
field.form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", unfold);
unfold();
playInView(all("[data-example]"));

const print = find("[data-print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
