"""
The action numbers: the only module that knows which integer means what.

      0          pass                     38 ..  91   choose this place
      1          play                     92 .. 145   raise the die of this place
      2          skip turn               146 .. 199   lower it
      3          go on                   200 .. 202   raise the cube of this colour
      4          power                   203 .. 205   lower it
      5          done                    206 .. 211   name this district
      6          block                   212 .. 217   act there
      7          allow                   218 .. 241   take the value of the die of this place
      8 ..  37   take from this slot     242 .. 265   take its colour
                                         266 .. 289   award this district to this seat
                                         290 ..       return this mission
"""

from __future__ import annotations

from gobelet.games.topia.components import NUM_MISSIONS
from gobelet.games.topia.constants import (
    FIRST_CARD,
    MAX_PLAYERS,
    NUM_COLOURS,
    NUM_DISTRICTS,
    NUM_PLACES,
    NUM_SLOTS,
)

PASS = 0
PLAY = 1
SKIP_TURN = 2
GO_ON = 3
POWER = 4
DONE = 5
BLOCK = 6
ALLOW = 7
TAKE = 8  # plus a slot
CHOOSE = TAKE + NUM_SLOTS  # plus a place
RAISE = CHOOSE + NUM_PLACES  # plus a place
LOWER = RAISE + NUM_PLACES  # plus a place
RAISE_CUBE = LOWER + NUM_PLACES  # plus a colour
LOWER_CUBE = RAISE_CUBE + NUM_COLOURS  # plus a colour
NAME = LOWER_CUBE + NUM_COLOURS  # plus a district
ACT = NAME + NUM_DISTRICTS  # plus a district
VALUE = ACT + NUM_DISTRICTS  # plus a place less FIRST_CARD
COLOUR = VALUE + NUM_PLACES - FIRST_CARD  # plus a place less FIRST_CARD
AWARD = COLOUR + NUM_PLACES - FIRST_CARD  # plus MAX_PLAYERS times a district, plus a seat
RETURN = AWARD + NUM_DISTRICTS * MAX_PLAYERS  # plus a mission
NUM_ACTIONS = RETURN + NUM_MISSIONS
