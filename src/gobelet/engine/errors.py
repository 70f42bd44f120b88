"""
All exceptions of the library, as a tree:

    GobeletError
    ├── UnknownGameError      no game has that id
    ├── SetupError            invalid arguments: players, options, seed, ...
    │   └── ComponentsError   an invalid data file of a game; names file and entry
    ├── NotationError         text that is not a valid position, action or draw
    │   ├── RecordError       a record that cannot be parsed or replayed; names the line
    │   └── GuideError        a script of a guided game that cannot be played; names the line
    ├── IllegalActionError    an action that is not legal now
    ├── IllegalDrawError      a draw that is not pending, or an impossible outcome
    └── UndoError             nothing to undo
"""

from __future__ import annotations

from collections.abc import Sequence

MAX_SHOWN = 12


def list_some(names: Sequence[str]) -> str:
    """Names separated by commas, at most a dozen of them."""
    rest = len(names) - MAX_SHOWN
    return ", ".join(names[:MAX_SHOWN]) + (f" and {rest} more" if rest > 0 else "")


class GobeletError(Exception):
    """Base class of all exceptions of the library."""


class UnknownGameError(GobeletError, KeyError):
    """There is no game with this id."""

    def __init__(self, game_id: str, known: Sequence[str]) -> None:
        super().__init__(f"Unknown game {game_id!r}. Available games: {list_some(known)}.")
        self.game_id = game_id
        self.known = known

    def __str__(self) -> str:
        return str(self.args[0])


class SetupError(GobeletError, ValueError):
    """Invalid arguments, such as the number of players, an option or the seed."""


class ComponentsError(SetupError):
    """The data file of a game is invalid."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"In {file}, {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


class NotationError(GobeletError, ValueError):
    """A text that is not a valid position, action or draw."""


class RecordError(NotationError):
    """A record that cannot be parsed or replayed."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"Line {line}: {message}" if line else message)
        self.line = line


class GuideError(NotationError):
    """The script of a guided game cannot be parsed or played through."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"In {file}, line {line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class IllegalActionError(GobeletError, ValueError):
    """An action that is not legal in the current position."""

    def __init__(self, action: str, position: str, legal: Sequence[str]) -> None:
        allowed = f"Legal: {list_some(legal)}." if legal else "No decision is pending."
        super().__init__(f"Cannot {action} now. Position: {position}. {allowed}")
        self.action = action
        self.position = position
        self.legal = legal


class IllegalDrawError(GobeletError, ValueError):
    """A draw that is not pending, or an outcome it cannot have."""


class UndoError(GobeletError):
    """There is no decision to undo."""
