"""What a seat cannot see, laid out anew (R5)."""

from __future__ import annotations

from gobelet.engine.contract import Rng, widen
from gobelet.engine.dice import random_below
from gobelet.engine.jit import rule
from gobelet.games.topia.components import NUM_MISSIONS, OPEN_MISSIONS
from gobelet.games.topia.constants import DECK, NO_MISSION, UNDER, Phase
from gobelet.games.topia.state import State


@rule
def hide(state: State, seat: int, rng: Rng) -> None:
    """All that *seat* knows stays; every world that fits it is equally likely. At the end all is open."""
    if OPEN_MISSIONS[state.scenario] or state.phase == Phase.OVER:
        return
    own = widen(state.returned[seat])
    if own != NO_MISSION and is_unknown(state, own, seat):
        exchange(state, own, pick(state, seat, True, rng))
    shuffle_unknown(state, seat, own, rng)
    guess_returned(state, seat, rng)


@rule
def is_unknown(state: State, mission: int, seat: int) -> bool:
    """Neither in this seat's hand nor put under the deck by it."""
    return bool(state.missions[mission] != seat and state.missions[mission] != UNDER + seat)


@rule
def can_have_come(state: State, mission: int) -> bool:
    """R4: where a returned mission can be: in the deck, or with somebody who has drawn since."""
    where = widen(state.missions[mission])
    return where == DECK or bool(state.draws[where % UNDER] > 0)


@rule
def pick(state: State, seat: int, must_have_come: bool, rng: Rng) -> int:
    """A mission that *seat* does not know; perhaps only one where a returned one can be."""
    count = 0
    for mission in range(NUM_MISSIONS):
        if is_unknown(state, mission, seat) and (not must_have_come or can_have_come(state, mission)):
            count += 1
    left = random_below(rng, count)
    chosen = 0
    for mission in range(NUM_MISSIONS):
        if is_unknown(state, mission, seat) and (not must_have_come or can_have_come(state, mission)):
            if left == 0:
                chosen = mission
            left -= 1
    return chosen


@rule
def exchange(state: State, mission: int, other: int) -> None:
    """Two missions change places."""
    where = state.missions[mission]
    state.missions[mission] = state.missions[other]
    state.missions[other] = where


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


@rule
def guess_returned(state: State, seat: int, rng: Rng) -> None:
    """R4: what the others gave back: a mission each, where a returned one can be."""
    had = 0
    for other in range(state.players):
        if other != seat and state.returned[other] != NO_MISSION:
            had |= 1 << other
            state.returned[other] = NO_MISSION
    for other in range(state.players):
        if had & (1 << other):
            mission = pick(state, seat, True, rng)
            while is_returned(state, mission):
                mission = pick(state, seat, True, rng)
            state.returned[other] = mission


@rule
def is_returned(state: State, mission: int) -> bool:
    for seat in range(state.players):
        if state.returned[seat] == mission:
            return True
    return False
