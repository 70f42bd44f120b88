"""What a bot is: it is given a position as its seat sees it, and answers with an action and its opinion."""

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
    """A number, and the standard error of it; nan where nothing was tried out."""

    mean: float
    error: float = math.nan


@dataclass(frozen=True)
class Candidate:
    """What a bot expects at the end of the game if it takes *action* now."""

    action: int
    place: Estimate  # 1 is best; shared places count as the rulebook ranks them
    win: Estimate  # the chance to come first; two first places are half a win each
    points: Estimate
    simulations: int = 0  # how many games were tried for this


@dataclass(frozen=True)
class Answer:
    """What a bot does, and what it thinks of that and of its other candidates, the best first."""

    action: int
    opinion: Sequence[Candidate] = ()


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: so many simulations, or so many seconds."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.simulations is None) == (self.seconds is None):
            raise SetupError("A budget is either a number of simulations or a number of seconds.")
        if not (self.simulations or self.seconds or 0) > 0:
            raise SetupError(f"A budget is more than nothing, not {self}.")

    def __str__(self) -> str:
        return str(self.simulations) if self.seconds is None else f"{self.seconds * 1000:g}ms"


def parse_budget(text: str) -> Budget:
    """
    A budget as typed: `200` simulations, `50ms` or `1.5s`.

    Raises:
        SetupError: If it is none of these.
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
        raise SetupError(f"A budget is a number of simulations or a time, as 200, 50ms, 1.5s; not {text!r}.")
    return value


class Bot(Protocol):
    """Somebody who decides. The same bot answers the same position in the same way, whatever came before."""

    def think(self, game: Game, state: Any) -> Answer:
        """About the decision of the actor of *state*, in which all that this seat cannot see is made up."""


def decide(bot: Bot, table: Table) -> Answer:
    """
    What *bot* answers as the actor of *table*, shown only what that seat may know.

    Raises:
        SetupError: If nobody has to decide anything now.
    """
    if table.actor is None:
        waits = "a draw is pending" if table.pending else "the game is over"
        raise SetupError(f"There is nothing to decide: {waits}.")
    hidden = table.game.hide(table.state, table.actor, new_rng(len(table.steps)))
    return bot.think(table.game, hidden)


def rng_for(seed: int, state: Any) -> Rng:
    """Dice of a bot's own for thinking about *state*; they depend on nothing else."""
    digest = hashlib.blake2b(f"{seed} ".encode() + state.tobytes(), digest_size=8)
    return new_rng(int.from_bytes(digest.digest(), "little"))
