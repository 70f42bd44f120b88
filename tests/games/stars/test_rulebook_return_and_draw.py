"""R6 to R11 of the rulebook: dice go back into the bag, dice are drawn."""

import pytest

import gobelet
from tests.games.stars.notation import (
    EMPTY,
    after,
    bag,
    discard,
    hand,
    legal,
    number,
    phase,
    reserve,
    table_at,
    turn,
)

SEATS = f"{EMPTY} | {EMPTY}"
FULL_BAG = "black 2 purple 3 blue 4 orange 5"


class TestR6DiscardGoesBack:
    def test_after_the_last_die_of_the_bag(self):
        """The bag is emptied, so the next player begins with the discard back in it."""
        position = f"count p0 bag blue 1 orange 1 [black-3] | {SEATS}"
        emptied = after(position, "draw 2", "! blue 4 orange 5")
        assert (bag(emptied), discard(emptied)) == ("", "black 1 purple 3 blue 3 orange 4")
        returned = after(emptied, "take black")
        assert (phase(returned), turn(returned), discard(returned)) == ("return", 1, "")
        assert (bag(returned), reserve(returned)) == ("black 2 purple 3 blue 3 orange 4", "blue-4 orange-5")

    def test_also_by_drawing_one_die_alone(self):
        """One die was left and is taken."""
        position = f"choose p0 bag orange 1 [black-3 purple-4] | {SEATS}"
        steps = ["take black", "! orange 5", "take orange"]
        last = after(position, *steps)
        assert (phase(last), turn(last), bag(last)) == ("return", 0, "black 2 purple 2 blue 4 orange 5")

    def test_also_when_forced_to_draw_all(self):
        """Three must be drawn, two are there: the bag is empty all the same."""
        position = f"choose p0 bag blue 1 orange 1 [black-3] | {SEATS}"
        last = after(position, "take black", "! blue 4 orange 5", "take orange")
        assert (phase(last), turn(last), bag(last)) == ("return", 0, "black 2 purple 3 blue 3 orange 5")

    def test_not_while_a_die_is_left(self):
        """One die in the bag is enough to go on."""
        position = f"count p0 bag blue 1 orange 2 [black-3] | {SEATS}"
        kept = after(position, "draw 2", "! blue 4 orange 5", "take black")
        assert (bag(kept), discard(kept)) == ("orange 1", "black 2 purple 3 blue 3 orange 3")
        assert phase(kept) != "return"

    def test_after_the_stars(self):
        """Who chose the stars makes the next player put the discard back."""
        position = f"choose p0 bag black 2 [blue-star purple-star orange-5] | {SEATS}"
        returned = after(position, "take stars", "tick 6", "tick 6")
        assert (phase(returned), turn(returned), discard(returned)) == ("return", 1, "")
        assert (bag(returned), reserve(returned)) == ("black 2 purple 3 blue 4 orange 4", "orange-5")

    def test_not_before_the_turn_has_ended(self):
        """While stars are being ticked the discard stays where it is."""
        position = f"choose p0 bag black 2 [blue-star purple-star orange-5] | {SEATS}"
        ticking = after(position, "take stars", "tick 6")
        assert (bag(ticking), discard(ticking)) == ("black 2", "purple 3 blue 4 orange 4")

    def test_last_die_and_stars_together(self):
        """Both reasons at once do the same as one."""
        position = f"count p0 bag blue 1 orange 1 [black-3] | {SEATS}"
        last = after(position, "draw 2", "! blue star orange 5", "take stars", "tick 2")
        assert (phase(last), discard(last)) == ("return", "")
        assert (bag(last), reserve(last)) == ("black 1 purple 3 blue 4 orange 4", "black-3 orange-5")

    def test_stars_taken_as_a_colour_do_not_count(self):
        """A star die taken for its colour is no choice of the stars."""
        position = after(f"choose p0 bag black 2 [blue-star orange-5] | {SEATS}", "take blue")
        assert (phase(position), bag(position)) == ("count", "black 2")
        assert discard(position) == "purple 3 blue 4 orange 4"

    def test_only_once(self):
        """The turn after the next one finds the discard untouched again."""
        position = f"choose p0 return [blue-4 orange-5] | {SEATS}"
        later = after(position, "take blue", "keep", "draw 1", "! blue 3", "take orange")
        assert (phase(later), turn(later), discard(later)) == ("count", 0, "orange 1")

    def test_after_a_malus_too(self):
        """The last die of the bag was drawn in a turn that ends in a malus."""
        full = "- - x / - - x / x x x x x x / - - x / - - x"
        position = f"roll p0 return [blue-4] drawing 1 hand blue | {full} | {EMPTY}"
        returned = after(position, "! 4", "malus blue")
        assert (bag(returned), reserve(returned)) == (FULL_BAG, "")
        assert (phase(returned), turn(returned), number(returned, "drawing")) == ("pull", 1, 3)

    def test_alone_it_is_ones_own_next_turn(self):
        """A single player puts the dice back after the own turn."""
        position = after(f"choose p0 return [blue-4 orange-5] | {EMPTY}", "take blue")
        assert (phase(position), bag(position)) == ("return", "black 2 purple 3 blue 4 orange 4")


class TestR7ReserveGoesBack:
    POSITION = f"choose p0 return [blue-4 orange-5 orange-star] | {SEATS}"

    def test_all_or_none(self):
        """The player keeps the whole reserve or returns it; no die is singled out."""
        assert legal(self.POSITION, "take blue") == {"keep", "return"}

    def test_keep(self):
        """The reserve stays, and the number of dice to draw is asked."""
        kept = after(self.POSITION, "take blue", "keep")
        assert (phase(kept), turn(kept), reserve(kept)) == ("count", 1, "orange-star orange-5")
        assert bag(kept) == "black 2 purple 3 blue 4 orange 3"

    def test_return(self):
        """All dice are in the bag again, and three are drawn."""
        returned = after(self.POSITION, "take blue", "return")
        assert (bag(returned), reserve(returned), discard(returned)) == (FULL_BAG, "", "")
        assert (phase(returned), turn(returned), number(returned, "drawing")) == ("pull", 1, 3)

    def test_not_asked_without_a_reserve(self):
        """An empty reserve cannot go back: three dice are drawn at once."""
        position = after(f"choose p0 return [blue-4] | {SEATS}", "take blue")
        assert (phase(position), turn(position), bag(position)) == ("pull", 1, FULL_BAG)

    def test_not_asked_when_no_dice_are_due(self):
        """Without a reason to return the discard, the reserve stays."""
        position = after(f"choose p0 bag black 2 [blue-4 orange-5] | {SEATS}", "take blue")
        assert legal(position) == {"draw 1", "draw 2"}

    def test_stars_alone_may_go_back_too(self):
        """A reserve of stars is asked about like any other."""
        position = f"choose p0 return [blue-4 orange-star] | {SEATS}"
        assert legal(position, "take blue") == {"keep", "return"}
        assert bag(after(position, "take blue", "return")) == FULL_BAG

    def test_after_the_stars_were_taken(self):
        """The same question follows a choice of stars."""
        position = f"choose p0 bag black 2 [blue-star orange-5] | {SEATS}"
        assert legal(position, "take stars", "tick 2") == {"keep", "return"}
        assert bag(after(position, "take stars", "tick 2", "return")) == FULL_BAG


class TestR8NeverEmpty:
    ALL_BUT_BLACK = "purple-3 purple-3 purple-3 blue-4 blue-4 blue-4 blue-4 " + " ".join(["orange-5"] * 5)

    def test_the_dice_just_taken_can_be_drawn(self):
        """All dice lie in the middle: the two that are taken are the next bag."""
        position = f"choose p0 return [black-2 black-2 {self.ALL_BUT_BLACK}] | {SEATS}"
        returned = after(position, "take black")
        assert (phase(returned), bag(returned)) == ("return", "black 2")
        assert legal(returned, "keep") == {"draw 1", "draw 2"}

    @pytest.mark.parametrize("phase", ["return", "count", "pull"])
    def test_no_position_has_an_empty_bag_before_drawing(self, phase):
        """Such a position is refused, and the message says what is missing."""
        drawing = "drawing 1" if phase == "pull" else ""
        with pytest.raises(gobelet.NotationError, match="bag"):
            table_at(f"{phase} p0 [black-2 black-2 {self.ALL_BUT_BLACK}] {drawing} | {SEATS}")

    def test_a_small_bag_is_not_filled_up(self):
        """Two dice in the bag are drawn as they are; the discard waits."""
        position = after(f"choose p0 bag blue 1 orange 1 [black-3] | {SEATS}", "take black")
        assert (bag(position), discard(position)) == ("blue 1 orange 1", "black 2 purple 3 blue 3 orange 4")


class TestR9Draw:
    POSITION = f"count p0 bag black 2 blue 4 orange 4 [orange-5] | {SEATS}"

    def test_one_to_three(self):
        """The player says how many."""
        assert legal(self.POSITION) == {"draw 1", "draw 2", "draw 3"}

    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_as_many_as_announced(self, count):
        """So many dice leave the bag and lie in the middle."""
        drawn = after(self.POSITION, f"draw {count}", "! " + "blue 4 " * count)
        assert (phase(drawn), reserve(drawn)) == ("choose", " ".join(["blue-4"] * count + ["orange-5"]))
        assert bag(drawn) == f"black 2 blue {4 - count} orange 4"

    def test_no_change_of_mind(self):
        """All are taken at once: after the first die there is nothing to decide."""
        table = table_at(self.POSITION, "draw 2", "! blue 4")
        assert (table.legal(), table.actor, phase(table.position)) == ([], None, "pull")
        assert number(table.position, "drawing") == 1

    def test_dice_join_the_reserve(self):
        """New dice are added to those the player before left; these are not rolled again."""
        drawn = after(self.POSITION, "draw 2", "! orange 5 blue star")
        assert reserve(drawn) == "blue-star orange-5 orange-5"

    def test_at_random_from_the_bag(self):
        """Every die of the bag is one outcome."""
        assert table_at(self.POSITION, "draw 2").pending == 10
        assert table_at(self.POSITION, "draw 2", "! blue 4").pending == 9

    def test_the_die_in_hand(self):
        """A die comes out, then it falls."""
        pulled = after(self.POSITION, "draw 2", "! black")
        assert (phase(pulled), hand(pulled), number(pulled, "drawing")) == ("roll", "black", 2)
        assert bag(pulled) == "black 1 blue 4 orange 4"

    def test_no_colour_that_is_not_in_the_bag(self):
        """A purple die cannot come out of a bag without purple dice."""
        table = table_at(self.POSITION, "draw 1")
        before = table.position
        with pytest.raises(ValueError, match="purple"):
            table.draw("purple")
        assert before == table.position

    def test_no_colour_twice_over(self):
        """The same black die does not come out three times."""
        table = table_at(self.POSITION, "draw 3", "! black 2 black 3")
        with pytest.raises(ValueError, match="black"):
            table.draw("black")


class TestR10ForcedThree:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_the_first_player_of_the_game(self, players):
        """The game begins with three dice."""
        position = gobelet.game("stars").table(players=players).position
        assert (phase(position), turn(position), number(position, "drawing")) == ("pull", 0, 3)

    def test_the_first_three_dice(self):
        """Three dice are drawn and rolled, then the first player chooses."""
        table = gobelet.game("stars").table(players=2)
        table.draw("orange", "5", "blue", "star", "black", "2")
        assert (phase(table.position), reserve(table.position)) == ("choose", "black-2 blue-star orange-5")
        assert (bag(table.position), table.actor) == ("black 1 purple 3 blue 3 orange 4", 0)

    def test_an_empty_reserve(self):
        """The player before took everything."""
        position = after(f"choose p0 bag black 2 orange 5 [blue-4 blue-5] | {SEATS}", "take blue")
        assert (phase(position), turn(position), number(position, "drawing")) == ("pull", 1, 3)

    @pytest.mark.parametrize("stars", ["orange-star", "orange-star orange-star purple-star"])
    def test_only_stars(self, stars):
        """One star or several, nothing else: three dice."""
        position = after(f"choose p0 bag black 2 orange 3 [blue-4 {stars}] | {SEATS}", "take blue")
        assert (phase(position), turn(position), number(position, "drawing")) == ("pull", 1, 3)

    def test_a_star_and_a_number(self):
        """One number among the stars is enough to choose freely."""
        position = f"choose p0 bag black 2 orange 3 [blue-4 orange-star orange-3] | {SEATS}"
        assert legal(position, "take blue") == {"draw 1", "draw 2", "draw 3"}

    def test_kept_stars_after_returning_the_discard(self):
        """First the discard goes back, then the reserve of stars forces three."""
        position = after(f"choose p0 return [blue-4 orange-star] | {SEATS}", "take blue", "keep")
        assert (phase(position), number(position, "drawing")) == ("pull", 3)
        assert (bag(position), reserve(position)) == ("black 2 purple 3 blue 4 orange 4", "orange-star")

    def test_a_returned_reserve(self):
        """Who returns the reserve finds none and must draw three."""
        position = f"choose p0 return [blue-4 orange-3] | {SEATS}"
        returned = after(position, "take blue", "return")
        assert (phase(returned), number(returned, "drawing")) == ("pull", 3)

    def test_kept_numbers(self):
        """Who keeps numbers chooses how many."""
        position = f"choose p0 return [blue-4 orange-3] | {SEATS}"
        assert legal(position, "take blue", "keep") == {"draw 1", "draw 2", "draw 3"}

    def test_alone_too(self):
        """A single player who left nothing rolls three dice in the next turn."""
        position = after(f"choose p0 bag black 2 orange 5 [blue-4] | {EMPTY}", "take blue")
        assert (phase(position), number(position, "drawing")) == ("pull", 3)


class TestR11FewerDice:
    def test_two_in_the_bag(self):
        """One or two can be drawn, not three."""
        assert legal(f"count p0 bag blue 1 orange 1 [black-3] | {SEATS}") == {"draw 1", "draw 2"}

    def test_three_in_the_bag(self):
        """Three can be drawn."""
        position = f"count p0 bag blue 1 orange 2 [black-3] | {SEATS}"
        assert legal(position) == {"draw 1", "draw 2", "draw 3"}

    def test_one_in_the_bag(self):
        """There is nothing to ask: it is drawn."""
        position = after(f"choose p0 bag orange 1 [black-3 purple-4] | {SEATS}", "take black")
        assert phase(position) in ("pull", "roll")
        assert (turn(position), number(position, "drawing")) == (1, 1)
        drawn = after(position, "! orange 6")
        assert (phase(drawn), reserve(drawn), bag(drawn)) == ("choose", "purple-4 orange-6", "")

    def test_forced_with_two(self):
        """Three would be due; the two that are there are drawn."""
        position = after(f"choose p0 bag blue 1 orange 1 [black-3] | {SEATS}", "take black")
        assert (phase(position), number(position, "drawing")) == ("pull", 2)
        drawn = after(position, "! orange 6 blue 2")
        assert (phase(drawn), reserve(drawn)) == ("choose", "blue-2 orange-6")

    def test_forced_with_one(self):
        """Three would be due; the one that is there is drawn, beside a star."""
        position = after(f"choose p0 bag blue 1 [black-3 orange-star] | {SEATS}", "take black")
        assert number(position, "drawing") == 1
        drawn = after(position, "! blue 2")
        assert (phase(drawn), reserve(drawn)) == ("choose", "blue-2 orange-star")
