"""A chunk of a study's games as columns: one row for each game and seat, and one for each decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gobelet.studies.on_gpu import play_on_gpu
from gobelet.studies.playing import Counts, note_results, play
from gobelet.studies.study import Study

Columns = dict[str, npt.NDArray[Any]]


class Chunk(NamedTuple):
    """The results of a chunk of games."""

    games: Columns
    decisions: Columns  # none, unless asked for


def play_chunk(study: Study, first: int, games: int, with_decisions: bool) -> Chunk:
    """Play games from number *first* on; the results do not depend on where or in which chunks they run."""
    return _fill(study, first, *play(study, study.seed + first, games, with_decisions))


def play_chunk_on_gpu(study: Study, first: int, games: int, with_decisions: bool) -> Chunk:
    """The same on a GPU."""
    return _fill(study, first, *play_on_gpu(study, study.seed + first, games, with_decisions))


def _fill(study: Study, first: int, states: Any, notes: Any, counts: Counts) -> Chunk:
    rows = list_games(study, first, states) | {"decisions": counts.reshape(-1)}
    return Chunk(_with_traits(study, rows, states), _list_decisions(study, first, notes, counts))


# -- Games ----------------------------------------------------------------------------------------------


def list_games(study: Study, first: int, states: Any) -> Columns:
    """The result of each game for each seat, with the same column names as in the arena."""
    players, count = study.players, len(states)
    points, places = np.zeros((count, players), np.int32), np.zeros((count, players), np.int8)
    note_results.of(study.find_game().rules)(states, points, places)
    is_first = places == 1
    numbers = np.repeat(np.arange(first, first + count), players)
    return {
        "game": numbers,
        "seed": study.seed + numbers,
        "seat": np.tile(np.arange(players, dtype=np.int8), count),
        "points": points.reshape(-1),
        "place": places.reshape(-1),
        "win": (is_first / np.maximum(1, is_first.sum(axis=1, keepdims=True))).reshape(-1),
        "turns": np.repeat(states["turn"].astype(np.int32) + 1, players),
    }


def _with_traits(study: Study, rows: Columns, states: Any) -> Columns:
    traits = study.find_game().find_part("traits")
    if traits is None:
        return rows
    seats = [traits.traits(states, seat) for seat in range(study.players)]
    return rows | {name: np.stack([seat[name] for seat in seats], axis=1).reshape(-1) for name in seats[0]}


# -- Decisions ------------------------------------------------------------------------------------------


def _list_decisions(study: Study, first: int, notes: Any, counts: Counts) -> Columns:
    if notes.shape[1] == 0:
        return {}
    lengths = counts.sum(axis=1)
    is_noted = np.arange(notes.shape[1]) < lengths[:, None]
    games, numbers = np.nonzero(is_noted)
    noted = notes[is_noted]
    return {
        "game": first + games,
        "seed": study.seed + first + games,
        "number": numbers.astype(np.int32),
        "turn": noted["turn"],
        "seat": noted["seat"],
        "action": noted["action"],
        "choices": noted["choices"],
    }
