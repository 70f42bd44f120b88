"""Points and places become rewards in one way, for batches, environments and searches."""

import math

import numpy as np
import pytest

import gobelet
from gobelet.engine.results import rewards_of, share_rewards


def rewards(scores, ranks):
    found = np.zeros(len(ranks))
    share_rewards(np.array(scores, np.int16), np.array(ranks, np.int8), found)
    return found.tolist()


class TestShareRewards:
    @pytest.mark.parametrize(
        ("ranks", "expected"),
        [
            ([1, 2, 3], [1, 0, -1]),
            ([1, 1, 3], [0.5, 0.5, -1]),
            ([1, 1, 1], [0, 0, 0]),
            ([2, 3, 1], [0, -1, 1]),
        ],
    )
    def test_by_places(self, ranks, expected):
        """The share of the others one beat, less those that beat one."""
        assert rewards([0] * 3, ranks) == expected

    @pytest.mark.parametrize(("rank", "won"), [(1, 0.5), (2, -0.5)])
    def test_alone(self, rank, won):
        """Half is for winning or losing, half for the points."""
        assert rewards([0], [rank]) == [won]
        assert rewards([30], [rank]) == [pytest.approx(won + math.tanh(0.3) / 2)]


def test_a_game_that_goes_on_is_worth_nothing_yet():
    """Only a finished game has a result."""
    ages = gobelet.game("ages")
    table = ages.table(players=2, seed=1)
    assert rewards_of(ages.rules, table.state) == [0.0, 0.0]
