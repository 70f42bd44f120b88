"""The games: one folder each, with the same file names in every folder."""

from __future__ import annotations

import functools
import importlib
import sys
from importlib.metadata import EntryPoint, entry_points

from gobelet.engine.errors import UnknownGameError
from gobelet.engine.game import Game

OURS = ("ages", "stars", "city", "topia")
GROUP = "gobelet.games"  # entry points of other packages that bring a game along


def list_games() -> list[str]:
    """The ids of all installed games: built-in games first, then those of other packages."""
    others = sorted({point.name for point in _find_points(tuple(sys.path))} - set(OURS))
    return [*OURS, *others]


def find_game(game_id: str) -> Game:
    """
    The game with this id.

    Raises:
        UnknownGameError: If there is none.
    """
    if game_id in OURS:
        game = importlib.import_module(f"{__name__}.{game_id}").GAME
    else:
        points = [point for point in _find_points(tuple(sys.path)) if point.name == game_id]
        if not points:
            raise UnknownGameError(game_id, list_games())
        game = points[0].load()
    assert isinstance(game, Game)
    return game


@functools.cache
def _find_points(_path: tuple[str, ...]) -> list[EntryPoint]:
    """The entry points of all installed packages; cached, because finding them takes milliseconds."""
    return list(entry_points(group=GROUP))
