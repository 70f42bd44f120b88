"""R18 to R27 of the rulebook: feeding and disasters."""

import pytest

from tests.games.ages.notation import after, amount, legal, phase, scores, seat


class TestR18Feeding:
    @pytest.mark.parametrize(
        ("dice", "cities", "left"),
        [
            ("food food food", "", 6),
            ("food food food food", " city4 3", 8),
            ("food food food coins", " city7 6", 5),
            ("food food food coins coins coins coins", " city4 3 city5 4 city6 5 city7 6", 2),
        ],
    )
    def test_one_food_a_city(self, dice, cities, left):
        """Every standing city eats one, from the fourth on too."""
        position = after(f"keep p0 rolls 1 [{dice}] |{cities or ' -'} | food 3", "stop")
        assert f"food {left}{cities}" == seat(position, 0)

    def test_after_the_food_has_come_in(self):
        """An empty store is filled by this turn's dice before anyone eats."""
        position = "keep p0 rolls 1 [food coins coins] | - | food 3"
        assert after(position, "stop") == "buy round 1 p0 [food coins coins] coins 14 | - | food 3"

    def test_a_city_under_construction_does_not_eat(self):
        """Two boxes of three are no city."""
        position = after("keep p0 rolls 1 [food food food] | food 3 city4 2 | food 3", "stop")
        assert seat(position, 0) == "food 9 city4 2"

    def test_a_city_finished_this_turn_does_not_eat_yet(self):
        """It comes after the meal."""
        position = "keep p0 rolls 1 [workers food good] | food 0 | food 3"
        steps = ["stop", "worker city4", "worker city4", "worker city4"]
        assert after(position, *steps) == "roll round 1 p1 [? ? ?] | wood 1 city4 3 | food 3"

    def test_only_the_player_in_turn(self):
        """Opponents' cities eat in their own turns."""
        position = after("keep p0 rolls 1 [food food food] | food 3 | food 3 city4 3", "stop")
        assert seat(position, 1) == "food 3 city4 3"


class TestR19Famine:
    @pytest.mark.parametrize(
        ("food", "expected"),
        [("food 4", "food 1"), ("food 3", "-"), ("food 1", "disasters 2"), ("-", "disasters 3")],
    )
    def test_one_point_a_hungry_city(self, food, expected):
        """What is missing is lost in points, and nothing else."""
        position = f"keep p0 rolls 1 [coins coins coins] | {food} | food 3"
        assert f"buy round 1 p0 [coins coins coins] coins 21 | {expected} | food 3" == after(position, "stop")

    def test_seven_hungry_cities(self):
        """Seven cities and no food cost seven points."""
        cities = "city4 3 city5 4 city6 5 city7 6"
        position = f"keep p0 rolls 1 [coins coins coins coins coins coins coins] | {cities} | food 3"
        assert f"{cities} disasters 7" == seat(after(position, "stop"), 0)

    def test_irrigation_does_not_feed(self):
        """Protection from Drought is no protection from famine."""
        position = "keep p0 rolls 1 [coins coins coins] | food 2 irrigation | food 3"
        assert seat(after(position, "stop"), 0) == "irrigation disasters 1"

    def test_famine_and_a_disaster(self):
        """Hunger comes on top of what the skulls bring."""
        position = "keep p0 rolls 1 [skull skull coins] | - | food 3"
        assert seat(after(position, "stop"), 0) == "wood 1 stone 1 pottery 1 cloth 1 disasters 5"


class TestR20OneDisaster:
    @pytest.mark.parametrize(
        ("skulls", "own", "others"), [(0, 0, 0), (1, 0, 0), (2, 2, 0), (3, 0, 3), (4, 4, 0), (5, 0, 0)]
    )
    def test_by_the_number_of_skulls(self, skulls, own, others):
        """Each number of skulls has its own disaster and none of the smaller ones."""
        dice = ["skull"] * skulls + ["food"] * (5 - skulls)
        steps = ["! " + " ".join(dice), "stop"][: 1 if skulls == 5 else 2]
        position = after("roll p0 [? ? ? ? ?] | food 5 city4 3 city5 4 | food 3 wood 1", *steps)
        assert (own, others) == (amount(position, 0, "disasters"), amount(position, 1, "disasters"))
        assert "wood 1" in seat(position, 1)

    def test_skulls_do_not_add_up(self):
        """One skull in each of two turns is no Drought."""
        turn = ["! skull food food", "stop"]
        position = after("roll p0 [? ? ?] | food 3 | food 3", *turn * 3)
        assert position == "roll round 2 p1 [? ? ?] | food 9 wood 2 stone 2 | food 6 wood 1 stone 1"

    def test_skulls_of_all_three_rolls_count(self):
        """One skull of each roll: that is Pestilence."""
        position = "keep p0 rolls 1 [skull food food] | food 3 | food 3"
        steps = ["reroll 2 3", "! skull coins", "reroll 3", "! skull"]
        assert seat(after(position, *steps), 1) == "food 3 disasters 3"


class TestR21Drought:
    POSITION = "keep p0 rolls 1 [skull skull food] | food 3 {own}| food 3{other}"

    def test_two_points(self):
        """Two skulls cost the roller two points."""
        position = after(self.POSITION.format(own="", other=""), "stop")
        assert seat(position, 0) == "food 3 wood 1 stone 1 pottery 1 cloth 1 disasters 2"
        assert seat(position, 1) == "food 3"

    def test_irrigation(self):
        """With Irrigation nothing happens."""
        position = after(self.POSITION.format(own="irrigation ", other=""), "stop")
        assert seat(position, 0) == "food 3 wood 1 stone 1 pottery 1 cloth 1 irrigation"

    def test_only_ones_own_irrigation(self):
        """An opponent's Irrigation does not help."""
        position = after(self.POSITION.format(own="", other=" irrigation"), "stop")
        assert amount(position, 0, "disasters") == 2

    @pytest.mark.parametrize("other", ["medicine", "religion", "great_wall first"])
    def test_no_other_protection(self, other):
        """The other protections are of no use against it."""
        position = after(self.POSITION.format(own=other + " ", other=""), "stop")
        assert amount(position, 0, "disasters") == 2


class TestR22Pestilence:
    def test_every_opponent(self):
        """Three skulls cost all opponents three points each, and the roller none."""
        start = "roll p1 [? ? ?] | food 3 | food 3 | food 3 | food 3"
        position = after(start, "! skull skull skull")
        assert [amount(position, number, "disasters") for number in range(4)] == [3, 0, 3, 3]

    def test_medicine(self):
        """The opponent with Medicine is spared, the other is not."""
        position = after(
            "roll p0 [? ? ?] | food 3 | food 3 medicine | food 3 disasters 2", "! skull skull skull"
        )
        assert (seat(position, 1), seat(position, 2)) == ("food 3 medicine", "food 3 disasters 5")

    def test_the_rollers_medicine_heals_nobody_else(self):
        """Medicine protects its owner only."""
        position = after("roll p0 [? ? ?] | food 3 medicine | food 3", "! skull skull skull")
        assert (amount(position, 0, "disasters"), amount(position, 1, "disasters")) == (0, 3)

    @pytest.mark.parametrize("other", ["irrigation", "religion", "great_wall first"])
    def test_no_other_protection(self, other):
        """The other protections are of no use against it."""
        position = after(f"roll p0 [? ? ?] | food 3 | food 3 {other}", "! skull skull skull")
        assert amount(position, 1, "disasters") == 3


class TestR23Invasion:
    ROLL = "! skull skull skull skull"
    GOODS = "wood 2 stone 2 pottery 2 cloth 1 spearheads 1 city4 3"

    def test_four_points(self):
        """Four skulls cost the roller four points."""
        position = after("roll p0 [? ? ? ?] | food 4 city4 3 | food 3", self.ROLL)
        assert (f"{self.GOODS} disasters 4", "food 3") == (seat(position, 0), seat(position, 1))

    @pytest.mark.parametrize(
        ("own", "other"), [("great_wall first", ""), ("great_wall later", " great_wall first")]
    )
    def test_behind_the_great_wall(self, own, other):
        """The Great Wall protects, whether built first or later."""
        position = after(f"roll p0 [? ? ? ?] | food 4 city4 3 {own} | food 3{other}", self.ROLL)
        assert f"{self.GOODS} {own}" == seat(position, 0)

    def test_an_unfinished_wall(self):
        """Twelve boxes of thirteen protect nobody."""
        position = after("roll p0 [? ? ? ?] | food 4 city4 3 great_wall 12 | food 3", self.ROLL)
        assert f"{self.GOODS} great_wall 12 disasters 4" == seat(position, 0)

    def test_an_opponents_wall(self):
        """Somebody else's wall protects somebody else."""
        position = after("roll p0 [? ? ? ?] | food 4 city4 3 | food 3 great_wall first", self.ROLL)
        assert amount(position, 0, "disasters") == 4

    @pytest.mark.parametrize("other", ["irrigation", "medicine", "religion"])
    def test_no_other_protection(self, other):
        """The other protections are of no use against it."""
        position = after(f"roll p0 [? ? ? ?] | food 4 city4 3 {other} | food 3", self.ROLL)
        assert amount(position, 0, "disasters") == 4


class TestR24Revolt:
    def test_all_goods_are_lost(self):
        """Five skulls take old and new goods; food and points stay."""
        start = "roll p0 [? ? ? ? ?] | food 9 wood 3 cloth 2 city4 3 city5 4 | food 3 wood 2"
        expected = "roll round 1 p1 [? ? ?] | food 4 city4 3 city5 4 | food 3 wood 2"
        assert expected == after(start, "! skull skull skull skull skull")

    @pytest.mark.parametrize(
        ("skulls", "cities"),
        [(6, "city4 3 city5 4 city6 5"), (7, "city4 3 city5 4 city6 5 city7 6")],
    )
    def test_more_than_five(self, skulls, cities):
        """Six and seven skulls are a Revolt too."""
        dice = " ".join("?" * skulls)
        start = f"roll p0 [{dice}] | food 9 wood 3 {cities} | food 3 wood 2"
        expected = f"roll round 1 p1 [? ? ?] | food {9 - skulls} {cities} | food 3 wood 2"
        assert expected == after(start, "! " + " ".join(["skull"] * skulls))

    def test_goods_of_other_dice_too(self):
        """What a die without a skull brought is lost as well; workers stay."""
        cities = "city4 3 city5 4 city6 5 city7 6"
        start = f"roll p0 [? ? ? ? ? ? ?] | food 7 {cities} | food 3"
        position = after(start, "! skull skull skull skull skull good workers", "stop")
        assert (cities, "build") == (seat(position, 0), phase(position))

    @pytest.mark.parametrize("other", ["caravans", "irrigation", "medicine", "great_wall first"])
    def test_no_other_protection(self, other):
        """The other protections are of no use against it."""
        start = f"roll p0 [? ? ? ? ?] | food 5 wood 3 city4 3 city5 4 {other} | food 3"
        assert f"city4 3 city5 4 {other}" == seat(after(start, "! skull skull skull skull skull"), 0)


class TestR25Religion:
    ROLL = "! skull skull skull skull skull"
    GOODS = "wood 2 stone 2 pottery 2 cloth 2 spearheads 2"

    def test_it_strikes_the_others(self):
        """The roller keeps everything, opponents without Religion lose their goods but no food."""
        start = (
            "roll p0 [? ? ? ? ?] | food 9 city4 3 city5 4 religion"
            " | food 3 wood 4 spearheads 1 | food 3 wood 2 religion | food 1 cloth 5 medicine"
        )
        position = after(start, self.ROLL)
        assert f"food 4 {self.GOODS} city4 3 city5 4 religion" == seat(position, 0)
        assert seat(position, 1) == "food 3"
        assert seat(position, 2) == "food 3 wood 2 religion"
        assert seat(position, 3) == "food 1 medicine"

    def test_an_opponents_religion(self):
        """It does not save the roller who has none."""
        position = after("roll p0 [? ? ? ? ?] | food 9 city4 3 city5 4 | food 3 wood 2 religion", self.ROLL)
        assert (seat(position, 0), seat(position, 1)) == ("food 4 city4 3 city5 4", "food 3 wood 2 religion")


class TestR26LostPoints:
    def test_they_are_kept_on_the_sheet(self):
        """New losses join the old ones and count against the score."""
        position = "keep p0 rolls 1 [skull skull food] | food 3 leadership disasters 1 | food 3"
        assert scores(position, "stop", "stop") == [-1, 0]

    @pytest.mark.parametrize("before", [43, 44, 45])
    def test_beyond_the_printed_boxes(self, before):
        """The forty-sixth point is lost like the others."""
        position = f"keep p0 rolls 1 [skull skull food] | food 3 disasters {before} | food 3"
        assert before + 2 == amount(after(position, "stop"), 0, "disasters")
        assert [-before - 2, 0] == scores(position, "stop")


class TestR27OwnedBefore:
    def test_irrigation_bought_after_the_drought(self):
        """What is bought later in the turn undoes nothing."""
        position = "keep p0 rolls 1 [skull skull coins] | food 3 | food 3"
        expected = "roll round 1 p1 [? ? ?] | wood 1 stone 1 cloth 1 irrigation disasters 2 | food 3"
        assert expected == after(position, "stop", "buy irrigation", "spend pottery")

    def test_great_wall_finished_after_the_invasion(self):
        """The wall finished by this turn's workers comes too late for this turn."""
        start = "roll p0 [? ? ? ? ?] | food 5 city4 3 city5 4 great_wall 12 | food 3"
        position = after(start, "! skull skull skull skull workers", "stop", "worker great_wall")
        goods = "wood 2 stone 2 pottery 2 cloth 1 spearheads 1"
        assert f"{goods} city4 3 city5 4 great_wall first disasters 4" == seat(position, 0)

    def test_religion_bought_after_the_revolt(self):
        """The goods are gone before Religion can be paid for."""
        cities = "city4 3 city5 4 city6 5 city7 6"
        start = f"roll p0 [? ? ? ? ? ? ?] | food 9 wood 6 {cities} coinage | food 3 wood 2"
        steps = ["! skull skull skull skull skull coins coins", "stop"]
        assert "buy religion" in legal(start, *steps)
        expected = f"roll round 1 p1 [? ? ?] | food 2 {cities} coinage religion | food 3 wood 2"
        assert expected == after(start, *steps, "buy religion")
