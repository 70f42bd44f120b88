"""The actions: numbers for the rules, texts for records, families for buttons and boards."""

from __future__ import annotations

from gobelet.engine.actions import ActionTable, pairs
from gobelet.games.topia.words import COLOURS, DISTRICTS, MISSIONS, ON_CARDS, PLACES, SEATS, SLOTS

ACTIONS = ActionTable()

PASS = ACTIONS.add("pass")
PLAY = ACTIONS.add("play")
SKIP_TURN = ACTIONS.add("skip turn")
GO_ON = ACTIONS.add("go on")
POWER = ACTIONS.add("power")
DONE = ACTIONS.add("done")
BLOCK = ACTIONS.add("block")
ALLOW = ACTIONS.add("allow")
TAKE = ACTIONS.add("take", SLOTS)
CHOOSE = ACTIONS.add("choose", PLACES)
RAISE = ACTIONS.add("raise", PLACES)
LOWER = ACTIONS.add("lower", PLACES)
RAISE_CUBE = ACTIONS.add("raise", COLOURS)
LOWER_CUBE = ACTIONS.add("lower", COLOURS)
NAME = ACTIONS.add("name", DISTRICTS)
ACT = ACTIONS.add("act", DISTRICTS)
VALUE = ACTIONS.add("value", ON_CARDS)  # plus a place less FIRST_CARD
COLOUR = ACTIONS.add("colour", ON_CARDS)  # plus a place less FIRST_CARD
AWARD = ACTIONS.add("award", pairs(DISTRICTS, SEATS))
RETURN = ACTIONS.add("return", MISSIONS)

NUM_ACTIONS = len(ACTIONS)
