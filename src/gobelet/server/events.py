"""What can happen to a table online. A table is the list of its events, in order."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

import orjson


@dataclass(frozen=True)
class Event:
    """Something that has happened."""

    kind: ClassVar[str]
    changes_position: ClassVar[bool] = False  # a move decided before it is out of date


@dataclass(frozen=True)
class SeatPlan:
    """A seat as the host wants it: somebody's, a bot's, or open."""

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


@dataclass(frozen=True)
class Joined(Event):
    """Somebody sits down, or goes on with their seat as somebody else: on another device."""

    kind = "joined"
    seat: int
    person: str
    name: str


@dataclass(frozen=True)
class Seeded(Event):
    """A player's own words for the dice."""

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
    """A decision or several, and the draws that followed; only draws where people roll their own dice."""

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
    """Somebody has gone; they may come back, and after a grace time a bot plays for them."""

    kind = "left"
    seat: int


@dataclass(frozen=True)
class Returned(Event):
    kind = "returned"
    seat: int


@dataclass(frozen=True)
class StoodIn(Event):
    """A bot plays for somebody who has left."""

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
    """Called off before it began."""

    kind = "closed"


@dataclass(frozen=True)
class Rematched(Event):
    """The same people meet again at another table."""

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
        if isinstance(values[field.name], list):
            values[field.name] = tuple(values[field.name])
    if event is Created:
        values["seats"] = tuple(SeatPlan(**plan) for plan in values["seats"])
    return event(**values)
