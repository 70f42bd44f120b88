"""
Dependencies shared by the routes: authentication, rate limits, language, and error responses.

Dependencies are `async` although they never wait: FastAPI would run plain functions in a thread.
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
    401: "Not authenticated.",
    403: "Not allowed.",
    404: "Not found, or not visible to you.",
    405: "Method not allowed.",
    408: "Request timeout: the body did not arrive in time.",
    409: "Conflict with the current state of the table; the response contains its version.",
    413: "Request too large.",
    415: "The Content-Type is not application/json.",
    422: "Invalid request; for an illegal action, the response lists the legal ones.",
    429: "Too many requests; retry after the number of seconds in Retry-After.",
    503: "Temporarily unavailable; retry after the number of seconds in Retry-After.",
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": meaning} for status, meaning in MEANING.items()
}
assert set(STATUS.values()) <= {*MEANING, 500}


class Buckets:
    """Token buckets: a rate per second and a burst size."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """
        Raises:
            ServiceError: If the bucket is empty; it says when to retry.
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
    """The rate limits of a server, with a bucket for each client."""

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
    """The person identified by token or cookie, or None without either; an invalid one is an error."""
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
    """The person making a change: authenticated, sending JSON, within the rate limit."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ServiceError("not-json")
    person = maybe_person(request)
    if person is None:
        raise ServiceError("no-identity")
    gates_of(request).writes.take(person.id)
    return person


async def language(
    request: Request,
    lang: Annotated[str | None, Query(max_length=10, description="Language of texts: en or fr.")] = None,
) -> str:
    """The language from `?lang=fr`, otherwise from the Accept-Language header."""
    return choose_language(lang or request.headers.get("accept-language"))


async def tables(request: Request) -> Service:
    return service_of(request)


Tables = Annotated[Service, Depends(tables)]
Reader = Annotated[Person | None, Depends(reader)]
Writer = Annotated[Person, Depends(writer)]
Lang = Annotated[str, Depends(language)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="Id of the table.")]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=100,
        pattern=r"^[\x21-\x7e]+$",
        description="Idempotency key: requests repeated with the same key take effect only once.",
    ),
]


def own_key(person: Person, key: str | None) -> str | None:
    return None if key is None else f"{person.id}/{key}"


async def watched(service: Tables, person: Reader, table_id: TableId) -> OnlineTable:
    return await service.find(table_id, person)


Watched = Annotated[OnlineTable, Depends(watched)]
