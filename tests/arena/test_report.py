"""The report: one file that asks nobody for anything, with every plot and the numbers behind it."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import numpy as np
import pytest

from gobelet.arena import plots
from gobelet.arena.folder import open_folder
from gobelet.arena.job import Job
from gobelet.arena.outcome import Outcome, conclude, to_json
from gobelet.arena.report import write_report
from gobelet.arena.standings import rank_entries
from gobelet.arena.summaries import measure_times, share_by_seat, spread_points, spread_rounds
from gobelet.arena.tournament import Tournament
from gobelet.arena.wording import format_mean, format_seconds, format_share, tell_verdict
from gobelet.bots import Estimate
from tests.arena.games import Here

for package in ("pyarrow", "openskill", "matplotlib", "jinja2"):
    pytest.importorskip(package)

FIRST = "tests.arena.bots:First"
PAIR = Job("stars", ("random", FIRST), players=2, games=12, until_significant=True)
TRIO = Job("stars", ("random", FIRST), players=3, games=6)
SOLO = Job("ages", ("random", FIRST), players=1, games=4)


def outcome_of(job: Job, path: Path) -> Outcome:
    with open_folder(path, job) as folder:
        tournament = Tournament(job, folder)
        tournament.run(Here(), lambda _: None)
    return conclude(tournament)


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Outcome]:
    """By the number of players."""
    return {job.players: outcome_of(job, tmp_path_factory.mktemp("arena")) for job in (SOLO, PAIR, TRIO)}


@pytest.fixture(scope="module")
def pages(outcomes: dict[int, Outcome]) -> dict[int, str]:
    return {players: write_report(outcome, "gobelet arena ...") for players, outcome in outcomes.items()}


@pytest.mark.parametrize("players", [1, 2, 3])
class TestPage:
    def test_asks_nobody_for_anything(self, pages: dict[int, str], players: int) -> None:
        """No address, no script, nothing loaded; and the page itself forbids it."""
        page = pages[players]
        assert not re.search(r"https?:|//\w+\.|<script|<link|<img|@import|\ssrc=", page)
        assert set(re.findall(r'href="(.)', page)) <= {"#"}
        assert set(re.findall(r"url\((.)", page)) <= {"#"}
        assert "default-src 'none'" in page

    def test_ids_are_unique_and_found(self, pages: dict[int, str], players: int) -> None:
        ids = re.findall(r'\bid="([^"]*)"', pages[players])
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([^")]*)', pages[players])) <= set(ids)

    def test_colours_are_those_of_the_page(self, pages: dict[int, str], players: int) -> None:
        """In light and dark; none of the stand-ins is left, none is undefined."""
        page = pages[players]
        assert "prefers-color-scheme: dark" in page
        assert "#0000" not in page
        defined = re.findall(r"(--\w+):", page)
        assert set(re.findall(r"var\((--\w+)\)", page)) <= {
            name for name in defined if defined.count(name) == 2
        }

    def test_says_what_was_played(self, pages: dict[int, str], players: int) -> None:
        for word in ("gobelet arena ...", "Command", "Date", "Machine", "openskill", FIRST):
            assert word in pages[players]


class TestSections:
    def titles(self, page: str) -> list[str]:
        return re.findall(r"<h2>(.*?)</h2>", page)

    def test_of_a_match(self, pages: dict[int, str]) -> None:
        plotted = ["Wins", "Wins by seat", "Points", "Ratings", "Length of a game", "Time to decide"]
        assert self.titles(pages[2]) == [*plotted, f"random vs {FIRST}"]
        assert pages[2].count("<svg") == len(plotted)

    def test_of_bots_alone(self, pages: dict[int, str]) -> None:
        """Nobody wins, no seat is better."""
        assert self.titles(pages[1]) == ["Points", "Ratings", "Length of a game", "Time to decide", "alone"]

    def test_numbers_are_in_tables(self, pages: dict[int, str], outcomes: dict[int, Outcome]) -> None:
        standing = outcomes[2].standings[0]
        assert f"<td>{format_share(standing.win)}</td>" in pages[2]
        assert f"<td>{format_mean(standing.points)}</td>" in pages[2]

    def test_text_is_text(self, pages: dict[int, str]) -> None:
        """To be found, copied and read aloud."""
        assert re.search(r"<text[^>]*>milliseconds per decision</text>", pages[2])

    def test_verdicts_are_told(self, pages: dict[int, str], outcomes: dict[int, Outcome]) -> None:
        (verdict,) = outcomes[2].matches[0].verdicts
        assert tell_verdict(verdict, 2) in pages[2]
        assert "at most 5% of all runs" in pages[2]

    def test_names_are_escaped(self, outcomes: dict[int, Outcome]) -> None:
        job = dataclasses.replace(PAIR, bots=("<b>random", "a&b"))
        standings = rank_entries(job, outcomes[2].rows)
        page = write_report(
            dataclasses.replace(outcomes[2], job=job, standings=standings, ratings=[]), "x < y"
        )
        assert "<b>random" not in page
        assert "&lt;b&gt;random" in page
        assert "x &lt; y" in page


class TestSummaries:
    def test_shares_by_seat_add_up(self, outcomes: dict[int, Outcome]) -> None:
        """At each seat somebody wins half of the games that are not shared: both together everything."""
        shares = share_by_seat(PAIR, outcomes[2].rows)
        first, second = (np.array([share.mean for share in entry.shares]) for entry in shares)
        assert np.allclose(first + second[::-1], 1)

    def test_points_and_rounds(self, outcomes: dict[int, Outcome]) -> None:
        rows = outcomes[3].rows
        points = spread_points(TRIO, rows)
        assert points[0].mean == rows["points"][rows["entry"] == 0].mean()
        assert list(points[0].quantiles) == sorted(points[0].quantiles)
        rounds = spread_rounds(TRIO, rows)
        assert [spread.label for spread in rounds] == [f"random ×2 vs {FIRST}", f"random vs {FIRST} ×2"]
        assert sum(spread.values.size for spread in rounds) == rows.size / 3

    def test_times(self, outcomes: dict[int, Outcome]) -> None:
        rows = outcomes[2].rows
        first = measure_times(PAIR, rows)[1]
        own = rows[rows["entry"] == 1]
        assert first.slowest == own["slowest"].max() >= first.typical > 0
        assert pytest.approx(own["decisions"].mean()) == first.decisions


class TestWording:
    def test_numbers(self) -> None:
        assert format_share(Estimate(0.5623, 0.01)) == "56.2% ± 2.0"
        assert format_share(Estimate(1.0, 3.0)) == "100.0% ± 100.0"
        assert (format_mean(Estimate(31.52, 0.25)), format_mean(Estimate(3))) == ("31.5 ± 0.5", "3.0")
        assert [format_seconds(s) for s in (2.5, 0.0123, 0.00003)] == ["2.5 s", "12.3 ms", "30 µs"]

    def test_long_titles_are_shortened(self) -> None:
        """Rather than drawn over the edge."""
        name = " vs ".join(["tests.arena.bots:First"] * 4)
        svg = plots.plot_shares("x", [(0, name, Estimate(0.5, 0.1))], 0.5)
        assert "tests.arena.bots:First vs …" in svg
        assert name not in svg


def test_json_has_intervals_and_no_nan(outcomes: dict[int, Outcome]) -> None:
    found = to_json(outcomes[3])
    assert list(found) == ["job", "machine", "standings", "lineups", "ratings"]
    win = found["lineups"][0]["standings"][0]["win"]
    assert win["interval"][0] < win["mean"] < win["interval"][1]
    assert "nan" not in str(found).lower()
