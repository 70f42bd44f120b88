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


class Phase(IntEnum):
    """What the game is waiting for."""

    FACTION = 0  # a draw: a faction for a seat
    LAYOUT = 1  # a draw: a die for a slot
    DEAL = 2  # a draw: a mission for a seat
    KEEP = 3
    ROAM = 4
    HYPNOTISE = 5
    TAKE = 6
    DUE = 7
    FIRST = 8
    SECOND = 9
    CHANGE = 10
    CUBE = 11
    BLOCK = 12
    DRAW = 13  # a draw: a mission at the Agency
    RETURN = 14
    ROLL = 15  # a draw: a die falls
    ADAPT = 16
    REMOVE = 17
    PRAY = 18
    AFTER = 19
    CLONE = 20
    COPY = 21
    AWARD = 22
    OVER = 23


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
UNDER = MAX_PLAYERS  # plus a seat: put under the deck by it
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
