"""R28 to R32 of the rulebook: the trading variant."""

import pytest

from tests.games.ages.notation import after, legal, phase, seat, table_at

OFFER = ["trade p1", "give wood", "ask stone"]
BOARD = [
    ("wood", 8, "stone", "cloth"),
    ("stone", 7, "wood", "cloth"),
    ("pottery", 6, "wood", "cloth"),
    ("cloth", 5, "wood", "pottery"),
    ("spearheads", 4, "wood", "cloth"),
    ("food", 15, "wood", "cloth"),
]


class TestR28Trading:
    def test_after_feeding_and_before_building(self):
        """The step comes when goods are in and cities fed, with the workers still to place."""
        position = "keep p0 trading rolls 1 [good food workers] | food 3 | food 3 wood 1"
        expected = "trade round 1 p0 trading [good food workers] workers 3 | food 3 wood 1 | food 3 wood 1"
        assert expected == after(position, "stop")
        assert phase(after(position, "stop", "done")) == "build"

    def test_after_the_disaster(self):
        """Goods lost in a Revolt cannot be traded any more."""
        start = "roll p0 trading [? ? ? ? ?] | food 9 wood 3 city4 3 city5 4 | food 3 wood 2"
        position = after(start, "! skull skull skull skull skull")
        assert (phase(position), seat(position, 0)) == ("trade", "food 4 city4 3 city5 4")

    def test_any_opponent(self):
        """The player in turn chooses whom to trade with."""
        position = "trade p1 trading | food 3 wood 1 | food 3 stone 1 | food 3 cloth 1"
        assert sorted(legal(position)) == ["done", "trade p0", "trade p2"]

    def test_only_the_player_in_turn(self):
        """Nobody else begins an exchange."""
        table = table_at("trade p1 trading | food 3 wood 1 | food 3 stone 1 | food 3 cloth 1")
        assert table.actor == 1

    def test_two_exchanges_with_two_players(self):
        """Rulebook, trading: wood for stone with one player, then stone for pottery with another."""
        position = "trade p0 trading | food 3 wood 3 stone 1 | food 3 stone 2 | food 3 pottery 2"
        first = [
            "trade p1",
            "give wood",
            "give wood",
            "give wood",
            "ask stone",
            "ask stone",
            "propose",
            "accept",
        ]
        second = ["trade p2", "give stone", "give stone", "give stone", "ask pottery", "ask pottery"]
        result = after(position, *first, *second, "propose", "accept")
        assert result.split(" | ", 1)[1] == "food 3 pottery 2 | food 3 wood 3 | food 3 stone 3"

    def test_off_unless_chosen(self):
        """Without the variant the turn goes on to building."""
        position = "keep p0 rolls 1 [good food workers] | food 3 | food 3 wood 1"
        assert phase(after(position, "stop")) == "build"

    def test_nobody_to_trade_with(self):
        """Alone, and with an opponent who has nothing, there is no trading."""
        assert phase(after("keep p0 trading rolls 1 [workers food food] | food 3 wood 1", "stop")) == "build"
        assert (
            phase(after("keep p0 trading rolls 1 [workers food food] | food 3 wood 1 | -", "stop")) == "build"
        )


class TestR29Offer:
    def test_goods_and_food_only(self):
        """Workers, coins and points are not for exchange."""
        position = (
            "trade p0 trading workers 3 coins 7 | food 2 wood 1 | food 3 cloth 1 irrigation disasters 2"
        )
        expected = ["ask cloth", "ask food", "give food", "give wood", "withdraw"]
        assert expected == sorted(legal(position, "trade p1"))

    def test_something_on_both_sides(self):
        """A gift and a demand cannot be proposed, an exchange can."""
        position = "trade p0 trading | food 3 wood 3 | food 3 stone 2"
        assert "propose" not in legal(position, "trade p1")
        assert "propose" not in legal(position, "trade p1", "give wood")
        assert "propose" not in legal(position, "trade p1", "ask stone")
        assert "propose" in legal(position, "trade p1", "give wood", "ask stone")

    def test_any_amounts(self):
        """Several goods and food may be put together on one side."""
        position = "trade p0 trading | food 3 wood 3 | food 3 stone 4"
        steps = ["trade p1", "give wood", "give wood", "give food", "ask stone", "ask stone", "ask stone"]
        assert "with p1 give wood 2 food 1 ask stone 3 |" in after(position, *steps)
        result = after(position, *steps, "propose", "accept")
        assert (seat(result, 0), seat(result, 1)) == ("food 2 wood 1 stone 3", "food 4 wood 2 stone 1")

    def test_no_good_on_both_sides(self):
        """Wood is not exchanged for wood."""
        position = "trade p0 trading | food 3 wood 3 | food 3 wood 2"
        assert "ask wood" not in legal(position, "trade p1", "give wood")
        assert "give wood" not in legal(position, "trade p1", "ask wood")


class TestR30Answer:
    POSITION = "trade p0 trading | food 3 wood 3 | food 3 stone 2"
    STEPS = ["trade p1", "give wood", "give wood", "ask stone", "propose"]

    def test_the_opponent_decides(self):
        """The one who was asked accepts or refuses."""
        table = table_at(self.POSITION, *self.STEPS)
        assert (table.actor, sorted(table.legal())) == (1, ["accept", "refuse"])

    def test_the_opponent_that_was_named(self):
        """With more players only the named one answers."""
        position = "trade p0 trading | food 3 wood 3 | food 3 wood 1 | food 3 stone 2"
        assert table_at(position, "trade p2", "give wood", "ask stone", "propose").actor == 2

    def test_accepted(self):
        """Goods change hands, and the player in turn goes on."""
        expected = "trade round 1 p0 trading offers 1 | food 3 wood 1 stone 1 | food 3 wood 2 stone 1"
        assert expected == after(self.POSITION, *self.STEPS, "accept")
        assert table_at(self.POSITION, *self.STEPS, "accept").actor == 0

    def test_refused(self):
        """Nothing changes hands, and the player in turn goes on."""
        expected = "trade round 1 p0 trading offers 1 | food 3 wood 3 | food 3 stone 2"
        assert expected == after(self.POSITION, *self.STEPS, "refuse")

    def test_nothing_moves_before_the_answer(self):
        """An offer on the table is still everyone's own."""
        position = after(self.POSITION, *self.STEPS)
        assert (seat(position, 0), seat(position, 1)) == ("food 3 wood 3", "food 3 stone 2")

    def test_traded_goods_pay(self):
        """Goods received may be spent in the same turn."""
        position = "trade p0 trading coins 7 | food 3 wood 1 | food 3 stone 2"
        steps = [*OFFER, "ask stone", "propose", "accept", "done", "buy leadership", "spend stone"]
        assert (
            after(position, *steps) == "roll round 1 p1 trading [? ? ?] | food 3 leadership | food 3 wood 1"
        )


class TestR31WhatFits:
    def test_nobody_gives_more_than_they_have(self):
        """The last wood is offered once."""
        position = "trade p0 trading | food 3 wood 2 | food 3 stone 2"
        assert "give wood" in legal(position, "trade p1", "give wood")
        assert "give wood" not in legal(position, "trade p1", "give wood", "give wood")
        assert "give cloth" not in legal(position, "trade p1")

    def test_nobody_is_asked_for_more_than_they_have(self):
        """The last stone is asked for once."""
        position = "trade p0 trading | food 3 wood 2 | food 3 stone 2"
        assert "ask stone" in legal(position, "trade p1", "ask stone")
        assert "ask stone" not in legal(position, "trade p1", "ask stone", "ask stone")
        assert "ask cloth" not in legal(position, "trade p1")

    @pytest.mark.parametrize(("good", "limit", "mine", "theirs"), BOARD)
    def test_the_asker_has_room(self, good, limit, mine, theirs):
        """A full row receives nothing, a row with one free peg receives one."""
        full = f"trade p0 trading | {good} {limit} {mine} 1 | {good} 3 {theirs} 1"
        room = f"trade p0 trading | {good} {limit - 1} {mine} 1 | {good} 3 {theirs} 1"
        assert f"ask {good}" not in legal(full, "trade p1")
        assert f"ask {good}" in legal(room, "trade p1")
        assert f"ask {good}" not in legal(room, "trade p1", f"ask {good}")

    @pytest.mark.parametrize(("good", "limit", "mine", "theirs"), BOARD)
    def test_the_other_has_room(self, good, limit, mine, theirs):
        """The opponent's full row receives nothing either."""
        full = f"trade p0 trading | {good} 3 {mine} 1 | {good} {limit} {theirs} 1 caravans"
        room = f"trade p0 trading | {good} 3 {mine} 1 | {good} {limit - 1} {theirs} 1 caravans"
        assert f"give {good}" not in legal(full, "trade p1")
        assert f"give {good}" in legal(room, "trade p1")
        assert f"give {good}" not in legal(room, "trade p1", f"give {good}")


class TestR32FourOffers:
    POSITION = "trade p0 trading workers 3 | food 3 wood 3 | food 3 stone 3"

    @pytest.mark.parametrize("ending", [["propose", "accept"], ["propose", "refuse"], ["withdraw"]])
    def test_the_fourth_is_the_last(self, ending):
        """However they end, three offers leave a fourth and four end the trading."""
        offer = [*OFFER, *ending]
        position = "trade p0 trading workers 3 | food 3 wood 4 | food 3 stone 4"
        assert phase(after(position, *offer * 3)) == "trade"
        assert phase(after(position, *offer * 4)) == "build"

    def test_withdrawn_before_anything_was_named(self):
        """An offer begun and taken back at once counts too."""
        assert phase(after(self.POSITION, *["trade p1", "withdraw"] * 3)) == "trade"
        assert phase(after(self.POSITION, *["trade p1", "withdraw"] * 4)) == "build"

    def test_withdrawing_changes_nothing(self):
        """What was put on the table goes back."""
        position = after(self.POSITION, *OFFER, "withdraw")
        assert position == "trade round 1 p0 trading workers 3 offers 1 | food 3 wood 3 | food 3 stone 3"

    def test_four_in_all(self):
        """Offers to different opponents are counted together."""
        position = "trade p0 trading workers 3 offers 2 | food 3 wood 3 | food 3 stone 3 | food 3 cloth 3"
        assert phase(after(position, "trade p2", "withdraw")) == "trade"
        assert phase(after(position, "trade p2", "withdraw", "trade p1", "withdraw")) == "build"

    def test_a_new_turn_has_four_again(self):
        """Offers are counted turn by turn."""
        position = "trade p0 trading offers 3 | food 3 wood 3 | food 3 stone 1"
        steps = ["trade p1", "withdraw", "! food food good", "stop"]
        result = after(position, *steps)
        assert (phase(result), result.split()[3]) == ("trade", "p1")
        assert "offers" not in result
