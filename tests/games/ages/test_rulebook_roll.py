"""R1 to R8 of the rulebook: setting up and rolling."""

import pytest

import gobelet
from tests.games.ages.notation import after, legal, phase, seat, table_at


class TestR1SettingUp:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_every_player_begins_alike(self, players):
        """Three cities, three food and nothing else, for one to four players."""
        table = gobelet.game("ages").table(players=players)
        assert "roll round 1 p0 [? ? ?]" + " | food 3" * players == table.position

    @pytest.mark.parametrize("players", [0, 5])
    def test_no_other_number_of_players(self, players):
        """Nobody and five players are refused."""
        with pytest.raises(gobelet.SetupError):
            gobelet.game("ages").table(players=players)

    def test_options_show_in_the_position(self):
        """The edition and the trading variant are chosen before the first roll."""
        table = gobelet.game("ages").table(players=2, edition="reprint", trading="yes")
        assert table.position == "roll round 1 p0 reprint trading [? ? ?] | food 3 | food 3"

    def test_nobody_has_points(self):
        """At the start everyone has no point and shares the first place."""
        table = gobelet.game("ages").table(players=3)
        assert (table.scores(), table.ranks()) == ([0, 0, 0], [1, 1, 1])


class TestR2Rounds:
    def test_next_seat_in_the_same_round(self):
        """After the first seat the second one rolls."""
        position = "keep round 2 p0 rolls 1 [food food food] | food 3 | food 3"
        assert after(position, "stop") == "roll round 2 p1 [? ? ?] | food 9 | food 3"

    def test_next_round_after_the_last_seat(self):
        """After the last seat the first one begins a new round."""
        position = "keep round 2 p2 rolls 1 [food food food] | food 3 | food 3 | food 3"
        assert after(position, "stop") == "roll round 3 p0 [? ? ?] | food 3 | food 3 | food 9"

    def test_one_turn_each(self):
        """Four turns make a round of four players."""
        turn = ["! food food food", "stop"]
        start = "roll p0 [? ? ?] | food 3 | food 3 | food 3 | food 3"
        assert after(start, *turn * 4) == "roll round 2 p0 [? ? ?] | food 9 | food 9 | food 9 | food 9"


class TestR3OrderOfATurn:
    def test_every_step_with_a_choice(self):
        """Rolling, trading, building, buying, discarding: then the next player."""
        position = "keep p0 trading rolls 1 [coins workers good] | food 3 wood 5 stone 1 | food 3 wood 1"
        steps = ["stop", "done", "done", "done", "discard wood"]
        phases = [phase(after(position, *steps[:count])) for count in range(1, 6)]
        assert phases == ["trade", "build", "buy", "discard", "roll"]

    def test_steps_without_a_choice_pass(self):
        """Without workers, money and surplus the turn ends with the dice."""
        position = "keep p0 rolls 1 [food food good] | food 3 | food 3"
        assert after(position, "stop") == "roll round 1 p1 [? ? ?] | food 6 wood 1 | food 3"

    def test_only_building(self):
        """A turn with workers and no money ends with the last worker."""
        position = "build p0 [workers food food] workers 1 | food 3 | food 3"
        assert after(position, "worker obelisk") == "roll round 1 p1 [? ? ?] | food 3 obelisk 1 | food 3"

    def test_building_before_buying(self):
        """Workers and coins are counted together, and workers go first."""
        position = "keep p0 rolls 1 [workers coins coins] | food 3 | food 3"
        assert (
            after(position, "stop")
            == "build round 1 p0 [workers coins coins] workers 3 coins 14 | - | food 3"
        )
        assert after(position, "stop", "done") == "buy round 1 p0 [workers coins coins] coins 14 | - | food 3"


class TestR4DicePerCity:
    @pytest.mark.parametrize(
        ("cities", "dice"),
        [
            ("city4 2", "? ? ?"),
            ("city4 3", "? ? ? ?"),
            ("city7 6", "? ? ? ?"),
            ("city4 3 city5 4", "? ? ? ? ?"),
            ("city4 3 city5 4 city6 5 city7 5", "? ? ? ? ? ?"),
            ("city4 3 city5 4 city6 5 city7 6", "? ? ? ? ? ? ?"),
        ],
    )
    def test_one_die_a_city(self, cities, dice):
        """A standing city gives a die, one under construction does not."""
        position = f"keep p0 rolls 1 [food food food] | food 3 | food 7 {cities}"
        assert f"roll round 1 p1 [{dice}] | food 9 | food 7 {cities}" == after(position, "stop")

    def test_a_new_city_gives_its_die_next_turn(self):
        """The fourth city is built now and rolls one turn later."""
        finished = after("build p0 workers 1 | food 3 city4 2 | food 3", "worker city4")
        assert finished == "roll round 1 p1 [? ? ?] | food 3 city4 3 | food 3"
        next_turn = after(finished, "! food food food", "stop")
        assert next_turn == "roll round 2 p0 [? ? ? ?] | food 3 city4 3 | food 9"

    def test_dice_fall_one_at_a_time(self):
        """The die with the lowest number falls first."""
        start = "roll p0 [? ? ?] | food 3 | food 3"
        assert after(start, "! coins") == "roll round 1 p0 [coins ? ?] | food 3 | food 3"
        assert after(start, "! coins skull") == "roll round 1 p0 [coins skull ?] | food 3 | food 3"

    def test_nobody_decides_while_dice_fall(self):
        """A falling die is a draw of six outcomes and no player's decision."""
        table = table_at("roll p0 [? ? ?] | food 3 | food 3")
        assert (table.actor, table.pending) == (None, 6)

    def test_the_roller_decides_when_they_lie(self):
        """With all dice on the table the player in turn chooses."""
        table = table_at("roll p1 [? ? ?] | food 3 | food 3", "! food good coins")
        assert (table.actor, table.pending) == (1, 0)


class TestR5Skulls:
    def test_a_skull_stays(self):
        """Only the dice without a skull may be rerolled."""
        position = "keep p0 rolls 1 [skull food coins] | food 3 | food 3"
        assert sorted(["stop", "reroll 2", "reroll 3", "reroll 2 3"]) == sorted(legal(position))

    def test_a_skull_of_the_second_roll_stays(self):
        """Skulls of the second roll join those of the first."""
        position = "roll p0 rolls 1 [? food skull] | food 3 | food 3"
        assert sorted(legal(position, "! skull")) == ["reroll 2", "stop"]

    def test_nothing_but_skulls_ends_the_rolling(self):
        """Three skulls at once leave nothing to reroll."""
        position = after("roll p0 [? ? ?] | food 3 | food 3", "! skull skull skull")
        assert (
            position == "buy round 1 p0 [skull skull skull] | wood 2 stone 1 pottery 1 cloth 1 spearheads 1"
            " | food 3 disasters 3"
        )

    def test_the_last_die_turns_into_a_skull(self):
        """The third roll is not offered when the second one leaves only skulls."""
        assert phase(after("roll p0 rolls 1 [skull skull ?] | food 3 | food 3", "! skull")) == "buy"

    def test_every_seat(self):
        """The rule holds for the second player as for the first."""
        position = "keep p1 rolls 2 [skull skull good] | food 3 | food 3"
        assert sorted(legal(position)) == ["reroll 3", "stop"]


class TestR6ThreeRolls:
    def test_after_the_first_roll(self):
        """Every set of the three dice may be rerolled, or none."""
        start = "roll p0 [? ? ?] | food 3 | food 3"
        assert (
            after(start, "! food good coins") == "keep round 1 p0 rolls 1 [food good coins] | food 3 | food 3"
        )
        sets = ["1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"]
        expected = ["stop", *(f"reroll {dice}" for dice in sets)]
        assert sorted(expected) == sorted(legal(start, "! food good coins"))

    def test_rerolled_dice_fall_again(self):
        """The chosen dice are picked up and the others stay."""
        position = "keep p0 rolls 1 [food good coins] | food 3 | food 3"
        assert after(position, "reroll 1 3") == "roll round 1 p0 rolls 1 [? good ?] | food 3 | food 3"

    def test_after_the_second_roll(self):
        """A second reroll is offered."""
        position = after(
            "keep p0 rolls 1 [food good coins] | food 3 | food 3", "reroll 1 3", "! coins either"
        )
        assert position == "keep round 1 p0 rolls 2 [coins good either] | food 3 | food 3"

    def test_the_third_roll_is_final(self):
        """After it the dice count as they lie."""
        position = "keep p0 rolls 2 [food food coins] | food 3 | food 3"
        assert after(position, "reroll 3", "! food") == "roll round 1 p1 [? ? ?] | food 9 | food 3"

    @pytest.mark.parametrize("rolls", [1, 2])
    def test_stopping_earlier(self, rolls):
        """One roll is enough, and so are two."""
        position = f"keep p0 rolls {rolls} [food food food] | food 3 | food 3"
        assert after(position, "stop") == "roll round 1 p1 [? ? ?] | food 9 | food 3"

    def test_seven_dice(self):
        """Seven dice without a skull can be rerolled in 127 ways."""
        cities = "city4 3 city5 4 city6 5 city7 6"
        position = f"keep p0 rolls 1 [food food food food food food food] | food 3 {cities} | food 3"
        assert len(legal(position)) == 128


class TestR7KeptDice:
    def test_a_kept_die_may_be_rerolled_later(self):
        """The die kept after the first roll may still be rolled the third time."""
        position = "keep p0 rolls 1 [food good coins] | food 3 | food 3"
        assert "reroll 2" in legal(position, "reroll 1 3", "! coins coins")

    def test_all_dice_again(self):
        """Kept and rerolled dice may be rolled together."""
        position = "keep p0 rolls 1 [food good coins] | food 3 | food 3"
        assert "reroll 1 2 3" in legal(position, "reroll 1", "! workers")


class TestR8Leadership:
    def test_after_stopping_early(self):
        """Any one die may be rerolled once the player has stopped."""
        position = "keep p0 rolls 1 [food skull coins] | food 3 leadership | food 3"
        assert sorted(legal(position, "stop")) == ["lead 1", "lead 2", "lead 3", "stop"]

    def test_after_the_third_roll(self):
        """The third roll is followed by Leadership, not by the collection."""
        position = "keep p0 rolls 2 [skull skull food] | food 3 leadership | food 3"
        assert sorted(legal(position, "reroll 3", "! coins")) == ["lead 1", "lead 2", "lead 3", "stop"]

    def test_after_nothing_but_skulls(self):
        """When all dice are skulls the rolling is over and one of them may be rerolled."""
        position = "roll p0 [? ? ?] | food 3 leadership | food 3"
        assert sorted(legal(position, "! skull skull skull")) == ["lead 1", "lead 2", "lead 3", "stop"]

    def test_the_die_falls_again(self):
        """The chosen die, and no other, is rolled."""
        position = "keep p0 rolls 1 [food coins food] | food 3 leadership | food 3"
        expected = "roll round 1 p0 rolls 3 [food ? food] | food 3 leadership | food 3"
        assert expected == after(position, "stop", "lead 2")

    def test_a_skull_is_turned_away(self):
        """One skull of two is rerolled, and there is no Drought."""
        position = "keep p0 rolls 2 [skull skull food] | food 3 leadership | food 3"
        expected = "roll round 1 p1 [? ? ?] | food 6 wood 1 stone 1 leadership | food 3"
        assert expected == after(position, "stop", "lead 1", "! food")

    def test_the_result_is_final(self):
        """A skull that comes up counts, and the die cannot be rolled once more."""
        position = after(
            "keep p0 rolls 1 [skull food food] | food 3 leadership | food 3", "stop", "lead 3", "! skull"
        )
        assert seat(position, 0) == "food 3 wood 1 stone 1 pottery 1 cloth 1 leadership disasters 2"
        assert phase(position) == "buy"

    def test_a_food_or_workers_die_comes_up(self):
        """The choice of food or workers follows the Leadership die."""
        position = "keep p0 rolls 1 [coins food food] | food 3 leadership | food 3"
        assert sorted(legal(position, "stop", "lead 1", "! either")) == ["food 0", "food 1"]

    def test_leaving_it(self):
        """Leadership is a choice."""
        position = "keep p0 rolls 1 [food food food] | food 3 leadership | food 3"
        assert after(position, "stop", "stop") == "roll round 1 p1 [? ? ?] | food 9 leadership | food 3"

    def test_only_the_owner(self):
        """An opponent's Leadership does not help."""
        position = "keep p0 rolls 1 [food food food] | food 3 | food 3 leadership"
        assert after(position, "stop") == "roll round 1 p1 [? ? ?] | food 9 | food 3 leadership"
