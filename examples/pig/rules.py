"""How a game of Pig goes. Rules change the state in place, never draw and never raise."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, Int8s, Rng, widen
from gobelet.engine.jit import rule
from pig.actions import HOLD, NUM_ACTIONS, ROLL
from pig.constants import LOSING_FACE, NUM_FACES, TARGETS, Phase
from pig.observation import NUM_FEATURES, observe
from pig.state import STATE, State, active_seat

__all__ = [
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "STATE",
    "apply_action",
    "apply_draw",
    "begin",
    "hide",
    "legal_actions",
    "observe",
    "rank",
    "score",
]


@rule
def begin(state: State, players: int, options: Int8s) -> None:
    """R1."""
    state.players = players
    state.target = TARGETS[options[0]]
    begin_roll(state)


@rule
def hide(state: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden in this game."""


@rule
def legal_actions(state: State, out: Actions) -> int:
    """R3."""
    if state.phase != Phase.CHOOSE:
        return 0
    out[0] = ROLL
    out[1] = HOLD
    return 2


@rule
def apply_action(state: State, action: int) -> None:
    """R3."""
    if action == ROLL:
        begin_roll(state)
    else:
        hold(state)


@rule
def apply_draw(state: State, outcome: int) -> None:
    """R2, R5: outcome 0 is a 1, and so on."""
    state.draw = 0
    face = outcome + 1
    if face == LOSING_FACE:
        state.total = 0
        end_turn(state)
        return
    state.total += face
    if state.points[active_seat(state)] + state.total >= state.target:
        hold(state)  # R6
    else:
        state.phase = Phase.CHOOSE
        state.actor = active_seat(state)


@rule
def begin_roll(state: State) -> None:
    state.phase = Phase.ROLL
    state.actor = NOBODY
    state.draw = NUM_FACES


@rule
def hold(state: State) -> None:
    """R4."""
    state.points[active_seat(state)] += state.total
    state.total = 0
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """R6: the target reached ends the game."""
    if state.points[active_seat(state)] >= state.target:
        state.phase = Phase.OVER
        state.actor = NOBODY
    else:
        state.turn += 1
        begin_roll(state)


@rule
def score(state: State, seat: int) -> int:
    return widen(state.points[seat])


@rule
def rank(state: State, seat: int) -> int:
    """R7: one place behind every seat that has more."""
    place = 1
    for other in range(state.players):
        if state.points[other] > state.points[seat]:
            place += 1
    return place
