"""The bot that plays over HTTP."""

from __future__ import annotations

import ast
import random
import sys
from pathlib import Path

import pytest

import online
from tests.server.conftest import serve, sqlite

__all__ = ["serve", "sqlite"]


class TestOnline:
    @pytest.mark.compiled
    @pytest.mark.parametrize("game", ["ages", "stars"])
    def test_plays_a_whole_game(self, serve, sqlite, game) -> None:
        """It plays to the end against `easy`, over a real connection."""
        random.seed(1)
        client = online.Client(serve(sqlite).address, "Example")
        table = online.play(client, game)
        assert table["status"] == "over"
        assert len(table["result"]["scores"]) == 2

    def test_refusal(self, serve, sqlite) -> None:
        """What the server refuses ends the program with its message."""
        client = online.Client(serve(sqlite).address, "Example")
        with pytest.raises(SystemExit, match=r"404: .*chess"):
            online.play(client, "chess")

    def test_needs_no_other_package(self) -> None:
        """Whoever has Python can run it."""
        nodes = list(ast.walk(ast.parse(Path(online.__file__).read_text("utf-8"))))
        names = [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
        names += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
        assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names
