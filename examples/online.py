"""
A bot that plays at a table online, over HTTP. In another terminal: `gobelet serve`, then

    python examples/online.py http://127.0.0.1:8000 ages
"""

from __future__ import annotations

import random
import sys
from typing import Any

import httpx


class Client:
    """Somebody with a token."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=30)
        token = self.ask("POST", "/api/tokens", name=name)["token"]
        self.http.headers["authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, **body: Any) -> Any:
        response = self.http.request(method, path, json=body if method != "GET" else None)
        if response.is_error:
            raise SystemExit(f"{response.status_code}: {response.json()['error']['message']}")
        return response.json()


def play(client: Client, game: str) -> dict[str, Any]:
    """A whole game against the bot `easy`; the dice are ours too, by the seed we give."""
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
    with client.http.stream("GET", f"{path}/events", params={"after": version}) as events:
        next(line for line in events.iter_lines() if line.startswith("data:"))


if __name__ == "__main__":
    address, game = [*sys.argv[1:], "http://127.0.0.1:8000", "ages"][:2]
    print(play(Client(address, "Example"), game)["result"])  # noqa: T201
