"""The errors: the tree that is drawn is the real one, all are exported, all are documented as they are."""

import re
from pathlib import Path

import pytest

import gobelet
from gobelet.engine import errors
from gobelet.engine.components import Entry
from gobelet.engine.guide import play_script
from gobelet.engine.script import parse_script

PAGE = (Path(__file__).parents[2] / "docs" / "errors.md").read_text("utf-8")


def below(kind):
    """The errors right under *kind*; a command may have one of its own beside them."""
    return [child for child in kind.__subclasses__() if child.__module__ == errors.__name__]


def draw_tree(kind, indent=""):
    """The names of those below *kind*, with the lines of a tree."""
    children = below(kind)
    for child in children:
        is_last = child is children[-1]
        yield f"{indent}{'└── ' if is_last else '├── '}{child.__name__}"
        yield from draw_tree(child, indent + ("    " if is_last else "│   "))


def all_errors(kind=errors.GobeletError):
    return [kind, *(error for child in below(kind) for error in all_errors(child))]


def raised_by(attempt):
    with pytest.raises(errors.GobeletError) as caught:
        attempt()
    return caught.value


AGES = gobelet.game("ages")
DISCARD = "discard p0 | food 3 wood 5 stone 2 | food 3"
MINT = Entry(Path("city.toml"), "card 'mint'", {"defence": "five"})
EXAMPLES = {
    errors.UnknownGameError: lambda: gobelet.game("chess"),
    errors.SetupError: lambda: AGES.table(players=7),
    errors.ComponentsError: lambda: MINT.number("defence", 30),
    errors.NotationError: lambda: AGES.table(position=DISCARD).play("discard gold"),
    errors.RecordError: lambda: gobelet.resume("gobelet: 1\ngame: ages\nplayers: 2\n\nstop:\n"),
    errors.GuideError: lambda: play_script(AGES, parse_script(f"position {DISCARD}\nplay stop\nend recap")),
    errors.IllegalActionError: lambda: AGES.table(position=DISCARD).play("discard cloth"),
    errors.IllegalDrawError: lambda: AGES.table(position=DISCARD).draw("food"),
    errors.UndoError: lambda: AGES.table(position=DISCARD).undo(),
}


def test_the_tree_is_the_real_one():
    """The module opens with all errors there are, each under its own base."""
    drawn = re.findall(r"^    ([│├└─ ]*\w+Error)", errors.__doc__, re.MULTILINE)
    assert ["GobeletError", *draw_tree(errors.GobeletError)] == drawn


@pytest.mark.parametrize("kind", all_errors())
def test_exported(kind):
    """`gobelet.SetupError` is enough, and the base is not a mere Exception."""
    assert kind is getattr(gobelet, kind.__name__)
    assert kind.__name__ in gobelet.__all__


@pytest.mark.parametrize("kind", all_errors())
def test_documented(kind):
    """Under its own name, with its first sentence."""
    assert f"## `{kind.__name__}`" in PAGE
    assert kind.__doc__


@pytest.mark.parametrize("kind", EXAMPLES)
def test_examples_are_real(kind):
    """The message on the page is the one that is raised, letter for letter."""
    error = raised_by(EXAMPLES[kind])
    assert kind is type(error)
    assert f"{kind.__name__}: {error}" in PAGE


def test_every_error_has_an_example():
    assert set(all_errors()) - {errors.GobeletError} == set(EXAMPLES)


@pytest.mark.parametrize(
    ("kind", "builtin"),
    [
        (errors.UnknownGameError, KeyError),
        (errors.SetupError, ValueError),
        (errors.NotationError, ValueError),
        (errors.IllegalActionError, ValueError),
        (errors.IllegalDrawError, ValueError),
    ],
)
def test_also_python_s_own(kind, builtin):
    """Who does not know ours can catch what Python has."""
    assert issubclass(kind, builtin)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_says_it_in_full(kind):
    """A sentence: a capital, a full stop or what was expected, no quotes around it all."""
    message = str(raised_by(EXAMPLES[kind]))
    assert re.match(r"[A-Z].{20,}", message)


def test_long_lists_are_cut():
    """The first dozen, and how many more there are."""
    names = [f"n{k}" for k in range(15)]
    assert errors.list_some(names) == "n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11 and 3 more"
    assert errors.list_some(names[:2]) == "n0, n1"
