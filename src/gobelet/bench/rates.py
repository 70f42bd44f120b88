"""Measures rates, such as games and decisions per second."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

SECONDS = 2.0
REPEATS = 5
SEEDS_A_THREAD = 1 << 40


class Tally(NamedTuple):
    """What has been played."""

    games: int
    decisions: int


class Rate(NamedTuple):
    """Games and decisions per second."""

    games: float
    decisions: float


Play = Callable[[int], Tally]  # plays some games, the first on the seed given


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
