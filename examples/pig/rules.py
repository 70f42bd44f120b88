"""How a game of Pig goes. Rules change the state in place, never draw and never raise."""

from __future__ import annotations

from gobelet.engine.contract import Actions, Int8s, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask, end_game, wait_for_draw
from pig.actions import HOLD, NUM_ACTIONS, ROLL
from pig.constants import LOSING_FACE, NUM_FACES, TARGETS, Phase
from pig.features import FEATURES, NUM_FEATURES, encode
from pig.state import STATE, State

__all__ = [
    "FEATURES",
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "STATE",
    "apply_action",
    "apply_draw",
    "begin",
    "encode",
    "legal_actions",
    "rank",
    "score",
]


@rule
def begin(state: State, players: int, options: Int8s) -> None:
    """R1, R2."""
    state.players = players
    state.target = TARGETS[options[0]]
    wait_for_draw(state, Phase.ROLL, NUM_FACES)


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
        wait_for_draw(state, Phase.ROLL, NUM_FACES)
    else:
        hold(state)


@rule
def apply_draw(state: State, outcome: int) -> None:
    """R2: outcome 0 is a 1, and so on."""
    face = outcome + 1
    if face == LOSING_FACE:
        state.total = 0  # R5
        end_turn(state)
        return
    state.total += face
    if state.points[active_seat(state)] + state.total >= state.target:
        hold(state)  # R6
    else:
        ask(state, Phase.CHOOSE)


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
        end_game(state, Phase.OVER)
    else:
        state.turn += 1
        wait_for_draw(state, Phase.ROLL, NUM_FACES)


@rule
def score(state: State, seat: int) -> int:
    """R4: the total of an unfinished turn does not count."""
    return widen(state.points[seat])


@rule
def rank(state: State, seat: int) -> int:
    """R7: one place behind every seat that has more."""
    place = 1
    for other in range(state.players):
        if state.points[other] > state.points[seat]:
            place += 1
    return place
