"""The table itself: looking, deciding, taking back, talking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse, Response

from gobelet.engine.errors import GobeletError
from gobelet.server.api.dependencies import TableId, gates_of, own_key
from gobelet.server.documents import show_turn
from gobelet.server.errors import ServiceError
from gobelet.server.history import Status
from gobelet.server.identity import Person
from gobelet.server.language import say_error
from gobelet.server.messages import MAX_TEXT
from gobelet.server.online import OnlineTable
from gobelet.web.boards import board_of
from gobelet.web.hints import show_hint
from gobelet.web.pages.lobby import base_of, show_lobby
from gobelet.web.table_page import TablePage, invitations, names_in
from gobelet.web.visitors import Form, Sent, Visiting, Visitor, redirect, require_person

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
        online=page.online,
        own_link=_own_link(visitor, page.online),
        hint=hint,
        error=say_error(error, visitor.code) if error else None,
    )


def _own_link(visitor: Visitor, online: OnlineTable) -> str | None:
    """Takes the seat to another device."""
    links = invitations(online, visitor.person, visitor.service.link_to, base_of(visitor))
    own = [seat.number for seat in online.seats_of(visitor.person)]
    return links.get(own[0]) if len(own) == 1 else None


# -- Deciding -------------------------------------------------------------------------------------------


async def _act(
    visitor: Visitor, table_id: str, form: Form, decide: Callable[[OnlineTable, Person], Any]
) -> Response:
    """
    Do it and show the table; what is refused is said there, and nothing has changed.

    Who follows at a pace is shown first what they have done themselves, then what bots did meanwhile.
    """
    person = require_person(visitor, form)
    key = own_key(person, form.get("key") or None)
    try:
        after = await visitor.service.act(
            table_id, lambda online: decide(online, person), person=person, key=key
        )
    except ServiceError as error:
        if error.code == "unknown-table":
            raise
        online = await visitor.service.find(table_id, visitor.person)
        if online.table is None:
            return show_lobby(visitor, online, error)
        page = TablePage(online, visitor.person, visitor.code, player=_player(form))
        return _show(visitor, page, error=error)
    query = {"player": _player(form), "at": after.version if form.get("paced") else None}
    asked = urlencode({name: value for name, value in query.items() if value is not None})
    return redirect(visitor, f"/tables/{table_id}?{asked}".rstrip("?"), person)


def _player(form: Form) -> int | None:
    """Who was looking, where several share a screen."""
    return form.number("player") if form.get("player") else None


@router.post("/{table_id}/play")
async def play(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    """A button's action, or what the ticked pieces mean together."""
    version = form.number("version")
    return await _act(
        visitor, table_id, form, lambda online, person: online.play(person, _read(online, form), version)
    )


def _read(online: OnlineTable, form: Form) -> list[str]:
    if action := form.get("action"):
        return [action]
    return list(_compose(online, form.all("pick")).actions)


def _compose(online: OnlineTable, picks: list[str]) -> Any:
    """
    Raises:
        ServiceError: If what is ticked means nothing together.
    """
    try:
        return board_of(online.game).compose(online.position.copy(), picks)
    except GobeletError:
        raise ServiceError(
            "illegal", action=", ".join(picks)[:200], legal=online.position.legal(), version=online.version
        ) from None


@router.get("/{table_id}/preview")
async def preview(visitor: Visiting, table_id: TableId) -> Response:
    """What the button says to the pieces ticked so far; nothing where it cannot be pressed.

    Nor where it is another's turn by now: what they could do may tell what they have.
    """
    online = await visitor.service.find(table_id, visitor.person)
    fields = Form(tuple(visitor.request.query_params.multi_items()))
    if not show_turn(online, visitor.person)["legal"]:
        return JSONResponse({"label": None})
    try:
        composed = _compose(online, fields.all("pick"))
        online.position.copy().play(*composed.actions)
    except GobeletError:
        return JSONResponse({"label": None})
    return JSONResponse({"label": names_in(online, visitor.code).say(composed.label)})


@router.post("/{table_id}/draw")
async def draw(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    """Dice of wood, typed in."""
    version, draws = form.number("version"), form.all("draw")
    return await _act(visitor, table_id, form, lambda online, person: online.draw(person, draws, version))


@router.post("/{table_id}/undo")
async def undo(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    version = form.number("version")
    return await _act(visitor, table_id, form, lambda online, person: online.undo(person, version))


@router.post("/{table_id}/resign")
async def resign(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    return await _act(visitor, table_id, form, _resign)


def _resign(online: OnlineTable, person: Person) -> Any:
    """Of several at one screen, whoever is to decide."""
    acting = online.acting
    number = acting.number if acting is not None and acting.person == person.id else None
    return online.resign(person, number)


@router.post("/{table_id}/say")
async def say(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    text = " ".join(form.get("text").split())[:MAX_TEXT]
    if not text or not text.isprintable():
        return redirect(visitor, f"/tables/{table_id}")
    if visitor.person is not None:
        gates_of(visitor.request).words.take(visitor.person.id)
    return await _act(visitor, table_id, form, lambda online, person: online.say(person, text))
