"""Games between bots: each deal is played in every rotation and gives one row per seat."""

from __future__ import annotations

import contextlib
import functools
import statistics
import time
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from gobelet.arena.job import Job
from gobelet.bots import Bot, decide, new_bot
from gobelet.engine.errors import GobeletError
from gobelet.engine.table import Table

Rows = npt.NDArray[np.void]

ROW = np.dtype(
    [
        ("lineup", np.int32),
        ("deal", np.int32),
        ("rotation", np.int8),
        ("seat", np.int8),
        ("entry", np.int16),
        ("points", np.int32),
        ("place", np.int8),
        ("win", np.float64),
        ("turns", np.int32),
        ("decisions", np.int32),
        ("seconds", np.float64),  # of all its decisions
        ("median", np.float64),
        ("slowest", np.float64),
        ("dice_seed", np.uint64),
        ("bot_seed", np.uint64),
    ]
)


class BotError(GobeletError):
    """A bot raised an error or answered with an illegal action."""

    def __init__(self, bot: str, where: str, reason: str) -> None:
        super().__init__(bot, where, reason)  # as it is given, so that it survives the way between processes
        self.bot = bot
        self.where = where
        self.reason = reason

    def __str__(self) -> str:
        return f"The bot {self.bot} failed in {self.where}. {self.reason}"


def play_deals(job: Job, lineup: int, deals: Iterable[int]) -> Rows:
    """Play *lineup* on these deals, each in every rotation."""
    warm_up(job)
    rotations = range(job.lineups[lineup].rotations)
    return np.concatenate([play_game(job, lineup, deal, k) for deal in deals for k in rotations])


@functools.lru_cache(maxsize=8)
def warm_up(job: Job) -> None:
    """Let every bot decide once, so that loading and compiling do not count as thinking time."""
    for bot in set(job.bots):
        with contextlib.suppress(Exception):  # it will fail again in a game, and be reported with its place
            decide(new_bot(bot, 0), job.new_table(0))


def play_game(job: Job, lineup: int, deal: int, rotation: int) -> Rows:
    """One game to its end."""
    seated = job.lineups[lineup].seats(deal, rotation)
    table = job.new_table(job.dice_seed(deal))
    rows = np.zeros(job.players, ROW)
    rows["lineup"], rows["deal"], rows["rotation"] = lineup, deal, rotation
    rows["seat"] = range(job.players)
    rows["entry"] = [job.lineups[lineup].entries[position] for position in seated]
    rows["dice_seed"] = job.dice_seed(deal)
    rows["bot_seed"] = [job.bot_seed(deal, lineup, position) for position in seated]
    names = [job.entries[entry].bot for entry in rows["entry"]]
    times = _play_on(table, names, [int(seed) for seed in rows["bot_seed"]], f"deal {deal}")
    _note_times(rows, times)
    _note_result(rows, table)
    return rows


def _play_on(table: Table, names: list[str], seeds: list[int], deal: str) -> list[list[float]]:
    """Play *table* to its end; the seconds of each decision, by seat."""
    bots = [new_bot(name, seed) for name, seed in zip(names, seeds, strict=True)]
    times: list[list[float]] = [[] for _ in bots]
    while (seat := table.actor) is not None:
        try:
            times[seat].append(_take_decision(bots[seat], table))
        except Exception as error:  # whatever somebody else's bot may raise
            where = f"{table.game.id}, {deal}, seat {seat}, dice seed {table.seed}"
            raise BotError(names[seat], where, _give_reason(error, table)) from error
    return times


def _take_decision(bot: Bot, table: Table) -> float:
    begin = time.perf_counter()
    action = decide(bot, table).action
    seconds = time.perf_counter() - begin
    table.play(action)
    return seconds


def _give_reason(error: Exception, table: Table) -> str:
    """What went wrong, with the position unless the error already contains it."""
    reason = f"{type(error).__name__}: {error}"
    return reason if table.position in reason else f"{reason} Position: {table.position}."


def _note_times(rows: Rows, times: list[list[float]]) -> None:
    for row, seconds in zip(rows, times, strict=True):
        row["decisions"], row["seconds"] = len(seconds), sum(seconds)
        if seconds:
            row["median"], row["slowest"] = statistics.median(seconds), max(seconds)


def _note_result(rows: Rows, table: Table) -> None:
    """Note points and places; a tie for first place counts as a share of a win."""
    rows["points"], rows["place"] = table.scores(), table.ranks()
    is_first = rows["place"] == 1
    rows["win"] = is_first / max(1, is_first.sum())
    rows["turns"] = table.state.turn + 1
