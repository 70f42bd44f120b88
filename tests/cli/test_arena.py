"""`gobelet arena`: what it prints, what it keeps when it is interrupted, and what it refuses."""

from __future__ import annotations

import importlib
import importlib.util
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from gobelet.arena import tournament, workers
from gobelet.arena.folder import Folder, open_folder
from gobelet.arena.job import Job
from gobelet.arena.tournament import Tournament
from gobelet.cli import app, main
from gobelet.cli.arena import name_folder, write_command
from gobelet.cli.standings import follow
from tests.arena.bots import HELD_AT
from tests.arena.games import Here, same_games

for package in ("pyarrow", "openskill", "matplotlib", "jinja2"):
    pytest.importorskip(package)

# The package's attribute `arena` may be the command; this is the module.
MODULE = importlib.import_module("gobelet.cli.arena")
FIRST, HELD = "tests.arena.bots:First", "tests.arena.bots:Held"
SECONDS = 120


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process: what processes of their own do is tested with them."""

    @contextmanager
    def hire(count: int) -> Iterator[Any]:
        yield Here(count)

    monkeypatch.setattr(MODULE, "local_workers", hire)
    monkeypatch.setattr(tournament, "CHUNK_SECONDS", 0.1)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words], env={"COLUMNS": "100", "NO_COLOR": "1"})


@pytest.mark.usefixtures("here")
class TestOutput:
    def test_is_a_table_and_two_files(self, tmp_path: Path) -> None:
        out = tmp_path / "run"
        result = run("stars", "--bots", f"random,{FIRST}", "--games", "7", "--out", str(out))
        assert result.exit_code == 0, result.output
        assert f"random vs {FIRST}: 8 games" in result.stdout
        assert "Ratings (openskill)" in result.stdout
        assert str(out / "report.html") in result.stdout.splitlines()
        assert sorted(path.name for path in out.iterdir()) == ["job.json", "report.html", "results.parquet"]

    def test_lines_where_nobody_watches(self, tmp_path: Path) -> None:
        result = run("stars", "--bots", "random,random", "--games", "4", "--out", str(tmp_path))
        assert " of 4 games: random" in result.stderr

    def test_json_and_nothing_else(self, tmp_path: Path) -> None:
        words = [
            "stars",
            "--bots",
            f"random,{FIRST},random",
            "--games",
            "2",
            "--out",
            str(tmp_path),
            "--json",
        ]
        found = json.loads(run(*words).stdout)
        assert [lineup["games"] for lineup in found["lineups"]] == [2, 2, 2]
        assert found["report"] == str(tmp_path / "report.html")

    def test_all_lineups_together(self, tmp_path: Path) -> None:
        words = ["stars", "--bots", f"random,{FIRST},random", "--games", "2", "--out", str(tmp_path)]
        assert "All lineups: 6 games" in run(*words).stdout

    def test_what_is_decided_is_told(self, tmp_path: Path) -> None:
        words = ["stars", "--bots", f"random,{FIRST}", "--games", "400", "--until-significant"]
        assert f"{FIRST} is better than random: decided after" in run(*words, "--out", str(tmp_path)).stdout

    def test_alone(self, tmp_path: Path) -> None:
        words = [
            "ages",
            "--bots",
            f"random,{FIRST}",
            "--games",
            "3",
            "--players",
            "1",
            "-o",
            "edition=reprint",
        ]
        result = run(*words, "--out", str(tmp_path))
        assert "alone: 6 games" in result.stdout
        assert "first places" in result.stdout

    def test_a_complete_run_is_only_shown(self, tmp_path: Path) -> None:
        """The same numbers, and nobody has played."""
        words = ["stars", "--bots", "random,random", "--games", "4", "--out", str(tmp_path), "--json"]
        first, again = run(*words), run(*words)
        assert json.loads(first.stdout)["standings"] == json.loads(again.stdout)["standings"]
        assert again.stderr == ""

    def test_a_bar_and_the_standings_in_a_terminal(self, tmp_path: Path) -> None:
        job = Job("stars", ("random", FIRST), players=2, games=4)
        console = Console(file=io.StringIO(), force_terminal=True, width=100)
        with open_folder(tmp_path, job) as folder:
            now = Tournament(job, folder)
            with follow(now, console) as tell:
                now.run(Here(), tell)
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        assert "Games" in shown
        assert "wins" in shown
        assert "tests.arena.bots:First" in shown


class TestNames:
    JOB = Job("ages", ("expert@50ms", "my.bots:Mine"), 2, 10, (("edition", "reprint"),), 3, True, 0.1)

    def test_of_the_folder(self) -> None:
        assert name_folder(Job("ages", ("expert", "hard"), 2, 10)) == "arena-ages-2p-expert-hard"
        assert name_folder(self.JOB) == "arena-ages-2p-expert@50ms-my.bots-Mine-reprint"

    def test_of_the_command(self) -> None:
        assert write_command(self.JOB, Path("some where")) == (
            "gobelet arena ages --bots expert@50ms,my.bots:Mine --players 2 --games 10 --seed 3 "
            "--option edition=reprint --until-significant --alpha 0.1 --out 'some where'"
        )


def hear_ctrl_c() -> None:
    """Whoever runs the tests in the background has them ignore it, and what they start too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.compiled
class TestInterrupted:
    JOB = Job("stars", ("random", HELD), players=2, games=150)
    WORDS = ("arena", "stars", "--bots", f"random,{HELD}", "--games", "150", "--jobs", "2", "--out")

    def begin(self, out: Path) -> subprocess.Popen[str]:
        """The real command, with some games played; it is held there, both workers in the middle of one."""
        command = [sys.executable, "-m", "gobelet", *self.WORDS, str(out)]
        environ = {**os.environ, "HOLD": str(out)}
        process = subprocess.Popen(
            command,
            env=environ,
            start_new_session=True,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=hear_ctrl_c,
        )
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and not self.is_held(out):
            time.sleep(0.01)
        if not self.is_held(out):
            os.killpg(process.pid, signal.SIGKILL)
            raise AssertionError(f"nothing was played in {SECONDS} seconds: {process.communicate()}")
        return process

    def is_held(self, out: Path) -> bool:
        return len(Folder(out, self.JOB).parts) >= HELD_AT and len(list(out.glob("*.playing"))) == 2

    def played(self, out: Path) -> Any:
        return same_games(Folder(out, self.JOB).load())

    def test_killed_it_goes_on_and_loses_nothing(self, tmp_path: Path) -> None:
        """kill -9 in the middle: no process stays behind; the end is that of a run in one piece."""
        process = self.begin(tmp_path / "killed")
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()
        self.wait_for_the_end_of(process.pid)
        before = self.played(tmp_path / "killed")
        assert 0 < before.size < 300
        for out in ("killed", "whole"):
            with open_folder(tmp_path / out, self.JOB) as folder:
                Tournament(self.JOB, folder).run(Here(), lambda _: None)
        killed, whole = self.played(tmp_path / "killed"), self.played(tmp_path / "whole")
        assert (killed == whole).all()
        assert set(before.tolist()) <= set(killed.tolist())

    def wait_for_the_end_of(self, group: int) -> None:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                os.killpg(group, 0)
            except ProcessLookupError:
                return
            time.sleep(0.02)
        raise AssertionError("workers stayed behind")

    def test_ctrl_c_says_how_to_go_on(self, tmp_path: Path) -> None:
        """As a terminal sends it, to all processes; the games are there."""
        process = self.begin(tmp_path / "run")
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=SECONDS)
        assert process.returncode == 130
        assert f"of 150 games are saved in {tmp_path / 'run'}." in said
        assert f"Resume with: gobelet arena stars --bots random,{HELD} --players 2 --games 150" in said
        assert "Traceback" not in said
        assert self.played(tmp_path / "run").size > 0


class TestRefusals:
    def refused(self, capsys: pytest.CaptureFixture[str], *words: str) -> str:
        """What is said on standard error; nothing on standard output, exit code 2."""
        with pytest.raises(SystemExit) as stopped:
            main(["arena", *words])
        said = capsys.readouterr()
        assert stopped.value.code == 2
        assert said.out == ""
        return said.err

    def test_unknown_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "Unknown game 'chess'" in self.refused(capsys, "chess", "--bots", "random")

    def test_unknown_bot(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "Unknown bot 'clever'" in self.refused(capsys, "ages", "--bots", "clever")

    def test_another_job_in_the_folder(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        with open_folder(tmp_path, Job("ages", ("random", "random"), 2, 4)):
            pass
        words = ("ages", "--bots", "random", "--games", "4", "--out", str(tmp_path))
        assert "contains another job: bots was" in self.refused(capsys, *words)

    @pytest.mark.usefixtures("here")
    def test_a_broken_bot(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        words = ("ages", "--bots", "random,tests.arena.bots:Illegal", "--out", str(tmp_path))
        said = self.refused(capsys, *words)
        assert "The bot tests.arena.bots:Illegal failed in ages, deal " in said
        assert "Position: keep round 1" in said

    def test_missing_libraries(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Told before anything is played, with the command that installs them."""
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
        said = self.refused(capsys, "ages", "--bots", "random")
        assert "openskill, pyarrow, matplotlib, jinja2 are not installed" in said
        assert "pip install 'gobelet[arena]'" in said

    def test_missing_ray(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setitem(sys.modules, "ray", None)
        words = ("ages", "--bots", "random,random", "--out", str(tmp_path), "--ray", "local")
        assert "ray is not installed" in (said := self.refused(capsys, *words))
        assert "pip install 'gobelet[cluster]'" in said
        assert workers.LOCAL == "local"
