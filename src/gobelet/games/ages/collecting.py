"""What the dice bring, what the cities eat and what the skulls do (R9-R27, R71-R73)."""

from __future__ import annotations

from gobelet.engine.contract import Actions
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import DONE, FOOD, SPEARHEAD
from gobelet.games.ages.constants import (
    CAPACITY,
    COINS_PER_COINS,
    COINS_WITH_COINAGE,
    DROUGHT,
    DROUGHT_LOSS,
    FOOD_PER_EITHER,
    FOOD_PER_FOOD,
    GOODS_PER_GOOD,
    GOODS_PER_SKULL,
    INVASION,
    INVASION_LOSS,
    MAX_FOOD,
    NUM_GOODS,
    PESTILENCE,
    PESTILENCE_LOSS,
    REVOLT,
    SPEARHEAD_LOSS,
    WORKERS_PER_EITHER,
    WORKERS_PER_WORKERS,
    Development,
    Face,
    Good,
    Monument,
)
from gobelet.games.ages.state import State, count_cities, count_dice, has_built, owns


@rule
def list_food_choices(state: State, out: Actions) -> int:
    """R10: how many of the `either` dice give food."""
    choices = count_dice(state, Face.EITHER) + 1
    for dice in range(choices):
        out[dice] = FOOD + dice
    return choices


@rule
def collect(state: State, food_dice: int) -> None:
    """R9: everything the dice give; *food_dice* of the `either` dice give food, the others workers."""
    collect_goods(state)
    collect_food(state, food_dice)
    collect_workers(state, count_dice(state, Face.EITHER) - food_dice)
    collect_coins(state)


@rule
def collect_goods(state: State) -> None:
    """R11, R12: one good a row from the bottom up, again and again; a full row loses its good."""
    earned = GOODS_PER_GOOD * count_dice(state, Face.GOOD) + GOODS_PER_SKULL * count_dice(state, Face.SKULL)
    for k in range(earned):
        add_good(state, k % NUM_GOODS)
    if earned > Good.STONE and owns(state, active_seat(state), Development.QUARRYING):
        add_good(state, Good.STONE)  # R13


@rule
def add_good(state: State, good: int) -> None:
    goods = state.seats[active_seat(state)].goods
    goods[good] = min(goods[good] + 1, CAPACITY[good])


@rule
def collect_food(state: State, food_dice: int) -> None:
    """R14, R15."""
    seat = active_seat(state)
    earned = FOOD_PER_FOOD * count_dice(state, Face.FOOD) + FOOD_PER_EITHER * food_dice
    if owns(state, seat, Development.AGRICULTURE):
        earned += count_dice(state, Face.FOOD) + food_dice
    state.seats[seat].food = min(state.seats[seat].food + earned, MAX_FOOD)


@rule
def collect_workers(state: State, worker_dice: int) -> None:
    """R16: *worker_dice* of the `either` dice give workers too."""
    earned = WORKERS_PER_WORKERS * count_dice(state, Face.WORKERS) + WORKERS_PER_EITHER * worker_dice
    if owns(state, active_seat(state), Development.MASONRY):
        earned += count_dice(state, Face.WORKERS) + worker_dice
    state.workers = earned


@rule
def collect_coins(state: State) -> None:
    """R17."""
    has_coinage = owns(state, active_seat(state), Development.COINAGE)
    state.coins = count_dice(state, Face.COINS) * (COINS_WITH_COINAGE if has_coinage else COINS_PER_COINS)


@rule
def feed_cities(state: State) -> None:
    """R18, R19: one food a city, one point for each that goes hungry."""
    seat = state.seats[active_seat(state)]
    cities = count_cities(state, active_seat(state))
    fed = min(seat.food, cities)
    seat.food -= fed
    seat.disasters += cities - fed


@rule
def resolve_disaster(state: State) -> None:
    """R20: exactly one, by the number of skulls."""
    seat = active_seat(state)
    skulls = count_dice(state, Face.SKULL)
    if skulls == DROUGHT and not owns(state, seat, Development.IRRIGATION):
        state.seats[seat].disasters += DROUGHT_LOSS  # R21
    elif skulls == PESTILENCE:
        spread_pestilence(state)
    elif skulls == INVASION:
        invade(state)
    elif skulls >= REVOLT:
        revolt(state)


@rule
def spread_pestilence(state: State) -> None:
    """R22: the opponents; alone, yourself (R56)."""
    for seat in range(state.players):
        is_struck = seat != active_seat(state) or state.players == 1
        if is_struck and not owns(state, seat, Development.MEDICINE):
            state.seats[seat].disasters += PESTILENCE_LOSS


@rule
def invade(state: State) -> None:
    """R23: yourself; with Smithing the opponents (R71), alone nobody (R73)."""
    active = active_seat(state)
    if owns(state, active, Development.SMITHING):
        strike_opponents(state, INVASION_LOSS)
    elif not has_built(state, active, Monument.GREAT_WALL):
        state.seats[active].disasters += INVASION_LOSS


@rule
def is_invaded(state: State, seat: int) -> bool:
    """R71: an opponent without a Great Wall."""
    return seat != active_seat(state) and not has_built(state, seat, Monument.GREAT_WALL)


@rule
def strike_opponents(state: State, loss: int) -> None:
    for seat in range(state.players):
        if is_invaded(state, seat):
            state.seats[seat].disasters += loss


@rule
def may_spend_spearhead(state: State) -> bool:
    """R72: there is one, and somebody it strikes."""
    active = active_seat(state)
    if state.seats[active].goods[Good.SPEARHEADS] == 0 or not owns(state, active, Development.SMITHING):
        return False
    for seat in range(state.players):
        if is_invaded(state, seat):
            return True
    return False


@rule
def list_spearheads(out: Actions) -> int:
    out[0] = DONE
    out[1] = SPEARHEAD
    return 2


@rule
def spend_spearhead(state: State) -> None:
    """R72."""
    state.seats[active_seat(state)].goods[Good.SPEARHEADS] -= 1
    strike_opponents(state, SPEARHEAD_LOSS)


@rule
def revolt(state: State) -> None:
    """R24: yourself; with Religion the opponents who lack it (R25), alone nobody (R57)."""
    active = active_seat(state)
    if not owns(state, active, Development.RELIGION):
        state.seats[active].goods[:] = 0
        return
    for seat in range(state.players):
        if not owns(state, seat, Development.RELIGION):
            state.seats[seat].goods[:] = 0
