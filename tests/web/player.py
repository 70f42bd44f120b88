"""Somebody who plays through the page like a person: with the mouse, with keys only, or without scripts."""

import random
import time

from playwright.sync_api import expect

PATIENCE = 30  # seconds for others to decide
PAUSE = 0.015  # seconds between looks
CHANCE_OF_PLAN = 0.85  # rather than a plain button beside it
TRIES_OF_PAIRS = 24
MAX_JUMPS = 12

LOOK = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const sheet = document.querySelector("section.sheet[data-part=sheet]");
  const plan = sheet?.querySelector("[data-plan]");
  if (!sheet || document.readyState === "loading") return null;
  return {
    version: Number(document.querySelector("[data-part=seats]").dataset.version),
    isScripted: document.documentElement.classList.contains("scripted"),
    isBusy: "busy" in document.querySelector("#play").dataset || plan?.ariaBusy === "true",
    isMine: sheet.classList.contains("mine"),
    isOver: Boolean(sheet.querySelector("table.paper")),
    error: sheet.querySelector("[role=alert]")?.textContent ?? null,
    question: sheet.querySelector(".question").textContent,
    plan: plan ? !plan.disabled : null,
    picks: all('#play .pick[name^="pick"]').map((pick) => pick.dataset.piece),
    ticked: all("#play .pick:checked").map((pick) => pick.dataset.piece),
    pieces: all("#play .pick[name=piece]").map((pick) => pick.value),
    buttons: all(".choices button", sheet).map((button) => ({
      of: button.closest("[data-of]")?.dataset.of ?? null, name: button.name, value: button.value,
    })),
  };
}"""


class Player:
    """One person at one table; what they choose depends on the seed only."""

    needs_scripts = True  # before they run, a page looks and works as it does without them

    def __init__(self, page, seed=0):
        self.page, self.rng = page, random.Random(seed)
        self.decisions = 0

    def look(self):
        return self.page.evaluate(LOOK)

    def wait(self, is_so=lambda seen: seen["isMine"] or seen["isOver"], seconds=PATIENCE):
        """Until it is their turn or the end, without touching anything; what they see then."""
        end = time.monotonic() + seconds
        while not self.is_ready(seen := self.look()) or not is_so(seen):
            assert time.monotonic() < end, f"{self.page.url} still shows {seen}"
            time.sleep(PAUSE)
        return seen

    def is_ready(self, seen):
        return seen is not None and not seen["isBusy"] and seen["isScripted"] >= self.needs_scripts

    def play(self, decisions=1_000):
        """That many decisions, or to the end; what they see then."""
        seen = self.wait()
        for _ in range(decisions):
            if seen["isOver"]:
                break
            self.decide(seen)
            seen = self.wait_after(seen)
            self.decisions += 1
        return seen

    def wait_after(self, before):
        """The decision has been taken in, and it is their turn again or the end."""
        seen = self.wait(lambda seen: seen["version"] > before["version"] or seen["error"])
        assert seen["error"] is None, f"{seen['error']} after {before}"
        return self.wait()

    # -- Deciding ---------------------------------------------------------------------------------------

    def decide(self, seen):
        unreachable = {button["of"] for button in seen["buttons"]} - {None} - set(seen["pieces"])
        assert not unreachable, f"{unreachable} cannot be picked: {seen['question']}"
        others = [button for button in seen["buttons"] if button["name"] in ("action", "draw")]
        assert seen["plan"] is not None or others, f"nothing to choose: {seen}"
        if seen["plan"] is not None and (not others or self.rng.random() < CHANCE_OF_PLAN):
            self.carry_out_plan(seen)
        else:
            self.choose(self.rng.choice(others), seen)

    def carry_out_plan(self, seen):
        """Ticks and unticks one, then two, then more, until the button can be pressed."""
        for size in range(1, len(seen["picks"]) + 1):
            for _ in range(TRIES_OF_PAIRS if size == 2 else size + 2):
                if seen["plan"]:
                    self.press("[data-plan]")
                    return
                ticked = [piece for piece in seen["picks"] if piece in seen["ticked"]]
                free = [piece for piece in seen["picks"] if piece not in seen["ticked"]]
                seen = self.tick(self.rng.choice(free if len(ticked) < size else ticked))
        raise AssertionError(f"no way to go on was found: {seen}")

    def choose(self, button, seen):
        if button["of"] is not None:
            self.pick(button["of"])
        self.press_choice(button)

    def press_choice(self, button):
        """What gives something up may ask first whether that is meant."""
        target = f'.choices button[name="{button["name"]}"][value="{button["value"]}"]'
        if self.page.locator(f".sure:not([open]) {target.removeprefix('.choices ')}").count():
            self.press(".sure summary")
        self.press(target)

    def tick(self, piece):
        """The button says what would happen."""
        self.pick(piece)
        return self.wait(lambda seen: True)

    def pick(self, piece):
        raise NotImplementedError

    def press(self, button):
        raise NotImplementedError


def pick_of(piece):
    return f'#play .pick[data-piece="{piece}"]'


class Mouse(Player):
    def pick(self, piece):
        """Of two cards alike, one."""
        self.page.locator(pick_of(piece)).first.click()

    def press(self, button):
        self.page.locator(button).click()


class Sharing(Mouse):
    """Several at one screen with secrets: whoever is called takes it, and says who they are."""

    def __init__(self, page, seed=0):
        super().__init__(page, seed)
        self.called = set()

    def look(self):
        seen = super().look()
        call = self.page.locator("section.sheet a.primary[href*='player=']")
        if self.is_ready(seen) and call.count():
            self.called.add(call.inner_text())
            call.click()
        return seen


# -- Keys only ------------------------------------------------------------------------------------------

STOPS = """(target) => {
  const kinds = "a[href], button, input, select, summary, textarea, [tabindex='0']";
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length;
  const groupOf = (element) => (element?.type === "radio" ? element.name : null);
  const areTogether = (one, other) => groupOf(one) !== null && groupOf(one) === groupOf(other);
  const found = [...document.querySelectorAll(kinds)].filter(
    (element) => !element.disabled && element.type !== "hidden" && element.tabIndex >= 0 && isSeen(element),
  );
  // A group is entered where it is ticked, else anywhere; and left as a whole.
  const isTicked = (radio) => found.some((other) => other.checked && areTogether(other, radio));
  const isStop = (element, from) =>
    !areTogether(element, from) && (groupOf(element) === null || element.checked || !isTicked(element));
  const wanted = document.querySelector(target);
  const active = document.activeElement;
  const count = (way) => {
    let place = found.indexOf(active), from = active, presses = 0;
    while (place >= 0 && place < found.length) {
      place += way;
      if (!found[place] || !isStop(found[place], from)) continue;
      from = found[place];
      presses += 1;
      if (from === wanted || areTogether(from, wanted)) return presses;
    }
    return null;
  };
  const radios = found.filter((element) => areTogether(element, wanted));
  return {
    isReachable: found.includes(wanted),
    isThere: active === wanted,
    isInGroup: areTogether(active, wanted),
    isTicked: Boolean(wanted?.checked),
    on: count(1),
    back: count(-1),
    arrows: radios.indexOf(wanted) - radios.indexOf(active),
  };
}"""


class Keyboard(Player):
    """Tab, arrows, Space and Enter; looks where they are as one looks for the outline."""

    def keys(self, key, count=1):
        for _ in range(count):
            self.page.keyboard.press(key)

    def go_to(self, target):
        for _ in range(MAX_JUMPS):
            stops = self.page.evaluate(STOPS, target)
            assert stops["isReachable"], f"{target} cannot be reached with keys"
            if stops["isThere"]:
                return stops
            if stops["isInGroup"]:
                self.keys("ArrowDown" if stops["arrows"] > 0 else "ArrowUp", abs(stops["arrows"]))
            elif stops["on"] is None or (stops["back"] or stops["on"]) < stops["on"]:
                self.keys("Shift+Tab" if stops["back"] else "Tab", stops["back"] or 1)
            else:
                self.keys("Tab", stops["on"])
        raise AssertionError(f"{target} was not reached with keys: {stops}")

    def pick(self, piece):
        """Arrows have picked already what they lead to."""
        before = self.page.evaluate(STOPS, pick_of(piece))["isTicked"]
        after = self.go_to(pick_of(piece))["isTicked"]
        if before == after:
            self.keys("Space")

    def choose(self, button, seen):
        """Enter on a piece presses its first button."""
        if button["of"] is None or button != next(b for b in seen["buttons"] if b["of"] == button["of"]):
            super().choose(button, seen)
            return
        self.pick(button["of"])
        self.keys("Enter")

    def press(self, button):
        self.go_to(button)
        self.keys("Enter")


# -- Without scripts ------------------------------------------------------------------------------------


class Plain(Player):
    """Sends forms, and reloads the page to see what others have done; a wrong plan is refused and said so."""

    needs_scripts = False

    def __init__(self, page, seed=0):
        super().__init__(page, seed)
        self.address = page.url

    def look(self):
        seen = super().look()
        if seen is not None and not (seen["isMine"] or seen["isOver"]):
            time.sleep(10 * PAUSE)
            self.page.goto(self.address)
        return seen

    def decide(self, seen):
        if seen["error"] is not None:
            self.page.goto(self.address)
            seen = self.look()
        super().decide(seen)

    def wait_after(self, before):
        return self.wait()

    def carry_out_plan(self, seen):
        """Any few of them; whoever has ticked too many or too few reads so."""
        for piece in self.rng.sample(seen["picks"], self.rng.randint(1, min(4, len(seen["picks"])))):
            self.pick(piece)
        self.press("[data-plan]")

    def choose(self, button, seen):
        self.press_choice(button)

    def pick(self, piece):
        self.page.locator(pick_of(piece)).check()
        expect(self.page.locator(pick_of(piece))).to_be_checked()

    def press(self, button):
        self.page.locator(button).click()
