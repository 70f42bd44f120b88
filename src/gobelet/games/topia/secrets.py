"""What a seat cannot see, laid out anew (R5)."""

from __future__ import annotations

import numpy as np

from gobelet.engine.contract import Rng, widen
from gobelet.engine.dice import random_below
from gobelet.engine.jit import rule
from gobelet.games.topia.components import NUM_MISSIONS, OPEN_MISSIONS
from gobelet.games.topia.constants import DECK, MAX_PLAYERS, NO_MISSION, UNDER, Phase
from gobelet.games.topia.state import State

FULL_WEIGHT = 60


@rule
def hide(state: State, seat: int, rng: Rng) -> None:
    """
    All that *seat* knows stays, the rest is dealt anew. At the end all is open.

    What others have returned is their secret and no place of a mission: it is not guessed but forgotten.
    """
    if OPEN_MISSIONS[state.scenario] or state.phase == Phase.OVER:
        return
    sort_unknown(state, seat)
    own = widen(state.returned[seat])
    if own != NO_MISSION and is_unknown(state, own, seat):
        exchange(state, own, pick_place_for_returned(state, seat, rng))
    shuffle_unknown(state, seat, own, rng)
    forget_returned(state, seat)


@rule
def conceal(state: State, seat: int) -> None:
    """How many missions each other place has stays, but not which. At the end all is open."""
    if OPEN_MISSIONS[state.scenario] or state.phase == Phase.OVER:
        return
    sort_unknown(state, seat)
    forget_returned(state, seat)


@rule
def forget_returned(state: State, seat: int) -> None:
    own = state.returned[seat]
    state.returned[:] = NO_MISSION
    state.returned[seat] = own


@rule
def is_unknown(state: State, mission: int, seat: int) -> bool:
    """Neither in this seat's hand nor put under the deck by it."""
    own, under = np.int8(seat), np.int8(UNDER + seat)  # as small as what they are compared with: many at once
    return bool(state.missions[mission] != own and state.missions[mission] != under)


@rule
def sort_unknown(state: State, seat: int) -> None:
    """From the next seat on, the deck last: nothing of where they really are is left in what is dealt."""
    for mission in range(NUM_MISSIONS):
        state.missions[mission] = DECK if is_unknown(state, mission, seat) else state.missions[mission]
    mission = 0
    for first in (0, UNDER):
        for k in range(1, MAX_PLAYERS):
            place = first + (seat + k) % MAX_PLAYERS
            for _ in range(state.held[place]):
                while not is_unknown(state, mission, seat):
                    mission += 1
                state.missions[mission] = place
                mission += 1


@rule
def exchange(state: State, mission: int, other: int) -> None:
    """Two missions change places."""
    where = state.missions[mission]
    state.missions[mission] = state.missions[other]
    state.missions[other] = where


# -- What one has returned oneself ----------------------------------------------------------------------


@rule
def weight_for_returned(state: State, mission: int) -> int:
    """
    R4: how likely a returned mission is where *mission* is: in the deck, or with somebody who has drawn
    since, of whose missions only so many came from the deck.
    """
    where = widen(state.missions[mission])
    if where == DECK:
        return FULL_WEIGHT
    owner = where % UNDER
    return FULL_WEIGHT * widen(state.draws[owner]) // max(count_held(state, owner), 1)


@rule
def count_held(state: State, seat: int) -> int:
    """In hand or put under the deck."""
    return widen(state.held[seat]) + widen(state.held[UNDER + seat])


@rule
def pick_place_for_returned(state: State, seat: int, rng: Rng) -> int:
    """The mission whose place the returned one takes."""
    total = 0
    for mission in range(NUM_MISSIONS):
        if is_unknown(state, mission, seat):
            total += weight_for_returned(state, mission)
    left = random_below(rng, max(total, 1))
    for mission in range(NUM_MISSIONS):
        if is_unknown(state, mission, seat):
            left -= weight_for_returned(state, mission)
            if left < 0:
                return mission
    return widen(state.returned[seat])


# -- All the others -------------------------------------------------------------------------------------


@rule
def shuffle_unknown(state: State, seat: int, kept: int, rng: Rng) -> None:
    """Fisher and Yates, over the missions *seat* does not know; *kept* stays where it is."""
    seen = 0
    for mission in range(NUM_MISSIONS):
        if mission != kept and is_unknown(state, mission, seat):
            seen += 1
            exchange(state, mission, nth_unknown(state, seat, kept, random_below(rng, seen)))


@rule
def nth_unknown(state: State, seat: int, kept: int, number: int) -> int:
    chosen = 0
    for mission in range(NUM_MISSIONS):
        if mission != kept and is_unknown(state, mission, seat):
            if number == 0:
                chosen = mission
            number -= 1
    return chosen
