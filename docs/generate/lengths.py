"""How long games are, measured: decisions and rounds of random players and of `hard` bots."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any

import numpy as np

import gobelet
from gobelet.studies.playing import play
from gobelet.studies.study import GREEDY, POLICIES, RANDOM, Study

FILE = Path(__file__).with_name("lengths.json")
GAMES = {RANDOM: 2000, GREEDY: 200}
PERCENTILES = (5, 50, 95)


def measure_lengths() -> None:
    """Every game for every number of players, into the file that the cards are made from."""
    measured = {game_id: measure_game(game_id) for game_id in gobelet.games()}
    about = {"date": datetime.date.today().isoformat(), "version": gobelet.__version__, "games": GAMES}
    FILE.write_text(json.dumps(about | {"lengths": measured}, indent=1) + "\n", "utf-8")


def measure_game(game_id: str) -> dict[str, Any]:
    game = gobelet.game(game_id)
    numbers = range(game.min_players, game.max_players + 1)
    return {
        str(players): {policy: measure(game_id, players, policy) for policy in POLICIES}
        for players in numbers
    }


def measure(game_id: str, players: int, policy: str) -> dict[str, list[int]]:
    """The percentiles of decisions and rounds of a game."""
    states, _, counts = play(Study(game_id, players, GAMES[policy], policy), 0, GAMES[policy], False)
    decisions, rounds = counts.sum(axis=1), states["turn"] // players + 1
    return {"decisions": _percentiles(decisions), "rounds": _percentiles(rounds)}


def _percentiles(values: Any) -> list[int]:
    return [round(float(value)) for value in np.percentile(values, PERCENTILES)]


def read_lengths() -> dict[str, Any]:
    """What was measured last."""
    return json.loads(FILE.read_text("utf-8"))
