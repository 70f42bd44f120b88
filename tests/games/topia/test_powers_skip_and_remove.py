"""R25 and R26 of the rulebook: Roamers skip a turn, Shakra removes a die."""

import pytest

from tests.games.topia.power_positions import (
    ACTIONS,
    CITY,
    CITY_OF_3,
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
    NETHAL,
    OTHER,
    START,
    TWILIGHT,
    actor,
    after,
    choose,
    dice_in,
    districts,
    each,
    legal,
    moment,
    put,
    refused,
    scores,
    seats,
    take,
)


class TestR25Roamers:
    ROAM = f"roam round 2 p0 {CITY} | faction roamers {DICE} | {OTHER}"

    def test_asked(self):
        """At the beginning of their turn: play it or skip it."""
        assert actor(self.ROAM) == 0
        assert legal(self.ROAM) == {"skip turn", "play"}

    def test_skip(self):
        """The next one plays; the power is used, and a turn is still to be played."""
        expected = f"take round 2 p1 skipped {CITY} | faction roamers used {DICE} | {OTHER}"
        assert expected == after(self.ROAM, "skip turn")

    def test_play(self):
        """The turn begins, the power is not used."""
        assert after(self.ROAM, "play") == f"take round 2 p0 {CITY} | faction roamers {DICE} | {OTHER}"

    @pytest.mark.parametrize("seat", [0, 1])
    def test_in_every_turn_of_theirs(self, seat):
        """They are asked at the beginning of each of their turns, and of no other."""
        names = ["faction roamers", ""] if seat == 0 else ["", "faction roamers"]
        position = f"take round 2 p0 {CITY} | {names[0]} {DICE} | {names[1]} {OTHER}"
        first, second = NETHAL.steps, ["take twilight1", "choose gugu1", "choose agency1"]
        if seat == 0:
            assert moment(position, *first) == "take round 2 p1"
            assert moment(position, *first, *second) == "roam round 3 p0"
        else:
            assert moment(position, *first) == "roam round 2 p1"
            assert moment(position, *first, "play", *second) == "take round 3 p0"

    def test_not_once_the_turn_has_begun(self):
        """Whoever plays has not skipped."""
        assert refused(self.ROAM, "play", "skip turn")
        assert refused(self.ROAM, "play", "take agency1", "skip turn")

    def test_not_twice(self):
        """In the round after the skipped turn they play without being asked."""
        assert moment(self.ROAM, "skip turn", *GUGU.steps, *GUGU.rolls) == "take round 3 p0"
        assert refused(self.ROAM, "skip turn", *GUGU.steps, *GUGU.rolls, "skip turn")

    def test_they_are_one_behind(self):
        """In round 3 they take their second die."""
        steps = ["skip turn", *GUGU.steps, *GUGU.rolls, "take bank2", "choose agency1", "choose p0-2"]
        city = put(CITY, gugu2="p1", gugu1="teal2", bank2="p0", agency1="purple4")
        expected = f"take round 3 p1 skipped {city} | faction roamers used {DICE} teal4 | {OTHER} purple1"
        assert expected == after(self.ROAM, *steps)

    def test_the_first_turn(self):
        """The first turn of the game can be skipped as well."""
        position = f"roam round 1 p0 {START} | faction roamers | -"
        assert after(position, "skip turn") == f"take round 1 p1 skipped {START} | faction roamers used | -"

    def test_last_of_all(self):
        """After everybody's last turn they play the one they skipped; then it is over."""
        position = f"take round 6 p1 skipped {LATE} | faction roamers used {LOW_BUT_ONE} | {HIGH_BUT_ONE}"
        assert moment(position, *LAST_TURN) == "take round 7 p0"
        assert actor(position, *LAST_TURN) == 0
        assert legal(position, *LAST_TURN) == take(*dice_in(put(LATE, agency2="p1")))
        steps = [*LAST_TURN, *LATE_TURN]
        assert moment(position, *steps) == "over round 7 p0"
        assert districts(position, *steps) == put(END, gugu3="purple3")
        assert seats(position, *steps) == [f"faction roamers used {LOW}", f"{HIGH} under even draws 1"]

    def test_not_over_before(self):
        """Without a turn to play late, the game is over after round 6."""
        position = f"take round 6 p1 {LAST} | faction roamers used {LOW} | {HIGH_BUT_ONE}"
        assert moment(position, *LAST_TURN) == "over round 6 p1"

    def test_skipped_in_round_6_by_the_last(self):
        """The last one skips the last turn, and plays it at once."""
        position = f"roam round 6 p1 {LAST} | {LOW} | faction roamers {HIGH_BUT_ONE}"
        assert moment(position, "skip turn") == "take round 7 p1"
        assert seats(position, "skip turn") == [LOW, f"faction roamers used {HIGH_BUT_ONE}"]
        assert moment(position, "skip turn", *LAST_TURN) == "over round 7 p1"

    def test_skipped_in_round_6_by_the_first(self):
        """The first one skips the last round: the other plays, then they."""
        position = f"roam round 6 p0 {LATE} | faction roamers {LOW_BUT_ONE} | {HIGH_BUT_ONE}"
        assert moment(position, "skip turn") == "take round 6 p1"
        assert moment(position, "skip turn", *LAST_TURN) == "take round 7 p0"
        assert moment(position, "skip turn", *LAST_TURN, *LATE_TURN) == "over round 7 p0"

    def test_three_players(self):
        """The one in the middle skips: everything goes on in order."""
        written = f"{DICE} teal6 | faction roamers {OTHER} | dice white5"
        position = f"roam round 2 p1 {put(CITY_OF_3, gugu1='p0')} | {written}"
        turn = ["take twilight1", "choose gugu2", "choose agency1"]
        assert moment(position, "skip turn") == "take round 2 p2"
        assert moment(position, "skip turn", *turn) == "take round 3 p0"
        assert moment(position, "skip turn", *turn, "take gugu3", "choose gugu4", "! 1") == "take round 3 p1"

    def test_turnabout(self):
        """In a round that goes back the next one plays, and after the last of it the next round begins."""
        head = "scenario turnabout"
        first = f"roam round 2 p1 {head} {CITY} | {DICE} | faction roamers {OTHER}"
        assert moment(first, "skip turn") == "take round 2 p0"
        city = put(CITY, gugu1="p1")
        last = f"roam round 2 p0 {head} {city} | faction roamers {DICE} | {OTHER} teal6"
        assert moment(last, "skip turn") == "take round 3 p0"

    @pytest.mark.parametrize("seat", [0, 1])
    def test_late_in_turnabout(self, seat):
        """Round 6 goes back; the late turn comes last all the same."""
        if seat == 0:  # p1 has played round 6, p0 is the last of it
            written = f"faction roamers {LOW_BUT_ONE} | {HIGH}"
            position = f"roam round 6 p0 scenario turnabout {put(END, gugu2='white4')} | {written}"
            assert moment(position, "skip turn") == "take round 7 p0"
            assert moment(position, "skip turn", *LATE_TURN) == "over round 7 p0"
        else:  # p1 is the first of round 6
            written = f"{LOW_BUT_ONE} | faction roamers {HIGH_BUT_ONE}"
            position = f"roam round 6 p1 scenario turnabout {LATE} | {written}"
            assert moment(position, "skip turn") == "take round 6 p0"
            assert moment(position, "skip turn", *LATE_TURN) == "take round 7 p1"
            assert moment(position, "skip turn", *LATE_TURN, *LAST_TURN) == "over round 7 p1"

    def test_no_powers(self):
        """In the scenario without powers nobody skips."""
        position = f"take round 2 p0 scenario no_powers {CITY} | {DICE} | faction roamers {OTHER}"
        assert moment(position, *NETHAL.steps) == "take round 2 p1"


class TestR26Shakra:
    SHAKRA = f"take round 2 p0 {CITY} | faction shakra {DICE} | {OTHER}"
    AFTER = [*TWILIGHT.steps, "power"]

    def test_before_placing(self):
        """A die leaves the game, then the agent is placed."""
        assert legal(self.SHAKRA) == take(*dice_in(CITY)) | {"power"}
        assert legal(self.SHAKRA, "power") == choose(*dice_in(CITY))
        city = put(CITY, gugu1="-")
        expected = f"take round 2 p0 {city} | faction shakra used {DICE} | {OTHER}"
        assert expected == after(self.SHAKRA, "power", "choose gugu1")
        assert legal(self.SHAKRA, "power", "choose gugu1") == take(*dice_in(city))

    def test_after_the_action(self):
        """A die leaves the game, then the turn is over."""
        assert moment(self.SHAKRA, *TWILIGHT.steps) == "after round 2 p0"
        assert legal(self.SHAKRA, *TWILIGHT.steps) == {"power", "done"}
        assert legal(self.SHAKRA, *self.AFTER) == choose(*dice_in(TWILIGHT.done))
        city = put(TWILIGHT.done, gugu1="-")
        expected = f"take round 2 p1 {city} | faction shakra used {DICE} teal3 | {OTHER}"
        assert expected == after(self.SHAKRA, *self.AFTER, "choose gugu1")

    @each(ACTIONS)
    def test_after_every_action(self, action):
        """Whatever the action was."""
        steps = [*action.steps, *action.rolls]
        expected = (
            f"after round 2 p0 acted {action.done}"
            f" | faction shakra dice {action.first} {action.die} | dice {action.other}"
        )
        assert expected == after(self.SHAKRA, *steps)
        assert action.after("faction shakra") == after(self.SHAKRA, *steps, "done")

    def test_after_the_agency(self):
        """Also after a mission."""
        steps = ["take agency1", "! even", "return even"]
        assert legal(self.SHAKRA, *steps) == {"power", "done"}
        assert districts(self.SHAKRA, *steps, "power", "choose bank2") == put(CITY, agency1="p0", bank2="-")

    def test_after_an_action_that_cannot_be_done(self):
        """With a single die on all cards Nethal does nothing, and they are asked."""
        position = f"take round 1 p0 {START} | faction shakra | -"
        assert legal(position, "take nethal2") == {"power", "done"}

    def test_not_in_between(self):
        """Between placing and the end of the action there is no time for it."""
        assert refused(self.SHAKRA, "take twilight1", "power")
        assert refused(self.SHAKRA, *TWILIGHT.steps[:2], "power")

    def test_not_twice(self):
        """Used before placing, it is not there after the action; nor in a later turn."""
        steps = ["power", "choose waste2", *TWILIGHT.steps]
        assert moment(self.SHAKRA, *steps) == "take round 2 p1"
        used = f"take round 2 p0 {CITY} | faction shakra used {DICE} | {OTHER}"
        assert refused(used, "power")
        assert TWILIGHT.after("faction shakra used") == after(used, *TWILIGHT.steps)

    def test_offered_again(self):
        """Left unused, it is there in the next turn."""
        steps = [*TWILIGHT.steps, "done", *GUGU.steps, *GUGU.rolls]
        assert moment(self.SHAKRA, *steps) == "take round 3 p0"
        assert "power" in legal(self.SHAKRA, *steps)

    def test_not_in_the_turn_of_another(self):
        """Nobody removes a die in an opponent's turn."""
        position = NETHAL.before(other="faction shakra")
        assert refused(position, "power")
        assert moment(position, *NETHAL.steps) == "take round 2 p1"

    @pytest.mark.parametrize("place", ["nethal1", "bank1", "p0-1", "p1-1"])
    def test_only_dice_in_the_city(self, place):
        """Agents, and dice on cards, stay."""
        assert refused(self.SHAKRA, "power", f"choose {place}")
        assert refused(self.SHAKRA, *self.AFTER, f"choose {place}")

    def test_carried_through(self):
        """Having begun, they have to remove a die."""
        assert refused(self.SHAKRA, "power", "take gugu1")
        assert refused(self.SHAKRA, *self.AFTER, "done")

    def test_the_slot_stays_empty(self):
        """Nobody can take, swap or reroll what is not there, or place an agent there."""
        city = put(CITY, gugu1="-")
        position = f"take round 2 p0 {city} | faction shakra used {DICE} | {OTHER}"
        assert legal(position) == take(*dice_in(city))
        for place, first in [("twilight1", []), ("waste1", ["choose bank1"]), ("gugu2", []), ("bank2", [])]:
            assert refused(position, f"take {place}", *first, "choose gugu1")

    def test_what_the_district_is_worth(self):
        """Without its die the district of the others is worth less at the end."""
        position = f"after round 6 p1 acted {END} | {LOW} | faction shakra {HIGH}"
        assert scores(position, "done") == [41, 54]
        assert scores(position, "power", "choose bank3") == [38, 54]
        assert moment(position, "power", "choose bank3") == "over round 6 p1"

    def test_no_powers(self):
        """In the scenario without powers nothing is removed."""
        position = NETHAL.before("faction shakra", options="scenario no_powers")
        assert legal(position) == take(*dice_in(CITY))
        assert moment(position, *NETHAL.steps) == "take round 2 p1"
