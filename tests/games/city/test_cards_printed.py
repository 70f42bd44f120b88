"""R20 to R23 of the rulebook: the printed locations."""

import pytest

from tests.games.city.card_positions import after, copied, legal, scores

TOWN_HALL = "dice p0 | dice 1 1 1 1 - white1 town_hall | -"


class TestR20Forest:
    def test_used(self):
        """One wood."""
        position = "dice p0 | dice 1 1 1 1 - | -"
        assert after(position, "use blue") == "dice round 1 p0 | dice 1 1 1 - - wood 1 | -"

    @pytest.mark.parametrize("card", ["church", "town_hall"])
    def test_copied_from_another_row(self, card):
        """Church, for the die on it, and Town Hall get the wood."""
        position = f"dice p0 | dice 1 1 1 1 - white1 {card} | -"
        expected = f"dice round 1 p0 | dice - 1 1 1 - wood 1 white1 {card} | -"
        assert expected == after(position, "use white", "copy blue1")

    def test_copied_by_a_cemetery(self):
        """So does a Cemetery on the same row."""
        position = "dice p0 | dice 1 1 1 2 - blue2 cemetery | -"
        expected = "dice round 1 p0 | dice 1 1 1 - - wood 1 blue2 cemetery off | -"
        assert expected == after(position, "use blue", "copy blue1")

    @pytest.mark.parametrize("space", ["white4", "yellow6", "blue1", "black3", "black6"])
    def test_all_of_them(self, space):
        """Each Forest of the board gives wood."""
        expected = "dice round 1 p0 | dice - 1 1 1 - wood 1 white1 town_hall | -"
        assert expected == after(TOWN_HALL, "use white", f"copy {space}")

    @pytest.mark.parametrize(("bonus", "wood"), [(1, 2), (2, 3)])
    def test_with_mints(self, bonus, wood):
        """It is a resource location: each Mint adds a wood."""
        position = f"dice p0 resource_bonus {bonus} | dice 1 1 1 1 - | -"
        expected = f"dice round 1 p0 resource_bonus {bonus} | dice 1 1 1 - - wood {wood} | -"
        assert expected == after(position, "use blue")

    def test_added_to_the_stock(self):
        """What was there stays."""
        position = "dice p0 | dice 1 1 1 1 - wood 4 iron 1 | -"
        assert after(position, "use blue") == "dice round 1 p0 | dice 1 1 1 - - wood 5 iron 1 | -"

    def test_covered(self):
        """Under a card it does nothing any more."""
        position = "dice p0 | dice 1 1 1 1 - blue1 manor | -"
        assert after(position, "use blue") == "dice round 1 p0 | dice 1 1 1 - - points 2 blue1 manor | -"


class TestR20Mountain:
    def test_used(self):
        """One stone."""
        position = "dice p0 | dice 1 1 6 1 - | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - stone 1 | -"

    @copied(column=6)
    def test_copied(self, by):
        """One stone for the copying die."""
        assert after(by.before(), *by.steps) == by.after(stock="stone 1")

    @copied(column=6)
    def test_copied_with_a_mint(self, by):
        """The Mint adds a stone there too."""
        position = by.before(head="resource_bonus 1")
        assert after(position, *by.steps) == by.after(head="resource_bonus 1", stock="stone 2")

    @pytest.mark.parametrize("space", ["white2", "white5", "yellow1", "red6", "black1", "black4"])
    def test_all_of_them(self, space):
        """Each Mountain of the board gives stone."""
        expected = "dice round 1 p0 | dice - 1 1 1 - stone 1 white1 town_hall | -"
        assert expected == after(TOWN_HALL, "use white", f"copy {space}")


class TestR20Cave:
    def test_used(self):
        """One iron."""
        position = "dice p0 | dice 1 1 1 1 - | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - iron 1 | -"

    @copied(column=1)
    def test_copied(self, by):
        """One iron for the copying die."""
        assert after(by.before(), *by.steps) == by.after(stock="iron 1")

    @copied(column=1)
    def test_copied_with_a_mint(self, by):
        """The Mint adds an iron there too."""
        position = by.before(head="resource_bonus 1")
        assert after(position, *by.steps) == by.after(head="resource_bonus 1", stock="iron 2")

    @pytest.mark.parametrize("space", ["white3", "white6", "red1", "blue6", "black2", "black5"])
    def test_all_of_them(self, space):
        """Each Cave of the board gives iron."""
        expected = "dice round 1 p0 | dice - 1 1 1 - iron 1 white1 town_hall | -"
        assert expected == after(TOWN_HALL, "use white", f"copy {space}")


class TestR21Militia:
    def test_used(self):
        """One strength."""
        position = "dice p0 | dice 1 1 4 1 - | -"
        assert after(position, "use red") == "dice round 1 p0 strength 1 | dice 1 1 - 1 - | -"

    @copied(column=4)
    def test_copied(self, by):
        """One strength for the copying die."""
        assert after(by.before(), *by.steps) == by.after(head="strength 1")

    @copied(column=4)
    def test_copied_with_a_blacksmith(self, by):
        """It is an army location: a Blacksmith adds 1."""
        position = by.before(head="army_bonus 1")
        assert after(position, *by.steps) == by.after(head="strength 2 army_bonus 1")

    @pytest.mark.parametrize("space", ["yellow2", "yellow5", "red2", "red4", "blue3", "blue5"])
    def test_all_of_them(self, space):
        """Each Militia of the board gives strength."""
        expected = "dice round 1 p0 strength 1 | dice - 1 1 1 - white1 town_hall | -"
        assert expected == after(TOWN_HALL, "use white", f"copy {space}")

    def test_with_two_blacksmiths(self):
        """Each of them adds 1."""
        position = "dice p0 strength 2 army_bonus 2 | dice 1 1 4 1 - | -"
        expected = "dice round 1 p0 strength 5 army_bonus 2 | dice 1 1 - 1 - | -"
        assert expected == after(position, "use red")

    def test_a_mint_adds_nothing(self):
        """It is no resource location."""
        position = "dice p0 resource_bonus 1 | dice 1 1 4 1 - | -"
        expected = "dice round 1 p0 strength 1 resource_bonus 1 | dice 1 1 - 1 - | -"
        assert expected == after(position, "use red")

    def test_the_third_strength(self):
        """With the last die used the attacks come: 3 are enough for the weakest bandits."""
        position = "dice p0 strength 2 | dice - - 4 - - | -"
        assert after(position, "use red") == "attack round 1 p0 strength 3 | - | -"
        assert legal(position, "use red") == {"attack bandits2", "done"}


class TestR22SmallHouse:
    def test_used(self):
        """One point."""
        position = "dice p0 | dice 1 1 5 1 - | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - points 1 | -"

    @copied(column=5)
    def test_copied(self, by):
        """One point for the copying die."""
        assert after(by.before(stock="points 3"), *by.steps) == by.after(stock="points 4")

    @pytest.mark.parametrize("space", ["yellow3", "red5", "blue2"])
    def test_all_of_them(self, space):
        """Each Small House of the board gives a point."""
        expected = "dice round 1 p0 | dice - 1 1 1 - points 1 white1 town_hall | -"
        assert expected == after(TOWN_HALL, "use white", f"copy {space}")

    def test_worth_nothing_itself(self):
        """Only its use gives a point."""
        assert scores("dice p0 | - | -") == [0, 0]

    def test_bonuses_add_nothing(self):
        """Neither Mint nor Blacksmith concern it."""
        position = "dice p0 army_bonus 1 resource_bonus 1 | dice 1 1 5 1 - | -"
        expected = "dice round 1 p0 army_bonus 1 resource_bonus 1 | dice 1 1 - 1 - points 1 | -"
        assert expected == after(position, "use red")


class TestR23Traveller:
    def test_it_rolls_at_once(self):
        """There is nothing to choose."""
        position = "dice p0 | dice 1 1 3 1 - | -"
        assert after(position, "use red") == "roll round 1 p0 | dice 1 1 ? 1 - | -"
        assert legal(position, "use red") == set()

    @pytest.mark.parametrize("column", range(1, 7))
    def test_back_in_play(self, column):
        """The die lies where it fell, and is unused."""
        position = "dice p0 | dice 1 1 3 1 - | -"
        expected = f"dice round 1 p0 | dice 1 1 {column} 1 - | -"
        assert expected == after(position, "use red", f"! {column}")
        assert "use red" in legal(position, "use red", f"! {column}")

    def test_used_where_it_fell(self):
        """From the Traveller to the Small House."""
        position = "dice p0 | dice 1 1 3 1 - | -"
        expected = "dice round 1 p0 | dice 1 1 - 1 - points 1 | -"
        assert expected == after(position, "use red", "! 5", "use red")

    def test_again_and_again(self):
        """A die that falls on the Traveller may use it again."""
        position = "dice p0 | dice 1 1 3 1 - | -"
        expected = "dice round 1 p0 | dice 1 1 6 1 - | -"
        assert expected == after(position, "use red", "! 3", "use red", "! 3", "use red", "! 6")

    def test_the_last_die(self):
        """Also the last die comes back: the dice step goes on."""
        position = "dice p0 | dice - - 3 - - | -"
        assert after(position, "use red", "! 2") == "dice round 1 p0 | dice - - 2 - - | -"

    @copied()
    def test_copied(self, by):
        """The die that is spent is rolled, onto its own row, and is unused."""
        assert after(by.before(), *by.steps, "! 6") == by.after(die="6")
        assert f"use {by.die}" in legal(by.before(), *by.steps, "! 6")

    @pytest.mark.parametrize("space", ["yellow4", "red3", "blue4"])
    def test_all_of_them(self, space):
        """Each Traveller of the board rerolls the die."""
        expected = "dice round 1 p0 | dice 5 1 1 1 - white1 town_hall | -"
        assert expected == after(TOWN_HALL, "use white", f"copy {space}", "! 5")

    def test_copied_twice_by_the_same_die(self):
        """A die that falls on the Town Hall again may copy the Traveller again."""
        steps = ["use white", "copy red3"]
        expected = "dice round 1 p0 | dice 4 1 1 1 - white1 town_hall | -"
        assert expected == after(TOWN_HALL, *steps, "! 1", *steps, "! 4")
