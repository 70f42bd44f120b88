"""Redraws what a seat cannot see (R5)."""

from __future__ import annotations

import numpy as np

from gobelet.engine.contract import NOBODY, Rng, widen
from gobelet.engine.dice import random_below
from gobelet.engine.jit import rule
from gobelet.games.topia.components import NUM_MISSIONS, OPEN_MISSIONS
from gobelet.games.topia.constants import DECK, MAX_PLAYERS, NO_MISSION, OUT, UNDER, Phase
from gobelet.games.topia.setting_up import has_returned
from gobelet.games.topia.state import State, count_held

FULL_WEIGHT = 840  # can be divided by the number of missions that somebody holds, up to 8


@rule
def hide(state: State, seat: int, rng: Rng) -> None:
    """
    All that *seat* knows stays, the rest is dealt again, as it can be in a game. At the end all is open.

    The missions that others have returned are dealt again as well, wherever they may be by now.
    """
    if OPEN_MISSIONS[state.scenario] or state.phase == Phase.OVER:
        return
    own = sort_unknown(state, seat)
    if own != NO_MISSION and is_unknown(state, own, seat):
        exchange(state, own, pick_returned(state, seat, True, rng))
    remember_returned(state, seat, own)
    shuffle_unknown(state, seat, own, rng)
    if state.third_out:
        note_returned(state)
    else:
        guess_returned(state, seat, rng)


@rule
def conceal(state: State, seat: int) -> None:
    """How many missions each other place has stays, but not which. At the end all is open."""
    if OPEN_MISSIONS[state.scenario] or state.phase == Phase.OVER:
        return
    remember_returned(state, seat, sort_unknown(state, seat))


@rule
def is_unknown(state: State, mission: int, seat: int) -> bool:
    """Neither in this seat's hand nor put under the deck or out of the game by it; to NOBODY, any."""
    where = state.missions[mission]
    own, under, out = np.int8(seat), np.int8(UNDER + seat), np.int8(OUT + seat)  # small: many at once
    return bool(seat == NOBODY or (where != own and where != under and where != out))


@rule
def sort_unknown(state: State, seat: int) -> int:
    """
    From the next seat on, the deck last: nothing of where they really are is left in what is dealt.

    Nor is anything of what was returned. What this seat has returned is what the function returns.
    """
    for mission in range(NUM_MISSIONS):
        state.missions[mission] = DECK if is_unknown(state, mission, seat) else state.missions[mission]
    mission = 0
    for first in (0, UNDER, OUT):
        for k in range(1, MAX_PLAYERS + (1 if seat == NOBODY else 0)):
            place = first + (seat + k) % MAX_PLAYERS
            for _ in range(state.held[place]):
                while not is_unknown(state, mission, seat):
                    mission += 1
                state.missions[mission] = place
                mission += 1
    own = NO_MISSION if seat == NOBODY else widen(state.returned[seat])
    state.returned[:] = NO_MISSION
    return own


@rule
def remember_returned(state: State, seat: int, own: int) -> None:
    if seat != NOBODY:
        state.returned[seat] = own


@rule
def exchange(state: State, mission: int, other: int) -> None:
    """Two missions change places."""
    where = state.missions[mission]
    state.missions[mission] = state.missions[other]
    state.missions[other] = where


# -- What has been returned -----------------------------------------------------------------------------


@rule
def note_returned(state: State) -> None:
    """R4: out of the game."""
    for mission in range(NUM_MISSIONS):
        if state.missions[mission] >= OUT:
            state.returned[state.missions[mission] - OUT] = mission


@rule
def guess_returned(state: State, seat: int, rng: Rng) -> None:
    """R4: each of the others has returned one that was in the deck when the first turn began."""
    for other in range(state.players):
        if other != seat and has_returned(state, other):
            state.returned[other] = pick_returned(state, seat, False, rng)


@rule
def pick_returned(state: State, seat: int, is_own: bool, rng: Rng) -> int:
    """One of the missions that can have been returned; *is_own*: whose place the own one can have."""
    total = 0
    for mission in range(NUM_MISSIONS):
        if not is_own or is_unknown(state, mission, seat):
            total += weight_for_returned(state, mission)
    left, picked = random_below(rng, max(total, 1)), 0
    for mission in range(NUM_MISSIONS):
        if not is_own or is_unknown(state, mission, seat):
            weight = weight_for_returned(state, mission)
            if 0 <= left < weight:
                picked = mission
            left -= weight
    return picked


@rule
def weight_for_returned(state: State, mission: int) -> int:
    """
    R4: how likely a returned mission is where *mission* is: in the deck, or with somebody who has drawn
    since, of whose missions only so many came from the deck. It is none of those already known.
    """
    owner, known = widen(state.missions[mission]) % UNDER, 0
    for seat in range(state.players):
        returned = widen(state.returned[seat])
        if returned == mission:
            return 0
        if returned != NO_MISSION and state.missions[returned] != DECK:
            known += 1 if widen(state.missions[returned]) % UNDER == owner else 0
    if state.missions[mission] == DECK:
        return FULL_WEIGHT
    drawn = max(widen(state.draws[owner]) - known, 0)
    return FULL_WEIGHT * drawn // max(count_held(state, owner) - known, 1)


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
