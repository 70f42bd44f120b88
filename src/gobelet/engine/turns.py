"""Whose turn it is and what is pending: the fields that every state starts with."""

from __future__ import annotations

import numpy as np

from gobelet.engine.contract import NOBODY, Header, widen
from gobelet.engine.jit import rule, shared_rule


@rule
def active_seat(state: Header) -> int:
    """The seat whose turn it is."""
    return widen(np.uint16(state.turn) % np.uint16(state.players))  # dividing small numbers is far faster


@rule
def round_of(state: Header) -> int:
    """The round, from 1."""
    return widen(np.uint16(state.turn) // np.uint16(state.players)) + 1


@shared_rule
def ask(state: Header, phase: int) -> None:
    """Ask the active player for a decision."""
    state.phase = phase
    state.actor = active_seat(state)
    state.draw = 0


@shared_rule
def wait_for_draw(state: Header, phase: int, outcomes: int) -> None:
    """Wait for a draw with that many equally likely outcomes."""
    state.phase = phase
    state.actor = NOBODY
    state.draw = outcomes


@rule
def is_round_complete(state: Header) -> bool:
    """Whether the current turn is the last of its round, so that everyone has had equally many turns."""
    return active_seat(state) == state.players - 1


@shared_rule
def end_game(state: Header, phase: int) -> None:
    """End the game: no decision and no draw is pending."""
    state.phase = phase
    state.actor = NOBODY
    state.draw = 0
