"""
The contract of a game: one fixed-size record and a few functions over it.

`Rules` is what a game's `rules.py` provides, all of it compiled. `Notation` and `Presentation` are what it
provides to people. Algorithms for every game import the name `rules` from here; `Algorithm.of` binds it to
one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, cast

import numpy as np
import numpy.typing as npt

from gobelet.engine.structs import struct_dtype

Int8s = npt.NDArray[np.int8]
Int16s = npt.NDArray[np.int16]
Numbers = npt.NDArray[np.int64]
Actions = npt.NDArray[np.int16]  # room for NUM_ACTIONS ids
Rng = npt.NDArray[np.uint64]  # see engine/dice.py

NOBODY = -1

# Widens a small integer of a record, so that compiled rules meet one type of number; for Numba, np.int64.
widen: Callable[[Any], int] = cast("Callable[[Any], int]", np.int64)


class Header(Protocol):
    """The fields that every state starts with, as in HEADER."""

    draw: int  # how many equally likely outcomes the pending random event has, or 0
    turn: int  # the rounds before this one times the players, plus the seat whose turn it is
    phase: int  # the game's own Phase
    players: int
    actor: int  # the seat that must decide, or NOBODY


HEADER: list[Any] = [
    ("draw", np.int16),
    ("turn", np.int16),
    ("phase", np.int16),
    ("players", np.int8),
    ("actor", np.int8),
]


def state_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a game's state."""
    return struct_dtype([*HEADER, *fields])


def empty_state(dtype: np.dtype[Any]) -> Any:
    """A state with everything zero."""
    return state_over(dtype, bytearray(dtype.itemsize))


def state_over(dtype: np.dtype[Any], buffer: bytearray) -> Any:
    """The state whose bytes are in *buffer*: one record alone, not part of an array of them."""
    return np.ndarray((), dtype, buffer)[()]


def buffer_of(state: Any) -> bytearray | None:
    """The bytes under a state made by `state_over`; None for one out of an array."""
    array = state.base
    return array.base if array is not None and array.ndim == 0 and type(array.base) is bytearray else None


class Rules(Protocol):
    """The interface of a game's module `rules`."""

    __name__: str

    @property
    def STATE(self) -> np.dtype[Any]: ...  # noqa: N802

    @property
    def NUM_ACTIONS(self) -> int: ...  # noqa: N802

    @property
    def FEATURES(self) -> np.dtype[Any]: ...  # noqa: N802

    @property
    def NUM_FEATURES(self) -> int: ...  # noqa: N802

    def begin(self, state: Any, players: int, options: Int8s) -> None:
        """Set up the game in a zeroed *state*; may leave a draw pending."""

    def legal_actions(self, state: Any, out: Actions) -> int:
        """Write the legal actions in ascending order; return their number, which is never 0."""

    def apply_action(self, state: Any, action: int) -> None:
        """Apply a legal action."""

    def apply_draw(self, state: Any, outcome: int) -> None:
        """Apply an outcome of the pending draw, from 0 to draw - 1."""

    def score(self, state: Any, seat: int) -> int:
        """Points as if the game ended now."""

    def rank(self, state: Any, seat: int) -> int:
        """
        Place as if the game ended now, from 1, with the rulebook's tie-breaks; ties share a place.

        More points never give a worse place. In solo games, 1 is a win and 2 a loss.
        """

    def encode(self, state: Any, seat: int, out: Any) -> None:
        """Write what *seat* sees as network inputs to *out*, a zeroed record of FEATURES."""


class CompleteRules(Rules, Protocol):
    """The rules plus what only games with hidden information provide; engine/defaults.py has the defaults."""

    def hide(self, state: Any, seat: int, rng: Rng) -> None:
        """Resample everything hidden from *seat*."""

    def conceal(self, state: Any, seat: int) -> None:
        """Blank out everything hidden from *seat*; the rest is its observation."""


class Notation(Protocol):
    """The interface of a game's module `notation`: text for everything, both ways."""

    def parse_position(self, text: str) -> Any: ...

    def format_position(self, state: Any) -> str: ...

    def parse_action(self, text: str) -> int: ...

    def format_action(self, action: int) -> str: ...

    def parse_draw(self, state: Any, text: str) -> int: ...

    def format_draw(self, state: Any, outcome: int) -> str: ...


class Message(NamedTuple):
    """A message for people, to be translated by engine/language.py."""

    id: str
    args: Mapping[str, Any] = {}  # numbers, texts (or texts by language), messages, or tuples of messages


class GivenUp(NamedTuple):
    """An action that gives something up, such as ending the turn: it is offered last."""

    warning: Message | None = None  # what is lost that could still be used; then people are asked once more


class Presentation(Protocol):
    """
    The interface of a game's module `presentation`, used by pages and the terminal.

    It may also have `conclude(state)`, `goal(players, options)` and `gives_up(state, action)`, see `Game`.
    A question may have an attribute `.help` in `lang/`, one sentence that explains it in a first game.
    """

    def view(self, state: Any, seat: int | None) -> Any:
        """What *seat* sees (None: a spectator), as frozen dataclasses."""

    def ask(self, state: Any) -> Message:
        """The current decision, as a question."""

    def name_action(self, state: Any, action: int) -> Message:
        """The label of the button for *action*: what it will do."""

    def name_draw(self, state: Any, outcome: int) -> Message:
        """The name of an *outcome* of the pending draw."""

    def tell(self, before: Any, after: Any, action: int | None, outcome: int | None) -> list[Message]:
        """The log messages about what one action or one draw did."""

    def rules_now(self, state: Any) -> tuple[str, ...]:
        """The numbers of the rules that apply now."""


# Stands for one game's rules in algorithms for every game.
rules: CompleteRules = cast("CompleteRules", None)
