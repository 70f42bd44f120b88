"""Somebody who plays a guided game through the page: reads, clicks what is asked, or something else first."""

from playwright.sync_api import expect

from tests.web.player import Keyboard, Mouse, pick_of

BOARD = """() => {
  const board = document.querySelector(".board-place").cloneNode(true);
  board.querySelectorAll("[data-pointed]").forEach((it) => it.removeAttribute("data-pointed"));
  board.querySelectorAll(".turned, .rolled").forEach((it) => it.classList.remove("turned", "rolled"));
  board.querySelectorAll('[style^="--nth"]').forEach((it) => it.removeAttribute("style"));
  board.querySelectorAll('[class=""]').forEach((it) => it.removeAttribute("class"));
  board.querySelectorAll("#pointed").forEach((it) => it.removeAttribute("id"));
  return board.innerHTML;
}"""


class Learner:
    """With a mouse or with keys, as *player* does it."""

    def __init__(self, player, game):
        self.player, self.page = player, player.page
        self.game, self.steps = game, game.find_guide().steps

    def learn(self, is_curious=False):
        """To the end; who is curious chooses something else first, wherever there is something else."""
        for number, step in enumerate(self.steps[:-1], 1):
            self.expect_step(number)
            if not step.actions:
                self.player.press("#continue")
                continue
            if is_curious:
                self.try_another(step, number)
                self.try_another(step, number)
            self.choose(step)
        self.expect_step(len(self.steps))

    def expect_step(self, number):
        expect(self.page.locator("#step-number")).to_have_value(str(number))
        expect(self.page.locator("#progress")).to_be_visible()
        self.wait()

    def wait(self):
        """Until the page is at rest."""
        self.page.wait_for_function(
            """() => !("busy" in document.querySelector("#play").dataset)
              && document.querySelector("[data-plan]")?.ariaBusy !== "true" """
        )

    def choose(self, step):
        if step.ticks is None:
            self.choose_action(step.actions[0])
            return
        for piece in step.ticks:
            self.player.pick(piece)
            self.wait()
        self.player.press("[data-plan]")

    def choose_action(self, action):
        button = f'.choices button[name="action"][value="{action}"]'
        piece = self.page.locator(button).evaluate("(it) => it.closest('[data-of]')?.dataset.of ?? null")
        if piece is not None and self.page.locator(pick_of(piece)).count():
            self.player.pick(piece)
        self.player.press(button)

    def try_another(self, step, number):
        """The board stays as it is, and the page says kindly what is expected."""
        before = self.page.evaluate(BOARD)
        if self.choose_another(step):
            expect(self.page.locator(".not-yet")).to_be_visible()
            self.expect_step(number)
            assert before == self.page.evaluate(BOARD)
            expect(self.page.locator("#play :is(.pick:checked, .of-piece.chosen)")).to_have_count(0)

    def choose_another(self, step):
        """Some other button or, if there is none, other pieces; whether that could be sent."""
        buttons = self.page.locator('.choices button[name="action"]')
        values = buttons.evaluate_all("(all) => all.map((it) => it.value)")
        others = [value for value in values if value not in step.actions]
        if others:
            self.choose_action(others[0])
        return bool(others) or self.tick_others(step.ticks or ())

    def tick_others(self, ticks):
        """As many other pieces; unticked again where they mean nothing together."""
        boxes = self.page.locator('#play .pick[type="checkbox"]')
        pieces = boxes.evaluate_all("(all) => all.map((it) => it.dataset.piece)")
        others = [piece for piece in pieces if piece not in ticks][: len(ticks)]
        for piece in others:
            self.player.pick(piece)
            self.wait()
        if others and self.page.locator("[data-plan]").is_enabled():
            self.player.press("[data-plan]")
            return True
        for piece in others:
            self.player.pick(piece)
            self.wait()
        return False


def sees_what_it_talks_about(page):
    """Whether something that is marked is in sight, not behind the words."""
    return page.evaluate(
        """() => {
          const pointed = [...document.querySelectorAll(".board-place [data-pointed]")];
          const sheet = document.querySelector(".coach").getBoundingClientRect();
          const isSide = sheet.left > innerWidth / 2;
          const isSeen = ({ top, bottom }) => bottom > 0 && top < (isSide ? innerHeight : sheet.top);
          return !pointed.length || pointed.some((it) => isSeen(it.getBoundingClientRect()));
        }"""
    )


def is_in_sight(page, selector):
    """Whether the whole of it is on the screen and, on a phone, not behind the words of the guide."""
    return page.evaluate(
        """(selector) => {
          const sheet = document.querySelector(".coach");
          const { left, top } = sheet.getBoundingClientRect();
          const wanted = document.querySelector(selector);
          const isFree = left > innerWidth / 2 || sheet.contains(wanted);
          const box = wanted.getBoundingClientRect();
          return box.top >= 0 && box.bottom <= (isFree ? innerHeight : top);
        }""",
        selector,
    )


HANDS = {"mouse": Mouse, "keys": Keyboard}
