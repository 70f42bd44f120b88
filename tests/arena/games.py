"""Games of an arena, to be compared with those of another run."""

from __future__ import annotations

from typing import Any

import numpy as np

from gobelet.arena.folder import ORDER
from gobelet.arena.match import ROW, Rows

TIMES = ("seconds", "median", "slowest")  # what differs when the same game is played again


def same_games(rows: Rows) -> Any:
    """The rows in order and without times."""
    return np.sort(rows, order=ORDER)[[name for name in ROW.names or () if name not in TIMES]]
