"""R1 to R8 of the rulebook: what lies on the table, and the order of play."""

from collections import Counter

import pytest

import gobelet
from tests.games.city.notation import (
    PILED,
    PRINTED_CITY,
    RESOURCES,
    ROWS,
    SPACES,
    STACKED,
    after,
    amount,
    cards,
    city,
    dice,
    head,
    laid,
    legal,
    number,
    phase,
    scores,
    seat,
    settle,
    stock,
    table_at,
    turn,
    won,
)

PLAYERS = [1, 2, 3, 4]
SEVERAL = [2, 3, 4]


def new_table(players=2, **options):
    """A table at which nothing has been drawn yet."""
    return gobelet.game("city").table(players=players, **options)


def location_at(row, column):
    """The printed location in this column, told by what a die does there."""
    columns = " ".join(str(column) if each == row else "1" for each in ROWS)
    position = after(f"dice p0 | dice {columns} | -", f"use {row}")
    gained = dict(zip(["forest", "mountain", "cave"], stock(position), strict=True))
    gained |= {"militia": number(position, "strength"), "small_house": amount(position, 0, "points")}
    gained["traveller"] = int(phase(position) == "roll")
    assert sum(gained.values()) == 1
    return max(gained, key=gained.get)


class TestR1SettingUp:
    @pytest.mark.parametrize("players", PLAYERS)
    def test_everybody_begins_with_nothing(self, players):
        """One to four players, each with dice and a city without cards."""
        position = settle(new_table(players)).position
        assert position.count(" | ") == players
        for number_of_seat in range(players):
            assert seat(position, number_of_seat) == "-"  # also the dice: all in column 1

    @pytest.mark.parametrize("players", [0, 5])
    def test_no_other_number_of_players(self, players):
        """Nobody and five players are refused."""
        with pytest.raises(gobelet.SetupError):
            new_table(players)

    @pytest.mark.parametrize("players", SEVERAL)
    def test_nobody_has_points(self, players):
        """At the start all scores are 0."""
        assert [0] * players == new_table(players).scores()

    @pytest.mark.parametrize("row", ROWS)
    def test_the_printed_city(self, row):
        """Six columns in each row, every space with its location."""
        assert PRINTED_CITY[row].split() == [location_at(row, column) for column in range(1, 7)]

    def test_five_dice(self):
        """One for each row, and each can act."""
        expected = {f"{action} {row}" for row in ROWS for action in ("use", "move with", "pass with")}
        assert expected == legal("dice p0 | - | -")


class TestR2Stacks:
    def test_four_stacks(self):
        """Basic cards can be built from the beginning, without a display."""
        expected = {*(f"build {card}" for card in STACKED), "sail ship5", "done"}
        assert expected == legal("build p0 | wood 2 stone 2 iron 2 | -")

    @pytest.mark.parametrize("card", STACKED)
    def test_fifteen_of_each(self, card):
        """The last of the stack can be built, a sixteenth is not there."""
        position = f"build p0 | wood 2 stone 2 iron 2 | {laid(card, SPACES[:14])}"
        assert f"build {card}" in legal(position)
        assert f"build {card}" not in legal(f"{position} black1 {card}")

    def test_a_stack_is_for_everybody(self):
        """Cards in any city are missing from it, deactivated ones too."""
        position = "build p0 | wood 2 stone 2 {} | {}"
        seats = laid("quarry", SPACES[:7]), laid("quarry", SPACES[:8], " off")
        assert "build quarry" not in legal(position.format(*seats))


class TestR3Pile:
    def test_three_copies_of_twenty_kinds(self):
        """Each outcome of the first card that is turned up is one card of the pile."""
        assert before_reveal().pending == 60
        drawn = Counter()
        for outcome in range(60):
            table = before_reveal()
            table.draw(outcome)
            drawn.update(cards(table.position, "display"))
        assert dict.fromkeys(PILED, 3) == drawn

    @pytest.mark.parametrize("players", SEVERAL)
    def test_eight_are_turned_up(self, players):
        """One after another, so that the pile has 52 left."""
        table, sizes = new_table(players), []
        while table.pending:
            sizes += [table.pending] if phase(table.position) == "reveal" else []
            table.draw(0)
        assert list(range(60, 52, -1)) == sizes
        assert sum(cards(table.position, "display").values()) == 8

    def test_the_display(self):
        """What was turned up lies there, with nothing discarded."""
        position = settle(new_table()).position
        assert cards(position, "display") == {"barracks": 3, "blacksmith": 3, "catapult": 2}
        assert cards(position, "discard") == {}

    def test_no_fourth_copy(self):
        """A card that is not in the pile any more cannot come."""
        table = before_reveal()
        table.draw("mint", "mint", "mint")
        before = table.position
        with pytest.raises(ValueError, match="mint"):
            table.draw("mint")
        assert before == table.position

    @pytest.mark.parametrize("card", STACKED)
    def test_no_basic_cards(self, card):
        """They have their stacks."""
        with pytest.raises(ValueError, match=card):
            before_reveal().draw(card)


def before_reveal():
    """A new table at which the first card is about to be turned up."""
    table = new_table()
    while phase(table.position) != "reveal":
        table.draw(0)
    return table


def three(index, count):
    """So many of one of three kinds: `0 5 0`."""
    return " ".join(str(count) if each == index else "0" for each in range(3))


class TestR4Bandits:
    @pytest.mark.parametrize("index", range(3))
    @pytest.mark.parametrize("players", SEVERAL)
    def test_as_many_as_players_plus_2(self, players, index):
        """The last one can be taken, then the pile is empty."""
        action = f"attack bandits{index + 2}"
        position = "attack p0 strength 5 | bandits {}" + " | -" * (players - 1)
        assert action in legal(position.format(three(index, players + 1)))
        assert action not in legal(position.format(three(index, players + 2)))

    @pytest.mark.parametrize(
        ("strength", "expected"),
        [(3, ["bandits2"]), (4, ["bandits2", "bandits3"]), (5, ["bandits2", "bandits3", "bandits4"])],
    )
    def test_defence(self, strength, expected):
        """3, 4 and 5 strength are enough for bandits of 2, 3 and 4 points."""
        expected = {*(f"attack {bandits}" for bandits in expected), "done"}
        assert expected == legal(f"attack p0 strength {strength} | - | -")

    @pytest.mark.parametrize(("index", "points"), [(0, 2), (1, 3), (2, 4)])
    def test_points(self, index, points):
        """Each card counts for whoever took it."""
        assert [points, 0] == scores(f"dice p0 | bandits {three(index, 1)} | -")
        assert [0, 3 * points] == scores(f"dice p0 | - | bandits {three(index, 3)}")


class TestR5Ships:
    @pytest.mark.parametrize(("index", "ship"), list(enumerate(["ship5", "ship10", "ship20"])))
    @pytest.mark.parametrize("players", SEVERAL)
    def test_how_many(self, players, index, ship):
        """Players plus 2, players, and one."""
        size = [players + 2, players, 1][index]
        position = "build p0 | wood 4 stone 4 iron 4 ships {}" + " | -" * (players - 1)
        assert f"sail {ship}" in legal(position.format(three(index, size - 1)))
        assert f"sail {ship}" not in legal(position.format(three(index, size)))

    @pytest.mark.parametrize(("ship", "cost"), [("ship5", 2), ("ship10", 3), ("ship20", 4)])
    def test_cost(self, ship, cost):
        """2, 3 or 4 of each resource; one less of any is not enough."""
        enough = f"build p0 | wood {cost} stone {cost} iron {cost} | -"
        assert f"sail {ship}" in legal(enough)
        for resource in RESOURCES:
            position = enough.replace(f"{resource} {cost}", f"{resource} {cost - 1}")
            assert f"sail {ship}" not in legal(position)

    @pytest.mark.parametrize(("index", "points"), [(0, 5), (1, 10), (2, 20)])
    def test_points(self, index, points):
        """Each card counts for whoever took it."""
        assert [0, points] == scores(f"dice p0 | - | ships {three(index, 1)}")


class TestR6FirstRoll:
    def test_the_first_seat_first(self):
        """Five dice of the first seat, then five of the second."""
        position = "roll p0 | dice ? ? ? ? ? | dice ? ? ? ? ?"
        halfway = after(position, "! 3 3 6 1 2")
        assert (phase(halfway), dice(halfway, 0), dice(halfway, 1)) == ("roll", "3 3 6 1 2", "? ? ? ? ?")
        rolled = after(position, "! 3 3 6 1 2", "! 6 5 4 3 2")
        assert rolled == "dice round 1 p0 | dice 3 3 6 1 2 | dice 6 5 4 3 2"

    @pytest.mark.parametrize("players", PLAYERS)
    def test_everybody_rolls(self, players):
        """Five draws of six outcomes for each player; then the first one begins."""
        table, rolls = new_table(players), 0
        while table.pending:
            if phase(table.position) == "roll":
                assert table.pending == 6
                rolls += 1
            table.draw(0)
        assert 5 * players == rolls
        assert (phase(table.position), turn(table.position), table.actor) == ("dice", 0, 0)
        assert number(table.position, "round") == 1

    @pytest.mark.parametrize("column", range(1, 7))
    def test_the_column_it_shows(self, column):
        """A die by name or by number, 0 to 5, lies in its column."""
        position = "roll p0 | dice ? 1 1 1 1 | -"
        table = table_at(position)
        table.draw(column - 1)
        assert after(position, f"! {column}") == table.position
        assert f"{column} 1 1 1 1" == dice(table.position)

    @pytest.mark.parametrize("face", ["0", "7", "mint", "?"])
    def test_no_other_faces(self, face):
        """A die has six, and what it cannot show is refused."""
        table = table_at("roll p0 | dice ? 1 1 1 1 | -")
        before = table.position
        with pytest.raises(gobelet.NotationError):
            table.draw(face)
        assert before == table.position


class TestR7Turns:
    @pytest.mark.parametrize("players", SEVERAL)
    def test_in_seat_order(self, players):
        """After the last seat comes the first one, in a new round."""
        for number_of_seat in range(players):
            seats = " | ".join("wood 2" if each == number_of_seat else "-" for each in range(players))
            position = after(f"build round 3 p{number_of_seat} | {seats}", "done")
            assert (number_of_seat + 1) % players == turn(position)
            assert number(position, "round") == (4 if number_of_seat == players - 1 else 3)

    def test_four_steps(self):
        """Dice, attack, build, end: then the next player."""
        position = "dice p0 strength 3 | dice - - - - 1 stone 1 | -"
        steps = ["use black", "done", "done", "! 1 1 1 1 1"]
        places = [after(position, *steps[:count]) for count in range(5)]
        assert [phase(place) for place in places] == ["dice", "attack", "build", "roll", "dice"]
        assert [turn(place) for place in places] == [0, 0, 0, 1, 1]

    def test_steps_without_a_choice_pass(self):
        """No strength and one stone: the turn is over with the last die."""
        position = after("dice p0 | dice - - - - 1 | -", "use black")
        assert position == "roll round 1 p1 | dice ? ? ? ? ? stone 1 | -"

    def test_only_the_attack_passes(self):
        """Without strength two stone lead straight to building."""
        position = after("dice p0 | dice - - - - 1 stone 1 | -", "use black")
        assert (phase(position), turn(position)) == ("build", 0)

    def test_only_building_passes(self):
        """With strength and one stone the attack is the last step."""
        position = "dice p0 strength 3 | dice - - - - 1 | -"
        assert phase(after(position, "use black")) == "attack"
        last = after(position, "use black", "done")
        assert (phase(last), turn(last)) == ("roll", 1)

    def test_the_actor(self):
        """Who decides is named; while a die falls it is nobody."""
        table = table_at("dice p1 | - | dice - - - - 1")
        assert (table.actor, table.pending, table.over) == (1, 0, False)
        table.play("use black")
        assert (table.actor, table.pending, table.legal()) == (None, 6, [])

    def test_only_ones_own_city(self):
        """What a player gets is theirs alone."""
        position = after("dice p1 | wood 1 | dice 3 1 1 1 1 | wood 1", "use white")
        assert [stock(position, each) for each in range(3)] == [(1, 0, 0), (0, 0, 1), (1, 0, 0)]


class TestR8Plenty:
    def test_resources(self):
        """An eleventh stone is there, though the box has ten."""
        assert stock(after("dice p0 | stone 10 | -", "use black")) == (0, 11, 0)

    def test_hourglasses(self):
        """The box has sixteen."""
        assert amount(after("dice p0 | hourglasses 16 | -", "pass with black"), 0, "hourglasses") == 17

    def test_points(self):
        """The tokens of the box add up to 78."""
        assert amount(after("dice p0 | dice 1 3 1 1 1 points 78 | -", "use yellow"), 0, "points") == 79

    def test_deactivation_tokens(self):
        """A seventeenth location can be deactivated."""
        off = laid("lumber_mill", SPACES[:15], " off") + " black1 mine off black2 quarry"
        position = after(f"attack p0 strength 5 | - | {off}", "attack p1 black2")
        assert sum(card.endswith(" off") for card in city(position, 1).values()) == 17

    def test_everything_lies_open(self):
        """Points, bandits and ships of everybody are written in the position."""
        position = "dice round 2 p0 | points 7 bandits 1 0 0 | points 3 ships 0 1 0"
        again = after(position)
        assert position == again
        assert (won(again, "bandits"), won(again, "ships", 1)) == ((1, 0, 0), (0, 1, 0))
        assert head(again) == ["dice", "round", "2", "p0"]
