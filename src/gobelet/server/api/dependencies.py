"""
Who asks: what every route needs to know, and what it may be refused with.

What FastAPI is to call is `async`, though it waits for nothing: a plain function would be sent to a thread.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Annotated, Any

from fastapi import Depends, Header, Path, Query, Request

from gobelet.engine.language import choose_language
from gobelet.server.errors import STATUS, ServiceError
from gobelet.server.identity import COOKIE, Person
from gobelet.server.messages import Refusal
from gobelet.server.online import OnlineTable
from gobelet.server.service import Service
from gobelet.server.settings import Limits

BEARER = "bearer "
MAX_KEPT = 50_000  # buckets; the longest unused are forgotten first
MEANING = {
    401: "Nobody we know.",
    403: "Not yours to do.",
    404: "There is no such thing, or it is not for you to see.",
    405: "There is something here, but not that.",
    408: "The body did not arrive in time.",
    409: "Not as the table stands now; the current version comes along.",
    413: "Too large.",
    415: "Not JSON.",
    422: "Not as it should be; for an action, with what would be legal.",
    429: "Too many requests; come back after the seconds in Retry-After.",
    503: "Not now; come back after the seconds in Retry-After.",
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": meaning} for status, meaning in MEANING.items()
}
assert set(STATUS.values()) <= {*MEANING, 500}


class Buckets:
    """So many requests a second, and so many at once."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """
        Raises:
            ServiceError: If the bucket is empty; it says when to come back.
        """
        now = time.monotonic()
        level, since = self._levels.pop(who, (float(self.size), now))
        level = min(self.size, level + (now - since) * self.rate)
        self._levels[who] = (level - 1 if level >= 1 else level, now)
        if len(self._levels) > MAX_KEPT:
            self._levels.popitem(last=False)
        if level < 1:
            raise ServiceError("too-many", retry_after=max(1, math.ceil((1 - level) / self.rate)))


class Gates:
    """The limits of a server, a bucket for each who asks."""

    def __init__(self, limits: Limits) -> None:
        self.reads = Buckets(*limits.reads)
        self.writes = Buckets(*limits.writes)
        self.tables = Buckets(*limits.tables)
        self.people = Buckets(*limits.people)
        self.words = Buckets(*limits.words)


def service_of(request: Request) -> Service:
    service = request.app.state.service
    assert isinstance(service, Service)
    return service


def gates_of(request: Request) -> Gates:
    gates = request.app.state.gates
    assert isinstance(gates, Gates)
    return gates


def address_of(request: Request) -> str:
    return request.client.host if request.client else "-"


def maybe_person(request: Request) -> Person | None:
    """By token or cookie; a credential that is not ours is refused, none at all is not."""
    identity = service_of(request).identity
    bearer = request.headers.get("authorization")
    if bearer is not None:
        if not bearer.lower().startswith(BEARER):
            raise ServiceError("bad-credential")
        return identity.recognise(bearer[len(BEARER) :].strip(), "token")
    cookie = request.cookies.get(COOKIE)
    return None if cookie is None else identity.recognise(cookie, "cookie")


async def reader(request: Request) -> Person | None:
    gates_of(request).reads.take(address_of(request))
    return maybe_person(request)


async def writer(request: Request) -> Person:
    """Somebody who wants to change something: in JSON, with a name, and not too often."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ServiceError("not-json")
    person = maybe_person(request)
    if person is None:
        raise ServiceError("no-identity")
    gates_of(request).writes.take(person.id)
    return person


async def language(request: Request, lang: Annotated[str | None, Query(max_length=10)] = None) -> str:
    """`?lang=fr`, else as the browser says."""
    return choose_language(lang or request.headers.get("accept-language"))


async def tables(request: Request) -> Service:
    return service_of(request)


Tables = Annotated[Service, Depends(tables)]
Reader = Annotated[Person | None, Depends(reader)]
Writer = Annotated[Person, Depends(writer)]
Lang = Annotated[str, Depends(language)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of the table.")]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=100,
        pattern=r"^[\x21-\x7e]+$",
        description="Any text of your own: a request made again with the same one is carried out once.",
    ),
]


def own_key(person: Person, key: str | None) -> str | None:
    return None if key is None else f"{person.id}/{key}"


async def watched(service: Tables, person: Reader, table_id: TableId) -> OnlineTable:
    return await service.find(table_id, person)


Watched = Annotated[OnlineTable, Depends(watched)]
