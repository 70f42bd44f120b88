"""The actions: numbers for the rules, texts for records, families for buttons and boards."""

from __future__ import annotations

from gobelet.engine.actions import ActionTable
from gobelet.games.stars.words import COLOURS, COUNTS, NUMBERS

ACTIONS = ActionTable()

KEEP = ACTIONS.add("keep")  # the reserve stays
RETURN = ACTIONS.add("return")  # it goes into the bag
DRAW = ACTIONS.add("draw", COUNTS)  # plus a number of dice less one
TAKE_COLOUR = ACTIONS.add("take", COLOURS)
TAKE_NUMBER = ACTIONS.add("take", NUMBERS)  # plus a row
TAKE_STARS = ACTIONS.add("take stars")
TICK = ACTIONS.add("tick", NUMBERS)  # plus a row
MALUS_COLOUR = ACTIONS.add("malus", COLOURS)
MALUS_NUMBER = ACTIONS.add("malus", NUMBERS)  # plus a row

NUM_ACTIONS = len(ACTIONS)
