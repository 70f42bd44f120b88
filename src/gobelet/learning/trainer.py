"""
The trainer: rounds of self-play games and fitting of the value network.

    python -m gobelet.learning ages --players 2 --seconds 600

In every round all seats play with the current weights and some exploration, with varying options. Some
positions are sampled, as every seat sees them, with the result of the game and the values of later ones.
Then the weights are fitted to the positions of the last rounds. The first games are random.
"""

from __future__ import annotations

import argparse
import functools
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from gobelet.bots.evaluation import new_workspace
from gobelet.bots.weights import MAX_UNITS, Weights, input_names, no_weights, read_weights, save_weights
from gobelet.engine.contract import Int8s
from gobelet.engine.dice import new_rng
from gobelet.engine.features import Floats
from gobelet.engine.game import Game
from gobelet.engine.heuristic import heuristic_of
from gobelet.engine.machine import count_cores
from gobelet.games import find_game
from gobelet.learning.fitting import Fit, first_parts
from gobelet.learning.self_play import Settings, new_batch, play_match, play_to_train

WINDOW = 4  # rounds whose positions are looked at
PIECE = 250  # games at a time
SETUPS = 1000
SAMPLES, BOOTSTRAPS = 120, 300  # see Settings
LEAST_EXPLORES = 10
LAST_RATE = 0.05  # of the first
MATCH_EVERY, MATCH_GAMES = 5, 2000
MATCH_SEED = 10**12


class SelfPlay:
    """Self-play of one game with a fixed number of players."""

    def __init__(self, game: Game, players: int, cores: int) -> None:
        self.game, self.players, self.cores = game, players, cores
        self.heuristic = heuristic_of(game)
        self.seed = 0
        self._play = play_to_train.of(game.rules, heuristic=self.heuristic)
        self._match = play_match.of(game.rules, heuristic=self.heuristic)

    def gather(self, weights: Weights, games: int, settings: Settings) -> tuple[Any, Floats]:
        """Play that many games; return sampled positions and their targets."""
        pieces = range(self.seed, self.seed + games, PIECE)
        self.seed += games
        with ThreadPoolExecutor(self.cores) as pool:
            found = list(pool.map(functools.partial(self._gather_piece, weights, settings), pieces))
        inputs, targets = zip(*found, strict=True)
        return np.concatenate(inputs), np.concatenate(targets)

    def _gather_piece(self, weights: Weights, settings: Settings, first_seed: int) -> tuple[Any, Floats]:
        space = new_workspace(self.game.rules, self.heuristic, weights)
        batch = new_batch(self.game.rules.STATE, self.heuristic.FEATURES, PIECE, self.players)
        setups = self._list_setups(np.random.default_rng(first_seed))
        rows = self._play(PIECE, new_rng(first_seed), setups, weights, space, settings, batch)
        return batch.inputs[:rows].astype(np.float16), batch.targets[:rows].copy()

    def _list_setups(self, rng: np.random.Generator) -> Int8s:
        """Default options half of the time, otherwise random ones."""
        setups = np.zeros((SETUPS, 1 + len(self.game.options)), np.int8)
        setups[:, 0] = self.players
        for k, option in enumerate(self.game.options, start=1):
            setups[::2, k] = rng.integers(len(option.values), size=len(setups[::2]))
        return setups

    def match(self, one: Weights, other: Weights, games: int = MATCH_GAMES) -> tuple[float, float]:
        """How often *one* wins against *other* in all other seats, and its points, with default options."""
        setup = np.array([self.players, *(0 for _ in self.game.options)], np.int8)
        spaces = tuple(new_workspace(self.game.rules, self.heuristic, side) for side in (one, other))
        states = np.zeros(2, self.game.rules.STATE)
        return self._match(games, new_rng(MATCH_SEED), setup, (one, other), spaces, states)


class Trainer:
    """Runs rounds of self-play and fitting."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.games = SelfPlay(find_game(asked.game), asked.players, asked.cores)
        self.inputs = input_names(self.games.game)
        self.weights = no_weights(len(self.inputs))
        parts = first_parts(len(self.inputs), MAX_UNITS)
        if asked.start:
            self.weights = read_weights(asked.start, self.inputs)
            parts = [part.copy() for part in self.weights[: len(parts)]]
        self.fit = Fit(parts, asked.typical_points, asked.points_count)
        self.batches: list[tuple[Any, Floats]] = []

    def run(self) -> None:
        """Train until time is up, saving the weights after each round."""
        begin, number, spent, reference = time.time(), 0, 0.0, self.weights
        while spent < 1:
            errors = self._take_round(spent)
            save_weights(
                self.weights, self.inputs, self.asked.out / f"{self.asked.game}{self.asked.players}.npz"
            )
            spent = (time.time() - begin) / self.asked.seconds
            _say(f"round {number}: {spent:.0%}, errors {np.round(errors, 4)}")
            if number % MATCH_EVERY == 0:
                wins, points = self.games.match(self.weights, reference)
                _say(f"    won {wins:.1%} against itself {MATCH_EVERY} rounds ago, with {points:.1f} points")
                reference = self.weights
            number += 1

    def _take_round(self, spent: float) -> Any:
        asked = self.asked
        bootstraps = BOOTSTRAPS if self.weights.hidden.size else 0
        settings = Settings(int(asked.tries * (1 - spent)) + LEAST_EXPLORES, asked.keeps, bootstraps)
        self.batches = [*self.batches, self.games.gather(self.weights, asked.games, settings)][-WINDOW:]
        inputs, targets = (np.concatenate([batch[k] for batch in self.batches]) for k in range(2))
        errors = self.fit.learn(inputs, targets, asked.rate * (1 - (1 - LAST_RATE) * spent))
        self.weights = self.fit.weights
        return errors


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m gobelet.learning", description=__doc__)
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--players", type=int, default=2, help="number of players")
    parser.add_argument("--seconds", type=float, default=600, help="training time")
    parser.add_argument("--games", type=int, default=2000, help="number of games in each round")
    parser.add_argument("--keeps", type=int, default=SAMPLES, help="share of positions to sample, per mille")
    parser.add_argument("--tries", type=int, default=50, help="initial share of random decisions, per mille")
    parser.add_argument("--rate", type=float, default=2e-3, help="initial learning rate")
    parser.add_argument("--typical-points", type=float, default=30.0, help="scale of the points")
    parser.add_argument(
        "--points-count", type=float, default=1.0, help="weight of the points relative to winning"
    )
    parser.add_argument("--cores", type=int, default=count_cores(), help="number of cores")
    parser.add_argument("--start", type=Path, help="weights file to continue from")
    parser.add_argument("--out", type=Path, default=Path(), help="output folder")
    Trainer(parser.parse_args()).run()
