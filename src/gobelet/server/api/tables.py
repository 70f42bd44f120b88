"""Tables: laying one, sitting down, playing, talking, leaving."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse
from sqlalchemy import Row

from gobelet.server.answers import Answer
from gobelet.server.api.dependencies import (
    REFUSALS,
    Key,
    Lang,
    Reader,
    TableId,
    Tables,
    Watched,
    Writer,
    address_of,
    gates_of,
    own_key,
)
from gobelet.server.documents import choose_viewer, show_record, show_table, show_turn, visible_links
from gobelet.server.errors import ServiceError
from gobelet.server.events import SeatPlan
from gobelet.server.identity import Person, check_name
from gobelet.server.messages import (
    Drawing,
    Joining,
    NewTable,
    Playing,
    Resigning,
    Saying,
    SeatWanted,
    Seeding,
    Starting,
    TableListed,
    TableShown,
    TurnShown,
    Undoing,
)
from gobelet.server.online import OnlineTable, check_level
from gobelet.server.service import Service

MAX_LISTED = 100

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)
SeatNumber = Annotated[int, Path(ge=0, le=7)]


# -- Looking --------------------------------------------------------------------------------------------


@router.get("", response_model=list[TableListed])
async def list_tables(
    service: Tables,
    person: Reader,
    mine: bool = False,
    status: Literal["open", "running", "over"] = "open",
    limit: Annotated[int, Query(ge=1, le=MAX_LISTED)] = 50,
) -> list[dict[str, Any]]:
    """Public tables of a status; or, with `mine`, the latest of your own, whatever their status."""
    if not mine:
        return [_list_row(row) for row in await service.storage.list_public(status, limit)]
    if person is None:
        raise ServiceError("no-identity")
    return [_list_row(row) for row in await service.storage.list_of(person.id, limit)]


def _list_row(row: Row[Any]) -> dict[str, Any]:
    fields = ("id", "game", "status", "visibility", "version", "created_at", "changed_at")
    return {field: getattr(row, field) for field in fields} | dict(orjson.loads(row.summary))


@router.get("/{table_id}", response_model=TableShown)
async def show(
    service: Tables,
    online: Watched,
    person: Reader,
    code: Lang,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> Answer:
    """The whole table as you see it; with several seats of yours, `seat` says through whose eyes."""
    return _show(service, online, person, code, seat)


def _show(
    service: Service,
    online: OnlineTable,
    person: Person | None,
    code: str,
    seat: int | None = None,
    status: int = 200,
) -> Answer:
    viewer = choose_viewer(online, person, seat)
    links = visible_links(online, person, service.link_to)
    return Answer(show_table(online, person, viewer, code, links), status)


@router.get(
    "/{table_id}/record",
    response_model=str,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(online: Watched) -> PlainTextResponse:
    """The game written down; where seats have secrets, once it is over. `gobelet verify` checks its dice."""
    return PlainTextResponse(show_record(online))


# -- Before the game ------------------------------------------------------------------------------------


@router.post("", response_model=TableShown, status_code=201)
async def create(
    request: Request, service: Tables, person: Writer, code: Lang, asked: NewTable, key: Key = None
) -> Answer:
    """Lay a table."""
    gates_of(request).tables.take(address_of(request))
    seats = [_plan(wanted, person) for wanted in asked.seats]
    if asked.visibility == "solo" and any(wanted.kind == "friend" for wanted in asked.seats):
        raise ServiceError("invalid", reason="nobody else can come to a solo table")
    online = await service.create(
        person,
        asked.game,
        asked.options,
        seats,
        visibility=asked.visibility,
        real_dice=asked.real_dice,
        key=own_key(person, key),
    )
    return _show(service, online, person, code, status=201)


def _plan(wanted: SeatWanted, person: Person) -> SeatPlan:
    match wanted.kind:
        case "bot":
            return SeatPlan(level=check_level(wanted.level or "normal"))
        case "friend":
            return SeatPlan()
        case "here":
            return SeatPlan(person.id, check_name(wanted.name or "?"))
    return SeatPlan(person.id, check_name(wanted.name or person.name))


@router.post("/{table_id}/join", response_model=TableShown)
async def join(service: Tables, table_id: TableId, person: Writer, code: Lang, asked: Joining) -> Answer:
    """Sit down; with the link of your own seat also from another device, which then has it."""

    def decide(online: OnlineTable) -> Any:
        try:
            seat, by_link = service.choose_seat(online, asked.seat, asked.link, person)
        except ServiceError:
            if online.may_watch(person):
                raise
            raise ServiceError("unknown-table") from None
        return online.join(person, seat, by_link)

    online = await service.act(table_id, decide)
    if asked.seed is not None and online.seats_of(person):
        seed = asked.seed
        online = await service.act(table_id, lambda online: online.give_seed(person, seed))
    return _show(service, online, person, code)


@router.put("/{table_id}/seed", response_model=TurnShown)
async def give_seed(service: Tables, table_id: TableId, person: Writer, asked: Seeding) -> Answer:
    """Your own words for the dice, before the game begins."""
    return await _act(service, table_id, person, lambda online: online.give_seed(person, asked.seed))


@router.post("/{table_id}/seats/{seat}/link", response_model=TableShown)
async def replace_link(
    service: Tables, table_id: TableId, seat: SeatNumber, person: Writer, code: Lang
) -> Answer:
    """Another secret link for a seat; the one before no longer opens it."""
    online = await service.act(table_id, lambda online: online.relink(person, seat), person=person)
    return _show(service, online, person, code)


@router.post("/{table_id}/start", response_model=TableShown)
async def start(
    service: Tables, table_id: TableId, person: Writer, code: Lang, asked: Starting, key: Key = None
) -> Answer:
    """Begin, when all seats are taken."""
    own = own_key(person, key)
    online = await service.act(
        table_id, lambda online: online.start(person, asked.seed), person=person, key=own
    )
    return _show(service, online, person, code)


# -- The game -------------------------------------------------------------------------------------------


async def _act(
    service: Service, table_id: str, person: Person, decide: Any, key: str | None = None
) -> Answer:
    online = await service.act(table_id, decide, person=person, key=own_key(person, key))
    return Answer(show_turn(online, person))


@router.post("/{table_id}/play", response_model=TurnShown)
async def play(service: Tables, table_id: TableId, person: Writer, asked: Playing, key: Key = None) -> Answer:
    """Decide, if it is your turn. What is answered is durable."""
    return await _act(
        service, table_id, person, lambda online: online.play(person, asked.actions, asked.version), key
    )


@router.post("/{table_id}/draw", response_model=TurnShown)
async def draw(service: Tables, table_id: TableId, person: Writer, asked: Drawing, key: Key = None) -> Answer:
    """Type in what your own dice show, at a table with real dice."""
    return await _act(
        service, table_id, person, lambda online: online.draw(person, asked.draws, asked.version), key
    )


@router.post("/{table_id}/undo", response_model=TurnShown)
async def undo(service: Tables, table_id: TableId, person: Writer, asked: Undoing, key: Key = None) -> Answer:
    """Take back your last decision, if nothing has been rolled, drawn or decided since."""
    return await _act(service, table_id, person, lambda online: online.undo(person, asked.version), key)


@router.post("/{table_id}/resign", response_model=TurnShown)
async def resign(
    service: Tables, table_id: TableId, person: Writer, asked: Resigning, key: Key = None
) -> Answer:
    """Give up; you come last, and if others play on, a bot plays for you."""
    return await _act(service, table_id, person, lambda online: online.resign(person, asked.seat), key)


@router.post("/{table_id}/leave", response_model=TurnShown)
async def leave(service: Tables, table_id: TableId, person: Writer) -> Answer:
    """Go away; after a while a bot plays for you until you come back. Before the game, give up the seat."""
    return await _act(service, table_id, person, lambda online: online.leave(person))


@router.post("/{table_id}/return", response_model=TurnShown)
async def come_back(service: Tables, table_id: TableId, person: Writer) -> Answer:
    """Play your seat yourself again."""
    return await _act(service, table_id, person, lambda online: online.come_back(person))


@router.post("/{table_id}/say", response_model=TurnShown)
async def say(
    request: Request, service: Tables, table_id: TableId, person: Writer, asked: Saying, key: Key = None
) -> Answer:
    """A line of plain text for everybody at the table."""
    gates_of(request).words.take(person.id)
    text = " ".join(asked.text.split())
    if not text or not text.isprintable():
        raise ServiceError("invalid", reason="this is no line of text")
    return await _act(service, table_id, person, lambda online: online.say(person, text), key)


@router.post("/{table_id}/rematch", response_model=TableShown)
async def rematch(service: Tables, table_id: TableId, person: Writer, code: Lang) -> Answer:
    """The same people at another table, everybody one seat further; whoever asks, it is the same table."""
    return _show(service, await service.rematch(person, table_id), person, code)
