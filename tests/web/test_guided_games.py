"""Guided games in a browser, from "Learn" on the home page to "Play now against a bot"."""

import itertools
import re

import pytest
from playwright.sync_api import expect

import gobelet
from tests.web.learner import HANDS, Learner, is_in_sight, sees_what_it_talks_about
from tests.web.player import pick_of

GUIDED = [game_id for game_id in gobelet.games() if gobelet.game(game_id).has_guide]
SIZES = {390: 844, 1440: 900}
STAY = "() => { window.hasStayed = true; }"
HAS_STAYED = "() => window.hasStayed === true"


def begin(visit, game_id, hands, language="en", width=1440, **rest):
    """From the home page."""
    page = visit("/", language=language, width=width, height=SIZES[width], **rest)
    learner = Learner(HANDS[hands](page), gobelet.game(game_id))
    learner.player.press(f'a[href="/learn/{game_id}"]')
    learner.expect_step(1)
    return learner


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", GUIDED)
def test_to_the_end(visit, game_id, language, width, hands):
    """Without a reload; wrong clicks are answered kindly and change nothing; then a game against a bot."""
    learner = begin(visit, game_id, hands, language, width)
    page = learner.page
    page.evaluate(STAY)
    learner.learn(is_curious=True)
    assert page.evaluate(HAS_STAYED)
    learner.player.press('button[form="play-now"]')
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))


def test_with_keys_on_a_phone(visit):
    """In French; at every step, what is talked about is in sight."""
    learner = begin(visit, "stars", "keys", "fr", 390)
    page = learner.page
    seen = []
    expect_step = learner.expect_step

    def look(number):
        expect_step(number)
        seen.append(sees_what_it_talks_about(page))

    learner.expect_step = look
    learner.learn()
    assert [k for k, is_seen in enumerate(seen, 1) if not is_seen] == []
    expect(page.locator("section.sheet h2.question")).to_be_visible()


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game_id", GUIDED)
def test_the_end_is_in_sight(visit, game_id, width):
    """Wherever one has scrolled before, and when the page is loaded."""
    last = len(gobelet.game(game_id).find_guide().steps)
    for place in ("0", "document.body.scrollHeight"):
        page = visit(f"/learn/{game_id}/{last - 1}", width=width, height=SIZES[width])
        page.evaluate(f"scrollTo(0, {place})")
        page.evaluate("document.querySelector('#continue').click()")
        expect(page.locator("#step-number")).to_have_value(str(last))
        assert is_in_sight(page, ".coach .words")
        assert is_in_sight(page, "[form=play-now]")
    page.reload()
    assert is_in_sight(page, "[form=play-now]")


def two_pieces(game_id):
    """The steps in which the learner ticks several pieces: their numbers, and the pieces."""
    steps = gobelet.game(game_id).find_guide().steps
    return [(number, step.ticks) for number, step in enumerate(steps, 1) if len(step.ticks or ()) > 1]


@pytest.mark.parametrize("game_id", GUIDED)
def test_the_next_piece_comes_into_sight(visit, game_id):
    """On a small phone; and the sheet keeps its height, whatever its button says."""
    for number, pieces in two_pieces(game_id):
        page = visit(f"/learn/{game_id}/{number}", width=360, height=640)
        learner = Learner(HANDS["mouse"](page), gobelet.game(game_id))
        learner.expect_step(number)
        height = page.locator(".coach").bounding_box()["height"]
        page.evaluate("scrollTo(0, 0)")
        for piece, following in itertools.pairwise((*pieces, None)):
            page.evaluate(f"document.querySelector('{pick_of(piece)}').click()")
            learner.wait()
            assert following is None or is_in_sight(page, pick_of(following)), (number, following)
        assert page.locator(".coach").bounding_box()["height"] == height, number


def test_without_scripts(visit):
    """Every step is a page, every choice a form."""
    page = visit("/learn/stars", java_script_enabled=False)
    steps = gobelet.game("stars").find_guide().steps
    for number, step in enumerate(steps[:-1], 1):
        expect(page.locator("#step-number")).to_have_value(str(number))
        for piece in step.ticks or ():
            page.locator(f'.pick[data-piece="{piece}"]').check()
        if step.ticks is not None:
            page.click("[data-plan]")
        elif step.actions:
            page.click(f'button[name="action"][value="{step.actions[0]}"]')
        else:
            page.click("#continue")
    expect(page.locator("section.sheet h2.question")).to_contain_text("You won by")


def test_leave_and_go_on(visit):
    """Home knows where one was; back and the browser's own way back lead to the step before."""
    learner = begin(visit, "stars", "mouse")
    page = learner.page
    for number in (2, 3):
        page.click("#continue")
        learner.expect_step(number)
    page.click("#back")
    learner.expect_step(2)
    page.go_back()
    learner.expect_step(3)
    page.click(".progress a[href='/']")
    page.click('a[href="/learn/stars"]')
    learner.expect_step(3)
    page.click('a[href="/learn/stars/1"]')
    learner.expect_step(1)


def test_with_motion(visit):
    """Dice tumble from step to step, and nothing gets lost."""
    learner = begin(visit, "stars", "mouse", motion=True)
    learner.learn()
