"""The actions: numbers for the rules, texts for records, families for buttons and boards."""

from __future__ import annotations

from gobelet.engine.actions import ActionTable, pairs
from gobelet.engine.notation import seat_words
from gobelet.games.city.constants import MAX_PAID, MAX_PLAYERS, NUM_DICE
from gobelet.games.city.words import BANDITS, BUILDABLE, CARDS, RESOURCES, ROWS, SHIPS, SPACES, dice_words

SEATS = seat_words(MAX_PLAYERS)
PAID = [str(count) for count in range(1, MAX_PAID + 1)]
DICE_SETS = [dice_words(dice) for dice in range(2**NUM_DICE)]

ACTIONS = ActionTable()

DONE = ACTIONS.add("done")
SKIP = ACTIONS.add("skip")
USE = ACTIONS.add("use", ROWS)
MOVE_WITH = ACTIONS.add("move with", ROWS)
REPLACE_WITH = ACTIONS.add("replace with", ROWS)
REACTIVATE_WITH = ACTIONS.add("reactivate with", ROWS)
PASS_WITH = ACTIONS.add("pass with", ROWS)
SPEND = ACTIONS.add("spend", RESOURCES)  # two hourglasses for one
SPEND_FOR_STRENGTH = ACTIONS.add("spend strength")
SPEND_FOR_REROLL = ACTIONS.add("spend reroll")
MOVE = ACTIONS.add("move", pairs(ROWS, ["left", "right"]))
REACTIVATE = ACTIONS.add("reactivate", SPACES)
COPY = ACTIONS.add("copy", SPACES)
DISCARD = ACTIONS.add("discard", CARDS)
PLACE = ACTIONS.add("place", SPACES)
SHIFT = ACTIONS.add("shift", SPACES)
PAY = ACTIONS.add("pay", pairs(RESOURCES, PAID))
GAIN = ACTIONS.add("gain", RESOURCES)
REROLL = ACTIONS.add("reroll", DICE_SETS[1:])  # plus a bit set of dice less one: it is never empty
ATTACK_BANDITS = ACTIONS.add("attack", BANDITS)
ATTACK = ACTIONS.add("attack", pairs(SEATS, SPACES))
STEAL = ACTIONS.add("steal", pairs(SEATS, RESOURCES))
BUILD = ACTIONS.add("build", BUILDABLE)  # plus a location less FIRST_STACK
SAIL = ACTIONS.add("sail", SHIPS)
END = ACTIONS.add("end")
PLAY_ON = ACTIONS.add("play on")

NUM_ACTIONS = len(ACTIONS)
