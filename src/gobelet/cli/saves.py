"""Saved games: one unfinished game of each kind, saved after every decision, and finished games."""

from __future__ import annotations

import datetime
import os
from pathlib import Path

import platformdirs

from gobelet.engine.errors import RecordError, SetupError
from gobelet.engine.record import Record, parse_record
from gobelet.engine.table import Table


def games_folder() -> Path:
    chosen = os.environ.get("GOBELET_DATA")
    return (Path(chosen) if chosen else Path(platformdirs.user_data_dir("gobelet"))) / "games"


def unfinished_path(game_id: str) -> Path:
    return games_folder() / f"{game_id}.gobelet"


def stamped_path(game_id: str) -> Path:
    """A unique path for a game that is finished or set aside."""
    stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    return games_folder() / f"{game_id}-{stamp}.gobelet"


def save(table: Table, path: Path) -> None:
    """
    Write the record atomically: a crash leaves the old file or the new one, never half a file.

    Raises:
        SetupError: If the file cannot be written.
    """
    draft = path.with_suffix(".draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(str(table.record()), "utf-8")
        draft.replace(path)
    except OSError as error:
        raise SetupError(
            f"Cannot save the game to {path}: {error.strerror}. Set GOBELET_DATA to use another folder."
        ) from error


def finish(table: Table) -> Path:
    """Save a finished game under a unique name; return its path."""
    path = stamped_path(table.game.id)
    save(table, path)
    unfinished_path(table.game.id).unlink(missing_ok=True)
    return path


def set_aside(game_id: str) -> None:
    """Move an unfinished game aside, to make room for a new one."""
    if unfinished_path(game_id).exists():
        unfinished_path(game_id).replace(stamped_path(game_id))


def read_record(path: Path) -> Record:
    """
    Raises:
        RecordError: If the file is not a record.
    """
    try:
        return parse_record(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text file.") from error
    except OSError as error:
        raise RecordError(f"Cannot read {path}: {error.strerror}.") from error
