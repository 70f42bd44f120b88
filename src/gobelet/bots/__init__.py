"""Players made of code. A bot sees only what its seat sees."""

from __future__ import annotations

from typing import Any, Protocol

from gobelet.bots.random import RandomBot
from gobelet.engine.dice import new_rng
from gobelet.engine.errors import SetupError
from gobelet.engine.game import Game
from gobelet.engine.table import Table

LEVELS = {"random": RandomBot}


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, game: Game, state: Any) -> int:
        """One of the legal actions of the actor of *state*, in which all that it cannot see is made up."""


def new_bot(level: str, seed: int) -> Bot:
    """
    A bot of this level; the same seed makes the same choices.

    Raises:
        SetupError: If no level has that name.
    """
    if level not in LEVELS:
        raise SetupError(f"No bot is called {level!r}. There are: {', '.join(LEVELS)}.")
    return LEVELS[level](seed)


def decide(bot: Bot, table: Table) -> int:
    """What *bot* does as the actor of *table*, shown only what that seat may know."""
    state = table.game.copy_state(table.state)
    table.game.rules.hide(state, int(state.actor), new_rng(len(table.steps)))
    return bot.choose(table.game, state)
