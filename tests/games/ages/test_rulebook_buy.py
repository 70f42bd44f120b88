"""R40 to R46 of the rulebook: buying a development and discarding."""

import pytest

from tests.games.ages.notation import after, legal, phase, scores, seat

DEVELOPMENTS = [
    ("leadership", 10, 2),
    ("irrigation", 10, 2),
    ("agriculture", 15, 3),
    ("quarrying", 15, 3),
    ("medicine", 15, 3),
    ("coinage", 20, 4),
    ("caravans", 20, 4),
    ("religion", 20, 6),
    ("granaries", 30, 6),
    ("masonry", 30, 6),
    ("engineering", 40, 6),
    ("architecture", 50, 8),
    ("empire", 60, 8),
]
STACKS = {
    "wood": [1, 3, 6, 10, 15, 21, 28, 36],
    "stone": [2, 6, 12, 20, 30, 42, 56],
    "pottery": [3, 9, 18, 30, 45, 63],
    "cloth": [4, 12, 24, 40, 60],
    "spearheads": [5, 15, 30, 50],
}
NEXT = "roll round 1 p1 [? ? ?]"


class TestR40OneATurn:
    def test_no_second_one(self):
        """What is left would pay for another, and is lost."""
        position = "buy p0 coins 21 | food 3 | food 3"
        assert f"{NEXT} | food 3 leadership | food 3" == after(position, "buy leadership")

    def test_each_only_once(self):
        """What one owns is not for sale again."""
        position = "buy p0 coins 14 | food 3 leadership | food 3"
        assert sorted(legal(position)) == ["buy irrigation", "done"]

    def test_everyone_may_own_it(self):
        """A development of an opponent is still for sale."""
        assert "buy leadership" in legal("buy p0 coins 14 | food 3 | food 3 leadership")

    def test_buying_nothing(self):
        """The purchase may be left, and the coins are lost."""
        assert f"{NEXT} | food 3 | food 3" == after("buy p0 coins 21 | food 3 | food 3", "done")

    def test_no_use_in_the_same_turn(self):
        """Granaries bought now sell nothing more this turn."""
        position = "buy p0 coins 35 | food 9 | food 3"
        assert f"{NEXT} | food 9 granaries | food 3" == after(position, "buy granaries")


class TestR41Paying:
    @pytest.mark.parametrize("wood", [2, 3])
    def test_irrigation_for_coins_and_wood(self, wood):
        """Rulebook, step 4: seven coins and three wood pay ten; so do seven coins and two wood."""
        position = f"buy p0 [coins food workers] coins 7 | food 3 wood {wood} | food 3"
        assert "buy irrigation" in legal(position)
        assert f"{NEXT} | food 3 irrigation | food 3" == after(position, "buy irrigation", "spend wood")

    @pytest.mark.parametrize(
        ("goods", "next_phase"),
        [("wood 1", "roll"), ("stone 1", "roll"), ("wood 2", "buy"), ("wood 1 stone 1", "buy")],
    )
    def test_the_cost_must_be_reached(self, goods, next_phase):
        """Nine do not pay ten, and nobody is asked; ten do."""
        position = f"keep p0 rolls 1 [coins food food] | food 3 {goods} | food 3"
        assert next_phase == phase(after(position, "stop"))

    def test_coins_alone(self):
        """When the coins are enough nothing else is asked for."""
        position = "buy p0 coins 21 | food 3 wood 3 | food 3"
        assert f"{NEXT} | food 3 wood 3 coinage | food 3" == after(position, "buy coinage")

    def test_coins_go_first(self):
        """The coins are counted before any stack is spent."""
        position = "buy p0 coins 7 | food 3 wood 3 | food 3"
        expected = "pay round 1 p0 coins 7 buying irrigation | food 3 wood 3 | food 3"
        assert expected == after(position, "buy irrigation")

    def test_goods_alone(self):
        """No coin is needed."""
        position = "buy p0 | food 3 wood 4 cloth 1 | food 3"
        assert f"{NEXT} | food 3 cloth 1 leadership | food 3" == after(
            position, "buy leadership", "spend wood"
        )

    @pytest.mark.parametrize(("good", "kept"), [("wood", "stone 2"), ("stone", "wood 2")])
    def test_the_player_chooses_the_stacks(self, good, kept):
        """Either stack is enough, and the other one is kept."""
        position = "buy p0 coins 7 | food 3 wood 2 stone 2 | food 3"
        assert sorted(legal(position, "buy irrigation")) == ["spend stone", "spend wood"]
        expected = f"{NEXT} | food 3 {kept} irrigation | food 3"
        assert expected == after(position, "buy irrigation", f"spend {good}")

    def test_several_stacks(self):
        """Stacks are spent until the cost is reached or passed."""
        position = "buy p0 coins 7 | food 3 wood 2 stone 1 cloth 1 | food 3"
        steps = ["buy agriculture", "spend stone", "spend wood"]
        expected = "pay round 1 p0 coins 12 buying agriculture | food 3 cloth 1 | food 3"
        assert expected == after(position, *steps)
        assert f"{NEXT} | food 3 agriculture | food 3" == after(position, *steps, "spend cloth")

    def test_everything_together(self):
        """All stacks and all coins may be needed for one purchase, and one point less is too little."""
        assert "buy coinage" in legal("buy p0 coins 7 | food 3 wood 2 stone 2 cloth 1 | food 3")
        assert "buy coinage" not in legal("buy p0 coins 7 | food 3 wood 2 stone 2 pottery 1 | food 3")

    def test_food_does_not_pay(self):
        """Without Granaries food is no money."""
        assert legal("buy p0 coins 7 | food 9 wood 2 | food 3", "buy irrigation") == ["spend wood"]

    def test_coins_are_not_kept(self):
        """The next turn begins without coins."""
        position = "keep p0 rolls 1 [coins food food] | food 3 | food 3"
        assert f"{NEXT} | food 6 | food 3" == after(position, "stop")


class TestR42Stacks:
    @pytest.mark.parametrize(
        ("good", "count", "value"),
        [
            (good, n, value)
            for good, values in STACKS.items()
            for n, value in enumerate(values, 1)
            if value < 60
        ],
    )
    def test_value(self, good, count, value):
        """Every stack is worth what is printed under its peg."""
        others = "stone 7 spearheads 4" if good == "pottery" else "pottery 6"
        position = after(f"buy p0 | {good} {count} {others} | food 3", "buy empire", f"spend {good}")
        assert f"pay round 1 p0 coins {value} buying empire | {others} | food 3" == position

    @pytest.mark.parametrize(("good", "count"), [("pottery", 6), ("cloth", 5)])
    def test_one_stack_pays_for_empire(self, good, count):
        """Six pottery are worth 63 and five cloth exactly 60."""
        position = f"buy p0 | food 3 wood 1 {good} {count} | food 3"
        expected = f"{NEXT} | food 3 wood 1 empire | food 3"
        assert expected == after(position, "buy empire", f"spend {good}")

    def test_spent_whole_without_change(self):
        """Eight wood are worth 36, and nothing comes back from a price of ten."""
        position = "buy p0 coins 7 | food 3 wood 8 | food 3"
        assert f"{NEXT} | food 3 irrigation | food 3" == after(position, "buy irrigation", "spend wood")


class TestR43Granaries:
    def test_four_coins_a_food(self):
        """One food sold turns seven coins into eleven."""
        position = "buy p0 coins 7 | food 3 granaries | food 3"
        assert f"{NEXT} | food 2 irrigation granaries | food 3" == after(
            position, "buy irrigation", "sell food"
        )

    def test_one_by_one(self):
        """Food is sold until the cost is reached, and no further."""
        position = "buy p0 coins 7 | food 5 granaries | food 3"
        expected = "pay round 1 p0 coins 11 buying agriculture | food 4 granaries | food 3"
        assert expected == after(position, "buy agriculture", "sell food")
        expected = f"{NEXT} | food 3 agriculture granaries | food 3"
        assert expected == after(position, "buy agriculture", "sell food", "sell food")

    def test_with_stacks(self):
        """Food and stacks pay together, in the order the player likes."""
        position = "buy p0 | food 2 wood 2 granaries | food 3"
        assert sorted(legal(position, "buy irrigation")) == ["sell food", "spend wood"]
        expected = f"{NEXT} | irrigation granaries | food 3"
        assert expected == after(position, "buy irrigation", "sell food", "spend wood", "sell food")

    def test_food_counts_for_what_can_be_afforded(self):
        """Two food and seven coins are fifteen: enough for Agriculture, not for Coinage."""
        options = legal("buy p0 coins 7 | food 2 granaries | food 3")
        assert "buy agriculture" in options
        assert "buy coinage" not in options

    def test_food_alone_opens_the_purchase(self):
        """Three food and a wood reach ten without a coin, two food and a wood do not."""
        position = "keep p0 rolls 1 [either either good] | food {} granaries | food 3"
        assert phase(after(position.format(2), "stop", "food 2")) == "buy"
        assert phase(after(position.format(1), "stop", "food 2")) == "roll"

    def test_not_without_granaries(self):
        """Nobody else sells food."""
        assert "sell food" not in legal("buy p0 coins 7 | food 9 wood 3 | food 3 granaries", "buy irrigation")


class TestR44Developments:
    @pytest.mark.parametrize(("name", "cost"), [row[:2] for row in DEVELOPMENTS])
    def test_cost(self, name, cost):
        """The printed cost buys it."""
        position = f"buy p0 coins {cost} | food 3 | food 3"
        assert f"{NEXT} | food 3 {name} | food 3" == after(position, f"buy {name}")

    @pytest.mark.parametrize(("name", "cost"), [row[:2] for row in DEVELOPMENTS if row[1] > 10])
    def test_one_coin_short(self, name, cost):
        """One coin less does not buy it."""
        assert f"buy {name}" not in legal(f"buy p0 coins {cost - 1} | food 3 | food 3")

    @pytest.mark.parametrize(("name", "points"), [(row[0], row[2]) for row in DEVELOPMENTS])
    def test_points(self, name, points):
        """The printed points; Empire adds its three cities."""
        bonus = 3 if name == "empire" else 0
        assert [points + bonus, 0] == scores(f"roll p0 [? ? ?] | food 3 {name} | food 3")

    def test_thirteen_in_all(self):
        """Eighty-four coins buy any of the thirteen."""
        expected = ["done", *(f"buy {name}" for name, _, _ in DEVELOPMENTS)]
        assert sorted(expected) == sorted(legal("buy p0 coins 84 | food 3 | food 3"))


class TestR45Discarding:
    @pytest.mark.parametrize(("good", "kept"), [("wood", "wood 4 stone 2"), ("stone", "wood 5 stone 1")])
    def test_five_wood_and_two_stone(self, good, kept):
        """Rulebook, step 5: one of seven goods goes, and the player chooses which."""
        position = "discard p0 | food 3 wood 5 stone 2 | food 3"
        assert sorted(legal(position)) == ["discard stone", "discard wood"]
        assert f"{NEXT} | food 3 {kept} | food 3" == after(position, f"discard {good}")

    def test_only_at_the_end_of_the_turn(self):
        """Seven goods may be held while buying."""
        position = "buy p0 coins 7 | food 3 wood 5 stone 2 | food 3"
        expected = "discard round 1 p0 | food 3 wood 5 stone 2 | food 3"
        assert expected == after(position, "done")
        assert f"{NEXT} | food 3 wood 5 irrigation | food 3" == after(
            position, "buy irrigation", "spend stone"
        )

    def test_six_are_kept(self):
        """Six goods and any amount of food stay."""
        position = "keep p0 rolls 1 [good food food] | food 15 wood 2 stone 1 pottery 1 cloth 1 | food 3"
        assert phase(after(position, "stop", "done")) == "roll"
        assert seat(after(position, "stop", "done"), 0) == "food 12 wood 3 stone 1 pottery 1 cloth 1"

    def test_down_to_six_exactly(self):
        """Nine goods: three go, one at a time, and not a fourth."""
        position = "discard p0 | food 3 wood 5 stone 2 cloth 2 | food 3"
        steps = ["discard cloth", "discard wood", "discard cloth"]
        assert after(position, *steps[:2]) == "discard round 1 p0 | food 3 wood 4 stone 2 cloth 1 | food 3"
        assert f"{NEXT} | food 3 wood 4 stone 2 | food 3" == after(position, *steps)

    def test_opponents_keep_what_they_traded_for(self):
        """Seven goods in an opponent's hand wait for the end of that opponent's turn."""
        position = "trade p0 trading | food 3 wood 2 | food 3 stone 5 cloth 1"
        steps = ["trade p1", "give wood", "give wood", "ask stone", "propose", "accept", "done"]
        expected = "roll round 1 p1 trading [? ? ?] | food 3 stone 1 | food 3 wood 2 stone 4 cloth 1"
        assert expected == after(position, *steps)


class TestR46Caravans:
    def test_everything_is_kept(self):
        """No good has to go."""
        position = "buy p0 coins 14 | food 3 wood 8 stone 7 caravans | food 3"
        assert f"{NEXT} | food 3 wood 8 stone 7 caravans | food 3" == after(position, "done")

    def test_bought_this_turn(self):
        """Caravans help in the turn they are bought."""
        position = "buy p0 coins 21 | food 3 wood 5 stone 2 | food 3"
        assert f"{NEXT} | food 3 wood 5 stone 2 caravans | food 3" == after(position, "buy caravans")

    def test_only_the_owner(self):
        """An opponent's Caravans carry nothing."""
        position = "buy p0 coins 14 | food 3 wood 5 stone 2 | food 3 caravans"
        assert phase(after(position, "done")) == "discard"
