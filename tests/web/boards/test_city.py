"""Dice City on a page, looked at from the outside along random games."""

import itertools
import os
import random
import re

import pytest

import gobelet
from gobelet.engine.errors import NotationError
from gobelet.web.boards import board_folder
from gobelet.web.rendering import HERE, page_language, render_board
from tests.web.table_board import TableBoard

GAME = gobelet.game("city")
BOARD = TableBoard(GAME)
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
STRIDE = 61 if UNCOMPILED else 11  # of the decisions of a game, those drawn
MAX_STEPS = 250 if UNCOMPILED else 700
MAX_BYTES = 60_000  # four cities of 30 spaces, all of them choosable
SETUPS = [
    (1, {}),
    (1, {"level": "hard"}),
    (2, {}),
    (3, {"two_rows": "forced"}),
    (4, {"empty_pile": "plays-on"}),
]
for_every_setup = pytest.mark.parametrize(("players", "options"), SETUPS)

SHOP = "display mint 2 church 2 well 2 manor 2"
RIVAL = "dice 1 2 3 4 5"
STOCK = "dice - 3 6 1 2 wood 3 stone 1"
TRADE = f"pay round 2 p0 die white from white3 {SHOP} | {STOCK} white3 market_place | {RIVAL}"
STORE = f"pay round 2 p0 die white from white3 {SHOP} | {STOCK} white3 storehouse | {RIVAL}"
WELL = f"reroll round 2 p0 die blue from blue2 {SHOP} | dice 1 - 3 - 5 blue2 well | {RIVAL}"
REPLACE = f"discard round 2 p0 left 4 replaced {SHOP} | dice - 3 6 1 2 | {RIVAL}"
PAID = "dice - - - - - stone 3 iron 2"
STATUE = f"extra round 2 p0 left 3 from red1 {SHOP} | {PAID} red1 grand_statue | {RIVAL}"


def moments(players, seed, options, stride=1):
    """A table at every so many decisions of a random game, and where we leave it."""
    table, rng = GAME.table(players, seed=seed, **options), random.Random(seed)
    for k in itertools.count(seed):
        is_last = table.over or k > MAX_STEPS
        if k % stride == 0 or is_last:
            yield table
        if is_last:
            return
        table.play(rng.choice(table.legal_ids()))


def at(position):
    return GAME.table(position=position)


def controls_of(table, code="en"):
    return BOARD.controls(table, page_language(code, GAME))


def draw(table, viewer, code="en", **context):
    return str(render_board(table, viewer, page_language(code, GAME), **context))


def inputs(html):
    return set(re.findall(r'data-piece="([^"]+)"', html))


def say(message, code="en"):
    return page_language(code, GAME).say(message)


# -- Drawing --------------------------------------------------------------------------------------------


@for_every_setup
def test_every_choice_has_its_place(players, options):
    """What can be chosen is an input on the actor's board, whoever's city is drawn large."""
    for table in moments(players, players, options, STRIDE):
        for code, shown in (("en", table.actor), ("fr", players - 1)):
            if table.actor is None:
                continue
            controls = controls_of(table, code)
            html = draw(table, table.actor, code, controls=controls, shown=shown)
            wanted = set(controls.by_piece) - set(controls.plan.picks if controls.plan else ())
            assert inputs(html) == wanted | set(controls.plan.picks if controls.plan else ())
            assert len(html.encode()) < MAX_BYTES


@for_every_setup
def test_who_only_looks_on_can_choose_nothing(players, options):
    """Other seats and spectators, at the start, on the way and at the end."""
    for table in moments(players, 9, options, 4 * STRIDE):
        for viewer, code in ((None, "fr"), (players - 1, "en")):
            html = draw(table, viewer, code)
            assert "<input" not in html
            assert html.count('class="r ') == 5 * players


@pytest.mark.parametrize("code", ["en", "fr"])
def test_pages_allow_no_styles_or_scripts_of_their_own(code):
    """The policy of the pages forbids them."""
    html = draw(GAME.table(2, seed=1), 0, code)
    assert not re.search(r" style=| on\w+=|<style|<script", html)


def test_every_sign_is_drawn():
    """Each <use> has its <symbol>."""
    html = draw(GAME.table(4, seed=2), 0)
    assert set(re.findall(r'<use href="#([^"]+)"', html)) <= set(re.findall(r'<symbol id="([^"]+)"', html))


def test_dice_lie_on_their_spaces():
    """Each die by its own name, with the side it shows; used ones are off the board."""
    html = draw(at(WELL), 0)
    dice = dict(re.findall(r'id="die-0-(\w+)" data-face="(\d)"', html))
    assert dice == {"white": "1", "red": "3", "black": "5"}


UNDER_DICE = """() => [...document.querySelectorAll(".s > .d")].flatMap((die) => {
  const {right, bottom} = die.getBoundingClientRect(), hidden = [], range = document.createRange();
  const texts = document.createTreeWalker(die.parentNode, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    const {left, top, height} = range.getBoundingClientRect();
    if (left < right && top + height / 5 < bottom) hidden.push(texts.currentNode.textContent);
  }
  return hidden;
})"""  # above its figures a line of text is empty for a fifth


@pytest.mark.parametrize("width", [360, 390, 700, 1000])
@pytest.mark.parametrize("column", [2, 4, 5])
def test_a_die_hides_nothing_of_its_space(browser, width, column):
    """No number and no name, of cards and printed spaces, large and small."""
    cards = " ".join(f"{row}{column} {card}" for row, card in (("white", "manor"), ("blue", "great_wall")))
    own = f"dice {' '.join([str(column)] * 5)} {cards}"
    styles = (HERE / "static" / "gobelet.css", board_folder(gobelet.game("city")) / "board.css")
    css = "".join(path.read_text("utf-8") for path in styles)
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.set_content(f"<style>{css}</style>{draw(at(f'dice p0 | {own} | {own}'), 0, 'fr')}")
    hidden = page.evaluate(UNDER_DICE)
    page.close()
    assert hidden == []


def test_every_kind_of_choice_belongs_to_a_piece():
    """Only stopping, skipping and ending the game are plain buttons."""
    for table in moments(3, 4, {}):
        loose = {choice.action for choice in controls_of(table).loose} if table.actor is not None else set()
        assert loose <= {"done", "skip", "end", "play on"}


def test_copies_of_a_card_are_cards_of_their_own():
    """Eight cards, eight places; whichever Mint is picked, a Mint is built."""
    table = at(f"build round 2 p0 {SHOP} | dice - - - - - stone 2 iron 2 | dice 1 2 3 4 5")
    html = draw(table, 0, controls=controls_of(table))
    assert html.count('data-piece="card-mint"') == 2


@pytest.mark.parametrize(("code", "words"), [("en", "left"), ("fr", "reste")])
def test_what_never_runs_out_is_not_counted(code, words):
    """R70: alone there is always another bandit and another ship."""
    for players, is_counted in ((1, False), (2, True)):
        html = draw(GAME.table(players, seed=1), 0, code)
        titles = re.findall(r'title="((?:Bandits|Ship|Navire)[^"]*:[^"]*)"', html)
        assert len(titles) == 6
        assert {is_counted} == {words in title for title in titles}


def test_a_card_in_both_rows_is_taken_from_the_lower_one():
    """R71: the one above cannot be picked."""
    for table in moments(1, 2, {}):
        view = table.view()
        both = {card.location.id for card in view.display} & {card.location.id for card in view.upper}
        wanted = {f"card-{card}" for card in both} & set(BOARD.pieces(table).values())
        if wanted:
            break
    piece = wanted.pop()
    below = next(card.count for card in view.display if f"card-{card.location.id}" == piece)
    assert draw(table, 0, controls=controls_of(table)).count(f'data-piece="{piece}"') == below


# -- Plans ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [TRADE, WELL, REPLACE, STATUE])
def test_whatever_is_ticked_is_played_or_refused(position):
    """Every choice of up to five ticks: actions the table accepts in one go, or NotationError."""
    table, played = at(position), 0
    values = [pick.value for pick in BOARD.plan(table).picks.values()]
    for count in range(6):
        for picks in set(itertools.combinations(values, count)):
            try:
                composed = BOARD.compose(table, picks)
            except NotationError:
                continue
            assert say(composed.label) != say(composed.label, "fr")
            table.copy().play(*composed.actions)
            played += 1
    assert played


@pytest.mark.parametrize("position", [TRADE, STORE, WELL, REPLACE, STATUE])
@pytest.mark.parametrize(
    "picks", [["nonsense"], ["pay wood", "nonsense"], ["white"] * 3, ["mint"] * 4, ["pay wood"]]
)
def test_nonsense_is_refused(position, picks):
    table = at(position)
    with pytest.raises(NotationError):
        BOARD.compose(table, picks)


def test_no_plan_no_ticks():
    """Where nothing is ticked, nothing is composed."""
    table = GAME.table(2, seed=0)
    assert BOARD.plan(table) is None
    with pytest.raises(NotationError):
        BOARD.compose(table, [])


class TestWell:
    def test_alone(self):
        """R45: nothing ticked rerolls the die that is spent."""
        composed = BOARD.compose(at(WELL), [])
        assert (composed.actions, say(composed.label)) == (["reroll blue"], "Reroll 1 die: blue die")

    def test_with_others(self):
        composed = BOARD.compose(at(WELL), ["black", "white"])
        assert composed.actions == ["reroll white blue black"]
        assert say(composed.label) == "Reroll 3 dice: white die, blue die, black die"


class TestReplace:
    def test_four_cards(self):
        """R13: four together, of one kind too."""
        composed = BOARD.compose(at(REPLACE), ["mint", "well", "mint", "church"])
        assert sorted(composed.actions) == ["discard church", "discard mint", "discard mint", "discard well"]
        assert say(composed.label) == "Replace 4 cards: Mint, Mint, Well, Church"

    def test_not_fewer(self):
        with pytest.raises(NotationError):
            BOARD.compose(at(REPLACE), ["mint", "well", "mint"])


class TestTrade:
    def test_two_for_two_kinds(self):
        """R32: what comes for each is chosen anew."""
        composed = BOARD.compose(at(TRADE), ["pay wood", "pay wood", "gain iron", "gain stone"])
        assert composed.actions == ["pay wood 2", "gain iron", "gain stone"]
        assert say(composed.label) == "Pay 2 wood, get 2 stone, 2 iron"

    @pytest.mark.parametrize("gains", [["gain iron"] * 2, ["gain wood"], []])
    def test_as_much_as_is_paid_never_the_same(self, gains):
        with pytest.raises(NotationError):
            BOARD.compose(at(TRADE), ["pay wood", *gains])

    def test_storehouse_is_one_choice(self):
        """R35: no plan; the stock is the piece."""
        table = at(STORE)
        assert BOARD.plan(table) is None
        assert set(BOARD.pieces(table).values()) == {"stock-0-wood", "stock-0-stone"}


class TestStatue:
    def test_less_than_allowed(self):
        """R38: who pays two is not asked for a third."""
        composed = BOARD.compose(at(STATUE), ["pay stone", "pay iron"])
        assert composed.actions == ["pay stone 1", "pay iron 1", "skip"]
        assert say(composed.label) == "Pay 1 stone, 1 iron for 2 points"

    def test_all(self):
        assert BOARD.compose(at(STATUE), ["pay stone"] * 3).actions == ["pay stone 1"] * 3

    def test_not_more(self):
        with pytest.raises(NotationError):
            BOARD.compose(at(STATUE), ["pay stone", "pay stone", "pay iron", "pay iron"])


# -- The score ------------------------------------------------------------------------------------------


@for_every_setup
def test_the_sheet_adds_up(players, options):
    """R68: line by line it is the score."""
    for table in moments(players, 6, options, STRIDE):
        sheets = [BOARD.score_sheet(table.view(), seat) for seat in range(players)]
        assert [sum(points for _, points in sheet) for sheet in sheets] == table.scores()
    assert [say(line, "fr") for line, _ in sheets[0]] == ["Points", "Bandits", "Navires", "Cartes de la cité"]
