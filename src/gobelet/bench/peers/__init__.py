"""
Other game simulators, measured the way their users run them, with random players, on one core and on all.

One file for each library says how it plays. It is measured in a separate process, pinned to one core before
the library is imported; for all cores there is one such process per core, and their rates are added up.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, NamedTuple

from gobelet.bench.peers import catanatron, open_spiel, pettingzoo, pgx
from gobelet.bench.peers.processes import measure_on
from gobelet.bench.rates import SECONDS, Play
from gobelet.bench.speed import GameSpeed
from gobelet.engine.errors import GobeletError
from gobelet.engine.machine import list_cores


class MissingPeerError(GobeletError, ImportError):
    """A simulator to compare with is not installed."""

    def __init__(self, peer: str) -> None:
        super().__init__(f"{peer} is not installed. Install with: pip install 'gobelet[bench]'")
        self.peer = peer


@dataclass(frozen=True)
class Peer:
    """Another simulator: its package, and how to play its games."""

    name: str
    package: str
    modules: tuple[str, ...]  # the first is what plays; the others it needs besides
    prepare: Callable[[Any], Play]  # of the first module, imported
    observes: bool = False  # whether every decision comes with an observation


@dataclass(frozen=True)
class PeerSpeed:
    """The speed of one simulator on this machine."""

    name: str
    version: str
    observes: bool
    decisions_per_second_one_core: float
    decisions_per_second_all_cores: float


class Ratios(NamedTuple):
    """Speedups of a game over another simulator, in decisions per second."""

    encoded_one_core: float  # through a batch, with features for a network
    encoded_all_cores: float
    batch_one_core: float  # through a batch, with observations
    batch_all_cores: float
    rules_one_core: float  # without either
    rules_all_cores: float


PEERS = (
    Peer(
        "PettingZoo connect four",
        "pettingzoo",
        ("pettingzoo.classic.connect_four_v3", "pygame"),
        pettingzoo.prepare,
        True,
    ),
    Peer("OpenSpiel backgammon", "open_spiel", ("pyspiel",), open_spiel.prepare_observed, True),
    Peer("OpenSpiel backgammon", "open_spiel", ("pyspiel",), open_spiel.prepare),
    Peer("Catanatron", "catanatron", ("catanatron",), catanatron.prepare),
    Peer("Pgx backgammon", "pgx", ("pgx", "jax"), pgx.prepare, True),
)


def check_peer(peer: Peer) -> None:
    """
    Check that all of its modules are installed, without importing them, because some start threads.

    Raises:
        MissingPeerError: If one is not installed.
    """
    for module in peer.modules:
        if importlib.util.find_spec(module.partition(".")[0]) is None:
            raise MissingPeerError(peer.name)


def measure_peer(peer: Peer, seconds: float = SECONDS) -> PeerSpeed:
    """
    The speed of *peer*, measured as our games are.

    Raises:
        MissingPeerError: If it cannot be imported.
    """
    check_peer(peer)
    cores = list_cores()
    try:
        one, every = (measure_on(of, peer.modules[0], peer.prepare, seconds) for of in (cores[:1], cores))
    except ImportError as error:
        raise MissingPeerError(peer.name) from error
    return PeerSpeed(peer.name, version(peer.package), peer.observes, one, every)


def compare(peer: PeerSpeed, games: Iterable[GameSpeed]) -> dict[str, Ratios]:
    """How many times faster than *peer* each of *games* is."""
    one, every = peer.decisions_per_second_one_core, peer.decisions_per_second_all_cores
    return {
        game.game: Ratios(
            encoded_one_core=game.encoded_steps_per_second_one_core / one,
            encoded_all_cores=game.encoded_steps_per_second_all_cores / every,
            batch_one_core=game.steps_per_second_one_core / one,
            batch_all_cores=game.steps_per_second_all_cores / every,
            rules_one_core=game.decisions_per_second_one_core / one,
            rules_all_cores=game.decisions_per_second_all_cores / every,
        )
        for game in games
    }
