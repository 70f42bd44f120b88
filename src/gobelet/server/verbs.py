"""What people can do at a table, each verb once: routes of the API and forms of pages are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gobelet.server.errors import ServiceError
from gobelet.server.history import Decision
from gobelet.server.identity import Person
from gobelet.server.messages import (
    Drawing,
    Joining,
    Playing,
    Request,
    Resigning,
    Saying,
    Seeding,
    Starting,
    Undoing,
)
from gobelet.server.online import OnlineTable
from gobelet.server.service import Service

Fields = Mapping[str, Any]


@dataclass(frozen=True)
class Verb:
    """
    Something people do at a table.

    Either the table decides, or, where more than one table or a secret of the server is needed, the service
    does it all. Both are called with the fields of what is asked.
    """

    name: str
    path: str  # below the table's; what is in braces is a field, too
    about: str
    decide: Callable[..., Decision] | None = None
    serve: Callable[..., Awaitable[OnlineTable]] | None = None
    asks: type[Request] | None = None
    method: str = "POST"
    takes_key: bool = False  # made again with the same key, it is carried out once
    shows_table: bool = False  # answered with the whole table, not only the turn
    is_talk: bool = False  # with a limit of its own
    clean: Callable[[Fields], Fields] = dict

    async def carry_out(
        self, service: Service, table_id: str, person: Person, fields: Fields, key: str | None = None
    ) -> OnlineTable:
        """The table afterwards; it is durable."""
        if self.serve is not None:
            return await self.serve(service, table_id, person, **fields)
        decide = self.decide
        assert decide is not None
        return await service.act(
            table_id, lambda online: decide(online, person, **fields), person=person, key=key
        )


def _clean_text(fields: Fields) -> Fields:
    text = " ".join(fields["text"].split())
    if not text or not text.isprintable():
        raise ServiceError("invalid", reason="this is no line of text")
    return {"text": text}


JOIN = Verb(
    "join",
    "join",
    "Sit down; with the link of your own seat also from another device, which then has it.",
    serve=Service.join,
    asks=Joining,
    shows_table=True,
)
SEED = Verb(
    "give_seed",
    "seed",
    "Your own words for the dice, before the game begins.",
    OnlineTable.give_seed,
    asks=Seeding,
    method="PUT",
)
RELINK = Verb(
    "replace_link",
    "seats/{seat}/link",
    "Another secret link for a seat; the one before no longer opens it.",
    OnlineTable.relink,
    shows_table=True,
)
START = Verb(
    "start",
    "start",
    "Begin, when all seats are taken.",
    OnlineTable.start,
    asks=Starting,
    takes_key=True,
    shows_table=True,
)
PLAY = Verb(
    "play",
    "play",
    "Decide, if it is your turn. What is answered is durable.",
    OnlineTable.play,
    asks=Playing,
    takes_key=True,
)
DRAW = Verb(
    "draw",
    "draw",
    "Type in what your own dice show, at a table with real dice.",
    OnlineTable.draw,
    asks=Drawing,
    takes_key=True,
)
UNDO = Verb(
    "undo",
    "undo",
    "Take back your last decision, if nothing has been rolled, drawn or decided since.",
    OnlineTable.undo,
    asks=Undoing,
    takes_key=True,
)
RESIGN = Verb(
    "resign",
    "resign",
    "Give up; you come last, and if others play on, a bot plays for you.",
    OnlineTable.resign,
    asks=Resigning,
    takes_key=True,
)
LEAVE = Verb(
    "leave",
    "leave",
    "Go away; after a while a bot plays for you until you come back. Before the game, give up the seat.",
    OnlineTable.leave,
)
RETURN = Verb("come_back", "return", "Play your seat yourself again.", OnlineTable.come_back)
SAY = Verb(
    "say",
    "say",
    "A line of plain text for everybody at the table.",
    OnlineTable.say,
    asks=Saying,
    takes_key=True,
    is_talk=True,
    clean=_clean_text,
)
REMATCH = Verb(
    "rematch",
    "rematch",
    "The same people at another table, everybody one seat further; whoever asks, it is the same table.",
    serve=Service.rematch,
    shows_table=True,
)
VERBS = (JOIN, SEED, RELINK, START, PLAY, DRAW, UNDO, RESIGN, LEAVE, RETURN, SAY, REMATCH)
