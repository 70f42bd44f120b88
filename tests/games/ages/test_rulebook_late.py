"""R65 to R75 of the rulebook: the Late Bronze Age."""

import pytest

import gobelet
from gobelet.engine.errors import NotationError
from tests.games.ages.notation import after, amount, legal, phase, scores, seat, table_at

SIX = "leadership irrigation agriculture quarrying medicine coinage"


SHEET = [
    *[("leadership", 10, 2), ("irrigation", 10, 2), ("agriculture", 15, 3), ("quarrying", 15, 3)],
    *[("medicine", 20, 4), ("preservation", 20, 4), ("coinage", 20, 4), ("caravans", 20, 4)],
    *[("shipping", 25, 5), ("smithing", 25, 5), ("religion", 25, 7), ("granaries", 30, 6)],
    *[("masonry", 30, 6), ("engineering", 40, 6), ("commerce", 40, 8), ("architecture", 60, 8)],
    ("empire", 70, 10),
]


class TestR65SeventeenDevelopments:
    def test_the_sheet(self):
        """Names, costs and points, in this order."""
        sheet = gobelet.game("ages").table(2, edition="late").view().seats[0].developments
        assert [(d.name, d.cost, d.points) for d in sheet] == SHEET

    @pytest.mark.parametrize(("name", "cost", "points"), SHEET)
    def test_what_they_cost(self, name, cost, points):
        """So much buys it, one coin less does not, and it is worth its points."""
        position = f"buy p0 late coins {cost} | - | -"
        assert after(position, f"buy {name}") == f"roll round 1 p1 late [? ? ?] | {name} | -"
        assert scores(position, f"buy {name}")[0] == points + 3 * (name == "empire")
        assert cost == 10 or f"buy {name}" not in legal(f"buy p0 late coins {cost - 1} | - | -")

    def test_it_costs_forty(self):
        """Forty coins' worth buys it, less does not."""
        position = "buy p0 late coins 40 | food 3 | food 3"
        assert after(position, "buy commerce") == "roll round 1 p1 late [? ? ?] | food 3 commerce | food 3"
        assert "buy commerce" not in legal(position.replace("coins 40", "coins 39"))

    @pytest.mark.parametrize("name", ["commerce", "preservation", "shipping", "smithing"])
    @pytest.mark.parametrize("edition", ["", "reprint "])
    def test_other_editions_do_not_have_them(self, edition, name):
        """Nobody is offered them there, and no position has them."""
        assert f"buy {name}" not in legal(f"buy p0 {edition}coins 60 | food 3 | food 3")
        with pytest.raises(NotationError, match=f"has no '{name}'"):
            table_at(f"roll p0 {edition}[? ? ?] | food 3 {name} | food 3")


class TestR66CommercePoints:
    def test_a_point_for_each_good(self):
        """Eight points for itself, one for each good, whatever it is worth; food is none."""
        assert scores("roll p0 late [? ? ?] | food 3 commerce | food 3 wood 5") == [8, 0]
        held = "food 3 wood 2 stone 1 spearheads 1 commerce"
        assert scores(f"roll p0 late [? ? ?] | {held} | food 3") == [12, 0]


class TestR67SevenDevelopments:
    def test_the_sixth_does_not_end_it_and_the_seventh_does(self):
        """Bought by the last player of a round."""
        five = SIX.removesuffix(" coinage")
        assert not table_at(f"buy round 6 p1 late coins 20 | food 3 | food 3 {five}", "buy coinage").over
        assert table_at(f"buy round 6 p1 late coins 20 | food 3 | food 3 {SIX}", "buy caravans").over


class TestR68Monuments:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_all_are_in_play(self, players):
        """Seven of them, with any number of players."""
        table = gobelet.game("ages").table(players, edition="late")
        assert len(table.view().seats[0].monuments) == 7


class TestR69Alone:
    def test_eleven_rounds(self):
        """After the tenth round there is one more, after the eleventh none."""
        position = "keep round 10 p0 late rolls 1 [food food food] | food 3"
        assert after(position, "stop") == "roll round 11 p0 late [? ? ?] | food 9"
        assert table_at(position.replace("round 10", "round 11"), "stop").over


class TestR70Preservation:
    POSITION = "preserve round 2 p0 late [? ? ?] | food 4 pottery 2 preservation | food 3"

    def test_a_pottery_for_twice_the_food(self):
        """Before the first roll."""
        expected = "roll round 2 p0 late [? ? ?] | food 8 pottery 1 preservation | food 3"
        assert expected == after(self.POSITION, "preserve")

    def test_it_is_a_choice(self):
        """Who does not want to just rolls."""
        expected = "roll round 2 p0 late [? ? ?] | food 4 pottery 2 preservation | food 3"
        assert expected == after(self.POSITION, "done")

    def test_fifteen_at_most(self):
        """The peg board holds no more."""
        position = self.POSITION.replace("food 4", "food 9")
        assert seat(after(position, "preserve"), 0) == "food 15 pottery 1 preservation"

    def test_it_comes_up_when_the_turn_begins(self):
        """As soon as the player before has finished."""
        position = "discard p1 late | food 4 pottery 2 preservation | wood 7"
        assert phase(after(position, "discard wood")) == "preserve"
        assert table_at(position, "discard wood").actor == 0

    def test_once_a_turn(self):
        """After the first roll there is no second time."""
        assert phase(after(self.POSITION, "preserve", "! food food food")) == "keep"

    @pytest.mark.parametrize("own", ["food 4 preservation", "pottery 1 preservation", "food 4 pottery 1"])
    def test_not_without_pottery_food_and_the_development(self, own):
        """Then the turn begins with the roll."""
        assert phase(after(f"discard p1 late | {own} | wood 7", "discard wood")) == "roll"

    def test_not_with_a_full_board(self):
        """Fifteen food cannot be doubled."""
        position = "discard p1 late | food 15 pottery 1 preservation | wood 7"
        assert phase(after(position, "discard wood")) == "roll"

    def test_alone(self):
        """The same."""
        position = "keep round 3 p0 late rolls 1 [food food food] | food 3 pottery 1 preservation"
        assert phase(after(position, "stop")) == "preserve"


ROLLED = "roll p0 late [? ? ? ? ?] | food 9 {own} city4 3 city5 4 | {first} | {second}"
INVASION = "! skull skull skull skull food"
GOODS = "wood 2 stone 2 pottery 2 cloth 1 spearheads 1"  # of four skulls


def struck(own, *steps, first="-", second="-"):
    position = after(ROLLED.format(own=own, first=first, second=second), INVASION, "stop", *steps)
    return [amount(position, number, "disasters") for number in range(3)]


class TestR71Smithing:
    def test_opponents_instead_of_oneself(self):
        """Everybody else loses four points."""
        assert struck("smithing") == [0, 4, 4]
        assert struck("") == [4, 0, 0]

    def test_a_great_wall_protects_opponents(self):
        """Only the one who has it."""
        assert struck("smithing", first="great_wall first") == [0, 0, 4]

    def test_smithing_does_not_protect_opponents(self):
        """It turns one's own Invasion only."""
        assert struck("smithing", first="smithing") == [0, 4, 4]
        assert struck("", first="smithing") == [4, 0, 0]

    def test_with_a_great_wall_of_ones_own(self):
        """The opponents are struck all the same."""
        assert struck("smithing great_wall first") == [0, 4, 4]

    @pytest.mark.parametrize(("skulls", "lost"), [(2, [2, 0, 0]), (3, [0, 3, 3]), (5, [0, 0, 0])])
    def test_four_skulls_only(self, skulls, lost):
        """Other disasters are what they are, and no spearhead is spent."""
        dice = "! " + " ".join(["skull"] * skulls + ["food"] * (5 - skulls))
        steps = [dice, "stop"] if skulls < 5 else [dice]
        position = after(ROLLED.format(own="spearheads 1 smithing", first="-", second="-"), *steps)
        assert [amount(position, number, "disasters") for number in range(3)] == lost
        assert phase(position) != "invade"


class TestR72Spearheads:
    def test_two_points_each(self):
        """One after another, for everybody struck."""
        assert struck("spearheads 1 smithing", "spearhead") == [0, 6, 6]
        assert struck("spearheads 1 smithing", "spearhead", "spearhead") == [0, 8, 8]

    def test_not_those_with_a_great_wall(self):
        """They were not struck."""
        assert struck("smithing", "spearhead", first="great_wall first") == [0, 0, 6]

    def test_any_number(self):
        """None at all, too; what is not spent stays."""
        position = ROLLED.format(own="spearheads 1 smithing", first="-", second="-")
        result = after(position, INVASION, "stop", "done")
        assert (phase(result), amount(result, 0, "spearheads")) == ("buy", 2)

    def test_those_of_this_turn_too(self):
        """Four skulls bring eight goods, and a spearhead among them."""
        assert (
            phase(after(ROLLED.format(own="smithing", first="-", second="-"), INVASION, "stop")) == "invade"
        )

    def test_before_trading(self):
        """A spearhead that was spent cannot be traded."""
        position = ROLLED.format(own="smithing", first="food 3", second="-").replace("late", "late trading")
        assert phase(after(position, INVASION, "stop", "spearhead")) == "trade"

    def test_not_if_nobody_is_struck(self):
        """With Great Walls everywhere there is nothing to spend them on."""
        position = ROLLED.format(own="smithing", first="great_wall first", second="great_wall later")
        assert phase(after(position, INVASION, "stop")) == "buy"


class TestR73SmithingAlone:
    def test_it_only_protects(self):
        """Nobody is struck, and no spearhead is spent."""
        position = "roll p0 late [? ? ? ? ?] | food 9 {} city4 3 city5 4"
        result = after(position.format("smithing"), INVASION, "stop")
        assert (phase(result), amount(result, 0, "disasters")) == ("buy", 0)
        assert amount(after(position.format(""), INVASION, "stop"), 0, "disasters") == 4


class TestR74Ships:
    POSITION = "build p0 late | food 3 wood 2 cloth 2 shipping | food 3"

    def test_a_wood_and_a_cloth(self):
        """No workers are needed."""
        assert legal(self.POSITION) == ["done", "ship"]
        expected = "build round 1 p0 late | food 3 wood 1 cloth 1 ships 1 shipping | food 3"
        assert expected == after(self.POSITION, "ship")

    def test_beside_workers(self):
        """In any order."""
        position = self.POSITION.replace("late", "late workers 1")
        assert {"ship", "worker city4", "done"} <= set(legal(position))
        assert "ship" in legal(position, "worker city4")
        assert "worker city4" in legal(position, "ship")

    def test_five_at_most(self):
        """The sixth cannot be built."""
        position = self.POSITION.replace("cloth 2", "cloth 2 ships 4")
        assert "ship" in legal(position)
        assert "ships 5" in after(position, "ship")
        assert phase(after(position, "ship")) == "exchange"

    @pytest.mark.parametrize("own", ["wood 1 shipping", "cloth 1 shipping", "wood 1 cloth 1"])
    def test_not_without_wood_cloth_and_the_development(self, own):
        """Something is missing."""
        assert "ship" not in legal(f"build p0 late workers 1 | {own} | -")

    def test_they_stay(self):
        """A Revolt takes goods, not ships; and they do not count when goods are discarded."""
        position = "roll p0 late [? ? ? ? ?] | food 9 wood 2 ships 3 city4 3 city5 4 shipping | -"
        assert seat(after(position, "! skull skull skull skull skull"), 0).startswith("food 4 ships 3 city4")
        assert phase(after("buy p0 late coins 20 | wood 6 ships 5 shipping | -", "done")) == "roll"

    def test_they_are_no_goods(self):
        """Commerce does not count them."""
        assert scores("roll p0 late [? ? ?] | wood 2 ships 3 commerce shipping | -") == [15, 0]


class TestR75Exchanges:
    POSITION = "exchange p0 late coins 7 | food 3 wood 2 ships 2 shipping | food 3"

    def test_one_good_for_another(self):
        """One ship, one good, any other kind."""
        table = table_at(self.POSITION, "exchange wood for spearheads")
        expected = (
            "exchange round 1 p0 late coins 7 exchanges 1"
            " | food 3 wood 1 spearheads 1 ships 2 shipping | food 3"
        )
        assert expected == table.position
        others = ["stone", "pottery", "cloth", "spearheads"]
        assert legal(self.POSITION) == ["done", *(f"exchange wood for {good}" for good in others)]

    def test_each_ship_once(self):
        """Two ships, two goods."""
        steps = ["exchange wood for cloth", "exchange wood for cloth"]
        result = after(self.POSITION, *steps)
        assert (phase(result), seat(result, 0)) == ("buy", "food 3 cloth 2 ships 2 shipping")

    def test_what_came_may_go_on(self):
        """A good that a ship brought may go out with the next one."""
        steps = ["exchange wood for cloth", "exchange cloth for stone"]
        assert seat(after(self.POSITION, *steps), 0) == "food 3 wood 1 stone 1 ships 2 shipping"

    def test_within_the_board(self):
        """A full row takes no more."""
        position = "exchange p0 late | wood 1 spearheads 4 ships 1 shipping | -"
        assert "exchange wood for spearheads" not in legal(position)
        assert "exchange spearheads for wood" in legal(position)

    def test_after_building_and_before_buying(self):
        """Also with a ship built in this turn, and what it brings pays."""
        position = "build p0 late coins 7 | wood 2 cloth 1 shipping | -"
        result = after(position, "ship", "exchange wood for stone")
        assert (phase(result), seat(result, 0)) == ("roll", "stone 1 ships 1 shipping")
        assert (
            phase(after(position.replace("coins 7", "coins 8"), "ship", "exchange wood for stone")) == "buy"
        )

    def test_a_new_turn(self):
        """The ships can be used again."""
        result = after(self.POSITION, "exchange wood for cloth", "done", "done")
        assert "exchanges" not in result

    def test_food_is_no_good(self):
        """It is neither given nor taken."""
        assert not [action for action in legal(self.POSITION) if "food" in action]
