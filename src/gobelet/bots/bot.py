"""The bot interface: a bot gets a position as its seat sees it, and answers with an action and estimates."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from gobelet.engine.contract import Rng
from gobelet.engine.dice import new_rng
from gobelet.engine.errors import SetupError
from gobelet.engine.game import Game
from gobelet.engine.table import Table


@dataclass(frozen=True)
class Estimate:
    """A number and its standard error; nan if there were no rollouts."""

    mean: float
    error: float = math.nan


@dataclass(frozen=True)
class Candidate:
    """What a bot expects at the end of the game if it plays *action* now."""

    action: int
    place: Estimate  # 1 is best; shared places count as the rulebook ranks them
    win: Estimate  # the chance to come first; two first places are half a win each
    points: Estimate
    simulations: int = 0  # how many games were tried for this


@dataclass(frozen=True)
class Answer:
    """The action a bot chose, and its estimates for all candidates, best first."""

    action: int
    opinion: Sequence[Candidate] = ()


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: a number of simulations or of seconds."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.simulations is None) == (self.seconds is None):
            raise SetupError("A budget must be either a number of simulations or a number of seconds.")
        if not (self.simulations or self.seconds or 0) > 0:
            raise SetupError(f"A budget must be positive, not {self}.")

    def __str__(self) -> str:
        return str(self.simulations) if self.seconds is None else f"{self.seconds * 1000:g}ms"


def parse_budget(text: str) -> Budget:
    """
    Parse a budget such as `200` (simulations), `50ms` or `1.5s`.

    Raises:
        SetupError: If it has another form.
    """
    for unit, seconds in (("ms", 0.001), ("s", 1.0)):
        if text.endswith(unit):
            return Budget(seconds=_read_number(text, text.removesuffix(unit)) * seconds)
    return Budget(simulations=int(_read_number(text, text if text.removeprefix("-").isdecimal() else "")))


def _read_number(text: str, number: str) -> float:
    try:
        value = float(number)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise SetupError(
            f"A budget must be a number of simulations or a time, such as 200, 50ms or 1.5s, not {text!r}."
        )
    return value


class Bot(Protocol):
    """The interface of a bot. It always gives the same answer to the same position."""

    def think(self, game: Game, state: Any) -> Answer:
        """Choose an action for the actor of *state*; what is hidden from this seat is sampled."""


def decide(bot: Bot, table: Table) -> Answer:
    """
    Ask *bot* for the decision of the actor of *table*, showing it only what that seat may see.

    Raises:
        SetupError: If no decision is pending.
    """
    if table.actor is None:
        waits = "a draw is pending" if table.pending else "the game is over"
        raise SetupError(f"No decision is pending: {waits}.")
    hidden = table.game.hide(table.state, table.actor, new_rng(len(table.steps)))
    return bot.think(table.game, hidden)


def rng_for(seed: int, state: Any) -> Rng:
    """A generator for a bot's rollouts, which depends only on its seed and *state*."""
    digest = hashlib.blake2b(f"{seed} ".encode() + state.tobytes(), digest_size=8)
    return new_rng(int.from_bytes(digest.digest(), "little"))
