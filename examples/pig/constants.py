"""The die, the targets and the phases of Pig."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MIN_PLAYERS, MAX_PLAYERS = 2, 4
NUM_FACES = 6
LOSING_FACE = 1  # R5
TARGETS = np.array([100, 50], np.int16)  # R6: by option, the usual one first


class Phase(IntEnum):
    ROLL = 0  # a draw: the die falls
    CHOOSE = 1
    OVER = 2
