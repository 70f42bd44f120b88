"""R10 to R17 of the rulebook: what the six districts do, and their alternatives."""

import pytest

import gobelet
from tests.games.topia.notation import (
    MISSIONS,
    after,
    changed,
    choose,
    dice_in_city,
    draws,
    full,
    last_turn,
    legal,
    listed,
    midway,
    missions,
    phase,
    places,
    refused,
    table_at,
    turn,
)

START = f"take p0 {full()} | - | -"
SECOND = f"take round 2 p0 {midway('gugu3', 'agency3')}"  # p0 has a white 2, p1 a purple 4


class TestR10Nethal:
    def test_two_dice_change_places(self):
        """The teal 2 just taken for the purple 4 of the opponent, step by step."""
        lying = full(nethal1="p0", gugu3="p0", agency3="p1")
        taken = after(SECOND, "take nethal1")
        assert taken == f"first round 2 p0 doing nethal {lying} | dice white2 teal2 | dice purple4"
        chosen = after(taken, "choose p0-2")
        assert (
            chosen == f"second round 2 p0 doing nethal chosen p0-2 {lying} | dice white2 teal2 | dice purple4"
        )
        assert after(chosen, "choose p1-1") == f"take round 2 p1 {lying} | dice white2 purple4 | dice teal2"

    def test_in_either_order(self):
        """It does not matter which is chosen first."""
        one = after(SECOND, "take nethal1", "choose p0-1", "choose p1-1")
        assert one == after(SECOND, "take nethal1", "choose p1-1", "choose p0-1")

    def test_on_the_same_card(self):
        """They stay there."""
        position = after(SECOND, "take nethal1", "choose p0-1", "choose p0-2")
        assert places(position)["p0-1"] == "teal2"
        assert places(position)["p0-2"] == "white2"

    def test_two_different_dice(self):
        """The first cannot be the second, too."""
        assert choose("p0-1", "p1-1") == legal(SECOND, "take nethal1", "choose p0-2")
        assert refused(SECOND, "take nethal1", "choose p0-2", "choose p0-2")

    @pytest.mark.parametrize("place", ["nethal2", "nethal1", "gugu3", "p0-3", "p1-2"])
    def test_only_on_cards(self, place):
        """No die and no agent of the city, and no agent of a card."""
        assert refused(SECOND, "take nethal1", f"choose {place}")
        assert refused(SECOND, "take nethal1", "choose p0-1", f"choose {place}")


class TestR11Bank:
    def test_a_die_for_a_die(self):
        """The white 3 just taken goes to Twilight, the white 6 comes to the card."""
        swapped = changed(START, "take bank1", "choose twilight3", "choose p0-1")
        assert swapped == {"bank1": "p0", "twilight3": "white3", "p0-1": "white6"}

    def test_step_by_step(self):
        """First the die in the city, then the one on a card."""
        lying = full(bank1="p0")
        taken = after(START, "take bank1")
        assert taken == f"first round 1 p0 doing bank {lying} | dice white3 | -"
        assert choose(*dice_in_city(taken)) == legal(taken)
        chosen = after(taken, "choose waste3")
        assert chosen == f"second round 1 p0 doing bank chosen waste3 {lying} | dice white3 | -"
        assert choose("p0-1") == legal(chosen)

    def test_for_an_opponent(self):
        """A 6 of Waste for the purple 4 of another."""
        swapped = changed(SECOND, "take bank3", "choose waste1", "choose p1-1")
        assert swapped == {"bank3": "p0", "p0-2": "teal1", "waste1": "purple4", "p1-1": "teal6"}

    def test_in_the_bank_itself(self):
        """A die of the same district is a die of the city."""
        assert changed(START, "take bank1", "choose bank3", "choose p0-1")["p0-1"] == "teal1"

    @pytest.mark.parametrize("place", ["p0-1", "p1-1", "bank1", "gugu3", "p0-3"])
    def test_first_only_dice_of_the_city(self, place):
        """No die of a card, and no agent."""
        assert refused(SECOND, "take bank1", f"choose {place}")

    @pytest.mark.parametrize("place", ["nethal1", "nethal2", "bank1", "p0-3", "p1-2"])
    def test_second_only_dice_of_cards(self, place):
        """Nothing of the city, and no agent."""
        assert refused(SECOND, "take bank1", "choose nethal1", f"choose {place}")


class TestR12Twilight:
    def test_two_dice_of_two_districts(self):
        """A teal 2 of Nethal for a teal 6 of Waste."""
        swapped = changed(START, "take twilight1", "choose nethal1", "choose waste1")
        assert swapped == {"twilight1": "p0", "p0-1": "purple1", "nethal1": "teal6", "waste1": "teal2"}

    def test_step_by_step(self):
        """Any die of the city, then any of another district."""
        lying = full(twilight1="p0")
        taken = after(START, "take twilight1")
        assert taken == f"first round 1 p0 doing twilight {lying} | dice purple1 | -"
        assert choose(*dice_in_city(taken)) == legal(taken)
        chosen = after(taken, "choose twilight2")
        assert chosen == f"second round 1 p0 doing twilight chosen twilight2 {lying} | dice purple1 | -"
        assert choose(*dice_in_city(taken, "twilight")) == legal(chosen)
        assert len(legal(chosen)) == 15

    @pytest.mark.parametrize("place", ["nethal1", "nethal2", "nethal3"])
    def test_not_the_same_district(self, place):
        """Nor the same die."""
        assert refused(START, "take twilight1", "choose nethal1", f"choose {place}")

    @pytest.mark.parametrize("place", ["p0-1", "p0-2", "p1-1", "twilight1", "gugu3"])
    def test_only_dice_of_the_city(self, place):
        """No die of a card, and no agent."""
        assert refused(SECOND, "take twilight1", f"choose {place}")
        assert refused(SECOND, "take twilight1", "choose nethal1", f"choose {place}")

    def test_two_left(self):
        """One of each of two districts can only be exchanged for each other."""
        position = last_turn(twilight="white4", bank="white2", gugu="white5")
        assert legal(position, "take twilight3") == choose("bank3", "gugu3")
        assert legal(position, "take twilight3", "choose gugu3") == choose("bank3")


class TestR13Waste:
    def test_the_agent_just_placed(self):
        """Yellow's agent goes on to Nethal, the teal 2 comes to Waste."""
        swapped = changed(START, "take waste2", "choose waste2", "choose nethal1")
        assert swapped == {"waste2": "teal2", "p0-1": "purple2", "nethal1": "p0"}

    def test_step_by_step(self):
        """First an agent, then a die of another district."""
        lying = full(waste2="p0")
        taken = after(START, "take waste2")
        assert taken == f"first round 1 p0 doing waste {lying} | dice purple2 | -"
        assert choose("waste2") == legal(taken)
        chosen = after(taken, "choose waste2")
        assert chosen == f"second round 1 p0 doing waste chosen waste2 {lying} | dice purple2 | -"
        assert choose(*dice_in_city(taken, "waste")) == legal(chosen)
        assert len(legal(chosen)) == 15

    def test_an_agent_of_an_opponent(self):
        """From the Agency to Nethal."""
        swapped = changed(SECOND, "take waste2", "choose agency3", "choose nethal1")
        assert swapped == {"waste2": "p0", "p0-2": "purple2", "agency3": "teal2", "nethal1": "p1"}

    def test_into_waste(self):
        """An agent of another district may come here."""
        assert changed(SECOND, "take waste2", "choose gugu3", "choose waste1")["waste1"] == "p0"

    @pytest.mark.parametrize("place", ["nethal1", "waste1", "p0-1", "p1-1", "p0-3"])
    def test_first_only_agents_of_the_city(self, place):
        """No die, and nobody who is still on a card."""
        assert refused(SECOND, "take waste2", f"choose {place}")

    @pytest.mark.parametrize("place", ["agency1", "agency2", "agency3", "gugu3", "waste2", "p0-1", "p1-1"])
    def test_second_only_dice_of_another_district(self, place):
        """Not of the same one, no agent, and nothing on a card."""
        assert refused(SECOND, "take waste2", "choose agency3", f"choose {place}")

    def test_only_what_leaves_a_choice(self):
        """With dice in the Bank only, the agents of the Bank cannot be chosen."""
        position = last_turn(waste="white4", bank="white2")
        others = ["nethal1", "nethal2", "nethal3", "twilight1", "twilight2", "waste1", "waste2", "waste3"]
        assert choose(*others, "gugu1", "gugu2") == legal(position, "take waste3")


class TestR14Gugu:
    def test_the_example(self):
        """Rulebook, page 4: a 2 of Nethal becomes a 4."""
        assert changed(START, "take gugu1", "choose nethal1", "! 4") == {
            "gugu1": "p0",
            "p0-1": "purple6",
            "nethal1": "teal4",
        }

    def test_any_die(self):
        """Of the city and of all cards."""
        position = after(SECOND, "take gugu1")
        assert choose("p0-1", "p0-2", "p1-1", *dice_in_city(position)) == legal(position)

    def test_six_outcomes(self):
        """It is rolled, nobody decides."""
        table = table_at(START, "take gugu1", "choose nethal1")
        assert (phase(table.position), table.pending, table.actor) == ("roll", 6, None)

    @pytest.mark.parametrize("value", range(1, 7))
    @pytest.mark.parametrize(
        ("place", "colour"), [("nethal3", "purple"), ("p0-1", "white"), ("p1-1", "purple")]
    )
    def test_a_new_value(self, place, colour, value):
        """Also the same again; the colour stays."""
        position = after(SECOND, "take gugu1", f"choose {place}", f"! {value}")
        assert f"{colour}{value}" == places(position)[place]
        assert (phase(position), turn(position)) == ("take", 1)

    @pytest.mark.parametrize("place", ["gugu1", "gugu3", "agency3", "p0-3", "p1-2"])
    def test_no_agents(self, place):
        """Neither in the city nor on a card."""
        assert refused(SECOND, "take gugu1", f"choose {place}")

    @pytest.mark.parametrize("value", ["0", "7", "teal4", "even"])
    def test_no_other_values(self, value):
        """What a die cannot show is refused and changes nothing."""
        table = table_at(START, "take gugu1", "choose nethal1")
        before = table.position
        with pytest.raises(gobelet.NotationError, match=value):
            table.draw(value)
        assert before == table.position


class TestR15Agency:
    POSITION = f"take p0 {full()} | missions even odd | missions high low"

    def test_draw_and_return(self):
        """One comes, one goes under the deck."""
        position = after(self.POSITION, "take agency1", "! sum_21", "return odd")
        seats = "dice white5 missions even sum_21 under odd draws 1 | missions high low"
        assert position == f"take round 1 p1 {full(agency1='p0')} | {seats}"

    def test_step_by_step(self):
        """One is still to be drawn, then one still to be returned."""
        lying, others = full(agency1="p0"), "missions high low"
        drawing = after(self.POSITION, "take agency1")
        assert drawing == (
            f"draw round 1 p0 doing agency left 1 {lying} | dice white5 missions even odd | {others}"
        )
        drawn = after(drawing, "! sum_21")
        assert drawn == (
            f"return round 1 p0 doing agency left 1 {lying}"
            f" | dice white5 missions even odd sum_21 draws 1 | {others}"
        )

    def test_any_of_the_hand(self):
        """Also the one just drawn."""
        assert {"return even", "return odd", "return sum_21"} == legal(
            self.POSITION, "take agency1", "! sum_21"
        )
        position = after(self.POSITION, "take agency1", "! sum_21", "return sum_21")
        assert (missions(position), listed(position, 0, "under")) == (["even", "odd"], ["sum_21"])

    @pytest.mark.parametrize("action", ["return high", "return lowest", "pass", "done", "take nethal1"])
    def test_one_must_be_returned(self, action):
        """One's own, and nothing else can be done."""
        assert refused(self.POSITION, "take agency1", "! sum_21", action)

    def test_what_can_come(self):
        """All that is in nobody's hand, each as likely."""
        table = table_at(self.POSITION, "take agency1")
        assert table.pending == 36
        come = []
        for outcome in range(36):
            table = table_at(self.POSITION, "take agency1")
            table.draw(outcome)
            come += set(missions(table.position)) - {"even", "odd"}
        assert [mission for mission in MISSIONS if mission not in ("even", "odd", "high", "low")] == come

    @pytest.mark.parametrize("mission", ["even", "high", "dragon"])
    def test_what_cannot_come(self, mission):
        """A mission of a hand, or one that does not exist, is refused and changes nothing."""
        table = table_at(self.POSITION, "take agency1")
        before = table.position
        with pytest.raises(gobelet.NotationError, match=mission):
            table.draw(mission)
        assert before == table.position

    def test_under_the_deck(self):
        """What lies there does not come up again."""
        seats = midway("agency1", "", p0="missions even odd under lowest draws 1", p1="missions high low")
        table = table_at(f"take p1 {seats}", "take agency2")
        assert table.pending == 35
        with pytest.raises(gobelet.NotationError, match="lowest"):
            table.draw("lowest")

    def test_draws_are_counted(self):
        """By everyone who draws."""
        seats = midway("agency1", "", p0="missions even odd under lowest draws 1", p1="missions high low")
        position = after(f"take p1 {seats}", "take agency2", "! sum_21", "return low")
        position = after(position, "take agency3", "! sum_15", "return even")
        assert (draws(position, 0), draws(position, 1)) == (2, 1)
        assert (listed(position, 0, "under"), listed(position, 1, "under")) == (["even", "lowest"], ["low"])

    def test_dice_stay(self):
        """Nothing else moves."""
        assert changed(self.POSITION, "take agency1", "! sum_21", "return odd") == {
            "agency1": "p0",
            "p0-1": "white5",
        }


class TestR16BankAlike:
    START = f"take p0 bank alike {full()} | - | -"
    SECOND = f"take round 2 p0 bank alike {midway('gugu3', 'agency3')}"

    def test_value_or_colour(self):
        """For a white 3: what is white, and what is a 3."""
        alike = ["nethal2", "bank2", "twilight3", "gugu2", "gugu3", "agency1", "agency2"]
        assert choose(*alike) == legal(self.START, "take bank1")

    def test_the_die_on_a_card_too(self):
        """A teal 2 for the white 2 or the teal 1, not for the purple 4."""
        steps = ["take bank3", "choose nethal1"]
        assert choose("p0-1", "p0-2") == legal(self.SECOND, *steps)
        assert refused(self.SECOND, *steps, "choose p1-1")
        assert changed(self.SECOND, *steps, "choose p0-1") == {
            "bank3": "p0",
            "p0-2": "teal1",
            "nethal1": "white2",
            "p0-1": "teal2",
        }

    def test_without_alike_dice(self):
        """The action cannot be done."""
        assert table_at(last_turn("bank alike", bank="purple1", gugu="white2"), "take bank3").over

    @pytest.mark.parametrize(("taken", "left"), [("purple1", "white1"), ("white3", "white2")])
    def test_with_one(self, taken, left):
        """One alike in value or in colour is enough."""
        assert legal(last_turn("bank alike", bank=taken, gugu=left), "take bank3") == choose("gugu3")

    def test_other_districts_do_not_ask(self):
        """Nethal and Twilight exchange any two dice."""
        assert choose("p0-2", "p1-1") == legal(self.SECOND, "take nethal1", "choose p0-1")
        taken = after(self.SECOND, "take twilight1")
        assert choose(*dice_in_city(taken, "nethal")) == legal(taken, "choose nethal1")

    def test_as_an_option(self):
        """It is chosen before the game, and written in the position."""
        assert " bank alike" in gobelet.game("topia").table(players=2, bank="alike").position
        assert " bank " not in gobelet.game("topia").table(players=2).position


class TestR17GuguByOne:
    START = f"take p0 gugu by_one {full()} | - | -"
    SECOND = f"take round 2 p0 gugu by_one {midway('gugu3', 'agency3')}"

    def test_up_or_down(self):
        """A teal 2 becomes a 3 or a 1."""
        assert changed(self.START, "take gugu1", "raise nethal1")["nethal1"] == "teal3"
        assert changed(self.START, "take gugu1", "lower nethal1")["nethal1"] == "teal1"

    def test_step_by_step(self):
        """There is nothing to roll."""
        taken = after(self.START, "take gugu1")
        assert taken == f"change round 1 p0 gugu by_one doing gugu {full(gugu1='p0')} | dice purple6 | -"
        position = after(taken, "lower p0-1")
        assert position == f"take round 1 p1 gugu by_one {full(gugu1='p0')} | dice purple5 | -"

    def test_any_die_within_1_to_6(self):
        """Of the city and of all cards; a 6 is not raised, a 1 not lowered."""
        position = after(self.SECOND, "take gugu1")
        lying = {place: piece for place, piece in places(position).items() if not piece.startswith("p0")}
        lying = {place: int(piece[-1]) for place, piece in lying.items() if piece != "p1"}
        expected = {f"raise {place}" for place, value in lying.items() if value < 6}
        expected |= {f"lower {place}" for place, value in lying.items() if value > 1}
        assert expected == legal(position)

    @pytest.mark.parametrize(
        "action", ["raise waste1", "lower nethal2", "raise gugu1", "lower agency3", "choose nethal1", "pass"]
    )
    def test_refused(self, action):
        """Beyond 6 or 1, an agent, a reroll, nothing at all."""
        assert refused(self.SECOND, "take gugu1", action)

    def test_the_limits(self):
        """A 5 becomes a 6, a 2 becomes a 1."""
        assert changed(self.START, "take gugu1", "raise nethal3")["nethal3"] == "purple6"
        assert changed(self.START, "take gugu1", "lower waste2")["waste2"] == "purple1"

    def test_of_an_opponent(self):
        """A purple 4 on another card."""
        assert changed(self.SECOND, "take gugu1", "lower p1-1")["p1-1"] == "purple3"

    def test_the_normal_gugu_does_not(self):
        """There, a die is rerolled."""
        assert refused(START, "take gugu1", "raise nethal1")
        assert refused(START, "take gugu1", "lower p0-1")

    def test_as_an_option(self):
        """It is chosen before the game, and written in the position."""
        assert " gugu by_one" in gobelet.game("topia").table(players=2, gugu="by_one").position
