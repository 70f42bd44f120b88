"""What a guide points at: elements by id, piece or class, also inside others."""

import pytest
from markupsafe import Markup

from gobelet.web.pointing import is_named, point_at

BOARD = Markup(
    '<section class="board">\n<div class="own seat-0"><br><b class="malus">−6</b><i id="die-1"></i></div>'
    '<div class="other"><b\nclass="malus big">0</b></div><label><input data-piece="take-6"></label></section>'
)


def marked(*points):
    """The tags marked, without what else they say."""
    return [tag.split(">")[0] for tag in str(point_at(BOARD, points)).split("<") if " data-pointed" in tag]


@pytest.mark.parametrize(
    ("point", "expected"),
    [
        (".malus", ['b data-pointed id="pointed" class="malus"', 'b data-pointed\nclass="malus big"']),
        (".other .malus", ['b data-pointed id="pointed"\nclass="malus big"']),
        (".own.seat-0 .malus", ['b data-pointed id="pointed" class="malus"']),
        (".board .own .malus", ['b data-pointed id="pointed" class="malus"']),
        (".own .board .malus", []),
        ("die-1", ['i data-pointed id="die-1"']),
        ("take-6", ['input data-pointed id="pointed" data-piece="take-6"']),
        (".own take-6", []),
        (".nowhere", []),
    ],
)
def test_point(point, expected):
    """Every element of that name; the first one that has no id can be linked to."""
    assert marked(point) == expected


def test_several_points():
    assert len(marked("die-1", ".other")) == 2


def test_nothing_else_changes():
    """What is marked is the same board."""
    text = str(point_at(BOARD, [".malus", "take-6"]))
    assert text.replace(' id="pointed"', "").replace(" data-pointed", "") == str(BOARD)
    assert point_at(BOARD, []) is BOARD


def test_classes_are_whole_words():
    assert not is_named(".mal", {"class": "malus"})
    assert is_named(".a.b", {"class": "b c a"})
