"""Tables: list, show and create them, and a route for each verb."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
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
from gobelet.server.documents import show_record, show_table, show_turn
from gobelet.server.errors import ServiceError
from gobelet.server.events import SeatPlan
from gobelet.server.identity import Person, check_name
from gobelet.server.messages import NewTable, SeatWanted, TableListed, TableShown, TurnShown
from gobelet.server.online import OnlineTable, check_level
from gobelet.server.presenter import Presenter, choose_viewer
from gobelet.server.service import Service
from gobelet.server.verbs import VERBS, Verb

MAX_LISTED = 100

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)
SeatNumber = Annotated[int, Path(ge=0, le=7)]
KEYWORD = inspect.Parameter.KEYWORD_ONLY


# -- Looking --------------------------------------------------------------------------------------------


@router.get("", response_model=list[TableListed])
async def list_tables(
    service: Tables,
    person: Reader,
    mine: bool = False,
    status: Literal["open", "running", "over"] = "open",
    limit: Annotated[int, Query(ge=1, le=MAX_LISTED)] = 50,
) -> list[dict[str, Any]]:
    """List public tables with a status or, with `mine`, your own latest tables with any status."""
    if not mine:
        return [_list_row(row) for row in await service.storage.list_public(status, limit)]
    if person is None:
        raise ServiceError("no-identity")
    return [_list_row(row) for row in await service.storage.list_of(person.id, limit)]


def _list_row(row: Row[Any]) -> dict[str, Any]:
    fields = ("id", "game", "status", "visibility", "version", "created_at", "changed_at")
    return {field: getattr(row, field) for field in fields} | dict(orjson.loads(row.summary))


@router.get("/{table_id}", response_model=TableShown, summary="Show table")
async def show(
    service: Tables,
    online: Watched,
    person: Reader,
    code: Lang,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> Answer:
    """Show a table as you see it; if you have several seats, `seat` chooses the point of view."""
    return _show(service, online, person, code, seat)


def _show(
    service: Service,
    online: OnlineTable,
    person: Person | None,
    code: str,
    seat: int | None = None,
    status: int = 200,
) -> Answer:
    shown = Presenter(online, person, code, choose_viewer(online, person, seat))
    return Answer(show_table(shown, shown.links(service.link_to)), status)


@router.get(
    "/{table_id}/record",
    response_model=str,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(online: Watched) -> PlainTextResponse:
    """Get the record of a game; with hidden information, only once it is over. `gobelet verify` checks it."""
    return PlainTextResponse(show_record(online))


# -- Creating -------------------------------------------------------------------------------------------


@router.post("", response_model=TableShown, status_code=201, summary="Create table")
async def create(
    request: Request, service: Tables, person: Writer, code: Lang, asked: NewTable, key: Key = None
) -> Answer:
    """Create a table."""
    gates_of(request).tables.take(address_of(request))
    seats = [_plan(wanted, person) for wanted in asked.seats]
    if asked.visibility == "solo" and any(wanted.kind == "friend" for wanted in asked.seats):
        raise ServiceError("invalid", reason="a solo table cannot have seats for other people")
    online = await service.create(
        person,
        asked.game,
        asked.options,
        seats,
        visibility=asked.visibility,
        real_dice=asked.real_dice,
        hints=asked.hints,
        order=asked.order,
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


# -- At a table -----------------------------------------------------------------------------------------


def _answer(verb: Verb) -> Callable[..., Awaitable[Answer]]:
    """The endpoint of a verb; FastAPI validates and documents its signature."""

    async def answer(
        request: Request, service: Service, table_id: str, person: Person, **asked: Any
    ) -> Answer:
        code, key, body = asked.pop("code", ""), asked.pop("key", None), asked.pop("asked", ())
        if verb.is_talk:
            gates_of(request).words.take(person.id)
        fields = verb.clean(asked | dict(body))
        online = await verb.carry_out(service, table_id, person, fields, own_key(person, key))
        if verb.shows_table:
            return _show(service, online, person, code)
        return Answer(show_turn(Presenter(online, person, code)))

    answer.__signature__ = inspect.Signature(_parameters(verb))  # type: ignore[attr-defined]
    return answer


def _parameters(verb: Verb) -> list[inspect.Parameter]:
    kinds: dict[str, Any] = {"request": Request, "service": Tables, "table_id": TableId}
    if "{seat}" in verb.path:
        kinds["seat"] = SeatNumber
    kinds["person"] = Writer
    if verb.shows_table:
        kinds["code"] = Lang
    if verb.asks is not None:
        kinds["asked"] = verb.asks
    found = [inspect.Parameter(name, KEYWORD, annotation=kind) for name, kind in kinds.items()]
    key = inspect.Parameter("key", KEYWORD, annotation=Key, default=None)
    return [*found, key] if verb.takes_key else found


for verb in VERBS:
    router.add_api_route(
        f"/{{table_id}}/{verb.path}",
        _answer(verb),
        methods=[verb.method],
        response_model=TableShown if verb.shows_table else TurnShown,
        name=verb.name,
        summary=verb.title,
        description=verb.about,
    )
