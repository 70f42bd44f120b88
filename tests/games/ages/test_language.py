"""The words of this game; what holds for the words of every game is in tests/test_languages.py."""

import pytest

import gobelet
from gobelet.engine.language import LANGUAGES, Language
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, FACES, ITEMS, MONUMENTS

KINDS = {
    "face": FACES,
    "item": ITEMS,
    "some": ITEMS,
    "site": CITIES,
    "monument": MONUMENTS,
    "the": MONUMENTS,
    "development": DEVELOPMENTS,
    "effect": DEVELOPMENTS,
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_thing_has_a_name(code):
    """Also the ones that a game at random seldom reaches."""
    language = Language(code, [gobelet.game("ages").folder / "lang"])
    wanted = [f"{kind}-{name}" for kind, names in KINDS.items() for name in names]
    assert not [message for message in wanted if not language.knows(message)]


@pytest.mark.parametrize("name", ["rulebook.md", "rulebook.fr.md"])
def test_rules_name_the_faces_in_plain_words(name):
    """Words of the notation are explained at the top, and not used after it."""
    text = (gobelet.game("ages").folder / name).read_text("utf-8")
    explained, _, rules = text.partition("**R1**")
    assert all(f"`{face}`" in explained for face in FACES)
    assert not [face for face in FACES if f"`{face}`" in rules]
