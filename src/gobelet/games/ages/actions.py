"""
The action numbers: the only module that knows which integer means what.

      0          stop rolling                       160        accept
      1 .. 127   reroll the dice of this bit set    161        refuse
    128 .. 134   Leadership: reroll this die        162        a stone for three workers
    135 .. 142   so many `either` dice give food    163 .. 173 a worker here: cities, then monuments
    143 .. 146   begin an offer to this seat        174 .. 186 buy this development
    147 .. 152   give one of this item              187 .. 191 spend this stack
    153 .. 158   ask for one of this item           192        sell one food
    159          propose the offer                  193 .. 197 discard one of this good
                                                    198        withdraw the offer
                                                    199        done with this step
"""

from __future__ import annotations

from gobelet.games.ages.constants import (
    MAX_DICE,
    MAX_PLAYERS,
    NUM_DEVELOPMENTS,
    NUM_GOODS,
    NUM_ITEMS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
)

NUM_SITES = NUM_NEW_CITIES + NUM_MONUMENTS

STOP = 0
REROLL = 0  # plus a bit set of dice, never empty
LEAD = 1 << MAX_DICE  # plus a die
FOOD = LEAD + MAX_DICE  # plus a number of dice
TRADE = FOOD + MAX_DICE + 1  # plus a seat
GIVE = TRADE + MAX_PLAYERS  # plus an item
ASK = GIVE + NUM_ITEMS  # plus an item
PROPOSE = ASK + NUM_ITEMS
ACCEPT = PROPOSE + 1
REFUSE = ACCEPT + 1
STONE = REFUSE + 1
WORKER = STONE + 1  # plus a site
BUY = WORKER + NUM_SITES  # plus a development
SPEND = BUY + NUM_DEVELOPMENTS  # plus a good
SELL = SPEND + NUM_GOODS
DISCARD = SELL + 1  # plus a good
WITHDRAW = DISCARD + NUM_GOODS
DONE = WITHDRAW + 1
NUM_ACTIONS = DONE + 1
