"""Other simulators of dice games, measured as their users run them, with random players on one core."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from gobelet.arena.benchmark import SECONDS, GameSpeed, Play, Tally, measure_rate
from gobelet.engine.errors import GobeletError


class MissingPeerError(GobeletError, ImportError):
    """A peer to be measured is not installed."""

    def __init__(self, peer: str) -> None:
        super().__init__(f"{peer} is not installed. Install the peers with: pip install 'gobelet[bench]'")
        self.peer = peer


@dataclass(frozen=True)
class PeerSpeed:
    """What one peer does on this machine, on one core."""

    name: str
    version: str
    decisions_per_second: float


@dataclass(frozen=True)
class Peer:
    """Another simulator: where it comes from, and how it plays its games."""

    name: str
    package: str
    module: str
    prepare: Callable[[Any], Play]  # of the imported module


def load_peer(peer: Peer) -> Play:
    """
    What plays one random game of *peer*.

    Raises:
        MissingPeerError: If its package is not installed.
    """
    try:
        module = importlib.import_module(peer.module)
    except ImportError as error:
        raise MissingPeerError(peer.name) from error
    return peer.prepare(module)


def measure_peer(peer: Peer, seconds: float = SECONDS) -> PeerSpeed:
    """The speed of *peer*, measured as our games are."""
    rate = measure_rate(load_peer(peer), seconds)
    return PeerSpeed(peer.name, version(peer.package), rate.decisions)


def compare(peer: PeerSpeed, games: list[GameSpeed]) -> dict[str, float]:
    """How many times faster than *peer* each of *games* is, in decisions per second on one core."""
    return {game.game: game.decisions_per_second_one_core / peer.decisions_per_second for game in games}


# -- OpenSpiel ------------------------------------------------------------------------------------------


def _prepare_backgammon(pyspiel: Any) -> Play:
    game = pyspiel.load_game("backgammon")
    return lambda seed: Tally(1, _play_backgammon(game.new_initial_state(), random.Random(seed)))


def _play_backgammon(state: Any, rng: random.Random) -> int:
    """Play *state* to its end at random; return the decisions of players, rolls of dice not counted."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


# -- Catanatron -----------------------------------------------------------------------------------------


def _prepare_catan(catanatron: Any) -> Play:
    def play(seed: int) -> Tally:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=seed + 1)  # 0 would mean any seed
        game.play()
        return Tally(1, _count_decisions(game.state))

    return play


def _count_decisions(state: Any) -> int:
    """The actions Catanatron wrote down, one for each decision; versions after 3.2 renamed the list."""
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


PEERS = (
    Peer("OpenSpiel backgammon", "open_spiel", "pyspiel", _prepare_backgammon),
    Peer("Catanatron", "catanatron", "catanatron", _prepare_catan),
)
