"""Sentences are kept; those of one table are not said at another."""

import copy

from gobelet.engine.contract import Message
from gobelet.engine.language import Language
from gobelet.games import find_game

FOLDER = find_game("ages").folder / "lang"
FAMINE = Message("told-famine", {"seat": Message("seat", {"seat": 0}), "count": 2})


def test_names_of_another_table():
    """Copies share the words, not the people."""
    ours = Language("en", [FOLDER], ["Ada", "Bo"])
    theirs = copy.copy(ours)
    theirs.names = ["Cy", "Di"]
    said = [language.say(FAMINE) for language in (ours, theirs, ours)]
    assert said[0] == said[2] == said[1].replace("Cy", "Ada")
    assert "Cy" in said[1]


def test_numbers():
    """The same sentence about another number is another sentence."""
    language = Language("en", [FOLDER], ["Ada"])
    one, two = (language.say(FAMINE._replace(args={**FAMINE.args, "count": count})) for count in (1, 2))
    assert one != two
