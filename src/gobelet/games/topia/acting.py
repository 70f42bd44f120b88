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
    MAX_STEP,
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
    partners = find_partners(state, district)
    for place in range(NUM_SLOTS):
        if may_choose_in_city(state, district, place, partners):
            return True
    return False


@rule
def find_partners(state: State, district: int) -> int:
    """What can be chosen second: for the Bank the dice on cards, else the districts with dice, bit by bit."""
    if district == District.BANK:
        return count_dice_on_cards(state)
    partners = 0
    for place in range(NUM_SLOTS):
        partners |= has_die(state, place) << district_of(place)
    return partners


@rule
def may_choose_in_city(state: State, district: int, place: int, partners: int) -> bool:
    """R11-R13: only what leaves a second choice."""
    piece = widen(state.pieces[place])
    if district == District.BANK:
        return is_die(piece) and has_partner_on_card(state, place, partners)
    fits = is_agent(piece) if district == District.WASTE else is_die(piece)
    return fits and has_die_elsewhere(place, partners)


@rule
def has_die_elsewhere(place: int, partners: int) -> bool:
    """R12, R13: in another district."""
    return partners & ~(1 << district_of(place)) != 0


@rule
def has_partner_on_card(state: State, place: int, partners: int) -> bool:
    """R11, R16."""
    if partners == 0 or not is_bank_alike(state):
        return partners > 0
    for other in range(NUM_SLOTS, NUM_PLACES):
        if has_die(state, other) and may_exchange(state, place, other):
            return True
    return False


@rule
def may_exchange(state: State, place: int, other: int) -> bool:
    """R16: of the same value or of the same colour."""
    if not is_bank_alike(state):
        return True
    die, partner = widen(state.pieces[place]), widen(state.pieces[other])
    return value_of(die) == value_of(partner) or colour_of(die) == colour_of(partner)


@rule
def may_choose_second(state: State, district: int, first: int, place: int) -> bool:
    """R10-R13."""
    if not has_die(state, place):
        return False
    match district:
        case District.NETHAL:
            return not is_in_city(place) and place != first
        case District.BANK:
            return not is_in_city(place) and may_exchange(state, first, place)
        case _:
            return is_in_city(place) and district_of(place) != district_of(first)


@rule
def list_first(state: State, out: Actions) -> int:
    """R10-R14."""
    match state.doing:
        case District.NETHAL:
            return list_dice(state, FIRST_CARD, out)
        case District.GUGU:
            return list_dice(state, 0, out)
        case District.BANK:
            return list_in_city(state, District.BANK, out)
        case District.WASTE:
            return list_in_city(state, District.WASTE, out)
        case _:
            return list_in_city(state, District.TWILIGHT, out)


@rule
def list_dice(state: State, first: int, out: Actions) -> int:
    count = 0
    for place in range(first, NUM_PLACES):
        count = list_if(has_die(state, place), CHOOSE + place, out, count)
    return count


@rule
def list_in_city(state: State, district: int, out: Actions) -> int:
    """For a district that is known when this is compiled."""
    count, partners = 0, find_partners(state, district)
    for place in range(NUM_SLOTS):
        count = list_if(may_choose_in_city(state, district, place, partners), CHOOSE + place, out, count)
    return count


@rule
def list_second(state: State, out: Actions) -> int:
    """R10-R13."""
    match state.doing:
        case District.NETHAL:
            return list_seconds(state, District.NETHAL, FIRST_CARD, NUM_PLACES, out)
        case District.BANK:
            return list_seconds(state, District.BANK, FIRST_CARD, NUM_PLACES, out)
        case _:
            return list_seconds(state, District.WASTE, 0, NUM_SLOTS, out)


@rule
def list_seconds(state: State, district: int, begin: int, end: int, out: Actions) -> int:
    """From one place to before another, for a district that is known when this is compiled."""
    count, first = 0, widen(state.chosen[0])
    for place in range(begin, end):
        count = list_if(may_choose_second(state, district, first, place), CHOOSE + place, out, count)
    return count


# -- Swapping -------------------------------------------------------------------------------------------


@rule
def swap_chosen(state: State) -> None:
    """R10-R13; R24: the Hollows feel it when something of theirs moves."""
    first, second = widen(state.chosen[0]), widen(state.chosen[1])
    hollows = seat_with(state, Faction.HOLLOWS)
    if hollows != active_seat(state) and (
        belongs_to(state, first, hollows) or belongs_to(state, second, hollows)
    ):
        state.stirred = 1
    piece = state.pieces[first]
    state.pieces[first] = state.pieces[second]
    state.pieces[second] = piece


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
