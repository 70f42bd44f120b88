"""What people can do at a table: the API routes and the forms of pages are made from these verbs."""

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
    Something people can do at a table.

    It is carried out by the table (`decide`) or, if it needs other tables or secrets of the server, by the
    service (`serve`). Both are called with the fields of the request.
    """

    name: str
    path: str  # relative to the table's; names in braces are fields, too
    about: str
    decide: Callable[..., Decision] | None = None
    serve: Callable[..., Awaitable[OnlineTable]] | None = None
    asks: type[Request] | None = None
    method: str = "POST"
    takes_key: bool = False  # accepts an Idempotency-Key
    shows_table: bool = False  # responds with the whole table, not only the turn
    is_talk: bool = False  # has a rate limit of its own
    clean: Callable[[Fields], Fields] = dict
    title: str | None = None  # in OpenAPI; by default the name

    async def carry_out(
        self, service: Service, table_id: str, person: Person, fields: Fields, key: str | None = None
    ) -> OnlineTable:
        """Carry out the verb and return the table, which is already saved."""
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
        raise ServiceError("invalid", reason="expected one line of text")
    return {"text": text}


JOIN = Verb(
    "join",
    "join",
    "Take a seat; with the link of your own seat, continue on another device.",
    serve=Service.join,
    asks=Joining,
    shows_table=True,
)
SEED = Verb(
    "give_seed",
    "seed",
    "Set your own seed for the dice, before the game starts.",
    OnlineTable.give_seed,
    asks=Seeding,
    title="Set seed",
    method="PUT",
)
RELINK = Verb(
    "replace_link",
    "seats/{seat}/link",
    "Replace the secret link of a seat; the old link stops working.",
    OnlineTable.relink,
    shows_table=True,
)
START = Verb(
    "start",
    "start",
    "Start the game, once all seats are taken.",
    OnlineTable.start,
    asks=Starting,
    takes_key=True,
    shows_table=True,
)
PLAY = Verb(
    "play",
    "play",
    "Play one or more actions, if it is your turn. The response means they are saved.",
    OnlineTable.play,
    asks=Playing,
    takes_key=True,
)
DRAW = Verb(
    "draw",
    "draw",
    "Enter the results of your own dice, at a table with real dice.",
    OnlineTable.draw,
    asks=Drawing,
    takes_key=True,
)
UNDO = Verb(
    "undo",
    "undo",
    "Undo your last decision, if nothing has been rolled, drawn or decided since.",
    OnlineTable.undo,
    asks=Undoing,
    takes_key=True,
)
RESIGN = Verb(
    "resign",
    "resign",
    "Resign: you come last, and a bot plays for you if others continue.",
    OnlineTable.resign,
    asks=Resigning,
    takes_key=True,
)
LEAVE = Verb(
    "leave",
    "leave",
    "Leave: after a while a bot plays for you until you come back. Before the game, this frees your seat.",
    OnlineTable.leave,
)
RETURN = Verb("come_back", "return", "Come back and play your seat yourself again.", OnlineTable.come_back)
SAY = Verb(
    "say",
    "say",
    "Send a line of text to everyone at the table.",
    OnlineTable.say,
    asks=Saying,
    takes_key=True,
    is_talk=True,
    clean=_clean_text,
    title="Send message",
)
REMATCH = Verb(
    "rematch",
    "rematch",
    "Create a table for the same people, with seats rotated by one; everyone who asks gets the same table.",
    serve=Service.rematch,
    shows_table=True,
)
VERBS = (JOIN, SEED, RELINK, START, PLAY, DRAW, UNDO, RESIGN, LEAVE, RETURN, SAY, REMATCH)
