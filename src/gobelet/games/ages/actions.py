"""The actions: numbers for the rules, texts for records, families for buttons and boards."""

from __future__ import annotations

from gobelet.engine.actions import ActionTable
from gobelet.engine.notation import seat_words
from gobelet.games.ages.constants import MAX_PLAYERS, NUM_FIRST_DEVELOPMENTS
from gobelet.games.ages.words import DEVELOPMENTS, DICE, DICE_SETS, GOODS, ITEMS, PAIRS_OF_GOODS, SITES

ACTIONS = ActionTable()

STOP = ACTIONS.add("stop")
REROLL = ACTIONS.add("reroll", DICE_SETS[1:])  # plus a bit set of dice less one: it is never empty
LEAD = ACTIONS.add("lead", DICE)
FOOD = ACTIONS.add("food", ["0", *DICE])  # plus how many of the `either` dice give food
TRADE = ACTIONS.add("trade", seat_words(MAX_PLAYERS))
GIVE = ACTIONS.add("give", ITEMS)
ASK = ACTIONS.add("ask", ITEMS)
PROPOSE = ACTIONS.add("propose")
ACCEPT = ACTIONS.add("accept")
REFUSE = ACTIONS.add("refuse")
STONE = ACTIONS.add("stone")
WORKER = ACTIONS.add("worker", SITES)
BUY = ACTIONS.add("buy", DEVELOPMENTS[:NUM_FIRST_DEVELOPMENTS])
SPEND = ACTIONS.add("spend", GOODS)
SELL = ACTIONS.add("sell food")
DISCARD = ACTIONS.add("discard", GOODS)
WITHDRAW = ACTIONS.add("withdraw")
DONE = ACTIONS.add("done")
BUY_NEWER = ACTIONS.add("buy", DEVELOPMENTS[NUM_FIRST_DEVELOPMENTS:])
PRESERVE = ACTIONS.add("preserve")
SPEARHEAD = ACTIONS.add("spearhead")
SHIP = ACTIONS.add("ship")
EXCHANGE = ACTIONS.add("exchange", PAIRS_OF_GOODS)  # see shipping.py
COUNTER = ACTIONS.add("counter")
REMOVE = ACTIONS.add("remove", ITEMS)

NUM_ACTIONS = len(ACTIONS)
