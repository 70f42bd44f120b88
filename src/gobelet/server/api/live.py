"""The log of a table, and live updates as server-sent events."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent

from gobelet.server.api.dependencies import REFUSALS, Lang, TableId, Tables, Watched, address_of
from gobelet.server.documents import show_entry
from gobelet.server.errors import ServiceError
from gobelet.server.messages import MAX_VERSION, EntryShown
from gobelet.server.metrics import STREAMS
from gobelet.server.online import OnlineTable
from gobelet.server.presenter import Presenter

RETRY = 1000  # milliseconds until a browser connects again
MAX_SENT = 200  # entries; a client that missed more asks again after these

router = APIRouter(prefix="/api/tables", tags=["live"], responses=REFUSALS)
_open: Counter[str] = Counter()  # streams by address


async def line(request: Request) -> AsyncIterator[None]:
    """Count this stream as open until it is closed."""
    limits, address = request.app.state.service.settings.limits, address_of(request)
    if _open.total() >= limits.streams or _open[address] >= limits.streams_each:
        raise ServiceError("too-many", retry_after=10)
    _open[address] += 1
    STREAMS.inc()
    try:
        yield
    finally:
        _open[address] -= 1
        if not _open[address]:
            del _open[address]
        STREAMS.dec()


@router.get("/{table_id}/log", response_model=list[EntryShown], response_model_exclude_unset=True)
async def show_log(
    online: Watched, code: Lang, after: Annotated[int, Query(ge=0, le=MAX_VERSION)] = 0
) -> list[dict[str, Any]]:
    """List the events of a table in order, after number `after`, at most 200 at a time."""
    shown = Presenter(online, None, code)
    return [show_entry(shown, entry) for entry in online.log[after : after + MAX_SENT]]


@router.get(
    "/{table_id}/events",
    response_class=EventSourceResponse,
    dependencies=[Depends(line)],
    summary="Stream events",
)
async def follow(
    service: Tables,
    online: Watched,
    table_id: TableId,
    code: Lang,
    after: Annotated[int | None, Query(ge=0, le=MAX_VERSION)] = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> AsyncIterator[ServerSentEvent]:
    """
    Stream the events of a table. Each server-sent event has the kind of the entry as its name and the number
    of the entry as its id. With `Last-Event-ID` or `after`, the stream continues after that number; otherwise
    it begins with the next event.
    """
    known = _known(last_event_id, after, online)
    yield ServerSentEvent(comment="welcome", retry=RETRY)
    with service.notices.waiting_for(table_id) as news:
        while not service.notices.stopping.is_set():
            news.clear()
            online = await asyncio.shield(service.find_any(table_id))  # a disconnect must not break a query
            while known < online.version:
                shown = Presenter(online, None, code)
                for entry in online.log[known : known + MAX_SENT]:
                    yield ServerSentEvent(
                        data=show_entry(shown, entry), event=entry.event.kind, id=str(entry.seq)
                    )
                    known = entry.seq
            await news.wait()


def _known(last_event_id: str | None, after: int | None, online: OnlineTable) -> int:
    if last_event_id is not None and last_event_id.isdecimal():
        return min(int(last_event_id), online.version)
    return online.version if after is None else min(after, online.version)
