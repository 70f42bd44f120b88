"""What is told of a finished game, seat by seat, is what its sheet says."""

import pytest

import gobelet
from gobelet.games.stars.traits import traits
from tests.games.finals import traits_of

GAME = gobelet.game("stars")
END = (
    "over round 13 p1 bag blue 1 [black-4 black-5 purple-6 blue-4 blue-4]"
    " | 2 2 x ** / 3 x 2 6 3 3 / - - 5 / x x 15 x 10 * / - malus 4"
    " | x 5 3 x / 12 x 6 3 * / x x x x / x x x 20 * / 10 8 4 9 *"
)


def values(found, kind):
    return [value for name, value in found.items() if name.startswith(f"{kind}_")]


class TestByHand:
    def test_rows(self):
        """Both cells of row 2 are ticked; of row 5 one, so it counts nothing."""
        first, second = traits_of(GAME, END, 0), traits_of(GAME, END, 1)
        assert values(first, "doubled") == [True, False, False, False, False]
        assert values(first, "lost") == [False, False, False, True, False]
        assert values(first, "points") == [8, 17, 5, 0, 0, -4]
        assert values(second, "lost") == [False, True, False, True, True]
        assert values(second, "points") == [8, 0, 0, 0, 0, 0]

    def test_columns(self):
        """Black 2 and 3; purple 2; blue 2, 5 and 15; orange 6: the green cells are no colour's."""
        found = traits_of(GAME, END, 0)
        assert values(found, "colour") == [5, 2, 22, 6]
        assert [found[f"count_{kind}"] for kind in ("cells", "crosses", "ticks")] == [15, 5, 3]

    def test_the_end(self):
        first, second = traits_of(GAME, END, 0), traits_of(GAME, END, 1)
        assert (first["end_whites"], first["end_malus"]) == (False, True)
        assert (second["end_whites"], second["end_malus"]) == (True, False)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_points_add_up(players):
    """To the score, in games that were played."""
    states = GAME.play_random(players, 5)
    for seat in range(players):
        points = sum(column for name, column in traits(states, seat).items() if name.startswith("points_"))
        assert points.tolist() == [GAME.rules.score(state, seat) for state in states]
