"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/ages.md.

    keep round 4 p1 rolls 2 [food skull coins] | food 3 wood 2 | food 5 obelisk first irrigation disasters 2
"""

from __future__ import annotations

import re

from gobelet.engine.errors import NotationError, list_some
from gobelet.games.ages.actions import (
    ACCEPT,
    ASK,
    BUY,
    DISCARD,
    DONE,
    FOOD,
    GIVE,
    LEAD,
    NUM_ACTIONS,
    PROPOSE,
    REFUSE,
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


def _name_actions() -> list[str]:
    """The text of every action, by its number."""
    texts = [""] * NUM_ACTIONS
    texts[STOP] = "stop"
    for dice in range(1, 1 << MAX_DICE):
        texts[dice] = " ".join(["reroll", *(str(die + 1) for die in range(MAX_DICE) if dice >> die & 1)])
    for first, verb, things in (
        (LEAD, "lead", [str(die + 1) for die in range(MAX_DICE)]),
        (FOOD, "food", [str(count) for count in range(MAX_DICE + 1)]),
        (TRADE, "trade", [f"p{seat}" for seat in range(MAX_PLAYERS)]),
        (GIVE, "give", ITEMS),
        (ASK, "ask", ITEMS),
        (WORKER, "worker", SITES),
        (BUY, "buy", DEVELOPMENTS),
        (SPEND, "spend", GOODS),
        (DISCARD, "discard", GOODS),
    ):
        for k, thing in enumerate(things):
            texts[first + k] = f"{verb} {thing}"
    for action, text in (
        (PROPOSE, "propose"),
        (ACCEPT, "accept"),
        (REFUSE, "refuse"),
        (STONE, "stone"),
        (SELL, "sell food"),
        (WITHDRAW, "withdraw"),
        (DONE, "done"),
    ):
        texts[action] = text
    return texts


ACTION_TEXTS = _name_actions()
ACTION_NUMBERS = {text: number for number, text in enumerate(ACTION_TEXTS)}
VERBS = {
    "stop": "stop",
    "reroll": "reroll and dice numbers, e.g. reroll 1 3",
    "lead": "lead and a die number, e.g. lead 2",
    "food": f"food and a number from 0 to {MAX_DICE}",
    "trade": "trade and a seat, e.g. trade p1",
    "give": f"give and one of {', '.join(ITEMS)}",
    "ask": f"ask and one of {', '.join(ITEMS)}",
    "worker": f"worker and one of {', '.join(SITES)}",
    "buy": f"buy and one of {', '.join(DEVELOPMENTS)}",
    "spend": f"spend and one of {', '.join(GOODS)}",
    "sell": "sell food",
    "discard": f"discard and one of {', '.join(GOODS)}",
    **{verb: verb for verb in ("propose", "withdraw", "accept", "refuse", "stone", "done")},
}


def format_action(action: int) -> str:
    return ACTION_TEXTS[action]


def parse_action(text: str) -> int:
    """
    Read an action; dice may be named in any order.

    Raises:
        NotationError: If *text* is no action of this game.
    """
    words = text.lower().split()
    if words[:1] == ["reroll"] and re.fullmatch(r"[1-7]( [1-7])*", " ".join(words[1:])):
        words[1:] = sorted(set(words[1:]))
    action = ACTION_NUMBERS.get(" ".join(words))
    if action is not None:
        return action
    if words and words[0] in VERBS:
        raise NotationError(f"Cannot read the action {_quote(text)}: say {VERBS[words[0]]}.")
    raise NotationError(f"Unknown action {_quote(text)}. Actions begin with {', '.join(VERBS)}.")


def format_draw(state: State, outcome: int) -> str:
    return FACES[outcome]


def parse_draw(state: State, text: str) -> int:
    """
    Raises:
        NotationError: If *text* is no face of a die.
    """
    word = text.strip().lower()
    if word not in FACES:
        raise NotationError(f"Unknown face {_quote(text)}. A die shows {list_some(FACES)}.")
    return FACES.index(word)


def _quote(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
