"""What is measured is counted and divided right; how fast it is, is not a matter for tests."""

from __future__ import annotations

import dataclasses
import importlib.util
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import gobelet
from gobelet.batch import Batch
from gobelet.bench import rates
from gobelet.bench import speed as benchmark
from gobelet.bench.peers import PEERS, MissingPeerError, Peer, PeerSpeed, check_peer, compare, measure_peer
from gobelet.bench.peers.open_spiel import play_game
from gobelet.bench.peers.processes import measure_on
from gobelet.bench.rates import REPEATS, SEEDS_A_THREAD, Play, Rate, Tally, measure_rate
from gobelet.engine import machine
from gobelet.engine.dice import new_rng, random_below

AGES = gobelet.game("ages")
MOMENT = 0.01
BATCH = 4  # quick enough uncompiled
affine = pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="no CPU affinity on this system")


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "GAMES_A_CALL", BATCH)
    monkeypatch.setattr(benchmark, "GAMES_ON_ONE_CORE", BATCH)
    monkeypatch.setattr(benchmark, "GAMES_ON_ALL_CORES", BATCH)
    monkeypatch.setattr(benchmark, "MAX_STEPS", BATCH)


class Clock:
    """A clock that moves only when games are played, each game a second."""

    def __init__(self) -> None:
        self.now = 0.0
        self.seeds: list[int] = []

    def perf_counter(self) -> float:
        return self.now

    def play(self, first_seed: int) -> Tally:
        self.seeds.append(first_seed)
        self.now += 2
        return Tally(games=2, decisions=14)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rates, "time", clock)
    return clock


class TestRate:
    def test_is_counts_over_seconds(self, clock: Clock) -> None:
        """Two games of seven decisions in two seconds: one game and seven decisions a second."""
        assert Rate(games=1.0, decisions=7.0) == measure_rate(clock.play, seconds=20)

    def test_every_repeat_plays_the_same_games(self, clock: Clock) -> None:
        """Twenty seconds in five repeats of two batches, each repeat from seed 0 on."""
        measure_rate(clock.play, seconds=20)
        assert clock.seeds == [0, 2] * REPEATS

    def test_plays_at_least_one_batch(self, clock: Clock) -> None:
        """However short the time, a rate is not made of nothing."""
        assert Rate(games=1.0, decisions=7.0) == measure_rate(clock.play, seconds=0)

    def test_the_best_repeat_counts(self, clock: Clock) -> None:
        """A repeat slowed down by something else on the machine is left out."""

        def play(first_seed: int) -> Tally:
            clock.now += 0 if len(clock.seeds) == 1 else 8
            return clock.play(first_seed)

        assert Rate(games=1.0, decisions=7.0) == measure_rate(play, seconds=0)

    def test_threads_play_different_games_and_are_added_up(self) -> None:
        """Three threads, each with seeds of its own, for as long as one."""
        seeds: set[int] = set()

        def play(first_seed: int) -> Tally:
            seeds.add(first_seed)
            return Tally(games=1, decisions=7)

        rate = measure_rate(play, seconds=0, threads=3)
        assert {0, SEEDS_A_THREAD, 2 * SEEDS_A_THREAD} == seeds
        assert pytest.approx(7 * rate.games) == rate.decisions


class TestCores:
    @affine
    def test_work_is_bound_to_one_and_set_free(self) -> None:
        """Threads begun meanwhile are bound as well; afterwards all is as before."""
        cores = machine.list_cores()
        with machine.bound_to(cores[-1]), ThreadPoolExecutor(1) as pool:
            assert [cores[-1]] == pool.submit(machine.list_cores).result()
        assert cores == machine.list_cores()

    def test_nothing_is_bound_where_that_cannot_be(self) -> None:
        """A core without a number is any of them."""
        cores = machine.list_cores()
        with machine.bound_to(None):
            assert cores == machine.list_cores()

    def test_systems_without_affinity(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """macOS and Windows: all cores count, and none can be chosen."""
        for name in ("sched_getaffinity", "sched_setaffinity"):
            monkeypatch.delattr(os, name, raising=False)
        cores = machine.list_cores()
        assert cores == [None] * (os.cpu_count() or 1)
        assert machine.count_cores() == len(cores)
        with machine.bound_to(cores[0]):
            assert cores == machine.list_cores()


class TestGame:
    def test_a_batch_counts_every_decision(self) -> None:
        """The tally of a batch is that of the same games played one by one."""
        seeds = range(100, 100 + BATCH)
        decisions = sum(_count_decisions(seed) for seed in seeds)
        assert Tally(BATCH, decisions) == benchmark.random_games(AGES, 3)(100)

    def test_a_batch_counts_every_step_of_every_game(self) -> None:
        """Eight steps a call in each of four games, as many endings as the batch reports."""
        with Batch(AGES, BATCH, 2, threads=1) as batch, Batch(AGES, BATCH, 2, threads=1) as same:
            play = benchmark.batch_steps(batch)
            while bytes(same.states) != bytes(batch.states):  # as far as it was played to warm up
                same.step(same.choose_at_random())
            ended = sum(same.step(same.choose_at_random()) for _ in range(8))
            assert Tally(ended, 8 * BATCH) == play(0)

    def test_features_are_made_in_every_step_if_they_are_measured(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """And not otherwise."""
        with Batch(AGES, BATCH, 2, threads=1) as batch:
            plain, encoded = benchmark.batch_steps(batch), benchmark.batch_steps(batch, encoded=True)
            calls: list[Any] = []
            monkeypatch.setattr(batch, "encode", calls.append)
            plain(0)
            assert not calls
            encoded(0)
            assert len(calls) == 8

    def test_a_batch_is_measured_when_its_games_are_spread(self) -> None:
        """Not at their beginning, where all are alike: so many have ended that each place had one."""
        with Batch(AGES, BATCH, 2, threads=1) as batch:
            benchmark.batch_steps(batch)
            assert len(set(batch.states["turn"].tolist())) > 1

    def test_all_is_measured(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Every field is there, positive, and for as many players as can play."""
        monkeypatch.setattr(benchmark, "time_starts", lambda game, players: (9.0, 0.5))
        heard: list[str] = []
        speed = benchmark.measure_game(AGES, seconds=MOMENT, tell=heard.append)
        assert (
            speed.game,
            speed.players,
            speed.cold_compile_seconds,
            speed.warm_start_seconds,
        ) == ("ages", 4, 9.0, 0.5)
        assert AGES.rules.STATE.itemsize == speed.state_bytes
        assert all(value > 0 for value in dataclasses.asdict(speed).values() if not isinstance(value, str))
        assert all(line.startswith("Roll Through the Ages: ") for line in heard)

    def test_too_many_players_are_refused(self) -> None:
        """Before anything is measured."""
        with pytest.raises(gobelet.SetupError, match="1 to 4 players"):
            benchmark.measure_game(AGES, players=5)

    def test_copies_are_copies(self) -> None:
        """What is timed as a copy has every byte of the state."""
        states = AGES.play_random(4, 1)
        targets = np.zeros(3, AGES.rules.STATE)
        benchmark.copy_to_all(states, targets)
        assert states.tobytes() * 3 == targets.tobytes()

    def test_starts_are_processes_of_their_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Both run to their end and report a time; uncompiled here, to be quick."""
        monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
        assert min(benchmark.time_starts(AGES, 4)) > 0


def _count_decisions(seed: int) -> int:
    """The decisions of the game that the dice of *seed* play at random, by way of a table."""
    rng, decisions = new_rng(seed), 0
    table = AGES.table(3)
    while not table.over:
        if table.pending:
            table.draw(int(random_below(rng, table.pending)))
        else:
            legal = table.legal_ids()
            table.play(legal[int(random_below(rng, len(legal)))])
            decisions += 1
    return decisions


class TestMachine:
    def test_is_described(self) -> None:
        """Nothing about the machine is left blank."""
        assert all(dataclasses.asdict(machine.describe_machine()).values())


class TestPeers:
    def test_ratios_are_ours_over_theirs(self, speed: benchmark.GameSpeed) -> None:
        """Batch against peer and rules against peer, on one core and on all."""
        peer = PeerSpeed("Peer", "1.0", True, 20_000.0, 40_000.0)
        assert compare(peer, [speed]) == {"ages": (50.0, 40.0, 100.0, 75.0, 300.0, 275.0)}

    def test_a_missing_one_is_named(self) -> None:
        """The error says what is missing and how to get it."""
        absent = Peer("Absent", "absent", ("random", "no_such_module"), prepare_nothing)
        with pytest.raises(
            MissingPeerError, match=r"Absent is not installed.* pip install 'gobelet\[bench\]'"
        ):
            check_peer(absent)

    def test_a_broken_one_is_named_too(self) -> None:
        """It is there, but its import fails in the process that measures it."""
        with pytest.raises(MissingPeerError, match="Broken is not installed"):
            measure_peer(Peer("Broken", "numpy", ("numpy.no_such_module",), prepare_nothing), MOMENT)

    @pytest.mark.parametrize("peer", PEERS[:-1], ids=lambda peer: f"{peer.package} {peer.observes}")
    def test_plays(self, peer: Peer) -> None:
        """One whole game, the same from the same seed, with its decisions counted."""
        play = peer.prepare(pytest.importorskip(peer.modules[0]))
        games, decisions = play(0)
        assert games == 1
        assert decisions >= 7
        assert (1, decisions) == play(0)

    @pytest.mark.compiled  # once: it is JAX that takes its time
    def test_pgx_plays(self) -> None:
        """In a process of its own, because JAX stays with whoever imports it."""
        peer = PEERS[-1]
        for module in peer.modules:
            if importlib.util.find_spec(module) is None:
                pytest.skip(f"{module} is not installed")
        assert measure_on([None], peer.modules[0], peer.prepare, MOMENT) > 0

    def test_is_measured(self) -> None:
        """On one core and on all, with the version that was measured."""
        speed = measure_peer(Peer("Sleeper", "numpy", ("os",), prepare_sleeping, True), MOMENT)
        assert ("Sleeper", np.__version__, True) == (speed.name, speed.version, speed.observes)
        assert pytest.approx(1000, rel=0.2) == speed.decisions_per_second_one_core
        assert pytest.approx(1000 * machine.count_cores(), rel=0.2) == speed.decisions_per_second_all_cores

    @affine
    def test_a_process_is_bound_to_one_core(self) -> None:
        """And this one to none that it was not bound to before."""
        cores = machine.list_cores()
        assert measure_on(cores[:1], "os", prepare_counting_cores, MOMENT) > 0
        assert cores == machine.list_cores()

    def test_processes_are_added_up(self) -> None:
        """Each a thousand decisions a second, at the same time."""
        assert measure_on([None, None], "os", prepare_sleeping, MOMENT) == pytest.approx(2000, rel=0.2)

    def test_rolls_of_backgammon_are_not_decisions(self) -> None:
        """Chance nodes are passed through, not counted."""
        state = Script("chance", "player", "chance", "player", "player")
        assert play_game(state, random.Random(0)) == 3


def prepare_nothing(module: Any) -> Play:
    raise AssertionError("It is not there.")


def prepare_counting_cores(os: Any) -> Play:
    """Plays only where one core is left."""
    assert len(os.sched_getaffinity(0)) == 1
    return lambda seed: Tally(1, 1)


def prepare_sleeping(os: Any) -> Play:
    """A hundred decisions in a tenth of a second."""

    def play(seed: int) -> Tally:
        time.sleep(0.1)
        return Tally(1, 100)

    return play


class Script:
    """A stand-in for OpenSpiel's state, whose nodes come one after another."""

    def __init__(self, *nodes: str) -> None:
        self.nodes = list(nodes)

    def is_terminal(self) -> bool:
        return not self.nodes

    def is_chance_node(self) -> bool:
        return self.nodes[0] == "chance"

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        del self.nodes[0]


@pytest.fixture
def speed() -> benchmark.GameSpeed:
    speeds: dict[str, Any] = dict.fromkeys((f.name for f in dataclasses.fields(benchmark.GameSpeed)), 1.0)
    ours = {
        "game": "ages",
        "encoded_steps_per_second_one_core": 1e6,
        "encoded_steps_per_second_all_cores": 1.6e6,
        "steps_per_second_one_core": 2e6,
        "steps_per_second_all_cores": 3e6,
        "decisions_per_second_one_core": 6e6,
        "decisions_per_second_all_cores": 11e6,
    }
    return benchmark.GameSpeed(**speeds | ours)
