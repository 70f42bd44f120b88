"""Fits the weights of a value network by gradient descent with Adam (Kingma and Ba)."""

from __future__ import annotations

from typing import Any

import numpy as np

from gobelet.bots.weights import NUM_VALUES, WIN, Weights, new_weights, shapes_of_parts
from gobelet.engine.features import Floats

SHARES = np.array([1.0, 0.3, 1.0], np.float32)  # of winning, place and points in what is learned
MAX_ERROR = 1.0  # an odd game teaches no more than this
BATCH = 2048
MEMORY, SLOW_MEMORY, TINY = 0.9, 0.999, 1e-8


class Fit:
    """Weights and the moments of Adam."""

    def __init__(self, parts: list[Floats], typical_points: float, points_count: float) -> None:
        self.parts = parts
        self.typical_points = typical_points
        self.points_count = points_count
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    @property
    def weights(self) -> Weights:
        return new_weights(self.parts, self.typical_points, self.points_count)

    def learn(self, inputs: Any, targets: Floats, rate: float) -> Any:
        """One pass over all positions, in random order; return the mean squared errors."""
        order = np.random.default_rng(self.steps).permutation(len(inputs))
        batches = [order[begin : begin + BATCH] for begin in range(0, len(order), BATCH)]
        errors = [self._learn_batch(inputs[rows].astype(np.float32), targets[rows], rate) for rows in batches]
        return np.mean(errors, axis=0)

    def _learn_batch(self, inputs: Floats, targets: Floats, rate: float) -> Any:
        """Evaluate a batch as `run_network` does, then take one gradient step."""
        hidden, hidden_bias, output, output_bias, direct = self.parts
        units = np.maximum(inputs @ hidden + hidden_bias, 0)
        out = units @ output + output_bias + inputs @ direct
        out[:, WIN] = 1 / (1 + np.exp(-out[:, WIN]))
        scale = np.array([1, 1, self.typical_points], np.float32)
        error = np.clip(out - targets / scale, -MAX_ERROR, MAX_ERROR)
        slope = error * SHARES / np.float32(len(inputs))
        back = (slope @ output.T) * (units > 0)
        slopes = [inputs.T @ back, back.sum(0), units.T @ slope, slope.sum(0), inputs.T @ slope]
        self._step(slopes, rate)
        return (error**2).mean(0)

    def _step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        correction = (1 - SLOW_MEMORY**self.steps) ** 0.5 / (1 - MEMORY**self.steps)
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean += (1 - MEMORY) * (slope - mean)
            square += (1 - SLOW_MEMORY) * (slope * slope - square)
            part -= rate * correction * mean / (np.sqrt(square) + TINY)


def first_parts(inputs: int, units: int) -> list[Floats]:
    """Random hidden units, and zeros elsewhere."""
    rng = np.random.default_rng(0)
    parts = [np.zeros(shape) for shape in shapes_of_parts(inputs, units)]
    parts[0] = rng.standard_normal((inputs, units)) * (2 / inputs) ** 0.5
    parts[2] = rng.standard_normal((units, NUM_VALUES)) * 0.1 / units**0.5
    return [part.astype(np.float32) for part in parts]
