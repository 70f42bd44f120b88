"""The arena in the terminal: progress, standings and final results."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from gobelet.arena.folder import Folder
from gobelet.arena.outcome import Outcome
from gobelet.arena.standings import Standing, count_games, rank_entries
from gobelet.arena.tournament import Tournament
from gobelet.arena.wording import format_mean, format_share, list_standings, tell_verdict

Tell = Callable[[Tournament], None]

SECONDS_A_LOOK = 0.5
SECONDS_A_LINE = 10.0


@contextmanager
def follow(tournament: Tournament, console: Console) -> Iterator[Tell]:
    """A callback that shows progress: a bar and standings in a terminal, otherwise a line now and then."""
    if not console.is_terminal:
        yield _now_and_then(SECONDS_A_LINE, lambda now: _print_line(now, console))
        return
    bar = Progress(TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    games = bar.add_task("", completed=tournament.games_played, total=tournament.games_planned)
    with Live(bar, console=console, transient=True) as live:

        def look(now: Tournament) -> None:
            bar.update(games, completed=now.games_played, total=now.games_planned)
            live.update(Group(bar, grid_of(now.job.is_solo, rank_entries(now.job, now.rows))))

        yield _now_and_then(SECONDS_A_LOOK, look)


def _now_and_then(seconds: float, tell: Tell) -> Tell:
    """Limit how often *tell* is called, because it is slow for long results."""
    last = -math.inf

    def tell_sometimes(tournament: Tournament) -> None:
        nonlocal last
        if time.monotonic() - last >= seconds:
            tell(tournament)
            last = time.monotonic()

    return tell_sometimes


def _print_line(now: Tournament, console: Console) -> None:
    is_solo = now.job.is_solo
    standings = rank_entries(now.job, now.rows)
    shares = (f"{s.entry} {format_mean(s.points) if is_solo else format_share(s.win)}" for s in standings)
    line = f"{now.games_played:,} of {now.games_planned:,} games: {', '.join(shares)}"
    console.print(line, markup=False, soft_wrap=True)


# -- The outcome ----------------------------------------------------------------------------------------


def show(outcome: Outcome, folder: Folder, console: Console) -> None:
    """Print the results."""
    is_solo = outcome.job.is_solo
    for match in outcome.matches:
        console.print(grid_of(is_solo, match.standings, f"{match.name}: {match.games:,} games"))
        for verdict in match.verdicts:
            console.print(f"  {tell_verdict(verdict, outcome.job.players)}", markup=False)
        console.print()
    if len(outcome.matches) > 1:
        console.print(
            grid_of(is_solo, outcome.standings, f"All lineups: {count_games(outcome.rows):,} games"), ""
        )
    if outcome.ratings:
        console.print(_grid_of_ratings(outcome), "")
    console.print("[dim]± is half of a 95% confidence interval.[/]")
    for path in (folder.results, folder.report):
        console.print(str(path), markup=False, soft_wrap=True)


def grid_of(is_solo: bool, standings: list[Standing], title: str | None = None) -> Grid:
    """Standings, the best first."""
    columns, rows = list_standings(is_solo, standings)
    grid = _grid(title, *columns)
    for row in rows:
        grid.add_row(*row)
    return grid


def _grid_of_ratings(outcome: Outcome) -> Grid:
    grid = _grid("Ratings (openskill)", "", "rating", "sigma")
    for rating in outcome.ratings:
        grid.add_row(rating.entry, format_mean(rating.rating, 2), f"{rating.sigma:.2f}")
    return grid


def _grid(title: str | None, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column(columns[0])
    for column in columns[1:]:
        grid.add_column(column, justify="right")
    return grid
