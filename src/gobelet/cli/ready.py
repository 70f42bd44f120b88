"""Compiles the rules, with a message while it takes time."""

from __future__ import annotations

from rich.console import Console

from gobelet import bots
from gobelet.cli.locale import load_language
from gobelet.engine.game import Game


def get_ready(game: Game, code: str) -> None:
    """Compile the rules and the bots if they are not cached yet, with a message."""
    if game.is_ready and bots.is_ready(game):
        return
    message = load_language(code).say("compiling", game=game.title)
    with Console(stderr=True).status(message):
        game.get_ready()
        bots.get_ready(game)
