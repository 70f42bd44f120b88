"""Gets rules ready for a command: compiled, or at once and uncompiled where that is fast enough."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from gobelet import bots
from gobelet.cli.locale import load_language
from gobelet.engine.game import Game


def get_ready(game: Game, code: str) -> None:
    """Compile the rules and the bots if they are not cached yet, with a message."""
    if bots.is_ready(game):
        return
    message = load_language(code).say("compiling", game=game.title)
    with Console(stderr=True).status(message):
        bots.get_ready(game)


def begin_at_once(game: Game, code: str, levels: Iterable[str] = ()) -> None:
    """
    Do not wait for the compiler: one person's moves are fast enough without it.

    If nothing is cached yet, this command starts again with uncompiled rules, and they are compiled
    meanwhile, for the next time. Only bots that search need compiled rules now.
    """
    if bots.is_ready(game):
        return
    if all(map(bots.is_quick, levels)) and _is_command():
        bots.start_compiling(game.id, is_quiet=True)
        os.execve(
            sys.executable,
            [sys.executable, *sys.orig_argv[1:]],
            os.environ | {"NUMBA_DISABLE_JIT": "1"},
        )
    get_ready(game, code)


def _is_command() -> bool:
    """Whether this process is the command `gobelet`, and not a program that calls it."""
    program = Path(sys.argv[0])
    return os.name == "posix" and (program.name == "gobelet" or program.parent.name == "gobelet")
