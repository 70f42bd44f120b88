"""Background work of the server: bots play, and take over the seats of people who left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import SQLAlchemyError

from gobelet.bots import decide, level_played, new_bot
from gobelet.server.errors import ServiceError
from gobelet.server.metrics import THINKING
from gobelet.server.online import OnlineTable
from gobelet.server.seats import Seat
from gobelet.server.service import Service

LOG = logging.getLogger("gobelet.server")
MAX_CLAIMED = 20  # at a time, of what other processes have left


class Keeper:
    """Processes the tables that wait for the server; leases keep two processes from the same table."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.settings = service.settings
        self._pool = ThreadPoolExecutor(self.settings.bot_threads, "bot")
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._wanted_again: set[str] = set()
        self._scanner: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.service.on_due = self.attend
        self._scanner = asyncio.create_task(self._scan_forever())

    async def close(self) -> None:
        tasks = [*self._attending.values(), *([self._scanner] if self._scanner else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(SQLAlchemyError, OSError):  # leases end by themselves, too
            await self.service.storage.release(self.service.process)

    def attend(self, table_id: str) -> None:
        """Process a table whose lease this process holds."""
        if table_id in self._attending:
            self._wanted_again.add(table_id)  # it may just be finishing
            return
        task = asyncio.create_task(self._attend(table_id))
        self._attending[table_id] = task
        task.add_done_callback(lambda task: self._leave(table_id, task))

    def _leave(self, table_id: str, task: asyncio.Task[None]) -> None:
        del self._attending[table_id]
        if table_id in self._wanted_again and not task.cancelled():
            self._wanted_again.discard(table_id)
            self.attend(table_id)

    async def _attend(self, table_id: str) -> None:
        try:
            while await self._take_one_step(table_id):
                self._wanted_again.discard(table_id)
        except ServiceError as error:
            LOG.info("table processing postponed", extra={"code": error.code})
        except Exception:  # the scanner comes back to it when the lease is over
            LOG.exception("table processing failed")

    async def _take_one_step(self, table_id: str) -> bool:
        """Take one step at a table; return whether there may be more to do."""
        online = await self.service.find_any(table_id)
        now = time.time()
        due = online.due_at(now, self.settings.grace)
        if due is None:
            return False
        if due > now:
            await asyncio.sleep(due - now)
        now, seat = time.time(), online.acting
        if seat is not None and seat.is_played_by_bot:
            await self._let_bot_play(online, seat)
        else:
            await self.service.act(table_id, lambda online: online.stand_in(now, self.settings.grace))
        return True

    async def _let_bot_play(self, online: OnlineTable, seat: Seat) -> None:
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(self._pool, self._think, online, seat)
        with contextlib.suppress(ServiceError):  # something has happened meanwhile
            await self.service.act(
                online.id, lambda now: now.play_bot(now.seats[seat.number], action, online.version)
            )

    def _think(self, online: OnlineTable, seat: Seat) -> str:
        level = level_played(seat.level or self.settings.stand_in)
        bot = new_bot(level, online.bot_seed(seat.number))
        with THINKING.labels(online.created.game, level).time():
            answer = decide(bot, online.position)
        return online.game.notation.format_action(answer.action)

    async def _scan_forever(self) -> None:
        """Look for tables left behind by processes that ended."""
        while True:
            await asyncio.sleep(self.settings.scan)
            try:
                now = time.time()
                for table_id in await self.service.storage.list_due(now, MAX_CLAIMED):
                    if await self.service.storage.claim(table_id, self.service.process, now):
                        self.attend(table_id)
            except Exception:
                LOG.exception("search for waiting tables failed")
