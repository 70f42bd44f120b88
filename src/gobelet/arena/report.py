"""The report of an arena, as one standalone HTML page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gobelet.arena import plots, wording
from gobelet.arena.outcome import Outcome
from gobelet.arena.page import FOLDER, Grid, Section, grid_of_spreads, list_versions, render_page
from gobelet.arena.ratings import UNKNOWN
from gobelet.arena.standings import Standing, count_games
from gobelet.arena.summaries import measure_times, share_by_seat, spread_points, spread_rounds


def write_report(outcome: Outcome, command: str) -> str:
    """The whole page."""
    job = outcome.job
    return render_page(
        FOLDER / "report.html",
        outcome=outcome,
        title=f"Arena: {job.find_game().title}",
        games=count_games(outcome.rows),
        command=command,
        machine=outcome.machine,
        versions=", ".join(list_versions(outcome.machine)),
        legend=[(plots.variable_of(k), entry.label) for k, entry in enumerate(job.entries)],
        sections=list(list_sections(outcome)),
        grid_of=lambda standings: _grid_of_standings(job.is_solo, standings),
        wording=wording,
    )


# -- The sections ---------------------------------------------------------------------------------------


def list_sections(outcome: Outcome) -> Iterator[Section]:
    """The sections of the report; those that need opponents are left out for solo games."""
    if not outcome.job.is_solo:
        yield _section_of_wins(outcome)
        yield _section_of_seats(outcome)
    yield _section_of_points(outcome)
    if outcome.ratings:
        yield _section_of_ratings(outcome)
    yield _section_of_rounds(outcome)
    yield _section_of_times(outcome)


def _section_of_wins(outcome: Outcome) -> Section:
    numbers = {entry.label: k for k, entry in enumerate(outcome.job.entries)}
    shares = [(numbers[s.entry], s.entry, s.win) for s in outcome.standings]
    rows = [(s.entry, wording.format_share(s.win), f"{s.place:.2f}") for s in outcome.standings]
    return Section(
        "Wins",
        "Ties for first place are shared wins. The dashed line marks equal chances.",
        plots.plot_shares("wins", shares, 1 / outcome.job.players),
        Grid(("", "wins", "place"), rows),
    )


def _section_of_seats(outcome: Outcome) -> Section:
    shares = share_by_seat(outcome.job, outcome.rows)
    seats = [f"seat {seat + 1}" for seat in range(outcome.job.players)]
    rows = [(entry.label, *map(wording.format_share, entry.shares)) for entry in shares]
    return Section(
        "Wins by seat",
        "Every entry plays every deal from every seat; seat 1 plays first.",
        plots.plot_seats("seats", shares),
        Grid(("", *seats), rows),
    )


def _section_of_points(outcome: Outcome) -> Section:
    spreads = spread_points(outcome.job, outcome.rows)
    return Section(
        "Points",
        "Distribution; the line is the mean.",
        plots.plot_spreads("points", spreads, "points"),
        grid_of_spreads(spreads),
    )


def _section_of_ratings(outcome: Outcome) -> Section:
    numbers = {entry.label: k for k, entry in enumerate(outcome.job.entries)}
    ratings = [(numbers[r.entry], r.entry, r.rating) for r in outcome.ratings]
    rows = [(r.entry, wording.format_mean(r.rating, 2), f"{r.sigma:.2f}") for r in outcome.ratings]
    return Section(
        "Ratings",
        "By openskill (Plackett-Luce); ratings start at 25. The intervals are bootstrapped over deals.",
        plots.plot_ratings("ratings", ratings, UNKNOWN),
        Grid(("", "rating", "sigma"), rows),
    )


def _section_of_rounds(outcome: Outcome) -> Section:
    spreads = spread_rounds(outcome.job, outcome.rows)
    return Section(
        "Length of a game",
        "In rounds; the line is the mean.",
        plots.plot_spreads("rounds", spreads, "rounds", is_coloured=outcome.job.is_solo),
        grid_of_spreads(spreads),
    )


def _section_of_times(outcome: Outcome) -> Section:
    times, clock = measure_times(outcome.job, outcome.rows), wording.format_seconds
    rows = [(t.label, f"{t.decisions:.0f}", clock(t.mean), clock(t.typical), clock(t.slowest)) for t in times]
    return Section(
        "Time to decide",
        "From a typical decision (filled) to the slowest (open), while other games ran in parallel.",
        plots.plot_times("times", times),
        Grid(("", "a game", "mean", "typical", "slowest"), rows),
    )


def _grid_of_standings(is_solo: bool, standings: Sequence[Standing]) -> Grid:
    columns, rows = wording.list_standings(is_solo, standings)
    return Grid(columns, rows)
