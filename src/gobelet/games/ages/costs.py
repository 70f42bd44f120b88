"""What a choice costs, before it is made: cities that go hungry, what does not fit, the disaster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.turns import active_seat
from gobelet.games.ages.collecting import collect
from gobelet.games.ages.constants import MAX_FOOD, Development, Face, Good
from gobelet.games.ages.effects import copy_of, die_yield, strike
from gobelet.games.ages.state import State, count_cities, count_dice, owns
from gobelet.games.ages.words import FACES


def with_costs(choice: Message, costs: tuple[Message, ...]) -> Message:
    """The label of a choice, with what it costs."""
    return Message("do-with-costs", {"choice": choice, "costs": costs}) if costs else choice


def foresee_collecting(state: State, food_dice: int) -> tuple[Message, ...]:
    """R12, R15, R19: what is lost if *food_dice* of the `either` dice give food."""
    return (*_hunger(state, food_dice), *_waste(state, food_dice))


def foresee_stopping(state: State) -> tuple[Message, ...]:
    """The same and the disaster; where dice still give food or workers, what they cost is said there."""
    collecting = () if count_dice(state, int(Face.EITHER)) else foresee_collecting(state, 0)
    return (*collecting, *_disaster(state))


def _collected(state: State, food_dice: int) -> Any:
    after = copy_of(state)
    collect(after, food_dice)
    return after


def _hunger(state: State, food_dice: int) -> Iterator[Message]:
    seat = active_seat(state)
    food = int(_collected(state, food_dice).seats[seat].food)
    if (hungry := int(count_cities(state, seat)) - food) > 0:
        yield Message("cost-hungry", {"count": hungry})


def _waste(state: State, food_dice: int) -> Iterator[Message]:
    seat = active_seat(state)
    before, after = state.seats[seat], _collected(state, food_dice).seats[seat]
    food = _earned(state, "food", food_dice) + int(before.food) - int(after.food)
    goods = _earned(state, "goods", 0) + _quarried(state) - int(after.goods.sum() - before.goods.sum())
    if food > 0:
        yield Message("cost-food", {"count": food, "most": MAX_FOOD})
    if goods > 0:
        yield Message("cost-goods", {"count": goods})


def _earned(state: State, what: str, food_dice: int) -> int:
    """What the dice give; of the `either` dice only *food_dice* count."""
    counts = {face: int(count_dice(state, number)) for number, face in enumerate(FACES)}
    counts["either"] = food_dice
    return sum(
        count * getattr(die_yield(state, active_seat(state), face), what) for face, count in counts.items()
    )


def _quarried(state: State) -> int:
    """R13: one stone more, if a stone is collected."""
    has_quarrying = owns(state, active_seat(state), int(Development.QUARRYING))
    return int(has_quarrying and _earned(state, "goods", 0) > Good.STONE)


def _disaster(state: State) -> Iterator[Message]:
    """R20: what it takes from the active player."""
    coming = strike(_collected(state, 0))
    for struck in coming.struck if coming else ():
        if coming and struck.seat == active_seat(state):
            yield Message(f"cost-{coming.name}", {"lost": struck.lost})
