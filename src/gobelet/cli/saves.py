"""Unfinished games on disk: one for each game, written after every decision, so that none is lost."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from gobelet.engine.errors import RecordError
from gobelet.engine.game import Game
from gobelet.engine.record import parse_record
from gobelet.engine.table import Table


def data_folder() -> Path:
    chosen = os.environ.get("GOBELET_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("gobelet"))


def save_path(game: Game) -> Path:
    return data_folder() / "games" / f"{game.id}.gobelet"


def save(table: Table, path: Path) -> None:
    """Write the record so that a crash leaves the old one or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(str(table.record()), "utf-8")
    draft.replace(path)


def load(game: Game, path: Path) -> Table:
    """
    The table of a saved record.

    Raises:
        RecordError: If it cannot be read or replayed.
    """
    try:
        return game.resume(parse_record(path.read_text("utf-8")))
    except (RecordError, UnicodeDecodeError) as error:
        raise RecordError(f"{path} cannot be resumed. {error}") from error
