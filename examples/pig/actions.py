"""The actions: numbers for the rules, texts for records, families for buttons."""

from __future__ import annotations

from gobelet.engine.actions import ActionTable

ACTIONS = ActionTable()

ROLL = ACTIONS.add("roll")
HOLD = ACTIONS.add("hold")

NUM_ACTIONS = len(ACTIONS)
