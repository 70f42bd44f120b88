"""The home page: the games, quick start, and the list of tables."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import orjson
from fastapi import APIRouter
from sqlalchemy import Row
from starlette.responses import Response

from gobelet.engine.game import Game
from gobelet.games import find_game, list_games
from gobelet.server.errors import ServiceError
from gobelet.web.pages.learn import step_reached
from gobelet.web.pages.mine import finished_games
from gobelet.web.rendering import page_language
from gobelet.web.visitors import Visiting, Visitor

MAX_LISTED = 12
MAX_FINISHED = 3  # the others are on a page of their own

router = APIRouter()


@dataclass(frozen=True)
class GameCard:
    """A game in the list of games."""

    game: Game
    title: str
    subtitle: str
    minutes: int | None

    @property
    def players(self) -> str:
        return f"{self.game.min_players}–{self.game.max_players}"


def game_card(game: Game, code: str) -> GameCard:
    language = page_language(code, game)
    return GameCard(game, language.say("title"), language.say("subtitle"), game.minutes)


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: GameCard
    status: str
    names: list[str]
    open_seats: int
    is_my_turn: bool = False


def _list(row: Row[Any], code: str) -> Listed:
    seats = orjson.loads(row.summary)["seats"]
    language = page_language(code)
    names = [
        seat["name"] or (language.say(f"page-level-{seat['level']}") if seat["level"] else "")
        for seat in seats
    ]
    return Listed(
        row.id,
        game_card(find_game(row.game), code),
        row.status,
        [name for name in names if name],
        sum(seat["kind"] == "open" for seat in seats),
    )


async def tables_of(visitor: Visitor) -> list[Listed]:
    """A person's unfinished tables, latest first."""
    if visitor.person is None:
        return []
    rows = await visitor.service.storage.list_of(visitor.person.id, 4 * MAX_LISTED)
    known = [row for row in rows if row.status in ("open", "running") and row.game in list_games()]
    return [
        replace(_list(row, visitor.code), is_my_turn=await _is_turn_of(visitor, row))
        for row in known[:MAX_LISTED]
    ]


async def _is_turn_of(visitor: Visitor, row: Row[Any]) -> bool:
    """Whether it is this person's turn; unknown if the game is not compiled yet."""
    if row.status != "running":
        return False
    try:
        online = await visitor.service.find(row.id, visitor.person)
    except ServiceError:
        return False
    return online.acting is not None and online.acting in online.seats_of(visitor.person)


async def public_tables(visitor: Visitor, status: str) -> list[Listed]:
    rows = await visitor.service.storage.list_public(status, MAX_LISTED)
    return [_list(row, visitor.code) for row in rows if row.game in list_games()]


@router.get("/")
async def home(visitor: Visiting) -> Response:
    mine = await tables_of(visitor)
    own = {listed.id for listed in mine}
    return visitor.page(
        "home.html",
        games=[game_card(find_game(game), visitor.code) for game in list_games()],
        learning=[game for game in list_games() if step_reached(visitor, game) > 1],
        mine=mine,
        finished=await finished_games(visitor, MAX_FINISHED),
        public=[listed for listed in await public_tables(visitor, "open") if listed.id not in own],
        running=[listed for listed in await public_tables(visitor, "running") if listed.id not in own],
    )
