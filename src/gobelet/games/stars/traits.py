"""Traits of a finished game by seat, for balance studies: what became of each row and colour."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Numbers
from gobelet.engine.jit import rule
from gobelet.games.stars.constants import CROSS, MULTIPLIERS, NO_MALUS, NUM_COLOURS, NUM_ROWS
from gobelet.games.stars.scoring import row_points
from gobelet.games.stars.state import has_filled_whites
from gobelet.games.stars.words import COLOURS, NUMBERS

TITLES = {
    "doubled": "Rows that count double",
    "lost": "Rows only partly ticked",
    "end": "At the end",
    "points": "Points",
    "colour": "Written in each column",
    "count": "How many",
    "end_whites": "All white cells filled",
    "end_malus": "A malus taken",
    "count_ticks": "Multiplier cells ticked",
    **{
        f"{kind}_row_{number}": f"Row {number}"
        for kind in ("doubled", "lost", "points")
        for number in NUMBERS
    },
}


def traits(states: npt.NDArray[Any], seat: int) -> dict[str, npt.NDArray[Any]]:
    """By name, the trait of *seat* in each of the final *states*."""
    sheets = states["seats"][:, seat]
    cells, ticks, malus = sheets["cells"], sheets["ticks"], sheets["malus"]
    columns = np.maximum(cells[:, :, :NUM_COLOURS], 0).sum(axis=1)
    points, has_filled = np.zeros((len(states), NUM_ROWS), np.int64), np.zeros(len(states), np.int64)
    note_sheets(states, seat, points, has_filled)
    is_doubled = ticks == MULTIPLIERS
    return {
        **{f"doubled_row_{number}": is_doubled[:, k] for k, number in enumerate(NUMBERS)},
        **{f"lost_row_{number}": (ticks > 0)[:, k] & ~is_doubled[:, k] for k, number in enumerate(NUMBERS)},
        "end_whites": has_filled == 1,
        "end_malus": malus != NO_MALUS,
        **{f"points_row_{number}": points[:, k] for k, number in enumerate(NUMBERS)},
        "points_malus": -np.maximum(malus, 0),
        **{f"colour_{name}": columns[:, k] for k, name in enumerate(COLOURS)},
        "count_cells": (cells >= CROSS).sum(axis=(1, 2)),
        "count_crosses": (cells == CROSS).sum(axis=(1, 2)),
        "count_ticks": ticks.sum(axis=1),
    }


@rule
def note_sheets(states: Any, seat: int, points: Numbers, has_filled: Numbers) -> None:
    """R22, R26, R27."""
    for k in range(states.shape[0]):
        for row in range(NUM_ROWS):
            points[k, row] = row_points(states[k], seat, row)
        if has_filled_whites(states[k], seat):
            has_filled[k] = 1
