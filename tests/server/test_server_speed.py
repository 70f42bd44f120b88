"""`gobelet bench server`: what it measures, on a small scale, and how it tells."""

import importlib
import io
import json

import pytest
from rich.console import Console

from gobelet.bench import server_speed as benchmark
from gobelet.bench.server_speed import Idle, MissingToolError, Plan, Play, ServerReport, Start
from gobelet.cli import main
from gobelet.cli.bench_server import show
from gobelet.engine.machine import describe_machine

REPORT = ServerReport(
    [Play("SQLite", 1, 32, 8_000, 800.04, 35.2, 81.5, 1.1, 61, 29, 352.0)],
    [Idle("SQLite", 1, 5_000, 250.5, 340.0, 355.0, 3_000.0)],
    [Start("SQLite", False, 1.234, 1.75, 8.25)],
)


@pytest.mark.compiled
def test_clients_play_and_tables_lie_idle(sqlite):
    """One server, started as somebody would: moves are counted, and so is what it takes."""
    plan = Plan(seconds=2, clients=2, tables=4)
    with benchmark.Server(sqlite) as server:
        assert 0 < server.healthy_seconds < server.table_seconds < server.compiled_seconds
        before, idle = server.cpu_seconds(), server.load(plan, tables=plan.tables)
        assert (idle.tables, idle.games, idle.latencies) == (4, 0, [])
        played = server.load(plan, seconds=plan.seconds)
        assert played.tables >= plan.clients
        assert all(0 < latency < plan.seconds for latency in played.latencies)
        assert played.latencies
        assert server.memory() > 1e7
        assert server.cpu_seconds() > before


@pytest.fixture
def planned(monkeypatch):
    """Instead of measuring, note what should be, and give REPORT."""
    plans = []
    monkeypatch.setattr(benchmark, "measure", lambda plan, tell: plans.append(plan) or REPORT)
    return plans


class TestCommand:
    def test_options_reach_the_plan(self, planned, capsys):
        """Each of them; JSON has every number."""
        words = [
            "--clients",
            "8",
            "--tables",
            "9",
            "--seconds",
            "3",
            "--players",
            "4",
            "--database",
            "postgresql://x",
        ]
        with pytest.raises(SystemExit) as stopped:
            main(["bench", "server", "--json", *words])
        assert stopped.value.code == 0
        assert planned == [Plan(3.0, 4, 8, 9, "postgresql://x")]
        report = json.loads(capsys.readouterr().out)
        assert list(report) == ["machine", "plays", "idles", "starts"]
        assert report["plays"][0]["moves_per_second"] == 800.04

    def test_a_row_for_each_measurement(self):
        """With units."""
        console = Console(width=120, file=io.StringIO())
        show(REPORT, describe_machine(), console)
        rows = [line.split() for line in console.file.getvalue().splitlines()]
        assert ["SQLite", "1", "32", "800", "35", "ms", "82", "ms", "1.10", "ms", "61", "352", "MB"] in rows
        assert ["SQLite", "1", "5,000", "250", "340", "MB", "355", "MB", "3,000", "B"] in rows
        assert ["SQLite", "yes", "1.23", "s", "1.75", "s", "8.2", "s"] in rows

    def test_what_is_missing_is_named(self, monkeypatch):
        """Before anything is measured."""

        def fail(name):
            raise ImportError(name)

        monkeypatch.setattr(importlib, "import_module", fail)
        with pytest.raises(MissingToolError, match="pip install psutil"):
            benchmark.measure(Plan())
