"""What is measured is counted and divided right; how fast it is, is not a matter for tests."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import numpy as np
import pytest

import gobelet
from gobelet.arena import benchmark, peers
from gobelet.arena.benchmark import REPEATS, SEEDS_A_THREAD, Rate, Tally, measure_rate
from gobelet.arena.peers import PEERS, MissingPeerError, Peer, PeerSpeed, compare, load_peer, measure_peer
from gobelet.engine.dice import new_rng, random_below

AGES = gobelet.game("ages")
MOMENT = 0.01
BATCH = 4  # quick enough uncompiled


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "GAMES_A_BATCH", BATCH)
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
    monkeypatch.setattr(benchmark, "time", clock)
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


class TestGame:
    def test_a_batch_counts_every_decision(self) -> None:
        """The tally of a batch is that of the same games played one by one."""
        seeds = range(100, 100 + BATCH)
        decisions = sum(_count_decisions(seed) for seed in seeds)
        assert Tally(BATCH, decisions) == benchmark.random_games(AGES, 3)(100)

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
        assert all(dataclasses.asdict(benchmark.describe_machine()).values())


class TestPeers:
    def test_ratio_is_ours_over_theirs(self, speed: benchmark.GameSpeed) -> None:
        """Six million decisions a second against twenty thousand: 300 times."""
        assert compare(PeerSpeed("Peer", "1.0", 20_000.0), [speed]) == {"ages": 300.0}

    def test_a_missing_one_is_named(self) -> None:
        """The error says what is missing and how to get it."""
        absent = Peer("Absent", "absent", "no_such_module", lambda module: Clock().play)
        with pytest.raises(
            MissingPeerError, match=r"Absent is not installed.* pip install 'gobelet\[bench\]'"
        ):
            load_peer(absent)

    @pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.package)
    def test_plays(self, peer: Peer) -> None:
        """One whole game, the same from the same seed, with its decisions counted."""
        pytest.importorskip(peer.module)
        play = load_peer(peer)
        games, decisions = play(0)
        assert games == 1
        assert decisions > 10
        assert (1, decisions) == play(0)

    @pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.package)
    def test_is_measured(self, peer: Peer) -> None:
        """A peer's speed comes with the version that was measured."""
        pytest.importorskip(peer.module)
        speed = measure_peer(peer, MOMENT)
        assert peer.name == speed.name
        assert speed.version[0].isdigit()
        assert speed.decisions_per_second > 0

    def test_rolls_of_backgammon_are_not_decisions(self) -> None:
        """Chance nodes are passed through, not counted."""
        state = Script("chance", "player", "chance", "player", "player")
        assert peers._play_backgammon(state, random.Random(0)) == 3


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
    rates: dict[str, Any] = dict.fromkeys((f.name for f in dataclasses.fields(benchmark.GameSpeed)), 1.0)
    return benchmark.GameSpeed(**rates | {"game": "ages", "decisions_per_second_one_core": 6e6})
