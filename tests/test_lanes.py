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
LANES = {"uncompiled": {"NUMBA_DISABLE_JIT": "1"}, "bounds-checked": {"NUMBA_BOUNDSCHECK": "1"}}

pytestmark = pytest.mark.compiled


def start(game, settings):
    """A process that plays *game* with these settings of Numba."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environ |= {"PYTHONPATH": os.pathsep.join(sys.path), **settings}
    command = [sys.executable, "-W", "error", lane.__file__, game]
    return subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("settings", LANES.values(), ids=LANES)
@pytest.mark.parametrize("game", GAMES)
def test_same_games(game, settings):
    """Every state, every score, every place and every observation, byte for byte, as in this process."""
    process = start(game, settings)
    assert is_compiling()
    expected = lane.play_all(game)
    output, errors = process.communicate()
    assert not process.returncode, errors
    assert expected == json.loads(output)


def test_every_setup_is_played():
    """All numbers of players and all options of all games; and no two of them are the same game."""
    digests = lane.play_all("pig")
    assert 6 == len(digests) == len(set(digests.values()))
    assert "gobelet.game('pig').table(players=4, seed=0, target='50')" in digests
