"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/stars.md.

    choose round 3 p0 bag orange 3 [blue-4 blue-star] | x 4 / - / - - 12 * / - / - | - / - / - / - / -
"""

from __future__ import annotations

from gobelet.engine.notation import ActionTexts, find_outcome
from gobelet.games.stars.actions import (
    DRAW,
    KEEP,
    MALUS_COLOUR,
    MALUS_NUMBER,
    RETURN,
    TAKE_COLOUR,
    TAKE_NUMBER,
    TAKE_STARS,
    TICK,
)
from gobelet.games.stars.constants import FACES_OF, Phase
from gobelet.games.stars.position import format_position, parse_position
from gobelet.games.stars.state import State
from gobelet.games.stars.words import COLOURS, COUNTS, FACES, NUMBERS

__all__ = [
    "format_action",
    "format_draw",
    "format_position",
    "parse_action",
    "parse_draw",
    "parse_position",
]

ACTIONS = ActionTexts(
    (
        (KEEP, "keep", []),
        (RETURN, "return", []),
        (DRAW, "draw", COUNTS),
        (TAKE_COLOUR, "take", COLOURS),
        (TAKE_NUMBER, "take", NUMBERS),
        (TAKE_STARS, "take", ["stars"]),
        (TICK, "tick", NUMBERS),
        (MALUS_COLOUR, "malus", COLOURS),
        (MALUS_NUMBER, "malus", NUMBERS),
    )
)

format_action = ACTIONS.format
parse_action = ACTIONS.parse


def outcomes(state: State) -> list[str]:
    """The words for the outcomes of the pending draw, by number; some are alike."""
    if state.phase == Phase.PULL:
        return [name for colour, name in enumerate(COLOURS) for _ in range(state.bag[colour])]
    return [FACES[face] for face in FACES_OF[state.hand]]


def format_draw(state: State, outcome: int) -> str:
    return outcomes(state)[outcome]


def parse_draw(state: State, text: str) -> int:
    """
    The first outcome of that name: dice of one colour are all the same.

    Raises:
        NotationError: If the bag has no such die, or the die no such face.
    """
    return find_outcome(text, outcomes(state))
