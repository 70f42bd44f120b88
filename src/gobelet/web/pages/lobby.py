"""Coming to a table and going: the lobby, seats by link, start, leaving, playing again."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import segno
from fastapi import APIRouter
from markupsafe import Markup
from starlette.responses import Response

from gobelet.server.api.dependencies import TableId
from gobelet.server.errors import ServiceError
from gobelet.server.language import say_error
from gobelet.server.online import OnlineTable
from gobelet.web.pages.home import game_card
from gobelet.web.table_page import invitations, names_in
from gobelet.web.visitors import Form, Sent, Visiting, Visitor, redirect, require_person

MAX_SEED = 64

router = APIRouter(prefix="/tables")


def show_lobby(visitor: Visitor, online: OnlineTable, error: ServiceError | None = None) -> Response:
    """Before the game: who is missing, and how to ask them."""
    links = invitations(online, visitor.person, visitor.service.link_to, base_of(visitor))
    own = {seat.number for seat in online.seats_of(visitor.person)}
    return visitor.page(
        "lobby.html",
        status=error.status if error else 200,
        language=names_in(online, visitor.code),
        online=online,
        card=game_card(online.game, visitor.code),
        seats=online.seats,
        own=own,
        is_host=online.is_host(visitor.person),
        invitations={seat: (link, _code(link)) for seat, link in links.items() if seat not in own},
        error=say_error(error, visitor.code) if error else None,
    )


def base_of(visitor: Visitor) -> str:
    """Where this server is, as the visitor has found it."""
    url = visitor.request.url
    return f"{url.scheme}://{url.netloc}"


def _code(link: str) -> Markup:
    """For the camera of a phone."""
    code = segno.make_qr(link, error="m")
    return Markup(code.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None))


@router.get("/{table_id}/join")
async def ask(visitor: Visiting, table_id: TableId, link: str = "") -> Response:
    """Somebody has followed a link: what they are asked to, and their name."""
    online = await visitor.service.find_any(table_id)
    if not link and not online.may_watch(visitor.person):
        raise ServiceError("unknown-table")
    if online.seats_of(visitor.person) and not link:
        return redirect(visitor, f"/tables/{table_id}")
    seat = None
    try:
        person = visitor.person or visitor.service.identity.new_person("?")
        seat, _ = visitor.service.choose_seat(online, None, link or None, person)
    except ServiceError as error:
        if not online.may_watch(visitor.person):
            raise ServiceError("unknown-table") from error
        raise
    return visitor.page(
        "join.html",
        language=names_in(online, visitor.code),
        online=online,
        card=game_card(online.game, visitor.code),
        seat=seat,
        link=link,
    )


@router.post("/{table_id}/join")
async def join(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    person = require_person(visitor, form)
    link = form.get("link") or None

    def decide(online: OnlineTable) -> Any:
        seat, by_link = visitor.service.choose_seat(online, None, link, person)
        return online.join(person, seat, by_link)

    online = await visitor.service.act(table_id, decide)
    seed = _read_seed(form)
    if seed is not None and online.table is None:
        await visitor.service.act(table_id, lambda online: online.give_seed(person, seed), person=person)
    return redirect(visitor, f"/tables/{table_id}", person)


def _read_seed(form: Form) -> str | None:
    """Somebody's words for the dice, in the letters that a record can have."""
    plain = unicodedata.normalize("NFKD", form.get("seed")).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9_]+", "-", plain).strip("-")[:MAX_SEED] or None


@router.post("/{table_id}/start")
async def start(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    person = require_person(visitor, form)
    seed = _read_seed(form)
    await visitor.service.act(table_id, lambda online: online.start(person, seed), person=person)
    return redirect(visitor, f"/tables/{table_id}", person)


@router.post("/{table_id}/relink")
async def relink(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    person, seat = require_person(visitor, form), form.number("seat")
    await visitor.service.act(table_id, lambda online: online.relink(person, seat), person=person)
    return redirect(visitor, f"/tables/{table_id}", person)


@router.post("/{table_id}/leave")
async def leave(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    person = require_person(visitor, form)
    await visitor.service.act(table_id, lambda online: online.leave(person), person=person)
    return redirect(visitor, "/", person)


@router.post("/{table_id}/return")
async def come_back(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    person = require_person(visitor, form)
    await visitor.service.act(table_id, lambda online: online.come_back(person), person=person)
    return redirect(visitor, f"/tables/{table_id}", person)


@router.post("/{table_id}/rematch")
async def rematch(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    """The same people again; if nobody is missing, begin at once."""
    person = require_person(visitor, form)
    online = await visitor.service.rematch(person, table_id)
    is_full = not any(seat.is_open for seat in online.seats)
    if online.table is None and is_full and online.is_host(person):
        online = await visitor.service.act(
            online.id, lambda online: online.start(person, None), person=person
        )
    return redirect(visitor, f"/tables/{online.id}", person)
