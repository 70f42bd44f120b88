"""The figures of docs/strength.md: matches of the arena, each with its date, machine and number of games."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from docs.generate.measured import read_figures, write_figures
from docs.generate.tables import render_table

from gobelet.arena.folder import open_folder
from gobelet.arena.job import Job
from gobelet.arena.match import Rows, warm_up
from gobelet.arena.standings import WIDTH_95, rank_entries
from gobelet.arena.tournament import Tournament
from gobelet.arena.workers import local_workers
from gobelet.engine.machine import describe_machine

NAME = "strength"
LEVEL_GOAL, LEVEL_BOUND, RANDOM_GOAL = 65.0, 60.0, 98.0  # percent
Match = dict[str, Any]  # one entry of strength.json
Tell = Callable[[str], object]


# -- Measuring ------------------------------------------------------------------------------------------


def measure_strength(ids: Iterable[str], games: int | None, about: str, tell: Tell) -> None:
    """Play the matches of these games again, and write down each as soon as it is played."""
    matches: list[Match] = read_figures(NAME)
    for match in [match for match in matches if match["game"] in ids]:
        tell(f"{match['game']}: {' against '.join(match['bots'])}")
        job = Job(match["game"], tuple(match["bots"]), match["players"], games or match["games"])
        match.update(summarise(job, play(job)) | describe_run(about), games=job.deals * job.players)
        write_figures(NAME, matches)


def play(job: Job) -> Rows:
    """All games of *job*, on all cores."""
    job.find_game().get_ready()
    warm_up(job)
    with tempfile.TemporaryDirectory() as parent, open_folder(Path(parent) / "arena", job) as folder:
        tournament = Tournament(job, folder)
        with local_workers(describe_machine().cores) as workers:
            tournament.run(workers, lambda _: None)
        return tournament.rows


def summarise(job: Job, rows: Rows) -> Match:
    """What the page says of the first bot, and of winners and losers."""
    standings = {standing.entry: standing for standing in rank_entries(job, rows)}
    first = standings[job.entries[0].label]
    if job.is_solo:
        return {"points": round(first.points.mean, 2), "points_error": round(first.points.error, 2)}
    return {
        "wins": round(100 * first.win.mean, 2),
        "margin": round(100 * WIDTH_95 * first.win.error, 2),
        "winners": round(float(rows["points"][rows["place"] == 1].mean()), 2),
        "losers": round(float(rows["points"][rows["place"] > 1].mean()), 2),
    }


def describe_run(about: str) -> Match:
    machine = describe_machine()
    where = about or f"{machine.cores} cores ({machine.cpu})"
    return {"date": machine.date, "machine": where, "version": machine.gobelet}


# -- The page -------------------------------------------------------------------------------------------


def render_strength() -> dict[str, str]:
    """The parts of the page, by marker."""
    matches: list[Match] = read_figures(NAME)
    runs = list_runs(matches)
    of = {part: [match for match in matches if match["part"] == part] for part in PARTS}
    tables = {part: PARTS[part](of[part], runs) for part in PARTS}
    return {"runs": render_runs(runs), "people": render_people(matches)} | tables


def list_runs(matches: list[Match]) -> dict[tuple[str, ...], str]:
    """When, where and with which version it was played, each with a letter."""
    found = dict.fromkeys(_run_of(match) for match in matches)
    return {run: chr(ord("a") + k) for k, run in enumerate(found)}


def _run_of(match: Match) -> tuple[str, ...]:
    return match["date"], match["machine"], match["version"]


def render_runs(runs: dict[tuple[str, ...], str]) -> str:
    return "\n".join(
        f"- *{letter}*: on {date}, on {machine}, with Gobelet {version}"
        for (date, machine, version), letter in runs.items()
    )


def render_levels(matches: list[Match], runs: dict[tuple[str, ...], str]) -> str:
    """A row for each game, a column for each pair."""
    pairs = list(dict.fromkeys(_pair_of(match) for match in matches))
    by_place = {(match["game"], _pair_of(match)): _cell(match, runs, matches) for match in matches}
    rows = [[_title(game), *(by_place[game, pair] for pair in pairs)] for game in _games_of(matches)]
    return "\n\n".join([_tell_games(matches), render_table(["", *pairs], rows), render_goals(matches)])


def render_row(matches: list[Match], runs: dict[tuple[str, ...], str]) -> str:
    """One row, a column for each game."""
    alike = len({tuple(match["bots"]) for match in matches}) == 1
    heads = [_title(match["game"]) + ("" if alike else f", `{match['bots'][0]}`") for match in matches]
    return f"{_tell_games(matches)}\n\n" + render_table(
        heads, [[_cell(match, runs, matches) for match in matches]]
    )


def render_goals(matches: list[Match]) -> str:
    """Whether all pairs reach the goals, and which is closest to missing its own."""
    missed = [name_match(match) for match in matches if not reaches_goal(match)]
    levels = [match for match in matches if match["bots"][1] != "random"]
    closest = name_match(min(levels, key=lambda match: match["wins"]))
    told = f"Not reached: {', '.join(missed)}." if missed else f"All do; the closest call is {closest}."
    return (
        f"The goal: each level wins at least {LEVEL_GOAL:.0f}% of its games against the level below,"
        f" with a lower bound above {LEVEL_BOUND:.0f}%, and `expert` {RANDOM_GOAL:.0f}% against `random`."
        f" {told}"
    )


def reaches_goal(match: Match) -> bool:
    if match["bots"][1] == "random":
        return bool(match["wins"] >= RANDOM_GOAL)
    return bool(match["wins"] >= LEVEL_GOAL and match["wins"] - match["margin"] > LEVEL_BOUND)


def render_solo(matches: list[Match], runs: dict[tuple[str, ...], str]) -> str:
    (match,) = matches
    points, error = match["points"], match["points_error"]
    return (
        f"Solo, `{match['bots'][0]}` scores {points:.1f} points on average over {match['games']:,} games,"
        f" with a standard error of {error:.1f} (*{runs[_run_of(match)]}*)."
    )


def render_people(matches: list[Match]) -> str:
    """The points of winners and losers in Ages."""
    by_bots = {tuple(match["bots"]): match for match in matches if match["game"] == "ages"}
    equals, unequals = by_bots["expert", "expert"], by_bots["expert", "hard"]
    return (
        "Compared with people: with two `expert` bots, winners scored"
        f" {equals['winners']:.1f} points on average and losers {equals['losers']:.1f};"
        f" with `expert` and `hard`, {unequals['winners']:.1f} and {unequals['losers']:.1f}."
    )


def name_match(match: Match) -> str:
    return f"{_pair_of(match)} in {_title(match['game'])}"


def _pair_of(match: Match) -> str:
    first, second = match["bots"]
    return f"`{first}` against `{second}`"


def _cell(match: Match, runs: dict[tuple[str, ...], str], beside: list[Match]) -> str:
    games = "" if len({each["games"] for each in beside}) == 1 else f" ({match['games']:,})"
    return f"{match['wins']:.1f}% ± {match['margin']:.1f}{games} *{runs[_run_of(match)]}*"


def _tell_games(matches: list[Match]) -> str:
    numbers = {match["games"] for match in matches}
    return f"{numbers.pop():,} games each:" if len(numbers) == 1 else "Numbers of games in brackets:"


def _games_of(matches: list[Match]) -> list[str]:
    return list(dict.fromkeys(match["game"] for match in matches))


def _title(game: str) -> str:
    return game.capitalize()


PARTS: dict[str, Callable[[list[Match], dict[tuple[str, ...], str]], str]] = {
    "levels": render_levels,
    "four": render_row,
    "programs": render_row,
    "itself": render_row,
    "solo": render_solo,
}
