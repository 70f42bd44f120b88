"""
Everything we raise on purpose, as a tree:

    GobeletError
    ├── UnknownGameError      no game has that id
    ├── SetupError            a table that cannot be laid out: players, options, seed
    │   └── ComponentsError   a game's data file that cannot be right; names file and entry
    ├── NotationError         a text that is no position, action or draw
    │   └── RecordError       a record that cannot be read or replayed; names the line
    ├── IllegalActionError    a known action that is not allowed now
    ├── IllegalDrawError      an outcome nobody waits for
    └── UndoError             nothing to take back
"""

from __future__ import annotations

from collections.abc import Sequence

MAX_SHOWN = 12


def list_some(names: Sequence[str]) -> str:
    """Names in one line, the first dozen of them."""
    rest = len(names) - MAX_SHOWN
    return ", ".join(names[:MAX_SHOWN]) + (f" and {rest} more" if rest > 0 else "")


class GobeletError(Exception):
    """Base class: catch it to catch everything we raise on purpose."""


class UnknownGameError(GobeletError, KeyError):
    """No game has that id."""

    def __init__(self, game_id: str, known: Sequence[str]) -> None:
        super().__init__(f"No game is called {game_id!r}. Known: {list_some(known)}.")
        self.game_id = game_id
        self.known = known

    def __str__(self) -> str:
        return str(self.args[0])


class SetupError(GobeletError, ValueError):
    """A table cannot be laid out like this."""


class ComponentsError(SetupError):
    """The data file of a game cannot be right."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"In {file}, {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


class NotationError(GobeletError, ValueError):
    """A text that is no position, action or draw."""


class RecordError(NotationError):
    """A record that cannot be read or replayed."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"Line {line}: {message}" if line else message)
        self.line = line


class IllegalActionError(GobeletError, ValueError):
    """A known action that is not allowed now."""

    def __init__(self, action: str, position: str, legal: Sequence[str]) -> None:
        allowed = f"Legal: {list_some(legal)}." if legal else "Nothing is to be decided."
        super().__init__(f"Cannot {action} now. Position: {position}. {allowed}")
        self.action = action
        self.position = position
        self.legal = legal


class IllegalDrawError(GobeletError, ValueError):
    """An outcome nobody waits for."""


class UndoError(GobeletError):
    """Nothing can be taken back."""
