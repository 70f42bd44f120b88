"""The bot that plays over HTTP."""

from __future__ import annotations

import random

import pytest

import online
from tests.server.conftest import ready_once, serve, sqlite

__all__ = ["ready_once", "serve", "sqlite"]


class TestOnline:
    @pytest.mark.compiled
    @pytest.mark.parametrize("game", ["ages", "stars"])
    def test_plays_a_whole_game(self, serve, sqlite, game) -> None:
        """It plays to the end against `easy`, over a real connection."""
        random.seed(1)
        client = online.Client(serve(sqlite).address, "Example")
        try:
            table = online.play(client, game)
        finally:
            client.http.close()
        assert table["status"] == "over"
        assert len(table["result"]["scores"]) == 2

    def test_refusal(self, serve, sqlite) -> None:
        """What the server refuses ends the program with its message."""
        client = online.Client(serve(sqlite).address, "Example")
        try:
            with pytest.raises(SystemExit, match=r"404: .*chess"):
                online.play(client, "chess")
        finally:
            client.http.close()
