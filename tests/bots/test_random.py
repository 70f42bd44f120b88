"""The bot that does anything."""

from collections import Counter

import pytest

from gobelet.bots import decide, new_bot
from tests.bots.meeting import EVERY_GAME, UNCOMPILED

MANY = 100 if UNCOMPILED else 400


@pytest.mark.parametrize("game", EVERY_GAME, ids=repr)
def test_every_action_is_equally_likely(game):
    """By chi-square over bots of many seeds, no further off than once in ten thousand."""
    table = game.table(2, seed=8)
    legal = table.legal_ids()
    counts = Counter(decide(new_bot("random", seed), table).action for seed in range(MANY))
    assert set(counts) <= set(legal)
    expected = MANY / len(legal)
    chi_square = sum((counts[action] - expected) ** 2 / expected for action in legal)
    freedom = len(legal) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_no_opinion():
    """It does not think."""
    assert decide(new_bot("random", 1), EVERY_GAME[0].table(2, seed=1)).opinion == ()
