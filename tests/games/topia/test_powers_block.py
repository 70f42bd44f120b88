"""R18 and R19 of the rulebook: powers are left unused, and what the Banxa Corporation blocks."""

import pytest

from tests.games.topia.power_positions import (
    ACTIONS,
    CITY,
    CITY_OF_3,
    DICE,
    END,
    GUGU,
    HIGH,
    LOW,
    NETHAL,
    OTHER,
    actor,
    after,
    districts,
    each,
    legal,
    moment,
    put,
    refused,
    seats,
)

TURN = NETHAL.steps  # of anybody: two dice on cards are swapped


class TestR18Powers:
    @pytest.mark.parametrize(
        ("faction", "phase", "steps"),
        [
            ("roamers", "roam", ["play", *TURN]),
            ("ewo", "take", [TURN[0], "go on", *TURN[1:]]),
            ("shakra", "take", [*TURN, "done"]),
            ("tuulu", "take", [TURN[0], "go on", *TURN[1:], "done"]),
        ],
    )
    def test_left_unused_in_a_turn(self, faction, phase, steps):
        """The turn goes on without the power, which is not used."""
        position = f"{phase} round 2 p0 {CITY} | faction {faction} {DICE} | {OTHER}"
        assert NETHAL.after(f"faction {faction}") == after(position, *steps)

    @pytest.mark.parametrize(
        ("faction", "phase", "steps"),
        [
            ("perceptioneers", "hypnotise", ["pass", *TURN]),
            ("banxa", "take", [*TURN, "allow"]),
            ("hollows", "take", [*TURN, "pass"]),
        ],
    )
    def test_left_unused_in_the_turn_of_another(self, faction, phase, steps):
        """So does a turn in which an opponent could use it."""
        position = f"{phase} round 2 p0 {CITY} | {DICE} | faction {faction} {OTHER}"
        assert NETHAL.after(other=f"faction {faction}") == after(position, *steps)

    @pytest.mark.parametrize(
        ("faction", "steps"),
        [
            ("ewo", TURN),
            ("shakra", TURN),
            ("tuulu", TURN),
            ("roamers", TURN),
        ],
    )
    def test_once(self, faction, steps):
        """A power used before is not offered again: the turn is one without a power."""
        position = f"take round 2 p0 {CITY} | faction {faction} used {DICE} | {OTHER}"
        assert NETHAL.after(f"faction {faction} used") == after(position, *steps)

    @pytest.mark.parametrize("faction", ["roamers", "perceptioneers"])
    def test_once_at_the_beginning_of_a_turn(self, faction):
        """What is asked at the beginning of a turn is not asked any more."""
        last = f"after round 2 p1 acted {put(CITY, gugu1='p0', agency1='p1')}"
        seats = [f"faction {faction} used {DICE} teal6", f"faction shakra {OTHER} teal4"]
        assert moment(f"{last} | {' | '.join(seats)}", "done") == "take round 3 p0"
        other = f"after round 2 p0 acted {put(CITY, gugu1='p0')}"
        seats = [f"faction shakra {DICE} teal6", f"faction {faction} used {OTHER}"]
        assert moment(f"{other} | {' | '.join(seats)}", "done") == "take round 2 p1"

    @pytest.mark.parametrize("faction", ["banxa", "bingmai", "centauri", "dangmer", "hollows"])
    def test_no_power_to_use_in_ones_turn(self, faction):
        """These have nothing to do with their own turn."""
        position = f"take round 2 p0 {CITY} | faction {faction} {DICE} | {OTHER}"
        assert refused(position, "power")
        assert NETHAL.after(f"faction {faction}") == after(position, *TURN)


class TestUsed:
    """The power is used with the choice that completes it, as docs/games/topia.md says."""

    @pytest.mark.parametrize(
        ("position", "steps"),
        [
            (f"roam round 2 p0 {CITY} | faction roamers {DICE} | {OTHER}", ["skip turn"]),
            (f"hypnotise round 2 p1 {CITY} | faction perceptioneers {DICE} | {OTHER}", ["name gugu"]),
            (f"take round 2 p0 {CITY} | faction ewo {DICE} | {OTHER}", ["take nethal2", "act gugu"]),
            (
                f"take round 2 p1 {CITY} | faction banxa {DICE} | {OTHER}",
                ["take gugu2", "choose gugu1", "block"],
            ),
            (f"take round 2 p0 {CITY} | faction shakra {DICE} | {OTHER}", ["power", "choose gugu1"]),
            (
                f"take round 2 p0 {CITY} | faction tuulu {DICE} | {OTHER}",
                ["power", "choose gugu1", "choose p0-1"],
            ),
            (f"clone round 6 p1 {END} | faction dangmer {LOW} | {HIGH}", ["choose p0-1", "value p1-1"]),
            (f"award round 6 p1 {END} | faction bingmai {LOW} | {HIGH}", ["award nethal p1"]),
        ],
        ids=["roamers", "perceptioneers", "ewo", "banxa", "shakra", "tuulu", "dangmer", "bingmai"],
    )
    def test_with_the_last_choice(self, position, steps):
        """Not before it, and at once, though an action, a roll or a turn may still follow."""
        for number in range(len(steps)):
            assert " used " not in seats(position, *steps[:number])[0]
        assert " used " in seats(position, *steps)[0]


class TestR19Banxa:
    @each(ACTIONS)
    def test_asked(self, action):
        """Once everything is chosen Banxa is asked, and nothing has moved yet."""
        position = action.before(other="faction banxa")
        assert actor(position, *action.steps) == 1
        assert legal(position, *action.steps) == {"block", "allow"}
        assert moment(position, *action.steps) == "block round 2 p0"
        assert districts(position, *action.steps) == action.placed
        assert seats(position, *action.steps) == [f"{DICE} {action.die}", f"faction banxa {OTHER}"]

    def test_what_was_chosen(self):
        """The position says what was chosen."""
        expected = (
            f"block round 2 p0 doing nethal chosen p0-1 p1-1 {NETHAL.placed}"
            f" | {DICE} teal2 | faction banxa {OTHER}"
        )
        assert expected == after(NETHAL.before(other="faction banxa"), *NETHAL.steps)

    @each(ACTIONS)
    def test_block(self, action):
        """What was chosen stays as it is, the action is lost, the power used."""
        position = action.before(other="faction banxa")
        assert action.lost(other="faction banxa used") == after(position, *action.steps, "block")

    @each(ACTIONS)
    def test_allow(self, action):
        """The action is done; the power is not used."""
        position = action.before(other="faction banxa")
        assert action.after(other="faction banxa") == after(position, *action.steps, "allow", *action.rolls)

    @each(ACTIONS)
    def test_not_twice(self, action):
        """Used once, Banxa is not asked any more."""
        position = action.before(other="faction banxa used")
        assert action.after(other="faction banxa used") == after(position, *action.steps, *action.rolls)

    @each(ACTIONS)
    def test_its_own_action(self, action):
        """« empêchez un dé d'être relancé ou déplacé »: not only by an opponent. It is one more choice."""
        position = action.before("faction banxa")
        assert "block" in legal(position, action.steps[0])
        assert action.lost("faction banxa used") == after(position, action.steps[0], "block")

    @each(ACTIONS)
    def test_its_own_action_is_no_question(self, action):
        """Everything else is as for the others, and there is nothing to allow."""
        expected = legal(action.before(), action.steps[0]) | {"block"}
        assert expected == legal(action.before("faction banxa"), action.steps[0])

    @each([action for action in ACTIONS if action is not GUGU])
    def test_its_own_action_from_the_first(self, action):
        """Once something is chosen, the other piece is chosen too."""
        assert refused(action.before("faction banxa"), *action.steps[:2], "block")

    @each(ACTIONS)
    def test_its_own_action_not_twice(self, action):
        """Used once, it is not offered any more; nor is it to others."""
        for faction in ("banxa used", "dangmer"):
            assert refused(action.before(f"faction {faction}"), action.steps[0], "block")

    @pytest.mark.parametrize(
        ("options", "step"),
        [("", "take agency1"), ("gugu by_one", "take gugu2"), ("bank_card", "take bank2")],
    )
    def test_its_own_action_without_a_die(self, options, step):
        """A mission, a change by 1 and a cube: there is no die to hold."""
        assert refused(NETHAL.before("faction banxa", options=options), step, "block")

    def test_its_own_action_without_powers(self):
        """R53: nothing is offered."""
        assert refused(NETHAL.before("faction banxa", options="scenario no_powers"), "take nethal2", "block")

    @each(ACTIONS)
    def test_not_asked_about_its_own_action(self, action):
        """Banxa is not asked about its own actions."""
        expected = action.after("faction banxa")
        assert expected == after(action.before("faction banxa"), *action.steps, *action.rolls)

    @each(ACTIONS)
    def test_nothing_else_then(self, action):
        """While Banxa is asked, nobody else does anything."""
        position = action.before(other="faction banxa")
        for step in (action.choices[-1], "pass", "done", "take agency1"):
            assert refused(position, *action.steps, step)

    @each([action for action in ACTIONS if action is not GUGU])
    def test_not_before_everything_is_chosen(self, action):
        """After the first of two choices there is nothing to block."""
        position = action.before(other="faction banxa")
        assert actor(position, *action.steps[:2]) == 0
        assert refused(position, *action.steps[:2], "block")

    def test_not_before_anything_is_chosen(self):
        """A placed agent, and the die that is taken, cannot be blocked."""
        position = NETHAL.before(other="faction banxa")
        assert refused(position, "block")
        assert refused(position, "take nethal2", "block")

    def test_dice_of_others(self):
        """Any opponent's action can be blocked, whoever's the dice are."""
        seats = f"{DICE} | {OTHER} | faction banxa dice white5"
        position = f"take round 2 p0 {CITY_OF_3} | {seats}"
        steps = ["take nethal2", "choose p0-1", "choose p1-1", "block"]
        expected = (
            f"take round 2 p1 {put(CITY_OF_3, nethal2='p0')}"
            f" | {DICE} teal2 | {OTHER} | faction banxa used dice white5"
        )
        assert expected == after(position, *steps)

    def test_asked_again(self):
        """Having allowed one action, Banxa is asked about the next opponent's."""
        seats = f"{DICE} | {OTHER} | faction banxa dice white5"
        position = f"take round 2 p0 {CITY_OF_3} | {seats}"
        first = ["take nethal2", "choose p0-1", "choose p1-1", "allow"]
        second = ["take twilight1", "choose gugu1", "choose agency1"]
        assert legal(position, *first, *second) == {"block", "allow"}
        city = put(CITY_OF_3, nethal2="p0", twilight1="p1")
        expected = (
            f"take round 2 p2 {city} | dice teal5 teal2 | dice purple6 teal3 | faction banxa used dice white5"
        )
        assert expected == after(position, *first, *second, "block")

    def test_not_the_agency(self):
        """A mission is no die: nobody is asked."""
        position = NETHAL.before(other="faction banxa")
        expected = (
            f"take round 2 p1 {put(CITY, agency1='p0')}"
            f" | {DICE} teal4 under even draws 1 | faction banxa {OTHER}"
        )
        assert expected == after(position, "take agency1", "! even", "return even")

    @pytest.mark.parametrize("options", ["gugu by_one", "scenario fine_tuning"])
    def test_not_a_change_by_one(self, options):
        """A die that is changed by 1 is neither moved nor rerolled."""
        position = NETHAL.before(other="faction banxa", options=options)
        expected = (
            f"take round 2 p1 {options} {put(CITY, gugu2='p0')} | {DICE} purple1 | faction banxa dice teal6"
        )
        assert expected == after(position, "take gugu2", "raise p1-1")

    def test_not_a_cube_of_the_bank_card(self):
        """Nor is a cube a die."""
        position = NETHAL.before(other="faction banxa", options="bank_card")
        expected = (
            f"take round 2 p1 bank_card cubes 0 0 1 {put(CITY, bank2='p0')}"
            f" | {DICE} purple4 | faction banxa {OTHER}"
        )
        assert expected == after(position, "take bank2", "raise white")

    @pytest.mark.parametrize("options", ["bank alike", "scenario closed_bank"])
    def test_two_that_are_alike(self, options):
        """The alternative of the Bank moves dice, and can be blocked."""
        position = NETHAL.before(other="faction banxa", options=options)
        steps = ["take bank2", "choose gugu1", "choose p1-1"]  # teal 6 and teal 5
        assert legal(position, *steps) == {"block", "allow"}
        city = put(CITY, bank2="p0")
        expected = f"take round 2 p1 {options} {city} | {DICE} purple4 | faction banxa used {OTHER}"
        assert expected == after(position, *steps, "block")

    def test_not_an_action_that_cannot_be_done(self):
        """With a single die on all cards Nethal chooses nothing."""
        city = put(CITY, nethal1="purple6", bank1="teal5")
        expected = f"take round 1 p1 {put(city, nethal2='p0')} | dice teal2 | faction banxa"
        assert expected == after(f"take round 1 p0 {city} | - | faction banxa", "take nethal2")

    def test_no_powers(self):
        """In the scenario without powers nobody is asked."""
        options = "scenario no_powers"
        position = NETHAL.before(other="faction banxa", options=options)
        assert NETHAL.after(other="faction banxa", options=options) == after(position, *NETHAL.steps)
