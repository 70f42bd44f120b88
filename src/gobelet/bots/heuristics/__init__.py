"""
What bots know about each game: one file a game says what to look at, its weights say what that is worth.

A heuristic judges a position for one seat: chance to win, place and points at the end. It looks at a list of
numbers (`describe` of the game's file) through one layer of hidden units. The weights were learned from games
that bots played against themselves (see docs/bots.md), and are the `.npz` file beside it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from gobelet.bots.heuristics import unknown
from gobelet.engine.components import FILE, find_components
from gobelet.engine.game import Game
from gobelet.engine.heuristic import Heuristic

Floats = npt.NDArray[np.float32]

WIN, PLACE, POINTS = 0, 1, 2  # what is judged
NUM_JUDGED = 3
UNITS = 64  # hidden ones, where something is known
LEAST_COUNT = 1e-6  # of points that nobody knows the size of: they decide between equals only


class Weights(NamedTuple):
    """What each number is worth; with no hidden units, nothing is known."""

    hidden: Floats  # by input and hidden unit
    hidden_bias: Floats
    judged: Floats  # by hidden unit and WIN, PLACE, POINTS
    judged_bias: Floats
    direct: Floats  # by input and WIN, PLACE, POINTS
    typical_points: Floats  # one number: what POINTS is counted in
    points_count: Floats  # one number: what typical points are worth beside the chance to win


def no_weights(inputs: int) -> Weights:
    """To begin with: every position is judged alike."""
    shapes = ((inputs, 0), 0, (0, NUM_JUDGED), NUM_JUDGED, (inputs, NUM_JUDGED))
    return new_weights([np.zeros(shape) for shape in shapes], 1.0, LEAST_COUNT)


def new_weights(parts: Sequence[Any], typical_points: float, points_count: float) -> Weights:
    every = (*parts, [typical_points], [points_count])
    return Weights(*(np.array(part, np.float32, order="C") for part in every))


def heuristic_of(game: Game) -> Heuristic:
    """The game's own file, if there is one."""
    return cast("Heuristic", game.find_part("heuristic") or unknown)


@functools.cache
def weights_of(game: Game, players: int) -> Weights:
    """What was learned for so many players; nothing, if there is no file or the components are others."""
    path = game.folder / "weights" / f"{players}.npz"
    own = game.folder / FILE
    if not path.exists() or (own.exists() and find_components(game.folder) != own):
        return no_weights(heuristic_of(game).NUM_INPUTS)
    return read_weights(path)


def read_weights(path: Path) -> Weights:
    """Weights as `save_weights` wrote them."""
    with np.load(path) as file:
        return Weights(*(np.ascontiguousarray(file[name], np.float32) for name in Weights._fields))


def save_weights(weights: Weights, path: Path) -> None:
    """In half precision: more would not play better."""
    parts: dict[str, Any] = {name: part.astype(np.float16) for name, part in weights._asdict().items()}
    np.savez_compressed(path, **parts)
