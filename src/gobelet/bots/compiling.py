"""Compiles games with their bots: here, or in processes of their own while this one goes on."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable

from gobelet.bots.search import Search
from gobelet.engine import jit
from gobelet.engine.game import Game
from gobelet.engine.heuristic import heuristic_of
from gobelet.engine.machine import count_cores
from gobelet.games import find_game

CODE = """
import os, sys
if hasattr(os, "nice"):
    os.nice(10)  # before the imports: a server that starts at the same time comes first
from gobelet.bots.compiling import get_ready
from gobelet.games import find_game
get_ready(find_game(sys.argv[1]))
"""
POLL = 0.05  # seconds


def is_ready(game: Game) -> bool:
    """Whether compiled rules and bots are cached on disk; if not, the first decision takes some seconds."""
    return game.is_ready and jit.is_ready(game.rules, heuristic_of(game))


def get_ready(game: Game) -> None:
    """Compile everything that tables and bots need, or load it from the cache."""
    game.get_ready()
    search = Search(game, game.table(seed=0).state, 0)
    search.roll_out(search.list_candidates()[0], 1)
    jit.mark_ready(game.rules, heuristic_of(game))


def start_compiling(game_id: str, *, is_quiet: bool = False) -> subprocess.Popen[bytes]:
    """Compile a game in a process that continues if this one ends, and ignores Ctrl-C."""
    output = subprocess.DEVNULL if is_quiet else None
    return subprocess.Popen(
        [sys.executable, "-c", CODE, game_id],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        start_new_session=True,
    )


def compile_games(game_ids: Iterable[str]) -> None:
    """Compile what is not in the cache yet, in as many processes as there are cores."""
    waiting = [game_id for game_id in game_ids if not is_ready(find_game(game_id))]
    running: list[subprocess.Popen[bytes]] = []
    try:
        while waiting or running:
            while waiting and len(running) < count_cores():
                running.append(start_compiling(waiting.pop(0)))
            time.sleep(POLL)
            running = [process for process in running if process.poll() is None]
    finally:
        for process in running:
            process.kill()
