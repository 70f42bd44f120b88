"""Choices that are safe: what is lost is said, nothing is given up by accident, ticks are counted down."""

import random

import pytest
from playwright.sync_api import expect

from tests.server.people import ME, here
from tests.web.player import Mouse

UNDER_LAST_CLICK = """() => {
  const under = document.elementsFromPoint(window.clicked.x, window.clicked.y);
  return under.filter((it) => it.matches("[data-gives-up], .last summary")).map((it) => it.outerHTML);
}"""
NOTE_CLICKS = """addEventListener("pointerdown", (event) => {
  window.clicked = { x: event.clientX, y: event.clientY };
}, true)"""
SIZES = [(390, 844), (844, 390), (1440, 900)]
DECISIONS = 45


@pytest.fixture
def person(site):
    return site.someone("Ada")


@pytest.fixture
def open_as(visit, site):
    """`open_as(person, table)`: the table in the browser of somebody who has asked the service before."""

    def open_page(person, table, **rest):
        page = visit(**rest)
        cookie = {"name": "gobelet", "value": person.http.cookies["gobelet"], "url": site.address}
        page.context.add_cookies([cookie])
        page.goto(f"/tables/{table['id']}")
        return page

    return open_page


def play_until(person, game_id, is_so, seed=0):
    """A table of two at one screen, played at random until *is_so* says so of the legal actions."""
    table, rng = person.lay_and_start(game_id, [ME, here("Bo")]), random.Random(seed)
    shown = person.see(table)
    while not is_so(shown["legal"]):
        shown = person.play(table, rng.choice(shown["legal"]), version=shown["version"])
    return table


def has_workers(count):
    """So many sites are open to as many workers or more: the first of them is a monument of three boxes."""
    return lambda legal: "worker step_pyramid" in legal and len(legal) > count


@pytest.mark.compiled
class TestTraps:
    @pytest.mark.parametrize(("width", "height"), SIZES)
    @pytest.mark.parametrize("game_id", ["ages", "city"])
    def test_nothing_is_given_up_by_a_second_click(self, open_as, person, game_id, width, height):
        """Whatever was clicked last, a control that gives something up is not there now."""
        table = person.lay_and_start(game_id, [ME, here("Bo")])
        page = open_as(person, table, width=width, height=height)
        page.evaluate(NOTE_CLICKS)
        card = page.locator(".goal.first[open] > summary")
        if card.is_visible():  # a first game: on a phone the card lies over the question
            card.click()
        player, offered = Mouse(page, 1), 0
        for _ in range(DECISIONS):
            player.play(1)
            offered += page.locator("[data-last]").count()
            assert page.evaluate(UNDER_LAST_CLICK) == []
        assert offered

    def test_the_second_question_is_not_under_the_first(self, open_as, person):
        """On a phone the sheet grows upwards when it is asked."""
        table = play_until(person, "ages", has_workers(2))
        page = open_as(person, table, width=390, height=844)
        page.evaluate(NOTE_CLICKS)
        page.locator(".sure summary").click()
        expect(page.locator(".sure button")).to_be_visible()
        under = [it for it in page.evaluate(UNDER_LAST_CLICK) if "<summary" not in it]
        assert under == []


class TestSure:
    @pytest.mark.parametrize("scripted", [True, False])
    def test_workers_left_are_asked_about_once(self, open_as, person, scripted):
        """The button of the action comes with the second question, also without scripts."""
        table = play_until(person, "ages", has_workers(2))
        page = open_as(person, table, java_script_enabled=scripted)
        version = page.locator("#version").input_value()
        yes = page.locator('.sure button[value="done"]')
        expect(yes).to_be_hidden()
        page.locator(".sure summary").click()
        expect(page.locator(".sure p")).to_contain_text("Workers are not kept.")
        expect(page.locator("#version")).to_have_value(version)
        yes.click()
        expect(page.locator("#version")).not_to_have_value(version)

    def test_they_come_last(self, open_as, person):
        table = play_until(person, "ages", has_workers(2))
        page = open_as(person, table)
        values = page.locator("section.sheet .choices button").evaluate_all(
            "(all) => all.map((it) => it.value)"
        )
        assert values[-1] == "done"


class TestTicks:
    @pytest.fixture
    def page(self, open_as, person):
        return open_as(person, play_until(person, "ages", has_workers(2)))

    def test_are_counted_down(self, page):
        """And where there are too many, the button says what to untick."""
        left = page.locator("[data-most]")
        workers, boxes = int(left.inner_text()), page.locator('.pick[data-piece^="great_"]')
        for k in range(workers):
            boxes.nth(k).click()
            expect(left).to_have_text(str(workers - k - 1))
        boxes.nth(workers).click()
        expect(left).to_have_text("−1")
        plan = page.locator("[data-plan]")
        expect(plan).to_be_disabled()
        expect(plan).to_have_text("One box too many for your workers: untick 1")

    def test_a_second_tap_fills_a_monument(self, page):
        """The first ticks one box, a third none."""
        workers = int(page.locator("[data-most]").inner_text())
        name = page.locator('[data-fill="great_wall"]')
        ticked = page.locator('.pick[data-piece^="great_wall-"]:checked')
        for count in (1, workers, 0):
            name.click()
            expect(ticked).to_have_count(count)
