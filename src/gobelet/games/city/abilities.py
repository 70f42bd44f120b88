"""What a location does, in words: in full for a card, in a few characters for a small board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gobelet.engine.contract import Message
from gobelet.games.city.components import IDS, LOCATIONS, Location
from gobelet.games.city.constants import Ability
from gobelet.games.city.words import ABILITIES, RESOURCES, TYPES


def describe(location: Location) -> Message:
    """All that its card says."""
    return _marked(location, tuple(_parts(location)) or (_ability(location),))


def describe_use(location: Location) -> Message:
    """What a die does on it, without its permanent effects."""
    return _marked(location, (_ability(location),))


def _marked(location: Location, parts: tuple[Message, ...]) -> Message:
    return Message("describe-deactivates" if location.deactivates else "describe", {"parts": parts})


def _ability(location: Location) -> Message:
    return Message(f"ability-{ABILITIES[location.ability]}", _numbers(location))


def _parts(location: Location) -> Iterable[Message]:
    if location.ability != Ability.NONE:
        yield _ability(location)
    if location.scores_culture:
        yield Message("passive-culture")
    if location.row_defence:
        yield Message("passive-wall", {"amount": location.row_defence})
    if location.extra_most:
        names = tuple(Message(f"resource-{name}") for name in location.extra_resources)
        yield Message("passive-extra", {"most": location.extra_most, "resources": names})


def abbreviate(location: Location) -> Message:
    """The same in a dozen characters."""
    if location.scores_culture:
        return Message("short-culture")
    if location.row_defence:
        return Message("short-wall", {"amount": location.row_defence})
    if location.extra_most:
        return Message("short-extra", {"most": location.extra_most})
    return Message(f"short-{ABILITIES[location.ability]}", _numbers(location))


def _numbers(location: Location) -> dict[str, object]:
    return {
        "amount": location.amount,
        "most": location.most,
        "items": some_resources(location.gain),
        "letters": _letters(location.gain),
        "card": LOCATIONS[IDS.index(location.card)].name if location.card else "",
    }


def _letters(counts: Sequence[int]) -> Message | str:
    """`2W`, `1W 1S 1I`."""
    letters: Message | str = ""
    for name, count in zip(RESOURCES, counts, strict=True):
        one = Message("short-count", {"count": count, "letter": Message(f"letter-{name}")})
        if count:
            letters = Message("short-and", {"first": letters, "second": one}) if letters else one
    return letters


def kind_of(location: Location) -> Message:
    """Its type, and whether it is an army or a harvest."""
    kind = Message(f"type-{TYPES[location.type]}")
    if location.is_army:
        return Message("type-army", {"type": kind})
    return Message("type-harvest", {"type": kind}) if location.is_harvest else kind


def some_resources(counts: Sequence[int]) -> tuple[Message, ...]:
    """`2 wood, 1 iron`."""
    return tuple(
        Message(f"some-{name}", {"count": int(count)})
        for name, count in zip(RESOURCES, counts, strict=True)
        if count
    )
