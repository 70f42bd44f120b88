"""The actions of the districts (R8-R17, R54)."""

from __future__ import annotations

from gobelet.engine.contract import Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.listing import list_if
from gobelet.engine.turns import active_seat
from gobelet.games.topia.actions import CHOOSE, LOWER, LOWER_CUBE, RAISE, RAISE_CUBE, RETURN
from gobelet.games.topia.components import AGENCY_DRAWS, BANK_ALIKE, GUGU_BY_ONE, NUM_MISSIONS
from gobelet.games.topia.constants import (
    AGENT,
    DECK,
    FIRST_CARD,
    MAX_SLOTS,
    MAX_STEP,
    NO_DISTRICT,
    NO_PLACE,
    NUM_COLOURS,
    NUM_PLACES,
    NUM_SLOTS,
    SIDES,
    UNDER,
    District,
    Faction,
)
from gobelet.games.topia.state import (
    State,
    card_owner,
    colour_of,
    count_deck,
    count_dice_on_cards,
    district_of,
    has_die,
    has_die_in_city,
    is_agent,
    is_die,
    is_in_city,
    move_mission,
    seat_with,
    value_of,
)

# -- What is played -------------------------------------------------------------------------------------


@rule
def is_bank_alike(state: State) -> bool:
    """R16, R53."""
    return bool(state.bank_alike or BANK_ALIKE[state.scenario])


@rule
def is_gugu_by_one(state: State) -> bool:
    """R17, R53."""
    return bool(state.gugu_by_one or GUGU_BY_ONE[state.scenario])


@rule
def has_cubes(state: State, district: int) -> bool:
    """R54."""
    return bool(district == District.BANK and state.bank_card)


# -- What can be chosen ---------------------------------------------------------------------------------


@rule
def may_do(state: State, district: int) -> bool:
    """R8: whether its action can be done at all."""
    if district == District.AGENCY:
        return count_deck(state) > 0
    if district == District.GUGU or has_cubes(state, district):
        return True
    if district == District.NETHAL:
        return count_dice_on_cards(state) >= 2
    if not has_die_in_city(state):
        return False
    if district == District.BANK:
        return may_exchange_anything(state)
    lone = lone_district(state)
    return lone == NO_DISTRICT if district == District.TWILIGHT else is_agent_outside(state, lone)


@rule
def lone_district(state: State) -> int:
    """Where all dice of the city lie; NO_DISTRICT if they lie in several, or there are none."""
    first, last = 0, NUM_SLOTS - 1
    while first < NUM_SLOTS and not has_die(state, first):
        first += 1
    while last > 0 and not has_die(state, last):
        last -= 1
    return district_of(first) if district_of(first) == district_of(last) else NO_DISTRICT


@rule
def is_agent_outside(state: State, district: int) -> bool:
    """R13: only these can change places with a die elsewhere, if all dice lie in that district."""
    for place in range(NUM_SLOTS):
        if is_agent(widen(state.pieces[place])) and district_of(place) != district:
            return True
    return False


@rule
def list_choices(state: State, chosen: int, out: Actions, count: int) -> int:
    """
    R10-R14: what is swapped or rolled first; or second, once a place is *chosen*.

    One loop for all districts: a GPU, where games side by side are in different ones, goes through it once.
    """
    district, is_first = widen(state.doing), chosen == NO_PLACE
    if district == District.BANK and is_bank_alike(state):
        return list_alike(state, chosen, out, count)
    wants_agent = district == District.WASTE and is_first
    begin, end = 0, NUM_SLOTS
    bar_begin, bar_end = 0, 0  # places that do not go with the other choice
    if district == District.NETHAL:
        begin, end = FIRST_CARD, NUM_PLACES
        bar_begin, bar_end = chosen, chosen + 1
    elif district == District.GUGU:
        end = NUM_PLACES
    elif district != District.BANK:
        barred = lone_district(state) if is_first else district_of(chosen)
        bar_begin, bar_end = barred * MAX_SLOTS, (barred + 1) * MAX_SLOTS
    elif not is_first:
        begin, end = FIRST_CARD, NUM_PLACES
    for place in range(begin, end):
        piece = widen(state.pieces[place])
        fits = is_agent(piece) if wants_agent else is_die(piece)
        count = list_if(fits and not bar_begin <= place < bar_end, CHOOSE + place, out, count)
    return count


# -- What the Bank exchanges ----------------------------------------------------------------------------


@rule
def may_exchange_anything(state: State) -> bool:
    """R11, R16."""
    if not is_bank_alike(state):
        return count_dice_on_cards(state) > 0
    for place in range(NUM_SLOTS):
        if has_die(state, place) and is_any_alike(state, place):
            return True
    return False


@rule
def is_any_alike(state: State, place: int) -> bool:
    """R16: on a card."""
    for other in range(FIRST_CARD, NUM_PLACES):
        if are_alike(state, place, other):
            return True
    return False


@rule
def are_alike(state: State, place: int, other: int) -> bool:
    """R16: two dice of the same value or of the same colour."""
    if not has_die(state, place) or not has_die(state, other):
        return False
    die, partner = widen(state.pieces[place]), widen(state.pieces[other])
    return value_of(die) == value_of(partner) or colour_of(die) == colour_of(partner)


@rule
def list_alike(state: State, chosen: int, out: Actions, count: int) -> int:
    """R16: dice of the city with one like them on a card, then those on cards like the one chosen."""
    if chosen == NO_PLACE:
        for place in range(NUM_SLOTS):
            is_legal = has_die(state, place) and is_any_alike(state, place)
            count = list_if(is_legal, CHOOSE + place, out, count)
    else:
        for place in range(FIRST_CARD, NUM_PLACES):
            count = list_if(are_alike(state, chosen, place), CHOOSE + place, out, count)
    return count


# -- Swapping -------------------------------------------------------------------------------------------


@rule
def swap_chosen(state: State) -> None:
    """R10-R13; R24: the Hollows feel it when something of theirs moves."""
    first, second = widen(state.chosen[0]), widen(state.chosen[1])
    state.stirred = count_reactions(state, first, second)
    piece = state.pieces[first]
    state.pieces[first] = state.pieces[second]
    state.pieces[second] = piece


@rule
def count_reactions(state: State, first: int, second: int) -> int:
    """R24: one to the action, or one for each of their pieces that an opponent moves."""
    hollows, moved = seat_with(state, Faction.HOLLOWS), 0
    if hollows == active_seat(state):
        return 0
    if belongs_to(state, first, hollows):
        moved += 1
    if belongs_to(state, second, hollows):
        moved += 1
    return moved if state.adapt_each else min(moved, 1)


@rule
def belongs_to(state: State, place: int, seat: int) -> bool:
    """Whether what lies there is an agent of that seat, or a die on its card."""
    if is_in_city(place):
        return bool(state.pieces[place] == AGENT + seat) and seat >= 0
    return card_owner(place) == seat


# -- Changing by one ------------------------------------------------------------------------------------


@rule
def list_changes(state: State, first: int, last: int, out: Actions, count: int) -> int:
    """R17, R24: dice from one place to before another, up, then down, within 1 to 6."""
    for place in range(first, last):
        may_rise = has_die(state, place) and value_of(widen(state.pieces[place])) < SIDES
        count = list_if(may_rise, RAISE + place, out, count)
    for place in range(first, last):
        may_fall = has_die(state, place) and value_of(widen(state.pieces[place])) > 1
        count = list_if(may_fall, LOWER + place, out, count)
    return count


@rule
def change_die(state: State, action: int) -> None:
    """R17, R24."""
    if action < LOWER:
        state.pieces[action - RAISE] += 1
    else:
        state.pieces[action - LOWER] -= 1


@rule
def list_cubes(state: State, out: Actions) -> int:
    """R54."""
    count = 0
    for colour in range(NUM_COLOURS):
        if state.cubes[colour] < MAX_STEP:
            out[count] = RAISE_CUBE + colour
            count += 1
    for colour in range(NUM_COLOURS):
        if state.cubes[colour] > 0:
            out[count] = LOWER_CUBE + colour
            count += 1
    return count


@rule
def move_cube(state: State, action: int) -> None:
    """R54."""
    if action < LOWER_CUBE:
        state.cubes[action - RAISE_CUBE] += 1
    else:
        state.cubes[action - LOWER_CUBE] -= 1


# -- Missions -------------------------------------------------------------------------------------------


@rule
def count_agency_draws(state: State) -> int:
    """R15, R52."""
    return min(widen(AGENCY_DRAWS[state.scenario]), count_deck(state))


@rule
def draw_mission(state: State, seat: int, outcome: int) -> None:
    """R4, R15: the missions of the deck are counted in their order."""
    mission = outcome
    for other in range(NUM_MISSIONS):
        if other <= mission and state.missions[other] != DECK:
            mission += 1
    move_mission(state, mission, seat)


@rule
def list_returns(state: State, seat: int, out: Actions) -> int:
    """R4, R15."""
    count = 0
    for mission in range(NUM_MISSIONS):
        count = list_if(bool(state.missions[mission] == seat), RETURN + mission, out, count)
    return count


@rule
def put_under(state: State, mission: int) -> None:
    """R15."""
    move_mission(state, mission, UNDER + widen(state.missions[mission]))


# -- Rolling --------------------------------------------------------------------------------------------


@rule
def land_die(state: State, side: int) -> None:
    """R14, R28: the first die that is rolling falls."""
    place = state.rolling[0]
    state.pieces[place] = colour_of(widen(state.pieces[place])) * SIDES + side
    state.rolling[0] = state.rolling[1]
    state.rolling[1] = NO_PLACE
