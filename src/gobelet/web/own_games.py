"""The games that a person has finished, and their best scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import orjson
from sqlalchemy import Row

from gobelet.engine.game import Game
from gobelet.games import find_game, list_games
from gobelet.server.result import Result
from gobelet.server.storage import Storage

MAX_COMPARED = 1000  # games, the latest


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, as one of its players finds it again."""

    id: str
    game: Game
    options: Mapping[str, str]
    names: tuple[str, ...]  # by seat; empty where a bot has none of its own
    levels: tuple[str | None, ...]
    own: tuple[int, ...]  # seats
    result: Result | None  # None if an older version has stored the game
    ended_at: float

    @classmethod
    def read(cls, row: Row[Any], person: str) -> Self:
        """From the row of a table in the database."""
        summary, game = orjson.loads(row.summary), find_game(row.game)
        people = summary.get("people", [])
        return cls(
            row.id,
            game,
            settle_options(game, summary.get("options", {})),
            tuple(seat["name"] or "" for seat in summary["seats"]),
            tuple(seat["level"] for seat in summary["seats"]),
            tuple(seat for seat, each in enumerate(people) if each == person),
            Result.read(summary),
            summary.get("ended_at") or row.changed_at,
        )

    @property
    def own_points(self) -> int | None:
        """The player's points, if the game counts for their best: one own seat, and played to its end."""
        result = self.result
        if result is None or len(self.own) != 1 or result.is_cut_short or self.own[0] in result.resigned:
            return None
        return result.scores[self.own[0]]

    @property
    def kind(self) -> tuple[Any, ...]:
        """Games of the same kind can be compared: the same game and options, and as many players."""
        return self.game.id, len(self.names), tuple(sorted(self.options.items()))


def settle_options(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """The value of every option."""
    return {option.name: chosen.get(option.name, option.values[0]) for option in game.options}


async def list_finished(
    storage: Storage, person: str, *, game: str | None = None, limit: int = MAX_COMPARED, after: int = 0
) -> list[FinishedGame]:
    """The games a person has finished, the latest first."""
    rows = await storage.list_finished(person, game, limit, after)
    return [FinishedGame.read(row, person) for row in rows if row.game in list_games()]


def best_of(games: Iterable[FinishedGame]) -> dict[tuple[Any, ...], FinishedGame]:
    """The game with most points of each kind; of equals, the one given last."""
    best: dict[tuple[Any, ...], FinishedGame] = {}
    for game in games:
        points, known = game.own_points, _points_of(best.get(game.kind))
        if points is not None and (known is None or points >= known):
            best[game.kind] = game
    return best


def _points_of(game: FinishedGame | None) -> int | None:
    return None if game is None else game.own_points


async def best_before(storage: Storage, person: str, played: FinishedGame) -> int | None:
    """The most points in other games of the same kind; None if there is none."""
    games = await list_finished(storage, person, game=played.game.id)
    best = best_of(game for game in games if game.kind == played.kind and game.id != played.id)
    return _points_of(best.get(played.kind))
