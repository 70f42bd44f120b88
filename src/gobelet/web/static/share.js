// The system's share sheet, where there is one; a link can be copied anywhere.

if (navigator.share) document.documentElement.classList.add("can-share");

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  const { text, share: url } = button.dataset;
  try {
    await navigator.share({ text, url });
  } catch (error) {
    if (error.name !== "AbortError") throw error; // they have thought better of it
  }
});
