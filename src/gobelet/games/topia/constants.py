"""What Dicetopia is made of: the numbers that no data file changes. The missions are in components.toml."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MIN_PLAYERS = 2
MAX_PLAYERS = 4


class Setting(IntEnum):
    """The options, in the order the game lists them."""

    BANK = 0
    GUGU = 1
    HYPNOSIS = 2
    SCENARIO = 3
    BANK_CARD = 4
    THIRD_MISSION = 5
    HOLLOWS = 6


class Phase(IntEnum):
    """What the game is waiting for."""

    SCENARIO = 0  # a draw: the scenario, if it is left to chance
    FACTION = 1  # a draw: a faction for a seat
    LAYOUT = 2  # a draw: a die for a slot
    DEAL = 3  # a draw: a mission for a seat
    KEEP = 4
    ROAM = 5
    HYPNOTISE = 6
    TAKE = 7
    DUE = 8
    FIRST = 9
    SECOND = 10
    CHANGE = 11
    CUBE = 12
    BLOCK = 13
    DRAW = 14  # a draw: a mission at the Agency
    RETURN = 15
    ROLL = 16  # a draw: a die falls
    ADAPT = 17
    REMOVE = 18
    PRAY = 19
    AFTER = 20
    CLONE = 21
    COPY = 22
    AWARD = 23
    OVER = 24


class Moment(IntEnum):
    """Where in a turn we are."""

    BEFORE = 0  # no agent has been placed yet
    DUE = 1  # placed; the action comes next
    ACTED = 2  # the action is over


class District(IntEnum):
    """R2."""

    NETHAL = 0
    BANK = 1
    TWILIGHT = 2
    WASTE = 3
    GUGU = 4
    AGENCY = 5


class Colour(IntEnum):
    """R3."""

    TEAL = 0
    PURPLE = 1
    WHITE = 2


class Faction(IntEnum):
    """R19-R28."""

    BANXA = 0
    BINGMAI = 1
    CENTAURI = 2
    DANGMER = 3
    EWO = 4
    HOLLOWS = 5
    ROAMERS = 6
    SHAKRA = 7
    PERCEPTIONEERS = 8
    TUULU = 9


NUM_DISTRICTS = len(District)
NUM_COLOURS = len(Colour)
NUM_FACTIONS = len(Faction)
NO_DISTRICT = -1
NO_FACTION = -1
NO_MISSION = -1

# -- Places and pieces ----------------------------------------------------------------------------------

MAX_SLOTS = 5  # of a district
NUM_SLOTS = NUM_DISTRICTS * MAX_SLOTS
NUM_ON_CARD = 6
FIRST_CARD = NUM_SLOTS  # places: the slots of the city, then the cards
NUM_PLACES = NUM_SLOTS + MAX_PLAYERS * NUM_ON_CARD
NO_PLACE = -1

SIDES = 6
NUM_DIE_KINDS = NUM_COLOURS * SIDES  # pieces: a die is its colour and value in one number
AGENT = NUM_DIE_KINDS  # plus a seat
NOTHING = -1
NO_SLOT = -2  # not in play with so few players

DICE_A_COLOUR = np.array([0, 0, 6, 8, 10], np.int8)  # R3, by number of players
SLOTS_A_DISTRICT = np.array([0, 0, 3, 4, 5], np.int8)  # R2
NUM_ROUNDS = 6  # R6

# -- Missions -------------------------------------------------------------------------------------------

DECK = -1  # where a mission is: here, in a seat's hand, or
UNDER = MAX_PLAYERS  # plus a seat: put under the deck by it, or
OUT = UNDER + MAX_PLAYERS  # plus a seat: out of the game, returned by it
NUM_HOLDERS = OUT + MAX_PLAYERS
NUM_DEALT = 3  # R4
NUM_COUNTED_BY_CENTAURI = 2  # R21


class Condition(IntEnum):
    """What a mission asks for; docs/games/topia.md explains each."""

    PER_CITY_DIE = 0
    PER_OWN_DIE = 1
    OWN_COLOUR = 2
    OWN_EACH_COLOUR = 3
    OWN_VALUES = 4
    ALIKE_VALUES = 5
    PAIRS = 6
    DIFFERENT_VALUES = 7
    TWINS = 8
    ALIKE_DICE = 9
    SUM = 10
    AGENTS_DISTRICTS = 11
    AGENTS_TOGETHER = 12
    AGENTS_UNDER_OTHERS = 13
    CONTROLS = 14
    CONTROLS_DISTRICT = 15
    SUM_RANK = 16


MAX_STEP = 3  # R54
