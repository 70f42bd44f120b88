"""
The action numbers: the only module that knows which integer means what.

      0          done                            then  place: this space
      1          skip                                  shift a die to this space
      2 ..   6   use: this die                         pay one, two of this resource
      7 ..  11   move with this die                    gain this resource
     12 ..  16   replace with this die                 reroll this set of dice
     17 ..  21   reactivate with this die              attack these bandits
     22 ..  26   pass with this die                    attack this space of this seat
     27 ..  31   two hourglasses for this              steal this resource of this seat
     32 ..  41   move this die left, right             build this location
     42 ..  71   reactivate this space                 sail with this ship
     72 .. 101   copy this space                       end, play on
    102 ..       discard this card
"""

from __future__ import annotations

from gobelet.games.city.components import NUM_BUILDABLE, NUM_CARDS
from gobelet.games.city.constants import (
    MAX_PAID,
    MAX_PLAYERS,
    NUM_BANDIT_PILES,
    NUM_DICE,
    NUM_RESOURCES,
    NUM_SHIP_PILES,
    NUM_SPACES,
)

NUM_FAVOURS = NUM_RESOURCES + 2  # R16: a resource, strength, the reroll

DONE = 0
SKIP = 1
USE = 2  # plus a die
MOVE_WITH = USE + NUM_DICE  # plus a die
REPLACE_WITH = MOVE_WITH + NUM_DICE  # plus a die
REACTIVATE_WITH = REPLACE_WITH + NUM_DICE  # plus a die
PASS_WITH = REACTIVATE_WITH + NUM_DICE  # plus a die
SPEND = PASS_WITH + NUM_DICE  # plus a resource
SPEND_FOR_STRENGTH = SPEND + NUM_RESOURCES
SPEND_FOR_REROLL = SPEND_FOR_STRENGTH + 1
MOVE = SPEND + NUM_FAVOURS  # plus twice a die, plus 1 to the right
REACTIVATE = MOVE + 2 * NUM_DICE  # plus a space
COPY = REACTIVATE + NUM_SPACES  # plus a space
DISCARD = COPY + NUM_SPACES  # plus a card of the pile
PLACE = DISCARD + NUM_CARDS  # plus a space
SHIFT = PLACE + NUM_SPACES  # plus a space
PAY = SHIFT + NUM_SPACES  # plus MAX_PAID times a resource, plus how many less one
GAIN = PAY + MAX_PAID * NUM_RESOURCES  # plus a resource
REROLL = GAIN + NUM_RESOURCES - 1  # plus a set of dice, never the empty one
ATTACK_BANDITS = REROLL + 2**NUM_DICE  # plus a pile
ATTACK = ATTACK_BANDITS + NUM_BANDIT_PILES  # plus NUM_SPACES times a seat, plus a space
STEAL = ATTACK + MAX_PLAYERS * NUM_SPACES  # plus NUM_RESOURCES times a seat, plus a resource
BUILD = STEAL + MAX_PLAYERS * NUM_RESOURCES  # plus a location less FIRST_STACK
SAIL = BUILD + NUM_BUILDABLE  # plus a pile
END = SAIL + NUM_SHIP_PILES
PLAY_ON = END + 1
NUM_ACTIONS = PLAY_ON + 1
