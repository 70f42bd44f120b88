"""What is told of a finished game, seat by seat, is what everybody sees at its end."""

import pytest

import gobelet
from gobelet.games.topia.traits import traits
from tests.games.finals import having, traits_of

GAME = gobelet.game("topia")
END = (
    "over round 6 p1 [white6 p1 teal2 / p0 p1 teal5 / p0 p1 p0 / p0 p1 white3 / p1 p0 white4 / p1 purple3 p0]"
    " | faction centauri dice white2 purple2 teal4 purple3 teal1 white3"
    " missions own_purple three_districts control_twilight under triplets draws 1"
    " | faction hollows dice teal2 purple5 white3 purple4 teal2 purple4"
    " missions even control_bank under four_white control_waste draws 2"
)


class TestByHand:
    def test_what_one_has(self):
        """Seat 0 has two agents at Twilight, seat 1 the only one at Nethal; all else is tied."""
        first, second = traits_of(GAME, END, 0), traits_of(GAME, END, 1)
        assert (having(first, "faction"), having(second, "faction")) == ({"centauri"}, {"hollows"})
        assert having(first, "mission") == {"own_purple", "three_districts", "control_twilight"}
        assert having(first, "fulfilled") == {"own_purple", "control_twilight"}
        assert (having(first, "district"), having(second, "district")) == ({"twilight"}, {"nethal"})
        assert having(second, "fulfilled") == set()

    def test_points_by_kind(self):
        """Dice add up to 15. Twilight 5, and half of 10, 8, 9 and 8. Two purple dice by 3, and 10."""
        found = traits_of(GAME, END, 0)
        assert [found[f"points_{kind}"] for kind in ("dice", "districts", "missions")] == [15, 23, 16]

    def test_counts(self):
        found = traits_of(GAME, END, 0)
        assert [found[f"colour_{name}"] for name in ("teal", "purple", "white")] == [2, 2, 2]
        kinds = ("districts", "missions", "fulfilled", "draws")
        assert [found[f"count_{kind}"] for kind in kinds] == [1, 3, 2, 1]
        assert not found["power_used"]


@pytest.mark.parametrize("players", [2, 4])
def test_as_the_view_says(players):
    """In games that were played: points add up to the score, and missions are those on the table."""
    states = GAME.play_random(players, 3)
    for seat in range(players):
        found = traits(states, seat)
        points = sum(column for name, column in found.items() if name.startswith("points_"))
        for k, state in enumerate(states):
            view = GAME.presentation.view(state, seat).seats[seat]
            assert points[k] == view.score
            assert found[f"faction_{view.faction}"][k]
            assert found["power_used"][k] == view.used
            for mission in view.missions:
                assert found[f"mission_{mission.mission.id}"][k]
                assert found[f"fulfilled_{mission.mission.id}"][k] == (mission.points > 0)
            assert found["count_missions"][k] == len(view.missions)
