"""The points: dice, districts and missions, and who is first (R31-R54)."""

from __future__ import annotations

from gobelet.engine.contract import widen
from gobelet.engine.jit import rule
from gobelet.games.topia.components import (
    CITY_DICE_FACTOR,
    CONDITION,
    CONTROL_POINTS,
    LEAST_OF,
    MISSIONS_KEPT,
    MOST_OF,
    NUM_MISSIONS,
    POINTS,
    POWERS,
    SIX_COUNTS,
    THING,
    TRACKS,
    VALUES_OF,
)
from gobelet.games.topia.constants import (
    AGENT,
    MAX_SLOTS,
    NUM_COLOURS,
    NUM_COUNTED_BY_CENTAURI,
    NUM_DIE_KINDS,
    NUM_DISTRICTS,
    NUM_ON_CARD,
    NUM_SLOTS,
    SIDES,
    Condition,
    Faction,
)
from gobelet.games.topia.state import State, card_place, colour_of, count_hand, has_die, value_of

# -- Dice -----------------------------------------------------------------------------------------------


@rule
def own_die(state: State, seat: int, k: int) -> int:
    """The die on a place of a card, or something below 0."""
    piece = widen(state.pieces[card_place(seat, k)])
    return piece if piece < AGENT else -1


@rule
def sum_dice(state: State, seat: int) -> int:
    """The values, as they are (R46, R49)."""
    total = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0:
            total += value_of(die)
    return total


@rule
def dice_points(state: State, seat: int) -> int:
    """R33; R51: a 6 may count more; R54: so may a colour."""
    points = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0:
            points += widen(SIX_COUNTS[state.scenario]) if value_of(die) == SIDES else value_of(die)
            points += widen(TRACKS[colour_of(die), state.cubes[colour_of(die)]]) if state.bank_card else 0
    return points


@rule
def count_own(state: State, seat: int, colour: int) -> int:
    """Dice of a colour on a card."""
    count = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0 and colour_of(die) == colour:
            count += 1
    return count


@rule
def count_own_value(state: State, seat: int, value: int) -> int:
    count = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0 and value_of(die) == value:
            count += 1
    return count


@rule
def count_own_kind(state: State, seat: int, kind: int) -> int:
    """Dice of one colour and value."""
    count = 0
    for k in range(NUM_ON_CARD):
        if own_die(state, seat, k) == kind:
            count += 1
    return count


@rule
def count_in_city(state: State, colour: int) -> int:
    count = 0
    for place in range(NUM_SLOTS):
        if has_die(state, place) and colour_of(widen(state.pieces[place])) == colour:
            count += 1
    return count


# -- Districts ------------------------------------------------------------------------------------------


@rule
def count_agents(state: State, district: int, seat: int) -> int:
    count = 0
    for place in range(district * MAX_SLOTS, (district + 1) * MAX_SLOTS):
        if state.pieces[place] == AGENT + seat:
            count += 1
    return count


@rule
def count_leaders_with(state: State, district: int, seat: int) -> int:
    """R34, R35: how many have the most agents, if this seat is one of them; else 0."""
    own, leaders = count_agents(state, district, seat), 0
    if own == 0:
        return 0
    for other in range(state.players):
        theirs = count_agents(state, district, other)
        if theirs > own:
            return 0
        if theirs == own:
            leaders += 1
    return leaders


@rule
def is_leading(state: State, district: int, seat: int) -> bool:
    """R34, R35: with the most agents, perhaps together with others."""
    return count_leaders_with(state, district, seat) > 0


@rule
def is_tied(state: State, district: int, seat: int) -> bool:
    """R20, R35."""
    return count_leaders_with(state, district, seat) > 1


@rule
def controls_alone(state: State, district: int, seat: int) -> bool:
    """R34; R20: what was awarded is controlled alone."""
    if state.awarded_district == district:
        return bool(state.awarded_seat == seat)
    return count_leaders_with(state, district, seat) == 1


@rule
def district_value(state: State, district: int) -> int:
    """R34, R51."""
    total = 0
    for place in range(district * MAX_SLOTS, (district + 1) * MAX_SLOTS):
        if has_die(state, place):
            total += value_of(widen(state.pieces[place]))
    return widen(CONTROL_POINTS[state.scenario]) + total * widen(CITY_DICE_FACTOR[state.scenario])


@rule
def district_points(state: State, district: int, seat: int) -> int:
    """R34, R35; R20."""
    leaders = count_leaders_with(state, district, seat)
    if state.awarded_district == district:
        leaders = 1 if state.awarded_seat == seat else 0
    if leaders == 0:
        return 0
    return (district_value(state, district) + leaders - 1) // leaders


@rule
def city_points(state: State, seat: int) -> int:
    points = 0
    for district in range(NUM_DISTRICTS):
        points += district_points(state, district, seat)
    return points


@rule
def count_controlled(state: State, seat: int) -> int:
    """Districts controlled alone (R37, R48)."""
    count = 0
    for district in range(NUM_DISTRICTS):
        if controls_alone(state, district, seat):
            count += 1
    return count


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
    """R36; R21: of Centauri's three the best two count, unless everybody keeps three."""
    points, worst, counted = 0, 1000, count_hand(state, seat)
    for mission in range(NUM_MISSIONS):
        if state.missions[mission] == seat:
            brings = mission_points(state, seat, mission)
            points += brings
            worst = min(worst, brings)
    if leaves_one_out(state, seat) and counted > NUM_COUNTED_BY_CENTAURI:
        return points - worst
    return points


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
