"""What a location does when a die, or a copy, uses it (R20-R48)."""

from __future__ import annotations

from gobelet.engine.contract import Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask
from gobelet.games.city.actions import COPY, GAIN, PAY, REROLL, SHIFT, SKIP
from gobelet.games.city.components import (
    ABILITY,
    AMOUNT,
    DEACTIVATES,
    IS_ARMY,
    IS_HARVEST,
    MOST,
    PLACED,
    TYPE,
)
from gobelet.games.city.components import GAIN as GAINED
from gobelet.games.city.constants import (
    MAX_PAID,
    NUM_COLUMNS,
    NUM_DICE,
    NUM_RESOURCES,
    NUM_SPACES,
    USED,
    Ability,
    Phase,
    Type,
)
from gobelet.games.city.dicing import pick_up_dice
from gobelet.games.city.state import (
    State,
    count_unused,
    has_resources,
    is_active,
    is_unused,
    row_of,
    space_at,
    space_under,
)


@rule
def use_location(state: State, space: int) -> bool:
    """R10, R47: returns whether the player is asked for a choice now; if not, all of it has happened."""
    seat = active_seat(state)
    location = widen(state.seats[seat].city[space])
    state.source = space
    state.visited |= 1 << space
    if DEACTIVATES[location]:
        state.seats[seat].deactivated[space] = 1
    ability = ABILITY[location]
    if ability <= Ability.BANDIT_MALUS:
        give_at_once(state, location)
        return False
    if ability == Ability.HARVEST:
        gather_harvest(state, location, row_of(space))
        return False
    if ability == Ability.PAIRS:
        state.seats[seat].points += count_pairs(state, seat) * widen(AMOUNT[location])
        return False
    return ask_for_choice(state, location)


# -- What needs no choice -------------------------------------------------------------------------------


@rule
def give_at_once(state: State, location: int) -> None:
    """R20-R22, R24, R25, R27-R31, R34, R40."""
    amount = widen(AMOUNT[location])
    match ABILITY[location]:
        case Ability.GAIN:
            gain_resources(state, location)
        case Ability.POINTS:
            state.seats[active_seat(state)].points += amount
        case Ability.STRENGTH:
            state.strength += amount + bonus_of(state, location)
        case Ability.BANDIT_STRENGTH:
            state.against_bandits += amount
            state.strength += bonus_of(state, location)
        case Ability.ARMY_BONUS:
            state.army_bonus += amount
        case Ability.RESOURCE_BONUS:
            state.resource_bonus += amount
        case Ability.BANDIT_MALUS:
            state.bandit_malus += amount


@rule
def bonus_of(state: State, location: int) -> int:
    """R27, R46."""
    return widen(state.army_bonus) if IS_ARMY[location] else 0


@rule
def gain_resources(state: State, location: int) -> None:
    """R20, R24, R31; R34: a resource location gives more of what it makes."""
    stock = state.seats[active_seat(state)].stock
    more = widen(state.resource_bonus) if TYPE[location] == Type.RESOURCE else 0
    for resource in range(NUM_RESOURCES):
        if GAINED[location, resource] > 0:
            stock[resource] += widen(GAINED[location, resource]) + more


@rule
def gather_harvest(state: State, location: int, row: int) -> None:
    """R33."""
    seat = state.seats[active_seat(state)]
    for column in range(NUM_COLUMNS):
        harvest = seat.city[space_at(row, column)]
        for resource in range(NUM_RESOURCES):
            if IS_HARVEST[harvest] and GAINED[harvest, resource] > 0:
                seat.stock[resource] += AMOUNT[location]


@rule
def count_pairs(state: State, seat: int) -> int:
    """R37."""
    pairs = 0
    for resource in range(NUM_RESOURCES):
        pairs += widen(state.seats[seat].stock[resource]) // 2
    return pairs


# -- What asks for a choice -----------------------------------------------------------------------------


@rule
def ask_for_choice(state: State, location: int) -> bool:
    """R11: where nothing could be chosen, nothing happens."""
    match ABILITY[location]:
        case Ability.PLACE:
            return offer_placing(state, widen(PLACED[location]))
        case Ability.TRADE | Ability.STORE:
            return ask_if(state, Phase.PAY, has_resources(state, active_seat(state)))
        case Ability.COPY_ROW | Ability.COPY_DIE | Ability.COPY_CITY:
            return ask_if(state, Phase.COPY, may_copy_anything(state))
        case Ability.SHIFT:
            return ask_if(state, Phase.SHIFT, count_unused(state, active_seat(state)) > 0)
        case Ability.REROLL_ANY:
            if count_unused(state, active_seat(state)) > 0:
                ask(state, Phase.REROLL)
                return True
    pick_up_dice(state, active_seat(state), 1 << state.die)  # R23, or R45 with no other die
    return False


@rule
def ask_if(state: State, phase: Phase, may_choose: bool) -> bool:
    if may_choose:
        ask(state, phase)
    return may_choose


@rule
def offer_placing(state: State, card: int) -> bool:
    """R26."""
    if state.stacks[card] == 0:
        return False
    state.stacks[card] -= 1
    state.placing = card
    ask(state, Phase.PLACE)
    return True


# -- Copying --------------------------------------------------------------------------------------------


@rule
def may_copy(state: State, space: int) -> bool:
    """R41, R42, R44, R47."""
    seat = active_seat(state)
    if not is_active(state, seat, space) or state.visited & (1 << space):
        return False
    match ABILITY[state.seats[seat].city[state.source]]:
        case Ability.COPY_ROW:
            return row_of(space) == row_of(widen(state.source))
        case Ability.COPY_DIE:
            die = row_of(space)
            return is_unused(state, seat, die) and space_under(state, seat, die) == space
        case _:
            return True


@rule
def may_copy_anything(state: State) -> bool:
    for space in range(NUM_SPACES):
        if may_copy(state, space):
            return True
    return False


@rule
def list_copies(state: State, out: Actions) -> int:
    out[0] = SKIP
    count = 1
    for space in range(NUM_SPACES):
        if may_copy(state, space):
            out[count] = COPY + space
            count += 1
    return count


# -- Paying, gaining ------------------------------------------------------------------------------------


@rule
def list_payments(state: State, out: Actions) -> int:
    """R32: one or two; R35: one."""
    seat = state.seats[active_seat(state)]
    location = seat.city[state.source]
    most = widen(MOST[location]) if ABILITY[location] == Ability.TRADE else 1
    out[0] = SKIP
    count = 1
    for resource in range(NUM_RESOURCES):
        for paid in range(min(widen(seat.stock[resource]), most)):
            out[count] = PAY + MAX_PAID * resource + paid
            count += 1
    return count


@rule
def pay(state: State, resource: int, paid: int) -> bool:
    """R32, R35: returns whether the player is asked what to get for it."""
    seat = state.seats[active_seat(state)]
    location = seat.city[state.source]
    seat.stock[resource] -= paid
    if ABILITY[location] == Ability.STORE:
        seat.stock[resource] += AMOUNT[location]
        return False
    state.paid = resource
    state.left = paid
    ask(state, Phase.GAIN)
    return True


@rule
def list_gains(state: State, out: Actions) -> int:
    """R32: never the one paid."""
    count = 0
    for resource in range(NUM_RESOURCES):
        if resource != state.paid:
            out[count] = GAIN + resource
            count += 1
    return count


@rule
def gain(state: State, resource: int) -> None:
    """R32."""
    seat = state.seats[active_seat(state)]
    seat.stock[resource] += AMOUNT[seat.city[state.source]]
    state.left -= 1


# -- Dice that move or roll -----------------------------------------------------------------------------


@rule
def list_shifts(state: State, out: Actions) -> int:
    """R43: to another space of its row."""
    seat = active_seat(state)
    out[0] = SKIP
    count = 1
    for space in range(NUM_SPACES):
        die = row_of(space)
        if is_unused(state, seat, die) and space_under(state, seat, die) != space:
            out[count] = SHIFT + space
            count += 1
    return count


@rule
def shift_die(state: State, space: int) -> None:
    """R43."""
    state.seats[active_seat(state)].dice[row_of(space)] = space % NUM_COLUMNS


@rule
def list_rerolls(state: State, out: Actions) -> int:
    """R45: every set of dice with the one being spent and others that are unused."""
    allowed = 1 << state.die
    for die in range(NUM_DICE):
        if is_unused(state, active_seat(state), die):
            allowed |= 1 << die
    count = 0
    for dice in range(1, 1 << NUM_DICE):
        if dice & ~allowed == 0 and dice & (1 << state.die):
            out[count] = REROLL + dice - 1
            count += 1
    return count


@rule
def take_die(state: State, die: int) -> None:
    """R9: off the board."""
    state.seats[active_seat(state)].dice[die] = USED
