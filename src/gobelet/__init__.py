"""
Gobelet: dice board games to play, host and study, each with its rules written once.

    import gobelet

    table = gobelet.game("ages").table(players=2, seed=7)
    while not table.over:
        table.play(table.legal()[0])
    print(table.scores(), table.record())
"""

from __future__ import annotations

from gobelet.engine.errors import (
    ComponentsError,
    GobeletError,
    GuideError,
    IllegalActionError,
    IllegalDrawError,
    NotationError,
    RecordError,
    SetupError,
    UndoError,
    UnknownGameError,
)
from gobelet.engine.game import Game, Option
from gobelet.engine.record import Move, Record, parse_record
from gobelet.engine.table import Table
from gobelet.games import find_game as game
from gobelet.games import list_games as games

__version__ = "0.2.0"

__all__ = [
    "ComponentsError",
    "Game",
    "GobeletError",
    "GuideError",
    "IllegalActionError",
    "IllegalDrawError",
    "Move",
    "NotationError",
    "Option",
    "Record",
    "RecordError",
    "SetupError",
    "Table",
    "UndoError",
    "UnknownGameError",
    "game",
    "games",
    "parse_record",
    "resume",
]


def resume(text: str) -> Table:
    """Replay a record, given as text, and return the table at its last move."""
    record = parse_record(text)
    return game(record.game).resume(record)
