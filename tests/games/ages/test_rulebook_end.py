"""R47 to R53 of the rulebook: the end of the game and the score."""

import pytest

from tests.games.ages.notation import after, phase, ranks, scores, table_at

FOUR = "leadership irrigation agriculture quarrying"


class TestR47FiveDevelopments:
    def test_the_fifth_ends_the_game(self):
        """The last player of the round buys the fifth, and the game is over."""
        table = table_at(f"buy round 6 p1 coins 21 | food 3 | food 3 {FOUR}", "buy medicine")
        assert (table.over, phase(table.position), table.actor, table.pending) == (True, "over", None, 0)
        assert table.legal() == []

    def test_the_reprint_ends_with_the_fifth_too(self):
        """The 2024 edition has the same number."""
        assert table_at(f"buy round 6 p1 reprint coins 21 | food 3 | food 3 {FOUR}", "buy medicine").over

    def test_the_fourth_does_not(self):
        """Four developments are not enough."""
        position = "buy round 6 p1 coins 21 | food 3 | food 3 leadership irrigation agriculture"
        table = table_at(position, "buy medicine")
        assert (table.over, phase(table.position)) == (False, "roll")

    def test_developments_of_several_players_do_not_add_up(self):
        """Somebody must own all five."""
        position = f"buy round 6 p1 coins 21 | food 3 {FOUR} | food 3 leadership irrigation agriculture"
        assert not table_at(position, "buy medicine").over

    def test_only_when_the_turn_has_ended(self):
        """Surplus goods are discarded first."""
        position = f"buy round 6 p1 coins 21 | food 3 | food 3 wood 5 stone 2 {FOUR}"
        assert phase(after(position, "buy medicine")) == "discard"
        assert table_at(position, "buy medicine", "discard wood").over


class TestR48AllMonuments:
    @pytest.mark.parametrize(
        ("position", "step"),
        [
            (
                "build round 9 p1 workers 1 | food 3 step_pyramid first stone_circle first obelisk first"
                " | food 3 hanging_gardens first great_wall 12",
                "worker great_wall",
            ),
            (
                "build round 9 p2 workers 1 | food 3 step_pyramid first stone_circle first"
                " | food 3 temple first obelisk first great_wall first | food 3 great_pyramid 14",
                "worker great_pyramid",
            ),
            (
                "build round 9 p3 workers 1 | food 3 step_pyramid first stone_circle first"
                " | food 3 temple first obelisk first | food 3 great_wall first great_pyramid first"
                " | food 3 hanging_gardens 10",
                "worker hanging_gardens",
            ),
        ],
    )
    def test_the_last_one_ends_the_game(self, position, step):
        """Every monument in play stands somewhere, whoever built it."""
        assert table_at(position, step).over
        assert not table_at(position, "done").over

    def test_one_player_may_have_built_them_all(self):
        """It does not matter that others have none."""
        built = "step_pyramid first stone_circle first obelisk first hanging_gardens first"
        assert table_at(
            f"build p1 workers 1 | food 3 | food 3 {built} great_wall 12", "worker great_wall"
        ).over

    def test_the_same_monument_twice(self):
        """A second builder of one does not stand for another that is missing."""
        position = (
            "build round 9 p1 workers 1 | food 3 step_pyramid first stone_circle first obelisk first"
            " great_wall first | food 3 step_pyramid later stone_circle later obelisk later great_wall 12"
        )
        assert not table_at(position, "worker great_wall").over

    @pytest.mark.parametrize("edition", ["", "reprint "])
    def test_both_editions(self, edition):
        """The 2024 edition leaves out the same monuments and ends the same way."""
        built = "step_pyramid first stone_circle first obelisk first hanging_gardens first"
        position = f"build p1 {edition}workers 1 | food 3 {built} | food 3 great_wall 12"
        assert table_at(position, "worker great_wall").over


class TestR49FinishTheRound:
    def test_the_other_player_still_has_a_turn(self):
        """The first seat buys the fifth development; the second seat plays once more."""
        position = f"buy round 6 p0 coins 21 | food 3 {FOUR} | food 3"
        expected = f"roll round 6 p1 [? ? ?] | food 3 {FOUR} medicine | food 3"
        assert expected == after(position, "buy medicine")
        assert table_at(position, "buy medicine", "! food food food", "stop").over

    def test_nobody_before_the_first_to_end_it(self):
        """The second of three ends the game: the third plays, the first does not."""
        position = f"buy round 6 p1 coins 21 | food 3 | food 3 {FOUR} | food 3"
        assert after(position, "buy medicine").startswith("roll round 6 p2 ")
        assert table_at(position, "buy medicine", "! food food food", "stop").over

    def test_after_the_last_monument_too(self):
        """The round is finished as well when the monuments end the game."""
        built = "step_pyramid first stone_circle first obelisk first hanging_gardens first"
        position = f"build round 9 p0 workers 1 | food 3 {built} great_wall 12 | food 3"
        assert after(position, "worker great_wall").startswith("roll round 9 p1 ")
        assert table_at(position, "worker great_wall", "! food food food", "stop").over

    def test_the_last_turn_counts(self):
        """What the last player does in the last turn is scored."""
        position = f"roll round 6 p1 [? ? ?] | food 3 {FOUR} medicine | food 3"
        table = table_at(position, "! coins coins coins", "stop", "buy religion")
        assert (table.over, table.scores(), table.ranks()) == (True, [13, 6], [1, 2])

    def test_a_late_pestilence_counts(self):
        """The last roll of the game can still cost the others points."""
        position = (
            "roll round 6 p1 [? ? ?] | food 3 leadership irrigation agriculture quarrying coinage | food 3"
        )
        table = table_at(position, "! skull skull skull", "done")
        assert (table.over, table.scores()) == (True, [11, 0])


class TestR50Score:
    def test_developments_monuments_and_losses(self):
        """Developments and built monuments count, unfinished ones do not, lost points are taken off."""
        position = (
            "roll p0 [? ? ?]"
            " | food 3 step_pyramid first obelisk first great_wall 12 leadership medicine disasters 3"
            " | food 3 wood 6 step_pyramid later stone_circle first religion"
        )
        assert scores(position) == [1 + 6 + 2 + 3 - 3, 0 + 2 + 6]

    def test_food_goods_and_cities_alone_score_nothing(self):
        """Only what the sheet adds up is scored."""
        position = "roll p0 [? ? ?] | food 15 wood 3 spearheads 3 city5 3 | food 3 city4 3 city5 4"
        assert scores(position) == [0, 0]

    def test_below_zero(self):
        """A score may be negative."""
        assert scores("roll p0 [? ? ?] | food 3 disasters 5 | food 3 irrigation") == [-5, 2]


class TestR51Architecture:
    def test_one_for_each_monument(self):
        """First and later monuments count alike, unfinished ones do not."""
        position = (
            "roll p0 [? ? ?] | food 3 step_pyramid later stone_circle first obelisk 8 architecture"
            " | food 3 step_pyramid first"
        )
        assert scores(position) == [8 + 0 + 2 + 2, 1]

    def test_none(self):
        """Without a monument there is no bonus."""
        assert scores("roll p0 [? ? ?] | food 3 architecture | food 3") == [8, 0]

    def test_all_seven(self):
        """Seven monuments bring seven points more."""
        built = (
            "step_pyramid first stone_circle first temple first obelisk first hanging_gardens first"
            " great_wall first great_pyramid first"
        )
        assert scores(f"roll p0 [? ? ?] | food 3 {built}") == [43]
        assert scores(f"roll p0 [? ? ?] | food 3 {built} architecture") == [43 + 8 + 7]


class TestR52Empire:
    @pytest.mark.parametrize(
        ("cities", "bonus"),
        [
            ("", 3),
            ("city4 2", 3),
            ("city4 3", 4),
            ("city5 4 city7 6", 5),
            ("city4 3 city5 4 city6 5", 6),
            ("city4 3 city5 4 city6 5 city7 6", 7),
        ],
    )
    def test_one_for_each_city(self, cities, bonus):
        """Three to seven points, unfinished cities not counted."""
        assert [0, 8 + bonus] == scores(f"roll p0 [? ? ?] | food 3 | food 3 empire {cities}".strip())

    def test_with_architecture(self):
        """Both bonuses add up."""
        assert scores("roll p0 [? ? ?] | stone_circle first architecture empire | food 3") == [
            8 + 8 + 3 + 2 + 1,
            0,
        ]


class TestR53Winner:
    def test_the_highest_score(self):
        """Places follow the scores."""
        assert ranks("roll p0 [? ? ?] | medicine | religion | food 3 leadership") == [2, 1, 3]

    def test_goods_do_not_beat_points(self):
        """Goods matter in a tie only."""
        assert ranks("roll p0 [? ? ?] | medicine | wood 6 leadership") == [1, 2]

    def test_more_goods_break_a_tie(self):
        """With equal scores more goods win, whatever they are worth."""
        assert ranks("roll p0 [? ? ?] | wood 3 medicine | spearheads 2 medicine") == [1, 2]
        assert ranks("roll p0 [? ? ?] | spearheads 2 medicine | wood 2 stone 1 medicine") == [2, 1]

    def test_food_breaks_no_tie(self):
        """Food is no good, so the place is shared."""
        assert ranks("roll p0 [? ? ?] | food 15 wood 1 | food 1 spearheads 1") == [1, 1]

    def test_shared_places(self):
        """Two winners share the first place, and the next player is third."""
        assert ranks("roll p0 [? ? ?] | wood 2 medicine | wood 1 medicine | cloth 2 medicine") == [1, 3, 1]

    def test_ties_below_the_first_place(self):
        """A tie for the second place is broken the same way."""
        assert ranks("roll p0 [? ? ?] | religion | wood 1 medicine | wood 2 medicine | wood 5") == [
            1,
            3,
            2,
            4,
        ]

    def test_scores_below_zero(self):
        """Who lost fewer points is ahead."""
        assert ranks("roll p0 [? ? ?] | wood 6 disasters 5 | disasters 4") == [2, 1]

    def test_at_the_end_of_a_game(self):
        """Equal scores at the end of the last turn are told apart by the goods left."""
        position = f"buy round 6 p1 coins 21 | food 3 wood 1 {FOUR} medicine | food 3 wood 2 {FOUR}"
        table = table_at(position, "buy medicine")
        assert (table.over, table.scores(), table.ranks()) == (True, [13, 13], [2, 1])
