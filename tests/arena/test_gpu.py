"""The same games on a GPU, where there is one."""

import itertools

import pytest

import gobelet
from gobelet.arena.gpu import is_available, play_random_on_gpu

pytestmark = pytest.mark.skipif(not is_available(), reason="no GPU, or numba-cuda is not installed")


@pytest.mark.parametrize("game_id", gobelet.games())
def test_gpu_and_cpu_end_in_the_same_states(game_id):
    """Byte for byte, for every player count and option."""
    game = gobelet.game(game_id)
    players = range(game.min_players, game.max_players + 1)
    for count, *values in itertools.product(players, *(option.values for option in game.options)):
        options = dict(zip([option.name for option in game.options], values, strict=True))
        ours = game.play_random(count, 10_000, **options)
        theirs = play_random_on_gpu(game, count, 10_000, **options)
        assert ours.tobytes() == theirs.tobytes()
