"""The languages of the service: which one somebody reads, and its words."""

from __future__ import annotations

import copy
import functools
from pathlib import Path

from gobelet.engine.language import LANGUAGES, Language
from gobelet.games import find_game
from gobelet.server.errors import ServiceError

FOLDER = Path(__file__).parent / "lang"


def language_for(code: str, game_id: str, names: tuple[str, ...]) -> Language:
    """The words of a game, with the names at one table; reading them takes long, so that is done once."""
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


def choose_language(accepted: str | None) -> str:
    """The first of ours in an Accept-Language header; English if there is none."""
    wanted: list[tuple[float, str]] = []
    for part in (accepted or "")[:200].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    for _, code in sorted(wanted, key=lambda choice: choice[0]):
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
