"""Bots for tests: predictable, slow, or broken."""

from __future__ import annotations

import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

from gobelet.bots import Answer, Budget
from gobelet.bots.random import RandomBot
from gobelet.engine.game import Game

HELD_AT = 3  # parts of the results


class First:
    """Always the first legal action."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        pass

    def think(self, game: Game, state: Any) -> Answer:
        actions = game.new_actions()
        game.rules.legal_actions(state, actions)
        return Answer(int(actions[0]))


class Slow(RandomBot):
    """Plays at random, after some thought."""

    def think(self, game: Game, state: Any) -> Answer:
        time.sleep(0.0005)
        return super().think(game, state)


class Held(RandomBot):
    """
    Plays at random; while HOLD names the folder of a run, only until a few games are saved there.

    From then on it thinks for ever. Each worker that has begun leaves a file beside them.
    """

    def think(self, game: Game, state: Any) -> Answer:
        out = os.environ.get("HOLD")
        if out is not None and multiprocessing.parent_process() is not None:
            Path(out, f"{os.getpid()}.playing").touch()
            while len(list(Path(out).glob("part-*"))) >= HELD_AT:
                time.sleep(0.05)
        return super().think(game, state)


class Raising(First):
    """Loses its head in the third round."""

    def think(self, game: Game, state: Any) -> Answer:
        if state.turn >= 2 * state.players:
            raise RuntimeError("no idea")
        return super().think(game, state)


class Illegal(First):
    """Answers with an action that no game has."""

    def think(self, game: Game, state: Any) -> Answer:
        return Answer(game.rules.NUM_ACTIONS)


class Fatal(First):
    """Takes its process with it, once it is in a game."""

    def think(self, game: Game, state: Any) -> Answer:
        if state.turn >= state.players:
            os._exit(3)
        return super().think(game, state)
