"""Templates, and what they share."""

from __future__ import annotations

import functools
import pprint
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, FunctionLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from gobelet.advice import FOLDER as ADVICE
from gobelet.engine.game import Game
from gobelet.engine.guide import FOLDER as GUIDE
from gobelet.engine.language import Language
from gobelet.engine.table import Table
from gobelet.games import find_game, list_games
from gobelet.web.boards import board_folder, board_of
from gobelet.web.controls import NO_CONTROLS, Controls
from gobelet.web.files import board_style_path, static_path

HERE = Path(__file__).parent
SEAT_SHAPES = ("circle", "square", "triangle", "diamond")  # beside the colour, never the colour alone


@functools.cache
def environment() -> Environment:
    env = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), FunctionLoader(_load_board)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_set_minus,
    )
    env.globals["static"] = static_path
    env.globals["board_style"] = board_style_path
    env.globals["shape_of"] = lambda seat: SEAT_SHAPES[seat % len(SEAT_SHAPES)]
    return env


def _load_board(name: str) -> str | None:
    """The template of a game's board, `GAME/board.html`."""
    game_id, _, file = name.partition("/")
    folder = board_folder(find_game(game_id)) if game_id in list_games() else None
    return (folder / file).read_text("utf-8") if folder and (folder / file).is_file() else None


def _set_minus(value: Any) -> Any:
    """Numbers below zero with a minus sign rather than a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value


def render(template: str, language: Language, /, **context: Any) -> str:
    return (
        environment()
        .get_template(template)
        .render(say=language.say, knows=language.knows, lang=language.code, **context)
    )


def render_line(text: str) -> Markup:
    """A rule in Markdown as HTML; HTML in it is escaped."""
    return Markup(MarkdownIt("commonmark", {"html": False}).renderInline(text))


def render_board(
    table: Table,
    viewer: int | None,
    language: Language,
    *,
    view: Any = None,
    shown: int | None = None,
    controls: Controls = NO_CONTROLS,
) -> Markup:
    """The board as *viewer* sees it, with the seat *shown* (their own, or seat 0) drawn large."""
    view = table.view(viewer) if view is None else view
    if board_folder(table.game) is None:
        return Markup("<pre class=position>{}</pre>").format(_in_text(table, view))
    return Markup(
        render(
            f"{table.game.id}/board.html",
            language,
            view=view,
            shown=shown if shown is not None else viewer or 0,
            controls=controls,
            language=language,
            **board_of(table.game).compare(table, view, bool(controls.choices)),
        )
    )


def _in_text(table: Table, view: Any) -> str:
    """A game without a board, as text: the position or, with hidden information, the seat's view."""
    if table.game.has_secrets:
        return pprint.pformat(view)
    return table.position.replace(" | ", "\n")


@functools.cache
def page_language(code: str, game: Game | None = None) -> Language:
    """The texts of the pages and of one game; the players' names are set on a copy."""
    folders = [HERE / "lang", ADVICE]
    if game is not None:
        folders.append(game.folder / "lang")
        board = board_folder(game)
        if board and (board / "lang").is_dir():
            folders.append(board / "lang")
        if (game.folder / GUIDE / f"{code}.ftl").is_file():
            folders.append(game.folder / GUIDE)
    return Language(code, folders)
