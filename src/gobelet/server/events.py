"""The events of an online table. A table is the list of its events, in order."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

import orjson


@dataclass(frozen=True)
class Event:
    """Something that happened at a table."""

    kind: ClassVar[str]
    changes_position: ClassVar[bool] = False  # a move decided before it is out of date


@dataclass(frozen=True)
class SeatPlan:
    """A seat as the host set it up: for a person, for a bot, or open."""

    person: str | None = None
    name: str | None = None
    level: str | None = None  # of a bot


@dataclass(frozen=True)
class Created(Event):
    kind = "created"
    game: str
    options: dict[str, str]
    seats: tuple[SeatPlan, ...]
    visibility: str
    host: str
    real_dice: bool
    commitment: str | None
    hints: bool = False  # also between people


@dataclass(frozen=True)
class Joined(Event):
    """A person takes a seat, or continues in their seat from another device."""

    kind = "joined"
    seat: int
    person: str
    name: str


@dataclass(frozen=True)
class Seeded(Event):
    """A player's own seed for the dice."""

    kind = "seeded"
    seat: int
    seed: str


@dataclass(frozen=True)
class Relinked(Event):
    """The secret link of a seat is replaced."""

    kind = "relinked"
    seat: int


@dataclass(frozen=True)
class Started(Event):
    kind = "started"
    changes_position = True
    draws: tuple[str, ...]


@dataclass(frozen=True)
class Moved(Event):
    """One or more decisions and the draws that followed; with real dice, it may be draws only."""

    kind = "moved"
    changes_position = True
    seat: int | None
    actions: tuple[str, ...]
    draws: tuple[str, ...]


@dataclass(frozen=True)
class Undone(Event):
    kind = "undone"
    changes_position = True
    seat: int


@dataclass(frozen=True)
class Resigned(Event):
    kind = "resigned"
    changes_position = True
    seat: int


@dataclass(frozen=True)
class Left(Event):
    """A person left; after a grace period a bot plays for them until they come back."""

    kind = "left"
    seat: int


@dataclass(frozen=True)
class Returned(Event):
    kind = "returned"
    seat: int


@dataclass(frozen=True)
class StoodIn(Event):
    """A bot starts playing for a person who left."""

    kind = "stood-in"
    seat: int


@dataclass(frozen=True)
class Said(Event):
    kind = "said"
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True)
class Closed(Event):
    """The table was closed before the game started."""

    kind = "closed"


@dataclass(frozen=True)
class Rematched(Event):
    """The same people play again at another table."""

    kind = "rematched"
    table: str


KINDS = {
    event.kind: event
    for event in (
        Created, Joined, Seeded, Relinked, Started, Moved, Undone, Resigned, Left, Returned, StoodIn, Said,
        Closed, Rematched,
    )
}  # fmt: skip


def write_event(event: Event) -> str:
    return orjson.dumps(asdict(event)).decode()


def read_event(kind: str, body: str) -> Event:
    event = KINDS[kind]
    values: dict[str, Any] = orjson.loads(body)
    for field in fields(event):
        if isinstance(values.get(field.name), list):
            values[field.name] = tuple(values[field.name])
    if event is Created:
        values["seats"] = tuple(SeatPlan(**plan) for plan in values["seats"])
    return event(**values)
