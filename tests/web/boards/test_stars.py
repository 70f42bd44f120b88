"""Dice Stars on a page, looked at from the outside along random games and at written positions."""

import os
import random
import re
from html.parser import HTMLParser

import pytest

import gobelet
from gobelet.engine.errors import NotationError
from gobelet.engine.language import Language
from gobelet.web.boards import board_folder
from gobelet.web.rendering import render_board
from tests.web.table_board import TableBoard

GAME = gobelet.game("stars")
BOARD = TableBoard(GAME)
FOLDERS = [GAME.folder / "lang", board_folder(GAME) / "lang"]
WORDS = {code: Language(code, FOLDERS, ["Ada", "Bo", "Cléo", "Di"]) for code in ("en", "fr")}
STRIDE = (
    25 if os.environ.get("NUMBA_DISABLE_JIT") == "1" else 7
)  # of the decisions of a game, those looked at
MAX_BYTES = 45_000
VOID = {"input", "use", "path", "rect"}

TWO_STARS = (
    "tick round 1 p0 return bag black 1 purple 3 blue 4 orange 3 [orange-6] stars 2 | - * / 3 / - / - / -"
)
ONE_STAR = TWO_STARS.replace("stars 2", "stars 1")
CHOOSE = (
    "choose round 3 p0 ticked 4 bag black 2 purple 2 blue 1 orange 4 "
    "[purple-4 blue-4 blue-star blue-6 orange-star] | - / - - 5 / - / - / -"
)
MALUS = (
    "malus round 21 p0 bag purple 1 blue 2 orange 5 [black-5 purple-4 purple-5 blue-4 blue-4] | "
    "4 2 4 3 2 2 * / 3 3 x x ** / 4 4 4 x 4 / 5 5 x 4 10 / 6 * | - / - / - / - / -"
)


class Page(HTMLParser):
    """What a browser would find in a board: the pieces with inputs, the ids, all tags closed."""

    def __init__(self, html):
        super().__init__()
        self.pieces, self.ids, self.attributes, self.open = [], [], set(), []
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.attributes |= found.keys()
        self.ids += [found["id"]] if "id" in found else []
        self.pieces += [found["data-piece"]] if tag == "input" else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.attributes |= dict(attrs).keys()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def moments(players, seed, **options):
    """A table at every so many decisions of a random game, and at its end."""
    table, rng = GAME.table(players, seed=seed, **options), random.Random(seed)
    while not table.over:
        if len(table.steps) % STRIDE == 0:
            yield table
        table.play(rng.choice(table.legal_ids()))
    yield table


def controls_of(table, code="en"):
    return BOARD.controls(table, WORDS[code])


def draw(table, viewer=0, code="en", **context):
    return str(render_board(table, viewer, WORDS[code], **context))


def say(message, code="en"):
    return WORDS[code].say(message)


def at(position):
    return GAME.table(position=position)


for_every_game = pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(1, 0, {}), (1, 1, {"grid": "36"}), (2, 2, {}), (3, 3, {}), (4, 4, {}), (2, 5, {})],
    ids=str,
)


@for_every_game
@pytest.mark.parametrize("code", WORDS)
def test_every_choice_is_on_the_board(players, seed, options, code):
    """Every piece has its input, once, whichever sheet is drawn large; the page is sound and light."""
    for table in moments(players, seed, **options):
        if table.over:
            continue
        controls = controls_of(table, code)
        wanted = sorted([*controls.by_piece, *(controls.plan.picks if controls.plan else ())])
        html = draw(table, table.actor, code, controls=controls, shown=seed % players)
        page = Page(html)
        assert wanted == sorted(page.pieces)
        assert len(page.ids) == len(set(page.ids))
        assert "style" not in page.attributes
        assert len(html.encode()) < MAX_BYTES


@for_every_game
def test_others_see_the_same_without_choices(players, seed, options):
    """A spectator, or the next player: every sheet, every die, no input, also when the game is over."""
    for table in moments(players, seed, **options):
        for viewer, code in ((None, "en"), ((table.actor or 0) + 1 if players > 1 else None, "fr")):
            html = draw(table, viewer if viewer is None else viewer % players, code)
            page = Page(html)
            assert page.pieces == []
            assert html.count("<table") == players
            assert len([i for i in page.ids if i.startswith("die-")]) == len(table.view().reserve)


@for_every_game
def test_the_lines_of_the_score_add_up(players, seed, options):
    """R28: rows and malus are the score, and each line has words."""
    for table in moments(players, seed, **options):
        for seat, score in enumerate(table.scores()):
            lines = BOARD.score_sheet(table.view(), seat)
            assert score == sum(points for _, points in lines)
            assert all(say(name, code) for name, _ in lines for code in WORDS)


@for_every_game
def test_ticks_are_accepted_together(players, seed, options):
    """Any cells of a plan, as many as there are stars."""
    rng = random.Random(seed)
    for table in moments(players, seed, **options):
        if (plan := BOARD.plan(table)) is None:
            continue
        stars, cells = table.view().stars, [pick.value for pick in plan.picks.values()]
        composed = BOARD.compose(table, rng.sample(cells, stars))
        after = table.copy()
        after.play(*composed.actions)
        assert after.view().stars == 0
        assert all(say(composed.label, code) for code in WORDS)
        assert set(table.legal_ids()) == plan.covers


def test_both_languages_have_the_same_words():
    """In the same order, with spaces before signs that do not break."""
    english, french = ((FOLDERS[1] / f"{code}.ftl").read_text("utf-8") for code in WORDS)
    assert re.findall(r"^web-[a-z-]+", english, re.M) == re.findall(r"^web-[a-z-]+", french, re.M)
    assert not re.findall(r".* [:;?!»](?:\s|$)|.*'.*", french, re.M)


def test_a_die_about_to_fall_is_shown():
    """While the dice are rolled by hand: how many are to come, and the colour of the one in hand."""
    table = GAME.table(2)
    assert "3 dice left to roll" in draw(table)
    table.draw("blue")
    shown = draw(table)
    assert '<span class="die blue" role="img" aria-label="blue">?</span>' in shown
    assert "3 dice left to roll" in shown  # the one in hand too


def test_what_the_others_wrote_since_is_marked():
    """Two cells of the first player are new to the second, who comes next; not to the one who wrote them."""
    table = GAME.table(2)
    table.draw("blue", "4", "blue", "6", "orange", "5")
    table.play("take blue")
    assert draw(table, 1).count(" new") == 2
    assert draw(table, 0).count(" new") == 0


class TestChoosing:
    def test_heads_of_the_reserve(self):
        """A colour, a number or the stars; what the reserve does not show cannot be picked."""
        pieces = set(BOARD.pieces(at(CHOOSE)).values())
        assert pieces == {"take-purple", "take-blue", "take-orange", "take-4", "take-6", "take-star"}

    def test_what_a_choice_writes_is_pencilled(self):
        """Two crosses and the sum down the blue column, past what is filled; then the figures that change."""
        table = at(CHOOSE)
        html = draw(table, controls=controls_of(table))
        pencilled = re.findall(r'<i class="p p-blue" aria-hidden="true">([^<]*)</i>', html)
        assert pencilled == ["×", "×", "10", "10", "10", "15"]

    def test_alone_the_opponent_is_pencilled_too(self):
        """R32: after the 4s two stars and a 6 are left, so that 12 points tick three cells."""
        table = at(CHOOSE)
        html = draw(table, controls=controls_of(table))
        assert '<span class="p p-4">The opponent ticks 3 cells (7 of 30)</span>' in html

    def test_trying_out_changes_nothing(self):
        """The table drawn is the table as it was."""
        table = at(CHOOSE)
        draw(table, controls=controls_of(table))
        assert table.position == at(CHOOSE).position
        assert table.steps == []

    def test_a_full_row_says_so(self):
        """R13: there are dice for it, but too few cells."""
        table = at(CHOOSE.replace("- / - - 5 / - / - / -", "- / - / 4 4 4 4 4 4 / - / -"))
        html = draw(table, controls=controls_of(table))
        assert "take-4" not in Page(html).pieces
        assert "<small>full</small>" in html
        assert say("web-why-no-room") in html

    def test_malus(self):
        """R20: the same heads; the malus cell is pencilled."""
        table = at(MALUS)
        controls = controls_of(table)
        html = draw(table, controls=controls)
        assert {"take-black", "take-purple", "take-blue", "take-4", "take-5"} == set(controls.by_piece)
        assert '<i class="p p-5" aria-hidden="true">−10</i>' in html

    def test_returning_and_drawing_are_buttons(self):
        """They belong to no piece."""
        assert (
            BOARD.pieces(at("count round 3 p0 bag blue 3 [blue-4] | - / - / - / - / - | - / - / - / - / -"))
            == {}
        )


class TestTicking:
    def test_one_star_is_a_row(self):
        """The row's own button says what it then needs."""
        table = at(ONE_STAR)
        assert BOARD.plan(table) is None
        assert set(BOARD.pieces(table).values()) == {f"tick-{number}" for number in range(2, 7)}

    def test_several_stars_are_a_plan(self):
        """Every empty cell can be ticked: one of row 2, three of row 3 and so on."""
        plan = BOARD.plan(at(TWO_STARS))
        assert say(plan.label) == "Tick 2 multiplier cells"
        assert len(plan.picks) == 19
        assert "tick-2-1" not in plan.picks

    def test_the_label_says_what_is_gained_and_lost(self):
        """R26, R27."""
        composed = BOARD.compose(at(TWO_STARS), ["3-2", "2-2"])
        assert composed.actions == ["tick 2", "tick 3"]
        assert say(composed.label) == (
            "Tick 2 cells: row 2 counts double (0), row 3 counts 0 until you tick 2 more cells"
        )

    @pytest.mark.parametrize(
        "picks",
        [[], ["3-1"], ["3-1", "3-1"], ["3-1", "3-2", "3-3"], ["2-1", "3-1"], ["7-1", "3-1"], ["x", "y"]],
        ids=" ".join,
    )
    def test_nonsense_is_refused(self, picks):
        """R19: all of the stars, each in an empty cell of its own."""
        with pytest.raises(NotationError):
            BOARD.compose(at(TWO_STARS), picks)

    @pytest.mark.parametrize("position", [CHOOSE, MALUS])
    def test_nothing_is_composed_elsewhere(self, position):
        """There is no plan where no stars are to be used."""
        assert BOARD.plan(at(position)) is None
        with pytest.raises(NotationError):
            BOARD.compose(at(position), [])
