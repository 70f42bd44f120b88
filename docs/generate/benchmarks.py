"""The figures of docs/benchmarks.md: what `gobelet bench` measured last, drawn as it draws them."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from docs.generate.measured import read_figures, write_figures
from rich.console import Console

from gobelet.bench.gpu_speed import GpuSpeed
from gobelet.bench.peers import PeerSpeed, Ratios, compare
from gobelet.bench.server_speed import Idle, Play, ServerReport, Start
from gobelet.bench.speed import GameSpeed
from gobelet.cli.bench import Report
from gobelet.cli.bench import show as show_cpu
from gobelet.cli.bench_gpu import draw, show_heading
from gobelet.cli.bench_server import show as show_server
from gobelet.engine.machine import Machine

NAME = "benchmarks"
COMMANDS = {"cpu": ("--peers",), "gpu": ("gpu",), "server": ("server",)}
WIDTH = 120


def measure_benchmarks(parts: list[str], about: str = "") -> None:
    """Run the commands of *parts*, one after the other; *about* says what else there is to know."""
    for part in parts:
        command = [sys.executable, "-m", "gobelet", "bench", *COMMANDS[part], "--json"]
        found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
        write_figures(NAME, read_figures(NAME) | {part: {"about": about} | found})


def render_benchmarks() -> dict[str, str]:
    """The parts of the page, by marker."""
    figures = read_figures(NAME)
    return {
        "cpu": render_cpu(figures["cpu"]),
        "gpu": render_gpu(figures["gpu"]),
        "server": render_server(figures["server"]),
        "learner": render_learner(figures["learner"]),
    }


def render(command: str, figures: Any, show: Callable[[Console], None]) -> str:
    """What a command showed, with a line that says when and where."""
    drawn = io.StringIO()
    show(Console(width=WIDTH, file=drawn, force_terminal=False, color_system=None))
    lines = [line.rstrip() for line in drawn.getvalue().splitlines()]
    date, about = figures["machine"]["date"], figures["about"]
    head = f"`gobelet bench {command}` on {date}" + (f", on {about}" if about else "")
    return "\n".join([f"{head}:", "", "```", *lines]).rstrip() + "\n```"


# -- On the CPU -----------------------------------------------------------------------------------------


def render_cpu(figures: Any) -> str:
    report = read_report(figures)
    drawn = render("--peers", figures, lambda console: show_cpu(report, console))
    return f"{drawn}\n\n{compare_with_fastest(report)}"


def read_report(figures: Any) -> Report:
    """The report that `gobelet bench --json` wrote."""
    peers = [{key: value for key, value in peer.items() if key != "ratios"} for peer in figures["peers"]]
    return Report(
        Machine(**figures["machine"]),
        [GameSpeed(**game) for game in figures["games"]],
        [PeerSpeed(**peer) for peer in peers],
    )


def compare_with_fastest(report: Report) -> str:
    """How many times as fast as the fastest of the peers we are."""
    peer = max(report.peers, key=lambda each: each.decisions_per_second_one_core)
    ratios = compare(peer, report.games)
    one, every, encoded, encoded_on_all = (
        render_range({game: pick(each) for game, each in ratios.items()}) for pick in PICKS
    )
    name, cores = peer.name, report.machine.cores
    return (
        f"As a batch, including observations, one core makes {one} times as many decisions a second as"
        f" {name}, the fastest of the peers, and {cores} cores {every} times as many as {name} on {cores}."
        f" With features for a network it is {encoded} times on one core,"
        f" and {encoded_on_all} times on {cores}."
    )


PICKS: tuple[Callable[[Ratios], float], ...] = (
    lambda ratios: ratios.batch_one_core,
    lambda ratios: ratios.batch_all_cores,
    lambda ratios: ratios.encoded_one_core,
    lambda ratios: ratios.encoded_all_cores,
)


def render_range(by_game: dict[str, float]) -> str:
    """From the lowest to the highest, with the games: 61 (Topia) to 126 (Ages)."""
    ends = (pick(by_game, key=by_game.__getitem__) for pick in (min, max))
    return " to ".join(f"{by_game[game]:,.0f} ({game.capitalize()})" for game in ends)


# -- On a GPU -------------------------------------------------------------------------------------------


def render_gpu(figures: Any) -> str:
    speeds = [GpuSpeed(**game) for game in figures["games"]]
    pgx, machine = figures["pgx_steps_per_second"], Machine(**figures["machine"])

    def show(console: Console) -> None:
        show_heading(figures["gpu"], machine, console)
        console.print(draw(speeds, pgx))

    drawn = render("gpu", figures, show)
    return f"{drawn}\n\n{compare_with_pgx(speeds, pgx)}" if pgx else drawn


def compare_with_pgx(speeds: list[GpuSpeed], pgx: float) -> str:
    games, batch, encoded = (
        render_range({speed.game: getattr(speed, rate) / pgx for speed in speeds})
        for rate in ("decisions_per_second", "steps_per_second", "encoded_steps_per_second")
    )
    return (
        f"Whole games make {games} times as many decisions a second as Pgx's backgammon makes steps,"
        f" a batch {batch} times as many, with features {encoded}."
    )


# -- The server and the learner -------------------------------------------------------------------------


def render_server(figures: Any) -> str:
    report = ServerReport(
        [Play(**play) for play in figures["plays"]],
        [Idle(**idle) for idle in figures["idles"]],
        [Start(**start) for start in figures["starts"]],
    )
    machine = Machine(**figures["machine"])
    return render("server", figures, lambda console: show_server(report, machine, console))


def render_learner(figures: Any) -> str:
    lines = [
        f"{decisions:12,} decisions: {won:.1f}% ± {error:.1f}% of the games won"
        for decisions, won, error in figures["rounds"]
    ]
    head = f"`python examples/self_play.py` on {figures['date']}, on {figures['about']}:"
    return "\n".join([head, "", "```", *lines, "```"])


# -- What other pages say -------------------------------------------------------------------------------


def slowest_decisions() -> dict[str, float]:
    """Decisions a second of the slowest game, on one core of the CPU and on the GPU."""
    figures = read_figures(NAME)
    return {
        "cpu": min(game["decisions_per_second_one_core"] for game in figures["cpu"]["games"]),
        "gpu": min(game["decisions_per_second"] for game in figures["gpu"]["games"]),
    }
