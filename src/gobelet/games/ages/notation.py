"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/ages.md.

    keep round 4 p1 rolls 2 [food skull coins] | food 3 wood 2 | food 5 obelisk first irrigation disasters 2
"""

from __future__ import annotations

import re

from gobelet.engine.errors import NotationError
from gobelet.engine.notation import ActionTexts, quote, seat_words
from gobelet.games.ages.actions import (
    ACCEPT,
    ASK,
    BUY,
    DISCARD,
    DONE,
    FOOD,
    GIVE,
    LEAD,
    PROPOSE,
    REFUSE,
    REROLL,
    SELL,
    SPEND,
    STONE,
    STOP,
    TRADE,
    WITHDRAW,
    WORKER,
)
from gobelet.games.ages.constants import MAX_DICE, MAX_PLAYERS
from gobelet.games.ages.position import format_position, parse_position
from gobelet.games.ages.state import State
from gobelet.games.ages.words import DEVELOPMENTS, FACES, GOODS, ITEMS, SITES

__all__ = [
    "format_action",
    "format_draw",
    "format_position",
    "parse_action",
    "parse_draw",
    "parse_position",
]

DICE = [str(die + 1) for die in range(MAX_DICE)]
DICE_SETS = [
    " ".join(DICE[die] for die in range(MAX_DICE) if dice >> die & 1) for dice in range(1 << MAX_DICE)
]

ACTIONS = ActionTexts(
    (
        (STOP, "stop", []),
        (REROLL + 1, "reroll", DICE_SETS[1:]),
        (LEAD, "lead", DICE),
        (FOOD, "food", ["0", *DICE]),
        (TRADE, "trade", seat_words(MAX_PLAYERS)),
        (GIVE, "give", ITEMS),
        (ASK, "ask", ITEMS),
        (PROPOSE, "propose", []),
        (WITHDRAW, "withdraw", []),
        (ACCEPT, "accept", []),
        (REFUSE, "refuse", []),
        (STONE, "stone", []),
        (WORKER, "worker", SITES),
        (BUY, "buy", DEVELOPMENTS),
        (SPEND, "spend", GOODS),
        (SELL, "sell food", []),
        (DISCARD, "discard", GOODS),
        (DONE, "done", []),
    )
)


def format_action(action: int) -> str:
    return ACTIONS.format(action)


def parse_action(text: str) -> int:
    """Read an action; the dice to reroll may be named in any order."""
    verb, *dice = text.lower().split() or [""]
    if verb == "reroll" and re.fullmatch("[1-7]+", "".join(dice)):
        text = " ".join([verb, *sorted(set(dice))])
    return ACTIONS.parse(text)


def format_draw(state: State, outcome: int) -> str:
    return FACES[outcome]


def parse_draw(state: State, text: str) -> int:
    """
    Raises:
        NotationError: If *text* is no face of a die.
    """
    word = text.strip().lower()
    if word not in FACES:
        raise NotationError(f"Unknown face {quote(text)}. A die shows {', '.join(FACES)}.")
    return FACES.index(word)
