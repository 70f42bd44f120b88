"""What a finished game shows besides the table: your best score, points turn by turn, rematch, link."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from gobelet.server.history import Status
from gobelet.server.identity import Person
from gobelet.web.course import Course, draw_course
from gobelet.web.ending import compare_best
from gobelet.web.own_games import FinishedGame, best_before, settle_options
from gobelet.web.table_page import TablePage
from gobelet.web.visitors import Visitor


@dataclass(frozen=True)
class Rematch:
    """The next table of the same people, for one of them."""

    id: str
    host: str  # who has asked for it
    is_there: bool  # whether the viewer can go there
    is_question: bool  # whether the viewer has been asked and it has not begun


@dataclass(frozen=True)
class Ending:
    """What the template of the end needs besides the page."""

    is_won: bool
    best: str | None
    course: Course | None
    rematch: Rematch | None
    link: str | None  # that others can open
    obstacle: str | None  # why only this computer can


async def ending_for(visitor: Visitor, page: TablePage) -> Ending:
    own, winners = [seat.number for seat in page.own_seats], page.result.winners
    return Ending(
        page.result.is_won is True or (page.result.players > 1 and len(own) == 1 and own[0] in winners),
        await _say_best(visitor, page),
        await asyncio.to_thread(draw_course, page.online.position),
        await _find_rematch(visitor, page),
        f"{visitor.reach.base}/tables/{page.id}" if page.visibility != "solo" else None,
        visitor.reach.obstacle,
    )


async def _say_best(visitor: Visitor, page: TablePage) -> str | None:
    """How the viewer's points compare with their best in the same game with as many players."""
    played = _as_finished(page)
    if visitor.person is None or played.own_points is None:
        return None
    best = await best_before(visitor.service.storage, visitor.person.id, played)
    return page.language.say(compare_best(played.own_points, best, page.result.players))


def _as_finished(page: TablePage) -> FinishedGame:
    online = page.online
    return FinishedGame(
        online.id,
        page.game,
        settle_options(page.game, online.created.options),
        tuple(seat.shown_name for seat in online.seats),
        tuple(seat.level for seat in online.seats),
        tuple(seat.number for seat in page.own_seats),
        page.result,
        online.log[online.changed - 1].at,
    )


async def _find_rematch(visitor: Visitor, page: TablePage) -> Rematch | None:
    if page.rematch is None or not page.own_seats:
        return None
    after = await visitor.service.find_any(page.rematch)
    asked = after.seats_of(Person(after.created.host, ""))
    is_there = after.status != Status.CLOSED and bool(after.seats_of(visitor.person))
    is_question = is_there and after.status == Status.OPEN and not after.is_host(visitor.person)
    return Rematch(after.id, asked[0].shown_name if asked else "", is_there, is_question)
