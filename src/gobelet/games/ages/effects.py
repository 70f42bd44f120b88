"""What dice, developments and skulls do: as values, and in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.ages.collecting import collect_goods, resolve_disaster
from gobelet.games.ages.constants import (
    COINS_PER_COINS,
    COINS_WITH_COINAGE,
    DROUGHT,
    FOOD_PER_EITHER,
    FOOD_PER_FOOD,
    GOODS_PER_GOOD,
    GOODS_PER_SKULL,
    INVASION,
    PESTILENCE,
    REVOLT,
    WORKERS_PER_EITHER,
    WORKERS_PER_WORKERS,
    Development,
    Face,
    Phase,
)
from gobelet.games.ages.editions import ARCHITECTURE_BONUS, COINS_PER_FOOD, EDITIONS
from gobelet.games.ages.state import State, count_dice, owns

DICE_LIE = (Phase.KEEP, Phase.LEAD, Phase.CHOOSE)


def copy_of(state: State) -> Any:
    return state.copy()  # type: ignore[attr-defined]


# -- Dice and developments ------------------------------------------------------------------------------


@dataclass(frozen=True)
class DieYield:
    """What a die gives the player whose turn it is; for `either`, food or workers."""

    food: int = 0
    goods: int = 0
    workers: int = 0
    coins: int = 0


def die_yield(state: State, seat: int, face: str | None) -> DieYield:
    """R9, with what the developments of *seat* add (R15-R17)."""
    extra_food = int(owns(state, seat, int(Development.AGRICULTURE)))
    extra_workers = int(owns(state, seat, int(Development.MASONRY)))
    match face:
        case "food":
            return DieYield(food=FOOD_PER_FOOD + extra_food)
        case "good":
            return DieYield(goods=GOODS_PER_GOOD)
        case "skull":
            return DieYield(goods=GOODS_PER_SKULL)
        case "workers":
            return DieYield(workers=WORKERS_PER_WORKERS + extra_workers)
        case "either":
            return DieYield(food=FOOD_PER_EITHER + extra_food, workers=WORKERS_PER_EITHER + extra_workers)
        case "coins":
            has_coinage = owns(state, seat, int(Development.COINAGE))
            return DieYield(coins=COINS_WITH_COINAGE if has_coinage else COINS_PER_COINS)
        case _:
            return DieYield()


def effect_of(development: str, edition: int, is_alone: bool) -> Message:
    """What a development does, in a few words; R57, R73: alone, Religion and Smithing do less."""
    numbers = {"coins": int(COINS_PER_FOOD[edition]), "bonus": int(ARCHITECTURE_BONUS[edition])}
    suffix = "-alone" if is_alone and development in ("religion", "smithing") else ""
    return Message(f"effect-{development}{suffix}", numbers)


# -- Disasters ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Disaster:
    """A line of the table of disasters (R21-R24)."""

    skulls: int
    name: str
    protections: tuple[str, ...]  # the messages that name them

    @property
    def is_last(self) -> bool:
        """R24: this many skulls or more."""
        return self.skulls == REVOLT


DISASTERS = (
    Disaster(DROUGHT, "drought", ("development-irrigation",)),
    Disaster(PESTILENCE, "pestilence", ("development-medicine",)),
    Disaster(INVASION, "invasion", ("monument-great_wall",)),
    Disaster(REVOLT, "revolt", ("development-religion",)),
)
DISASTERS_WITH_SMITHING = tuple(  # R71
    replace(each, protections=(*each.protections, "development-smithing"))
    if each.skulls == INVASION
    else each
    for each in DISASTERS
)


def disasters_in(edition: int) -> tuple[Disaster, ...]:
    has_smithing = Development.SMITHING in EDITIONS[edition].developments
    return DISASTERS_WITH_SMITHING if has_smithing else DISASTERS


def disaster_at(skulls: int) -> str | None:
    """R20: exactly one, by the number of skulls."""
    return next((d.name for d in DISASTERS if d.skulls == min(skulls, REVOLT)), None)


@dataclass(frozen=True)
class StruckView:
    seat: int
    lost: int  # points; a Revolt takes goods


@dataclass(frozen=True)
class StrikeView:
    """A disaster and whom it strikes."""

    name: str
    active: int
    struck: tuple[StruckView, ...]
    is_turned: bool = False  # R71: by Smithing

    @property
    def messages(self) -> tuple[Message, ...]:
        if not self.struck:
            name = f"told-{self.name}-{'turned' if self.is_turned else 'nobody'}"
            return (Message(name, {"seat": seat_message(self.active)}),)
        return tuple(
            Message(f"told-{self.name}", {"seat": seat_message(one.seat), "lost": one.lost})
            for one in self.struck
        )


def strike(state: State) -> StrikeView | None:
    """What the skulls do to *state*, tried out on a copy."""
    name = disaster_at(int(count_dice(state, int(Face.SKULL))))
    if name is None:
        return None
    after = copy_of(state)
    resolve_disaster(after)
    struck = tuple(
        StruckView(seat, int(after.seats[seat].disasters) - int(state.seats[seat].disasters))
        for seat in range(state.players)
        if _is_struck(state, after, seat)
    )
    active = int(active_seat(state))
    return StrikeView(
        name, active, struck, name == "invasion" and owns(state, active, int(Development.SMITHING))
    )


def _is_struck(before: State, after: State, seat: int) -> bool:
    old, new = before.seats[seat], after.seats[seat]
    return bool(new.disasters != old.disasters or (new.goods != old.goods).any())


def foresee_strike(state: State) -> StrikeView | None:
    """The disaster that would happen with the current dice; None once it is over."""
    if state.phase not in DICE_LIE:
        return None
    collected = copy_of(state)
    collect_goods(collected)  # R24: those of this turn are lost too
    return strike(collected)
