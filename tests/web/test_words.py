"""The words of the pages: what they ask for is there, and nothing is there that nobody asks for."""

import re

import pytest

import gobelet
from gobelet.bots import LEVELS
from gobelet.engine.language import LANGUAGES
from gobelet.server.errors import STATUS
from gobelet.web.boards import board_folder
from gobelet.web.rendering import HERE, page_language
from tests.test_languages import read_messages

BOARDS = [path for name in gobelet.games() for path in board_folder(gobelet.game(name)).glob("*.html")]
TEMPLATES = sorted((HERE / "templates").glob("*.html"))
SAID = re.compile(r"""say\(\s*["']([a-z][\w-]*)["']\s*[,)]""")  # a whole name; others are put together
BEGUN = re.compile(r"""say\(\s*["']([a-z][\w-]*-)["']\s*~""")
for_both_languages = pytest.mark.parametrize("code", LANGUAGES)


def source():
    """All that can ask for words of the pages."""
    files = [*TEMPLATES, *HERE.glob("*.py"), *HERE.glob("pages/*.py"), *BOARDS]
    return "\n".join(path.read_text("utf-8") for path in files)


@for_both_languages
@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_what_templates_say_is_known(path, code):
    """A table shows the words of its game as well."""
    language = page_language(code, gobelet.game("stars"))
    text = path.read_text("utf-8")
    assert [name for name in SAID.findall(text) if not language.knows(name)] == []
    names = [name for name, _ in read_messages(HERE / "lang", code)]
    names += [name for name, _ in read_messages(gobelet.game("ages").folder / "lang", code)]
    for start in BEGUN.findall(text):
        assert any(name.startswith(start) for name in names), start


@for_both_languages
@pytest.mark.parametrize("game_id", gobelet.games())
def test_what_boards_say_is_known(game_id, code):
    game = gobelet.game(game_id)
    language = page_language(code, game)
    text = "\n".join(path.read_text("utf-8") for path in board_folder(game).glob("*.html"))
    assert [name for name in SAID.findall(text) if not language.knows(name)] == []


@for_both_languages
def test_what_pages_say_is_known(code):
    """Levels of bots, what the shelf says of each game, what is noted of a seat."""
    known = page_language(code).knows
    text = "\n".join(path.read_text("utf-8") for path in [*HERE.glob("*.py"), *HERE.glob("pages/*.py")])
    assert [name for name in re.findall(r'"(page-[\w-]*\w)"', text) if not known(name)] == []
    assert all(known(f"page-level-{level}") for level in LEVELS)
    assert all(known(f"page-note-{note}") for note in ("away", "stand-in", "resigned"))
    assert all(known(f"page-lobby-{status}") for status in ("open", "full", "closed"))


def test_nothing_is_said_by_nobody():
    """A message that no page uses is deleted."""
    text = source()
    starts = tuple(re.findall(r"""["'](page-[\w-]*-)["{']""", text)) + tuple(
        re.findall(r'f"(page-[\w-]*-)\{', text)
    )
    unused = [
        name
        for name, _ in read_messages(HERE / "lang", "en")
        if not re.search(rf"""["']{name}["']""", text) and not name.startswith(starts)
    ]
    assert unused == []


@for_both_languages
def test_every_option_has_its_words(code):
    """The form of a new table asks for each of them by name."""
    for game_id in gobelet.games():
        game = gobelet.game(game_id)
        language = page_language(code, game)
        for option in game.options:
            assert language.knows(f"option-{option.name}")
            assert language.knows(f"option-{option.name}-help")
            assert all(language.say(option.label(value)) for value in option.values)


@for_both_languages
def test_every_refusal_has_its_words(code):
    names = {name for name, _ in read_messages(HERE.parent / "server" / "lang", code)}
    assert {f"error-{error}" for error in STATUS} <= names
