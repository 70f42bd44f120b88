"""R31 to R37 of the rulebook: the end of the game, the score, and who has won."""

import pytest

import gobelet
from tests.games.topia.notation import (
    after,
    dice,
    ended,
    full,
    last_turn,
    list_turns,
    phase,
    ranks,
    refused,
    scores,
    table_at,
)

AGENCY = ["take agency1", "! even", "return even"]

# Rulebook, page 6: Red has dice of 24, districts of 9 + 8 + 5 points and two missions.
RED = "faction perceptioneers used dice teal6 teal6 white3 white3 purple4 purple2{}"
RED_MISSIONS = " missions city_purple twin_pairs"
OTHER = "faction banxa dice teal1 teal2 white1 white2 purple1 purple3"
RED_CITY = "p0 p0 white4 / p0 p0 purple3 / p0 p0 p1 / p1 p1 teal1 / p1 p1 teal2 / p1 white1 purple6"

# Districts of two players: three each, without dice.
THREE_EACH = "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1"


def districts(rows, **options):
    """What everybody gets for the districts of this city: all cards are full of ones."""
    return [score - 6 for score in scores(ended(rows, **options))]


class TestR31End:
    def test_the_last_action(self):
        """When it is done, the game is over."""
        table = table_at(last_turn(agency="white4"), *AGENCY)
        assert (phase(table.position), table.over, table.actor, table.pending) == ("over", True, None, 0)
        assert table.legal() == []

    def test_not_before_the_last_action(self):
        """The last die is on its card, but a mission is still to be returned."""
        table = table_at(last_turn(agency="white4"), *AGENCY[:2])
        assert (len(dice(table.position, 1)), table.over, table.actor) == (6, False, 1)

    def test_a_last_action_that_cannot_be_done(self):
        """The last die ends the game."""
        assert table_at(last_turn(bank="white4"), "take bank3").over

    def test_not_while_somebody_has_a_turn(self):
        """With five dice on the last card the game goes on."""
        assert not table_at(last_turn(agency="white4")).over

    def test_nothing_can_be_done(self):
        """What would be an action before is refused."""
        for action in ("take agency1", "return even", "done", "pass", "choose p0-1"):
            assert refused(last_turn(agency="white4"), *AGENCY, action)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_everybody_has_six_dice(self, players):
        """Then, and not before."""
        table = gobelet.game("topia").table(position=f"take p0 {full(players)}" + " | -" * players, seed=1)
        list_turns(table)
        assert [6] * players == [len(dice(table.position, number)) for number in range(players)]


class TestR32Order:
    def test_dangmer_then_bingmai(self):
        """Each is asked once, and then all is over."""
        position = last_turn(agency="white4", p0="faction dangmer", p1="faction bingmai")
        table = table_at(position, *AGENCY)
        assert (phase(table.position), table.actor) == ("clone", 0)
        table.play("pass")
        assert (phase(table.position), table.actor) == ("award", 1)
        assert set(table.legal()) == {"award twilight p0", "award twilight p1", "pass"}
        table.play("pass")
        assert table.over

    def test_in_other_seats(self):
        """It does not depend on who sits where."""
        position = last_turn(agency="white4", p0="faction bingmai", p1="faction dangmer")
        table = table_at(position, *AGENCY)
        assert (phase(table.position), table.actor) == ("clone", 1)
        table.play("pass")
        assert (phase(table.position), table.actor) == ("award", 0)

    def test_a_used_power(self):
        """Who has used it is not asked."""
        position = last_turn(agency="white4", p0="faction dangmer used", p1="faction bingmai")
        assert phase(after(position, *AGENCY)) == "award"

    def test_nothing_to_award(self):
        """Without a tie Bingmai is not asked."""
        position = last_turn(twilight="white4", bank="white2", p1="faction bingmai")
        assert table_at(position, "take twilight3").over

    def test_scored_after_both(self):
        """A 1 that becomes a 5, and Twilight as a whole instead of half of it."""
        position = last_turn(agency="white5", p0="faction dangmer", p1="faction bingmai")
        left = scores(position, *AGENCY, "pass", "pass")
        used = scores(position, *AGENCY, "choose p0-1", "value p1-6", "award twilight p0")
        assert [left[0] + 4 + 2, left[1] - 3] == used


class TestR33Dice:
    @pytest.mark.parametrize(
        ("card", "points"),
        [
            ("teal1 teal1 teal1 teal1 teal1 teal1", 6),
            ("teal1 teal2 teal3 white4 white5 white6", 21),
            ("white6 white6 white6 teal6 teal6 teal6", 36),
        ],
    )
    def test_their_values(self, card, points):
        """Added up; colours do not matter."""
        assert [15 + points, 15 + 6] == scores(ended(THREE_EACH, f"dice {card}"))

    def test_the_example(self):
        """Rulebook, page 6: Red has 24 points on the card, the other player 10."""
        position = ended(THREE_EACH, RED.format(""), OTHER)
        assert scores(position) == [15 + 24, 15 + 10]

    def test_only_ones_own(self):
        """A die of another card counts for the other."""
        one, other = (
            "dice teal6 teal1 teal1 teal1 teal1 teal1",
            "dice purple6 purple6 white1 white1 white1 white1",
        )
        assert scores(ended(THREE_EACH, one, other)) == [15 + 11, 15 + 16]


class TestR34Districts:
    ROWS = "p0 p0 p1 / p1 p1 p0 / p0 {} {} / p1 p1 p1 / p0 p0 / {} {} {}"

    def test_the_most_agents(self):
        """Three districts for one, two for the other, 5 points each."""
        assert districts(self.ROWS.format("-", "-", "-", "-", "-")) == [15, 10]

    @pytest.mark.parametrize(("left", "points"), [("white1", 1), ("white6", 6), ("white3", 3)])
    def test_the_dice_still_there(self, left, points):
        """They count for who controls the district."""
        assert [15 + points, 10] == districts(self.ROWS.format(left, "-", "-", "-", "-"))
        assert [15 + points + 4, 10] == districts(self.ROWS.format(left, "white4", "-", "-", "-"))

    def test_a_district_without_agents(self):
        """Its dice are nobody's."""
        assert districts(self.ROWS.format("-", "-", "white6", "white6", "white6")) == [15, 10]

    def test_second_most_gets_nothing(self):
        """Two against one: all dice for the two."""
        assert districts("p0 p0 p1 white6 / p1 p1 p1 p1 / p0 p0 p0 p0 / p2 p2 p2 p2 / p1 p2 p2") == [
            5 + 6 + 5,
            5,
            5 + 5,
        ]

    def test_one_agent_is_enough(self):
        """Where nobody else has any."""
        assert districts("p0 white5 white2 / p0 p0 p0 / p0 p0 / p1 p1 p1 / p1 p1 / p1 white3 -") == [
            5 + 7 + 5 + 5,
            5 + 5 + 5 + 3,
        ]

    def test_the_example(self):
        """Rulebook, page 6: Red has 22 points from districts; the other player gets 25."""
        position = ended(RED_CITY, RED.format(""), OTHER)
        assert scores(position) == [24 + 22, 10 + 25]


class TestR35Ties:
    @pytest.mark.parametrize(
        ("left", "share"), [("-", 3), ("white1", 3), ("white2", 4), ("white4", 5), ("white6", 6)]
    )
    def test_two(self, left, share):
        """Half of 5 and the dice each, rounded up."""
        rows = f"p0 p1 {left} / p0 p0 p0 / p0 p0 / p1 p1 p1 / p1 p1"
        assert [share + 10] * 2 == districts(rows)

    @pytest.mark.parametrize(
        ("left", "share"),
        [("-", 2), ("white1", 2), ("white2", 3), ("white4", 3), ("white5", 4), ("white6", 4)],
    )
    def test_three(self, left, share):
        """A third each, rounded up; there is another such district without dice."""
        rows = f"p0 p1 p2 {left} / p0 p0 p0 p0 / p1 p1 p1 p1 / p2 p2 p2 p2 / p0 p1 p2"
        assert [share + 5 + 2] * 3 == districts(rows)

    @pytest.mark.parametrize(
        ("left", "share"), [("-", 2), ("white3", 2), ("white4", 3), ("white6", 3), ("purple1", 2)]
    )
    def test_four(self, left, share):
        """A quarter each, rounded up."""
        rows = f"p0 p1 p2 p3 {left} / p0 p0 p0 p0 p0 / p1 p1 p1 p1 p1 / p2 p2 p2 p2 p2 / p3 p3 p3 p3 p3"
        assert [share + 5] * 4 == districts(rows)

    def test_not_with_those_who_have_fewer(self):
        """Two tie with two agents, the third with one gets nothing."""
        rows = "p0 p0 p1 p1 p2 / p0 p0 p0 p0 / p1 p1 p1 p1 / p2 p2 p2 p2 p2 / p3 p3 p3 p3 p3 / p3"
        assert districts(rows) == [3 + 5, 3 + 5, 5, 10]

    def test_two_of_four(self):
        """The others are elsewhere: 5 and 3 and 2 are shared by two."""
        rows = (
            "p0 p1 white3 white2 / p0 p0 p0 p0 p0 / p1 p1 p1 p1 p1 / p2 p2 p2 p2 p2 / p3 p3 p3 p3 p3 / p2 p3"
        )
        assert districts(rows) == [5 + 5, 5 + 5, 5 + 3, 5 + 3]

    def test_dice_alone(self):
        """A district without agents is nobody's, and no tie."""
        rows = "p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / white6 white6 white6 / white6 white6 white6"
        assert districts(rows) == [10, 10]


class TestR36Missions:
    def test_the_example(self):
        """Rulebook, page 6: 8 for two purple dice in the city, 14 for two pairs: 68 points."""
        assert scores(ended(RED_CITY, RED.format(RED_MISSIONS), OTHER)) == [68, 35]
        assert scores(ended(RED_CITY, RED.format(" missions city_purple"), OTHER)) == [24 + 22 + 8, 35]
        assert scores(ended(RED_CITY, RED.format(" missions twin_pairs"), OTHER)) == [24 + 22 + 14, 35]

    def test_the_example_played(self):
        """The last die taken is the other player's."""
        rows = RED_CITY.removesuffix("p1 white1 purple6") + "purple3 white1 purple6"
        position = f"take round 6 p1 [{rows}] | {RED.format(RED_MISSIONS)} | {OTHER.removesuffix(' purple3')}"
        assert scores(position, *AGENCY) == [68, 35]
        assert ranks(position, *AGENCY) == [1, 2]

    def test_those_fulfilled(self):
        """3 points for each of six teal dice, nothing for white ones."""
        assert scores(ended(THREE_EACH, "missions own_teal own_white")) == [21 + 18, 21]

    def test_ones_own(self):
        """A mission is for who holds it."""
        assert scores(ended(THREE_EACH, "", "missions own_teal own_purple")) == [21, 21 + 18]

    def test_two(self):
        """Both count."""
        rows = THREE_EACH.replace("p0 p0 /", "p0 p0 white2 /", 1)
        assert scores(ended(rows, "missions own_teal city_white")) == [21 + 2 + 18 + 4, 21]

    @pytest.mark.parametrize(
        ("faction", "hand"),
        [("ewo", "no_teal no_purple odd"), ("centauri", "no_teal no_purple odd high")],
    )
    def test_more_in_hand_than_count(self, faction, hand):
        """While one still has to be put under the deck, the best two count: what will count at the end."""
        words = f"faction {faction} dice white5 missions {hand} draws 1"
        own = table_at(f"return p0 doing agency left 1 {full(agency1='p0')} | {words} | -").view(0).seats[0]
        points = sorted(shown.points for shown in own.missions)
        assert points[0] > 0
        assert own.mission_points == sum(points[-2:])
        assert sum(shown.left_out for shown in own.missions) == len(own.missions) - 2

    def test_before_the_choice(self):
        """Of the three that were dealt the best two: 13 without purple dice, 14 without white."""
        position = f"keep p0 {full()} | missions four_teal no_purple no_white | missions high low even"
        assert table_at(position).view(0).seats[0].mission_points == 13 + 14
        assert [shown.left_out for shown in table_at(position).view(0).seats[0].missions] == [
            True,
            False,
            False,
        ]

    def test_all_three_count(self):
        """R52: where everybody keeps three, three are counted, also while there are four."""
        words = "missions no_teal no_purple no_white four_teal draws 1"
        head = f"return p0 scenario big_plans doing agency left 1 {full(agency1='p0')}"
        position = f"{head} | dice white5 {words} | -"
        assert table_at(position).view(0).seats[0].mission_points == 13 + 14

    def test_only_in_hand(self):
        """Not those returned or put under the deck."""
        seat = "missions own_white under own_teal returned city_teal draws 1"
        assert scores(ended(THREE_EACH, seat)) == [21, 21]

    def test_missions_may_be_nothing(self):
        """Two that are not fulfilled."""
        assert scores(ended(THREE_EACH, "missions own_white own_purple")) == [21, 21]


class TestR37Winner:
    # p0 and p2 control one district alone and share two, p1 controls two alone.
    SHARING = "p0 p0 p0 / p0 p2 / p0 p2 / p1 p1 p1 p0 / p1 p1 p1 p2 / p2 p2 p2"
    SEVEN = "dice purple2 purple1 purple1 purple1 purple1 purple1"

    def test_the_most_points(self):
        """More points, whatever else: 21 + 18 against 22."""
        position = ended(THREE_EACH, "missions own_teal", self.SEVEN)
        assert (scores(position), ranks(position)) == ([39, 22], [1, 2])

    def test_the_last_seat_too(self):
        """Seats do not matter."""
        position = ended(THREE_EACH, "", self.SEVEN)
        assert (scores(position), ranks(position)) == ([21, 22], [2, 1])

    def test_more_districts_alone(self):
        """21 each: three districts beat two, though the dice are lower."""
        card = "dice teal6 teal1 teal1 teal1 teal1 teal1"
        position = ended("p0 p0 p0 / p0 p0 p0 / p1 p1 / p1 p1 / p1 p1", card)
        assert (scores(position), ranks(position)) == ([21, 21], [2, 1])

    def test_shared_districts_do_not_help(self):
        """17 each: two alone beat one alone and two shared; the others are equal in everything."""
        position = ended(self.SHARING, "", self.SEVEN)
        assert (scores(position), ranks(position)) == ([17, 17, 17], [2, 1, 2])

    def test_what_bingmai_awarded(self):
        """It counts as controlled alone: three districts against two, 21 points each."""
        rows = "p0 p1 / p0 p0 p0 / p0 p0 / p1 p1 p1 / p1 p1"
        seats = "dice teal6 teal1 teal1 teal1 teal1 teal1", "faction bingmai used"
        position = ended(rows, *seats, options="awarded nethal p1")
        assert (scores(position), ranks(position)) == ([21, 21], [2, 1])

    def test_dice(self):
        """27 each and three districts each: the higher dice win."""
        rows = THREE_EACH.replace("p0 p0 /", "p0 p0 white6 /", 1)
        card = "dice purple4 purple4 purple1 purple1 purple1 purple1"
        position = ended(rows, "", card)
        assert (scores(position), ranks(position)) == ([27, 27], [2, 1])

    def test_the_first_place_is_shared(self):
        """Equal in everything."""
        position = ended(THREE_EACH)
        assert (scores(position), ranks(position)) == ([21, 21], [1, 1])

    def test_other_places_by_districts(self):
        """p2 wins; of the other two with 21 points, the one with three districts is second."""
        rows = "p0 p0 p0 p2 / p0 p0 p0 p2 / p1 p1 / p1 p1 / p1 p1 / p2 p2 p2 p2"
        position = ended(rows, "dice teal6 teal1 teal1 teal1 teal1 teal1", "", "missions own_white")
        assert (scores(position), ranks(position)) == ([21, 21, 29], [3, 2, 1])

    def test_other_places_by_dice(self):
        """p0 wins; of the other two, one has more in the city, the other on the card."""
        rows = "p0 p0 p0 p0 / p0 p0 / p1 p1 p1 white2 / p1 p1 p1 / p2 p2 p2 / p2 p2 p2"
        seats = "missions own_teal", "", "dice white3 white1 white1 white1 white1 white1"
        position = ended(rows, *seats)
        assert (scores(position), ranks(position)) == ([34, 18, 18], [1, 3, 2])

    def test_other_places_are_shared(self):
        """Two second places, and no third."""
        rows = "p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / p2 p2 p2 / p2 p2 p2"
        position = ended(rows, "", "missions own_purple")
        assert (scores(position), ranks(position)) == ([16, 34, 16], [2, 1, 2])

    def test_two_shared_places(self):
        """Two first, two third."""
        rows = "p0 p0 p0 p0 p0 / p1 p1 p1 p1 p1 / p2 p2 p2 p2 p2 / p3 p3 p3 p3 p3 / p0 p1 / p2 p3"
        card = "dice teal2 teal1 teal1 teal1 purple1 purple1"
        other = "dice white2 white1 white1 white1 white1 white1"
        position = ended(rows, "", "", other, card)
        assert (scores(position), ranks(position)) == ([14, 14, 15, 15], [3, 3, 1, 1])

    def test_the_last_of_four(self):
        """A tie for the third place is decided, too."""
        rows = "p0 p0 p0 p2 / p0 p0 p0 p2 / p1 p1 p1 p3 / p1 p1 p1 / p2 p2 p2 p2 white2 / p3 p3 p3 p3 p3"
        card = "dice teal3 teal1 teal1 teal1 purple1 purple1"
        position = ended(rows, "missions own_teal", "missions own_purple", "", card)
        assert (scores(position), ranks(position)) == ([34, 34, 13, 13], [1, 1, 4, 3])
