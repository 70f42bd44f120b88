"""How fast a game is on this machine: random games on one core and on all, copies, compiling, starting."""

from __future__ import annotations

import functools
import itertools
import os
import platform
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import gobelet
from gobelet.bots.heuristics import heuristic_of
from gobelet.bots.search import MAX_STEPS, Mind
from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.game import Game
from gobelet.engine.jit import rule
from gobelet.engine.playout import play_games

SECONDS = 2.0
REPEATS = 5
GAMES_A_BATCH = 64
COPIES = 1000
SEEDS_A_THREAD = 1 << 40

GET_READY = """
import sys, time, gobelet
game = gobelet.game(sys.argv[1])
begin = time.perf_counter()
game.get_ready()
print(time.perf_counter() - begin)
"""
FIRST_TABLE = """
import sys, time, gobelet
gobelet.game(sys.argv[1]).table(int(sys.argv[2]), seed=0)
print(time.time())
"""


@dataclass(frozen=True)
class GameSpeed:
    """What one game does on one machine."""

    game: str
    players: int
    decisions_per_second_one_core: float
    games_per_second_one_core: float
    decisions_per_second_all_cores: float
    games_per_second_all_cores: float
    cores: int
    state_bytes: int
    copy_nanoseconds: float  # game.copy_state(state), called from Python
    compiled_copy_nanoseconds: float  # states[k] = state, inside compiled code
    rollouts_per_second: float  # whole games from their beginning, everybody going by the heuristic
    trials_per_second: float  # of the search: until the turn is over
    cold_compile_seconds: float
    warm_start_seconds: float


@dataclass(frozen=True)
class Machine:
    """What the numbers were measured on, and when."""

    cpu: str
    cores: int
    system: str
    python: str
    numba: str
    numpy: str
    gobelet: str
    date: str


class Tally(NamedTuple):
    """What has been played."""

    games: int
    decisions: int


class Rate(NamedTuple):
    """What is played in a second."""

    games: float
    decisions: float


Play = Callable[[int], Tally]  # plays some games, the first on the seed given
Tell = Callable[[str], object]  # hears what is being measured now


def describe_machine() -> Machine:
    return Machine(
        cpu=_name_cpu(),
        cores=count_cores(),
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        numba=version("numba"),
        numpy=version("numpy"),
        gobelet=gobelet.__version__,
        date=date.today().isoformat(),
    )


def _name_cpu() -> str:
    listing = Path("/proc/cpuinfo")
    lines = listing.read_text().splitlines() if listing.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def count_cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def measure_game(
    game: Game, players: int | None = None, seconds: float = SECONDS, tell: Tell = lambda _: None
) -> GameSpeed:
    """All speeds of *game*, each rate over about *seconds*; *players* is by default as many as can play."""
    seats = game.max_players if players is None else players
    state = game.new_state(seats)
    tell(f"{game.title}: a cold compile and a warm start")
    cold, warm = time_starts(game, seats)
    tell(f"{game.title}: one core")
    play = random_games(game, seats)
    one = measure_rate(play, seconds)
    tell(f"{game.title}: all cores")
    all_cores = measure_rate(play, seconds, threads=count_cores())
    tell(f"{game.title}: copies of a state, and bots")
    return GameSpeed(
        game=game.id,
        players=seats,
        decisions_per_second_one_core=one.decisions,
        games_per_second_one_core=one.games,
        decisions_per_second_all_cores=all_cores.decisions,
        games_per_second_all_cores=all_cores.games,
        cores=count_cores(),
        state_bytes=game.rules.STATE.itemsize,
        copy_nanoseconds=time_copy(game, state),
        compiled_copy_nanoseconds=time_compiled_copy(game),
        rollouts_per_second=1 / time_trial(game, state, MAX_STEPS, seconds),
        trials_per_second=1 / time_trial(game, state, heuristic_of(game).PLAY.turns, seconds),
        cold_compile_seconds=cold,
        warm_start_seconds=warm,
    )


# -- Games a second -------------------------------------------------------------------------------------


def random_games(game: Game, players: int) -> Play:
    """What plays a batch of random games of *game*, compiled and ready."""
    compiled, options = play_games.of(game.rules), game.encode_options({})

    def play(first_seed: int) -> Tally:
        states = np.zeros(GAMES_A_BATCH, game.rules.STATE)
        return Tally(GAMES_A_BATCH, int(compiled(states, players, options, first_seed)))

    play(0)
    return play


def measure_rate(play: Play, seconds: float, threads: int = 1) -> Rate:
    """The best of several repeats, together about *seconds* long, each of them the same games."""
    with ThreadPoolExecutor(threads) as pool:
        rates = [_measure_once(pool, play, seconds / REPEATS, threads) for _ in range(REPEATS)]
    return max(rates, key=lambda rate: rate.decisions)


def _measure_once(pool: ThreadPoolExecutor, play: Play, seconds: float, threads: int) -> Rate:
    begin = time.perf_counter()
    seeds = [thread * SEEDS_A_THREAD for thread in range(threads)]
    tallies = list(pool.map(lambda seed: _play_until(begin + seconds, play, seed), seeds))
    elapsed = time.perf_counter() - begin
    return Rate(sum(t.games for t in tallies) / elapsed, sum(t.decisions for t in tallies) / elapsed)


def _play_until(end: float, play: Play, seed: int) -> Tally:
    total = play(seed)
    while time.perf_counter() < end:
        more = play(seed + total.games)
        total = Tally(total.games + more.games, total.decisions + more.decisions)
    return total


# -- Copies ---------------------------------------------------------------------------------------------


def time_copy(game: Game, state: Any) -> float:
    """Nanoseconds of `game.copy_state(state)`, called from Python."""
    return _time_call(functools.partial(game.copy_state, state), COPIES) * 1e9


def time_compiled_copy(game: Game) -> float:
    """Nanoseconds of one assignment of a state to another, inside compiled code."""
    states, targets = np.zeros(1, game.rules.STATE), np.zeros(COPIES, game.rules.STATE)
    copy_to_all(states, targets)
    return _time_call(lambda: copy_to_all(states, targets), 10) / COPIES * 1e9


def _time_call(function: Callable[[], object], number: int) -> float:
    return min(timeit.repeat(function, number=number, repeat=REPEATS)) / number


@rule
def copy_to_all(states: Any, targets: Any) -> None:
    """Make every one of *targets* a copy of the first of *states*."""
    for k in range(targets.shape[0]):
        targets[k] = states[0]


# -- Thinking -------------------------------------------------------------------------------------------


def time_trial(game: Game, begun: Any, turns: int, seconds: float) -> float:
    """Seconds of one trial of a search on one core, judged after that many turns, from the first decision."""
    mind = Mind(game, first_decision(game, begun), 0)
    looked_at = mind.look()
    trials = itertools.cycle(looked_at)
    mind.simulate(next(trials), turns)
    count, begin = 0, time.perf_counter()
    while time.perf_counter() < begin + seconds:
        mind.simulate(next(trials), turns)
        count += 1
    return (time.perf_counter() - begin) / count


def first_decision(game: Game, begun: Any) -> Any:
    """The game until somebody has to decide something."""
    state, rng = game.copy_state(begun), new_rng(0)
    while state.draw > 0:
        game.rules.apply_draw(state, random_below(rng, int(state.draw)))
    return state


# -- Starts ---------------------------------------------------------------------------------------------


def time_starts(game: Game, players: int) -> tuple[float, float]:
    """
    Seconds to compile *game* with nothing on disk, then seconds from nothing to a table.

    Each is a process of its own; the second finds what the first compiled, and counts Python's own start.
    """
    with tempfile.TemporaryDirectory(prefix="gobelet-") as folder:
        cold = _run(GET_READY, folder, game.id)
        begin = time.time()
        warm = _run(FIRST_TABLE, folder, game.id, str(players)) - begin
    return cold, warm


def _run(script: str, cache: str, *words: str) -> float:
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    command = [sys.executable, "-c", script, *words]
    return float(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
