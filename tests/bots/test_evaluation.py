"""What the value network makes of a position."""

import numpy as np
import pytest

from gobelet.bots.evaluation import evaluate, new_workspace, run_network, utility
from gobelet.bots.weights import NUM_VALUES, weights_of
from gobelet.engine.heuristic import heuristic_of
from tests.bots.meeting import GAMES
from tests.bots.solving import count_end
from tests.bots.test_weights import random_weights


@pytest.mark.parametrize("seed", range(5))
def test_the_network_is_one_layer_of_hidden_units(seed):
    """The same as written with matrices."""
    weights = random_weights(seed=seed)
    inputs = np.random.default_rng(seed + 100).standard_normal(5).astype(np.float32)
    inputs[2] = 0
    values = np.zeros(NUM_VALUES, np.float32)
    run_network(inputs, weights, np.zeros(3, np.float32), values)
    units = np.maximum(inputs @ weights.hidden + weights.hidden_bias, 0)
    win, place, points = units @ weights.output + weights.output_bias + inputs @ weights.direct
    assert values.tolist() == pytest.approx([1 / (1 + np.exp(-win)), place, 30 * points], rel=1e-4)
    assert utility(values, weights) == pytest.approx(values[0] + 0.5 * values[2] / 30, rel=1e-5)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_has_ended_is_evaluated_as_it_is(game):
    """Shares of first places, places and points, for every seat."""
    weights = weights_of(game, 2)
    space = new_workspace(game.rules, heuristic_of(game), weights)
    (state,) = game.play_random(2, 1, first_seed=3)
    for seat in range(2):
        evaluate.of(game.rules, heuristic=heuristic_of(game))(state, seat, weights, space)
        assert count_end(game, state)[seat].tolist() == space.values.tolist()
