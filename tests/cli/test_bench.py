"""`gobelet bench`: what it prints for people and for programs, and what it refuses."""

from __future__ import annotations

import dataclasses
import importlib
import json
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import gobelet
from gobelet.batch.gpu import is_available
from gobelet.bench.gpu_speed import GpuSpeed
from gobelet.bench.peers import PEERS, Peer, PeerSpeed
from gobelet.bench.rates import SECONDS
from gobelet.bench.speed import GameSpeed
from gobelet.cli import main
from gobelet.cli.bench import Report, bench
from gobelet.engine.machine import describe_machine

# The package's attribute `bench` may be the command; this is the module.
MODULE = importlib.import_module("gobelet.cli.bench")
GPU_MODULE = importlib.import_module("gobelet.cli.bench_gpu")

AGES = GameSpeed(
    game="ages",
    players=4,
    decisions_per_second_one_core=6e6,
    games_per_second_one_core=30_000.0,
    decisions_per_second_all_cores=11.5e6,
    games_per_second_all_cores=57_500.0,
    encoded_steps_per_second_one_core=1e6,
    encoded_steps_per_second_all_cores=1.6e6,
    steps_per_second_one_core=2e6,
    steps_per_second_all_cores=3e6,
    cores=2,
    state_bytes=172,
    copy_nanoseconds=7300.0,
    compiled_copy_nanoseconds=3.0,
    rollouts_per_second=1800.0,
    trials_per_second=22_000.0,
    cold_compile_seconds=9.25,
    warm_start_seconds=0.75,
)
STARS = dataclasses.replace(AGES, game="stars", decisions_per_second_one_core=9e6)
REPORT = Report(describe_machine(), [AGES, STARS], [PeerSpeed("Peer", "1.2", True, 20_000.0, 40_000.0)])


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(bench)
    return CliRunner().invoke(app, list(words), env={"COLUMNS": "100", "NO_COLOR": "1"})


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Instead of measuring, note what should be, and give REPORT."""
    asked: list[Any] = []

    def measure(*wanted: Any) -> Report:
        asked.extend(wanted[:4])
        return REPORT

    monkeypatch.setattr(MODULE, "measure", measure)
    return asked


class TestOptions:
    def test_by_default_all_games_and_no_peers(self, measured: list[Any]) -> None:
        """As many players as can play, for the usual time."""
        assert run().exit_code == 0
        assert [measured[0][0], *measured[1:]] == ["ages", None, SECONDS, ()]

    def test_all_given(self, measured: list[Any]) -> None:
        """Each option reaches the measuring."""
        assert run("ages", "--players", "3", "--seconds", "0.5", "--peers").exit_code == 0
        assert measured == [["ages"], 3, 0.5, PEERS]


@pytest.mark.usefixtures("measured")
class TestJson:
    def test_is_complete(self) -> None:
        """Machine, games and peers, every field of them."""
        report = json.loads(run("--json", "--peers").stdout)
        assert list(report) == ["machine", "games", "peers"]
        assert dataclasses.asdict(REPORT.machine) == report["machine"]
        assert [dataclasses.asdict(AGES), dataclasses.asdict(STARS)] == report["games"]

    def test_ratios_are_by_game(self) -> None:
        """Through the batch and by the bare rules, on one core and on all: 2 M against 20 k is 100 times."""
        peer = json.loads(run("--json", "--peers").stdout)["peers"][0]
        ages = {
            "encoded_one_core": 50.0,
            "encoded_all_cores": 40.0,
            "batch_one_core": 100.0,
            "batch_all_cores": 75.0,
            "rules_one_core": 300.0,
            "rules_all_cores": 287.5,
        }
        assert peer == {
            "name": "Peer",
            "version": "1.2",
            "observes": True,
            "decisions_per_second_one_core": 20_000.0,
            "decisions_per_second_all_cores": 40_000.0,
            "ratios": {"ages": ages, "stars": ages | {"rules_one_core": 450.0}},
        }


@pytest.mark.usefixtures("measured")
class TestTables:
    def test_a_game_a_row_with_units(self) -> None:
        """Rates in the first table, costs in the second."""
        rows = [line.split() for line in run().stdout.splitlines()]
        assert ["ages", "4", "6", "M", "11.5", "M", "30", "k", "57.5", "k"] in rows
        assert ["ages", "2", "M", "3", "M", "1", "M", "1.6", "M"] in rows
        assert ["ages", "172", "B", "3", "ns", "7,300", "ns", "9.2", "s", "0.75", "s"] in rows

    def test_peers_are_drawn_and_compared(self) -> None:
        """The faster has the longer bar; the ratios stand below."""
        lines = run("--peers").stdout.splitlines()
        bars = {line.split()[0]: line.count("█") for line in lines if "█" in line}
        assert bars["ages,"] == bars["stars,"] > bars["Peer"] > 0
        rows = [line.split() for line in lines]
        encoded = rows.index(["Peer,", "observing", "50", "/", "40", "50", "/", "40"])
        batch = rows.index(["Peer,", "observing", "100", "/", "75", "100", "/", "75"])
        rules = rows.index(["Peer,", "observing", "300", "/", "288", "450", "/", "288"])
        assert encoded < batch < rules


class TestGpu:
    @pytest.fixture(autouse=True)
    def fast(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Instead of measuring, all games are as fast as this."""

        def measure(game: Any, players: int | None, seconds: float, tell: Any) -> GpuSpeed:
            tell(f"{game.title}: compiling for the GPU")
            return GpuSpeed(game.id, players or 4, 850e6, 4.3e6, 210e6, 100e6, 9.6)

        monkeypatch.setattr(GPU_MODULE, "name_gpu", lambda: "NVIDIA Test")
        monkeypatch.setattr(GPU_MODULE, "measure_on_gpu", measure)
        monkeypatch.setattr(GPU_MODULE, "measure_pgx_on_gpu", lambda seconds, tell: 21e6)

    def test_table(self) -> None:
        """A row a game, and Pgx below; what was going on is gone."""
        said = run("gpu").stdout
        for game in gobelet.games():
            row = f"{game} 4 850 M 4.3 M 210 M 100 M 10 s".split()
            assert row in [line.split() for line in said.splitlines()]
        assert "Pgx backgammon: 21 M steps/s" in said
        assert "compiling" not in said

    def test_json(self) -> None:
        """And nothing else on standard output."""
        found = json.loads(run("gpu", "--json").stdout)
        assert (found["gpu"], found["pgx_steps_per_second"]) == ("NVIDIA Test", 21e6)
        assert [speed["game"] for speed in found["games"]] == gobelet.games()

    def test_failing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What was measured before is shown."""
        monkeypatch.setattr(GPU_MODULE, "measure_pgx_on_gpu", lambda seconds, tell: 1 / 0)
        result = run("gpu")
        assert isinstance(result.exception, ZeroDivisionError)
        assert result.stdout.count("850 M") == len(gobelet.games())


class TestRefusals:
    def refused(self, capsys: pytest.CaptureFixture[str], *words: str) -> str:
        """What is said on standard error; nothing on standard output, exit code 2."""
        with pytest.raises(SystemExit) as stopped:
            main(["bench", *words])
        said = capsys.readouterr()
        assert stopped.value.code == 2
        assert said.out == ""
        return said.err

    def test_unknown_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The error's own words."""
        assert "Unknown game 'chess'" in self.refused(capsys, "chess", "--json")

    @pytest.mark.skipif(is_available(), reason="a GPU")
    def test_no_gpu(self, capsys: pytest.CaptureFixture[str]) -> None:
        """What it takes."""
        assert "pip install 'gobelet[gpu]'" in self.refused(capsys, "gpu")

    def test_too_many_players(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The rules' own limit is the limit here."""
        assert "1 to 4 players, not 9" in self.refused(capsys, "ages", "--players", "9")

    def test_missing_peer(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        """Told before anything is measured, with the command that installs it, brackets and all."""
        monkeypatch.setattr(MODULE, "PEERS", (Peer("Absent", "absent", ("no_such_module",), print),))
        said = self.refused(capsys, "ages", "--peers")
        assert "Absent is not installed" in said
        assert "pip install 'gobelet[bench]'" in said
