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
)
REMATCH = Verb(
    "rematch",
    "rematch",
    "Create a table for the same people, with seats rotated by one; everyone who asks gets the same table.",
    serve=Service.rematch,
    shows_table=True,
)
VERBS = (JOIN, SEED, RELINK, START, PLAY, DRAW, UNDO, RESIGN, LEAVE, RETURN, SAY, REMATCH)
