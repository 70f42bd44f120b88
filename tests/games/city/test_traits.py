"""What is told of a finished game, seat by seat, is what lies in its city."""

import pytest

import gobelet
from gobelet.games.city.traits import traits
from tests.games.city.notation import full
from tests.games.finals import having, traits_of

GAME = gobelet.game("city")
CITY = "wood 1 points 4 yellow3 well blue3 quarry blue5 grand_statue blue6 mine black2 mine"
ENDED = "points 2 ships 0 2 1"  # two piles of ships are empty


class TestByHand:
    FOUND = traits_of(GAME, f"over round 7 p1 | {CITY} bandits 0 2 0 ships 1 0 0 hourglasses 2 | {ENDED}", 0)

    def test_locations(self):
        assert having(self.FOUND, "location") == {"well", "quarry", "grand_statue", "mine"}
        assert having(self.FOUND, "row") == set()

    def test_points_by_kind(self):
        """A Well 1 and a Grand Statue 2; two bandits of 3; a ship of 5; 4 as tokens."""
        kinds = ("city", "bandits", "ships", "tokens")
        assert [self.FOUND[f"points_{kind}"] for kind in kinds] == [3, 6, 5, 4]

    def test_counts(self):
        """Three resource locations, one of culture and one civic."""
        types = ("resource", "military", "economy", "culture", "civic")
        assert [self.FOUND[f"cards_{kind}"] for kind in types] == [3, 0, 0, 1, 1]
        assert (self.FOUND["count_cards"], self.FOUND["count_hourglasses"]) == (5, 2)
        assert (self.FOUND["taken_bandits3"], self.FOUND["taken_bandits2"], self.FOUND["taken_ship5"]) == (
            2,
            0,
            1,
        )

    def test_full_rows(self):
        found = traits_of(GAME, f"over round 7 p1 | {ENDED} | {full('white')} {full('black', 'mine')}", 1)
        assert having(found, "row") == {"white", "black"}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_as_the_view_says(players):
    """In games that were played: points add up to the score, and cards are those on the board."""
    states = GAME.play_random(players, 2)
    for seat in range(players):
        found = traits(states, seat)
        points = sum(column for name, column in found.items() if name.startswith("points_"))
        for k, state in enumerate(states):
            view = GAME.presentation.view(state, seat).seats[seat]
            built = {space.location.id for row in view.rows for space in row if space.built}
            assert points[k] == view.score
            assert found["points_city"][k] == view.city_points
            assert found["count_cards"][k] == view.cards
            assert built == {
                name.removeprefix("location_")
                for name, column in found.items()
                if name.startswith("location_") and column[k]
            }
