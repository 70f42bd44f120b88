"""Strength in small; the real proof is in the arena (docs/arena.md)."""

import pytest

import gobelet
from gobelet.bots import new_bot
from tests.bots.meeting import GAMES, PIG, count_wins

pytestmark = pytest.mark.compiled  # whole games


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("level", ["hard", "expert@32"])
def test_who_evaluates_beats_who_does_not(game, level):
    """At least nine games of ten against the random bot."""
    assert count_wins(game, new_bot(level, 1), new_bot("random", 2), 10) >= 9


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_normal_lies_between(game):
    """It beats the random bot, and is beaten by the hard one more often than not."""
    assert count_wins(game, new_bot("normal", 1), new_bot("random", 2), 20) >= 12
    assert count_wins(game, new_bot("hard", 1), new_bot("normal", 2), 30) >= 12


@pytest.mark.parametrize("game_id", ["ages", "stars"])
def test_rollouts_are_not_worse_than_none(game_id):
    """Over 40 games, with a generous margin."""
    game = gobelet.game(game_id)
    assert count_wins(game, new_bot("expert@32", 1), new_bot("hard", 2), 40) >= 16


def test_where_nothing_is_known_trying_out_is_all():
    """Pig by random games to the end: far better than random."""
    assert count_wins(PIG, new_bot("expert@100", 1), new_bot("random", 2), 20) >= 16
