"""Runs an arena: schedules deals, saves results, and stops when enough has been played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait

import numpy as np
import numpy.typing as npt

from gobelet.arena.folder import Folder
from gobelet.arena.job import Job
from gobelet.arena.match import Rows
from gobelet.arena.significance import Contest, Floats
from gobelet.arena.workers import Workers

CHUNK_SECONDS = 2.0  # of work handed out at once, about
DECISION_SECONDS = 0.0001  # of a decision, besides thinking


class Tournament:
    """A job in progress: all games so far, and what is decided."""

    def __init__(self, job: Job, folder: Folder) -> None:
        self.job = job
        self.folder = folder
        self.all_rows = folder.load()
        self.is_done = np.zeros((len(job.lineups), job.deals), np.bool_)
        self.achieved = np.zeros((len(job.lineups), job.deals, len(job.entries)))
        self._seconds = np.zeros(len(job.lineups))
        self.contests = _form_contests(job) if job.until_significant else {}
        self._take(self.all_rows)

    # -- What is there ----------------------------------------------------------------------------------

    @property
    def limits(self) -> list[int]:
        """The number of deals of each lineup that count: all, or as many as it took to decide."""
        limits = [self.job.deals] * len(self.job.lineups)
        for lineups, contest in self.contests.items():
            for lineup in lineups:
                limits[lineup] = contest.decided_at or self.job.deals
        return limits

    @property
    def rows(self) -> Rows:
        """The games that count."""
        counting: Rows = self.all_rows[self.all_rows["deal"] < np.array(self.limits)[self.all_rows["lineup"]]]
        return counting

    @property
    def missing(self) -> list[npt.NDArray[np.int64]]:
        """The deals that each lineup still has to play."""
        return [np.flatnonzero(~done[:limit]) for done, limit in zip(self.is_done, self.limits, strict=True)]

    @property
    def games_planned(self) -> int:
        return sum(self.limits) * self.job.players

    @property
    def games_played(self) -> int:
        return self.games_planned - sum(deals.size for deals in self.missing) * self.job.players

    # -- Playing ----------------------------------------------------------------------------------------

    def run(self, workers: Workers, tell: Callable[[Tournament], object]) -> None:
        """Play the missing games; every game reported is already saved."""
        chunks = self._chunks(workers.count)
        in_flight: set[Future[Rows]] = set()
        while True:
            for lineup, deals in chunks:
                in_flight.add(workers.submit(self.job, lineup, deals))
                if len(in_flight) > workers.count:
                    break
            if not any(deals.size for deals in self.missing):
                return
            done, in_flight = wait(in_flight, return_when=FIRST_COMPLETED)
            self._collect(done, workers)
            tell(self)

    def _collect(self, done: set[Future[Rows]], workers: Workers) -> None:
        """Save what was played, even if a bot failed in another game."""
        failed = [future for future in done if future.exception() is not None]
        played = [workers.result_of(future) for future in done if future not in failed]
        if played:
            rows = np.concatenate(played)
            self.folder.save(rows)
            self.all_rows = np.concatenate([self.all_rows, rows])
            self._take(rows)
        for future in failed:
            workers.result_of(future)

    def _chunks(self, workers: int) -> Iterator[tuple[int, list[int]]]:
        """What to play next: lineups progress evenly, and chunks take about the same time."""
        given = np.zeros_like(self.is_done)
        while True:
            left = [deals[~given[k][deals]] for k, deals in enumerate(self.missing)]
            if not any(deals.size for deals in left):
                return
            lineup = int(np.argmax([deals.size for deals in left]))
            size = min(self._deals_in_time(lineup), max(1, left[lineup].size // (2 * workers)))
            deals = left[lineup][:size]
            given[lineup][deals] = True
            yield lineup, deals.tolist()

    def _deals_in_time(self, lineup: int) -> int:
        seconds = self._seconds[lineup]
        return max(1, int(CHUNK_SECONDS * self.is_done[lineup].sum() / seconds)) if seconds else 1

    # -- Deciding ---------------------------------------------------------------------------------------

    def _take(self, rows: Rows) -> None:
        self.is_done[rows["lineup"], rows["deal"]] = True
        np.add.at(self._seconds, rows["lineup"], rows["seconds"] + DECISION_SECONDS * rows["decisions"])
        what = rows["points"] if self.job.is_solo else rows["win"]
        np.add.at(self.achieved, (rows["lineup"], rows["deal"], rows["entry"]), what)
        for lineups, contest in self.contests.items():
            self._judge(lineups, contest)

    def _judge(self, lineups: tuple[int, ...], contest: Contest) -> None:
        """Evaluate deals in order up to the first missing one, so that fast games get no advantage."""
        is_done = self.is_done[list(lineups)].all(axis=0)
        complete = is_done.size if is_done.all() else int(np.argmin(is_done))
        if complete > contest.deals:
            news = self.achieved[list(lineups), contest.deals : complete].sum(axis=0)
            contest.add(self._per_seat(lineups, news)[:, contest.entries], by_sign=self.job.is_solo)

    def _per_seat(self, lineups: tuple[int, ...], achieved: Floats) -> Floats:
        """Sums over the games of a deal as means over the seats an entry had in them."""
        if self.job.is_solo:
            return achieved
        seats = np.bincount(self.job.lineups[lineups[0]].entries, minlength=len(self.job.entries))
        means: Floats = achieved / np.maximum(1, seats * self.job.players)
        return means


def _form_contests(job: Job) -> dict[tuple[int, ...], Contest]:
    """A contest for each lineup; alone at the table, bots are compared across lineups, on the same dice."""
    if job.is_solo:
        return {tuple(range(len(job.lineups))): Contest(range(len(job.entries)), job.alpha)}
    return {(k,): Contest(sorted(set(lineup.entries)), job.alpha) for k, lineup in enumerate(job.lineups)}
