"""
Positions, actions and draws as text, both ways.

    choose turn 12 target 50 total 9 | 23 | 40
"""

from __future__ import annotations

import re

import numpy as np

from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import NotationError
from pig.constants import LOSING_FACE, MAX_PLAYERS, NUM_FACES, TARGETS, Phase
from pig.state import STATE, State, active_seat

ACTIONS = ["roll", "hold"]  # by number
FACES = [str(face) for face in range(1, NUM_FACES + 1)]
PHASES = [phase.name.lower() for phase in Phase]
HEAD = re.compile(rf"({'|'.join(PHASES)}) turn ([0-9]{{1,4}}) target ([0-9]{{1,3}}) total ([0-9]{{1,3}})")


def format_action(action: int) -> str:
    return ACTIONS[action]


def parse_action(text: str) -> int:
    """
    Raises:
        NotationError: If *text* is no action of this game.
    """
    return _find(text, ACTIONS, "action")


def format_draw(state: State, outcome: int) -> str:
    return FACES[outcome]


def parse_draw(state: State, text: str) -> int:
    """
    Raises:
        NotationError: If *text* is no face of the die.
    """
    return _find(text, FACES, "face")


def _find(text: str, words: list[str], kind: str) -> int:
    word = text.strip().lower()
    if word not in words:
        raise NotationError(f"Unknown {kind} {text[:60]!r}. Possible: {', '.join(words)}.")
    return words.index(word)


def format_position(state: State) -> str:
    head = f"{PHASES[state.phase]} turn {state.turn} target {state.target} total {state.total}"
    return " | ".join([head, *(str(points) for points in state.points[: state.players])])


def parse_position(text: str) -> State:
    """
    Raises:
        NotationError: If *text* is no position, or one that cannot come up.
    """
    head, *points = (" ".join(part.split()) for part in text.lower().split("|"))
    match = HEAD.fullmatch(head)
    if not match or not 2 <= len(points) <= MAX_PLAYERS:
        raise NotationError(f"A position is 'roll turn 0 target 100 total 0 | 0 | 0', not {text[:60]!r}.")
    if not all(re.fullmatch("[0-9]{1,3}", word) for word in points):
        raise NotationError(f"Points are whole numbers, not {' '.join(points)[:60]!r}.")
    state: State = np.zeros(1, STATE)[0]
    state.players = len(points)
    state.phase = PHASES.index(match[1])
    state.turn, state.target, state.total = (int(number) for number in match.groups()[1:])
    state.points[: state.players] = [int(word) for word in points]
    state.draw = NUM_FACES if state.phase == Phase.ROLL else 0
    state.actor = active_seat(state) if state.phase == Phase.CHOOSE else NOBODY
    _check_position(state)
    return state


def _check_position(state: State) -> None:
    if state.target not in TARGETS:
        raise NotationError(f"The target is one of {', '.join(map(str, TARGETS))}, not {state.target}.")
    if not _is_total_possible(state):
        raise NotationError(f"In {PHASES[state.phase]!r} the total cannot be {state.total}.")
    reached = [seat for seat in range(state.players) if _reach(state, seat) >= state.target]
    if reached != ([active_seat(state)] if state.phase == Phase.OVER else []):
        raise NotationError("The target is reached when the game is over, and only by the seat in turn.")


def _is_total_possible(state: State) -> bool:
    if state.phase == Phase.OVER:
        return bool(state.total == 0)
    return bool(state.total > LOSING_FACE or (state.total == 0 and state.phase == Phase.ROLL))


def _reach(state: State, seat: int) -> int:
    return int(state.points[seat]) + (int(state.total) if seat == active_seat(state) else 0)
