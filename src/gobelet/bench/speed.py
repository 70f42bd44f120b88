"""The speed of a game on this machine: games, batches, copies, compilation and startup."""

from __future__ import annotations

import functools
import itertools
import os
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from gobelet.batch.cpu import Batch
from gobelet.batch.gpu import GpuBatch
from gobelet.bench.rates import REPEATS, SECONDS, Play, Tally, measure_rate
from gobelet.bots.search import MAX_STEPS, Search
from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.game import Game
from gobelet.engine.heuristic import settings_of
from gobelet.engine.jit import rule
from gobelet.engine.machine import bound_to, count_cores, list_cores
from gobelet.engine.playout import play_games

GAMES_A_CALL = 64  # from beginning to end, one after the other
GAMES_ON_ONE_CORE = 2048  # side by side; of fewer, each pays more for the call, more do not fit the cache
GAMES_ON_ALL_CORES = 16_384  # enough to make up for calling the threads
STEPS_A_CALL = 8
COPIES = 1000

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
    """The speed of one game on one machine."""

    game: str
    players: int
    decisions_per_second_one_core: float
    games_per_second_one_core: float
    decisions_per_second_all_cores: float
    games_per_second_all_cores: float
    steps_per_second_one_core: float  # through a batch, with masks and observations
    steps_per_second_all_cores: float
    encoded_steps_per_second_one_core: float  # and with features for a network
    encoded_steps_per_second_all_cores: float
    cores: int
    state_bytes: int
    copy_nanoseconds: float  # game.copy_state(state), called from Python
    compiled_copy_nanoseconds: float  # states[k] = state, inside compiled code
    rollouts_per_second: float  # whole games from their beginning, everybody going by the heuristic
    trials_per_second: float  # of the search: until the turn is over
    cold_compile_seconds: float
    warm_start_seconds: float


Tell = Callable[[str], object]  # hears what is being measured now


def measure_game(
    game: Game, players: int | None = None, seconds: float = SECONDS, tell: Tell = lambda _: None
) -> GameSpeed:
    """Measure *game*, each rate over about *seconds*, by default with the maximum number of players."""
    seats = game.max_players if players is None else players
    state = game.new_state(seats)
    tell(f"{game.title}: a cold compile and a warm start")
    cold, warm = time_starts(game, seats)
    tell(f"{game.title}: one core")
    play = random_games(game, seats)
    with bound_to(list_cores()[0]):
        one = measure_rate(play, seconds)
        one_steps = measure_batch(game, seats, seconds, threads=1)
        one_encoded = measure_batch(game, seats, seconds, threads=1, encoded=True)
    tell(f"{game.title}: all cores")
    every = measure_rate(play, seconds, threads=count_cores())
    every_steps = measure_batch(game, seats, seconds, threads=count_cores())
    every_encoded = measure_batch(game, seats, seconds, threads=count_cores(), encoded=True)
    tell(f"{game.title}: copies of a state, and bots")
    return GameSpeed(
        game=game.id,
        players=seats,
        decisions_per_second_one_core=one.decisions,
        games_per_second_one_core=one.games,
        decisions_per_second_all_cores=every.decisions,
        games_per_second_all_cores=every.games,
        steps_per_second_one_core=one_steps,
        steps_per_second_all_cores=every_steps,
        encoded_steps_per_second_one_core=one_encoded,
        encoded_steps_per_second_all_cores=every_encoded,
        cores=count_cores(),
        state_bytes=game.rules.STATE.itemsize,
        copy_nanoseconds=time_copy(game, state),
        compiled_copy_nanoseconds=time_compiled_copy(game),
        rollouts_per_second=1 / time_rollout(game, state, MAX_STEPS, seconds),
        trials_per_second=1 / time_rollout(game, state, settings_of(game).rollout_turns, seconds),
        cold_compile_seconds=cold,
        warm_start_seconds=warm,
    )


# -- Games a second -------------------------------------------------------------------------------------


def random_games(game: Game, players: int) -> Play:
    """A function that plays random games of *game*, already compiled."""
    compiled, options = play_games.of(game.rules), game.encode_options({})

    def play(first_seed: int) -> Tally:
        states = np.zeros(GAMES_A_CALL, game.rules.STATE)
        decisions = compiled(states, players, options, new_rng(first_seed), game.new_actions())
        return Tally(GAMES_A_CALL, int(decisions))

    play(0)
    return play


def batch_steps(batch: Batch | GpuBatch, encoded: bool = False) -> Play:
    """A function that takes random steps in all games of *batch*; the seed is ignored."""
    features = batch.encode()

    def play(first_seed: int) -> Tally:
        ended = 0
        for _ in range(STEPS_A_CALL):
            ended += batch.step(batch.choose_at_random())
            if encoded:
                batch.encode(features)
        return Tally(ended, STEPS_A_CALL * batch.games)

    ended = 0
    while ended < batch.games:  # they begin together; now they are anywhere
        ended += play(0).games
    return play


def measure_batch(game: Game, players: int, seconds: float, threads: int, encoded: bool = False) -> float:
    """Decisions per second of a batch, with masks and observations, and with features."""
    games = GAMES_ON_ONE_CORE if threads == 1 else GAMES_ON_ALL_CORES
    with Batch(game, games, players, threads=threads) as batch:
        return measure_rate(batch_steps(batch, encoded), seconds).decisions


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


def time_rollout(game: Game, begun: Any, turns: int, seconds: float) -> float:
    """Seconds of one rollout on one core, evaluated after that many turns, from the first decision."""
    search = Search(game, first_decision(game, begun), 0)
    candidates = itertools.cycle(search.list_candidates())
    search.roll_out(next(candidates), turns)
    count, begin = 0, time.perf_counter()
    while count == 0 or time.perf_counter() < begin + seconds:
        search.roll_out(next(candidates), turns)
        count += 1
    return (time.perf_counter() - begin) / count


def first_decision(game: Game, begun: Any) -> Any:
    """The state at the first decision of a game."""
    state, rng = game.copy_state(begun), new_rng(0)
    while state.draw > 0:
        game.rules.apply_draw(state, random_below(rng, int(state.draw)))
    return state


# -- Starts ---------------------------------------------------------------------------------------------


def time_starts(game: Game, players: int) -> tuple[float, float]:
    """
    Seconds to compile *game* with nothing on disk, then seconds from nothing to a table.

    Each runs in a new process; the second uses what the first compiled, and includes the start of Python.
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
