"""What is told of a finished game, seat by seat, is what its sheet says."""

import pytest

import gobelet
from gobelet.games.ages.traits import traits
from tests.games.finals import having, traits_of

GAME = gobelet.game("ages")
END = (
    "over round 9 p1"
    " | food 5 wood 2 stone 3 city4 3 city5 2 step_pyramid first stone_circle later"
    " agriculture empire disasters 3"
    " | food 1 step_pyramid later stone_circle first irrigation architecture"
)


class TestByHand:
    def test_what_one_has(self):
        first, second = traits_of(GAME, END, 0), traits_of(GAME, END, 1)
        assert having(first, "development") == {"agriculture", "empire"}
        assert having(first, "monument") == {"step_pyramid", "stone_circle"}
        assert having(first, "first") == {"step_pyramid"}
        assert having(first, "site") == {"city4"}
        assert having(second, "development") == {"irrigation", "architecture"}
        assert having(second, "first") == {"stone_circle"}

    def test_points_by_kind(self):
        """Agriculture 3 and Empire 8; first pyramid 1 and later circle 1; four cities by Empire; 3 lost."""
        first, second = traits_of(GAME, END, 0), traits_of(GAME, END, 1)
        kinds = ("developments", "monuments", "bonus", "disasters")
        assert [first[f"points_{kind}"] for kind in kinds] == [11, 2, 4, -3]
        assert [second[f"points_{kind}"] for kind in kinds] == [10, 2, 2, 0]

    def test_counts(self):
        found = traits_of(GAME, END, 0)
        assert [found[f"count_{kind}"] for kind in ("developments", "monuments", "cities")] == [2, 2, 4]
        assert found["count_ships"] == 0
        late = traits_of(GAME, "over round 9 p1 late | ships 3 shipping | -", 0)
        assert (late["count_ships"], having(late, "development")) == (3, {"shipping"})
        assert [found[f"goods_{kind}"] for kind in ("wood", "stone", "cloth", "food")] == [2, 3, 0, 5]


@pytest.mark.parametrize("options", [{}, {"edition": "reprint"}, {"edition": "late"}], ids=str)
@pytest.mark.parametrize("players", [1, 3])
def test_points_add_up(players, options):
    """To the score, in games that were played."""
    states = GAME.play_random(players, 3, **options)
    for seat in range(players):
        points = sum(column for name, column in traits(states, seat).items() if name.startswith("points_"))
        assert points.tolist() == [GAME.rules.score(state, seat) for state in states]
