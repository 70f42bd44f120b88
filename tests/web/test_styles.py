"""Styles of the pages leave the boards alone: both are on a page together."""

import re

import pytest

import gobelet
import pig
from gobelet.web.boards import board_folder
from gobelet.web.rendering import HERE

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
SHEETS = [HERE / "static" / f"{name}.css" for name in ("pages", "around", "table", "lesson", "rules")]
PAGES = COMMENT.sub("", "".join(path.read_text("utf-8") for path in SHEETS))


@pytest.mark.parametrize("game", [*map(gobelet.game, gobelet.games()), pig.GAME], ids=repr)
def test_no_class_twice(game):
    """What a board calls its parts, no rule of the pages is for: a cell that is `.new` is no form."""
    heads = [selector.strip() for head in re.findall(r"([^{}]+)\{", PAGES) for selector in head.split(",")]
    of_pages = {match[1] for head in heads if (match := CLASS.fullmatch(head))}
    of_board = set(CLASS.findall(COMMENT.sub("", (board_folder(game) / "board.css").read_text("utf-8"))))
    assert of_pages & of_board == set()
    assert of_pages
