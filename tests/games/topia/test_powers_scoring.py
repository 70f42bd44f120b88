"""R20 to R22 of the rulebook: the powers of scoring, Bingmai, Centauri and Dangmer."""

import pytest

from tests.games.topia.power_positions import (
    BARE,
    CITY,
    DICE,
    END,
    END_OF_3,
    ENDED,
    HIGH,
    HIGH_BUT_ONE,
    HIGHEST,
    LAST,
    LAST_TURN,
    LOW,
    LOWEST,
    MIDDLE,
    OTHER,
    POINTS,
    START,
    actor,
    after,
    card,
    choose,
    city,
    legal,
    moment,
    put,
    refused,
    scores,
    seats,
)

CARDS_OF_3 = [LOWEST, MIDDLE, HIGHEST]


def award(first="faction bingmai", other=""):
    """Bingmai is asked at the end of a game of two."""
    return f"award round 6 p1 {END} | {first} {LOW} | {other} {HIGH}"


def clone(first="faction dangmer", other=""):
    """Dangmer is asked at the end of a game of two."""
    return f"clone round 6 p1 {END} | {first} {LOW} | {other} {HIGH}"


def end_of_3(phase, faction, seat):
    """The end of a game of three, this faction in this seat."""
    names = [f"faction {faction} " if number == seat else "" for number in range(3)]
    written = [name + dice for name, dice in zip(names, CARDS_OF_3, strict=True)]
    return f"{phase} round 6 p2 {END_OF_3} | {' | '.join(written)}"


class TestR20Bingmai:
    TIES = {"award nethal p0", "award nethal p1", "award waste p0", "award waste p1"}

    @pytest.mark.parametrize("seat", [0, 1])
    def test_after_the_last_turn(self, seat):
        """Bingmai is asked once everybody has 6 dice."""
        names = ["faction bingmai", ""] if seat == 0 else ["", "faction bingmai"]
        position = f"take round 6 p1 {LAST} | {names[0]} {LOW} | {names[1]} {HIGH_BUT_ONE}"
        assert moment(position, *LAST_TURN) == "award round 6 p1"
        assert actor(position, *LAST_TURN) == seat
        assert legal(position, *LAST_TURN) == self.TIES | {"pass"}

    def test_not_before(self):
        """In the game there is nothing to award."""
        position = f"take round 6 p1 {LAST} | {LOW} | faction bingmai {HIGH_BUT_ONE}"
        assert refused(position, "award nethal p1")

    def test_award(self):
        """One of those who tie takes the whole district; the power is used."""
        expected = f"over round 6 p1 awarded nethal p0 {END} | faction bingmai used {LOW} | {HIGH}"
        assert expected == after(award(), "award nethal p0")

    @pytest.mark.parametrize(
        ("choice", "expected"),
        [
            ("pass", [41, 54]),
            ("award nethal p0", [44, 50]),
            ("award nethal p1", [37, 57]),
            ("award waste p0", [46, 48]),
            ("award waste p1", [35, 59]),
        ],
    )
    def test_scores(self, choice, expected):
        """Half of 7 and of 11, rounded up, for both; or all of it for one."""
        assert scores(award(), choice) == expected

    def test_pass(self):
        """Left unused, it is not marked as used, and the ties stay."""
        assert after(award(), "pass") == f"over round 6 p1 {END} | faction bingmai {LOW} | {HIGH}"

    def test_one_district_only(self):
        """After the award the game is over."""
        assert legal(award(), "award nethal p0") == set()
        assert refused(award(), "award nethal p0", "award waste p0")

    @pytest.mark.parametrize("choice", ["award bank p0", "award bank p1", "award twilight p1"])
    def test_only_ties(self, choice):
        """A district that somebody controls alone cannot be awarded."""
        assert refused(award(), choice)

    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_three_players(self, seat):
        """In its own ties and in those of others, among those who tie."""
        position = end_of_3("award", "bingmai", seat)
        ties = {f"award nethal p{number}" for number in range(3)} | {"award gugu p0", "award gugu p1"}
        assert actor(position) == seat
        assert legal(position) == ties | {"pass"}

    @pytest.mark.parametrize(
        ("choice", "expected"),
        [
            ("pass", [26, 39, 51]),
            ("award nethal p0", [32, 35, 47]),
            ("award nethal p1", [22, 45, 47]),
            ("award nethal p2", [22, 35, 57]),
            ("award gugu p0", [32, 33, 51]),
            ("award gugu p1", [20, 45, 51]),
        ],
    )
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_scores_of_three(self, seat, choice, expected):
        """Whoever decides: 10 for one instead of 4 each, 12 for one instead of 6 each."""
        assert scores(end_of_3("award", "bingmai", seat), choice) == expected

    def test_another_players_tie(self):
        """A district where Bingmai has no agent can be awarded; its own name cannot be written there."""
        position = end_of_3("award", "bingmai", 2)
        head = f"over round 6 p2 awarded gugu p0 {END_OF_3}"
        expected = f"{head} | {LOWEST} | {MIDDLE} | faction bingmai used {HIGHEST}"
        assert expected == after(position, "award gugu p0")
        assert refused(position, "award gugu p2")

    def test_no_tie(self):
        """Without a tie nobody is asked; a district without agents is no tie."""
        text = "p0 p0 / p0 p0 white5 / p0 p0 p1 / p1 p1 / p1 p1 p1 / white3"
        last = put(city(text), gugu3="purple2")
        position = f"take round 6 p1 {last} | faction bingmai {LOW} | {HIGH_BUT_ONE}"
        steps = ["take gugu3", "choose p0-1", "! 1"]
        expected = f"over round 6 p1 {city(text)} | faction bingmai {LOW} | {HIGH_BUT_ONE} purple2"
        assert expected == after(position, *steps)

    def test_not_twice(self):
        """Once used it is not offered again."""
        position = f"take round 6 p1 {LAST} | faction bingmai used {LOW} | {HIGH_BUT_ONE}"
        assert after(position, *LAST_TURN) == f"over round 6 p1 {END} | faction bingmai used {LOW} | {ENDED}"

    def test_no_powers(self):
        """In the scenario without powers ties are shared."""
        position = f"take round 6 p1 scenario no_powers {LAST} | faction bingmai {LOW} | {HIGH_BUT_ONE}"
        assert moment(position, *LAST_TURN) == "over round 6 p1"


class TestR21Centauri:
    HAND = ["every_colour", "two_of_each", "sum_21", "six_values", "even"]  # all but the last are fulfilled
    CARD = "dice teal1 teal2 purple3 purple4 white5 white6"
    OTHERS = "dice teal1 teal1 purple1 purple1 white1 white1"

    def score(self, *missions, faction="centauri", options=""):
        """What p0 gets for these missions."""
        empty = city("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / / ")
        head = f"over round 6 p1 {options} {empty}".replace("  ", " ")
        hand = f"missions {' '.join(missions)}" if missions else ""
        with_hand = scores(f"{head} | faction {faction} {self.CARD} {hand} | {self.OTHERS}")
        without = scores(f"{head} | faction {faction} {self.CARD} | {self.OTHERS}")
        return with_hand[0] - without[0]

    @pytest.mark.parametrize("seat", [0, 1])
    def test_keeps_all_three(self, seat):
        """Only the other player returns a mission, then the game begins."""
        names = ["centauri", "dangmer"] if seat == 0 else ["dangmer", "centauri"]
        hands = ["even high sum_28", "odd low sum_15"]
        written = [f"faction {name} missions {hand}" for name, hand in zip(names, hands, strict=True)]
        position = f"keep p0 {START} | {' | '.join(written)}"
        assert actor(position) == 1 - seat
        returned = hands[1 - seat].split()[0]
        written[1 - seat] = written[1 - seat].replace(f" {returned}", "") + f" returned {returned}"
        assert after(position, f"return {returned}") == f"take round 1 p0 {START} | {' | '.join(written)}"

    def test_no_powers(self):
        """In the scenario without powers Centauri returns one like everybody."""
        position = (
            f"keep p0 scenario no_powers {START}"
            " | faction dangmer missions high sum_28 returned even | faction centauri missions odd low sum_15"
        )
        assert actor(position) == 1
        assert legal(position) == {"return odd", "return low", "return sum_15"}

    @pytest.mark.parametrize(
        "hand",
        [
            ["every_colour", "two_of_each", "sum_21"],
            ["every_colour", "two_of_each", "six_values"],
            ["every_colour", "sum_21", "six_values"],
            ["two_of_each", "sum_21", "six_values"],
        ],
    )
    def test_the_best_two(self, hand):
        """Of three that are fulfilled the one that brings least does not count."""
        assert self.score(*hand) == sum(sorted(POINTS[mission] for mission in hand)[1:])

    @pytest.mark.parametrize("missed", ["even", "odd", "triplets"])
    def test_one_missed(self, missed):
        """Two fulfilled and one missed: the two count."""
        assert self.score("every_colour", "sum_21", missed) == POINTS["every_colour"] + POINTS["sum_21"]

    def test_two_missed(self):
        """One fulfilled of three: it counts, once."""
        assert self.score("sum_21", "even", "odd") == POINTS["sum_21"]

    def test_three_missed(self):
        """None fulfilled: nothing."""
        assert self.score("triplets", "even", "odd") == 0

    def test_paid_for_each_die(self):
        """What a mission brings is what counts: 2 teal dice for 3 points each."""
        best = sorted([2 * POINTS["own_teal"], POINTS["every_colour"], POINTS["sum_21"]])[1:]
        assert self.score("own_teal", "every_colour", "sum_21") == sum(best)

    @pytest.mark.parametrize("faction", ["centauri", "dangmer"])
    def test_two_missions(self, faction):
        """Two in hand both count, for everybody."""
        expected = POINTS["every_colour"] + POINTS["sum_21"]
        assert self.score("every_colour", "sum_21", faction=faction) == expected

    def test_big_plans(self):
        """When everybody keeps 3, all 3 count, Centauri's too."""
        hand = ["every_colour", "two_of_each", "sum_21"]
        expected = sum(POINTS[mission] for mission in hand)
        for faction in ("centauri", "dangmer"):
            assert self.score(*hand, faction=faction, options="scenario big_plans") == expected

    @pytest.mark.parametrize("returned", ["even", "high", "low", "sum_28"])
    def test_agency(self, returned):
        """One drawn, one of the four returned: three are left."""
        position = f"take round 2 p0 {CITY} | faction centauri {DICE} missions even high sum_28 | {OTHER}"
        hand = [mission for mission in ("even", "high", "low", "sum_28") if mission != returned]
        expected = (
            f"take round 2 p1 {put(CITY, agency1='p0')} | faction centauri {DICE} teal4"
            f" missions {' '.join(hand)} under {returned} draws 1 | {OTHER}"
        )
        assert expected == after(position, "take agency1", "! low", f"return {returned}")

    def test_agency_asks_for_one(self):
        """Any of the four in hand may be returned."""
        position = f"take round 2 p0 {CITY} | faction centauri {DICE} missions even high sum_28 | {OTHER}"
        expected = {"return even", "return high", "return low", "return sum_28"}
        assert expected == legal(position, "take agency1", "! low")

    def test_busy_agency(self):
        """Two drawn, two returned: three are left."""
        hand = "missions even high sum_28"
        position = f"take round 2 p0 scenario busy_agency {CITY} | faction centauri {DICE} {hand} | {OTHER}"
        steps = ["take agency1", "! odd low", "return high", "return odd"]
        expected = (
            f"take round 2 p1 scenario busy_agency {put(CITY, agency1='p0')} | faction centauri {DICE} teal4"
            f" missions even low sum_28 under odd high draws 2 | {OTHER}"
        )
        assert expected == after(position, *steps)


class TestR22Dangmer:
    @pytest.mark.parametrize("seat", [0, 1])
    def test_after_the_last_turn(self, seat):
        """Dangmer is asked once everybody has 6 dice."""
        names = ["faction dangmer", ""] if seat == 0 else ["", "faction dangmer"]
        position = f"take round 6 p1 {LAST} | {names[0]} {LOW} | {names[1]} {HIGH_BUT_ONE}"
        assert moment(position, *LAST_TURN) == "clone round 6 p1"
        assert actor(position, *LAST_TURN) == seat
        assert legal(position, *LAST_TURN) == choose(*card(seat)) | {"pass"}

    def test_value_or_colour(self):
        """One of its dice, then what it takes from which of the other's; there is no way back."""
        head = f"copy round 6 p1 cloned p0-1 {END}"
        assert after(clone(), "choose p0-1") == f"{head} | faction dangmer {LOW} | {HIGH}"
        assert actor(clone(), "choose p0-1") == 0
        expected = {f"{what} {place}" for what in ("value", "colour") for place in card(1)}
        assert expected == legal(clone(), "choose p0-1")
        assert refused(clone(), "choose p0-1", "pass")

    def test_value(self):
        """A teal 1 takes the value of a purple 5: a teal 5. The purple one stays."""
        expected = (
            f"over round 6 p1 cloned p0-1 {END}"
            f" | faction dangmer used dice teal5 teal3 purple2 purple6 white1 white4 | {HIGH}"
        )
        assert expected == after(clone(), "choose p0-1", "value p1-4")

    def test_colour(self):
        """It takes the colour of the purple 5: a purple 1."""
        expected = (
            f"over round 6 p1 cloned p0-1 {END}"
            f" | faction dangmer used dice purple1 teal3 purple2 purple6 white1 white4 | {HIGH}"
        )
        assert expected == after(clone(), "choose p0-1", "colour p1-4")

    @pytest.mark.parametrize("place", range(1, 7))
    def test_any_die(self, place):
        """Any of its dice, from any of the other's."""
        mine, others = LOW.split()[1:], HIGH.split()[1:]
        for number, other in enumerate(others, 1):
            new = [*mine]
            new[place - 1] = mine[place - 1][:-1] + other[-1]
            steps = [f"choose p0-{place}", f"value p1-{number}"]
            assert seats(clone(), *steps) == [f"faction dangmer used dice {' '.join(new)}", HIGH]

    @pytest.mark.parametrize(
        ("steps", "expected"),
        [
            (["pass"], [41, 54]),
            (["choose p0-1", "value p1-2"], [46, 54]),
            (["choose p0-4", "value p1-5"], [37, 54]),
            (["choose p0-1", "colour p1-3"], [41, 54]),
        ],
    )
    def test_the_sum_of_the_dice(self, steps, expected):
        """A 1 that is a 6 counts 5 more, a 6 that is a 2 counts 4 less, a colour changes no sum."""
        assert scores(clone(), *steps) == expected

    @pytest.mark.parametrize(
        ("mission", "dice", "steps"),
        [
            ("even", "teal1 teal2 purple2 purple6 white2 white4", ["choose p0-1", "value p1-2"]),
            ("three_alike", "teal6 teal1 purple2 purple6 white3 white4", ["choose p0-2", "value p1-2"]),
            ("sum_21", "teal6 teal1 purple2 purple3 white1 white4", ["choose p0-3", "value p1-2"]),
            ("four_teal", "teal1 teal2 teal3 purple6 white1 white4", ["choose p0-4", "colour p1-1"]),
            ("no_white", "teal1 teal2 teal3 purple6 purple1 white4", ["choose p0-6", "colour p1-3"]),
            ("own_teal", "teal1 teal2 teal3 purple6 white1 white4", ["choose p0-4", "colour p1-1"]),
        ],
    )
    def test_missions(self, mission, dice, steps):
        """Missions see the dice as they are now."""
        position = f"clone round 6 p1 {BARE} | faction dangmer dice {dice} {{}} | {HIGH}"
        without, hand = position.format(""), position.format(f"missions {mission}")
        gained = scores(hand, *steps)[0] - scores(without, *steps)[0]
        missed = scores(hand, "pass")[0] - scores(without, "pass")[0]
        assert gained - missed == POINTS[mission]

    def test_a_mission_of_the_other(self):
        """The highest sum of dice is not the other's any more."""
        position = (
            f"clone round 6 p1 {BARE} | faction dangmer dice teal6 teal6 purple5 purple5 white1 white1"
            f" | {HIGH} {{}}"
        )
        without, hand = position.format(""), position.format("missions highest")
        steps = ["choose p0-5", "value p1-2"]  # 24 becomes 29, against 25
        assert scores(hand, "pass")[1] - scores(without, "pass")[1] == POINTS["highest"]
        assert scores(hand, *steps) == scores(without, *steps)

    @pytest.mark.parametrize(("seat", "right"), [(0, 2), (1, 0), (2, 1)])
    def test_the_player_to_the_right(self, seat, right):
        """It copies from the one who plays before it, and from nobody else."""
        position = end_of_3("clone", "dangmer", seat)
        assert legal(position) == choose(*card(seat)) | {"pass"}
        copied = legal(position, f"choose p{seat}-1")
        assert copied == {f"{what} {place}" for what in ("value", "colour") for place in card(right)}
        left = 3 - seat - right
        assert refused(position, f"choose p{seat}-1", f"value p{left}-1")
        assert refused(position, f"choose p{seat}-1", f"value p{seat}-2")

    def test_three_players(self):
        """The first copies from the last: a 1 becomes a 6."""
        steps = ["choose p0-1", "value p2-2"]
        expected = ["faction dangmer used dice teal6 teal2 purple1 purple2 white1 white2", MIDDLE, HIGHEST]
        assert expected == seats(end_of_3("clone", "dangmer", 0), *steps)

    def test_pass(self):
        """Left unused, it is not marked as used, and the dice stay."""
        assert after(clone(), "pass") == f"over round 6 p1 {END} | faction dangmer {LOW} | {HIGH}"

    def test_one_die_only(self):
        """After the copy the game is over."""
        assert legal(clone(), "choose p0-1", "value p1-4") == set()
        assert refused(clone(), "choose p0-1", "value p1-4", "choose p0-2")

    def test_only_its_own(self):
        """The dice of others, and those in the city, do not change."""
        assert refused(clone(), "choose p1-1")
        assert refused(clone(), "choose nethal3")

    def test_not_before(self):
        """In the game there is nothing to clone."""
        position = f"take round 6 p1 {LAST} | {LOW} | faction dangmer {HIGH_BUT_ONE}"
        assert refused(position, "choose p1-1")
        assert refused(position, "power")

    def test_not_twice(self):
        """Once used it is not offered again."""
        position = f"take round 6 p1 {LAST} | faction dangmer used {LOW} | {HIGH_BUT_ONE}"
        assert after(position, *LAST_TURN) == f"over round 6 p1 {END} | faction dangmer used {LOW} | {ENDED}"

    def test_no_powers(self):
        """In the scenario without powers nobody is asked."""
        position = f"take round 6 p1 scenario no_powers {LAST} | faction dangmer {LOW} | {HIGH_BUT_ONE}"
        assert moment(position, *LAST_TURN) == "over round 6 p1"
