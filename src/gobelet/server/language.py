"""The texts of the service: of a game with the names at one table, and of errors."""

from __future__ import annotations

import copy
import functools
from pathlib import Path

from gobelet.engine.language import Language
from gobelet.games import find_game
from gobelet.server.errors import ServiceError

FOLDER = Path(__file__).parent / "lang"


def language_for(code: str, game_id: str, names: tuple[str, ...]) -> Language:
    """The texts of a game, with the names at one table; files are read once."""
    language = copy.copy(_game_language(code, game_id))
    language.names = names
    return language


@functools.cache
def _game_language(code: str, game_id: str) -> Language:
    return Language(code, [find_game(game_id).folder / "lang"])


@functools.cache
def _service_language(code: str) -> Language:
    return Language(code, [FOLDER])


def say_error(error: ServiceError, code: str) -> str:
    return _service_language(code).say(f"error-{error.code}", **error.args_said)
