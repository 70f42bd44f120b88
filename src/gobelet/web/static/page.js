// What the modules of a page share: finding elements, settings, and the line that says the connection is lost.

export const find = (selector, root = document) => root.querySelector(selector);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
export const wait = (time) => new Promise((done) => setTimeout(done, time));

// On this device.
export const stored = (name) => localStorage.getItem(`gobelet-${name}`);
export const setting = (name) => stored(name) === "1";

// The last event that a page shows.
export const version = (page = document) => Number(find("[data-part=seats], .lobby", page)?.dataset.version ?? 0);

// Whether it shows a move while it is told, rather than the table as it is.
export const isTold = (page = document) => Boolean(find("[data-told]", page));

export function lost(isLost) {
  const bar = find("[data-lost]");
  if (bar) bar.hidden = !isLost;
  if (isLost) document.dispatchEvent(new Event("lost"));
}
