"""Missions, the score and who is first (R31-R54); counting.py counts what is in the city."""

from __future__ import annotations

from gobelet.engine.contract import widen
from gobelet.engine.jit import rule
from gobelet.games.topia.components import (
    CONDITION,
    LEAST_OF,
    MISSIONS_KEPT,
    MOST_OF,
    NUM_MISSIONS,
    POINTS,
    POWERS,
    THING,
    VALUES_OF,
)
from gobelet.games.topia.constants import (
    NUM_COLOURS,
    NUM_COUNTED_BY_CENTAURI,
    NUM_DIE_KINDS,
    NUM_DISTRICTS,
    NUM_ON_CARD,
    SIDES,
    Condition,
    Faction,
)
from gobelet.games.topia.counting import (
    city_points,
    controls_alone,
    count_agents,
    count_controlled,
    count_in_city,
    count_own,
    count_own_kind,
    count_own_value,
    dice_points,
    district_points,
    own_die,
    sum_dice,
)
from gobelet.games.topia.state import State, count_hand, value_of

MAX_RATING = 1_000_000


# -- Missions -------------------------------------------------------------------------------------------


@rule
def mission_points(state: State, seat: int, mission: int) -> int:
    """R36, R39-R49: what a mission would bring a seat now."""
    points = widen(POINTS[mission])
    colour = widen(THING[mission])
    if CONDITION[mission] == Condition.PER_CITY_DIE:
        return points * count_in_city(state, colour)
    if CONDITION[mission] == Condition.PER_OWN_DIE:
        return points * count_own(state, seat, colour)
    return points if is_fulfilled(state, seat, mission) else 0


@rule
def is_fulfilled(state: State, seat: int, mission: int) -> bool:
    """R41-R49."""
    if CONDITION[mission] < Condition.AGENTS_DISTRICTS:
        return are_dice_right(state, seat, mission)
    thing, count = widen(THING[mission]), 0
    match CONDITION[mission]:
        case Condition.AGENTS_DISTRICTS:
            count = count_districts_with_agents(state, seat)
        case Condition.AGENTS_TOGETHER:
            for district in range(NUM_DISTRICTS):
                count = max(count, count_agents(state, district, seat))
        case Condition.AGENTS_UNDER_OTHERS:
            count = count_districts_under_others(state, seat)
        case Condition.CONTROLS:
            return is_between(mission, count_controlled(state, seat))
        case Condition.CONTROLS_DISTRICT:
            return controls_alone(state, thing, seat)
        case _:
            return has_extreme_sum(state, seat, thing == 0)
    return bool(count >= LEAST_OF[mission])


@rule
def are_dice_right(state: State, seat: int, mission: int) -> bool:
    """R41-R46."""
    count = 0
    match CONDITION[mission]:
        case Condition.OWN_COLOUR:
            return is_between(mission, count_own(state, seat, widen(THING[mission])))
        case Condition.SUM:
            return is_between(mission, sum_dice(state, seat))
        case Condition.OWN_VALUES:
            return has_only_values(state, seat, widen(VALUES_OF[mission]))
        case Condition.OWN_EACH_COLOUR:
            count = count_rarest_colour(state, seat)
        case Condition.TWINS | Condition.ALIKE_DICE:
            count = count_alike_dice(state, seat, bool(CONDITION[mission] == Condition.TWINS))
        case _:
            count = count_alike_values(state, seat, widen(CONDITION[mission]))
    return bool(count >= LEAST_OF[mission])


@rule
def is_between(mission: int, number: int) -> bool:
    return bool(LEAST_OF[mission] <= number <= MOST_OF[mission])


@rule
def has_only_values(state: State, seat: int, values: int) -> bool:
    """R43."""
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0 and not values & (1 << (value_of(die) - 1)):
            return False
    return True


@rule
def count_rarest_colour(state: State, seat: int) -> int:
    """R42."""
    count = NUM_ON_CARD
    for colour in range(NUM_COLOURS):
        count = min(count, count_own(state, seat, colour))
    return count


@rule
def count_alike_values(state: State, seat: int, condition: int) -> int:
    """R44: the most alike, the pairs, or the different values."""
    most, pairs, different = 0, 0, 0
    for value in range(1, SIDES + 1):
        count = count_own_value(state, seat, value)
        most = max(most, count)
        pairs += count // 2
        different += min(count, 1)
    if condition == Condition.PAIRS:
        return pairs
    return most if condition == Condition.ALIKE_VALUES else different


@rule
def count_alike_dice(state: State, seat: int, in_pairs: bool) -> int:
    """R45."""
    most, pairs = 0, 0
    for kind in range(NUM_DIE_KINDS):
        count = count_own_kind(state, seat, kind)
        most = max(most, count)
        pairs += count // 2
    return pairs if in_pairs else most


@rule
def count_districts_with_agents(state: State, seat: int) -> int:
    """R47."""
    count = 0
    for district in range(NUM_DISTRICTS):
        if count_agents(state, district, seat) > 0:
            count += 1
    return count


@rule
def count_districts_under_others(state: State, seat: int) -> int:
    """R47: with agents of one's own, but no part of the control."""
    count = 0
    for district in range(NUM_DISTRICTS):
        if count_agents(state, district, seat) > 0 and district_points(state, district, seat) == 0:
            count += 1
    return count


@rule
def has_extreme_sum(state: State, seat: int, is_highest: bool) -> bool:
    """R49."""
    own = sum_dice(state, seat)
    for other in range(state.players):
        total = sum_dice(state, other)
        if (is_highest and total > own) or (not is_highest and total < own):
            return False
    return True


@rule
def hand_points(state: State, seat: int) -> int:
    """R36: the best of those in hand, as many as count at the end (R4, R21, R52)."""
    points, worst = 0, -1
    for mission in range(NUM_MISSIONS):
        if state.missions[mission] == seat:
            points += mission_points(state, seat, mission)
    for _ in range(count_left_out(state, seat)):
        worst = next_worst(state, seat, worst)
        points -= worst // NUM_MISSIONS
    return points


@rule
def count_left_out(state: State, seat: int) -> int:
    """Missions in hand that cannot count: one of Centauri's, and those still to be returned."""
    return max(count_hand(state, seat) - widen(MISSIONS_KEPT[state.scenario]), 0)


@rule
def next_worst(state: State, seat: int, worst: int) -> int:
    """The next in hand after this one, by points and then by number: both in one number."""
    found = MAX_RATING
    for mission in range(NUM_MISSIONS):
        if state.missions[mission] == seat:
            rating = mission_points(state, seat, mission) * NUM_MISSIONS + mission
            found = min(found, rating) if rating > worst else found
    return found


@rule
def leaves_one_out(state: State, seat: int) -> bool:
    """R21."""
    is_centauri = state.factions[seat] == Faction.CENTAURI and POWERS[state.scenario]
    return bool(is_centauri and MISSIONS_KEPT[state.scenario] <= NUM_COUNTED_BY_CENTAURI)


# -- The end --------------------------------------------------------------------------------------------


@rule
def public_score(state: State, seat: int) -> int:
    """What everybody can see of a score."""
    return dice_points(state, seat) + city_points(state, seat)


@rule
def score(state: State, seat: int) -> int:
    """R33-R36."""
    return public_score(state, seat) + hand_points(state, seat)


@rule
def rank(state: State, seat: int) -> int:
    """R37: one place behind every seat that did better."""
    place, own = 1, score(state, seat)
    for other in range(state.players):
        theirs = score(state, other)
        if theirs > own or (theirs == own and wins_tie(state, other, seat)):
            place += 1
    return place


@rule
def wins_tie(state: State, seat: int, other: int) -> bool:
    """R37."""
    own, theirs = count_controlled(state, seat), count_controlled(state, other)
    return own > theirs or (own == theirs and sum_dice(state, seat) > sum_dice(state, other))
