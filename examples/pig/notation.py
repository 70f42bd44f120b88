"""
Positions, actions and draws as text, both ways.

    choose round 6 p0 target 50 total 9 | 23 | 40
"""

from __future__ import annotations

import numpy as np

from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import NotationError
from gobelet.engine.notation import (
    HeadReader,
    Reader,
    count_words,
    format_head,
    names_of,
    quote,
    split_position,
)
from gobelet.engine.turns import active_seat
from pig.actions import ACTIONS
from pig.constants import LOSING_FACE, MAX_PLAYERS, MIN_PLAYERS, NUM_FACES, TARGETS, Phase
from pig.state import STATE, State

PHASES = names_of(Phase)
FACES = [str(face) for face in range(1, NUM_FACES + 1)]
TARGET_WORDS = [str(target) for target in TARGETS]
MAX_POINTS = 105  # one short of 100, and a six

format_action = ACTIONS.format
parse_action = ACTIONS.parse


def format_draw(state: State, outcome: int) -> str:
    return FACES[outcome]


def parse_draw(state: State, text: str) -> int:
    """
    Raises:
        NotationError: If *text* is no face of the die.
    """
    if text.strip() not in FACES:
        raise NotationError(f"Unknown face {quote(text)}. The die shows {', '.join(FACES)}.")
    return FACES.index(text.strip())


# -- Positions ------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    target = [f"target {state.target}"] if state.target != TARGETS[0] else []
    head = " ".join([format_head(state, PHASES), *target, *count_words([("total", state.total)])])
    return " | ".join([head, *(str(points) for points in state.points[: state.players])])


def parse_position(text: str) -> State:
    """
    Raises:
        NotationError: naming the word that is wrong, or what does not fit together.
    """
    head, seats = split_position(text, MAX_PLAYERS)
    state: State = np.zeros(1, STATE)[0]
    state.players = len(seats)
    state.target = TARGETS[0]
    _HeadReader(head).read(state, PHASES)
    for seat, words in enumerate(seats):
        state.points[seat] = _SeatReader(words).read()
    state.draw = NUM_FACES if state.phase == Phase.ROLL else 0
    state.actor = active_seat(state) if state.phase == Phase.CHOOSE else NOBODY
    _check_position(state)
    return state


class _HeadReader(HeadReader):
    def read_entry(self, word: str, state: State) -> None:
        if word == "target":
            state.target = TARGETS[self.one_of(word, TARGET_WORDS)]
        elif word == "total":
            state.total = self.number(word, MAX_POINTS)
        else:
            super().read_entry(word, state)


class _SeatReader(Reader):
    def read(self) -> int:
        points = self.number("points", MAX_POINTS)
        if self.words:
            raise NotationError(f"A seat is its points alone, without {quote(self.words[0])}.")
        return points


def _check_position(state: State) -> None:
    """Check that the position can be played on."""
    if state.players < MIN_PLAYERS:
        raise NotationError("Nobody plays Pig alone.")
    is_new = state.total == 0 and state.phase != Phase.CHOOSE
    if not is_new and (state.total <= LOSING_FACE or state.phase == Phase.OVER):
        raise NotationError(f"In {PHASES[state.phase]!r} the total cannot be {state.total}.")
    reached = [seat for seat in range(state.players) if _reach(state, seat) >= state.target]
    if reached != ([active_seat(state)] if state.phase == Phase.OVER else []):
        raise NotationError("The target is reached when the game is over, and only by the seat in turn.")


def _reach(state: State, seat: int) -> int:
    return int(state.points[seat]) + (int(state.total) if seat == active_seat(state) else 0)
