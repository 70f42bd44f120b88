"""Where on the board the actions are that are ticked together with others: what a hint marks."""

from __future__ import annotations

from collections.abc import Sequence

from gobelet.engine.actions import ByFamily
from gobelet.engine.plans import Turn
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import ACTIONS, BUY, BUY_NEWER, DISCARD, EXCHANGE, REROLL, SPEND, WORKER
from gobelet.games.ages.building import open_boxes
from gobelet.games.ages.constants import MAX_DICE, MONUMENT_BOXES, NEW_CITY_BOXES, NUM_FIRST_DEVELOPMENTS
from gobelet.games.ages.shipping import given_in, taken_in
from gobelet.games.ages.state import State
from gobelet.games.ages.words import DEVELOPMENTS, GOODS, SITES

SITE_BOXES = [int(boxes) for boxes in (*NEW_CITY_BOXES, *MONUMENT_BOXES)]


def marks(turn: Turn, action: int) -> Sequence[str]:
    return ACTIONS.find(MARKS, turn.state, action) or ()


def _dice(state: State, number: int) -> list[str]:
    return [f"die-{die + 1}" for die in range(MAX_DICE) if number + 1 >> die & 1]


def _box(state: State, site: int) -> list[str]:
    """The next one to tick."""
    return [f"{SITES[site]}-{SITE_BOXES[site] - int(open_boxes(state, site)) + 1}"]


def _last_peg(state: State, good: int) -> list[str]:
    return [f"peg-{GOODS[good]}-{int(state.seats[active_seat(state)].goods[good])}"]


def _exchange(state: State, pair: int) -> list[str]:
    return [f"peg-{GOODS[given_in(pair)]}-1", f"take-{GOODS[taken_in(pair)]}-1"]


MARKS: ByFamily[list[str]] = {
    REROLL: _dice,
    WORKER: _box,
    BUY: lambda state, k: [f"dev-{DEVELOPMENTS[k]}"],
    BUY_NEWER: lambda state, k: [f"dev-{DEVELOPMENTS[k + NUM_FIRST_DEVELOPMENTS]}"],
    SPEND: lambda state, good: [f"stack-{GOODS[good]}"],
    DISCARD: _last_peg,
    EXCHANGE: _exchange,
}
