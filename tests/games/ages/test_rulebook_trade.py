"""R28 to R32 and R76 to R78 of the rulebook: the trading variant."""

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
        assert (table.actor, sorted(table.legal())) == (1, ["accept", "counter", "refuse"])

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


class TestR32SixProposals:
    POSITION = "trade p0 trading workers 3 | food 3 wood 6 | food 3 stone 6"

    @pytest.mark.parametrize("ending", ["accept", "refuse"])
    def test_the_sixth_is_the_last(self, ending):
        """However they are answered, five proposals leave a sixth and six end the trading."""
        offer = [*OFFER, "propose", ending]
        assert phase(after(self.POSITION, *offer * 5)) == "trade"
        assert phase(after(self.POSITION, *offer * 6)) == "build"

    def test_a_draft_that_is_withdrawn_does_not_count(self):
        """Only what was proposed is counted."""
        position = after(self.POSITION, *OFFER, "withdraw")
        expected = "trade round 1 p0 trading workers 3 takebacks 1 | food 3 wood 6 | food 3 stone 6"
        assert expected == position

    def test_six_in_all(self):
        """Proposals to different opponents are counted together."""
        position = "trade p0 trading workers 3 offers 4 | food 3 wood 3 | food 3 stone 3 | food 3 cloth 3"
        to_p1, to_p2 = (
            [*OFFER, "propose", "refuse"],
            ["trade p2", "give wood", "ask cloth", "propose", "refuse"],
        )
        assert phase(after(position, *to_p2)) == "trade"
        assert phase(after(position, *to_p2, *to_p1)) == "build"

    def test_counter_offers_count(self):
        """An offer and its counter-offer are two."""
        steps = [*OFFER, "propose", "counter", "give stone", "ask wood", "propose", "refuse"]
        assert " offers 2 " in after(self.POSITION, *steps)

    def test_no_counter_offer_to_the_sixth(self):
        """There would be no proposal left for it."""
        position = self.POSITION.replace("workers 3", "workers 3 offers 5")
        assert sorted(legal(position, *OFFER, "propose")) == ["accept", "refuse"]

    def test_a_new_turn_has_six_again(self):
        """Proposals are counted turn by turn."""
        position = "trade p0 trading offers 5 takebacks 3 | food 3 wood 3 | food 3 stone 1"
        result = after(position, *OFFER, "propose", "refuse", "! food food good", "stop")
        assert (phase(result), result.split()[3]) == ("trade", "p1")
        assert "offers" not in result
        assert "takebacks" not in result


class TestR76CounterOffer:
    POSITION = "trade p0 trading | food 3 wood 3 | food 3 stone 2"
    OFFERED = [*OFFER, "propose"]
    COUNTERED = [*OFFERED, "counter", "give stone", "ask wood", "ask wood", "propose"]

    def test_it_begins_with_nothing(self):
        """The offer is off the table, and the other player drafts."""
        table = table_at(self.POSITION, *self.OFFERED, "counter")
        expected = "counter round 1 p0 trading offers 1 with p1 | food 3 wood 3 | food 3 stone 2"
        assert (table.position, table.actor) == (expected, 1)

    def test_who_gives_what(self):
        """The one who drafts gives what they name with give."""
        assert sorted(legal(self.POSITION, *self.OFFERED, "counter")) == sorted(
            ["give stone", "give food", "ask wood", "ask food", "withdraw"]
        )

    def test_the_player_in_turn_answers(self):
        """Accept, refuse, or counter in turn."""
        table = table_at(self.POSITION, *self.COUNTERED)
        expected = (
            "reply round 1 p0 trading offers 2 with p1 give stone 1 ask wood 2"
            " | food 3 wood 3 | food 3 stone 2"
        )
        assert (table.position, table.actor) == (expected, 0)
        assert sorted(table.legal()) == ["accept", "counter", "refuse"]

    def test_accepted(self):
        """The one who made the counter-offer gives what it says, and the trading goes on."""
        expected = "trade round 1 p0 trading offers 2 | food 3 wood 1 stone 1 | food 3 wood 2 stone 1"
        assert expected == after(self.POSITION, *self.COUNTERED, "accept")

    def test_refused(self):
        """Nothing changes hands."""
        expected = "trade round 1 p0 trading offers 2 | food 3 wood 3 | food 3 stone 2"
        assert expected == after(self.POSITION, *self.COUNTERED, "refuse")

    def test_countered_again(self):
        """The player in turn drafts again, to the same opponent, beginning with nothing."""
        table = table_at(self.POSITION, *self.COUNTERED, "counter")
        expected = "offer round 1 p0 trading offers 2 with p1 | food 3 wood 3 | food 3 stone 2"
        assert (table.position, table.actor) == (expected, 0)
        again = table_at(self.POSITION, *self.COUNTERED, "counter", "give wood", "ask stone", "propose")
        assert (phase(again.position), again.actor) == ("answer", 1)

    def test_withdrawn_it_is_a_refusal(self):
        """The player in turn goes on; no item was taken back by them."""
        expected = "trade round 1 p0 trading offers 1 | food 3 wood 3 | food 3 stone 2"
        assert expected == after(self.POSITION, *self.OFFERED, "counter", "give stone", "withdraw")


class TestR77TakingBack:
    POSITION = "trade p0 trading workers 3 | food 3 wood 3 | food 3 stone 3"

    def test_one_item(self):
        """From either side of the offer; no proposal is used up."""
        position = after(self.POSITION, *OFFER, "give wood", "remove wood", "remove stone")
        assert " takebacks 2 with p1 give wood 1 | " in position
        assert "offers" not in position

    def test_only_what_is_there(self):
        """Nothing is taken back from an empty draft."""
        assert not [a for a in legal(self.POSITION, "trade p1") if a.startswith("remove")]
        assert "remove stone" not in legal(self.POSITION, "trade p1", "give wood")

    def test_the_partner_too(self):
        """A counter-offer is drafted in the same way."""
        steps = [*OFFER, "propose", "counter", "give stone", "remove stone"]
        assert " offers 1 takebacks 1 with p1 |" in after(self.POSITION, *steps)

    def test_eight_times(self):
        """Then an item stays, and a draft that is withdrawn is the last."""
        position = self.POSITION.replace("workers 3", "workers 3 takebacks 7")
        assert "remove wood" in legal(position, "trade p1", "give wood")
        assert "remove wood" not in legal(position, "trade p1", "give wood", "remove wood", "give wood")
        assert phase(after(position, "trade p1", "give wood", "remove wood", "withdraw")) == "build"
        assert phase(after(position, "trade p1", "withdraw")) == "build"

    def test_eight_times_before_each_proposal(self):
        """Whoever has taken back all they may can still make every proposal of the turn."""
        dithering = ["trade p1", *["give wood", "remove wood"] * 8, "give wood", "ask stone", "propose"]
        position = after(self.POSITION, *[*dithering, "refuse"] * 5)
        assert " offers 5 |" in position
        assert phase(after(position, *dithering, "refuse")) == "build"

    def test_the_partner_takes_nothing_away(self):
        """What is taken back in a counter-offer, proposed or not, does not count for the other player."""
        countering = [*OFFER, "propose", "counter", *["give stone", "remove stone"] * 8]
        assert "remove stone" not in legal(self.POSITION, *countering, "give stone")
        for ending in (["withdraw"], ["give stone", "ask wood", "propose", "refuse"]):
            position = after(self.POSITION, *countering, *ending)
            assert phase(position) == "trade"
            assert "takebacks" not in position


class TestR78Gifts:
    POSITION = "trade p0 gifts | food 3 wood 3 | food 3 stone 2"

    def test_giving(self):
        """Nothing is asked for, and the other player still has to accept."""
        steps = ["trade p1", "give wood", "propose"]
        assert table_at(self.POSITION, *steps).actor == 1
        expected = "trade round 1 p0 gifts offers 1 | food 3 wood 2 | food 3 wood 1 stone 2"
        assert expected == after(self.POSITION, *steps, "accept")

    def test_asking(self):
        """The other way round."""
        expected = "trade round 1 p0 gifts offers 1 | food 3 wood 3 stone 1 | food 3 stone 1"
        assert expected == after(self.POSITION, "trade p1", "ask stone", "propose", "accept")

    def test_not_nothing_for_nothing(self):
        """Something must be on one side."""
        assert "propose" not in legal(self.POSITION, "trade p1")

    def test_somebody_who_has_nothing(self):
        """Can be given something, and can give nothing back."""
        assert legal("trade p0 gifts | wood 1 | -", "trade p1") == ["give wood", "withdraw"]

    def test_off_by_default(self):
        """Without the option both sides give something."""
        assert "propose" not in legal(self.POSITION.replace("gifts", "trading"), "trade p1", "give wood")
