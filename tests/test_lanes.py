"""
Three lanes: the same games compiled, uncompiled with warnings as errors, and compiled with bounds checks.

Out of bounds, compiled code overwrites memory and says nothing; uncompiled, a small number overflows. Both
show as a difference between the lanes, or as an error in one of them.
"""

import json
import os
import subprocess
import sys

import pytest

import gobelet
from gobelet.engine.jit import is_compiling
from tests import lane

GAMES = [*gobelet.games(), "pig"]
LANES = {
    "uncompiled": {"NUMBA_DISABLE_JIT": "1"},
    "bounds-checked": {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},  # most of its time is compiling
}

pytestmark = pytest.mark.compiled


def play_apart(game, positions, settings):
    """The same in a process with these settings of Numba."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environ |= {"PYTHONPATH": os.pathsep.join(sys.path), **settings}
    command = [sys.executable, "-W", "error", lane.__file__, game]
    given = json.dumps(positions)
    done = subprocess.run(command, env=environ, input=given, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("settings", LANES.values(), ids=LANES)
@pytest.mark.parametrize("game", GAMES)
def test_same_games(game, settings):
    """Every state, score, place, observation and hidden state, byte for byte, as in this process."""
    assert is_compiling()
    positions = lane.find_positions(game)
    assert lane.play_all(game, positions) == play_apart(game, positions, settings)


def test_every_setup_is_played():
    """All numbers of players and all options of all games; and no two of them are the same game."""
    digests = lane.play_all("pig", [])
    assert 6 == len(digests) == len(set(digests.values()))
    assert "gobelet.game('pig').table(players=4, seed=0, target='50')" in digests


def test_late_is_traded_in():
    """The edition with the most rules, with each number of players."""
    setups, _ = lane.choose_setups(lane.suite_of("ages"))
    late = [each for each in setups if each.options["edition"] == "late" and each.options["trading"] != "no"]
    assert sorted({each.players for each in late}) == [1, 2, 3, 4]


def test_ends_and_mistakes_are_played():
    """Long games, which are cut short, end from a position of their own; some mistakes are refused."""
    positions = lane.find_positions("city")
    digests = [lane.digest_position(gobelet.game("city"), *position) for position in positions]
    assert len(positions) - lane.EDITS == 6
    refused = [digest for digest in digests if " " in digest]
    assert 0 < len(refused) < lane.EDITS
