"""The powers of the factions: who may use one now, and what it lets them choose (R18-R30)."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.listing import list_if
from gobelet.engine.turns import active_seat
from gobelet.games.topia import acting
from gobelet.games.topia.acting import change_die, list_changes
from gobelet.games.topia.actions import (
    ACT,
    AWARD,
    BLOCK,
    CHOOSE,
    COLOUR,
    GO_ON,
    NAME,
    PASS,
    POWER,
    TAKE,
    VALUE,
)
from gobelet.games.topia.constants import (
    FIRST_CARD,
    MAX_PLAYERS,
    MAX_SLOTS,
    NO_DISTRICT,
    NUM_DISTRICTS,
    NUM_ON_CARD,
    NUM_PLACES,
    NUM_SLOTS,
    Faction,
    Moment,
    Phase,
)
from gobelet.games.topia.counting import is_tied
from gobelet.games.topia.state import (
    State,
    card_place,
    colour_of,
    count_dice_in_city,
    count_dice_in_district,
    count_dice_on_card,
    count_dice_on_cards,
    die_of,
    district_of,
    has_die,
    has_power,
    other_with_power,
    seat_with,
    value_of,
)

# -- In one's own turn ----------------------------------------------------------------------------------


@rule
def may_skip_turn(state: State) -> bool:
    """R25."""
    return has_power(state, active_seat(state), Faction.ROAMERS)


@rule
def may_remove(state: State) -> bool:
    """R26."""
    if not has_power(state, active_seat(state), Faction.SHAKRA):
        return False
    for place in range(NUM_SLOTS):
        if may_remove_from(state, place):
            return True
    return False


@rule
def may_remove_from(state: State, place: int) -> bool:
    """R26: but a die to take has to be left, in the district that was named if one was (R27)."""
    if not has_die(state, place) or state.moment != Moment.BEFORE:
        return has_die(state, place)
    if state.named == district_of(place):
        return count_dice_in_district(state, state.named) > 1
    return state.named != NO_DISTRICT or count_dice_in_city(state) > 1


@rule
def may_pray(state: State) -> bool:
    """R28: it takes two different dice."""
    if not has_power(state, active_seat(state), Faction.TUULU):
        return False
    return count_dice_in_city(state) + count_dice_on_cards(state) >= 2


@rule
def may_borrow(state: State) -> bool:
    """R23."""
    return has_power(state, active_seat(state), Faction.EWO)


@rule
def may_block_own(state: State) -> bool:
    """R19: instead of choosing what one's own action swaps or rerolls."""
    return bool(state.phase == Phase.FIRST) and has_power(state, active_seat(state), Faction.BANXA)


@rule
def list_takes(state: State, out: Actions) -> int:
    """R7; R27: in the district that was named. R26, R28."""
    count = 0
    if may_remove(state) or may_pray(state):
        out[count] = POWER
        count += 1
    first, last = 0, NUM_SLOTS
    if state.named != NO_DISTRICT:
        first, last = state.named * MAX_SLOTS, (state.named + 1) * MAX_SLOTS
    for place in range(first, last):
        count = list_if(has_die(state, place), TAKE + place, out, count)
    return count


@rule
def list_due(state: State, out: Actions) -> int:
    """R23: any other district; R28."""
    out[0] = GO_ON
    count = 1
    if may_pray(state):
        out[count] = POWER
        count += 1
    if may_borrow(state):
        for district in range(NUM_DISTRICTS):
            if district != state.doing:
                out[count] = ACT + district
                count += 1
    return count


@rule
def list_targets(state: State, out: Actions) -> int:
    """R10-R14; R19: Banxa may also block its own action."""
    count = list_if(may_block_own(state), BLOCK, out, 0)
    return acting.list_choices(state, widen(state.chosen[0]), out, count)


@rule
def list_removals(state: State, out: Actions) -> int:
    """R26."""
    count = 0
    for place in range(NUM_SLOTS):
        if may_remove_from(state, place):
            out[count] = CHOOSE + place
            count += 1
    return count


@rule
def list_prayers(state: State, out: Actions) -> int:
    """R28: two different ones."""
    count = 0
    for place in range(NUM_PLACES):
        if has_die(state, place) and place != state.chosen[0]:
            out[count] = CHOOSE + place
            count += 1
    return count


# -- In other players' turns ----------------------------------------------------------------------------


@rule
def seat_to_name(state: State) -> int:
    """R27: who may name the district, or NOBODY."""
    return other_with_power(state, Faction.PERCEPTIONEERS)


@rule
def list_names(state: State, out: Actions) -> int:
    """R27: where there is a die."""
    out[0] = PASS
    count = 1
    for district in range(NUM_DISTRICTS):
        if count_dice_in_district(state, district) > 0:
            out[count] = NAME + district
            count += 1
    return count


@rule
def seat_to_block(state: State) -> int:
    """R19, R30: who may block the action, or NOBODY."""
    return NOBODY if state.borrowed else other_with_power(state, Faction.BANXA)


@rule
def seat_to_adapt(state: State) -> int:
    """R24: the Hollows, if something of theirs was moved and they have a die to change; or NOBODY."""
    if not state.stirred:
        return NOBODY
    seat = seat_with(state, Faction.HOLLOWS)
    if not has_power(state, seat, Faction.HOLLOWS):
        return NOBODY
    return seat if count_dice_on_card(state, seat) > 0 else NOBODY


@rule
def list_adaptations(state: State, out: Actions) -> int:
    """R24."""
    first = card_place(seat_with(state, Faction.HOLLOWS), 0)
    out[0] = PASS
    return list_changes(state, first, first + NUM_ON_CARD, out, 1)


@rule
def adapt(state: State, action: int) -> None:
    """R24: a player who changes nothing is not asked again."""
    if action == PASS:
        state.stirred = 0
    else:
        change_die(state, action)
        state.stirred -= 1


# -- At the end -----------------------------------------------------------------------------------------


@rule
def right_of(state: State, seat: int) -> int:
    """R22: who plays before."""
    return (seat + widen(state.players) - 1) % widen(state.players)


@rule
def seat_to_clone(state: State) -> int:
    """R22: Dangmer, or NOBODY."""
    seat = seat_with(state, Faction.DANGMER)
    if seat == NOBODY or not has_power(state, seat, Faction.DANGMER):
        return NOBODY
    dice = min(count_dice_on_card(state, seat), count_dice_on_card(state, right_of(state, seat)))
    return seat if dice > 0 else NOBODY


@rule
def list_clones(state: State, out: Actions) -> int:
    """R22: which of one's own dice."""
    seat = seat_to_clone(state)
    out[0] = PASS
    for k in range(count_dice_on_card(state, seat)):
        out[k + 1] = CHOOSE + card_place(seat, k)
    return count_dice_on_card(state, seat) + 1


@rule
def list_copies(state: State, out: Actions) -> int:
    """R22."""
    right = right_of(state, seat_with(state, Faction.DANGMER))
    dice, first = count_dice_on_card(state, right), card_place(right, 0) - FIRST_CARD
    for k in range(dice):
        out[k] = VALUE + first + k
        out[dice + k] = COLOUR + first + k
    return 2 * dice


@rule
def clone_die(state: State, action: int) -> None:
    """R22."""
    own = widen(state.pieces[state.cloned])
    if action < COLOUR:
        model = widen(state.pieces[FIRST_CARD + action - VALUE])
        state.pieces[state.cloned] = die_of(colour_of(own), value_of(model))
    else:
        model = widen(state.pieces[FIRST_CARD + action - COLOUR])
        state.pieces[state.cloned] = die_of(colour_of(model), value_of(own))


@rule
def seat_to_award(state: State) -> int:
    """R20: Bingmai, if there is a tie to break; or NOBODY."""
    seat = seat_with(state, Faction.BINGMAI)
    if seat == NOBODY or not has_power(state, seat, Faction.BINGMAI):
        return NOBODY
    for district in range(NUM_DISTRICTS):
        for other in range(state.players):
            if is_tied(state, district, other):
                return seat
    return NOBODY


@rule
def list_awards(state: State, out: Actions) -> int:
    """R20."""
    out[0] = PASS
    count = 1
    for district in range(NUM_DISTRICTS):
        for seat in range(state.players):
            if is_tied(state, district, seat):
                out[count] = AWARD + MAX_PLAYERS * district + seat
                count += 1
    return count
