"""The table page: the game now or earlier, hints, and previews of ticked pieces."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse, Response

from gobelet.server.api.dependencies import TableId, gates_of
from gobelet.server.errors import ServiceError
from gobelet.server.history import Status
from gobelet.server.language import say_error
from gobelet.web.beginners import is_first_game
from gobelet.web.boards import preview_ticks
from gobelet.web.end_page import ending_for
from gobelet.web.hints import show_hint
from gobelet.web.pages.lobby import show_lobby
from gobelet.web.story import NOW, moment_after, moment_at
from gobelet.web.table_page import Page, TablePage
from gobelet.web.visitors import Form, Visiting, Visitor

Seq = Annotated[int | None, Query(ge=0)]

router = APIRouter(prefix="/tables")


@router.get("/{table_id}")
async def show(
    visitor: Visiting,
    table_id: TableId,
    show: Annotated[int | None, Query(ge=0, le=7)] = None,
    at: Seq = None,
    after: Seq = None,
    hint: bool = False,
    player: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> Response:
    """
    The table now or, with `at`, as it was after that event.

    With `after`, what somebody sees next who has seen that event: another's move, or the table now; nothing
    while a bot is in the middle of its move.
    """
    online = await visitor.service.find(table_id, visitor.person)
    is_first = await is_first_game(visitor.service.storage, online, visitor.person)
    if online.status in (Status.OPEN, Status.CLOSED):
        return show_lobby(visitor, online, is_first=is_first)
    moment = NOW if after is None else moment_after(online, after, time.time())
    if at is not None:
        moment = moment_at(online, at, is_asked=Page(online, visitor.person, visitor.code).is_asked)
    if moment is None:
        return Response(status_code=204)
    page = TablePage(
        online, visitor.person, visitor.code, shown=show, moment=moment, player=player, is_first=is_first
    )
    advice = None
    if hint and page.may_ask_hint:
        gates_of(visitor.request).words.take(f"hint {table_id}")
        advice = await asyncio.to_thread(show_hint, page)
        page.point(advice.pieces)
    return await _show(visitor, page, hint=advice)


async def _show(
    visitor: Visitor, page: TablePage, *, hint: Any = None, error: ServiceError | None = None
) -> Response:
    return visitor.page(
        "table.html",
        status=error.status if error else 200,
        language=page.language,
        page=page,
        own_link=_own_link(visitor, page),
        obstacle=visitor.reach.obstacle,
        hint=hint,
        ending=await ending_for(visitor, page) if page.is_over else None,
        error=_say(error, page) if error else None,
    )


def _say(error: ServiceError, page: TablePage) -> str:
    """Why it was refused; of ticks, what to tick or untick."""
    return page.language.say(error.because) if error.because else say_error(error, page.code)


def _own_link(visitor: Visitor, page: TablePage) -> str | None:
    """The link that moves the seat to another device."""
    own = page.own_seats
    return visitor.invitations(page).get(own[0].number) if len(own) == 1 else None


async def show_refusal(visitor: Visitor, table_id: str, error: ServiceError, player: int | None) -> Response:
    """The unchanged table, with the reason for the refusal."""
    online = await visitor.service.find(table_id, visitor.person)
    is_first = await is_first_game(visitor.service.storage, online, visitor.person)
    if online.table is None:
        return show_lobby(visitor, online, error, is_first=is_first)
    page = TablePage(online, visitor.person, visitor.code, player=player, is_first=is_first)
    return await _show(visitor, page, error=error)


@router.get("/{table_id}/preview")
async def preview(visitor: Visiting, table_id: TableId) -> Response:
    """What the button says to the pieces ticked so far, or why it cannot be pressed.

    Empty if it is someone else's turn by now: what they could do may reveal what they have.
    """
    online = await visitor.service.find(table_id, visitor.person)
    page = Page(online, visitor.person, visitor.code)
    fields = Form(tuple(visitor.request.query_params.multi_items()))
    if not page.is_asked:
        return JSONResponse({"label": None})
    return JSONResponse(preview_ticks(online.position, fields.all("pick"), page.language))
