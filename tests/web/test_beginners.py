"""What beginners are shown: how to win, with the signs of the board, in a first game without being asked."""

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

import gobelet
import pig
from gobelet.engine.conformance.meeting import list_options
from gobelet.engine.language import LANGUAGES
from gobelet.server import storage
from gobelet.web.beginners import goal_of
from gobelet.web.boards import board_folder
from gobelet.web.rendering import environment, page_language
from tests.web.forms import Reader, find
from tests.web.player import Mouse

NUM_LINES = 3
MAX_CHARACTERS = 190  # of a line, so that the card fits on a phone beside the board
CARD = '<details class="goal first"'
EXPLANATION = '<p class="explanation">'
EVERY_GAME = [*map(gobelet.game, gobelet.games()), pig.GAME]
for_every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=repr)
for_every_id = pytest.mark.parametrize("game_id", gobelet.games())
for_both_languages = pytest.mark.parametrize("code", LANGUAGES)


def goals(game, code):
    """The card for every number of players, with all values of all options."""
    language = page_language(code, game)
    for players in range(game.min_players, game.max_players + 1):
        for options in list_options(game):
            yield goal_of(game, language, players, options)


class TestGoal:
    @for_every_game
    @for_both_languages
    def test_three_short_lines_with_signs(self, game, code):
        """Whatever the number of players and the options."""
        for goal in goals(game, code):
            assert len(goal.lines) == NUM_LINES
            for line in goal.lines:
                assert line.signs
                assert line.text.endswith(".")
                assert len(line.text) <= MAX_CHARACTERS, line.text
                assert not re.search(r"[{}]|  | ,", line.text), line.text

    @for_every_id
    def test_signs_are_those_of_the_board(self, game_id):
        """Both are drawn by one template, and every symbol is among its drawings."""
        game = gobelet.game(game_id)
        assert f'from "{game.id}/signs.html" import' in (board_folder(game) / "board.html").read_text("utf-8")
        for goal in goals(game, "en"):
            drawings = environment().get_template(goal.template).module
            known = set(re.findall(r'<symbol id="([^"]+)"', drawings.sprite()))
            for sign in (drawings.sign(name) for line in goal.lines for name in line.signs):
                assert sign.strip()
                assert set(re.findall(r'href="#([^"]+)"', sign)) <= known

    @pytest.mark.parametrize(
        ("game_id", "players", "options", "expected"),
        [
            ("ages", 2, {}, "has 5 developments"),
            ("ages", 2, {"edition": "late"}, "has 7 developments"),
            ("ages", 1, {"edition": "late"}, "11 rounds"),
            ("stars", 1, {"grid": "36"}, "all 36 are ticked"),
            ("city", 2, {}, "the pile of cards are gone, or someone with two full rows ends the game."),
            ("city", 2, {"two_rows": "forced"}, "someone has two full rows."),
            ("city", 2, {"empty_pile": "plays-on"}, "the bandits or two piles of ships are gone, or"),
            ("city", 1, {"level": "hard", "target": "60"}, "12 turns. You win with 60 points"),
        ],
    )
    def test_how_it_ends(self, game_id, players, options, expected):
        """As the edition, the level and the variant have it, and alone."""
        game = gobelet.game(game_id)
        assert expected in goal_of(game, page_language("en", game), players, options).lines[-1].text

    @pytest.mark.parametrize(
        ("scenario", "expected"),
        [
            ("none", "5 points, plus the dice"),
            ("crackdown", "7 points, plus the dice"),
            ("leftovers", "5 points, plus 2 times the dice"),
            ("random", "points for it"),
        ],
    )
    def test_what_control_is_worth(self, scenario, expected):
        """A scenario that is yet to be drawn may change it."""
        game = gobelet.game("topia")
        goal = goal_of(game, page_language("en", game), 2, {"scenario": scenario})
        assert expected in goal.lines[1].text

    def test_a_game_that_does_not_say(self):
        """It has no card."""
        game = gobelet.game("stars")
        silent = replace(game, presentation=SimpleNamespace())
        assert goal_of(silent, page_language("en", game)) is None


@pytest.fixture
def people(site):
    """`people()` is somebody new."""
    known = []

    def come():
        known.append(Reader(site.address))
        return known[-1]

    yield come
    for person in known:
        person.http.close()


@pytest.fixture
def ada(people):
    return people()


def resign(person, path):
    """The quickest way to the end."""
    person.post(f"{path}/resign")
    person.post(f"{path}/resign")


class TestWhereItIs:
    @for_every_id
    @pytest.mark.parametrize("path", ["/rules/{}", "/new/{}"])
    def test_on_pages_without_a_board(self, ada, game_id, path):
        """With its drawings, each once."""
        text = ada.get(path.format(game_id)).text
        assert text.count('<ul class="goal-lines">') == 1
        symbols = re.findall(r'<symbol id="([^"]+)"', text)
        assert set(re.findall(r'<use href="#([^"]+)"', text)) <= set(symbols)
        assert len(symbols) == len(set(symbols))

    @for_every_id
    def test_at_the_table(self, ada, people, game_id):
        """One tap away for players and for spectators, as long as the game runs."""
        path = ada.lay(game_id, "here", visibility="public")
        for person in (ada, people()):
            text = person.get(path).text
            assert 'popovertarget="goal">' in text
            assert find(r'<section class="goal over" id="goal" popover([^>]*)>', text)
            symbols = re.findall(r'<symbol id="([^"]+)"', text)
            assert len(symbols) == len(set(symbols))


class TestFirstGame:
    """The card is open before the first decision of a first game."""

    def test_until_the_first_decision(self, ada):
        path = ada.lay("stars", "here")
        assert CARD in ada.get(path).text
        ada.play_one(path)
        assert CARD not in ada.get(path).text

    def test_not_for_spectators(self, ada, people):
        path = ada.lay("stars", "here", visibility="public")
        assert CARD not in people().get(path).text

    def test_not_in_a_second_game(self, ada):
        """Of the same kind."""
        resign(ada, ada.lay("stars", "here"))
        assert CARD not in ada.get(ada.lay("stars", "here")).text
        assert CARD in ada.get(ada.lay("ages", "here")).text

    def test_in_the_lobby(self, ada):
        """Open the first time, then folded."""
        path = ada.lay("stars", "friend")
        assert '<details class="goal" open>' in ada.get(path).text
        resign(ada, ada.lay("stars", "here"))
        assert '<details class="goal">' in ada.get(path).text


class TestExplained:
    """Every question has one more sentence in the first three turns of a first game."""

    def watch(self, person, path, last_round):
        """Play on; the rounds with and without explanations, until *last_round* has begun."""
        seen = set()
        while (now := int(find(r"Round (\d+)", (text := person.get(path).text)))) < last_round:
            seen.add((now, EXPLANATION in text))
            person.play_one(path)
        return seen | {(now, EXPLANATION in text)}

    @pytest.mark.parametrize("game_id", ["ages", "stars"])
    def test_three_turns(self, ada, game_id):
        """Not in the fourth."""
        path = ada.lay(game_id, "here", order="given")
        assert {(1, True), (2, True), (3, True), (4, False)} == self.watch(ada, path, 4)

    def test_not_in_a_second_game(self, ada):
        resign(ada, ada.lay("stars", "here"))
        assert EXPLANATION not in ada.get(ada.lay("stars", "here")).text

    def test_still_after_one_that_was_hardly_begun(self, ada):
        """Who looked in and left has not played yet."""
        ada.lay("stars", "here")
        assert EXPLANATION in ada.get(ada.lay("stars", "here")).text

    def test_not_after_one_that_is_far(self, ada, monkeypatch):
        """Though it is not finished."""
        monkeypatch.setattr(storage, "FAR", 3)
        ada.play_one(ada.lay("stars", "here"))
        assert EXPLANATION not in ada.get(ada.lay("stars", "here")).text

    def test_not_for_spectators(self, ada, people):
        path = ada.lay("stars", "here", visibility="public")
        assert EXPLANATION not in people().get(path).text

    def test_where_something_was_refused(self, ada):
        """The table is shown with the reason, and the question still explained."""
        path = ada.lay("stars", "here")
        answer = ada.post(f"{path}/play", action="nonsense", version=ada.version(path))
        assert 'role="alert"' in answer.text
        assert EXPLANATION in answer.text

    def test_first_question_of_dicetopia(self, ada):
        """It says what a mission is, once the one who is asked is looking."""
        path = ada.lay("topia", "here", order="given")
        assert EXPLANATION not in ada.get(path).text
        assert "A mission is a goal" in ada.get(path, player=0).text
        assert EXPLANATION not in ada.get(path, player=1).text


class TestInABrowser:
    """On a phone, where there is little room."""

    def sit_down(self, visit, game_id, *, width=390, height=664, **rest):
        page = visit(f"/new/{game_id}", width=width, height=height, **rest)
        page.select_option("[name=seat1]", "here")
        page.click("form.new > .acts button")
        return page

    @for_every_id
    def test_the_board_stays_in_sight(self, visit, game_id):
        """The card covers less than what is left below the board's beginning, and goes away when read."""
        page = self.sit_down(visit, game_id)
        card, board = page.locator(".goal.first"), page.locator("#play .board")
        assert board.bounding_box()["y"] < card.bounding_box()["y"]
        assert card.bounding_box()["y"] + card.bounding_box()["height"] <= page.viewport_size["height"] + 1
        card.locator("summary").click()
        expect(card).to_be_hidden()

    @pytest.mark.parametrize("has_scripts", [True, False])
    def test_read_again(self, visit, has_scripts):
        """It lies over the page until it is closed, by its button or by a key; also without scripts."""
        page = self.sit_down(visit, "stars", java_script_enabled=has_scripts)
        page.locator(".goal.first summary").click()
        card, button = page.locator("#goal"), page.locator("section.sheet [popovertarget=goal]")
        expect(card).to_be_hidden()
        button.click()
        expect(card.locator("li")).to_have_count(NUM_LINES)
        card.get_by_role("button").click()
        expect(card).to_be_hidden()
        button.click()
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()

    def test_gone_after_a_decision(self, visit):
        """Even if nobody has closed it, and without loading the page anew."""
        page = self.sit_down(visit, "stars", width=1440)
        expect(page.locator(".goal.first")).to_be_visible()
        Mouse(page, 1).play(1)
        expect(page.locator(".goal.first")).to_have_count(0)
        expect(page.locator(".explanation")).to_be_visible()
