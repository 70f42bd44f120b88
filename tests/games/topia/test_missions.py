"""R38 to R49 of the rulebook: every mission, fulfilled, just missed, and at its limits."""

import pytest

from tests.games.topia.power_positions import BARE, DISTRICTS, POINTS, city, put, scores

COLOURS = ["teal", "purple", "white"]
OTHERS = "teal3 teal4 purple3 purple4 white3 white4"  # 21 points
CARD = "teal2 teal2 purple3 purple5 white1 white6"  # 19 points

CARDS = ["teal1 teal1 purple1 purple1 white1 white1", "teal6 teal6 purple6 purple6 white6 white6"]
BARE_OF_3 = city("p0 p1 p2 / p0 p0 p1 / p1 p1 p2 / p2 p2 p0 / p0 p1 / p0 p1 p2 p2", players=3)

every_colour = pytest.mark.parametrize("colour", COLOURS)


def worth(mission, card=CARD, *, others=(OTHERS,), city=BARE, options=""):
    """What the mission brings to p0 with these dice on the cards and this city at the end."""
    head = " ".join(f"over round 6 p{len(others)} {options} {city}".split())
    rest = " | ".join(f"dice {dice}" for dice in others)
    hand = scores(f"{head} | dice {card} missions {mission} | {rest}")
    without = scores(f"{head} | dice {card} | {rest}")
    assert hand[1:] == without[1:]
    return hand[0] - without[0]


def is_fulfilled(mission, *args, **kwargs):
    """Whether p0 gets the points of the mission, rather than nothing."""
    points = worth(mission, *args, **kwargs)
    assert points in (0, POINTS[mission])
    return points == POINTS[mission]


def coloured(colour, count):
    """A card with so many dice of this colour, and others in turn of the other two, 1 to 6 from the left."""
    rest = [other for other in COLOURS if other != colour]
    colours = [colour] * count + [rest[k % 2] for k in range(6 - count)]
    return " ".join(f"{name}{value}" for value, name in enumerate(colours, 1))


def valued(*values):
    """A card with these values, the colours in turn."""
    return " ".join(f"{COLOURS[k % 3]}{value}" for k, value in enumerate(values))


def cases(fulfilled, missed):
    """The test runs once for each of these, and says whether it fulfils the mission."""
    both = [*((case, True) for case in fulfilled), *((case, False) for case in missed)]
    ids = [f"{case} {'yes' if expected else 'no'}" for case, expected in both]
    return pytest.mark.parametrize(("case", "expected"), both, ids=ids)


class TestR38Missions:
    def test_forty(self):
        """There are 40 missions, each once."""
        assert len(POINTS) == 40

    @pytest.mark.parametrize("mission", POINTS)
    def test_worth_something(self, mission):
        """Each brings points, and can be held."""
        assert POINTS[mission] > 0
        assert worth(mission) >= 0

    @pytest.mark.parametrize(
        ("mission", "points"),
        [("city_purple", 4), ("own_teal", 3), ("own_purple", 3), ("own_white", 3), ("twin_pairs", 14)],
    )
    def test_known_points(self, mission, points):
        """The points that are known from print."""
        assert POINTS[mission] == points

    def test_together(self):
        """Several missions bring the sum of what each brings."""
        expected = POINTS["two_of_each"] + 2 * POINTS["own_teal"]
        assert worth("own_teal two_of_each") == expected

    def test_for_the_one_who_holds_it(self):
        """A mission counts for the seat that holds it."""
        position = f"over round 6 p1 {BARE} | dice {CARD} | dice {OTHERS}"
        mine, other = scores(position)
        assert scores(f"{position} missions two_of_each") == [mine, other + POINTS["two_of_each"]]


class TestR39CityDice:
    SLOTS = [f"{district}3" for district in DISTRICTS]

    @pytest.mark.parametrize("count", range(5))
    @every_colour
    def test_each(self, colour, count):
        """So many points for each die of the colour in the city."""
        there = put(BARE, **dict.fromkeys(self.SLOTS[:count], f"{colour}5"))
        card = " ".join(f"{other}1" for other in COLOURS if other != colour for _ in range(3))
        others = " ".join([f"{colour}1"] * 2 + card.split()[1:5])
        assert worth(f"city_{colour}", card, others=[others], city=there) == count * POINTS[f"city_{colour}"]

    @every_colour
    def test_not_other_colours(self, colour):
        """Dice of the other colours bring nothing."""
        there = [f"{other}6" for other in COLOURS if other != colour]
        assert worth(f"city_{colour}", city=put(BARE, nethal3=there[0], bank3=there[1])) == 0

    @every_colour
    def test_not_on_cards(self, colour):
        """Nor do dice of the colour on cards, one's own or others'."""
        assert worth(f"city_{colour}") == 0

    def test_together_in_a_district(self):
        """Two in one district count like two in two; who controls it does not matter."""
        there = city("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / purple1 purple6 / teal2")
        assert worth("city_purple", city=there) == 8


class TestR40OwnDice:
    @pytest.mark.parametrize("count", range(7))
    @every_colour
    def test_each(self, colour, count):
        """So many points for each die of the colour on the card."""
        others = " ".join(f"{other}1" for other in COLOURS if other != colour for _ in range(3))
        expected = count * POINTS[f"own_{colour}"]
        assert worth(f"own_{colour}", coloured(colour, count), others=[others]) == expected

    @every_colour
    def test_not_elsewhere(self, colour):
        """Dice in the city and on other cards bring nothing."""
        rest = [other for other in COLOURS if other != colour]
        card = f"{rest[0]}1 {rest[0]}2 {rest[0]}3 {rest[1]}1 {rest[1]}2 {rest[1]}3"
        assert worth(f"own_{colour}", card, city=put(BARE, nethal3=f"{colour}6")) == 0


class TestR41OneColour:
    @pytest.mark.parametrize("count", range(7))
    @every_colour
    def test_four(self, colour, count):
        """4 or more of the colour; 3 are not enough."""
        others = " ".join(f"{other}1" for other in COLOURS if other != colour for _ in range(3))
        assert is_fulfilled(f"four_{colour}", coloured(colour, count), others=[others]) == (count >= 4)

    @pytest.mark.parametrize("count", range(7))
    @every_colour
    def test_none(self, colour, count):
        """None of the colour; 1 is too many."""
        others = " ".join(f"{other}1" for other in COLOURS if other != colour for _ in range(3))
        assert is_fulfilled(f"no_{colour}", coloured(colour, count), others=[others]) == (count == 0)

    @every_colour
    def test_not_the_others(self, colour):
        """What others have, and what is in the city, does not matter."""
        rest = [other for other in COLOURS if other != colour]
        card = f"{rest[0]}1 {rest[0]}2 {rest[0]}3 {rest[1]}1 {rest[1]}2 {rest[1]}3"
        others = f"{colour}1 {colour}2 {colour}3 {colour}4 {rest[0]}5 {rest[1]}5"
        there = put(BARE, nethal3=f"{colour}1", bank3=f"{colour}2")
        assert is_fulfilled(f"no_{colour}", card, others=[others], city=there)
        assert not is_fulfilled(f"four_{colour}", card, others=[others], city=there)


class TestR42EveryColour:
    @cases(
        [
            "teal1 purple1 white1 white1 white1 white1",
            "teal1 teal2 purple3 purple4 white5 white6",
            "teal1 teal1 teal1 teal1 purple6 white6",
        ],
        [
            "teal1 teal1 teal1 teal1 purple6 purple6",
            "purple1 purple1 purple1 white1 white2 white3",
            "teal1 teal1 teal1 white1 white2 white3",
        ],
    )
    def test_one(self, case, expected):
        """At least one of every colour."""
        assert is_fulfilled("every_colour", case) == expected

    @cases(
        ["teal1 teal2 purple3 purple4 white5 white6", "white6 teal6 purple6 white6 teal6 purple6"],
        [
            "teal1 teal2 teal3 purple4 white5 white6",
            "teal1 teal2 teal3 purple4 purple5 white6",
            "teal1 purple2 purple3 purple4 white5 white6",
            "teal1 teal2 teal3 white4 white5 white6",
        ],
    )
    def test_two(self, case, expected):
        """At least two of every colour."""
        assert is_fulfilled("two_of_each", case) == expected


class TestR43Values:
    @cases(
        [(2, 4, 6, 2, 4, 6), (2, 2, 2, 2, 2, 2), (6, 6, 6, 6, 6, 6), (4, 4, 4, 4, 4, 4)],
        [(1, 2, 2, 4, 4, 6), (2, 2, 4, 4, 6, 3), (2, 5, 4, 4, 6, 6), (1, 3, 5, 1, 3, 5)],
    )
    def test_even(self, case, expected):
        """2, 4 and 6 only: one odd die spoils it."""
        assert is_fulfilled("even", valued(*case)) == expected

    @cases(
        [(1, 3, 5, 1, 3, 5), (1, 1, 1, 1, 1, 1), (5, 5, 5, 5, 5, 5), (3, 3, 3, 3, 3, 3)],
        [(2, 1, 1, 3, 3, 5), (1, 1, 3, 3, 5, 4), (1, 6, 3, 3, 5, 5), (2, 4, 6, 2, 4, 6)],
    )
    def test_odd(self, case, expected):
        """1, 3 and 5 only: one even die spoils it."""
        assert is_fulfilled("odd", valued(*case)) == expected

    @cases(
        [(4, 4, 4, 4, 4, 4), (4, 5, 6, 4, 5, 6), (6, 6, 6, 6, 6, 6)],
        [(3, 6, 6, 6, 6, 6), (4, 5, 6, 4, 5, 3), (6, 6, 6, 1, 6, 6), (1, 2, 3, 1, 2, 3)],
    )
    def test_high(self, case, expected):
        """4 or more on every die: one 3 spoils it."""
        assert is_fulfilled("high", valued(*case)) == expected

    @cases(
        [(3, 3, 3, 3, 3, 3), (1, 2, 3, 1, 2, 3), (1, 1, 1, 1, 1, 1)],
        [(4, 1, 1, 1, 1, 1), (1, 2, 3, 1, 2, 4), (1, 1, 1, 6, 1, 1), (4, 5, 6, 4, 5, 6)],
    )
    def test_low(self, case, expected):
        """3 or less on every die: one 4 spoils it."""
        assert is_fulfilled("low", valued(*case)) == expected

    @pytest.mark.parametrize("mission", ["even", "odd", "high", "low"])
    def test_not_the_others(self, mission):
        """What others have, and what is in the city, does not matter."""
        card = valued(*{"even": [2] * 6, "odd": [3] * 6, "high": [5] * 6, "low": [1] * 6}[mission])
        there = put(BARE, nethal3="teal1", bank3="white4")
        assert is_fulfilled(mission, card, city=there)


class TestR44AlikeInValue:
    @cases(
        [(2, 2, 2, 1, 3, 5), (6, 1, 6, 2, 3, 6), (1, 1, 1, 1, 2, 3), (4, 4, 4, 4, 4, 4), (1, 1, 1, 2, 2, 2)],
        [(1, 1, 2, 2, 3, 3), (1, 2, 3, 4, 5, 6), (1, 1, 2, 3, 4, 5)],
    )
    def test_three(self, case, expected):
        """Three or more of one value."""
        assert is_fulfilled("three_alike", valued(*case)) == expected

    @cases(
        [(2, 2, 2, 2, 3, 5), (6, 1, 6, 6, 3, 6), (1, 1, 1, 1, 1, 3), (4, 4, 4, 4, 4, 4)],
        [(1, 1, 1, 2, 2, 2), (5, 5, 5, 1, 2, 3), (1, 2, 3, 4, 5, 6)],
    )
    def test_four(self, case, expected):
        """Four or more of one value."""
        assert is_fulfilled("four_alike", valued(*case)) == expected

    @cases(
        [(1, 1, 2, 2, 3, 3), (6, 5, 4, 4, 5, 6), (1, 6, 1, 3, 6, 3)],
        [(1, 1, 2, 2, 3, 4), (1, 1, 1, 2, 2, 3), (1, 1, 1, 2, 2, 2), (1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 2, 3)],
    )
    def test_three_pairs(self, case, expected):
        """Three pairs; a die that is left over makes none."""
        assert is_fulfilled("three_pairs", valued(*case)) == expected

    @cases(
        [(1, 2, 3, 4, 5, 6), (6, 4, 2, 1, 3, 5)],
        [(1, 2, 3, 4, 5, 5), (1, 1, 3, 4, 5, 6), (2, 2, 2, 2, 2, 2)],
    )
    def test_six_values(self, case, expected):
        """Every value once."""
        assert is_fulfilled("six_values", valued(*case)) == expected

    @pytest.mark.parametrize("mission", ["three_alike", "four_alike", "three_pairs"])
    def test_not_in_colour(self, mission):
        """Dice alike in colour only are not alike in value."""
        card, others = "teal1 teal2 teal3 teal4 teal5 teal6", "white1 white2 white3 purple1 purple2 purple3"
        assert not is_fulfilled(mission, card, others=[others])

    @pytest.mark.parametrize("mission", ["three_alike", "four_alike"])
    def test_not_together_with_others(self, mission):
        """Dice of others and of the city do not help."""
        card, there = "teal6 teal5 purple6 purple4 white3 white2", put(BARE, nethal3="teal6", bank3="white6")
        assert not is_fulfilled(mission, card, others=[valued(6, 6, 6, 6, 6, 6)], city=there)


class TestR45AlikeInBoth:
    @cases(
        [
            "teal2 teal2 white5 white5 purple1 purple3",
            "teal2 teal2 white2 white2 purple1 purple3",
            "teal2 teal2 teal5 teal5 purple1 purple3",
            "teal2 teal2 teal2 white5 white5 purple1",
            "teal1 teal1 purple1 purple1 white1 white1",
        ],
        [
            "teal2 teal2 white5 white4 purple1 purple3",
            "teal2 teal2 white5 purple5 purple1 white3",
            "teal2 white2 teal5 white5 purple1 purple3",
            "teal2 teal2 teal2 white5 purple1 purple3",
            "teal1 teal2 purple1 purple2 white1 white2",
        ],
    )
    def test_twin_pairs(self, case, expected):
        """Two pairs, each alike in colour and in value."""
        assert is_fulfilled("twin_pairs", case) == expected

    @cases(
        [
            "teal2 teal2 teal2 white5 white4 purple1",
            "white6 teal2 white6 purple2 white6 purple1",
            "teal2 teal2 teal2 teal2 white4 purple1",
            "teal2 teal2 teal2 white5 white5 white5",
        ],
        [
            "teal2 teal2 white2 white5 white4 purple1",
            "teal2 teal2 teal3 white5 white4 purple1",
            "teal2 purple2 white2 teal5 purple5 white5",
            "teal1 teal1 purple1 purple1 white1 white1",
        ],
    )
    def test_triplets(self, case, expected):
        """Three or more alike in colour and in value."""
        assert is_fulfilled("triplets", case) == expected

    @pytest.mark.parametrize("mission", ["twin_pairs", "triplets"])
    def test_not_together_with_others(self, mission):
        """Dice of others and of the city do not help."""
        card, there = "teal6 teal6 purple5 purple4 white3 white2", put(BARE, nethal3="teal6", bank3="white3")
        assert not is_fulfilled(mission, card, others=[card], city=there)

    def test_with_purple_in_the_city(self):
        """The rulebook's example: 2 purple dice in the city 8, two identical pairs 14, 22 points in all."""
        there = put(BARE, nethal3="purple1", gugu3="purple6")
        assert worth("city_purple twin_pairs", "teal2 teal2 white5 white5 purple1 purple3", city=there) == 22


class TestR46Sums:
    @cases(
        [(6, 6, 6, 6, 3, 1), (6, 6, 6, 5, 5, 1), (6, 6, 6, 6, 6, 6)],
        [(6, 6, 6, 6, 2, 1), (5, 5, 5, 4, 4, 4), (1, 1, 1, 1, 1, 1)],
    )
    def test_28(self, case, expected):
        """28 or more; 27 are not enough."""
        assert is_fulfilled("sum_28", valued(*case)) == expected

    @cases(
        [(1, 2, 3, 1, 2, 6), (5, 5, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1)],
        [(1, 2, 3, 1, 3, 6), (5, 5, 2, 2, 1, 1), (6, 6, 6, 6, 6, 6)],
    )
    def test_15(self, case, expected):
        """15 or less; 16 are too many."""
        assert is_fulfilled("sum_15", valued(*case)) == expected

    @cases(
        [(1, 2, 3, 4, 5, 6), (6, 6, 6, 1, 1, 1), (3, 4, 3, 4, 3, 4)],
        [(1, 2, 3, 4, 5, 5), (2, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1), (6, 6, 6, 6, 6, 6)],
    )
    def test_21(self, case, expected):
        """Exactly 21; not 20, not 22."""
        assert is_fulfilled("sum_21", valued(*case)) == expected

    def test_a_6_that_counts_7(self):
        """In the scenario `inflation` the dice add up to what they show."""
        assert not is_fulfilled("sum_28", valued(6, 6, 6, 6, 2, 1), options="scenario inflation")
        assert is_fulfilled("sum_21", valued(1, 2, 3, 4, 5, 6), options="scenario inflation")
        assert is_fulfilled("sum_15", valued(1, 2, 3, 1, 2, 6), options="scenario inflation")


class TestR47Agents:
    @cases(
        [
            "p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1",
            "p0 p1 p1 / p0 p1 p1 / p0 p1 p1 / p0 / p0 / p0",
        ],
        [
            "p0 p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p1",
            "p0 p0 p1 / p0 p0 p1 / p0 p1 / p0 p1 / p1 p1 / ",
            "p1 / p0 p0 / p0 p1 / p0 p1 / p0 p1 p1 / p0 p1",
        ],
    )
    def test_everywhere(self, case, expected):
        """One in every district."""
        assert is_fulfilled("everywhere", city=city(case)) == expected

    @cases(
        [
            "p0 p0 p0 / p0 p1 / p0 p1 / p0 p1 / p1 p1 / p1",
            "p1 p1 / p0 p1 / p0 p1 / p0 p1 / p1 / p0 p0 p0",
            "p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / / ",
        ],
        [
            "p0 p0 p1 / p0 p0 p1 / p0 p0 p1 / p1 p1 p1 / / ",
            "p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1",
        ],
    )
    def test_stronghold(self, case, expected):
        """Three in one district; those of others do not count."""
        assert is_fulfilled("stronghold", city=city(case)) == expected

    @cases(
        [
            "p0 p0 p0 p0 / p0 p0 p1 p1 / p1 p1 p2 p2 / p1 p2 / p1 p2 / p2 p2",
            "p0 p0 p0 / p0 p0 p0 p1 / p1 p1 p2 p2 / p1 p2 / p1 p2 / p1 p2 p2",
        ],
        [
            "p0 p0 p1 / p0 p0 p1 / p0 p0 p1 / p1 p2 p2 / p1 p2 p2 / p1 p2 p2",
        ],
    )
    def test_stronghold_of_three_players(self, case, expected):
        """Four in one district are three or more; two are not, however many districts have two."""
        assert is_fulfilled("stronghold", others=CARDS, city=city(case, players=3)) == expected

    @cases(
        [
            "p0 p1 p1 / p0 p1 p1 / p0 p1 / p0 p1 / p0 / p0",
            "p0 p1 p1 / p0 p1 p1 / p0 p1 p1 / p0 p0 p0 / / ",
        ],
        [
            "p0 p1 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0",
            "p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1",
            "p0 p1 p1 / p0 p0 p0 / p0 p0 / p1 p1 / p1 p1 / ",
            "p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / / ",
        ],
    )
    def test_infiltrator(self, case, expected):
        """In two districts that the other controls; a tie, or a district without an agent, is none."""
        assert is_fulfilled("infiltrator", city=city(case)) == expected

    @cases(
        [
            "p0 p1 p2 p2 / p0 p1 p1 p2 / p0 p0 / p0 p1 / p0 p2 / p1 p1 p2 p2",
            "p0 p1 p1 / p0 p1 p1 / p0 p0 / p0 p2 p2 / p0 p2 p2 / p1 p1 p2 p2",
            "p0 p2 p2 / p0 p1 p1 / p0 p0 p0 / p0 / p1 p1 p2 p2 / p1 p1 p2 p2",
            "p0 p0 p1 p1 / p0 p1 p2 p2 / p0 p1 p1 p2 / p0 p0 / p1 p2 / p2 p2",
        ],
        [
            "p0 p1 p2 p2 / p0 p1 p2 / p0 p0 p2 / p0 p1 / p0 p2 / p1 p1 p1 p2",
            "p0 p1 p2 / p0 p1 p2 / p0 p1 p2 / p0 p1 p2 / p0 p1 p2 / p0 p1 p2",
            "p0 p0 / p0 p0 / p0 p0 / p1 p1 p2 p2 / p1 p1 p2 p2 / p1 p1 p2 p2",
            "p0 p0 p0 p1 / p0 p0 p0 p2 / p1 p1 p2 p2 / p1 p1 p2 p2 / p1 p2 / ",
        ],
    )
    def test_infiltrator_of_three_players(self, case, expected):
        """It may be two different players who control them; one's own tie for the most is none."""
        assert is_fulfilled("infiltrator", others=CARDS, city=city(case, players=3)) == expected

    def test_infiltrator_where_others_tie(self):
        """In a game of four: districts that two others control together."""
        cards = ["teal1 teal1 purple1 purple1 white1 white1"] * 3
        tied = "p0 p1 p1 p2 p2 / p0 p1 p1 p3 p3 / p0 p0 p0 p0 / p1 p1 p2 p2 / p2 p2 p3 p3 / p3 p3"
        assert is_fulfilled("infiltrator", others=cards, city=city(tied, players=4))
        once = "p0 p1 p1 p2 p2 / p1 p1 p3 p3 / p0 p0 p0 p0 p0 / p1 p1 p2 p2 / p2 p2 p3 p3 / p3 p3"
        assert not is_fulfilled("infiltrator", others=cards, city=city(once, players=4))


class TestR48Control:
    # p0's, tied, p1's, p0's, nobody's, p1's
    PARTS = ["p0 p0 p1", "p0 p1", "p0 p1 p1", "p0", "", "p0 p1 p1"]

    @cases(
        [
            "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1",
            "p0 p0 p1 / p0 p0 p1 / p0 / p0 / p1 p1 / p1 p1",
            "p1 p1 p1 / p0 / p0 p0 / p1 p1 / p0 p0 p1 / p0",
        ],
        [
            "p0 p0 p0 / p0 p0 p0 / p1 p1 / p1 p1 / p1 p1 / ",
            "p0 p0 / p0 p0 / p0 p1 / p0 p1 / p1 p1 / p1 p1",
            "p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1",
        ],
    )
    def test_three(self, case, expected):
        """Three or more alone; ties are not alone."""
        assert is_fulfilled("three_districts", city=city(case)) == expected

    @cases(
        ["p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1"],
        ["p0 p1 p1 / p0 p1 / p0 p1 / p0 p1 / p0 p1 / p0", "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1"],
    )
    def test_none(self, case, expected):
        """None alone, ties allowed; a single one is too many."""
        assert is_fulfilled("no_district", city=city(case)) == expected

    @cases(
        [
            "p0 p1 p1 / p0 p1 p1 / p0 p2 p2 / p0 p2 p2 / p0 p1 / p0 p1 p2 p2",
            "p0 p1 p2 / p0 p1 p2 / p0 p1 p2 / p0 p1 p2 / p0 p1 p2 / p0 p1 p2",
        ],
        ["p0 p1 p1 / p0 p1 p1 / p0 p2 p2 / p0 p2 p2 p1 / p0 / p0 p1 p2 p2"],
    )
    def test_none_of_three_players(self, case, expected):
        """Districts of others and ties with one or both of them; again a single one is too many."""
        assert is_fulfilled("no_district", others=CARDS, city=city(case, players=3)) == expected

    @pytest.mark.parametrize("turn", range(6))
    @pytest.mark.parametrize("district", DISTRICTS)
    def test_a_named_one(self, district, turn):
        """Alone in this district; not in a tie, not where others have more, not where nobody is."""
        parts = self.PARTS[turn:] + self.PARTS[:turn]
        mine = parts[DISTRICTS.index(district)] in ("p0 p0 p1", "p0")
        assert is_fulfilled(f"control_{district}", city=city(" / ".join(parts))) == mine


class TestR49HighestAndLowest:
    @pytest.mark.parametrize(
        ("values", "highest", "lowest"),
        [
            ((6, 6, 6, 2, 1, 1), True, False),
            ((6, 6, 6, 1, 1, 1), True, True),
            ((6, 6, 5, 1, 1, 1), False, True),
        ],
        ids=["22", "21", "20"],
    )
    def test_two_players(self, values, highest, lowest):
        """Against 21: 22 is the highest, 20 the lowest, 21 is both."""
        assert is_fulfilled("highest", valued(*values)) == highest
        assert is_fulfilled("lowest", valued(*values)) == lowest

    @pytest.mark.parametrize(
        ("values", "highest", "lowest"),
        [
            ((6, 6, 6, 5, 1, 1), True, False),
            ((6, 6, 6, 4, 1, 1), True, False),
            ((6, 6, 6, 3, 1, 1), False, False),
            ((6, 6, 6, 2, 1, 1), False, False),
            ((6, 6, 6, 1, 1, 1), False, True),
            ((6, 6, 5, 1, 1, 1), False, True),
        ],
        ids=["25", "24", "23", "22", "21", "20"],
    )
    def test_three_players(self, values, highest, lowest):
        """Against 21 and 24: in between is neither, equal is enough."""
        for others in ([OTHERS, valued(4, 4, 4, 4, 4, 4)], [valued(4, 4, 4, 4, 4, 4), OTHERS]):
            assert is_fulfilled("highest", valued(*values), others=others, city=BARE_OF_3) == highest
            assert is_fulfilled("lowest", valued(*values), others=others, city=BARE_OF_3) == lowest

    def test_not_the_score(self):
        """The dice count, not the points: districts and their dice do not matter."""
        there = put(BARE, twilight3="teal6", agency3="white6")
        assert is_fulfilled("highest", valued(6, 6, 6, 2, 1, 1), city=there)
        assert is_fulfilled("lowest", valued(6, 6, 5, 1, 1, 1), city=put(BARE, bank3="teal6", gugu3="white6"))

    def test_a_6_that_counts_7(self):
        """In the scenario `inflation` the dice add up to what they show."""
        options = "scenario inflation"
        assert not is_fulfilled("highest", valued(6, 6, 5, 1, 1, 1), options=options)
        assert is_fulfilled("lowest", valued(6, 6, 6, 1, 1, 1), options=options)
