"""R54 to R64 of the rulebook: playing alone, and the 2024 edition."""

import random
import re

import pytest

import gobelet
from tests.games.ages.notation import after, amount, legal, phase, ranks, scores, seat, table_at

FOUR = "leadership irrigation agriculture quarrying"
EDITIONS = ["", "reprint "]


class TestR54TenRounds:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_the_tenth_is_the_last(self, edition):
        """After the ninth round there is one more, after the tenth none."""
        position = f"keep round 9 p0 {edition}rolls 1 [food food food] | food 3"
        assert f"roll round 10 p0 {edition}[? ? ?] | food 9" == after(position, "stop")
        assert table_at(position.replace("round 9", "round 10"), "stop").over

    def test_the_tenth_is_played_to_its_end(self):
        """The last round has its purchase like any other."""
        table = table_at("keep round 10 p0 rolls 1 [coins coins coins] | food 3", "stop")
        assert not table.over
        table.play("buy religion")
        assert (table.over, table.scores(), table.ranks()) == (True, [6], [1])

    def test_five_developments_do_not_end_it(self):
        """The fifth development is bought in round three, and a sixth may follow."""
        position = after(f"buy round 3 p0 coins 21 | food 3 {FOUR}", "buy medicine")
        assert f"roll round 4 p0 [? ? ?] | food 3 {FOUR} medicine" == position
        steps = ["! coins coins coins", "stop", "stop", "buy coinage"]
        assert f"roll round 5 p0 [? ? ?] | {FOUR} medicine coinage" == after(position, *steps)

    def test_all_monuments_do_not_end_it(self):
        """With all seven built the rounds go on."""
        built = "step_pyramid first stone_circle first temple first obelisk first hanging_gardens first"
        position = f"build round 3 p0 workers 1 | food 3 {built} great_wall first great_pyramid 14"
        expected = f"roll round 4 p0 [? ? ?] | food 3 {built} great_wall first great_pyramid first"
        assert expected == after(position, "worker great_pyramid")

    @pytest.mark.parametrize("edition", ["classic", "reprint"])
    @pytest.mark.parametrize("seed", range(5))
    def test_whole_games(self, edition, seed):
        """A game played at random has rounds one to ten."""
        table = gobelet.game("ages").table(players=1, seed=seed, edition=edition)
        rng = random.Random(seed)
        rounds = set()
        while not table.over:
            rounds.add(int(re.search(r"round (\d+)", table.position)[1]))
            table.play(rng.choice(table.legal()))
        assert set(range(1, 11)) == rounds


class TestR55AllMonuments:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_seven_monuments(self, edition):
        """Alone, every city and every monument is open."""
        sites = {
            *("city4", "city5", "city6", "city7", "step_pyramid", "stone_circle", "temple", "obelisk"),
            *("hanging_gardens", "great_wall", "great_pyramid"),
        }
        expected = {f"worker {site}" for site in sites} | {"done"}
        assert expected == set(legal(f"build p0 {edition}workers 3 | food 3"))

    def test_always_the_first(self):
        """Nobody can have been there before."""
        assert (
            seat(after("build p0 workers 1 | food 3 temple 6", "worker temple"), 0) == "food 3 temple first"
        )


class TestR56OwnPestilence:
    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize(("own", "lost"), [("", 3), (" medicine", 0), (" irrigation religion", 3)])
    def test_it_strikes_yourself(self, edition, own, lost):
        """Three skulls cost three points, unless there is Medicine."""
        position = f"keep p0 {edition}rolls 1 [skull skull skull food] | food 4 city4 3{own}"
        assert lost == amount(after(position, "stop"), 0, "disasters")


class TestR57OwnRevolt:
    GOODS = "wood 2 stone 2 pottery 2 cloth 2 spearheads 2"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_religion_protects(self, edition):
        """With Religion five skulls do nothing, without it all goods are lost."""
        position = (
            f"keep p0 {edition}rolls 1 [skull skull skull skull skull food] | food 6 city4 3 city5 4 city6 5"
        )
        assert seat(after(position, "stop"), 0) == "food 3 city4 3 city5 4 city6 5"
        expected = f"food 3 {self.GOODS} city4 3 city5 4 city6 5 religion"
        assert expected == seat(after(position + " religion", "stop"), 0)

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_other_disasters_are_as_usual(self, edition):
        """Drought and Invasion strike a lone player like any other."""
        position = f"keep p0 {edition}rolls 1 [skull skull food] | food 3"
        assert amount(after(position, "stop"), 0, "disasters") == 2
        position = f"keep p0 {edition}rolls 1 [skull skull skull skull food] | food 5 city4 3 city5 4"
        assert amount(after(position, "stop"), 0, "disasters") == 4


class TestR58SkullsAgain:
    def test_a_skull_may_be_rerolled(self):
        """Alone, every die is free."""
        sets = ["1", "2", "3", "1 2", "1 3", "2 3", "1 2 3"]
        expected = ["stop", *(f"reroll {dice}" for dice in sets)]
        assert sorted(expected) == sorted(legal("keep p0 rolls 1 [skull food skull] | food 3"))

    def test_nothing_but_skulls(self):
        """Three skulls do not end the rolling."""
        position = "roll p0 [? ? ?] | food 3"
        assert (
            after(position, "! skull skull skull") == "keep round 1 p0 rolls 1 [skull skull skull] | food 3"
        )

    def test_rerolled_skulls_are_gone(self):
        """Only the final dice count."""
        position = "keep p0 rolls 1 [skull skull food] | food 3"
        steps = ["reroll 1 2", "! food food", "stop"]
        assert after(position, *steps) == "roll round 2 p0 [? ? ?] | food 9"

    def test_still_three_rolls(self):
        """The third roll is final for skulls too."""
        position = "keep p0 rolls 2 [skull food food] | food 3"
        assert after(position, "reroll 1", "! skull") == "roll round 2 p0 [? ? ?] | food 6 wood 1 stone 1"


class TestR59ReprintPrices:
    DEVELOPMENTS = [
        ("leadership", 10, 2),
        ("irrigation", 10, 2),
        ("agriculture", 15, 3),
        ("quarrying", 15, 3),
        ("medicine", 20, 4),
        ("coinage", 20, 4),
        ("caravans", 20, 4),
        ("religion", 25, 7),
        ("granaries", 30, 6),
        ("masonry", 30, 6),
        ("engineering", 40, 6),
        ("architecture", 60, 8),
        ("empire", 70, 10),
    ]

    @pytest.mark.parametrize(("name", "cost"), [row[:2] for row in DEVELOPMENTS])
    def test_cost(self, name, cost):
        """Four prices are new, the others are as before."""
        position = f"buy p0 reprint coins {cost} | food 3 | food 3"
        assert f"roll round 1 p1 reprint [? ? ?] | food 3 {name} | food 3" == after(position, f"buy {name}")

    @pytest.mark.parametrize(("name", "cost"), [row[:2] for row in DEVELOPMENTS if row[1] > 10])
    def test_one_coin_short(self, name, cost):
        """One coin less does not buy it."""
        assert f"buy {name}" not in legal(f"buy p0 reprint coins {cost - 1} | food 3 | food 3")

    @pytest.mark.parametrize(("name", "points"), [(row[0], row[2]) for row in DEVELOPMENTS])
    def test_points(self, name, points):
        """Three values are new, the others are as before; Empire adds its three cities."""
        bonus = 3 if name == "empire" else 0
        assert [points + bonus, 0] == scores(f"roll p0 reprint [? ? ?] | food 3 {name} | food 3")


class TestR60ReprintGranaries:
    def test_six_coins_a_food(self):
        """Two food sold are twelve coins."""
        position = "buy p0 reprint | food 3 wood 1 granaries | food 3"
        expected = "pay round 1 p0 reprint coins 6 buying irrigation | food 2 wood 1 granaries | food 3"
        assert expected == after(position, "buy irrigation", "sell food")
        expected = "roll round 1 p1 reprint [? ? ?] | food 1 wood 1 irrigation granaries | food 3"
        assert expected == after(position, "buy irrigation", "sell food", "sell food")

    def test_what_can_be_afforded(self):
        """Two food and seven coins reach nineteen, and three reach twenty-five."""
        assert "buy coinage" not in legal("buy p0 reprint coins 7 | food 2 granaries | food 3")
        assert "buy religion" in legal("buy p0 reprint coins 7 | food 3 granaries | food 3")


class TestR61ReprintArchitecture:
    def test_two_for_each_monument(self):
        """First and later monuments count alike, unfinished ones do not."""
        position = (
            "roll p0 reprint [? ? ?] | food 3 step_pyramid later stone_circle first obelisk 8 architecture"
            " | food 3 step_pyramid first"
        )
        assert scores(position) == [8 + 0 + 2 + 4, 1]

    def test_empire_still_gives_one_a_city(self):
        """Only Architecture's bonus is doubled."""
        assert scores("roll p0 reprint [? ? ?] | food 3 | food 3 city4 3 city5 4 empire") == [0, 10 + 5]


class TestR62ReprintLater:
    @pytest.mark.parametrize(
        ("monument", "first", "later"),
        [
            ("step_pyramid", 1, 0),
            ("stone_circle", 2, 1),
            ("temple", 4, 3),
            ("obelisk", 6, 4),
            ("hanging_gardens", 8, 5),
            ("great_wall", 10, 6),
            ("great_pyramid", 12, 8),
        ],
    )
    def test_points(self, monument, first, later):
        """Later builders of the five big monuments get more, first builders the same."""
        seats = f"{monument} first | {monument} later | {monument} later | food 3"
        assert [first, later, later, 0] == scores(f"roll p0 reprint [? ? ?] | {seats}")


class TestR63ReprintTie:
    def test_the_value_of_the_goods(self):
        """Three wood are worth six, two spearheads fifteen."""
        assert ranks("roll p0 reprint [? ? ?] | wood 3 medicine | spearheads 2 medicine") == [2, 1]

    def test_equal_value_is_shared(self):
        """Five wood and two spearheads are worth the same."""
        assert ranks("roll p0 reprint [? ? ?] | wood 5 medicine | spearheads 2 medicine") == [1, 1]
        assert ranks("roll p0 [? ? ?] | wood 5 medicine | spearheads 2 medicine") == [1, 2]

    def test_stacks_are_valued_row_by_row(self):
        """Two stone are worth six, a wood and a cloth five."""
        assert ranks("roll p0 reprint [? ? ?] | stone 2 | wood 1 cloth 1") == [1, 2]

    def test_food_breaks_no_tie(self):
        """Food has no value here either."""
        assert ranks("roll p0 reprint [? ? ?] | food 15 granaries | food 1 granaries") == [1, 1]


class TestR64ReprintSkulls:
    def test_locked_alone_too(self):
        """The lone player of the 2024 edition may not reroll skulls."""
        position = "keep p0 reprint rolls 1 [skull food skull] | food 3"
        assert sorted(legal(position)) == ["reroll 2", "stop"]

    def test_nothing_but_skulls_ends_the_rolling(self):
        """Three skulls are final at once, and Pestilence follows."""
        position = after("roll p0 reprint [? ? ?] | food 3", "! skull skull skull")
        assert (phase(position), amount(position, 0, "disasters")) == ("buy", 3)
