"""The end of the game and the points (R63-R75)."""

from __future__ import annotations

from gobelet.engine.contract import widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import round_of
from gobelet.games.city.components import BANDIT_POINTS, NUM_PILE, SHIP_POINTS
from gobelet.games.city.constants import (
    MAX_ROUNDS,
    NUM_BANDIT_PILES,
    NUM_SHIP_PILES,
    NUM_SPACES,
    ROWS_TO_END,
    SHIP_PILES_TO_END,
)
from gobelet.games.city.state import (
    State,
    count_built,
    count_full_rows,
    count_pile,
    is_alone,
    points_of,
    row_size,
)


@rule
def is_last_round(state: State) -> bool:
    """R63-R67, R73: piles are never filled again, so only the ending of R66 is noted."""
    if round_of(state) >= count_rounds(state):
        return True
    if is_alone(state):
        return False
    if state.ending or count_bandits(state) == 0 or count_empty_ships(state) >= SHIP_PILES_TO_END:
        return True
    return not state.pile_plays_on and count_pile(state) == 0


@rule
def count_rounds(state: State) -> int:
    """R67, R73: how many there can be."""
    return count_solo_turns(state) if is_alone(state) else MAX_ROUNDS


@rule
def count_solo_turns(state: State) -> int:
    """R73: one for each row of cards."""
    return (NUM_PILE + row_size(state) - 1) // row_size(state)


@rule
def count_bandits(state: State) -> int:
    """Cards left in all three piles."""
    count = 0
    for pile in range(NUM_BANDIT_PILES):
        count += widen(state.bandits[pile])
    return count


@rule
def count_empty_ships(state: State) -> int:
    count = 0
    for pile in range(NUM_SHIP_PILES):
        if state.ships[pile] == 0:
            count += 1
    return count


@rule
def has_two_rows(state: State, seat: int) -> bool:
    """R66, R73."""
    return not is_alone(state) and count_full_rows(state, seat) >= ROWS_TO_END


# -- Points ---------------------------------------------------------------------------------------------


@rule
def trophy_points(state: State, seat: int) -> int:
    """R68: bandits and ships."""
    points = 0
    for pile in range(NUM_BANDIT_PILES):
        points += widen(state.seats[seat].bandits[pile]) * widen(BANDIT_POINTS[pile])
    for pile in range(NUM_SHIP_PILES):
        points += widen(state.seats[seat].ships[pile]) * widen(SHIP_POINTS[pile])
    return points


@rule
def city_points(state: State, seat: int) -> int:
    """R36, R68: active or not."""
    points = 0
    for space in range(NUM_SPACES):
        points += points_of(state, seat, space)
    return points


@rule
def score(state: State, seat: int) -> int:
    """R68."""
    return widen(state.seats[seat].points) + trophy_points(state, seat) + city_points(state, seat)


@rule
def rank(state: State, seat: int) -> int:
    """R69: one place behind every seat that did better; R75: alone, won or not."""
    if is_alone(state):
        return 1 if is_won_alone(state) else 2
    place = 1
    for other in range(state.players):
        if other != seat and is_ahead(state, other, seat):
            place += 1
    return place


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """R69: no place is shared."""
    if score(state, seat) != score(state, other):
        return score(state, seat) > score(state, other)
    if count_built(state, seat) != count_built(state, other):
        return count_built(state, seat) > count_built(state, other)
    if trophy_points(state, seat) != trophy_points(state, other):
        return trophy_points(state, seat) > trophy_points(state, other)
    return seat < other


@rule
def is_won_alone(state: State) -> bool:
    """R75."""
    return score(state, 0) >= state.target
