"""Who plays when (R6, R25, R53): the number of a turn says round and seat."""

from __future__ import annotations

from gobelet.engine.contract import widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.topia.components import TURNABOUT
from gobelet.games.topia.constants import NUM_ON_CARD, NUM_ROUNDS, Faction
from gobelet.games.topia.state import State, card_place, has_die, has_die_in_city, seat_with


@rule
def advance_turn(state: State) -> bool:
    """R6, R25, R53: the number of a turn says round and seat. Returns whether there is one more."""
    players, number = widen(state.players), round_of(state)
    if number > NUM_ROUNDS:
        return False
    if active_seat(state) != last_seat(state, number):
        state.turn += -1 if is_reversed(state, number) else 1
    elif number < NUM_ROUNDS:
        state.turn = number * players + players - 1 - last_seat(state, number + 1)
    elif state.skipped:
        state.skipped = 0
        state.turn = number * players + seat_with(state, Faction.ROAMERS)
    else:
        return False
    return True


@rule
def may_place(state: State) -> bool:
    """R7."""
    is_full = has_die(state, card_place(active_seat(state), NUM_ON_CARD - 1))
    return not is_full and has_die_in_city(state)


@rule
def is_reversed(state: State, number: int) -> bool:
    """R53: every second round."""
    return bool(TURNABOUT[state.scenario] and number % 2 == 0)


@rule
def last_seat(state: State, number: int) -> int:
    """Who plays last in a round."""
    return 0 if is_reversed(state, number) else widen(state.players) - 1
