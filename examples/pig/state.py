"""The state of a game as one NumPy record."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Header, state_dtype
from pig.constants import MAX_PLAYERS


class State(Header, Protocol):
    """The table, as STATE lays it out after the header."""

    target: int
    total: int  # of this turn
    points: npt.NDArray[np.int16]  # by seat


STATE = state_dtype(
    [
        ("target", np.int16),
        ("total", np.int16),
        ("points", np.int16, (MAX_PLAYERS,)),
    ]
)
