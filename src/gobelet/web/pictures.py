"""Pictures and examples for the rules of a game: positions in its notation, drawn by its board."""

from __future__ import annotations

import copy
import functools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from markupsafe import Markup

from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.table import Table
from gobelet.web.crops import crop
from gobelet.web.rendering import page_language, render_board

FILE = "pictures.toml"
NAMES = ("Ada", "Bo", "Chloé", "Inès")


@dataclass(frozen=True)
class Frame:
    """A moment: what was played and drawn since the one before, what stands out, parts shown only now."""

    play: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    show: tuple[str, ...] = ()


@dataclass(frozen=True)
class Picture:
    """
    Parts of a board at one position, or at several in a row: then it is an example.

    Parts are CSS selectors; those in *marks* are numbered.
    """

    position: str
    show: tuple[str, ...]
    marks: tuple[str, ...] = ()
    hide: tuple[str, ...] = ()
    frames: tuple[Frame, ...] = (Frame(),)
    shown: int = 0  # the seat drawn large
    wide: bool = False  # whether it takes the whole width of the page

    @property
    def is_example(self) -> bool:
        return len(self.frames) > 1

    def tables(self, game: Game) -> Iterator[tuple[Frame, Table]]:
        """
        The table at each moment.

        Raises:
            GobeletError: If the position or something played is not possible.
        """
        table = game.table(position=self.position)
        for frame in self.frames:
            for word in frame.play:
                (table.draw if table.pending else table.play)(word)
            yield frame, table


def read_pictures(folder: Path) -> dict[str, Picture]:
    """By name, in the order of the file; a summary without pictures has no file."""
    path = folder / FILE
    entries = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {name: _read_picture(entry) for name, entry in entries.items()}


def _read_picture(entry: dict[str, Any]) -> Picture:
    """A picture with one frame says on its own what stands out."""
    frames = entry.pop("frames", [{"light": entry.pop("light", [])}])
    fields = _freeze(entry) | {"frames": tuple(Frame(**_freeze(frame)) for frame in frames)}
    return Picture(**fields)


def _freeze(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}


def draw_picture(game: Game, picture: Picture, code: str) -> list[Markup]:
    """The HTML of each frame."""
    language = named_language(game, code)
    return [
        _draw_frame(picture, frame, render_board(table, picture.shown, language, shown=picture.shown))
        for frame, table in picture.tables(game)
    ]


def _draw_frame(picture: Picture, frame: Frame, board: str) -> Markup:
    return crop(board, picture.show + frame.show, frame.light, picture.marks, picture.hide)


@functools.cache
def named_language(game: Game, code: str) -> Language:
    """The texts of a game, with names for the players of its pictures."""
    language = copy.copy(page_language(code, game))
    language.names = NAMES
    return language
