"""R25 to R30 of the rulebook: the military cards."""

import pytest

from tests.games.city.card_positions import BANDITS, SPACES, after, choices, copied, legal


class TestR25RegularArmy:
    def test_used(self):
        """Two strength."""
        position = "dice p0 | dice 1 1 3 1 - red3 regular_army | -"
        expected = "dice round 1 p0 strength 2 | dice 1 1 - 1 - red3 regular_army | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """Two strength for the copying die."""
        assert after(by.before("red3 regular_army"), *by.steps) == by.after(
            "red3 regular_army", head="strength 2"
        )

    @pytest.mark.parametrize(("bonus", "strength"), [(1, 3), (2, 4)])
    def test_with_blacksmiths(self, bonus, strength):
        """It is an army location: each Blacksmith adds 1."""
        position = f"dice p0 army_bonus {bonus} | dice 1 1 3 1 - red3 regular_army | -"
        expected = (
            f"dice round 1 p0 strength {strength} army_bonus {bonus} | dice 1 1 - 1 - red3 regular_army | -"
        )
        assert expected == after(position, "use red")

    @copied()
    def test_copied_with_a_blacksmith(self, by):
        """The Blacksmith adds 1 there too."""
        position = by.before("red3 regular_army", head="army_bonus 1")
        expected = by.after("red3 regular_army", head="strength 3 army_bonus 1")
        assert expected == after(position, *by.steps)

    def test_added(self):
        """Strength adds up, and the army is not deactivated."""
        position = "dice p0 strength 1 | dice 1 1 3 1 - white1 church red3 regular_army | -"
        expected = "dice round 1 p0 strength 5 | dice - 1 - 1 - white1 church red3 regular_army | -"
        assert expected == after(position, "use white", "copy red3", "use red")


class TestR26Barracks:
    START = "dice p0 | dice 1 1 3 1 - red3 barracks | -"

    def test_any_space(self):
        """The army is asked for a space: any of the thirty, or none."""
        expected = (
            "place round 1 p0 die red from red3 placing regular_army | dice 1 1 - 1 - red3 barracks | -"
        )
        assert expected == after(self.START, "use red")
        assert legal(self.START, "use red") == choices("place", SPACES)

    def test_used(self):
        """The army lies there, and nothing was paid."""
        expected = "dice round 1 p0 | dice 1 1 - 1 - red3 barracks black2 regular_army | -"
        assert expected == after(self.START, "use red", "place black2")

    @copied()
    def test_copied(self, by):
        """The copying die places the army."""
        expected = by.after("red3 barracks black2 regular_army")
        assert expected == after(by.before("red3 barracks"), *by.steps, "place black2")

    def test_asked_when_copied(self):
        """The position names the Barracks, and the Town Hall that copies them."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall red3 barracks | -"
        expected = (
            "place round 1 p0 die white from red3 via white1 placing regular_army"
            " | dice - 1 1 1 - white1 town_hall red3 barracks | -"
        )
        assert expected == after(position, "use white", "copy red3")

    def test_skip(self):
        """The army may stay on its stack; the die is used."""
        expected = "dice round 1 p0 | dice 1 1 - 1 - red3 barracks | -"
        assert expected == after(self.START, "use red", "skip")

    def test_no_strength_yet(self):
        """Placing is not using: no strength, whatever the Blacksmith."""
        position = "dice p0 army_bonus 1 | dice 1 1 3 1 - red3 barracks | -"
        expected = "dice round 1 p0 army_bonus 1 | dice 1 1 - 1 - red3 barracks red4 regular_army | -"
        assert expected == after(position, "use red", "place red4")

    def test_under_a_die(self):
        """It may cover a space with a die on it, which then uses the army instead of the Small House."""
        position = "dice p0 | dice 1 3 3 1 - red3 barracks | -"
        placed = after(position, "use red", "place yellow3")
        assert placed == "dice round 1 p0 | dice 1 3 - 1 - yellow3 regular_army red3 barracks | -"
        expected = "dice round 1 p0 strength 2 | dice 1 - - 1 - yellow3 regular_army red3 barracks | -"
        assert expected == after(placed, "use yellow")

    def test_under_a_die_with_a_blacksmith(self):
        """The new army gives 1 more."""
        position = "dice p0 army_bonus 1 | dice 1 3 3 1 - red3 barracks | -"
        expected = (
            "dice round 1 p0 strength 3 army_bonus 1 | dice 1 - - 1 - yellow3 regular_army red3 barracks | -"
        )
        assert expected == after(position, "use red", "place yellow3", "use yellow")

    def test_over_itself(self):
        """The army may cover the Barracks: they are discarded."""
        expected = "dice round 1 p0 discard barracks 1 | dice 1 1 - 1 - red3 regular_army | -"
        assert expected == after(self.START, "use red", "place red3")

    def test_over_the_town_hall_that_copies(self):
        """Or the card that copied them."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall red3 barracks | -"
        expected = (
            "dice round 1 p0 discard town_hall 1 | dice - 1 1 1 - white1 regular_army red3 barracks | -"
        )
        assert expected == after(position, "use white", "copy red3", "place white1")

    def test_over_a_deactivated_card(self):
        """A card that was there is discarded with its token: the army is active."""
        position = "dice p0 | dice 1 1 3 4 - red3 barracks blue4 catapult off | -"
        placed = after(position, "use red", "place blue4")
        expected = "dice round 1 p0 discard catapult 1 | dice 1 1 - 4 - red3 barracks blue4 regular_army | -"
        assert expected == placed
        assert "use blue" in legal(placed)

    def test_over_another_army(self):
        """An army may replace an army."""
        position = "dice p0 | dice 1 1 3 1 - red3 barracks red4 regular_army off | -"
        expected = (
            "dice round 1 p0 discard regular_army 1 | dice 1 1 - 1 - red3 barracks red4 regular_army | -"
        )
        assert expected == after(position, "use red", "place red4")

    def test_no_army_left(self):
        """With an empty stack the die is used for nothing, and nothing is asked."""
        position = "dice p0 discard regular_army 15 | dice 1 1 3 1 - red3 barracks | -"
        expected = "dice round 1 p0 discard regular_army 15 | dice 1 1 - 1 - red3 barracks | -"
        assert expected == after(position, "use red")

    def test_no_army_left_to_copy(self):
        """The same when they are copied."""
        position = "dice p0 discard regular_army 15 | dice 1 1 1 1 - white1 town_hall red3 barracks | -"
        city = "white1 town_hall red3 barracks"
        expected = f"dice round 1 p0 discard regular_army 15 | dice - 1 1 1 - {city} | -"
        assert expected == after(position, "use white", "copy red3")

    def test_the_last_army(self):
        """Armies in all cities count: the fifteenth is placed, a sixteenth is not there."""
        city = "white1 church red3 barracks"
        others = "blue1 regular_army blue2 regular_army off"
        position = f"dice p0 discard regular_army 12 | dice 1 1 3 1 - {city} | {others}"
        placed = after(position, "use white", "copy red3", "place black6")
        expected = (
            f"dice round 1 p0 discard regular_army 12 | dice - 1 3 1 - {city} black6 regular_army | {others}"
        )
        assert expected == placed
        assert after(placed, "use red") == expected.replace("- 1 3 1 -", "- 1 - 1 -")


class TestR27Blacksmith:
    def test_used(self):
        """From now on army locations give 1 more."""
        position = "dice p0 | dice 1 1 3 1 - red3 blacksmith | -"
        expected = "dice round 1 p0 army_bonus 1 | dice 1 1 - 1 - red3 blacksmith | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """The same for the copying die."""
        expected = by.after("red3 blacksmith", head="army_bonus 1")
        assert expected == after(by.before("red3 blacksmith"), *by.steps)

    @copied()
    def test_added(self, by):
        """A second use adds to the first."""
        expected = by.after("red3 blacksmith", head="army_bonus 2")
        assert expected == after(by.before("red3 blacksmith", head="army_bonus 1"), *by.steps)

    @pytest.mark.parametrize(
        ("card", "strength", "left"),
        [
            ("regular_army", "strength 3", "regular_army"),
            ("catapult", "strength 4", "catapult off"),
            ("watch_tower", "strength 1 against_bandits 3", "watch_tower"),
        ],
    )
    def test_then_an_army(self, card, strength, left):
        """Each army location used afterwards gives 1 more."""
        position = f"dice p0 | dice 1 1 3 1 - white1 {card} red3 blacksmith | -"
        expected = (
            f"dice round 1 p0 {strength} army_bonus 1 | dice - 1 - 1 - white1 {left} red3 blacksmith | -"
        )
        assert expected == after(position, "use red", "use white")

    def test_each_use_anew(self):
        """Two uses of one army bring the bonus twice."""
        position = "dice p0 army_bonus 1 | dice 1 1 3 1 - white1 church red3 regular_army | -"
        expected = (
            "dice round 1 p0 strength 6 army_bonus 1 | dice - 1 - 1 - white1 church red3 regular_army | -"
        )
        assert expected == after(position, "use white", "copy red3", "use red")

    def test_strength_bought(self):
        """Strength for hourglasses comes from no army."""
        position = "dice p0 army_bonus 1 | dice 1 1 - - - hourglasses 2 | -"
        expected = "dice round 1 p0 strength 1 army_bonus 1 | dice 1 1 - - - | -"
        assert expected == after(position, "spend strength")

    def test_gone_with_the_turn(self):
        """With the last die used and nothing to do, the turn is over and so is its work."""
        position = "dice p0 | dice - - 3 - - red3 blacksmith | -"
        assert after(position, "use red") == "roll round 1 p1 | dice ? ? ? ? ? red3 blacksmith | -"


class TestR28Catapult:
    def test_used(self):
        """Three strength; the Catapult is deactivated."""
        position = "dice p0 | dice 1 1 3 1 - red3 catapult | -"
        expected = "dice round 1 p0 strength 3 | dice 1 1 - 1 - red3 catapult off | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """The Catapult is deactivated, for Church and Town Hall only the Catapult."""
        expected = by.after("red3 catapult off", head="strength 3")
        assert expected == after(by.before("red3 catapult"), *by.steps)

    @copied()
    def test_copied_with_a_blacksmith(self, by):
        """It is an army location: a Blacksmith adds 1."""
        expected = by.after("red3 catapult off", head="strength 4 army_bonus 1")
        assert expected == after(by.before("red3 catapult", head="army_bonus 1"), *by.steps)

    def test_once(self):
        """Copied from under its die, it cannot be used by that die any more."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 catapult | -"
        assert "use red" not in legal(position, "use white", "copy red3")

    def test_twice_with_a_reactivation(self):
        """A reactivated Catapult shoots again in the same turn."""
        position = "dice p0 | dice 1 1 3 1 - white1 town_hall red3 catapult | -"
        steps = ["use red", "reactivate with yellow", "reactivate red3", "use white", "copy red3"]
        expected = "dice round 1 p0 strength 6 | dice - - - 1 - white1 town_hall red3 catapult off | -"
        assert expected == after(position, *steps)

    def test_against_a_mine(self):
        """Two of its 3 strength deactivate a Mine; 1 is too little for anything else."""
        position = "dice p0 | dice - - 3 - - red3 catapult | red3 mine"
        expected = "roll round 1 p1 | dice ? ? ? ? ? red3 catapult off | red3 mine off"
        assert expected == after(position, "use red", "attack p1 red3")


class TestR29TrainingCamp:
    def test_used(self):
        """From now on bandits have 1 defence less."""
        position = "dice p0 | dice 1 1 3 1 - red3 training_camp | -"
        expected = "dice round 1 p0 bandit_malus 1 | dice 1 1 - 1 - red3 training_camp | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """The same for the copying die."""
        expected = by.after("red3 training_camp", head="bandit_malus 1")
        assert expected == after(by.before("red3 training_camp"), *by.steps)

    @copied()
    def test_added(self, by):
        """A second use adds to the first."""
        expected = by.after("red3 training_camp", head="bandit_malus 2")
        assert expected == after(by.before("red3 training_camp", head="bandit_malus 1"), *by.steps)

    @pytest.mark.parametrize(
        ("strength", "malus", "expected"),
        [
            (2, 1, {"attack bandits2"}),
            (3, 1, {"attack bandits2", "attack bandits3"}),
            (4, 1, BANDITS),
            (1, 2, {"attack bandits2"}),
            (2, 2, {"attack bandits2", "attack bandits3"}),
            (1, 3, {"attack bandits2", "attack bandits3"}),
            (1, 4, BANDITS),
            (1, 9, BANDITS),
        ],
    )
    def test_weaker_bandits(self, strength, malus, expected):
        """Defences of 3, 4 and 5, less the malus, but never less than 1."""
        assert legal(f"attack p0 strength {strength} bandit_malus {malus} | - | -") == {*expected, "done"}

    @pytest.mark.parametrize(
        ("bandits", "malus", "left"),
        [("bandits2", 1, 7), ("bandits3", 1, 6), ("bandits4", 2, 6), ("bandits2", 2, 8), ("bandits4", 7, 8)],
    )
    def test_what_is_spent(self, bandits, malus, left):
        """The lower defence is what the attack costs, at least 1."""
        taken = {"bandits2": "1 0 0", "bandits3": "0 1 0", "bandits4": "0 0 1"}[bandits]
        position = f"attack p0 strength 9 bandit_malus {malus} | - | -"
        expected = f"attack round 1 p0 strength {left} bandit_malus {malus} | bandits {taken} | -"
        assert expected == after(position, f"attack {bandits}")

    def test_not_against_cities(self):
        """Cards of opponents and their stock are as dear as ever."""
        position = "attack p0 strength 2 bandit_malus 3 | - | red3 bazaar"
        assert legal(position) == {"attack bandits2", "attack bandits3", "attack bandits4", "done"}
        assert "steal p1 wood" not in legal("attack p0 strength 1 bandit_malus 3 | - | wood 1")

    def test_one_strength_is_enough_for_attacks(self):
        """With the last die used, 1 strength and two uses: the weakest bandits can be attacked."""
        position = "dice p0 strength 1 bandit_malus 1 | dice - - 3 - - red3 training_camp | -"
        expected = "attack round 1 p0 strength 1 bandit_malus 2 | red3 training_camp | -"
        assert expected == after(position, "use red")

    @pytest.mark.parametrize("malus", ["", "bandit_malus 2 ", "bandit_malus 9 "])
    def test_gone_with_the_turn(self, malus):
        """Without strength there is nothing to attack: the turn is over and so is its work."""
        position = f"dice p0 {malus}| dice - - 3 - - red3 training_camp | -"
        assert after(position, "use red") == "roll round 1 p1 | dice ? ? ? ? ? red3 training_camp | -"


class TestR30WatchTower:
    def test_used(self):
        """Three strength against bandits."""
        position = "dice p0 | dice 1 1 3 1 - red3 watch_tower | -"
        expected = "dice round 1 p0 against_bandits 3 | dice 1 1 - 1 - red3 watch_tower | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """The same for the copying die."""
        expected = by.after("red3 watch_tower", head="against_bandits 3")
        assert expected == after(by.before("red3 watch_tower"), *by.steps)

    @copied()
    def test_copied_with_a_blacksmith(self, by):
        """What the Blacksmith adds counts against anyone."""
        expected = by.after("red3 watch_tower", head="strength 1 against_bandits 3 army_bonus 1")
        assert expected == after(by.before("red3 watch_tower", head="army_bonus 1"), *by.steps)

    def test_with_two_blacksmiths(self):
        """Two of them add 2 general strength."""
        position = "dice p0 strength 1 army_bonus 2 | dice 1 1 3 1 - red3 watch_tower | -"
        expected = (
            "dice round 1 p0 strength 3 against_bandits 3 army_bonus 2 | dice 1 1 - 1 - red3 watch_tower | -"
        )
        assert expected == after(position, "use red")

    def test_bandits_only(self):
        """Neither the weakest card nor the stock can be attacked with it."""
        position = "dice p0 | dice - - 3 - - red3 watch_tower | wood 1 red3 mine"
        expected = "attack round 1 p0 against_bandits 3 | red3 watch_tower | wood 1 red3 mine"
        assert expected == after(position, "use red")
        assert legal(position, "use red") == {"attack bandits2", "done"}

    def test_the_blacksmiths_part_against_a_city(self):
        """Two uses with a Blacksmith: 2 general strength deactivate a Mine, 6 are left for bandits."""
        position = (
            "dice p0 strength 1 against_bandits 3 army_bonus 1 | dice - - 3 - - red3 watch_tower | red3 mine"
        )
        expected = "attack round 1 p0 against_bandits 6 army_bonus 1 | red3 watch_tower | red3 mine off"
        assert expected == after(position, "use red", "attack p1 red3")

    def test_spent_first(self):
        """Against bandits it goes before general strength."""
        position = "attack p0 strength 3 against_bandits 3 | - | wood 1"
        expected = "attack round 1 p0 strength 2 | bandits 0 1 0 | wood 1"
        assert expected == after(position, "attack bandits3")

    def test_with_a_training_camp(self):
        """One use each: bandits of defence 4."""
        position = "dice p0 bandit_malus 1 | dice - - 3 - - red3 watch_tower | -"
        assert legal(position, "use red") == {"attack bandits2", "attack bandits3", "done"}
        expected = "roll round 1 p1 | dice ? ? ? ? ? bandits 0 1 0 red3 watch_tower | -"
        assert expected == after(position, "use red", "attack bandits3")

    def test_not_deactivated(self):
        """It carries no ⊘: two dice use it in one turn."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 watch_tower | -"
        expected = "dice round 1 p0 against_bandits 6 | dice - 1 - 1 - white1 church red3 watch_tower | -"
        assert expected == after(position, "use white", "copy red3", "use red")
