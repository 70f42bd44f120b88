"""R29 and R30 of the rulebook: who is asked first, and powers that leave each other alone."""

import pytest

from tests.games.topia.power_positions import (
    ACTIONS,
    BANK,
    CITY,
    CITY_OF_3,
    DICE,
    END,
    HIGH,
    HIGH_BUT_ONE,
    LAST,
    LAST_TURN,
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
    seats,
)


class TestR29Order:
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_the_player_whose_turn_it_is(self, seat):
        """Roamers decide about their turn, then the Perceptioneers name a district for it."""
        cards = [DICE, OTHER, "dice white5"]
        other = (seat + 1) % 3
        names = {seat: "faction roamers ", other: "faction perceptioneers "}
        city, dice = CITY_OF_3, [names.get(number, "") + card for number, card in enumerate(cards)]
        for number, place, die in [(0, "gugu1", " teal6"), (1, "gugu2", " purple1")][:seat]:
            city = put(city, **{place: f"p{number}"})
            dice[number] += die
        position = f"roam round 2 p{seat} {city} | {' | '.join(dice)}"
        assert actor(position) == seat
        assert moment(position, "play") == f"hypnotise round 2 p{seat}"
        assert actor(position, "play") == other

    def test_when_a_turn_begins(self):
        """They are asked in that order when a turn of theirs begins."""
        written = f"faction perceptioneers {DICE} | faction roamers {OTHER}"
        position = f"take round 2 p0 {CITY} | {written}"
        assert moment(position, *NETHAL.steps) == "roam round 2 p1"
        assert moment(position, *NETHAL.steps, "play") == "hypnotise round 2 p1"

    @pytest.mark.parametrize("seat", [0, 1])
    def test_scoring(self, seat):
        """At the end Dangmer comes before Bingmai, whatever their seats."""
        names = ["dangmer", "bingmai"] if seat == 0 else ["bingmai", "dangmer"]
        written = f"faction {names[0]} {LOW} | faction {names[1]} {HIGH_BUT_ONE}"
        position = f"take round 6 p1 {LAST} | {written}"
        assert moment(position, *LAST_TURN) == "clone round 6 p1"
        assert actor(position, *LAST_TURN) == seat
        assert moment(position, *LAST_TURN, "pass") == "award round 6 p1"
        assert actor(position, *LAST_TURN, "pass") == 1 - seat


class TestR30NoPowerAffectsAnother:
    @each(ACTIONS)
    def test_banxa_does_not_block_ewo(self, action):
        """An action done by Ewo's power is not one to block."""
        position = f"take round 2 p0 {CITY} | faction ewo {DICE} | faction banxa {OTHER}"
        steps = ["take agency1", f"act {action.district}", *action.choices, *action.rolls]
        city = put(CITY, agency1="p0", **action.slots)
        seats = f"faction ewo used dice {action.first} teal4 | faction banxa dice {action.other}"
        assert after(position, *steps) == f"take round 2 p1 {city} | {seats}"

    @each(ACTIONS)
    def test_banxa_blocks_what_ewo_does_without_it(self, action):
        """The action of the district that Ewo is in can be blocked."""
        position = f"take round 2 p0 {CITY} | faction ewo {DICE} | faction banxa {OTHER}"
        steps = [action.steps[0], "go on", *action.choices]
        assert legal(position, *steps) == {"block", "allow"}
        assert action.lost("faction ewo", "faction banxa used") == after(position, *steps, "block")

    def test_banxa_does_not_block_shakra(self):
        """Nor does it keep a die in the game."""
        position = f"take round 2 p0 {CITY} | faction shakra {DICE} | faction banxa {OTHER}"
        assert moment(position, "power", "choose gugu1") == "take round 2 p0"
        assert districts(position, "power", "choose gugu1") == put(CITY, gugu1="-")

    def test_banxa_does_not_block_tuulu(self):
        """Nor does it stop the two dice of a prayer."""
        position = f"take round 2 p0 {CITY} | faction tuulu {DICE} | faction banxa {OTHER}"
        steps = ["power", "choose gugu1", "choose p1-1", "! 1 2"]
        expected = [f"faction tuulu used {DICE}", "faction banxa dice teal2"]
        assert expected == seats(position, *steps)

    def test_banxa_does_not_block_hollows(self):
        """Nor what the Hollows change after somebody's action."""
        written = f"{DICE} | faction hollows {OTHER} | faction banxa dice white5"
        position = f"take round 2 p0 {CITY_OF_3} | {written}"
        steps = [*BANK.steps, "allow", "raise p1-1"]
        assert moment(position, *steps) == "take round 2 p1"
        assert seats(position, *steps)[1:] == ["faction hollows dice white5", "faction banxa dice white5"]

    def test_nobody_names_a_district_for_a_skipped_turn(self):
        """A turn that Roamers skip goes by without the Perceptioneers."""
        written = f"faction roamers {DICE} | faction perceptioneers {OTHER}"
        position = f"roam round 2 p0 {CITY} | {written}"
        expected = (
            f"take round 2 p1 skipped {CITY} | faction roamers used {DICE} | faction perceptioneers {OTHER}"
        )
        assert expected == after(position, "skip turn")

    def test_they_are_asked_about_the_next(self):
        """With three players they are asked about the one who plays instead."""
        written = f"faction roamers {DICE} | {OTHER} | faction perceptioneers dice white5"
        position = f"roam round 2 p0 {CITY_OF_3} | {written}"
        assert moment(position, "skip turn") == "hypnotise round 2 p1"

    def test_hollows_do_not_react_to_tuulu(self):
        """A prayer moves nothing, even if both dice are on their card."""
        city = put(CITY, nethal2="p0", bank3="p1")
        position = f"take round 3 p0 {city} | faction tuulu {DICE} teal2 | faction hollows {OTHER} white1"
        steps = ["power", "choose p1-1", "choose p1-2", "! 3 3"]
        assert moment(position, *steps) == "take round 3 p0"
        assert seats(position, *steps)[1] == "faction hollows dice teal3 white3"

    def test_hollows_do_not_react_to_dangmer(self):
        """Nor is a copy of their die a move."""
        position = f"clone round 6 p1 {END} | faction dangmer {LOW} | faction hollows {HIGH}"
        assert moment(position, "choose p0-1", "value p1-1") == "over round 6 p1"
