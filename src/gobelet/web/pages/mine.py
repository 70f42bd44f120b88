"""A person's own page: the games they have finished, and their best scores alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from gobelet.engine.contract import Message
from gobelet.engine.language import Language
from gobelet.web.ending import tell_result
from gobelet.web.own_games import FinishedGame, best_of, list_finished
from gobelet.web.rendering import page_language
from gobelet.web.visitors import Visiting, Visitor

MAX_ON_PAGE = 40

router = APIRouter()


@dataclass(frozen=True)
class Shown:
    """A finished game in a list."""

    id: str
    game_id: str
    title: str
    day: datetime
    others: str  # with whom
    result: str
    options: str  # those that differ from the usual game
    points: int | None


def show_finished(game: FinishedGame, code: str) -> Shown:
    language = page_language(code, game.game)
    names = [name or language.say(f"page-level-{level}") for name, level in _seats_of(game)]
    others = [name for seat, name in enumerate(names) if seat not in game.own[:1]]
    message = tell_result(game.result, game.own, names.__getitem__) if game.result else None
    return Shown(
        game.id,
        game.game.id,
        language.say("title"),
        datetime.fromtimestamp(game.ended_at, UTC),
        ", ".join(others),
        language.say(message) if message else "",
        _say_options(game, language),
        game.own_points,
    )


def _seats_of(game: FinishedGame) -> list[tuple[str, str | None]]:
    return list(zip(game.names, game.levels, strict=True))


def _say_options(game: FinishedGame, language: Language) -> str:
    """The options that were chosen, by name."""
    chosen = [option for option in game.game.options if game.options[option.name] != option.values[0]]
    pairs = [(Message(f"option-{o.name}"), o.label(game.options[o.name])) for o in chosen]
    return ", ".join(
        language.say("page-option-chosen", option=option, value=value) for option, value in pairs
    )


async def finished_games(visitor: Visitor, limit: int, after: int = 0) -> list[Shown]:
    """The visitor's latest finished games."""
    if visitor.person is None:
        return []
    games = await list_finished(visitor.service.storage, visitor.person.id, limit=limit, after=after)
    return [show_finished(game, visitor.code) for game in games]


async def _best_alone(visitor: Visitor) -> list[Shown]:
    """The best scores alone, by game and options."""
    if visitor.person is None:
        return []
    games = await list_finished(visitor.service.storage, visitor.person.id)
    best = best_of(game for game in games if len(game.names) == 1)
    return sorted(
        (show_finished(game, visitor.code) for game in best.values()),
        key=lambda shown: (shown.title, shown.options),
    )


@router.get("/mine")
async def mine(visitor: Visiting, after: Annotated[int, Query(ge=0, le=100_000)] = 0) -> Response:
    games = await finished_games(visitor, MAX_ON_PAGE + 1, after)
    return visitor.page(
        "mine.html",
        games=games[:MAX_ON_PAGE],
        best=await _best_alone(visitor) if after == 0 else [],
        older=after + MAX_ON_PAGE if len(games) > MAX_ON_PAGE else None,
    )
