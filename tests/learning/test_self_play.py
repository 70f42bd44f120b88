"""Games played to learn from: what is kept of them, and what it is said to be worth."""

import numpy as np
import pytest

import gobelet
from gobelet.bots.evaluation import new_workspace
from gobelet.bots.weights import NUM_VALUES, no_weights, weights_of
from gobelet.engine.dice import new_rng
from gobelet.engine.features import count_features
from gobelet.engine.heuristic import heuristic_of
from gobelet.learning.self_play import (
    MAX_SAMPLES,
    Settings,
    new_batch,
    play_match,
    play_to_train,
    set_targets,
)
from tests.bots.meeting import UNCOMPILED

STARS = gobelet.game("stars")
HEURISTIC = heuristic_of(STARS)
INPUTS = count_features(HEURISTIC.FEATURES)
GAMES = 2 if UNCOMPILED else 20


def batch_of(weights, settings, players=2, games=GAMES):
    """The rows that so many games fill."""
    batch = new_batch(STARS.rules.STATE, HEURISTIC.FEATURES, games, players)
    space = new_workspace(STARS.rules, HEURISTIC, weights)
    setups = np.array([[players, 0]], np.int8)
    play = play_to_train.of(STARS.rules, heuristic=HEURISTIC)
    rows = play(games, new_rng(7), setups, weights, space, settings, batch)
    return batch.inputs[:rows], batch.targets[:rows]


@pytest.mark.parametrize("bootstraps", [0, 300, 1000])
def test_targets_by_hand(bootstraps):
    """Two seats, three positions: the last one is worth the end, others the next evaluation and target."""
    batch = new_batch(STARS.rules.STATE, HEURISTIC.FEATURES, 1, 2)
    values = np.arange(8 * NUM_VALUES, dtype=np.float32).reshape(8, NUM_VALUES) ** 2
    batch.values[:8] = values
    set_targets.of(STARS.rules)(3, 2, Settings(0, 0, bootstraps), batch, 10)
    share = bootstraps / 1000
    for seat in range(2):
        end = values[6 + seat]
        second = share * values[4 + seat] + (1 - share) * end
        first = share * values[2 + seat] + (1 - share) * second
        for number, expected in enumerate((first, second, end)):
            assert np.allclose(expected, batch.targets[10 + 2 * number + seat])
    assert not batch.targets[:10].any()
    assert not batch.targets[16:].any()


def test_without_bootstrapping_a_target_is_the_end():
    """Wins of all seats add up to one; whoever won has the better place."""
    inputs, targets = batch_of(no_weights(INPUTS), Settings(0, 300, 0))
    assert len(inputs) == len(targets) > 0
    wins = targets[:, 0].reshape(-1, 2)
    assert np.allclose(wins.sum(axis=1), 1)
    assert ((targets[:, 0] == 0) == (targets[:, 1] == 2)).all()
    assert np.isfinite(inputs).all()


@pytest.mark.parametrize(("samples", "most"), [(0, 0), (1000, GAMES * MAX_SAMPLES * 2)])
def test_so_many_positions_are_sampled(samples, most):
    """Per mille, and no more than there is space for."""
    inputs, _ = batch_of(no_weights(INPUTS), Settings(0, samples, 0))
    assert len(inputs) <= most
    assert bool(len(inputs)) == bool(samples)


def test_the_same_seeds_teach_the_same():
    """With weights, and something tried now and then."""
    weights = weights_of(STARS, 2)
    one, other = (batch_of(weights, Settings(100, 200, 300), games=1) for _ in range(2))
    assert np.array_equal(one[0], other[0])
    assert np.array_equal(one[1], other[1])


def match(one, other, games, players=2):
    setup = np.array([players, 0], np.int8)
    spaces = tuple(new_workspace(STARS.rules, HEURISTIC, side) for side in (one, other))
    play = play_match.of(STARS.rules, heuristic=HEURISTIC)
    return play(games, new_rng(3), setup, (one, other), spaces, np.zeros(2, STARS.rules.STATE))


def test_a_match_against_oneself_is_even():
    """Both seats on the same dice: half of the wins."""
    weights = weights_of(STARS, 2)
    wins, points = match(weights, weights, 2 if UNCOMPILED else 40)
    assert wins == 0.5
    assert points > 0


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_who_knows_something_wins_matches(players):
    """Nearly always, against those who know nothing."""
    wins, _ = match(weights_of(STARS, players), no_weights(INPUTS), 40, players)
    assert wins > 0.9
