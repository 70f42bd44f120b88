"""Weights that follow what they are shown."""

import numpy as np
import pytest

from gobelet.bots.evaluation import run_network
from gobelet.bots.weights import NUM_VALUES, POINTS, WIN
from gobelet.learning.fitting import SHARES, Fit, first_parts

INPUTS, UNITS = 6, 8


def known_function(count, seed=0):
    """Positions and what is true of them: something bent, so that hidden units are needed."""
    rng = np.random.default_rng(seed)
    inputs = rng.standard_normal((count, INPUTS)).astype(np.float32)
    win = 1 / (1 + np.exp(-2 * np.abs(inputs[:, 0]) + 1))
    targets = np.stack([win, 1.5 - win / 2, 10 * inputs[:, 1] * (inputs[:, 2] > 0)], axis=1)
    return inputs, targets.astype(np.float32)


def test_a_known_function_is_followed():
    """The errors fall to less than a tenth, on positions it has not seen too."""
    fit = Fit(first_parts(INPUTS, 32), 30.0, 1.0)
    inputs, targets = known_function(20_000)
    first = fit.learn(inputs, targets, 0.01)
    for _ in range(30):
        last = fit.learn(inputs, targets, 0.005)
    assert (last < first / 5).all()
    unseen, truth = known_function(500, seed=1)
    values, hidden = np.zeros((500, NUM_VALUES), np.float32), np.zeros(32, np.float32)
    for row in range(500):
        run_network(unseen[row], fit.weights, hidden, values[row])
    errors = ((values - truth) ** 2).mean(axis=0)
    assert (errors < truth.var(axis=0) / 5).all()


def loss(parts, inputs, targets):
    """What is made small: half of the squared errors, in parts; a chance to win as cross entropy."""
    hidden, hidden_bias, output, output_bias, direct = (part.astype(np.float64) for part in parts)
    out = np.maximum(inputs @ hidden + hidden_bias, 0) @ output + output_bias + inputs @ direct
    chance, truth = 1 / (1 + np.exp(-out[:, WIN])), targets[:, WIN]
    losses = (out - targets) ** 2 / 2
    losses[:, WIN] = -(truth * np.log(chance) + (1 - truth) * np.log(1 - chance))
    return (losses * SHARES).sum() / len(inputs)


def test_slopes_agree_with_finite_differences():
    """Every weight a little up and a little down, by itself."""
    rng = np.random.default_rng(5)
    fit = Fit(first_parts(INPUTS, UNITS), 1.0, 1.0)
    fit.parts[0] += rng.standard_normal(fit.parts[0].shape).astype(np.float32)
    inputs = rng.standard_normal((40, INPUTS)).astype(np.float32)
    targets = rng.uniform(0.1, 0.6, (40, NUM_VALUES)).astype(np.float32)
    taken = []
    fit._step = lambda slopes, rate: taken.extend(slopes)
    fit._learn_batch(inputs, targets, 0.0)
    parts = [part.astype(np.float64) for part in fit.parts]
    for part, slope in zip(parts, taken, strict=True):
        expected = np.zeros_like(part)
        for at in np.ndindex(part.shape):
            kept, little = part[at], 1e-5
            part[at] = kept + little
            up = loss(parts, inputs, targets)
            part[at] = kept - little
            expected[at] = (up - loss(parts, inputs, targets)) / (2 * little)
            part[at] = kept
        assert np.allclose(expected, slope, atol=2e-4)


def test_the_first_step_goes_down_by_the_rate():
    """As Adam begins: each weight by the whole rate, against its slope."""
    fit = Fit([np.zeros(3, np.float32)], 1.0, 1.0)
    fit._step([np.array([0.5, -2.0, 1e-3], np.float32)], 0.1)
    assert fit.parts[0].tolist() == pytest.approx([-0.1, 0.1, -0.1], rel=1e-3)


def test_an_odd_game_teaches_no_more_than_others():
    """A target far away pulls as much as one at a distance of 1."""
    steps = []
    for target in (50.0, 5000.0):
        fit = Fit(first_parts(INPUTS, UNITS), 1.0, 1.0)
        targets = np.zeros((1, NUM_VALUES), np.float32)
        targets[0, POINTS] = target
        fit.learn(np.ones((1, INPUTS), np.float32), targets, 0.01)
        steps.append(fit.parts[3].tolist())
    assert steps[0] == steps[1]


def test_the_same_every_time():
    """The order of positions is seeded, and so are the first weights."""
    inputs, targets = known_function(3000)
    fits = [Fit(first_parts(INPUTS, UNITS), 30.0, 1.0) for _ in range(2)]
    for fit in fits:
        fit.learn(inputs, targets, 0.01)
    for part, other in zip(fits[0].weights, fits[1].weights, strict=True):
        assert np.array_equal(part, other)
