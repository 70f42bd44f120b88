"""
Simulated clients that play over HTTP as fast as possible, for `gobelet bench server`.

It runs in a separate process, so that it and the server do not slow each other down: plain persistent
connections, and no more work per move than finding the end of the response and choosing an action.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import orjson

LENGTH = b"content-length: "
END = b"\r\n\r\n"


class Client:
    """A client with a token and a persistent connection."""

    def __init__(self, host: str, port: int) -> None:
        self._address = (host, port)
        self._head = f"host: {host}\r\ncontent-type: application/json\r\n"

    async def arrive(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(*self._address)
        token = (await self.ask("/api/tokens", name="Load"))["token"]
        self._head += f"authorization: Bearer {token}\r\n"

    def leave(self) -> None:
        self._writer.close()

    async def ask(self, path: str, method: str = "POST", **body: Any) -> Any:
        content = orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\n{self._head}content-length: {len(content)}\r\n\r\n"
        self._writer.write(head.encode() + content)
        return await self._read_answer(path)

    async def _read_answer(self, path: str) -> Any:
        head = await self._reader.readuntil(END)
        begin = head.index(LENGTH) + len(LENGTH)
        content = await self._reader.readexactly(int(head[begin : head.index(b"\r", begin)]))
        if head[9:10] != b"2":
            raise RuntimeError(f"{path}: {head[9:12].decode()} {content.decode()}")
        return orjson.loads(content)

    async def begin(self, game: str, players: int) -> dict[str, Any]:
        """Create and start a table at which this client has all seats."""
        seats = [{"kind": "me"}, *({"kind": "here", "name": f"P{k}"} for k in range(2, players + 1))]
        table = await self.ask("/api/tables", game=game, seats=seats)
        started: dict[str, Any] = await self.ask(f"/api/tables/{table['id']}/start")
        return started


@dataclass
class Tally:
    """What was played in the time measured."""

    tables: int = 0  # begun, those before the measured time included
    games: int = 0  # that came to their end
    latencies: list[float] = field(default_factory=list)  # seconds, of each move


async def play_for(clients: list[Client], game: str, players: int, seconds: float) -> Tally:
    """All clients play one game after another; moves answered in time are counted."""
    tally = Tally()
    tables = await asyncio.gather(*(client.begin(game, players) for client in clients))
    tally.tables += len(tables)
    end = time.perf_counter() + seconds

    async def play(client: Client, table: dict[str, Any]) -> None:
        while await _play_game(client, table, end, tally):
            table = await client.begin(game, players)
            tally.tables += 1

    await asyncio.gather(*(play(*pair) for pair in zip(clients, tables, strict=True)))
    return tally


async def _play_game(client: Client, table: dict[str, Any], end: float, tally: Tally) -> bool:
    """Play a game to its end; False if time ran out before."""
    path = f"/api/tables/{table['id']}/play"
    while table["status"] == "running":
        asked = time.perf_counter()
        table = await client.ask(path, actions=[random.choice(table["legal"])], version=table["version"])
        answered = time.perf_counter()
        if answered > end:
            return False
        tally.latencies.append(answered - asked)
    tally.games += 1
    return True


async def lay_tables(clients: list[Client], game: str, players: int, tables: int) -> Tally:
    """Create and start that many tables, and leave them idle."""

    async def lay(client: Client, numbers: Iterable[int]) -> None:
        for _ in numbers:
            await client.begin(game, players)

    await asyncio.gather(*(lay(client, range(k, tables, len(clients))) for k, client in enumerate(clients)))
    return Tally(tables=tables)


async def with_clients(address: str, count: int, use: Callable[[list[Client]], Awaitable[Tally]]) -> Tally:
    host, port = address.rsplit(":", 1)
    clients = [Client(host, int(port)) for _ in range(count)]
    await asyncio.gather(*(client.arrive() for client in clients))
    try:
        return await use(clients)
    finally:
        for client in clients:
            client.leave()


def main(address: str, clients: int, game: str, players: int, seconds: float, tables: int) -> Tally:
    """Play for *seconds*; or, with *tables*, create that many tables."""

    def use(arrived: list[Client]) -> Awaitable[Tally]:
        if tables:
            return lay_tables(arrived, game, players, tables)
        return play_for(arrived, game, players, seconds)

    return asyncio.run(with_clients(address, clients, use))


if __name__ == "__main__":
    if sys.platform != "win32":
        import uvloop

        uvloop.install()
    os.write(1, orjson.dumps(main(**orjson.loads(sys.argv[1]))))
