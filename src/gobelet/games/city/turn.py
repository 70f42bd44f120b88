"""How a turn continues from step to step."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask, end_game, is_round_complete, wait_for_draw
from gobelet.games.city.attacking import may_attack_anything
from gobelet.games.city.building import begin_revealing, may_build_anything, move_row_down
from gobelet.games.city.constants import (
    MAX_KEPT,
    NO_DIE,
    NO_LOCATION,
    NO_RESOURCE,
    NO_SPACE,
    NUM_RESOURCES,
    SIDES,
    USED,
    WAITING,
    Phase,
    Step,
)
from gobelet.games.city.dicing import is_rolling, may_spend
from gobelet.games.city.scoring import has_two_rows, is_last_round
from gobelet.games.city.state import State, count_pile, count_unused, is_alone, row_size

# -- From step to step ----------------------------------------------------------------------------------


@rule
def go_on(state: State) -> None:
    """Continue: first the pending draws, then the current step."""
    forget_ability(state)
    if state.left > 0 or is_rolling(state):
        wait_for_chance(state)
    elif state.opponent != NOBODY:
        ask(state, Phase.DISTURB)
    elif state.step == Step.DICE:
        go_on_with_dice(state)
    elif state.step == Step.ATTACK:
        go_on_attacking(state)
    else:
        go_on_building(state)


@rule
def wait_for_chance(state: State) -> None:
    """Cards are turned up before dice are rolled (R3, R6, R72)."""
    if state.left > 0:
        wait_for_draw(state, Phase.REVEAL, count_pile(state))
    else:
        wait_for_draw(state, Phase.ROLL, SIDES)


@rule
def forget_ability(state: State) -> None:
    """No ability is being carried out any more."""
    state.die = NO_DIE
    state.source = NO_SPACE
    state.placing = NO_LOCATION
    state.paid = NO_RESOURCE
    state.visited = 0


@rule
def forget_turn(state: State) -> None:
    """R61."""
    state.step = Step.DICE
    state.opponent = NOBODY
    state.strength = 0
    state.against_bandits = 0
    state.army_bonus = 0
    state.resource_bonus = 0
    state.bandit_malus = 0
    state.passed = 0
    state.replaced = 0


@rule
def go_on_with_dice(state: State) -> None:
    """R18."""
    if count_unused(state, active_seat(state)) > 0 or may_spend(state):
        ask(state, Phase.DICE)
    else:
        begin_attack(state)


@rule
def begin_attack(state: State) -> None:
    state.step = Step.ATTACK
    go_on_attacking(state)


@rule
def go_on_attacking(state: State) -> None:
    """R54."""
    if may_attack_anything(state):
        ask(state, Phase.ATTACK)
    else:
        begin_building(state)


@rule
def begin_building(state: State) -> None:
    state.step = Step.BUILD
    go_on_building(state)


@rule
def go_on_building(state: State) -> None:
    """R59."""
    if may_build_anything(state):
        ask(state, Phase.BUILD)
    else:
        finish_turn(state)


@rule
def finish_turn(state: State) -> None:
    """R60, R61; R66."""
    keep_stock(state)
    forget_turn(state)
    state.step = Step.BUILD
    if has_two_rows(state, active_seat(state)) and not is_last_round(state):
        if not state.two_rows_forced:
            ask(state, Phase.END)
            return
        state.ending = 1
    end_turn(state)


@rule
def keep_stock(state: State) -> None:
    """R60."""
    stock = state.seats[active_seat(state)].stock
    for resource in range(NUM_RESOURCES):
        stock[resource] = min(stock[resource], MAX_KEPT)


@rule
def end_turn(state: State) -> None:
    """R62, R67; R72."""
    if is_round_complete(state) and is_last_round(state):
        finish_game(state)
        return
    state.seats[active_seat(state)].dice[:] = WAITING
    state.step = Step.DICE
    state.turn += 1
    if is_alone(state):
        move_row_down(state)
        begin_revealing(state, row_size(state))
    wait_for_chance(state)


@rule
def finish_game(state: State) -> None:
    """R67: nobody rolls any more; R73: alone, the last row is discarded."""
    for seat in range(state.players):
        state.seats[seat].dice[:] = USED
    state.step = Step.DICE
    if is_alone(state):
        move_row_down(state)
    end_game(state, Phase.OVER)
