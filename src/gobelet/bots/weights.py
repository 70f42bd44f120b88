"""
The weights of a game's value network, learned by self-play (see docs/bots.md).

The file for N players is `weights/N.npz` in the game's folder. It names its inputs, so that it can still be
read after inputs are added or removed.
"""

from __future__ import annotations

import functools
import re
import warnings
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from gobelet.engine.errors import SetupError, list_some
from gobelet.engine.features import Floats, feature_names
from gobelet.engine.game import Game
from gobelet.engine.heuristic import heuristic_of

WIN, PLACE, POINTS = 0, 1, 2  # what the network estimates
NUM_VALUES = 3
MAX_UNITS = 64  # hidden ones
LEAST_COUNT = 1e-6  # of points that nobody knows the size of: they decide between equals only
INPUTS = "inputs"  # in a file: their names


class Weights(NamedTuple):
    """One hidden layer and a linear term; without hidden units, the network knows nothing."""

    hidden: Floats  # by input and hidden unit
    hidden_bias: Floats
    output: Floats  # by hidden unit and WIN, PLACE, POINTS
    output_bias: Floats
    direct: Floats  # by input and WIN, PLACE, POINTS
    typical_points: Floats  # one number: what POINTS is counted in
    points_count: Floats  # one number: what typical points are worth beside the chance to win


def shapes_of_parts(inputs: int, units: int) -> list[tuple[int, ...]]:
    """The shapes of all learned arrays, followed by those of the constants."""
    return [(inputs, units), (units,), (units, NUM_VALUES), (NUM_VALUES,), (inputs, NUM_VALUES)]


def no_weights(inputs: int) -> Weights:
    """Initial weights: every position has the same value."""
    return new_weights([np.zeros(shape) for shape in shapes_of_parts(inputs, 0)], 1.0, LEAST_COUNT)


def new_weights(parts: Sequence[Any], typical_points: float, points_count: float) -> Weights:
    every = (*parts, [typical_points], [points_count])
    return Weights(*(np.array(part, np.float32, order="C") for part in every))


def input_names(game: Game) -> list[str]:
    """The names of the inputs of *game*'s value network, in order."""
    return feature_names(heuristic_of(game).FEATURES)


@functools.cache
def weights_of(game: Game, players: int) -> Weights:
    """The weights for that number of players; empty ones if there is no file."""
    path, inputs = game.folder / "weights" / f"{players}.npz", input_names(game)
    return read_weights(path, inputs) if path.exists() else no_weights(len(inputs))


# -- Files ----------------------------------------------------------------------------------------------


def save_weights(weights: Weights, inputs: Sequence[str], path: Path) -> None:
    """Save the weights in half precision, which plays just as well."""
    parts: dict[str, Any] = {name: part.astype(np.float16) for name, part in weights._asdict().items()}
    parts[INPUTS] = np.array(inputs)
    np.savez_compressed(path, **parts)


def read_weights(path: Path, inputs: Sequence[str]) -> Weights:
    """
    Read weights written by `save_weights`, for these *inputs*.

    Inputs missing from the file get zero weights; inputs that no longer exist are dropped with a warning.

    Raises:
        SetupError: If the file does not name its inputs, or an array in it has the wrong size.
    """
    with np.load(path) as file:
        known = file[INPUTS].tolist() if INPUTS in file else None
        weights = Weights(*(np.ascontiguousarray(file[name], np.float32) for name in Weights._fields))
    if known is None:
        raise SetupError(f"{path} does not name its inputs.")
    _check_shapes(path, weights, len(known))
    _check_lengths(path, known, inputs)
    gone = sorted({*known} - {*inputs})
    if gone:
        warnings.warn(
            f"{path}: dropped inputs that no longer exist in the game: {list_some(gone)}.", stacklevel=2
        )
    return weights._replace(
        hidden=_sort_rows(weights.hidden, known, inputs), direct=_sort_rows(weights.direct, known, inputs)
    )


def _check_shapes(path: Path, weights: Weights, inputs: int) -> None:
    """Check the shapes, because compiled code would read out of bounds."""
    units = weights.hidden_bias.size
    if units > MAX_UNITS:
        raise SetupError(f"{path} has {units} hidden units; at most {MAX_UNITS} are supported.")
    for name, part, shape in zip(
        Weights._fields, weights, [*shapes_of_parts(inputs, units), (1,), (1,)], strict=True
    ):
        if part.shape != shape:
            raise SetupError(f"{path}: {name} has shape {part.shape}, expected {shape}.")


def _check_lengths(path: Path, known: Sequence[str], inputs: Sequence[str]) -> None:
    """Check the number of members without names, which are identified by their position."""
    before, now = (Counter(re.sub(r"\[\d+\]", "[]", name) for name in names) for names in (known, inputs))
    for name in sorted(before.keys() & now.keys()):
        if before[name] != now[name]:
            raise SetupError(f"{path} has {before[name]} inputs {name}, but the game has {now[name]}.")


def _sort_rows(rows: Floats, known: Sequence[str], inputs: Sequence[str]) -> Floats:
    """One for each of *inputs*."""
    row_of = dict(zip(known, rows, strict=True))
    unknown = np.zeros(rows.shape[1], np.float32)
    return np.array([row_of.get(name, unknown) for name in inputs], np.float32)
