"""Forms: what people do at a table, one form per verb of the service."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.responses import Response

from gobelet.engine.errors import GobeletError
from gobelet.server.api.dependencies import TableId, gates_of, own_key
from gobelet.server.errors import ServiceError
from gobelet.server.history import Decision, Status
from gobelet.server.identity import Person
from gobelet.server.messages import MAX_TEXT
from gobelet.server.online import OnlineTable
from gobelet.server.verbs import (
    DRAW,
    JOIN,
    LEAVE,
    PLAY,
    RELINK,
    REMATCH,
    RESIGN,
    RETURN,
    SAY,
    SEED,
    START,
    UNDO,
    Fields,
    Verb,
)
from gobelet.web.boards import compose
from gobelet.web.pages.table import show_refusal
from gobelet.web.visitors import Form, Sent, Visiting, Visitor, redirect, require_person

MAX_SEED = 64

router = APIRouter(prefix="/tables")


# -- What the fields say --------------------------------------------------------------------------------


def _read_play(form: Form) -> Fields:
    return {"version": form.number("version"), "action": form.get("action"), "picks": form.all("pick")}


def _play(online: OnlineTable, person: Person, version: int, action: str, picks: list[str]) -> Decision:
    """A button's action, or what the ticked pieces mean together."""
    if action:
        return online.play(person, [action], version)
    try:
        composed = compose(online.position, picks)
    except GobeletError as refusal:
        raise online.illegal(picks, getattr(refusal, "reason", None)) from None
    return online.play(person, composed.actions, version, composed.played)


def _read_draw(form: Form) -> Fields:
    return {"version": form.number("version"), "draws": form.all("draw")}


def _read_version(form: Form) -> Fields:
    return {"version": form.number("version")}


def _resign(online: OnlineTable, person: Person) -> Decision:
    """Resign; with several people at one screen, for the one who must decide."""
    acting = online.acting
    return online.resign(person, acting.number if acting in online.seats_of(person) and acting else None)


def _read_text(form: Form) -> Fields | None:
    text = " ".join(form.get("text").split())[:MAX_TEXT]
    return {"text": text} if text and text.isprintable() else None


def _read_seed(form: Form) -> Fields:
    """A player's seed for the dice, reduced to the characters allowed in a record."""
    plain = unicodedata.normalize("NFKD", form.get("seed")).encode("ascii", "ignore").decode()
    return {"seed": re.sub(r"[^A-Za-z0-9_]+", "-", plain).strip("-")[:MAX_SEED] or None}


def _read_seat(form: Form) -> Fields:
    return {"seat": form.number("seat")}


def _read_nothing(form: Form) -> Fields:
    return {}


# -- Verbs as forms -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class VerbForm:
    """Where the form of a verb is sent, and how it is parsed."""

    path: str
    verb: Verb
    read: Callable[[Form], Fields | None]  # None: nothing to do
    is_at_table: bool = False  # what is refused is said at the table, else on a page of its own
    leads_home: bool = False


FORMS = (
    VerbForm("play", replace(PLAY, decide=_play), _read_play, is_at_table=True),
    VerbForm("draw", DRAW, _read_draw, is_at_table=True),
    VerbForm("undo", UNDO, _read_version, is_at_table=True),
    VerbForm("resign", replace(RESIGN, decide=_resign), _read_nothing, is_at_table=True),
    VerbForm("say", SAY, _read_text, is_at_table=True),
    VerbForm("start", START, _read_seed),
    VerbForm("relink", RELINK, _read_seat),
    VerbForm("leave", LEAVE, _read_nothing, leads_home=True),
    VerbForm("return", RETURN, _read_nothing),
)


def _endpoint(sent: VerbForm) -> Callable[..., Awaitable[Response]]:
    carry_out = _act if sent.is_at_table else _arrange

    async def send(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
        fields = sent.read(form)
        if fields is None:
            return redirect(visitor, f"/tables/{table_id}")
        return await carry_out(sent, visitor, table_id, form, fields)

    return send


async def _arrange(sent: VerbForm, visitor: Visitor, table_id: str, form: Form, fields: Fields) -> Response:
    person = require_person(visitor, form)
    await sent.verb.carry_out(visitor.service, table_id, person, fields)
    return redirect(visitor, "/" if sent.leads_home else f"/tables/{table_id}", person)


async def _act(sent: VerbForm, visitor: Visitor, table_id: str, form: Form, fields: Fields) -> Response:
    """
    Carry it out and show the table; if it is refused, nothing has changed and the table page says why.

    Players who see moves one at a time see their own move first, then what the bots did meanwhile.
    """
    if sent.verb.is_talk and visitor.person is not None:
        gates_of(visitor.request).words.take(visitor.person.id)
    person = require_person(visitor, form)
    key = own_key(person, form.get("key") or None)
    try:
        after = await sent.verb.carry_out(visitor.service, table_id, person, fields, key)
    except ServiceError as error:
        if error.code == "unknown-table":
            raise
        return await show_refusal(visitor, table_id, error, _player(form))
    query: dict[str, Any] = {"player": _player(form), "at": after.version if form.get("paced") else None}
    asked = urlencode({name: value for name, value in query.items() if value is not None})
    return redirect(visitor, f"/tables/{table_id}?{asked}".rstrip("?"), person)


def _player(form: Form) -> int | None:
    """The player who was looking, if several share a screen."""
    return form.number("player") if form.get("player") else None


for sent in FORMS:
    router.add_api_route(f"/{{table_id}}/{sent.path}", _endpoint(sent), methods=["POST"])


@router.post("/{table_id}/join")
async def join(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    person = require_person(visitor, form)
    online = await JOIN.carry_out(visitor.service, table_id, person, {"link": form.get("link") or None})
    seed = _read_seed(form)
    if seed["seed"] is not None and online.table is None:
        await SEED.carry_out(visitor.service, table_id, person, seed)
    return redirect(visitor, f"/tables/{table_id}", person)


@router.post("/{table_id}/rematch")
async def rematch(visitor: Visiting, table_id: TableId, form: Sent) -> Response:
    """Create a rematch; start it at once if nobody else has to agree."""
    person = require_person(visitor, form)
    online = await REMATCH.carry_out(visitor.service, table_id, person, {})
    others = {seat.person for seat in online.seats if seat.level is None} - {person.id}
    if online.status == Status.OPEN and not others and online.is_host(person):
        online = await START.carry_out(visitor.service, online.id, person, {"seed": None})
    return redirect(visitor, f"/tables/{online.id}", person)
