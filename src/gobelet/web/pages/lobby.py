"""The lobby before the game, and the page behind an invitation link."""

from __future__ import annotations

import segno
from fastapi import APIRouter
from markupsafe import Markup
from starlette.responses import Response

from gobelet.server.api.dependencies import TableId
from gobelet.server.errors import ServiceError
from gobelet.server.language import say_error
from gobelet.server.online import OnlineTable
from gobelet.web.pages.home import game_card
from gobelet.web.table_page import Page
from gobelet.web.visitors import Visiting, Visitor, redirect

router = APIRouter(prefix="/tables")


def show_lobby(
    visitor: Visitor, online: OnlineTable, error: ServiceError | None = None, *, is_first: bool = False
) -> Response:
    """The lobby: who is missing, and how to invite them."""
    page = Page(online, visitor.person, visitor.code)
    own = {seat.number for seat in page.own_seats}
    links = {seat: link for seat, link in visitor.invitations(page).items() if seat not in own}
    return visitor.page(
        "lobby.html",
        status=error.status if error else 200,
        language=page.language,
        page=page,
        card=game_card(page.game, visitor.code),
        seats=online.seats,
        own=own,
        is_first=is_first,
        invitations={seat: (link, _code(link)) for seat, link in links.items()},
        obstacle=visitor.reach.obstacle,
        error=say_error(error, visitor.code) if error else None,
    )


def _code(link: str) -> Markup:
    """A QR code of the link."""
    code = segno.make_qr(link, error="m")
    return Markup(code.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None))


@router.get("/{table_id}/join")
async def ask(visitor: Visiting, table_id: TableId, link: str = "") -> Response:
    """The page behind an invitation link: the table, and a field for the name."""
    online = await visitor.service.find_any(table_id)
    if online.seats_of(visitor.person) and not link:
        return redirect(visitor, f"/tables/{table_id}")
    person = visitor.person or visitor.service.identity.new_person("?")
    seat, _ = visitor.service.choose_seat(online, None, link or None, person)
    page = Page(online, visitor.person, visitor.code)
    others = [other.number for other in online.seats if not other.is_open]
    return visitor.page(
        "join.html",
        language=page.language,
        page=page,
        card=game_card(page.game, visitor.code),
        seat=seat,
        others=others,
        link=link,
    )
