"""`gobelet bench`: the speed of the games, of other simulators, on a GPU, and of the server."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import typer
from rich import box
from rich.bar import Bar
from rich.console import Console
from rich.table import Table as Grid

from gobelet.bench.peers import PEERS, Peer, PeerSpeed, Ratios, check_peer, compare, measure_peer
from gobelet.bench.rates import SECONDS
from gobelet.bench.speed import GameSpeed, Tell, measure_game
from gobelet.cli.bench_gpu import bench_gpu
from gobelet.cli.bench_server import bench_server
from gobelet.cli.counting import format_count
from gobelet.engine.machine import Machine, describe_machine
from gobelet.games import find_game, list_games

GPU, SERVER = "gpu", "server"  # instead of a game
BAR_WIDTH = 22
OBSERVING = ", observing"


@dataclass(frozen=True)
class Report:
    """The results of one run of `gobelet bench`."""

    machine: Machine
    games: list[GameSpeed]
    peers: list[PeerSpeed]


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="Ids of games, or `gpu` or `server`.", show_default="all games"),
    ] = None,
    players: Annotated[int | None, typer.Option(help="Number of players.", show_default="maximum")] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help="Duration of each measurement.", show_default="2, server: 10"),
    ] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure other simulators.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    clients: Annotated[int, typer.Option(min=1, help="With `server`: number of concurrent clients.")] = 32,
    tables: Annotated[int, typer.Option(min=0, help="With `server`: number of idle tables.")] = 5_000,
    database: Annotated[
        str | None, typer.Option(help="With `server`: URL of an empty database, postgresql://...")
    ] = None,
) -> None:
    """Measure the speed of the games on the CPU or, with `gpu`, on a GPU, or the speed of the `server`."""
    if games == [GPU]:
        bench_gpu(seconds, players, as_json)
        return
    if games == [SERVER]:
        bench_server(seconds, players, clients, tables, database, as_json)
        return
    seconds = SECONDS if seconds is None else seconds
    progress = Console(stderr=True, highlight=False)
    with progress.status("Preparing") as status:
        report = measure(games or list_games(), players, seconds, PEERS if peers else (), status.update)
    if as_json:
        typer.echo(json.dumps(to_json(report), indent=2))
    else:
        show(report, Console(highlight=False))


def measure(
    games: Sequence[str], players: int | None, seconds: float, peers: Sequence[Peer], tell: Tell
) -> Report:
    """Measure everything, after checking that all games and peers are available."""
    chosen = [find_game(game) for game in games]
    for game in chosen:
        game.new_state(game.max_players if players is None else players)
    for peer in peers:
        check_peer(peer)
    ours = [measure_game(game, players, seconds, tell) for game in chosen]
    theirs = []
    for peer in peers:
        tell(f"{peer.name}: one core, then all")
        theirs.append(measure_peer(peer, seconds))
    return Report(describe_machine(), ours, theirs)


# -- For programs ---------------------------------------------------------------------------------------


def to_json(report: Report) -> dict[str, Any]:
    """The report as JSON-compatible data."""
    return {
        "machine": asdict(report.machine),
        "games": [_round(asdict(game)) for game in report.games],
        "peers": [_peer_to_json(peer, report.games) for peer in report.peers],
    }


def _peer_to_json(peer: PeerSpeed, games: list[GameSpeed]) -> dict[str, Any]:
    ratios = {game: _round(ratios._asdict()) for game, ratios in compare(peer, games).items()}
    return _round(asdict(peer)) | {"ratios": ratios}


def _round(values: dict[str, Any]) -> dict[str, Any]:
    return {key: round(value, 3) if isinstance(value, float) else value for key, value in values.items()}


# -- For people -----------------------------------------------------------------------------------------


def show(report: Report, console: Console) -> None:
    """Print the report as tables."""
    machine = report.machine
    console.print(f"[bold]{machine.cpu}[/], {machine.cores} cores, {machine.system}, {machine.date}")
    console.print(
        f"[dim]Gobelet {machine.gobelet}, Python {machine.python}, "
        f"Numba {machine.numba}, NumPy {machine.numpy}. Random players.[/]\n"
    )
    grids = [
        _grid_of_games(report),
        _grid_of_batches(report),
        _grid_of_thinking(report),
        _grid_of_costs(report),
    ]
    if report.peers:
        grids += [_chart(report), *_grids_of_ratios(report)]
    for grid in grids:
        console.print(grid, "")


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column(columns[0])
    for column in columns[1:]:
        grid.add_column(column, justify="right")
    return grid


def _grid_of_games(report: Report) -> Grid:
    grid = _grid("Speed", "game", "players", *_by_cores(report, "decisions/s", "games/s"))
    for game in report.games:
        rates = (
            game.decisions_per_second_one_core,
            game.decisions_per_second_all_cores,
            game.games_per_second_one_core,
            game.games_per_second_all_cores,
        )
        grid.add_row(game.game, str(game.players), *map(format_count, rates))
    return grid


def _grid_of_batches(report: Report) -> Grid:
    grid = _grid("As a batch", "game", *_by_cores(report, "steps/s", "with features"))
    for game in report.games:
        rates = (
            game.steps_per_second_one_core,
            game.steps_per_second_all_cores,
            game.encoded_steps_per_second_one_core,
            game.encoded_steps_per_second_all_cores,
        )
        grid.add_row(game.game, *map(format_count, rates))
    return grid


def _by_cores(report: Report, *headings: str) -> list[str]:
    """Two columns under each heading, for one core and for all."""
    columns = [(f"{heading}\n1 core", f"\n{report.machine.cores} cores") for heading in headings]
    return [column for pair in columns for column in pair]


def _grid_of_thinking(report: Report) -> Grid:
    """Rollouts per second of the bots on one core."""
    grid = _grid("Bots, on one core", "game", "rollouts/s\nrandom", "\nheuristic", "\none turn")
    for game in report.games:
        rates = (game.games_per_second_one_core, game.rollouts_per_second, game.trials_per_second)
        grid.add_row(game.game, *map(format_count, rates))
    return grid


def _grid_of_costs(report: Report) -> Grid:
    columns = ("state", "copy\ncompiled", "\nin Python", "compile\ncold", "start\nwarm")
    grid = _grid("Costs", "game", *columns)
    for game in report.games:
        grid.add_row(
            game.game,
            f"{game.state_bytes} B",
            f"{game.compiled_copy_nanoseconds:,.0f} ns",
            f"{game.copy_nanoseconds:,.0f} ns",
            f"{game.cold_compile_seconds:.1f} s",
            f"{game.warm_start_seconds:.2f} s",
        )
    return grid


def _chart(report: Report) -> Grid:
    """A chart of decisions per second on one core: the batch and the other simulators."""
    rates = {f"{game.game}{OBSERVING}": game.steps_per_second_one_core for game in report.games}
    rates |= {f"{game.game}, with features": game.encoded_steps_per_second_one_core for game in report.games}
    rates |= {_name(peer): peer.decisions_per_second_one_core for peer in report.peers}
    decades = math.ceil(math.log10(max(10.0, *rates.values())))
    grid = _grid("Compared with other simulators, on one core", "", "decisions/s")
    grid.add_column(f"log scale, 1 to {format_count(10**decades)}", width=BAR_WIDTH)
    for name, rate in rates.items():
        bar = Bar(decades, 0, math.log10(max(1.0, rate)), width=BAR_WIDTH, color="cyan")
        grid.add_row(name, format_count(rate), bar)
    return grid


def _name(peer: PeerSpeed) -> str:
    return f"{peer.name} {peer.version}{OBSERVING if peer.observes else ''}"


def _grids_of_ratios(report: Report) -> Iterator[Grid]:
    yield _grid_of_ratios(report, "batch, with features", lambda r: (r.encoded_one_core, r.encoded_all_cores))
    yield _grid_of_ratios(report, "batch, with observations", lambda r: (r.batch_one_core, r.batch_all_cores))
    yield _grid_of_ratios(report, "bare rules", lambda r: (r.rules_one_core, r.rules_all_cores))


def _grid_of_ratios(report: Report, what: str, pick: Callable[[Ratios], tuple[float, float]]) -> Grid:
    title = f"Speedup on 1 core / on {report.machine.cores}: {what}"
    grid = _grid(title, "compared with", *(game.game for game in report.games))
    for peer in report.peers:
        ratios = [pick(ours) for ours in compare(peer, report.games).values()]
        name = peer.name + (OBSERVING if peer.observes else "")
        grid.add_row(name, *(f"{one:,.0f} / {every:,.0f}" for one, every in ratios))
    return grid
