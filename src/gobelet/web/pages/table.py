"""The table page: the game now or earlier, hints, and previews of ticked pieces."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse, Response

from gobelet.engine.errors import GobeletError
from gobelet.server.api.dependencies import TableId, gates_of
from gobelet.server.errors import ServiceError
from gobelet.server.history import Status
from gobelet.server.language import say_error
from gobelet.web.boards import compose
from gobelet.web.hints import show_hint
from gobelet.web.pages.lobby import show_lobby
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
    hint: bool = False,
    player: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> Response:
    """The table now; with `at`, as it was after that event, for whoever watches what others do."""
    online = await visitor.service.find(table_id, visitor.person)
    if online.status in (Status.OPEN, Status.CLOSED):
        return show_lobby(visitor, online)
    page = TablePage(online, visitor.person, visitor.code, shown=show, seq=at, player=player)
    advice = None
    if hint and page.is_mine:
        gates_of(visitor.request).words.take(f"hint {table_id}")
        advice = await asyncio.to_thread(show_hint, page)
    return _show(visitor, page, hint=advice)


def _show(
    visitor: Visitor, page: TablePage, *, hint: Any = None, error: ServiceError | None = None
) -> Response:
    return visitor.page(
        "table.html",
        status=error.status if error else 200,
        language=page.language,
        page=page,
        own_link=_own_link(visitor, page),
        hint=hint,
        error=say_error(error, visitor.code) if error else None,
    )


def _own_link(visitor: Visitor, page: TablePage) -> str | None:
    """Takes the seat to another device."""
    own = page.own_seats
    return visitor.invitations(page).get(own[0].number) if len(own) == 1 else None


async def show_refusal(visitor: Visitor, table_id: str, error: ServiceError, player: int | None) -> Response:
    """The table as it still is, and why something was not done."""
    online = await visitor.service.find(table_id, visitor.person)
    if online.table is None:
        return show_lobby(visitor, online, error)
    return _show(visitor, TablePage(online, visitor.person, visitor.code, player=player), error=error)


@router.get("/{table_id}/preview")
async def preview(visitor: Visiting, table_id: TableId) -> Response:
    """What the button says to the pieces ticked so far; nothing where it cannot be pressed.

    Nor where it is another's turn by now: what they could do may tell what they have.
    """
    online = await visitor.service.find(table_id, visitor.person)
    page = Page(online, visitor.person, visitor.code)
    fields = Form(tuple(visitor.request.query_params.multi_items()))
    if not page.is_asked:
        return JSONResponse({"label": None})
    try:
        composed = compose(online.position, fields.all("pick"))
    except GobeletError:
        return JSONResponse({"label": None})
    return JSONResponse({"label": page.language.say(composed.label)})
