"""Compiles games in the background: another process fills the cache, then this one loads it."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable

from gobelet import bots
from gobelet.engine.game import Game
from gobelet.games import find_game, list_games
from gobelet.server.errors import ServiceError

LOG = logging.getLogger("gobelet.server")
RETRY_AFTER = 5  # seconds


class Readiness:
    """Knows which games can be played now."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self.failed: set[str] = set()
        self._queue = list(list_games())
        self.when_ready: Callable[[], None] = lambda: None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._get_all_ready())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _get_all_ready(self) -> None:
        while self._queue:
            game_id = self._queue.pop(0)
            try:
                await self._get_ready(game_id)
                self.ready.add(game_id)
            except Exception:
                LOG.exception("%s could not be compiled", game_id)
                self.failed.add(game_id)
        self.when_ready()

    async def _get_ready(self, game_id: str) -> None:
        game = find_game(game_id)
        if not (game.is_ready and bots.is_ready(game)):
            await self._compile_elsewhere(game_id)
        await asyncio.to_thread(_load, game)

    async def _compile_elsewhere(self, game_id: str) -> None:
        code = f"from gobelet.server.readiness import load; load({game_id!r})"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    def check(self, game_id: str) -> None:
        """
        Check that a game is ready; if not, compile it next.

        Raises:
            ServiceError: If it is still being compiled, or compiling failed.
        """
        if game_id in self._queue:
            self._queue.remove(game_id)
            self._queue.insert(0, game_id)
        if game_id in self.failed:
            raise ServiceError("unplayable", game=find_game(game_id).title)
        if game_id not in self.ready:
            raise ServiceError("not-ready", retry_after=RETRY_AFTER, game=find_game(game_id).title)


def load(game_id: str) -> None:
    """Compile a game and its bots, or load them."""
    _load(find_game(game_id))


def _load(game: Game) -> None:
    game.get_ready()
    bots.get_ready(game)
