"""What Dice City is made of: the numbers that no data file changes. The cards are in components.toml."""

from __future__ import annotations

from enum import IntEnum

MAX_PLAYERS = 4


class Setting(IntEnum):
    """The options, in the order the game lists them."""

    TWO_ROWS = 0
    EMPTY_PILE = 1
    LEVEL = 2
    TARGET = 3


class Phase(IntEnum):
    """What the game is waiting for."""

    REVEAL = 0  # a draw: a card of the pile is turned up
    ROLL = 1  # a draw: a die falls
    DICE = 2
    MOVE = 3
    REACTIVATE = 4
    DISCARD = 5
    COPY = 6
    PLACE = 7
    PAY = 8
    GAIN = 9
    SHIFT = 10
    REROLL = 11
    DISTURB = 12
    ATTACK = 13
    BUILD = 14
    EXTRA = 15
    END = 16
    OVER = 17


class Step(IntEnum):
    """R7: where in a turn we are; the end asks for nothing but R66."""

    DICE = 0
    ATTACK = 1
    BUILD = 2


# -- The city -------------------------------------------------------------------------------------------


class Row(IntEnum):
    """R1: the rows of a city, and their dice."""

    WHITE = 0
    YELLOW = 1
    RED = 2
    BLUE = 3
    BLACK = 4


NUM_ROWS = len(Row)
NUM_COLUMNS = 6
NUM_SPACES = NUM_ROWS * NUM_COLUMNS
NUM_DICE = NUM_ROWS
SIDES = NUM_COLUMNS

USED = -1  # dice: a column, or one of these
WAITING = -2
NO_DIE = -1
NO_SPACE = -1
NO_LOCATION = -1
NO_RESOURCE = -1


class Resource(IntEnum):
    WOOD = 0
    STONE = 1
    IRON = 2


NUM_RESOURCES = len(Resource)
MAX_KEPT = 1  # R60
MAX_PAID = 2  # R32, at once


# -- Locations ------------------------------------------------------------------------------------------


class Type(IntEnum):
    RESOURCE = 0
    MILITARY = 1
    ECONOMY = 2
    CULTURE = 3
    CIVIC = 4


class Ability(IntEnum):
    """What a location can do; docs/games/city.md explains each."""

    NONE = 0
    GAIN = 1
    POINTS = 2
    STRENGTH = 3
    BANDIT_STRENGTH = 4
    ARMY_BONUS = 5
    RESOURCE_BONUS = 6
    BANDIT_MALUS = 7
    PLACE = 8
    TRADE = 9
    STORE = 10
    HARVEST = 11
    PAIRS = 12
    COPY_ROW = 13
    COPY_DIE = 14
    COPY_CITY = 15
    SHIFT = 16
    REROLL_THIS = 17
    REROLL_ANY = 18


# -- Dice, hourglasses, attacks -------------------------------------------------------------------------

NUM_REPLACED = 4  # R13
HOURGLASSES_A_FAVOUR = 2  # R16
STRENGTH_A_RESOURCE = 2  # R53
LEAST_DEFENCE = 1  # R29
ROWS_TO_END = 2  # R66
SHIP_PILES_TO_END = 2  # R64
MAX_ROUNDS = 500  # R67: a game that nobody ends stays within the small integers of a record
NUM_BANDIT_PILES = 3
NUM_SHIP_PILES = 3

# -- Alone ----------------------------------------------------------------------------------------------

LOWER = 0  # R71: rows of the display; with two players or more there is only this one
UPPER = 1
NUM_DISPLAY_ROWS = 2
LEVELS = ("normal", "hard")
TARGET_STEP = 5  # R75
NUM_TARGETS = 11
