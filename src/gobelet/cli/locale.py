"""The user's language, from the option --lang or the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from gobelet.advice import FOLDER as ADVICE
from gobelet.engine.game import Game
from gobelet.engine.language import LANGUAGES, Language

Lang = Annotated[str | None, typer.Option(help="Language: en or fr.", show_default="from the environment")]
FOLDER = Path(__file__).parent / "lang"


def language_code(chosen: str | None) -> str:
    """The chosen language, or the first supported one of LC_ALL, LC_MESSAGES and LANG, or English."""
    if chosen is not None:
        return chosen
    settings = (os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((code for code in settings if code in LANGUAGES), LANGUAGES[0])


def load_language(code: str, game: Game | None = None, names: Sequence[str] = ()) -> Language:
    """The texts of the terminal and, with a *game*, of that game."""
    return Language(code, [FOLDER, ADVICE] + ([game.folder / "lang"] if game else []), names)
