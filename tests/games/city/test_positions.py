"""Positions, actions and draws as text: what is written back, what is refused, and with which words."""

import random

import pytest

import gobelet
from tests.games.city.notation import (
    PILED,
    SPACES,
    after,
    cards,
    dice,
    discarded,
    full,
    laid,
    seat,
    table_at,
)

TWO_ROWS = f"{full('white')} {full('black', 'mine')}"
HUGE = 10**20

CANONICAL = [
    "dice round 1 p0 | - | -",
    "dice round 4 p1 strength 2 passed display bazaar 1 mint 2 manor 2 well 3"
    " | dice 3 3 6 1 2 | dice - 4 - 2 - wood 1 red3 mint red4 quarry off",
    "dice round 2 p0 strength 1 against_bandits 3 army_bonus 1 resource_bonus 2 bandit_malus 1"
    " passed replaced | dice - - 1 1 1 | -",
    "dice round 3 p1 two_rows forced empty_pile plays-on display mint 1 | - | - | - | -",
    f"dice round 3 p1 ending | {TWO_ROWS} | -",
    "dice round 1 p0 level hard target 60 display mint 3 well 2 upper bazaar 2 church 3"
    " | dice 6 5 4 3 2 hourglasses 3 points 12 white1 mine",
    "roll round 1 p1 | dice ? ? ? ? ? | -",
    "roll round 1 p0 | dice 3 3 ? ? ? | dice ? ? ? ? ?",
    "roll round 3 p2 display mint 1 | - | dice 4 ? ? ? ? wood 1 | hourglasses 2",
    "reveal round 1 p0 step build left 1 display well 1 | white3 mint | -",
    "reveal round 2 p1 left 3 passed replaced display barracks 1 discard mint 1 | - | dice - 2 2 2 2",
    "disturb round 2 p0 against p1 | dice - - 3 3 3 | dice 3 3 6 1 2",
    "attack round 3 p0 strength 8 against_bandits 3 bandit_malus 1 | - | wood 1 red3 bazaar",
    "build round 5 p2 display mint 1 discard quarry 1 mint 1 | - | - | wood 2 stone 1 iron 1",
    "build round 1 p0 display mint 1 well 1 | stone 2 iron 2 | -",
    "place round 2 p1 step build placing grand_statue display well 1 | - | stone 2",
    "place round 2 p0 step build placing lumber_mill | white1 mine off | dice 2 2 2 2 2",
    "extra round 2 p0 left 3 from white1 display well 1 | stone 3 white1 grand_statue | -",
    "over round 9 p1 | ships 0 2 1 | wood 1 points 30 bandits 1 0 2 white1 mine yellow6 well off black6 mine",
]

SHORTHAND = [
    pytest.param("dice p0 | - | -", "dice round 1 p0 | - | -", id="the first round"),
    pytest.param(
        "dice p0 | red4 quarry off points 2 dice 3 3 6 1 2 ships 0 1 0 red3 mint bandits 1 0 0 | -",
        "dice round 1 p0 | dice 3 3 6 1 2 points 2 bandits 1 0 0 ships 0 1 0 red3 mint red4 quarry off | -",
        id="a seat in any order",
    ),
    pytest.param(
        "dice p0 | black1 mine white6 mine yellow2 mine white1 mine | -",
        "dice round 1 p0 | white1 mine white6 mine yellow2 mine black1 mine | -",
        id="spaces by row and column",
    ),
    pytest.param(
        "dice p0 display well 1 barracks 2 mint 1 discard well 1 mine 1 | - | -",
        "dice round 1 p0 display barracks 2 mint 1 well 1 discard mine 1 well 1 | - | -",
        id="cards by number",
    ),
    pytest.param(
        "dice p0 strength 0 army_bonus 0 | wood 0 hourglasses 0 points 0 bandits 0 0 0 ships 0 0 0 | -",
        "dice round 1 p0 | - | -",
        id="zeros",
    ),
    pytest.param(
        "dice p0 | dice 1 1 1 1 1 | dice 1 1 1 1 1", "dice round 1 p0 | - | -", id="dice in column 1"
    ),
    pytest.param(
        "attack p0 strength 3 | dice - - - - - | dice 1 1 1 1 1",
        "attack round 1 p0 strength 3 | - | -",
        id="used dice in the attack",
    ),
    pytest.param(
        "build p1 | dice 1 1 1 1 1 | dice - - - - - wood 2",
        "build round 1 p1 | - | wood 2",
        id="used dice while building",
    ),
    pytest.param(
        "over p1 | dice - - - - - ships 0 2 1 | dice - - - - -",
        "over round 1 p1 | ships 0 2 1 | -",
        id="used dice at the end",
    ),
]


def two(words):
    """A case with these words in the head, and two seats with nothing."""
    return f"{words} | - | -"


def first(words):
    """A case in which the first seat has this."""
    return f"dice p0 | {words} | -"


def numbers(words, case):
    """The same mistakes after each of these words."""
    for word in words:
        yield pytest.param(case(word), word, id=f"{word} without number")
        yield pytest.param(case(f"{word} -1"), f"{word}|-1", id=f"negative {word}")
        yield pytest.param(case(f"{word} many"), "many", id=f"{word} in words")
        yield pytest.param(case(f"{word} 1.5"), "1.5", id=f"half a {word}")
        yield pytest.param(case(f"{word} ²"), "²", id=f"{word} in a superscript")
        yield pytest.param(case(f"{word} {HUGE}"), f"{word}|1000", id=f"huge {word}")
        yield pytest.param(case(f"{word} 1 {word} 1"), word, id=f"{word} twice")


TURN_WORDS = ["strength", "against_bandits", "army_bonus", "resource_bonus", "bandit_malus"]

MALFORMED = [
    pytest.param("", None, id="empty"),
    pytest.param("dice p0", None, id="no seat part"),
    pytest.param("dice p0 | - | - | - | - | -", None, id="five seats"),
    pytest.param(two("dance p0"), "dance", id="unknown phase"),
    pytest.param(two("p0"), "p0", id="no phase"),
    pytest.param(two("dice dice p0"), "dice", id="phase twice"),
    pytest.param(two("dice"), None, id="no seat in turn"),
    pytest.param(two("dice p2"), "p2", id="seat out of range"),
    pytest.param(two("dice p9"), "p9", id="seat out of any range"),
    pytest.param(two("dice p-1"), "p-1", id="negative seat"),
    pytest.param(two("dice p"), "p", id="seat without number"),
    pytest.param(two("dice p0 p1"), "p1", id="two seats in turn"),
    pytest.param(two("dice p0 sunny"), "sunny", id="unknown word in head"),
    pytest.param(two("dice round 0 p0"), "round|0", id="round zero"),
    pytest.param(two("dice round p0"), "round|p0", id="round without number"),
    pytest.param(two(f"dice round {HUGE} p0"), "round|1000", id="huge round"),
    pytest.param(two("dice round 1 round 2 p0"), "round", id="round twice"),
    pytest.param(two("dice p0 two_rows maybe"), "maybe", id="unknown value of two_rows"),
    pytest.param(two("dice p0 two_rows"), "two_rows", id="two_rows without value"),
    pytest.param(two("dice p0 empty_pile maybe"), "maybe", id="unknown value of empty_pile"),
    pytest.param(two("dice p0 level hard"), "level", id="level with two players"),
    pytest.param(two("dice p0 target 60"), "target", id="target with two players"),
    pytest.param("dice p0 level easy | -", "easy", id="unknown level"),
    pytest.param("dice p0 target 52 | -", "target|52", id="target between the steps"),
    pytest.param("dice p0 target 105 | -", "target|105", id="target too high"),
    pytest.param("dice p0 target | -", "target", id="target without number"),
    pytest.param(two("dice p0 passed passed"), "passed", id="passed twice"),
    pytest.param(two("dice p0 replaced replaced"), "replaced", id="replaced twice"),
    pytest.param(f"dice p1 ending ending | {TWO_ROWS} | -", "ending", id="ending twice"),
    *numbers(TURN_WORDS, lambda words: two(f"dice p0 {words}")),
    pytest.param(two("reveal p0 step attack left 1"), "attack", id="cards in the attack"),
    pytest.param(two("reveal p0 left 1 step"), "step", id="step without name"),
    *numbers(["left"], lambda words: two(f"reveal p0 step build {words}")),
    pytest.param(two("dice p0 die green"), "green", id="green die"),
    pytest.param(two("dice p0 die"), "die", id="die without colour"),
    pytest.param(two("dice p0 from red7"), "red7", id="from no space"),
    pytest.param(two("dice p0 via red7"), "red7", id="via no space"),
    pytest.param(two("place p0 step build placing dragon"), "dragon", id="placing no card"),
    pytest.param(two("place p0 step build placing forest"), "forest", id="placing a printed location"),
    pytest.param(two("place p0 step build placing"), "placing", id="placing without name"),
    pytest.param(two("dice p0 paid gold"), "gold", id="paid in gold"),
    pytest.param(two("disturb p0 against p7"), "p7", id="against nobody"),
    pytest.param(two("disturb p0 against p0"), "against|p0", id="against oneself"),
    pytest.param(two("dice p0 display dragon 1"), "dragon", id="unknown card in the display"),
    pytest.param(two("dice p0 display mint"), "mint", id="card without number"),
    pytest.param(two("dice p0 display mint many"), "many", id="cards in words"),
    pytest.param(two("dice p0 display mint -1"), "mint|-1", id="negative cards"),
    pytest.param(two(f"dice p0 display mint {HUGE}"), "mint|1000", id="huge display"),
    pytest.param(two("dice p0 display quarry 1"), "quarry", id="basic card in the display"),
    pytest.param(two("dice p0 display forest 1"), "forest", id="printed location in the display"),
    pytest.param(two("dice p0 display mint 1 display well 1"), "display", id="display twice"),
    pytest.param(two("dice p0 mint 1"), "mint", id="card without display"),
    pytest.param(two("dice p0 display mint 1 upper well 1"), "upper", id="upper row with two players"),
    pytest.param(two("dice p0 discard forest 1"), "forest", id="printed location in the discard"),
    pytest.param(two("dice p0 discard dragon 1"), "dragon", id="unknown card in the discard"),
    pytest.param(first("sunny"), "sunny", id="unknown word in a seat"),
    pytest.param(first("dice"), "dice", id="dice without columns"),
    pytest.param(first("dice 1 2 3 4"), "dice", id="four dice"),
    pytest.param(first("dice 1 2 3 4 wood 1"), "dice|wood", id="four dice and wood"),
    pytest.param(first("dice 1 2 3 4 5 6"), "6", id="six dice"),
    pytest.param(first("dice 1 2 3 4 7"), "7", id="column 7"),
    pytest.param(first("dice 0 2 3 4 5"), "0", id="column 0"),
    pytest.param(first("dice 1 2 3 4 x"), "x", id="no column"),
    pytest.param(first("dice 1 1 1 1 1 dice 1 1 1 1 1"), "dice", id="dice twice"),
    *numbers(["wood", "stone", "iron", "hourglasses", "points"], first),
    pytest.param(first("bandits 1 0"), "bandits", id="two numbers of bandits"),
    pytest.param(first("bandits 1 0 0 2"), "2", id="four numbers of bandits"),
    pytest.param(first("bandits 1 0 many"), "many", id="bandits in words"),
    pytest.param(first("bandits -1 0 0"), "bandits|-1", id="negative bandits"),
    pytest.param(first("bandits 1 0 0 bandits 1 0 0"), "bandits", id="bandits twice"),
    pytest.param(first("ships 1 0"), "ships", id="two numbers of ships"),
    pytest.param(first("ships 1 0 0 2"), "2", id="four numbers of ships"),
    pytest.param(first("ships 1 0 -1"), "ships|-1", id="negative ships"),
    pytest.param("dice p0 | bandits 1 0 0", "bandits", id="bandits alone"),
    pytest.param("dice p0 | ships 1 0 0", "ships", id="ships alone"),
    pytest.param(first("red7 mint"), "red7", id="column 7 of a row"),
    pytest.param(first("red0 mint"), "red0", id="column 0 of a row"),
    pytest.param(first("green1 mint"), "green1", id="green row"),
    pytest.param(first("red mint"), "red", id="row without column"),
    pytest.param(first("red3"), "red3", id="space without card"),
    pytest.param(first("mint"), "mint", id="card without space"),
    pytest.param(first("red3 dragon"), "dragon", id="unknown card in a city"),
    pytest.param(first("red3 forest"), "forest", id="printed location as a card"),
    pytest.param(first("red3 off"), "off", id="deactivated nothing"),
    pytest.param(first("off"), "off", id="off alone"),
    pytest.param(first("red3 mint broken"), "broken", id="neither active nor off"),
    pytest.param(first("red3 mint red3 well"), "red3", id="two cards on a space"),
]

TOO_MANY = [
    pytest.param(two("dice p0 display mint 4"), "mint", id="in the display"),
    pytest.param(two("dice p0 discard mint 4"), "mint", id="in the discard"),
    pytest.param(first(laid("mint", SPACES[:4])), "mint", id="in a city"),
    pytest.param("dice p0 | red1 mint red2 mint off | red1 mint red2 mint", "mint", id="in two cities"),
    pytest.param("dice p0 display mint 1 discard mint 1 | red1 mint red2 mint | -", "mint", id="everywhere"),
    pytest.param("dice p0 display mint 2 upper mint 2 | -", "mint", id="in both rows"),
    pytest.param(two("place p0 step build placing mint display mint 3"), "mint", id="while placing"),
    pytest.param(two("dice p0 discard quarry 16"), "quarry", id="basic ones in the discard"),
    pytest.param(first(laid("quarry", SPACES[:16])), "quarry", id="basic ones in a city"),
    pytest.param(
        f"dice p0 discard mine 1 | {laid('mine', SPACES[:7])} | {laid('mine', SPACES[:8])}",
        "mine",
        id="basic ones everywhere",
    ),
    pytest.param(first("bandits 5 0 0"), "bandits", id="bandits of 2"),
    pytest.param("dice p0 | bandits 0 3 0 | bandits 0 2 0", "bandits", id="bandits of 3, together"),
    pytest.param("dice p0 | - | bandits 0 0 6 | -", "bandits", id="bandits of three players"),
    pytest.param(first("ships 5 0 0"), "ships", id="ships of 5"),
    pytest.param(first("ships 0 3 0"), "ships", id="ships of 10"),
    pytest.param("dice p0 | ships 0 0 1 | ships 0 0 1", "ships", id="ships of 20"),
]

IMPOSSIBLE = [
    pytest.param(two("attack p0"), id="attack without strength"),
    pytest.param(two("attack p0 strength 2"), id="attack with nothing to attack"),
    pytest.param("attack p0 strength 2 | - | white1 bazaar", id="attack on too strong a card"),
    pytest.param("attack p0 strength 9 | bandits 4 4 4 | -", id="attack with no bandits left"),
    pytest.param("attack p0 strength 5 | dice 1 - - - - | -", id="attack with a die left"),
    pytest.param(two("build p0"), id="build without resources"),
    pytest.param("build p0 display mint 1 | wood 1 stone 1 iron 1 | -", id="build with nothing to pay"),
    pytest.param("build p0 | dice 1 - - - - wood 2 | -", id="build with a die left"),
    pytest.param(first("dice - - - - -"), id="dice step without dice"),
    pytest.param(first("dice - - - - - hourglasses 1"), id="dice step with one hourglass"),
    pytest.param(first("dice 1 1 1 1 ?"), id="dice step with a die to roll"),
    pytest.param(two("roll p0"), id="nothing to roll"),
    pytest.param(two("reveal p0 step build"), id="nothing to turn up"),
    pytest.param(two(f"reveal p0 step build left 1 {discarded()}"), id="no pile to turn up from"),
    pytest.param(two("place p0 step build"), id="nothing to place"),
    pytest.param(two("disturb p0"), id="nobody to disturb"),
    pytest.param(two("end p0"), id="end without two rows"),
    pytest.param(f"end p0 | dice - - - - - {TWO_ROWS} off | -", id="end with a deactivated card"),
    pytest.param(f"end p0 | dice - - - - - | {TWO_ROWS}", id="end with the rows of another"),
    pytest.param(f"end p0 | dice - - - - - {TWO_ROWS} | ships 4 2 0", id="end though it ends anyway"),
    pytest.param(
        f"end p0 two_rows forced | dice - - - - - {TWO_ROWS} | -", id="end as a choice, though forced"
    ),
]


class TestWrittenBack:
    @pytest.mark.parametrize("position", CANONICAL)
    def test_the_same_text(self, position):
        """A position in the usual order is written back as it was read."""
        assert position == after(position)

    @pytest.mark.parametrize(("position", "expected"), SHORTHAND)
    def test_shorthand(self, position, expected):
        """What was left out or in another order is put right."""
        assert (expected, expected) == (after(position), after(after(position)))

    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_every_position_of_a_game(self, players):
        """From the first decision to the end: read back, it allows the same and scores the same."""
        table = gobelet.game("city").table(players=players, seed=players)
        rng = random.Random(players)
        while not table.over:
            again = table_at(table.position)
            assert (table.position, table.legal()) == (again.position, again.legal())
            assert (table.scores(), table.actor) == (again.scores(), again.actor)
            table.play(rng.choice(table.legal()))
        again = table_at(table.position)
        assert (True, table.position, table.ranks()) == (again.over, again.position, again.ranks())

    def test_legal_names_nothing_twice(self):
        """Kinds that lie there several times are one action."""
        actions = table_at("build p0 display mint 3 well 3 | stone 2 iron 2 | -").legal()
        assert len(set(actions)) == len(actions)

    def test_undo(self):
        """Taken back, the position is the one before."""
        table = table_at("dice p0 | - | -", "use white")
        table.undo()
        assert table.position == "dice round 1 p0 | - | -"


class TestRefusedPositions:
    @pytest.mark.parametrize(("position", "offending"), MALFORMED)
    def test_malformed(self, position, offending):
        """The error says which word is wrong."""
        with pytest.raises(gobelet.NotationError, match=offending):
            table_at(position)

    @pytest.mark.parametrize(("position", "offending"), TOO_MANY)
    def test_more_than_there_are(self, position, offending):
        """3 of a card, 15 of a basic one; bandits and ships by the number of players."""
        with pytest.raises(gobelet.NotationError, match=offending):
            table_at(position)

    @pytest.mark.parametrize("position", IMPOSSIBLE)
    def test_impossible(self, position):
        """What does not fit together is no position."""
        with pytest.raises(gobelet.NotationError):
            table_at(position)


class TestDraws:
    PILE = f"reveal p0 step build left 1 {discarded(bazaar=2, mint=1, well=3)} | - | -"

    @pytest.mark.parametrize(
        ("outcome", "card"),
        [(0, "bazaar"), (1, "bazaar"), (2, "mint"), (3, "well"), (4, "well"), (5, "well")],
    )
    def test_cards_by_number(self, outcome, card):
        """The cards of the pile are counted in the order of their numbers."""
        table = table_at(self.PILE)
        assert table.pending == 6
        table.draw(outcome)
        assert {card: 1} == cards(table.position, "display")

    @pytest.mark.parametrize("card", PILED)
    def test_cards_by_name(self, card):
        """Every card of the pile has its name."""
        position = after("reveal p0 step build left 1 | wood 2 | -", f"! {card}")
        assert {card: 1} == cards(position, "display")

    @pytest.mark.parametrize("draw", ["dragon", "church", "quarry", "7"])
    def test_no_card_of_the_pile(self, draw):
        """What is not in the pile is refused and changes nothing."""
        table = table_at(self.PILE)
        before = table.position
        with pytest.raises(gobelet.NotationError, match=draw):
            table.draw(draw)
        assert before == table.position

    @pytest.mark.parametrize("outcome", range(6))
    def test_dice_by_number(self, outcome):
        """0 to 5 are the columns 1 to 6; the first die to be rolled is the first that falls."""
        table = table_at("roll p1 | dice 3 ? ? ? ? | -")
        table.draw(outcome)
        assert f"3 {outcome + 1} ? ? ?" == dice(table.position)

    @pytest.mark.parametrize("draw", ["0", "7", "mint", "star"])
    def test_no_column(self, draw):
        """What the die does not show is refused and changes nothing."""
        table = table_at("roll p1 | dice 3 ? ? ? ? | -")
        before = table.position
        with pytest.raises(gobelet.NotationError, match=draw):
            table.draw(draw)
        assert before == table.position


class TestUnknownActions:
    @pytest.mark.parametrize(
        "action",
        [
            *("dance", "", "use", "use green", "use white white", "use 1"),
            *("move with", "move with green", "move blue", "move blue up", "move left", "replace with"),
            *("reactivate", "reactivate red7", "reactivate with red3", "pass", "pass with green"),
            *("spend", "spend gold", "spend points", "discard", "discard dragon", "copy", "copy red7"),
            *("place", "place red", "place green1", "pay", "pay gold 1", "pay wood", "gain", "gain gold"),
            *(
                "shift red",
                "shift green1",
                "reroll",
                "reroll green",
                "attack",
                "attack bandits5",
                "attack p1",
            ),
            *("attack p7 red3", "attack p1 red7", "steal p1", "steal p1 gold", "steal wood"),
            *("build", "build dragon", "build forest", "sail", "sail ship6", "play", "end end", "done done"),
        ],
    )
    def test_refused(self, action):
        """What is no action of this game is a matter of notation, and changes nothing."""
        table = table_at("dice p0 | - | -")
        before = table.position
        with pytest.raises(gobelet.NotationError) as error:
            table.play(action)
        assert action in str(error.value)
        assert before == table.position


class TestIllegalActions:
    @pytest.mark.parametrize(
        ("position", "action"),
        [
            (two("dice p0"), "done"),
            (two("dice p0"), "skip"),
            (two("dice p0"), "spend wood"),
            (two("dice p0"), "reactivate with white"),
            (two("dice p0"), "replace with white"),
            (two("dice p0"), "move white right"),
            (two("dice p0"), "build quarry"),
            (two("dice p0"), "end"),
            (first("dice - 1 1 1 1"), "use white"),
            (first("white1 mine off"), "use white"),
            (two("dice p0 passed"), "pass with white"),
            ("attack p0 strength 3 | - | white1 mint", "attack p1 white1"),
            ("attack p0 strength 3 | - | white1 mint", "attack bandits3"),
            ("attack p0 strength 3 | - | white1 mint", "steal p1 wood"),
            ("attack p0 strength 3 | - | white1 mint", "use white"),
            ("build p0 display mint 1 | stone 2 iron 1 | -", "build mint"),
            ("build p0 display mint 1 | stone 2 iron 1 | -", "build lumber_mill"),
            ("build p0 display mint 1 | stone 2 iron 1 | -", "sail ship5"),
            ("build p0 display mint 1 | stone 2 iron 1 | -", "place white1"),
            (two("place p0 step build placing mint"), "skip"),
            (two("place p0 step build placing mint"), "done"),
            (two("reveal p0 step build left 1"), "done"),
            ("roll p1 | dice ? ? ? ? ? | -", "use white"),
            ("over p1 | ships 0 2 1 | -", "done"),
        ],
    )
    def test_refused(self, position, action):
        """What is not allowed now is named, and changes nothing."""
        table = table_at(position)
        before = table.position
        with pytest.raises(gobelet.IllegalActionError) as error:
            table.play(action)
        assert action in str(error.value)
        assert before == table.position

    def test_an_error_leaves_the_game_playable(self):
        """After a refusal the right action still works."""
        table = table_at("dice p0 | - | -")
        with pytest.raises(gobelet.IllegalActionError):
            table.play("done")
        table.play("use white")
        assert seat(table.position) == "dice - 1 1 1 1 wood 1"
