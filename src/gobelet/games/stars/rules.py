"""
How a game of Dice Stars goes: the table of contents of a turn (R5).

Rules change the state in place, never draw and never raise: callers pass legal actions only. Each step has
its own module; this one leads from step to step. A step with nothing to choose is skipped.
Nothing is hidden: what is in the bag follows from what is on the table.
"""

from __future__ import annotations

from gobelet.engine.contract import Actions, Int8s
from gobelet.engine.jit import rule
from gobelet.engine.turns import ask, end_game, is_round_complete, wait_for_draw
from gobelet.games.stars import actions, drawing, filling, scoring
from gobelet.games.stars.actions import NUM_ACTIONS
from gobelet.games.stars.constants import (
    EMPTY,
    NO_CELL,
    NO_COLOUR,
    NO_MALUS,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_DICE,
    NUM_ROWS,
    ROW_LENGTHS,
    SIDES,
    Phase,
    Setting,
)
from gobelet.games.stars.features import FEATURES, NUM_FEATURES, encode
from gobelet.games.stars.scoring import rank, score
from gobelet.games.stars.state import STATE, State, count_bag, sum_colour, sum_face

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
    """R1-R4: empty sheets, all dice in the bag; the first seat draws."""
    state.players = players
    if players == 1:
        state.grid = options[Setting.GRID]  # R37
    state.hand = NO_COLOUR
    for colour in range(NUM_COLOURS):
        state.bag[colour] = NUM_DICE[colour]
    for seat in range(players):
        lay_out_sheet(state, seat)
    begin_turn(state)


@rule
def lay_out_sheet(state: State, seat: int) -> None:
    """R3."""
    state.seats[seat].malus = NO_MALUS
    for row in range(NUM_ROWS):
        for column in range(NUM_CELLS):
            state.seats[seat].cells[row, column] = EMPTY if column < ROW_LENGTHS[row] else NO_CELL


# -- What may be done -----------------------------------------------------------------------------------


@rule
def legal_actions(state: State, out: Actions) -> int:
    match state.phase:
        case Phase.RETURN:
            out[0] = actions.KEEP
            out[1] = actions.RETURN
            return 2
        case Phase.COUNT:
            return drawing.list_counts(state, out)
        case Phase.CHOOSE:
            return filling.list_types(state, out)
        case Phase.TICK:
            return filling.list_ticks(state, out)
        case Phase.MALUS:
            return filling.list_maluses(state, out)
        case _:
            return 0


# -- What then happens ----------------------------------------------------------------------------------


@rule
def apply_draw(state: State, outcome: int) -> None:
    """R9: one die after the other comes out of the bag and falls."""
    if state.phase == Phase.PULL:
        drawing.pull_die(state, outcome)
        wait_for_draw(state, Phase.ROLL, SIDES)
    else:
        drawing.land_die(state, outcome)
        go_on_drawing(state)


@rule
def apply_action(state: State, action: int) -> None:
    match state.phase:
        case Phase.RETURN:
            if action == actions.RETURN:
                drawing.return_reserve(state)
            begin_drawing(state)
        case Phase.COUNT:
            draw_dice(state, action - actions.DRAW + 1)
        case Phase.CHOOSE:
            take(state, action)
        case Phase.TICK:
            filling.tick(state, action - actions.TICK)
            go_on_ticking(state)
        case Phase.MALUS:
            take_malus(state, action)


@rule
def take(state: State, action: int) -> None:
    """R12."""
    if action == actions.TAKE_STARS:
        filling.pick_up_stars(state)
        go_on_ticking(state)
        return
    if action < actions.TAKE_NUMBER:
        filling.fill_column(state, action - actions.TAKE_COLOUR)
        filling.discard_colour(state, action - actions.TAKE_COLOUR)
    else:
        filling.fill_row(state, action - actions.TAKE_NUMBER)
        filling.discard_face(state, filling.face_of(action - actions.TAKE_NUMBER))
    end_turn(state)


@rule
def take_malus(state: State, action: int) -> None:
    """R20."""
    if action < actions.MALUS_NUMBER:
        filling.write_malus(state, sum_colour(state, action - actions.MALUS_COLOUR))
        filling.discard_colour(state, action - actions.MALUS_COLOUR)
    else:
        face = filling.face_of(action - actions.MALUS_NUMBER)
        filling.write_malus(state, sum_face(state, face))
        filling.discard_face(state, face)
    end_turn(state)


# -- From step to step ----------------------------------------------------------------------------------


@rule
def begin_turn(state: State) -> None:
    """R6, R7."""
    if state.returning:
        state.returning = 0
        drawing.return_discard(state)
        if not drawing.is_reserve_empty(state):
            ask(state, Phase.RETURN)
            return
    begin_drawing(state)


@rule
def begin_drawing(state: State) -> None:
    """R10; R8: there is always a die to draw."""
    if drawing.may_choose_count(state):
        ask(state, Phase.COUNT)
    else:
        draw_dice(state, drawing.most_to_draw(state))


@rule
def draw_dice(state: State, count: int) -> None:
    """R9."""
    state.drawing = count
    go_on_drawing(state)


@rule
def go_on_drawing(state: State) -> None:
    if state.drawing > 0:
        wait_for_draw(state, Phase.PULL, count_bag(state))
    elif filling.may_take_anything(state):
        ask(state, Phase.CHOOSE)
    else:
        ask(state, Phase.MALUS)  # R20


@rule
def go_on_ticking(state: State) -> None:
    """R19: all of them must be used."""
    if state.stars > 0:
        ask(state, Phase.TICK)
    else:
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """R24: the game ends with a round, never within one; alone also with a full grid (R35)."""
    if state.players == 1:
        scoring.tick_grid(state)
    is_lost = state.players == 1 and scoring.is_grid_full(state)
    if is_lost or (is_round_complete(state) and scoring.is_last_round(state)):
        end_game(state, Phase.OVER)
    else:
        state.turn += 1
        begin_turn(state)
