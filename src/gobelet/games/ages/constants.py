"""The components of Roll Through the Ages and the numbers printed on them."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MAX_PLAYERS = 4


class Setting(IntEnum):
    """The options, in the order `begin` takes them."""

    EDITION = 0
    TRADING = 1


class Trading(IntEnum):
    """The values of the option `trading` (R28, R78)."""

    NO = 0
    YES = 1
    GIFTS = 2


class Phase(IntEnum):
    """What the game is waiting for, in the order of a turn (R3)."""

    PRESERVE = 0
    ROLL = 1  # a draw: the first waiting die falls
    KEEP = 2
    LEAD = 3
    CHOOSE = 4
    INVADE = 5
    TRADE = 6
    OFFER = 7  # the player in turn drafts an offer
    ANSWER = 8  # the partner answers it
    COUNTER = 9  # the partner drafts a counter-offer
    REPLY = 10  # the player in turn answers that
    BUILD = 11
    EXCHANGE = 12
    BUY = 13
    PAY = 14
    DISCARD = 15
    OVER = 16


# -- Dice -----------------------------------------------------------------------------------------------


class Face(IntEnum):
    """The six faces of a die, once each (R9)."""

    FOOD = 0
    GOOD = 1
    SKULL = 2
    WORKERS = 3
    EITHER = 4
    COINS = 5


NUM_FACES = len(Face)
WAITING = -1  # a die about to be rolled
NO_DIE = -2  # a die whose city does not stand yet

MAX_DICE = 7
MAX_ROLLS = 3  # R6

FOOD_PER_FOOD = 3  # R9
FOOD_PER_EITHER = 2
WORKERS_PER_WORKERS = 3
WORKERS_PER_EITHER = 2
GOODS_PER_GOOD = 1
GOODS_PER_SKULL = 2
COINS_PER_COINS = 7
COINS_WITH_COINAGE = 12  # R17


# -- The peg board --------------------------------------------------------------------------------------


class Good(IntEnum):
    """The rows of the peg board, bottom to top (R11)."""

    WOOD = 0
    STONE = 1
    POTTERY = 2
    CLOTH = 3
    SPEARHEADS = 4


NUM_GOODS = len(Good)
CAPACITY = np.array([8, 7, 6, 5, 4], np.int8)  # R12
MAX_GOODS_KEPT = 6  # R45

FIRST_FOOD = 3  # R1
MAX_FOOD = 15  # R14

ITEM_FOOD = NUM_GOODS  # what can be traded: the goods, then food (R29)
NUM_ITEMS = NUM_GOODS + 1
MAX_OFFERS = 6  # R32
MAX_TAKEBACKS = 8  # R77

MAX_SHIPS = 5  # R74


# -- Cities and monuments -------------------------------------------------------------------------------

FIRST_CITIES = 3  # R1
NEW_CITY_BOXES = np.array([3, 4, 5, 6], np.int8)  # R34
NUM_NEW_CITIES = len(NEW_CITY_BOXES)


class Monument(IntEnum):
    STEP_PYRAMID = 0
    STONE_CIRCLE = 1
    TEMPLE = 2
    OBELISK = 3
    HANGING_GARDENS = 4
    GREAT_WALL = 5
    GREAT_PYRAMID = 6


NUM_MONUMENTS = len(Monument)
NUM_SITES = NUM_NEW_CITIES + NUM_MONUMENTS  # places for workers: the new cities, then the monuments
MONUMENT_BOXES = np.array([3, 5, 7, 9, 11, 13, 15], np.int8)  # R35
FIRST_POINTS = np.array([1, 2, 4, 6, 8, 10, 12], np.int8)  # R37

WORKERS_PER_STONE = 3  # R38


# -- Developments and disasters -------------------------------------------------------------------------


class Development(IntEnum):
    LEADERSHIP = 0
    IRRIGATION = 1
    AGRICULTURE = 2
    QUARRYING = 3
    MEDICINE = 4
    COINAGE = 5
    CARAVANS = 6
    RELIGION = 7
    GRANARIES = 8
    MASONRY = 9
    ENGINEERING = 10
    ARCHITECTURE = 11
    EMPIRE = 12
    COMMERCE = 13
    PRESERVATION = 14
    SHIPPING = 15
    SMITHING = 16


NUM_DEVELOPMENTS = len(Development)
NO_DEVELOPMENT = -1
NUM_FIRST_DEVELOPMENTS = Development.PRESERVATION  # actions of the others have later numbers

DROUGHT, PESTILENCE, INVASION, REVOLT = 2, 3, 4, 5  # by number of skulls (R21-R24)
DROUGHT_LOSS = 2
PESTILENCE_LOSS = 3
INVASION_LOSS = 4
SPEARHEAD_LOSS = 2  # R72
