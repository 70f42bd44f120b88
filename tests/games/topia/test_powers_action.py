"""R23 and R24 of the rulebook: the powers about actions, Ewo and Hollows."""

import pytest

from tests.games.topia.power_positions import (
    ACTIONS,
    BANK,
    CITY,
    CITY_OF_3,
    DICE,
    DISTRICTS,
    NETHAL,
    OTHER,
    WASTE,
    actor,
    after,
    choose,
    each,
    legal,
    moment,
    put,
    refused,
    seats,
)

EWO = f"take round 2 p0 {CITY} | faction ewo {DICE} | {OTHER}"
PLACES = ["nethal2", "bank2", "twilight1", "waste1", "gugu2", "agency1"]
MISSION = ["! even", "return even"]


class TestR23Ewo:
    @pytest.mark.parametrize("place", PLACES)
    def test_asked(self, place):
        """Once the agent is placed: go on here, or do the action of any other district."""
        others = {f"act {district}" for district in DISTRICTS if district != place[:-1]}
        assert moment(EWO, f"take {place}") == "due round 2 p0"
        assert actor(EWO, f"take {place}") == 0
        assert legal(EWO, f"take {place}") == others | {"go on"}

    def test_the_action_that_is_due(self):
        """The position says which action is due."""
        expected = f"due round 2 p0 doing gugu {put(CITY, gugu1='p0')} | faction ewo {DICE} teal6 | {OTHER}"
        assert expected == after(EWO, "take gugu1")

    @each(ACTIONS)
    def test_borrowed(self, action):
        """From the Agency, the action of every other district; the power is used."""
        city = put(CITY, agency1="p0", **action.slots)
        expected = (
            f"take round 2 p1 {city} | faction ewo used dice {action.first} teal4 | dice {action.other}"
        )
        steps = ["take agency1", f"act {action.district}", *action.choices, *action.rolls]
        assert expected == after(EWO, *steps)

    @each(ACTIONS)
    def test_from_everywhere(self, action):
        """And from every other district the action of the Agency."""
        expected = (
            f"take round 2 p1 {action.placed}"
            f" | faction ewo used {DICE} {action.die} under even draws 1 | {OTHER}"
        )
        assert expected == after(EWO, action.steps[0], "act agency", *MISSION)

    def test_while_it_is_done(self):
        """The position says that the action is borrowed, and the power is used at once."""
        expected = (
            f"first round 2 p0 doing nethal borrowed {put(CITY, agency1='p0')}"
            f" | faction ewo used {DICE} teal4 | {OTHER}"
        )
        assert expected == after(EWO, "take agency1", "act nethal")

    def test_not_two_actions(self):
        """The action of the other district is done instead: that of the own one is lost."""
        expected = (
            f"take round 2 p1 {put(CITY, gugu2='p0')} | faction ewo used dice teal5 purple1 | dice purple6"
        )
        assert expected == after(EWO, "take gugu2", "act nethal", *NETHAL.choices)

    @pytest.mark.parametrize("place", PLACES)
    def test_not_its_own_district(self, place):
        """The action of the district it is in is due anyway."""
        assert refused(EWO, f"take {place}", f"act {place[:-1]}")

    @each(ACTIONS)
    def test_go_on(self, action):
        """The action that is due is done; the power is not used."""
        steps = [action.steps[0], "go on", *action.choices, *action.rolls]
        assert action.after("faction ewo") == after(EWO, *steps)

    def test_go_on_at_the_agency(self):
        """So is that of the Agency."""
        expected = [f"faction ewo {DICE} teal4 under even draws 1", OTHER]
        assert expected == seats(EWO, "take agency1", "go on", *MISSION)

    def test_asked_again(self):
        """Left unused, it is there in the next turn."""
        mine = ["take nethal2", "go on", *NETHAL.choices]
        others = ["take twilight1", "choose gugu1", "choose agency1"]
        assert moment(EWO, *mine, *others, "take waste1") == "due round 3 p0"
        assert "act bank" in legal(EWO, *mine, *others, "take waste1")

    @pytest.mark.parametrize("place", PLACES)
    def test_not_twice(self, place):
        """Once used it is not asked again."""
        position = f"take round 2 p0 {CITY} | faction ewo used {DICE} | {OTHER}"
        assert not moment(position, f"take {place}").startswith("due")
        assert refused(position, f"take {place}", "act nethal")

    def test_not_before_placing(self):
        """There is no action without an agent in the city."""
        for district in DISTRICTS:
            assert refused(EWO, f"act {district}")

    def test_not_after_going_on(self):
        """Nor a way back once the action has begun."""
        assert refused(EWO, "take nethal2", "go on", "act bank")
        assert refused(EWO, "take nethal2", "go on", "choose p0-1", "act bank")

    def test_not_in_the_turn_of_another(self):
        """An opponent's action is nothing to change."""
        position = NETHAL.before(other="faction ewo")
        assert moment(position, "take nethal2") == "first round 2 p0"
        assert NETHAL.after(other="faction ewo") == after(position, *NETHAL.steps)

    def test_borrowed_gugu_by_one(self):
        """What is borrowed is the action as it is played: here a change by 1."""
        position = f"take round 2 p0 gugu by_one {CITY} | faction ewo {DICE} | {OTHER}"
        expected = (
            f"take round 2 p1 gugu by_one {put(CITY, agency1='p0')}"
            f" | faction ewo used dice purple5 teal4 | {OTHER}"
        )
        assert expected == after(position, "take agency1", "act gugu", "lower p0-1")

    def test_borrowed_bank_alike(self):
        """Here a swap of two dice alike in value or colour."""
        position = f"take round 2 p0 bank alike {CITY} | faction ewo {DICE} | {OTHER}"
        steps = ["take agency1", "act bank"]
        assert legal(position, *steps, "choose gugu3") == choose("p0-2")  # a white 4 for the teal 4
        assert refused(position, *steps, "choose gugu3", "choose p1-1")

    def test_borrowed_bank_card(self):
        """Here a cube."""
        position = f"take round 2 p0 bank_card {CITY} | faction ewo {DICE} | {OTHER}"
        expected = (
            f"take round 2 p1 bank_card cubes 1 0 0 {put(CITY, agency1='p0')}"
            f" | faction ewo used {DICE} teal4 | {OTHER}"
        )
        assert expected == after(position, "take agency1", "act bank", "raise teal")

    def test_no_powers(self):
        """In the scenario without powers the action is done at once."""
        options = "scenario no_powers"
        expected = NETHAL.after("faction ewo", options=options)
        assert expected == after(NETHAL.before("faction ewo", options=options), *NETHAL.steps)


# Round 3, and p1 are the Hollows: their teal 5 and white 1 lie on their card, their agents in the Bank.
CITY_3 = put(CITY, nethal2="p0", bank3="p1")
HOLLOWS = f"take round 3 p0 {CITY_3} | {DICE} teal2 | faction hollows {OTHER} white1"
ALL = {"raise p1-1", "lower p1-1", "raise p1-2", "pass"}  # nothing is below 1


class TestR24Hollows:
    @each([NETHAL, BANK, WASTE])
    def test_asked(self, action):
        """A die of theirs is swapped on cards or with the city, or an agent of theirs: they are asked."""
        position = action.before(other="faction hollows")
        assert moment(position, *action.steps) == "adapt round 2 p0"
        assert actor(position, *action.steps) == 1
        assert seats(position, *action.steps)[1] == f"faction hollows dice {action.other}"

    def test_the_action_is_over(self):
        """They react to what has been done."""
        expected = f"adapt round 2 p0 acted {WASTE.done} | {DICE} teal1 | faction hollows {OTHER}"
        assert expected == after(WASTE.before(other="faction hollows"), *WASTE.steps)

    @pytest.mark.parametrize(("change", "die"), [("raise", "teal6"), ("lower", "teal4")])
    def test_by_one(self, change, die):
        """One of their dice changes by 1, up or down; the power is never used up."""
        expected = f"take round 2 p1 {WASTE.done} | {DICE} teal1 | faction hollows dice {die}"
        position = WASTE.before(other="faction hollows")
        assert expected == after(position, *WASTE.steps, f"{change} p1-1")

    @each([NETHAL, BANK, WASTE])
    def test_pass(self, action):
        """They may leave it."""
        position = action.before(other="faction hollows")
        assert action.after(other="faction hollows") == after(position, *action.steps, "pass")

    @pytest.mark.parametrize(
        ("steps", "dice"),
        [
            (["choose p0-1", "choose p1-1"], "purple6 white1"),
            (["choose p1-1", "choose p0-1"], "purple6 white1"),
            (["choose p1-1", "choose p1-2"], "white1 teal5"),
        ],
        ids=["second", "first", "both"],
    )
    def test_nethal(self, steps, dice):
        """A die of theirs chosen first, second, or two that stay on their card: they are asked once."""
        steps = ["take nethal3", *steps]
        assert moment(HOLLOWS, *steps) == "adapt round 3 p0"
        assert seats(HOLLOWS, *steps)[1] == f"faction hollows dice {dice}"
        assert moment(HOLLOWS, *steps, "pass") == "take round 3 p1"

    def test_any_of_their_dice(self):
        """Not only the one that came: each within 1 to 6, and nothing else on the table."""
        steps = ["take bank2", "choose gugu3", "choose p1-1"]  # a white 4 for the teal 5
        assert legal(HOLLOWS, *steps) == ALL
        for step in ("raise p0-1", "raise gugu3", "choose p1-1", "lower p1-2"):
            assert refused(HOLLOWS, *steps, step)
        assert seats(HOLLOWS, *steps, "raise p1-2")[1] == "faction hollows dice white4 white2"

    def test_not_above_6(self):
        """A 6 can only go down."""
        steps = ["take bank2", "choose gugu1", "choose p1-1"]  # a teal 6 for the teal 5
        assert legal(HOLLOWS, *steps) == {"lower p1-1", "raise p1-2", "pass"}
        assert refused(HOLLOWS, *steps, "raise p1-1")

    def test_once_an_action(self):
        """Having changed a die, they do not change another."""
        steps = ["take nethal3", "choose p1-1", "choose p1-2", "raise p1-1"]
        assert moment(HOLLOWS, *steps) == "take round 3 p1"
        assert refused(HOLLOWS, *steps, "raise p1-2")

    def test_for_each_piece(self):
        """With that option: two of their dice were swapped, they change a die, and then one more."""
        position = HOLLOWS.replace(" [", " hollows each_piece [", 1)
        steps = ["take nethal3", "choose p1-1", "choose p1-2"]
        assert "acted moved 2 [" in after(position, *steps)
        assert moment(position, *steps, "raise p1-1") == "adapt round 3 p0"
        assert "moved" not in after(position, *steps, "raise p1-1")
        assert moment(position, *steps, "raise p1-1", "raise p1-1") == "take round 3 p1"
        assert seats(position, *steps, "raise p1-1", "raise p1-1")[1] == "faction hollows dice white3 teal5"

    def test_for_each_piece_but_no_more(self):
        """With that option: one piece is one change, and who leaves it is not asked again."""
        position = HOLLOWS.replace(" [", " hollows each_piece [", 1)
        one, two = (
            ["take nethal3", *steps]
            for steps in (["choose p0-1", "choose p1-1"], ["choose p1-1", "choose p1-2"])
        )
        assert moment(position, *one, "raise p1-2") == "take round 3 p1"
        assert moment(position, *two, "pass") == "take round 3 p1"

    def test_each_time(self):
        """Every action of every opponent: p0 moves their die, and p2 an agent."""
        position = f"take round 2 p0 {CITY_OF_3} | {DICE} | faction hollows {OTHER} | dice white5"
        first = ["take nethal2", "choose p0-1", "choose p1-1", "lower p1-1"]
        own = ["take twilight1", "choose gugu1", "choose agency1"]
        second = ["take waste1", "choose bank1", "choose gugu3", "raise p1-1"]
        city = put(CITY_OF_3, nethal2="p0", twilight1="p1", gugu1="teal4", agency1="teal6")
        city = put(city, waste1="p2", bank1="white4", gugu3="p1")
        seats = "dice teal5 teal2 | faction hollows dice purple6 teal3 | dice white5 teal1"
        expected = f"take round 3 p0 {city} | {seats}"
        assert expected == after(position, *first, *own, *second)

    @pytest.mark.parametrize(
        "steps",
        [
            ["take nethal2", "choose p0-1", "choose p2-1"],
            ["take bank2", "choose gugu1", "choose p0-1"],
            ["take bank2", "choose gugu1", "choose p2-1"],
            ["take waste1", "choose nethal1", "choose gugu1"],
            ["take waste1", "choose nethal4", "choose gugu1"],
            ["take waste1", "choose waste1", "choose gugu1"],
            ["take twilight1", "choose gugu1", "choose bank2"],
            ["take gugu2", "choose p1-1", "! 3"],
            ["take gugu2", "choose gugu1", "! 3"],
            ["take agency1", "! even", "return even"],
        ],
        ids=" ".join,
    )
    def test_not_for_anything_else(self, steps):
        """Other people's dice and agents, dice in the city, a reroll, a mission: nobody is asked."""
        position = f"take round 2 p0 {CITY_OF_3} | {DICE} | faction hollows {OTHER} | dice white5"
        assert moment(position, *steps) == "take round 2 p1"

    @pytest.mark.parametrize("options", ["gugu by_one", "scenario fine_tuning"])
    def test_not_for_a_change_of_value(self, options):
        """A die that changes by 1 has not moved."""
        position = NETHAL.before(other="faction hollows", options=options)
        assert moment(position, "take gugu2", "lower p1-1") == "take round 2 p1"

    def test_not_for_a_cube(self):
        """Nor has one whose colour is worth more."""
        position = NETHAL.before(other="faction hollows", options="bank_card")
        assert moment(position, "take bank2", "raise teal") == "take round 2 p1"

    @pytest.mark.parametrize("options", ["bank alike", "scenario closed_bank"])
    def test_two_that_are_alike(self, options):
        """The alternative of the Bank moves a die of theirs."""
        position = NETHAL.before(other="faction hollows", options=options)
        steps = ["take bank2", "choose gugu1", "choose p1-1"]
        assert legal(position, *steps) == {"lower p1-1", "pass"}

    @each(ACTIONS)
    def test_not_for_their_own_action(self, action):
        """What they do themselves they do not react to."""
        expected = action.after("faction hollows")
        assert expected == after(action.before("faction hollows"), *action.steps, *action.rolls)

    def test_not_for_the_die_that_is_taken(self):
        """Placing and taking is no action."""
        assert moment(WASTE.before(other="faction hollows"), "take waste1") == "first round 2 p0"

    def test_nothing_to_use(self):
        """They have no power of their own to begin."""
        assert refused(HOLLOWS, "power")
        assert refused(HOLLOWS, "raise p1-1")

    def test_no_powers(self):
        """In the scenario without powers nobody is asked."""
        options = "scenario no_powers"
        expected = NETHAL.after(other="faction hollows", options=options)
        position = NETHAL.before(other="faction hollows", options=options)
        assert expected == after(position, *NETHAL.steps)
