"""What is looked up by family, for every game: the families of its action table, and no other numbers."""

import importlib

import pytest

import gobelet
import pig
from gobelet.engine.language import LANGUAGES, Language

GAMES = [*map(gobelet.game, gobelet.games()), pig.GAME]
PARTS = {"presentation": "NAMERS", "log": "TELLERS", "web": "PIECES"}

for_every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def table_of(game):
    return importlib.import_module(f"{game.package}.actions").ACTIONS


@for_every_game
def test_every_number_is_in_the_table(game):
    assert len(table_of(game)) == game.rules.NUM_ACTIONS


@for_every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_family_has_a_name(game, code):
    """A namer of its own, or words for its verb alone."""
    language = Language(code, [game.folder / "lang"])
    for family in table_of(game).families():
        if family.first not in game.presentation.NAMERS:
            assert language.say(table_of(game).name({}, None, family.first))


@for_every_game
@pytest.mark.parametrize("part", PARTS)
def test_only_families_are_looked_up(game, part):
    known = {family.first for family in table_of(game).families()}
    assert set(getattr(game.find_part(part), PARTS[part], {})) <= known
