"""Templates and boards are given what a seat may see, and nothing they could learn more from."""

import inspect

import pytest
from jinja2 import meta, nodes

import gobelet
import pig
from gobelet.cli.boards import board_of
from gobelet.web.boards import board_folder
from gobelet.web.rendering import HERE, environment

FORBIDDEN = {"table", "state", "steps"}
GAMES = [*map(gobelet.game, gobelet.games()), pig.GAME]
FOLDERS = [HERE / "templates", *(board_folder(game) for game in GAMES)]
TEMPLATES = [path for folder in FOLDERS for path in sorted(folder.glob("*.html"))]


def name_of(path):
    return f"{path.parent.parent.name}/{path.name}"


@pytest.mark.parametrize("path", TEMPLATES, ids=name_of)
def test_no_template_meets_a_table_or_a_state(path):
    """Neither by a name it is given, nor as a part of something else."""
    tree = environment().parse(path.read_text("utf-8"))
    parts = {found.attr for found in tree.find_all(nodes.Getattr)}
    assert not FORBIDDEN & (meta.find_undeclared_variables(tree) | parts)


def test_boards_are_among_them():
    assert {f"{game.id}/board.html" for game in GAMES} <= set(map(name_of, TEMPLATES))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_terminals_draw_a_view(game):
    assert list(inspect.signature(board_of(game).draw).parameters) == ["view", "seat", "language", "width"]
