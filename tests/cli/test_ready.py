"""A command on a machine that has never compiled anything."""

import os
import sys

import psutil
import pytest

import gobelet
from gobelet import bots
from gobelet.bots.compiling import CODE
from gobelet.cli import ready
from gobelet.cli.ready import begin_at_once
from tests.cli.terminal import Terminal

AGES = gobelet.game("ages")


class Restarted(BaseException):
    """The command was started again."""


@pytest.fixture
def done(monkeypatch):
    """What was done on a machine where nothing is cached."""
    found = []

    def restart(program, args, environment):
        found.append(("restart", args[1:], environment["NUMBA_DISABLE_JIT"]))
        raise Restarted

    monkeypatch.setattr(bots, "is_ready", lambda game: False)
    monkeypatch.setattr(bots, "start_compiling", lambda game_id, **_: found.append(("compile", game_id)))
    monkeypatch.setattr(ready, "get_ready", lambda game, code: found.append(("wait", game.id)))
    monkeypatch.setattr(os, "execve", restart)
    monkeypatch.setattr(sys, "argv", ["/home/ada/.venv/bin/gobelet", "play", "ages"])
    monkeypatch.setattr(sys, "orig_argv", ["python", *sys.argv])
    return found


@pytest.mark.parametrize("levels", [(), ("normal",), ("easy", "hard")])
def test_quick_bots(done, levels):
    """It starts again with uncompiled rules, and compiles for the next time."""
    with pytest.raises(Restarted):
        begin_at_once(AGES, "en", levels)
    assert done == [("compile", "ages"), ("restart", sys.argv, "1")]


@pytest.mark.parametrize("level", ["expert", "expert@50ms", "my.package:Bot"])
def test_bots_that_search(done, level):
    """They need compiled rules, so it waits."""
    begin_at_once(AGES, "en", ["normal", level])
    assert done == [("wait", "ages")]


def test_called_by_a_program(done, monkeypatch):
    """A program is never started again."""
    monkeypatch.setattr(sys, "argv", ["/usr/bin/pytest", "tests"])
    begin_at_once(AGES, "en")
    assert done == [("wait", "ages")]


@pytest.mark.compiled
def test_first_turn(tmp_path):
    """With an empty cache, the first question comes before anything is compiled."""
    cache = tmp_path / "cache"
    terminal = Terminal("play", "ages", "--seed", "5", data=tmp_path, NUMBA_CACHE_DIR=str(cache))
    assert "2  Reroll die 2 (coins)" in terminal.until("Your choice ›")
    assert not list(cache.glob("*/ready"))
    [compiling] = psutil.Process(terminal.child.pid).children()
    assert CODE in compiling.cmdline()
    terminal.type("quit")
    terminal.end()
    assert compiling.is_running()
    compiling.kill()
