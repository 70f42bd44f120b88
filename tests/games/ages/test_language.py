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
