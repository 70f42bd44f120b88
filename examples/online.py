"""
A bot that plays at an online table over HTTP. Run `gobelet serve` in another terminal, then:

    python examples/online.py http://127.0.0.1:8000 ages
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

TIMEOUT = 30  # seconds


class Client:
    """A player with a token; it needs nothing but the standard library."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.headers = {"content-type": "application/json"}
        token = self.ask("POST", "/api/tokens", name=name)["token"]
        self.headers["authorization"] = f"Bearer {token}"

    def open(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, content, self.headers, method=method)
        try:
            return urlopen(request, timeout=TIMEOUT)
        except HTTPError as error:
            raise SystemExit(f"{error.code}: {json.load(error)['error']['message']}") from error

    def ask(self, method: str, path: str, **body: Any) -> Any:
        with self.open(method, path, body if method != "GET" else None) as response:
            return json.load(response)


def play(client: Client, game: str) -> dict[str, Any]:
    """Play a whole game against the bot `easy`; our seed is part of what determines the dice."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    path = f"/api/tables/{client.ask('POST', '/api/tables', game=game, seats=seats)['id']}"
    table = client.ask("POST", f"{path}/start", seed=f"{random.getrandbits(64):x}")
    while table["status"] == "running":
        if table["legal"]:
            action = random.choice(table["legal"])
            table = client.ask("POST", f"{path}/play", actions=[action], version=table["version"])
        else:
            wait_for_news(client, path, table["version"])
            table = client.ask("GET", path)
    return client.ask("GET", path)


def wait_for_news(client: Client, path: str, version: int) -> None:
    """Read the live events of the table until there is a new one."""
    with client.open("GET", f"{path}/events?after={version}") as events:
        next(line for line in events if line.startswith(b"data:"))


if __name__ == "__main__":
    address, game = [*sys.argv[1:], "http://127.0.0.1:8000", "ages"][:2]
    print(play(Client(address, "Example"), game)["result"])  # noqa: T201
