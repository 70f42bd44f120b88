"""The speed of games on a GPU, and of Pgx on the same GPU if installed."""

from __future__ import annotations

import importlib
import importlib.util
import time
from dataclasses import dataclass
from typing import Any

from gobelet.batch import gpu
from gobelet.bench.peers import pgx as pgx_peer
from gobelet.bench.rates import Play, Tally, measure_rate
from gobelet.bench.speed import Tell, batch_steps
from gobelet.engine.game import Game
from gobelet.engine.jit import find_cuda

GAMES = 1 << 20  # whole ones, one a thread
GAMES_A_BATCH = 1 << 18  # side by side
PGX_GAMES = (1 << 12, 1 << 15, 1 << 18)


@dataclass(frozen=True)
class GpuSpeed:
    """The speed of one game on a GPU."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    steps_per_second: float  # through a batch, with masks and observations
    encoded_steps_per_second: float  # and with features for a network
    compile_seconds: float  # of the kernel that plays whole games


def name_gpu() -> str:
    """
    The name of the GPU.

    Raises:
        SetupError: If there is no usable GPU.
    """
    gpu.check_available()
    name = find_cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def measure_on_gpu(game: Game, players: int | None, seconds: float, tell: Tell) -> GpuSpeed:
    """Measure *game* on the GPU, by default with the maximum number of players."""
    seats = game.max_players if players is None else players
    tell(f"{game.title}: compiling for the GPU")
    begin = time.perf_counter()
    play = whole_games(game, seats)
    compiling = time.perf_counter() - begin
    tell(f"{game.title}: whole games")
    whole = measure_rate(play, seconds)
    tell(f"{game.title}: step by step")
    return GpuSpeed(
        game=game.id,
        players=seats,
        decisions_per_second=whole.decisions,
        games_per_second=whole.games,
        steps_per_second=measure_rate(steps(game, seats, encoded=False), seconds).decisions,
        encoded_steps_per_second=measure_rate(steps(game, seats, encoded=True), seconds).decisions,
        compile_seconds=compiling,
    )


def whole_games(game: Game, players: int) -> Play:
    """A function that plays whole random games, already compiled."""
    room = gpu.GpuGames(game, GAMES, players)

    def play(first_seed: int) -> Tally:
        room.play(first_seed)
        return Tally(GAMES, int(room.decisions.copy_to_host().sum()))

    play(0)
    return play


def steps(game: Game, players: int, encoded: bool) -> Play:
    """A function that takes random steps in all games of a batch, each waiting for its result."""
    return batch_steps(gpu.GpuBatch(game, GAMES_A_BATCH, players), encoded)


def measure_pgx_on_gpu(seconds: float, tell: Tell) -> float | None:
    """Steps per second of Pgx's backgammon with the best batch size; None without Pgx or JAX on the GPU."""
    if importlib.util.find_spec("pgx") is None or not _has_jax_gpu():
        return None
    tell("Pgx: backgammon")
    pgx: Any = importlib.import_module("pgx")
    plays = [pgx_peer.prepare(pgx, games) for games in PGX_GAMES]
    return max(measure_rate(play, seconds).decisions for play in plays)


def _has_jax_gpu() -> bool:
    try:
        return bool(importlib.import_module("jax").devices("gpu"))
    except RuntimeError:
        return False
