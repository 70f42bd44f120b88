"""The replay: any moment of a game and, once it is over, any player's point of view."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from gobelet.server.api.dependencies import TableId
from gobelet.server.errors import ServiceError
from gobelet.server.history import Status
from gobelet.server.online import OnlineTable
from gobelet.web.table_page import TablePage
from gobelet.web.visitors import Visiting

router = APIRouter(prefix="/tables")


@router.get("/{table_id}/replay")
async def replay(
    visitor: Visiting,
    table_id: TableId,
    step: Annotated[int | None, Query(ge=0)] = None,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> Response:
    """Show the replay; while the game is running, only your own point of view."""
    online = await visitor.service.find(table_id, visitor.person)
    eyes = seat if online.status == Status.OVER and seat in range(len(online.seats)) else None
    at = len(online.position.steps) if step is None else step
    page = TablePage(online, visitor.person, visitor.code, step=at, eyes=eyes, shown=seat)
    return visitor.page(
        "replay.html",
        language=page.language,
        page=page,
        marks=_turn_marks(online),
        moments=_moments(online),
    )


def _moments(online: OnlineTable) -> list[int]:
    """The steps worth stopping at: after each decision and the dice that followed."""
    steps = online.position.steps
    found = [k for k, step in enumerate(steps) if step.seat is not None]
    return [*found, len(steps)]


def _turn_marks(online: OnlineTable) -> list[int]:
    """Where turns begin."""
    table, found, last = online.position, [], None
    for k, step in enumerate(table.steps):
        if step.seat is not None and step.before.turn != last:
            found.append(k)
            last = step.before.turn
    if not table.steps:
        raise ServiceError("not-running")
    return found
