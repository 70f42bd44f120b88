"""The components of Dice Stars and the numbers printed on them."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MAX_PLAYERS = 4


class Setting(IntEnum):
    """The options, in the order the game lists them."""

    GRID = 0


class Phase(IntEnum):
    """What the game is waiting for, in the order of a turn (R5)."""

    RETURN = 0
    COUNT = 1
    PULL = 2  # a draw: a die comes out of the bag
    ROLL = 3  # a draw: it falls
    CHOOSE = 4
    TICK = 5
    MALUS = 6
    OVER = 7


# -- Dice -----------------------------------------------------------------------------------------------


class Colour(IntEnum):
    """The columns of the sheet, from left to right (R3)."""

    BLACK = 0
    PURPLE = 1
    BLUE = 2
    ORANGE = 3


NUM_COLOURS = len(Colour)
NO_COLOUR = -1
NUM_DICE = np.array([2, 3, 4, 5], np.int8)  # R2, by colour
ALL_DICE = 14

STAR = 0  # faces: the star, then the rows 2 to 6
NUM_FACES = 6
SIDES = 6
FACES_OF = np.array([[0, 1, 2, 3, 4, 5]] * 3 + [[0, 0, 2, 3, 4, 5]], np.int8)  # R2: orange has no 2

MAX_DRAWN = 3  # R9


# -- The sheet ------------------------------------------------------------------------------------------

NUM_ROWS = 5  # R3: the numbers 2 to 6
FIRST_NUMBER = 2
NUM_CELLS = 8  # of the longest row
ROW_LENGTHS = np.array([8, 7, 6, 5, 4], np.int8)  # R3: four white cells, then the green ones
MULTIPLIERS = np.array([2, 3, 4, 5, 6], np.int8)  # R4

EMPTY = -1
NO_CELL = -2
CROSS = 0
NO_MALUS = -1


# -- Alone ----------------------------------------------------------------------------------------------

GRIDS = np.array([30, 36, 40], np.int8)  # R37 [reconstruction: the picture with the grid is lost]
POINTS_PER_TICK = 5  # R33, R36
STARS_TICKS = 1  # R32
STARS_FACTOR = 2  # R34
