"""R41 to R45 of the rulebook: the civic cards."""

from itertools import combinations

import pytest

from tests.games.city.card_positions import DICE, SPACES, after, choices, copied, legal, refused


class TestR41Cemetery:
    START = "dice p0 | dice 1 1 3 1 - red3 cemetery | -"

    def test_used(self):
        """It is deactivated, then uses a location on its row: here the Small House."""
        expected = "dice round 1 p0 | dice 1 1 - 1 - points 1 red3 cemetery off | -"
        assert expected == after(self.START, "use red", "copy red5")

    def test_any_on_its_row(self):
        """Every other location of its row, with or without a die, or none."""
        expected = "copy round 1 p0 die red from red3 | dice 1 1 - 1 - red3 cemetery off | -"
        assert expected == after(self.START, "use red")
        row = ["red1", "red2", "red4", "red5", "red6"]
        assert legal(self.START, "use red") == choices("copy", row)

    def test_not_another_row(self):
        """Locations elsewhere cannot be used."""
        assert refused(self.START, "use red", "copy white3")

    @copied()
    def test_copied(self, by):
        """The copied Cemetery is deactivated, and it is its own row that counts."""
        expected = by.after("red3 cemetery off", stock="iron 1")
        assert expected == after(by.before("red3 cemetery"), *by.steps, "copy red1")

    @pytest.mark.parametrize("card", ["church", "town_hall"])
    def test_its_row_when_copied(self, card):
        """Copied from the white row it looks at the red one."""
        position = f"dice p0 | dice 1 1 3 1 - white1 {card} red3 cemetery | -"
        asked = (
            "copy round 1 p0 die white from red3 via white1"
            f" | dice - 1 3 1 - white1 {card} red3 cemetery off | -"
        )
        assert asked == after(position, "use white", "copy red3")
        row = ["red1", "red2", "red4", "red5", "red6"]
        assert legal(position, "use white", "copy red3") == choices("copy", row)

    def test_deactivated_ones_are_left_out(self):
        """Only active locations can be copied."""
        position = "dice p0 | dice 1 1 3 1 - red1 mine off red2 mine red3 cemetery red6 manor off | -"
        assert legal(position, "use red") == choices("copy", ["red2", "red4", "red5"])

    def test_a_row_of_deactivated_cards(self):
        """With nothing to copy it is deactivated for nothing, and nothing is asked."""
        rest = "red1 mine off red2 mine off {} red4 mine off red5 quarry off red6 quarry off"
        position = f"dice p0 | dice 1 1 3 1 - {rest.format('red3 cemetery')} | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - {rest.format('red3 cemetery off')} | -"
        assert expected == after(position, "use red")

    def test_skip(self):
        """One may copy nothing; it is deactivated all the same."""
        expected = "dice round 1 p0 | dice 1 1 - 1 - red3 cemetery off | -"
        assert expected == after(self.START, "use red", "skip")

    def test_copied_and_skipped(self):
        """The same when a Town Hall copies it: the Town Hall stays active."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall red3 cemetery | -"
        expected = "dice round 1 p0 | dice - 1 1 1 - white1 town_hall red3 cemetery off | -"
        assert expected == after(position, "use white", "copy red3", "skip")

    def test_two_on_a_row(self):
        """A Cemetery may use the other one: both are deactivated."""
        position = "dice p0 | dice 1 1 3 1 - red3 cemetery red4 cemetery | -"
        assert legal(position, "use red", "copy red4") == choices("copy", ["red1", "red2", "red5", "red6"])
        expected = "dice round 1 p0 | dice 1 1 - 1 - stone 1 red3 cemetery off red4 cemetery off | -"
        assert expected == after(position, "use red", "copy red4", "copy red6")


class TestR42Church:
    START = "dice p0 | dice 1 2 3 - - red3 church | -"

    def test_used(self):
        """It uses the location under another die, and that die stays."""
        expected = "dice round 1 p0 strength 1 | dice 1 2 - - - red3 church | -"
        assert expected == after(self.START, "use red", "copy yellow2")

    def test_only_under_unused_dice(self):
        """Locations of dice that still lie in the city, or none; its own die is off the board."""
        expected = "copy round 1 p0 die red from red3 | dice 1 2 - - - red3 church | -"
        assert expected == after(self.START, "use red")
        assert legal(self.START, "use red") == choices("copy", ["white1", "yellow2"])
        assert refused(self.START, "use red", "copy blue1")

    def test_that_die_acts_later(self):
        """The location is used twice: by the Church and by its own die."""
        expected = "dice round 1 p0 strength 2 | dice 1 - - - - red3 church | -"
        assert expected == after(self.START, "use red", "copy yellow2", "use yellow")

    @copied()
    def test_copied(self, by):
        """The copying die uses the location under the blue die."""
        expected = by.after("red3 church", stock="wood 1")
        assert expected == after(by.before("red3 church"), *by.steps, "copy blue1")

    @copied()
    def test_what_a_copied_church_may_use(self, by):
        """Locations under dice that still lie there, but not one that was copied on the way."""
        dice = {
            "church": ["yellow1", "blue1"],
            "town_hall": ["yellow1", "red1", "blue1"],
            "cemetery": ["white1", "yellow1", "blue1"],
        }[by.card]
        assert legal(by.before("red3 church"), *by.steps) == choices("copy", dice)

    def test_deactivated_ones_are_left_out(self):
        """A die on a deactivated card is no use."""
        position = "dice p0 | dice 1 2 3 4 - yellow2 mint off red3 church | -"
        assert legal(position, "use red") == choices("copy", ["white1", "blue4"])

    def test_only_deactivated_ones(self):
        """With nothing to copy the die is used for nothing, and nothing is asked."""
        position = "dice p0 | dice - 2 3 - - yellow2 mint off red3 church | -"
        expected = "dice round 1 p0 | dice - 2 - - - yellow2 mint off red3 church | -"
        assert expected == after(position, "use red")

    def test_the_last_die(self):
        """Without another die there is nothing to copy; hourglasses can still be spent."""
        position = "dice p0 | dice - - 3 - - hourglasses 2 red3 church | -"
        expected = "dice round 1 p0 | dice - - - - - hourglasses 2 red3 church | -"
        assert expected == after(position, "use red")

    def test_skip(self):
        """One may copy nothing."""
        expected = "dice round 1 p0 | dice 1 2 - - - red3 church | -"
        assert expected == after(self.START, "use red", "skip")

    def test_opponents_dice_do_not_count(self):
        """A location of yours: dice in other cities are no use."""
        position = "dice p0 | dice 1 - 3 - - red3 church | dice 5 5 5 5 5"
        assert legal(position, "use red") == choices("copy", ["white1"])


class TestR43Stables:
    START = "dice p0 | dice 1 - 3 6 - red3 stables | -"

    def test_used(self):
        """Another die goes anywhere on its row, and is still unused."""
        expected = "dice round 1 p0 | dice 1 - - 2 - red3 stables | -"
        assert expected == after(self.START, "use red", "shift blue2")
        assert "use blue" in legal(self.START, "use red", "shift blue2")

    def test_any_other_space(self):
        """Each unused die to each other space of its row, or none."""
        expected = "shift round 1 p0 die red from red3 | dice 1 - - 6 - red3 stables | -"
        assert expected == after(self.START, "use red")
        spaces = [f"white{column}" for column in (2, 3, 4, 5, 6)] + [
            f"blue{column}" for column in range(1, 6)
        ]
        assert legal(self.START, "use red") == choices("shift", spaces)

    @pytest.mark.parametrize("action", ["shift blue6", "shift red4", "shift yellow1", "shift black2"])
    def test_refused(self, action):
        """Not where it lies, not the die being spent, not a used one."""
        assert refused(self.START, "use red", action)

    def test_used_where_it_went(self):
        """From the Cave to the Small House."""
        expected = "dice round 1 p0 | dice 1 - - - - points 1 red3 stables | -"
        assert expected == after(self.START, "use red", "shift blue2", "use blue")

    @copied()
    def test_copied(self, by):
        """The copying die moves the blue one."""
        expected = by.after("red3 stables", blue="5")
        assert expected == after(by.before("red3 stables"), *by.steps, "shift blue5")

    def test_the_die_on_copied_stables(self):
        """Copied by a Church, the die that lies on the Stables may be moved away itself."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 stables | -"
        expected = "dice round 1 p0 | dice - 1 6 1 - white1 church red3 stables | -"
        assert expected == after(position, "use white", "copy red3", "shift red6")

    def test_onto_a_deactivated_card(self):
        """Any space: also one that cannot be used."""
        position = "dice p0 | dice 1 - 3 6 - red3 stables blue4 mint off | -"
        expected = "dice round 1 p0 | dice 1 - - 4 - red3 stables blue4 mint off | -"
        assert expected == after(position, "use red", "shift blue4")

    def test_skip(self):
        """One may leave them all; the die is used."""
        assert after(self.START, "use red", "skip") == "dice round 1 p0 | dice 1 - - 6 - red3 stables | -"

    def test_no_other_die(self):
        """With nothing to move the die is used for nothing, and nothing is asked."""
        position = "dice p0 | dice - - 3 - - hourglasses 2 red3 stables | -"
        expected = "dice round 1 p0 | dice - - - - - hourglasses 2 red3 stables | -"
        assert expected == after(position, "use red")


class TestR44TownHall:
    START = "dice p0 | dice 1 1 3 1 - red3 town_hall | -"

    def test_used(self):
        """It uses any location of the city, here a Forest without a die."""
        expected = "dice round 1 p0 | dice 1 1 - 1 - wood 1 red3 town_hall | -"
        assert expected == after(self.START, "use red", "copy black3")

    def test_any_in_the_city(self):
        """All other 29 locations, or none."""
        expected = "copy round 1 p0 die red from red3 | dice 1 1 - 1 - red3 town_hall | -"
        assert expected == after(self.START, "use red")
        assert legal(self.START, "use red") == choices("copy", SPACES) - {"copy red3"}

    @copied()
    def test_copied(self, by):
        """The copying die uses the Forest."""
        expected = by.after("red3 town_hall", stock="wood 1")
        assert expected == after(by.before("red3 town_hall"), *by.steps, "copy black3")

    @copied()
    def test_what_a_copied_town_hall_may_use(self, by):
        """Anything but itself and what copies it."""
        expected = choices("copy", SPACES) - {"copy red3", f"copy {by.space}"}
        assert expected == legal(by.before("red3 town_hall"), *by.steps)

    def test_deactivated_ones_are_left_out(self):
        """Only active locations can be copied."""
        position = "dice p0 | dice 1 1 3 1 - white6 mine off red3 town_hall black6 bazaar off | -"
        expected = choices("copy", SPACES) - {"copy red3", "copy white6", "copy black6"}
        assert expected == legal(position, "use red")

    def test_skip(self):
        """One may copy nothing."""
        assert after(self.START, "use red", "skip") == "dice round 1 p0 | dice 1 1 - 1 - red3 town_hall | -"

    def test_again_and_again(self):
        """It is not deactivated: a Church copies it, then its own die uses it."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 town_hall | -"
        steps = ["use white", "copy red3", "copy blue2", "use red", "copy blue2"]
        expected = "dice round 1 p0 | dice - 1 - 1 - points 2 white1 church red3 town_hall | -"
        assert expected == after(position, *steps)


class TestR45Well:
    START = "dice p0 | dice 1 2 3 - 5 red3 well | -"

    def test_used(self):
        """This die and another are rolled, white before black, and stay in play."""
        rolling = "roll round 1 p0 | dice ? 2 ? - 5 red3 well | -"
        assert rolling == after(self.START, "use red", "reroll white red")
        expected = "dice round 1 p0 | dice 6 2 4 - 5 red3 well | -"
        assert expected == after(self.START, "use red", "reroll white red", "! 6 4")

    @pytest.mark.parametrize("dice", ["1 - 3 - -", "- - 3 - 6", "1 2 3 - -", "1 2 3 4 -", "4 5 3 2 6"])
    def test_any_others(self, dice):
        """The die being spent always, and any set of the other unused ones."""
        position = f"dice p0 | dice {dice} red3 well | -"
        others = [
            die for die, column in zip(DICE, dice.split(), strict=True) if column != "-" and die != "red"
        ]
        sets = [{"red", *some} for size in range(len(others) + 1) for some in combinations(others, size)]
        expected = {" ".join(["reroll", *(die for die in DICE if die in some)]) for some in sets}
        assert expected == legal(position, "use red")

    def test_asked(self):
        """The position names the die being spent, which is off the board."""
        expected = "reroll round 1 p0 die red from red3 | dice 1 2 - - 5 red3 well | -"
        assert expected == after(self.START, "use red")

    def test_alone(self):
        """This die only; the others stay where they are."""
        expected = "dice round 1 p0 | dice 1 2 6 - 5 red3 well | -"
        assert expected == after(self.START, "use red", "reroll red", "! 6")

    def test_all_five(self):
        """Four others at once."""
        position = "dice p0 | dice 4 5 3 2 6 red3 well | -"
        rolling = "roll round 1 p0 | dice ? ? ? ? ? red3 well | -"
        assert rolling == after(position, "use red", "reroll white yellow red blue black")
        steps = ["use red", "reroll white yellow red blue black", "! 1 2 3 4 5"]
        assert after(position, *steps) == "dice round 1 p0 | dice 1 2 3 4 5 red3 well | -"

    def test_no_other_die(self):
        """Without another unused die there is nothing to choose: it rolls at once."""
        position = "dice p0 | dice - - 3 - - red3 well | -"
        assert after(position, "use red") == "roll round 1 p0 | dice - - ? - - red3 well | -"
        assert after(position, "use red", "! 5") == "dice round 1 p0 | dice - - 5 - - red3 well | -"

    def test_refused(self):
        """Not without the die being spent, not with a used one, and no skip."""
        for action in ("reroll white", "reroll red blue", "skip"):
            assert refused(self.START, "use red", action)

    def test_again(self):
        """A die that falls on the Well again may use it again."""
        steps = ["use red", "reroll red", "! 3", "use red", "reroll red black", "! 1 1"]
        assert after(self.START, *steps) == "dice round 1 p0 | dice 1 2 1 - 1 red3 well | -"

    @copied()
    def test_copied(self, by):
        """The die that is spent is rolled onto its own row, and is unused."""
        steps = [*by.steps, f"reroll {by.die}", "! 6"]
        assert after(by.before("red3 well"), *steps) == by.after("red3 well", die="6")

    @copied()
    def test_copied_with_another_die(self, by):
        """The blue die is rolled as well."""
        steps = [*by.steps, f"reroll {by.die} blue", "! 6 4"]
        assert after(by.before("red3 well"), *steps) == by.after("red3 well", die="6", blue="4")

    @copied()
    def test_always_the_die_being_spent(self, by):
        """Every choice contains the die being spent."""
        assert all(by.die in action.split() for action in legal(by.before("red3 well"), *by.steps))
