"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/city.md.

    dice round 4 p1 strength 2 passed display mint 2 well 3 | dice 3 3 6 1 2 | dice - 4 - 2 - wood 1 red3 mint
"""

from __future__ import annotations

from gobelet.engine.notation import ActionTexts, find_outcome, seat_words
from gobelet.games.city.actions import (
    ATTACK,
    ATTACK_BANDITS,
    BUILD,
    COPY,
    DISCARD,
    DONE,
    END,
    GAIN,
    MOVE,
    MOVE_WITH,
    PASS_WITH,
    PAY,
    PLACE,
    PLAY_ON,
    REACTIVATE,
    REACTIVATE_WITH,
    REPLACE_WITH,
    REROLL,
    SAIL,
    SHIFT,
    SKIP,
    SPEND,
    STEAL,
    USE,
)
from gobelet.games.city.constants import MAX_PAID, MAX_PLAYERS, NUM_DICE, Phase
from gobelet.games.city.position import format_position, parse_position
from gobelet.games.city.state import State
from gobelet.games.city.words import (
    BANDITS,
    BUILDABLE,
    CARDS,
    COLUMNS,
    FAVOURS,
    LOCATIONS,
    RESOURCES,
    ROWS,
    SHIPS,
    SPACES,
    dice_words,
)

__all__ = [
    "format_action",
    "format_draw",
    "format_position",
    "parse_action",
    "parse_draw",
    "parse_position",
]

SEATS = seat_words(MAX_PLAYERS)

ACTIONS = ActionTexts(
    (
        (DONE, "done", []),
        (SKIP, "skip", []),
        (USE, "use", ROWS),
        (MOVE_WITH, "move with", ROWS),
        (REPLACE_WITH, "replace with", ROWS),
        (REACTIVATE_WITH, "reactivate with", ROWS),
        (PASS_WITH, "pass with", ROWS),
        (SPEND, "spend", FAVOURS),
        (MOVE, "move", [f"{row} {side}" for row in ROWS for side in ("left", "right")]),
        (REACTIVATE, "reactivate", SPACES),
        (COPY, "copy", SPACES),
        (DISCARD, "discard", CARDS),
        (PLACE, "place", SPACES),
        (SHIFT, "shift", SPACES),
        (PAY, "pay", [f"{resource} {count + 1}" for resource in RESOURCES for count in range(MAX_PAID)]),
        (GAIN, "gain", RESOURCES),
        (REROLL + 1, "reroll", [dice_words(dice) for dice in range(1, 2**NUM_DICE)]),
        (ATTACK_BANDITS, "attack", BANDITS),
        (ATTACK, "attack", [f"{seat} {space}" for seat in SEATS for space in SPACES]),
        (STEAL, "steal", [f"{seat} {resource}" for seat in SEATS for resource in RESOURCES]),
        (BUILD, "build", BUILDABLE),
        (SAIL, "sail", SHIPS),
        (END, "end", []),
        (PLAY_ON, "play on", []),
    )
)

format_action = ACTIONS.format
parse_action = ACTIONS.parse


def outcomes(state: State) -> list[str]:
    """The words for the outcomes of the pending draw, by number; copies of a card are alike."""
    if state.phase == Phase.REVEAL:
        return [name for location, name in enumerate(LOCATIONS) for _ in range(state.pile[location])]
    return COLUMNS


def format_draw(state: State, outcome: int) -> str:
    return outcomes(state)[outcome]


def parse_draw(state: State, text: str) -> int:
    """
    The first outcome of that name: copies of a card are all the same.

    Raises:
        NotationError: If the pile has no such card, or the die no such side.
    """
    return find_outcome(text, outcomes(state))
