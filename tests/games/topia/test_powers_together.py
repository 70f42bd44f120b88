"""Two powers in one turn: each pair that can meet, and four at once."""

import pytest

from tests.games.topia.power_positions import (
    ACTIONS,
    BANK,
    BARE,
    CITY,
    CITY_OF_3,
    CITY_OF_4,
    DICE,
    END,
    GUGU,
    HIGH,
    HIGH_BUT_ONE,
    LAST,
    LAST_TURN,
    LATE,
    LATE_TURN,
    LOW,
    LOW_BUT_ONE,
    NAMES,
    NETHAL,
    OTHER,
    POINTS,
    TWILIGHT,
    WASTE,
    actor,
    after,
    choose,
    dice_in,
    districts,
    each,
    legal,
    moment,
    put,
    scores,
    seats,
    take,
)


def two(phase, first, other, *, options=""):
    """Round 2 of a game of these two factions, p0's turn."""
    head = f"{phase} round 2 p0 {options}".strip()
    return f"{head} {CITY} | faction {first} {DICE} | faction {other} {OTHER}"


def three(phase, first, second, third):
    """Round 2 of a game of these three factions, p0's turn."""
    cards = f"faction {first} {DICE} | faction {second} {OTHER} | faction {third} dice white5"
    return f"{phase} round 2 p0 {CITY_OF_3} | {cards}"


def last(first, other):
    """The last turn of a game of these two factions, p1's, in the Agency."""
    return f"take round 6 p1 {LAST} | faction {first} {LOW} | faction {other} {HIGH_BUT_ONE}"


def round_6(other):
    """The last turn of round 6, of this faction, in the Agency; then Roamers play the turn they skipped."""
    roamers = f"faction roamers used {LOW_BUT_ONE}"
    return f"take round 6 p1 skipped {LATE} | {roamers} | faction {other} {HIGH_BUT_ONE}"


class TestBanxa:
    def test_bingmai(self):
        """A blocked swap of the last turn leaves the tie it would have broken, and that is awarded."""
        city = put(END, waste2="teal2", nethal3="-")
        position = f"take round 6 p1 {city} | faction banxa {LOW} | faction bingmai {HIGH_BUT_ONE}"
        steps = ["take waste2", "choose nethal1", "choose bank3"]
        assert "award nethal p1" not in legal(position, *steps, "allow")
        assert "award nethal p1" in legal(position, *steps, "block")

    def test_centauri(self):
        """The mission that Centauri draws cannot be blocked."""
        steps = ["take agency1", "! even", "return even"]
        assert moment(two("take", "centauri", "banxa"), *steps) == "take round 2 p1"

    def test_dangmer(self):
        """The die that a blocked reroll keeps is the one that is copied."""
        city = put(END, gugu3="white5", agency2="-")
        position = f"take round 6 p1 {city} | faction banxa {LOW} | faction dangmer {HIGH_BUT_ONE}"
        steps = ["take gugu3", "choose p0-4", "block", "choose p1-5", "value p0-4"]
        dice = "dice teal4 teal6 purple3 purple5 white6 white5"
        assert seats(position, *steps) == [f"faction banxa used {LOW}", f"faction dangmer used {dice}"]

    @each([NETHAL, BANK, WASTE])
    def test_hollows(self, action):
        """What is blocked moves nothing: no reaction. What is allowed does."""
        cards = f"{DICE} | faction hollows {OTHER} | faction banxa dice white5"
        position = f"take round 2 p0 {CITY_OF_3} | {cards}"
        assert moment(position, *action.steps, "block") == "take round 2 p1"
        assert moment(position, *action.steps, "allow") == "adapt round 2 p0"

    def test_an_action_of_hollows(self):
        """Their own action can be blocked like any other."""
        position = two("take", "hollows", "banxa")
        assert NETHAL.lost("faction hollows", "faction banxa used") == after(position, *NETHAL.steps, "block")

    def test_roamers(self):
        """The action of a late turn can be blocked, then the game is over."""
        position, steps = round_6("banxa"), [*LAST_TURN, *LATE_TURN[:2]]
        assert actor(position, *steps) == 1
        assert districts(position, *steps, "block") == END
        assert moment(position, *steps, "block") == "over round 7 p0"

    @each(ACTIONS)
    def test_shakra(self, action):
        """After a blocked action Shakra may still remove a die."""
        position = two("take", "shakra", "banxa")
        assert legal(position, *action.steps, "block") == {"power", "done"}
        city = put(action.placed, agency1="-")
        expected = (
            f"take round 2 p1 {city} | faction shakra used {DICE} {action.die} | faction banxa used {OTHER}"
        )
        assert expected == after(position, *action.steps, "block", "power", "choose agency1")

    @each(ACTIONS)
    def test_perceptioneers(self, action):
        """The action of a turn whose district was named is the player's, and can be blocked."""
        position = three("hypnotise", "dangmer", "banxa", "perceptioneers")
        steps = [f"name {action.district}", *action.steps]
        assert actor(position, *steps) == 1
        expected = [
            f"faction dangmer {DICE} {action.die}",
            f"faction banxa used {OTHER}",
            "faction perceptioneers used dice white5",
        ]
        assert expected == seats(position, *steps, "block")

    def test_sent_by_perceptioneers(self):
        """Banxa, sent somewhere, is not asked about its own action."""
        position = two("hypnotise", "banxa", "perceptioneers")
        expected = NETHAL.after("faction banxa", "faction perceptioneers used")
        assert expected == after(position, "name nethal", *NETHAL.steps)

    @each(ACTIONS)
    def test_tuulu(self, action):
        """After a blocked action Tuulu may still pray."""
        position = two("take", "tuulu", "banxa")
        steps = [action.steps[0], "go on", *action.choices, "block"]
        assert legal(position, *steps) == {"power", "done"}
        assert action.lost("faction tuulu", "faction banxa used") == after(position, *steps, "done")

    def test_tuulu_then_the_action(self):
        """The prayer before the action is not blocked, the action after it is."""
        steps = ["take gugu2", "power", "choose gugu1", "choose p0-2", "! 3 4", "choose gugu1", "block"]
        city = put(CITY, gugu2="p0", gugu1="teal3")
        expected = f"take round 2 p1 {city} | faction tuulu used {DICE} purple4 | faction banxa used {OTHER}"
        assert expected == after(two("take", "tuulu", "banxa"), *steps)


class TestBingmai:
    def test_dangmer(self):
        """First a die is copied, then a tie is decided, then all is scored."""
        position = f"clone round 6 p1 {END} | faction bingmai {LOW} | faction dangmer {HIGH}"
        steps = ["choose p1-5", "value p0-4", "award nethal p0"]
        dice = "dice teal4 teal6 purple3 purple5 white6 white5"
        expected = (
            f"over round 6 p1 cloned p1-5 awarded nethal p0 {END}"
            f" | faction bingmai used {LOW} | faction dangmer used {dice}"
        )
        assert expected == after(position, *steps)
        assert scores(position, *steps) == [44, 54]

    @pytest.mark.parametrize("first", [["pass"], ["choose p1-5", "value p0-4"]])
    def test_dangmer_or_not(self, first):
        """Bingmai is asked whether Dangmer has copied or not."""
        position = f"clone round 6 p1 {END} | faction bingmai {LOW} | faction dangmer {HIGH}"
        assert actor(position, *first) == 0
        assert "award waste p0" in legal(position, *first)
        assert moment(position, *first, "pass") == "over round 6 p1"

    def test_roamers(self):
        """Ties are decided after the late turn."""
        assert moment(round_6("bingmai"), *LAST_TURN) == "take round 7 p0"
        assert moment(round_6("bingmai"), *LAST_TURN, *LATE_TURN) == "award round 7 p0"
        assert actor(round_6("bingmai"), *LAST_TURN, *LATE_TURN) == 1

    def test_shakra(self):
        """A district is awarded without the die that Shakra removed in the last turn."""
        position = f"after round 6 p1 acted {END} | faction bingmai {LOW} | faction shakra {HIGH}"
        assert scores(position, "power", "choose waste3", "award waste p0") == [40, 48]
        assert scores(position, "done", "award waste p0") == [46, 48]


class TestCentauri:
    def test_dangmer(self):
        """A copy that takes the highest dice from Centauri leaves two other missions to count."""
        hand = ["highest", "every_colour", "sum_21"]
        centauri = (
            f"faction centauri dice teal1 teal2 purple3 purple4 white5 white6 missions {' '.join(hand)}"
        )
        dangmer = "faction dangmer dice teal1 teal1 purple6 purple6 white3 white3"
        position = f"clone round 6 p1 {BARE} | {centauri} | {dangmer}"
        points = sorted(POINTS[mission] for mission in hand)
        rest = POINTS["every_colour"] + POINTS["sum_21"]
        gone = scores(position, "pass")[0] - scores(position, "choose p1-1", "value p0-6")[0]
        assert gone == sum(points[1:]) - rest

    def test_perceptioneers(self):
        """Sent to the Agency, Centauri draws one and returns one of four."""
        hand = "missions even high sum_28"
        position = (
            f"hypnotise round 2 p0 {CITY} | faction centauri {DICE} {hand} | faction perceptioneers {OTHER}"
        )
        steps = ["name agency", "take agency1", "! low"]
        assert legal(position, *steps) == {"return even", "return high", "return low", "return sum_28"}


class TestDangmer:
    def test_hollows(self):
        """What is copied is the die as the Hollows changed it in the last turn."""
        city = put(END, nethal2="white5")
        position = f"take round 6 p1 {city} | faction hollows {LOW} | faction dangmer {HIGH_BUT_ONE}"
        steps = ["take nethal2", "choose p0-1", "choose p1-1", "raise p0-1", "choose p1-5", "value p0-1"]
        expected = [
            "faction hollows dice teal5 teal3 purple2 purple6 white1 white4",
            "faction dangmer used dice teal1 teal6 purple3 purple5 white5 white5",
        ]
        assert expected == seats(position, *steps)

    def test_roamers(self):
        """Dangmer copies after the late turn, the die taken there too."""
        steps = [*LAST_TURN, *LATE_TURN]
        assert moment(round_6("dangmer"), *steps) == "clone round 7 p0"
        copied = "faction dangmer used dice teal4 teal6 purple3 purple5 white2 white4 under even draws 1"
        expected = [f"faction roamers used {LOW}", copied]
        assert expected == seats(round_6("dangmer"), *steps, "choose p1-6", "value p0-6")

    def test_shakra(self):
        """Shakra removes a die after the last action, then Dangmer is asked."""
        position = last("dangmer", "shakra")
        assert moment(position, *LAST_TURN) == "after round 6 p1"
        assert moment(position, *LAST_TURN, "done") == "clone round 6 p1"
        assert moment(position, *LAST_TURN, "power", "choose nethal3") == "clone round 6 p1"

    def test_tuulu(self):
        """A die rerolled after the last action is copied as it fell."""
        steps = ["take agency2", "go on", *LAST_TURN[1:], "power", "choose p1-1", "choose p1-6", "! 1 6"]
        steps += ["choose p0-1", "value p1-6"]
        expected = "faction dangmer used dice teal6 teal3 purple2 purple6 white1 white4"
        assert seats(last("dangmer", "tuulu"), *steps)[0] == expected


class TestEwo:
    @each([NETHAL, BANK, WASTE])
    def test_hollows(self, action):
        """A borrowed action is still an opponent's action that moves a piece of the Hollows."""
        steps = ["take agency1", f"act {action.district}", *action.choices]
        assert moment(two("take", "ewo", "hollows"), *steps) == "adapt round 2 p0"
        assert actor(two("take", "ewo", "hollows"), *steps) == 1
        expected = f"faction ewo used dice {action.first} teal4"
        assert seats(two("take", "ewo", "hollows"), *steps, "pass")[0] == expected

    def test_hollows_borrowed_reroll(self):
        """A borrowed reroll is no move."""
        steps = ["take agency1", "act gugu", "choose p1-1", "! 3"]
        assert moment(two("take", "ewo", "hollows"), *steps) == "take round 2 p1"

    def test_perceptioneers(self):
        """Sent to the Agency, Ewo does the action of Nethal."""
        position = two("hypnotise", "ewo", "perceptioneers")
        steps = ["name agency", "take agency1", "act nethal", *NETHAL.choices]
        expected = (
            f"take round 2 p1 {put(CITY, agency1='p0')}"
            " | faction ewo used dice teal5 teal4 | faction perceptioneers used dice purple6"
        )
        assert expected == after(position, *steps)

    def test_perceptioneers_without_action(self):
        """Where nobody does the action, none is due, and Ewo is not asked."""
        options = "hypnosis no_action"
        position = two("hypnotise", "ewo", "perceptioneers", options=options)
        expected = NETHAL.lost("faction ewo", "faction perceptioneers used", options=options)
        assert expected == after(position, "name nethal", "take nethal2")

    def test_four_at_once(self):
        """Sent to the Agency, Ewo swaps two dice; Banxa is not asked, the Hollows are."""
        cards = [
            f"faction ewo {DICE}",
            f"faction banxa {OTHER}",
            "faction hollows dice white5",
            "faction perceptioneers dice purple2",
        ]
        position = f"hypnotise round 2 p0 {CITY_OF_4} | {' | '.join(cards)}"
        assert actor(position) == 3
        steps = ["name agency", "take agency1", "act nethal", "choose p1-1", "choose p2-1"]
        assert moment(position, *steps) == "adapt round 2 p0"
        assert actor(position, *steps) == 2
        assert legal(position, *steps) == {"raise p2-1", "lower p2-1", "pass"}
        expected = (
            f"take round 2 p1 {put(CITY_OF_4, agency1='p0')}"
            f" | faction ewo used {DICE} teal4 | faction banxa dice white5"
            " | faction hollows dice teal6 | faction perceptioneers used dice purple2"
        )
        assert expected == after(position, *steps, "raise p2-1")


class TestHollows:
    def test_roamers(self):
        """They react to the action of a late turn, then the game is over."""
        written = f"faction roamers used {LOW_BUT_ONE} | faction hollows {HIGH_BUT_ONE}"
        position = f"take round 6 p1 skipped {put(LATE, gugu2='p0', nethal1='white4')} | {written}"
        steps = [*LAST_TURN, "take nethal1", "choose p0-1", "choose p1-1"]
        assert moment(position, *steps) == "adapt round 7 p0"
        assert moment(position, *steps, "raise p1-1") == "over round 7 p0"
        expected = "faction hollows dice teal2 teal6 purple3 purple5 white2 white5 under even draws 1"
        assert seats(position, *steps, "raise p1-1")[1] == expected

    def test_shakra(self):
        """No die of theirs is in the city: what is removed is nothing to react to."""
        position = two("take", "shakra", "hollows")
        assert moment(position, "power", "choose gugu1") == "take round 2 p0"
        assert moment(position, *TWILIGHT.steps, "power", "choose waste2") == "take round 2 p1"

    def test_an_action_of_shakra(self):
        """They react to its action; the die that it removed before is gone."""
        position = two("take", "shakra", "hollows")
        steps = ["power", "choose agency3", *WASTE.steps]
        assert moment(position, *steps) == "adapt round 2 p0"
        city = put(WASTE.done, agency3="-")
        expected = f"take round 2 p1 {city} | faction shakra used {DICE} teal1 | faction hollows dice teal6"
        assert expected == after(position, *steps, "raise p1-1")

    @each([NETHAL, BANK, WASTE])
    def test_perceptioneers(self, action):
        """They react to the action of a turn whose district was named."""
        position = three("hypnotise", "dangmer", "hollows", "perceptioneers")
        steps = [f"name {action.district}", *action.steps]
        assert moment(position, *steps) == "adapt round 2 p0"
        assert actor(position, *steps) == 1
        assert moment(position, *steps, "pass") == "take round 2 p1"

    @each(ACTIONS)
    def test_sent_by_perceptioneers(self, action):
        """Sent somewhere, they do not react to what they do there."""
        position = two("hypnotise", "hollows", "perceptioneers")
        expected = action.after("faction hollows", "faction perceptioneers used")
        assert expected == after(position, f"name {action.district}", *action.steps, *action.rolls)

    def test_tuulu(self):
        """A reroll of their die is no move; the action after it may be one."""
        position = two("take", "tuulu", "hollows")
        steps = ["take nethal2", "power", "choose gugu1", "choose p1-1", "! 3 2"]
        assert moment(position, *steps) == "first round 2 p0"
        assert legal(position, *steps, "choose p0-1", "choose p1-1") == {"lower p1-1", "pass"}
        expected = ["faction tuulu used dice teal2 teal2", "faction hollows dice purple5"]
        assert expected == seats(position, *steps, "choose p0-1", "choose p1-1", "lower p1-1")


class TestRoamers:
    def test_perceptioneers_name_the_late_turn(self):
        """Before the late turn a district can be named, as before any other."""
        position = round_6("perceptioneers")
        assert moment(position, *LAST_TURN) == "hypnotise round 7 p0"
        assert actor(position, *LAST_TURN) == 1
        assert legal(position, *LAST_TURN, "name gugu") == take("gugu2", "gugu3")
        assert moment(position, *LAST_TURN, "name gugu", *LATE_TURN) == "over round 7 p0"

    def test_perceptioneers_after_play(self):
        """A turn that is played can be named."""
        position = two("roam", "roamers", "perceptioneers")
        assert legal(position, "play") == NAMES | {"pass"}
        expected = NETHAL.after("faction roamers", "faction perceptioneers used")
        assert expected == after(position, "play", "name nethal", *NETHAL.steps)

    def test_roamers_do_not_skip_a_named_turn(self):
        """They decide before they know the district."""
        position = two("roam", "roamers", "perceptioneers")
        assert "skip turn" not in legal(position, "play", "name nethal")


class TestShakra:
    def test_perceptioneers(self):
        """A named turn has both moments for the power; what is named stays so."""
        position = two("hypnotise", "shakra", "perceptioneers")
        gugu = take("gugu1", "gugu2", "gugu3")
        assert legal(position, "name gugu") == gugu | {"power"}
        assert legal(position, "name gugu", "power", "choose agency1") == gugu
        assert legal(position, "name gugu", "power", "choose gugu1") == gugu - {"take gugu1"}
        assert legal(position, "name gugu", *GUGU.steps, *GUGU.rolls) == {"power", "done"}

    def test_perceptioneers_without_action(self):
        """Where nobody does the action they are asked right after placing."""
        position = two("hypnotise", "shakra", "perceptioneers", options="hypnosis no_action")
        assert legal(position, "name gugu", "take gugu2") == {"power", "done"}
        city = put(CITY, gugu2="p0", agency1="-")
        assert districts(position, "name gugu", "take gugu2", "power", "choose agency1") == city


class TestTuulu:
    def test_perceptioneers(self):
        """A named turn has all three moments for the power; what is named stays so."""
        position = two("hypnotise", "tuulu", "perceptioneers")
        gugu = take("gugu1", "gugu2", "gugu3")
        prayer = ["power", "choose gugu1", "choose p1-1", "! 1 1"]
        assert legal(position, "name gugu") == gugu | {"power"}
        assert legal(position, "name gugu", *prayer) == gugu
        assert legal(position, "name gugu", "take gugu2") == {"go on", "power"}
        dice = dice_in(GUGU.placed) | {"p0-1", "p0-2", "p1-1"}
        assert legal(position, "name gugu", "take gugu2", *prayer) == choose(*dice)
        steps = ["name gugu", "take gugu2", "go on", *GUGU.choices, *GUGU.rolls]
        assert legal(position, *steps) == {"power", "done"}

    def test_perceptioneers_without_action(self):
        """Where nobody does the action they may pray before placing, and after it."""
        options = "hypnosis no_action"
        position = two("hypnotise", "tuulu", "perceptioneers", options=options)
        prayer = ["power", "choose agency1", "choose p1-1", "! 1 1"]
        city = put(CITY, gugu2="p0", agency1="teal1")
        cards = f"faction tuulu used {DICE} purple1 | faction perceptioneers used dice teal1"
        expected = f"take round 2 p1 {options} {city} | {cards}"
        assert expected == after(position, "name gugu", *prayer, "take gugu2")
        assert "power" in legal(position, "name gugu", "take gugu2")
        assert expected == after(position, "name gugu", "take gugu2", *prayer)
