"""Positions, actions and draws as text: what is written back, what is refused, and with which words."""

import random

import pytest

import gobelet
from tests.games.stars.notation import EMPTY, after, hand, reserve, table_at

TWO = f"{EMPTY} | {EMPTY}"
NO_BLUE_NO_4 = "- - x / - - x / x x x x x x / - - x / - - x"

CANONICAL = [
    "choose round 3 p1 bag purple 2 orange 3 [blue-star blue-4 orange-5]"
    f" | x 4 / - / - - 12 * / - / - | {EMPTY}",
    f"choose round 2 p0 return [black-2 purple-6 orange-star] | {TWO}",
    f"choose round 2 p0 grid 36 ticked 12 bag black 2 [blue-4 orange-5] | {EMPTY}",
    f"choose round 5 p0 grid 40 ticked 39 bag black 2 [blue-4 orange-5] | {EMPTY}",
    f"count round 2 p0 bag black 2 purple 3 blue 4 orange 4 [orange-5] | {TWO}",
    f"return round 4 p2 bag black 2 purple 3 blue 4 orange 3 [orange-star orange-6] | {TWO} | {EMPTY}",
    f"pull round 2 p0 bag black 2 purple 3 blue 4 orange 5 drawing 3 | {TWO}",
    f"roll round 2 p3 bag black 2 purple 3 blue 4 orange 3 [orange-5] drawing 2 hand orange | {TWO} | {TWO}",
    f"tick round 5 p0 return bag black 2 [blue-5] stars 2 | 2 x 6 ** / - / 4 **** / 5 ***** / 6 * | {EMPTY}",
    f"malus round 9 p1 bag black 2 purple 3 orange 5 [blue-4] | {EMPTY} | {NO_BLUE_NO_4}",
    f"over round 9 p1 bag black 2 purple 3 blue 4 orange 4 | {EMPTY} | x 4 / 3 / - / - / - malus 7",
    f"over round 9 p1 bag black 2 purple 3 blue 4 orange 4 | {EMPTY} | x 4 / 3 / - / - / - malus 0",
    "count round 2 p0 bag black 2 orange 4 [orange-5]"
    f" | 2 2 2 2 2 2 2 2 / - x / x x x x x 8 / x / - - 12 x | {EMPTY}",
]

CHOOSE = "choose p0 bag black 2 [blue-4 orange-5]"


def head(words):
    """A case with two empty sheets after these words."""
    return f"{words} | {TWO}"


def first(cells):
    """A case in which the first sheet is this."""
    return f"{CHOOSE} | {cells} | {EMPTY}"


MALFORMED = [
    pytest.param("", None, id="empty"),
    pytest.param(CHOOSE, None, id="no seat part"),
    pytest.param(" | ".join([CHOOSE, *[EMPTY] * 5]), None, id="five seats"),
    pytest.param(head("dance p0 bag black 2 [blue-4]"), "dance", id="unknown phase"),
    pytest.param(head("p0 bag black 2 [blue-4]"), "p0", id="no phase"),
    pytest.param(head("choose bag black 2 [blue-4]"), None, id="no seat in turn"),
    pytest.param(head("choose p2 bag black 2 [blue-4]"), "p2", id="seat out of range"),
    pytest.param(head("choose p9 bag black 2 [blue-4]"), "p9", id="seat out of any range"),
    pytest.param(head("choose p-1 bag black 2 [blue-4]"), "p-1", id="negative seat"),
    pytest.param(head("choose p bag black 2 [blue-4]"), "p", id="seat without number"),
    pytest.param(head("choose p0 p1 bag black 2 [blue-4]"), "p1", id="two seats in turn"),
    pytest.param(head("choose p0 sunny bag black 2 [blue-4]"), "sunny", id="unknown word in head"),
    pytest.param(head("choose choose p0 bag black 2 [blue-4]"), "choose", id="phase twice"),
    pytest.param(head("choose round p0 [blue-4]"), "round|p0", id="round without number"),
    pytest.param(head("choose round 0 p0 [blue-4]"), "round|0", id="round zero"),
    pytest.param(head("choose round -1 p0 [blue-4]"), "round|-1", id="negative round"),
    pytest.param(head("choose round two p0 [blue-4]"), "two", id="round in words"),
    pytest.param(head("choose round 1 round 2 p0 [blue-4]"), "round", id="round twice"),
    pytest.param(head(f"choose round {10**20} p0 [blue-4]"), "round|1000", id="huge round"),
    pytest.param(f"choose p0 grid 31 [blue-4] | {EMPTY}", "grid|31", id="grid of another size"),
    pytest.param(f"choose p0 grid [blue-4] | {EMPTY}", "grid", id="grid without number"),
    pytest.param(f"choose p0 grid 36 grid 36 [blue-4] | {EMPTY}", "grid", id="grid twice"),
    pytest.param(head("choose p0 ticked 3 [blue-4]"), "ticked", id="ticked with two players"),
    pytest.param(f"choose p0 ticked -1 [blue-4] | {EMPTY}", "ticked|-1", id="negative ticked"),
    pytest.param(f"choose p0 ticked 200 [blue-4] | {EMPTY}", "ticked|200", id="more ticked than any grid"),
    pytest.param(f"choose p0 ticked {10**20} [blue-4] | {EMPTY}", "ticked|1000", id="huge ticked"),
    pytest.param(f"choose p0 ticked [blue-4] | {EMPTY}", "ticked", id="ticked without number"),
    pytest.param(f"choose p0 ticked 2 ticked 2 [blue-4] | {EMPTY}", "ticked", id="ticked twice"),
    pytest.param(head("choose p0 return return [blue-4]"), "return", id="return twice"),
    pytest.param(head("choose p0 bag black 3 [blue-4]"), "black|3", id="three black dice in the bag"),
    pytest.param(head("choose p0 bag purple 4 [blue-4]"), "purple|4", id="four purple dice in the bag"),
    pytest.param(head("choose p0 bag blue 5 [orange-4]"), "blue|5", id="five blue dice in the bag"),
    pytest.param(head("choose p0 bag orange 6 [blue-4]"), "orange|6", id="six orange dice in the bag"),
    pytest.param(head("choose p0 bag white 1 [blue-4]"), "white", id="unknown colour in the bag"),
    pytest.param(head("choose p0 bag black -1 [blue-4]"), "black|-1", id="negative dice"),
    pytest.param(head("choose p0 bag black [blue-4]"), "black", id="colour without number"),
    pytest.param(head("choose p0 bag black two [blue-4]"), "two", id="dice in words"),
    pytest.param(head("choose p0 bag 2 black [blue-4]"), "2|bag", id="number before colour"),
    pytest.param(head("choose p0 bag black 1 black 1 [blue-4]"), "black", id="colour twice"),
    pytest.param(head("choose p0 bag black 1 bag purple 1 [blue-4]"), "bag", id="bag twice"),
    pytest.param(head("choose p0 black 2 [blue-4]"), "black", id="colour without bag"),
    pytest.param(head(f"choose p0 bag black {10**20} [blue-4]"), "black|1000", id="huge bag"),
    pytest.param(head("choose p0 bag black 258 [blue-4]"), "black|258", id="bag that wraps around"),
    pytest.param(head("choose p0 bag black 2 [black-4]"), "black", id="bag and reserve together"),
    pytest.param(head("choose p0 [black-2 black-3 black-4]"), "black", id="three black dice in the reserve"),
    pytest.param(head("roll p0 bag orange 5 drawing 1 hand orange"), "orange", id="bag and hand together"),
    pytest.param(
        head("roll p0 bag black 1 [black-4] drawing 1 hand black"),
        "black",
        id="bag, reserve and hand together",
    ),
    pytest.param(head("choose p0 [orange-2]"), "orange-2", id="orange 2"),
    pytest.param(head("choose p0 [blue-7]"), "blue-7", id="face 7"),
    pytest.param(head("choose p0 [blue-1]"), "blue-1", id="face 1"),
    pytest.param(head("choose p0 [green-3]"), "green-3", id="green die"),
    pytest.param(head("choose p0 [blue]"), "blue", id="die without face"),
    pytest.param(head("choose p0 [blue-]"), "blue-", id="die with an empty face"),
    pytest.param(head("choose p0 [4-blue]"), "4-blue", id="face before colour"),
    pytest.param(head("choose p0 [star]"), "star", id="face without colour"),
    pytest.param(head("choose p0 [blue-4-5]"), "blue-4-5", id="two faces"),
    pytest.param(head("choose p0 [blue-4 cat]"), "cat", id="no die at all"),
    pytest.param(head("choose p0 [blue-4"), None, id="bracket left open"),
    pytest.param(head("choose p0 blue-4]"), "blue-4", id="bracket never opened"),
    pytest.param(head("choose p0 [blue-4] [blue-5]"), None, id="reserve twice"),
    pytest.param(head("choose p0 [[blue-4]]"), None, id="brackets in brackets"),
    pytest.param(head("choose p0 bag black 2"), None, id="choose among nothing"),
    pytest.param(head("pull p0 bag black 2 [blue-4]"), None, id="pull with nothing to draw"),
    pytest.param(head("pull p0 [blue-4] drawing 1"), None, id="pull from an empty bag"),
    pytest.param(head("pull p0 bag black 1 [blue-4] drawing 3"), "drawing|3", id="more to draw than the bag"),
    pytest.param(head("pull p0 bag orange 5 [blue-4] drawing 4"), "drawing|4", id="drawing four"),
    pytest.param(head("pull p0 bag orange 5 [blue-4] drawing -1"), "drawing|-1", id="negative drawing"),
    pytest.param(head("pull p0 bag orange 5 [blue-4] drawing"), "drawing", id="drawing without number"),
    pytest.param(head("pull p0 bag orange 5 drawing 1 drawing 1"), "drawing", id="drawing twice"),
    pytest.param(head(f"pull p0 bag orange 5 drawing {10**20}"), "drawing|1000", id="huge drawing"),
    pytest.param(head("roll p0 bag orange 5 [blue-4] drawing 1"), None, id="roll without hand"),
    pytest.param(head("roll p0 bag orange 5 drawing 1 hand green"), "green", id="green hand"),
    pytest.param(head("roll p0 bag orange 5 drawing 1 hand"), "hand", id="hand without colour"),
    pytest.param(head("roll p0 bag orange 4 drawing 1 hand blue hand blue"), "hand", id="hand twice"),
    pytest.param(head("tick p0 bag orange 4 [blue-4]"), None, id="tick without stars"),
    pytest.param(head("tick p0 bag orange 4 [blue-4] stars 0"), None, id="tick no stars"),
    pytest.param(head("tick p0 bag orange 4 [blue-4] stars -1"), "stars|-1", id="negative stars"),
    pytest.param(head("tick p0 stars 15"), "stars|15", id="more stars than dice"),
    pytest.param(head("tick p0 stars"), "stars", id="stars without number"),
    pytest.param(head("tick p0 stars 1 stars 1"), "stars", id="stars twice"),
    pytest.param(head(f"tick p0 stars {10**20}"), "stars|1000", id="huge stars"),
    pytest.param(
        f"tick p0 bag black 2 stars 2 | - ** / - *** / - **** / - ***** / - ***** | {EMPTY}",
        "stars",
        id="more stars than multiplier cells",
    ),
    pytest.param(first("- / - / - / -"), None, id="four rows"),
    pytest.param(first("- / - / - / - / - / -"), None, id="six rows"),
    pytest.param(first("-"), None, id="one row"),
    pytest.param(first("x x x x x x x x x / - / - / - / -"), "x", id="nine cells in row 2"),
    pytest.param(first("- / x x x x x x x 3 / - / - / -"), "3", id="eight cells in row 3"),
    pytest.param(first("- / - / x x x x x x 4 / - / -"), "4", id="seven cells in row 4"),
    pytest.param(first("- / - / - / x x x x x 5 / -"), "5", id="six cells in row 5"),
    pytest.param(first("- / - / - / - / x x x x 6"), "6", id="five cells in row 6"),
    pytest.param(first("- *** / - / - / - / -"), r"\*|2", id="three ticks in row 2"),
    pytest.param(first("- / - **** / - / - / -"), r"\*|3", id="four ticks in row 3"),
    pytest.param(first("- / - / - ***** / - / -"), r"\*|4", id="five ticks in row 4"),
    pytest.param(first("- / - / - / - ****** / -"), r"\*|5", id="six ticks in row 5"),
    pytest.param(first("- / - / - / - / - *******"), r"\*|6", id="seven ticks in row 6"),
    pytest.param(first("* x / - / - / - / -"), "x", id="cell after a tick"),
    pytest.param(first("cat / - / - / - / -"), "cat", id="unknown cell"),
    pytest.param(first("99 / - / - / - / -"), "99", id="absurd cell"),
    pytest.param(first("258 / - / - / - / -"), "258", id="cell that wraps around"),
    pytest.param(first(f"{10**20} / - / - / - / -"), "1000", id="huge cell"),
    pytest.param(first("-3 / - / - / - / -"), "-3", id="negative cell"),
    pytest.param(first("4.5 / - / - / - / -"), "4.5", id="half a point"),
    pytest.param(first("² / - / - / - / -"), "²", id="superscript digit"),
    pytest.param(first("1_0 / - / - / - / -"), "1_0", id="underscore in a number"),
    pytest.param(first(f"{EMPTY} malus"), "malus", id="malus without number"),
    pytest.param(first(f"{EMPTY} malus -1"), "malus|-1", id="negative malus"),
    pytest.param(first(f"{EMPTY} malus x"), "malus|x", id="malus that is a cross"),
    pytest.param(first(f"{EMPTY} malus {10**20}"), "malus|1000", id="huge malus"),
    pytest.param(first(f"{EMPTY} malus 4 malus 4"), "malus", id="malus twice"),
    pytest.param(first("malus 4 / - / - / - / -"), "malus", id="malus in the first row"),
    pytest.param(first(f"{EMPTY} bonus 4"), "bonus", id="unknown word after the rows"),
]


class TestWrittenBack:
    @pytest.mark.parametrize("position", CANONICAL)
    def test_the_same_text(self, position):
        """A position in the usual order is written back as it was read."""
        assert position == table_at(position).position

    @pytest.mark.parametrize(
        "position", [head(CHOOSE), f"{CHOOSE} | {EMPTY}", first("x 4 - / - - / 5 ** / - * / -")]
    )
    def test_twice_is_once(self, position):
        """What is written back is read as the same position."""
        position = table_at(position).position
        assert position == table_at(position).position

    def test_the_reserve_in_order(self):
        """By colour, then by face, the star first."""
        shuffled = head(
            "choose round 2 p0 bag black 1 [orange-5 blue-4 black-6 blue-star orange-star purple-2]"
        )
        expected = "[black-6 purple-2 blue-star blue-4 orange-star orange-5]"
        assert expected in table_at(shuffled).position

    def test_empty_cells_at_the_end(self):
        """They are left out, and a row with nothing is a dash."""
        assert table_at(first("x - - - / - - / - / - - 5 - / -")).position.split(" | ")[1] == (
            "x / - / - / - - 5 / -"
        )

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_every_position_of_a_game(self, players):
        """From the first decision to the end: read back, it allows the same and scores the same."""
        table = gobelet.game("stars").table(players=players, seed=players)
        rng = random.Random(players)
        while not table.over:
            again = table_at(table.position)
            assert (table.position, table.legal()) == (again.position, again.legal())
            assert (table.scores(), table.ranks(), table.actor) == (
                again.scores(),
                again.ranks(),
                again.actor,
            )
            table.play(rng.choice(table.legal()))
        again = table_at(table.position)
        assert (True, table.position, table.scores()) == (again.over, again.position, again.scores())
        assert (table.ranks(), []) == (again.ranks(), again.legal())

    def test_legal_names_nothing_twice(self):
        """The actions are listed once each, in the same order every time."""
        position = head("choose p0 bag black 1 [blue-4 blue-4 orange-4 orange-star]")
        actions = table_at(position).legal()
        assert (len(set(actions)), actions) == (len(actions), table_at(position).legal())


class TestDraws:
    @pytest.mark.parametrize(
        ("outcome", "colour"), [(0, "black"), (1, "black"), (2, "purple"), (3, "orange"), (4, "orange")]
    )
    def test_dice_by_number(self, outcome, colour):
        """The dice of the bag are counted black, purple, blue, orange."""
        table = table_at(head("pull p0 bag black 2 purple 1 orange 2 [blue-4] drawing 1"))
        table.draw(outcome)
        assert colour == hand(table.position)

    @pytest.mark.parametrize(("outcome", "face"), list(enumerate(["star", "2", "3", "4", "5", "6"])))
    def test_faces_by_number(self, outcome, face):
        """A face is drawn by its name or by its number."""
        position = head("roll p0 bag black 2 [orange-5] drawing 1 hand blue")
        table = table_at(position)
        table.draw(outcome)
        assert after(position, f"! {face}") == table.position

    @pytest.mark.parametrize(("outcome", "face"), list(enumerate(["star", "star", "3", "4", "5", "6"])))
    def test_orange_faces_by_number(self, outcome, face):
        """Two numbers are stars."""
        table = table_at(head("roll p0 bag black 2 drawing 3 hand orange"))
        table.draw(outcome)
        assert f"orange-{face}" == reserve(table.position)

    @pytest.mark.parametrize("draw", ["dragon", "7", "black"])
    def test_no_face(self, draw):
        """What the die does not show is refused and changes nothing."""
        table = table_at(head("roll p0 bag black 1 [orange-5] drawing 1 hand blue"))
        before = table.position
        with pytest.raises(ValueError, match=draw):
            table.draw(draw)
        assert before == table.position

    @pytest.mark.parametrize("draw", ["dragon", "star", "blue"])
    def test_no_die_of_the_bag(self, draw):
        """What is not in the bag is refused and changes nothing."""
        table = table_at(head("pull p0 bag black 2 [orange-5] drawing 1"))
        before = table.position
        with pytest.raises(ValueError, match=draw):
            table.draw(draw)
        assert before == table.position


class TestMalformedPositions:
    @pytest.mark.parametrize(("position", "offending"), MALFORMED)
    def test_refused(self, position, offending):
        """The error says which word is wrong."""
        with pytest.raises(gobelet.NotationError, match=offending):
            table_at(position)


class TestUnknownActions:
    @pytest.mark.parametrize(
        "action",
        [
            "dance",
            "",
            "take",
            "take green",
            "take 1",
            "take 7",
            "take blue 4",
            "tick 1",
            "tick 7",
            "draw 0",
            "draw 4",
            "draw many",
            "malus",
            "malus stars",
            "malus 7",
            "keep keep",
        ],
    )
    def test_refused(self, action):
        """What is no action of this game is a matter of notation, and changes nothing."""
        table = table_at(head(CHOOSE))
        before = table.position
        with pytest.raises(gobelet.NotationError) as error:
            table.play(action)
        assert action in str(error.value)
        assert before == table.position


class TestIllegalActions:
    @pytest.mark.parametrize(
        ("position", "action"),
        [
            (head(CHOOSE), "take black"),
            (head(CHOOSE), "take 3"),
            (head(CHOOSE), "take stars"),
            (head(CHOOSE), "malus blue"),
            (head(CHOOSE), "keep"),
            (head(CHOOSE), "draw 2"),
            (head(CHOOSE), "tick 2"),
            (first("- - x / - - x / - - x / - - x / - - x"), "take blue"),
            (first("- / - / x x x x x x / - / -"), "take 4"),
            (head("count p0 bag black 2 [blue-4]"), "draw 3"),
            (head("count p0 bag black 2 [blue-4]"), "take blue"),
            (head("return p0 bag black 2 purple 3 blue 3 orange 5 [blue-4]"), "draw 1"),
            (head("return p0 bag black 2 purple 3 blue 3 orange 5 [blue-4]"), "take blue"),
            (f"tick p0 return bag black 2 [blue-5] stars 2 | - ** / - / - / - / - | {EMPTY}", "tick 2"),
            (f"tick p0 return bag black 2 [blue-5] stars 2 | - ** / - / - / - / - | {EMPTY}", "take blue"),
            (f"malus p0 bag orange 5 [blue-4] | {NO_BLUE_NO_4} | {EMPTY}", "take blue"),
            (f"malus p0 bag orange 5 [blue-4] | {NO_BLUE_NO_4} | {EMPTY}", "malus orange"),
            (f"malus p0 bag orange 5 [blue-4] | {NO_BLUE_NO_4} | {EMPTY}", "malus 5"),
        ],
    )
    def test_refused(self, position, action):
        """What is not allowed now is named with what is, and changes nothing."""
        table = table_at(position)
        before = table.position
        with pytest.raises(gobelet.IllegalActionError) as error:
            table.play(action)
        assert action in str(error.value)
        assert [allowed for allowed in table.legal() if allowed not in str(error.value)] == []
        assert before == table.position

    def test_an_error_leaves_the_game_playable(self):
        """After a refusal the right action still works."""
        table = table_at(head(CHOOSE))
        with pytest.raises(gobelet.IllegalActionError):
            table.play("take black")
        table.play("take blue")
        assert table.position.split(" | ")[1] == "- - 4 / - / - / - / -"
