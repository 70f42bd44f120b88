"""R27 and R28 of the rulebook: Perceptioneers name a district, Tuulu rerolls two dice."""

import pytest

from tests.games.topia.power_positions import (
    ACTIONS,
    CITY,
    CITY_OF_3,
    DICE,
    DISTRICTS,
    GUGU,
    NAMES,
    NETHAL,
    OTHER,
    TWILIGHT,
    actor,
    after,
    card,
    choose,
    dice_in,
    each,
    legal,
    moment,
    put,
    refused,
    seats,
    take,
)

CARDS = card(0, 1) | card(1, 1)


class TestR27Perceptioneers:
    NAME = f"hypnotise round 2 p0 {CITY} | {DICE} | faction perceptioneers {OTHER}"
    UNACTED = f"hypnotise round 2 p0 hypnosis no_action {CITY} | {DICE} | faction perceptioneers {OTHER}"

    def test_asked(self):
        """Before an opponent places an agent they may name any district."""
        assert actor(self.NAME) == 1
        assert legal(self.NAME) == NAMES | {"pass"}

    @pytest.mark.parametrize("district", DISTRICTS)
    def test_name(self, district):
        """The player chooses a die there, and only there; the power is used."""
        expected = f"take round 2 p0 named {district} {CITY} | {DICE} | faction perceptioneers used {OTHER}"
        assert expected == after(self.NAME, f"name {district}")
        assert actor(self.NAME, f"name {district}") == 0
        there = {place for place in dice_in(CITY) if place[:-1] == district}
        assert legal(self.NAME, f"name {district}") == take(*there)
        for place in dice_in(CITY) - there:
            assert refused(self.NAME, f"name {district}", f"take {place}")

    @each(ACTIONS)
    def test_acts(self, action):
        """The player does the action there, and the next turn is as always."""
        steps = [f"name {action.district}", *action.steps, *action.rolls]
        assert action.after(other="faction perceptioneers used") == after(self.NAME, *steps)

    def test_acts_at_the_agency(self):
        """Also that of the Agency: a mission for the one who was sent."""
        steps = ["name agency", "take agency1", "! even", "return even"]
        expected = [f"{DICE} teal4 under even draws 1", f"faction perceptioneers used {OTHER}"]
        assert expected == seats(self.NAME, *steps)

    @each(ACTIONS)
    def test_no_action(self, action):
        """Option `no_action`: the die is taken, and nobody does the action."""
        expected = action.lost(other="faction perceptioneers used", options="hypnosis no_action")
        assert expected == after(self.UNACTED, f"name {action.district}", action.steps[0])

    def test_no_action_at_the_agency(self):
        """Nobody draws a mission either."""
        expected = (
            f"take round 2 p1 hypnosis no_action {put(CITY, agency1='p0')}"
            f" | {DICE} teal4 | faction perceptioneers used {OTHER}"
        )
        assert expected == after(self.UNACTED, "name agency", "take agency1")

    @each(ACTIONS)
    def test_no_action_but_nothing_named(self, action):
        """A turn that is not named has its action, whatever the option."""
        expected = action.after(other="faction perceptioneers", options="hypnosis no_action")
        assert expected == after(self.UNACTED, "pass", *action.steps, *action.rolls)

    def test_pass(self):
        """The player places where they like; the power is not used."""
        expected = f"take round 2 p0 {CITY} | {DICE} | faction perceptioneers {OTHER}"
        assert expected == after(self.NAME, "pass")
        assert legal(self.NAME, "pass") == take(*dice_in(CITY))

    def test_not_their_own_turn(self):
        """Their own turn they play unasked, and before the next of the other they are asked again."""
        first, second = NETHAL.steps, ["take twilight1", "choose gugu1", "choose agency1"]
        assert moment(self.NAME, "pass", *first) == "take round 2 p1"
        assert moment(self.NAME, "pass", *first, *second) == "hypnotise round 3 p0"

    def test_before_every_opponent(self):
        """With three players before both of the others."""
        written = f"{DICE} | {OTHER} | faction perceptioneers dice white5"
        position = f"hypnotise round 2 p0 {CITY_OF_3} | {written}"
        steps = ["pass", "take nethal2", "choose p0-1", "choose p1-1"]
        assert moment(position, *steps) == "hypnotise round 2 p1"
        assert actor(position, *steps) == 2
        assert legal(position, *steps, "name gugu") == take("gugu1", "gugu2", "gugu3", "gugu4")

    def test_not_twice(self):
        """Once used nobody is asked any more."""
        steps = ["name nethal", *NETHAL.steps, "take twilight1", "choose gugu1", "choose agency1"]
        assert moment(self.NAME, *steps) == "take round 3 p0"
        assert legal(self.NAME, *steps) == take(*dice_in(put(CITY, nethal2="p0", twilight1="p1")))

    def test_only_for_one_turn(self):
        """What was named does not bind the next player."""
        expected = take(*dice_in(NETHAL.placed))
        assert expected == legal(self.NAME, "name nethal", *NETHAL.steps)

    def test_a_district_that_has_a_die(self):
        """Where no die is left, nobody can be sent."""
        city = put(CITY, nethal2="-", nethal3="-")
        position = f"hypnotise round 2 p0 {city} | {DICE} | faction perceptioneers {OTHER}"
        assert legal(position) == NAMES - {"name nethal"} | {"pass"}
        assert refused(position, "name nethal")

    def test_not_once_the_turn_has_begun(self):
        """After passing there is nothing to name."""
        assert refused(self.NAME, "pass", "name gugu")
        assert refused(self.NAME, "pass", "take nethal2", "name gugu")

    def test_no_choice_of_the_die(self):
        """They name the district, not the die."""
        assert refused(self.NAME, "take gugu1")
        assert refused(self.NAME, "choose gugu1")

    def test_no_powers(self):
        """In the scenario without powers nobody is sent anywhere."""
        options = "scenario no_powers"
        written = f"faction perceptioneers {DICE} | {OTHER}"
        position = f"take round 2 p0 {options} {CITY} | {written}"
        assert moment(position, *NETHAL.steps) == "take round 2 p1"


class TestR28Tuulu:
    TUULU = f"take round 2 p0 {CITY} | faction tuulu {DICE} | {OTHER}"

    def test_before_placing(self):
        """Two dice are rerolled, then the agent is placed."""
        assert legal(self.TUULU) == take(*dice_in(CITY)) | {"power"}
        assert legal(self.TUULU, "power") == choose(*dice_in(CITY), *CARDS)
        steps = ["power", "choose nethal2", "choose gugu1", "! 5 3"]
        city = put(CITY, nethal2="teal5", gugu1="teal3")
        expected = f"take round 2 p0 {city} | faction tuulu used {DICE} | {OTHER}"
        assert expected == after(self.TUULU, *steps)
        assert legal(self.TUULU, *steps) == take(*dice_in(CITY))

    def test_after_placing(self):
        """Two dice are rerolled, the one just taken too; then the action is done."""
        assert moment(self.TUULU, "take twilight1") == "due round 2 p0"
        assert legal(self.TUULU, "take twilight1") == {"go on", "power"}
        dice = dice_in(TWILIGHT.placed) | CARDS | {"p0-2"}
        assert legal(self.TUULU, "take twilight1", "power") == choose(*dice)
        steps = ["take twilight1", "power", "choose p0-2", "choose p1-1", "! 6 1"]
        expected = (
            f"first round 2 p0 doing twilight {TWILIGHT.placed}"
            f" | faction tuulu used {DICE} teal6 | dice teal1"
        )
        assert expected == after(self.TUULU, *steps)
        expected = f"take round 2 p1 {TWILIGHT.done} | faction tuulu used {DICE} teal6 | dice teal1"
        assert expected == after(self.TUULU, *steps, *TWILIGHT.choices)

    def test_after_the_action(self):
        """Two dice are rerolled, then the turn is over."""
        steps = ["take twilight1", "go on", *TWILIGHT.choices]
        assert moment(self.TUULU, *steps) == "after round 2 p0"
        assert legal(self.TUULU, *steps) == {"power", "done"}
        steps += ["power", "choose gugu1", "choose p0-1", "! 1 2"]
        city = put(TWILIGHT.done, gugu1="purple1")
        expected = f"take round 2 p1 {city} | faction tuulu used dice purple2 teal3 | {OTHER}"
        assert expected == after(self.TUULU, *steps)

    @each(ACTIONS)
    def test_at_every_action(self, action):
        """After placing and after the action, whichever it is, they may leave it."""
        steps = [action.steps[0], "go on", *action.choices, *action.rolls]
        assert legal(self.TUULU, *steps[:1]) == {"go on", "power"}
        assert legal(self.TUULU, *steps) == {"power", "done"}
        assert action.after("faction tuulu") == after(self.TUULU, *steps, "done")

    def test_at_the_agency(self):
        """Before and after a mission is drawn."""
        position = self.TUULU
        prayer = ["power", "choose gugu1", "choose gugu2", "! 1 2"]
        city = put(CITY, agency1="p0", gugu1="teal1", gugu2="purple2")
        expected = f"take round 2 p1 {city} | faction tuulu used {DICE} teal4 under even draws 1 | {OTHER}"
        assert expected == after(position, "take agency1", *prayer, "! even", "return even")
        assert expected == after(position, "take agency1", "go on", "! even", "return even", *prayer)

    def test_before_gugu(self):
        """The two of the power and the one of GUGU are rolled one after the other."""
        prayer = ["power", "choose gugu1", "choose p0-2", "! 1 6"]
        city = put(CITY, gugu2="p0", gugu1="teal4")
        expected = f"take round 2 p1 {city} | faction tuulu used {DICE} purple6 | {OTHER}"
        assert expected == after(self.TUULU, "take gugu2", *prayer, "choose gugu1", "! 4")

    @pytest.mark.parametrize(
        ("places", "expected"),
        [
            (("nethal2", "nethal3"), [put(CITY, nethal2="teal1", nethal3="white1"), DICE, OTHER]),
            (("gugu1", "p1-1"), [put(CITY, gugu1="teal1"), DICE, "dice teal1"]),
            (("agency1", "p0-1"), [put(CITY, agency1="teal1"), "dice purple1", OTHER]),
            (("p0-1", "p1-1"), [CITY, "dice purple1", "dice teal1"]),
        ],
        ids=" ".join,
    )
    def test_wherever_they_are(self, places, expected):
        """In one district, in the city and on a card, on two cards."""
        first, second = places
        city, mine, others = expected
        steps = ["power", f"choose {first}", f"choose {second}", "! 1 1"]
        assert after(self.TUULU, *steps) == f"take round 2 p0 {city} | faction tuulu used {mine} | {others}"

    def test_the_same_value(self):
        """What falls may be what was there."""
        steps = ["power", "choose nethal2", "choose gugu1", "! 2 6"]
        assert after(self.TUULU, *steps) == f"take round 2 p0 {CITY} | faction tuulu used {DICE} | {OTHER}"

    @pytest.mark.parametrize("place", ["gugu1", "p0-1", "p1-1"])
    def test_two_different_dice(self, place):
        """Not the same die twice."""
        expected = choose(*(dice_in(CITY) | CARDS) - {place})
        assert expected == legal(self.TUULU, "power", f"choose {place}")
        assert refused(self.TUULU, "power", f"choose {place}", f"choose {place}")

    @pytest.mark.parametrize("place", ["nethal1", "bank1", "p0-2", "p1-6"])
    def test_only_dice(self, place):
        """Agents, in the city or on a card, are not rolled."""
        assert refused(self.TUULU, "power", f"choose {place}")

    def test_carried_through(self):
        """Having begun, they have to choose two."""
        assert refused(self.TUULU, "power", "take gugu1")
        assert refused(self.TUULU, "power", "choose gugu1", "take gugu1")
        assert refused(self.TUULU, "take gugu2", "power", "go on")

    def test_not_twice(self):
        """Used at one moment, it is not there at the next; nor in a later turn."""
        prayer = ["power", "choose waste2", "choose waste3", "! 1 1"]
        assert moment(self.TUULU, *prayer, "take twilight1") == "first round 2 p0"
        assert moment(self.TUULU, *prayer, *TWILIGHT.steps) == "take round 2 p1"
        assert moment(self.TUULU, "take twilight1", *prayer, *TWILIGHT.choices) == "take round 2 p1"
        used = f"take round 2 p0 {CITY} | faction tuulu used {DICE} | {OTHER}"
        assert refused(used, "power")
        assert TWILIGHT.after("faction tuulu used") == after(used, *TWILIGHT.steps)

    def test_offered_again(self):
        """Left unused, it is there in the next turn."""
        steps = ["take twilight1", "go on", *TWILIGHT.choices, "done", *GUGU.steps, *GUGU.rolls]
        assert moment(self.TUULU, *steps) == "take round 3 p0"
        assert "power" in legal(self.TUULU, *steps)

    def test_not_in_the_turn_of_another(self):
        """Nobody prays in an opponent's turn."""
        position = NETHAL.before(other="faction tuulu")
        assert refused(position, "power")
        assert moment(position, "take nethal2") == "first round 2 p0"
        assert moment(position, *NETHAL.steps) == "take round 2 p1"

    def test_not_in_the_middle_of_an_action(self):
        """While an action is chosen there is no time for it."""
        assert refused(self.TUULU, "take twilight1", "go on", "power")
        assert refused(self.TUULU, "take twilight1", "go on", "choose gugu1", "power")

    def test_no_powers(self):
        """In the scenario without powers nothing is rerolled."""
        position = NETHAL.before("faction tuulu", options="scenario no_powers")
        assert legal(position) == take(*dice_in(CITY))
        assert moment(position, *NETHAL.steps) == "take round 2 p1"
