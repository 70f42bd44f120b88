"""Parts of a board are found by CSS selectors, and cut out with what they lie in."""

import pytest

from gobelet.web.crops import crop, read_html, select

BOARD = """
<section class="board"><svg class="unseen"><symbol id="one"><path d="M0 0"/></symbol></svg>
<div class="tray"><h2>Dice &amp; cup</h2>
<i class="die red" id="d1" data-face="1">1</i><i class="die" id="d2">2</i></div>
<table class="sheet"><tr><td>a<br>b</td><td class="new">c</td></tr></table></section>
"""


@pytest.mark.parametrize(
    ("selector", "texts"),
    [
        (".die", ["1", "2"]),
        (".die.red", ["1"]),
        ("i#d2", ["2"]),
        (".tray :nth-child(3)", ["2"]),
        ("tr td:nth-child(2)", ["c"]),
        ("table .die", []),
        (".board .tray h2", ["Dice & cup"]),
    ],
)
def test_selectors(selector, texts):
    assert texts == [element.text for element in select(read_html(BOARD), selector)]


def test_what_is_around_stays_and_the_rest_goes():
    """Without what belongs to a live page: ids and data."""
    assert crop(BOARD, [".red", ".new"]) == (
        '<section class="board"><div class="tray"><i class="die red">1</i></div>'
        '<table class="sheet"><tr><td class="new">c</td></tr></table></section>'
    )


def test_hidden_parts_go_too():
    assert crop(BOARD, [".tray"], hide=["h2", "#d2"]).count("<i") == 1
    assert "Dice" not in crop(BOARD, [".tray"], hide=["h2"])


def test_a_fold_without_its_title_is_no_fold():
    """Browsers would give it one."""
    fold = "<section><details open><summary>Bo</summary><p>1</p></details></section>"
    assert crop(fold, ["p"]) == '<section><div open=""><p>1</p></div></section>'
    assert "<details" in crop(fold, ["details"])


def test_text_stays_escaped():
    assert "Dice &amp; cup" in crop(BOARD, ["h2"])


def test_lit_and_marked():
    """A mark comes before what is in the part; it is the same part for both."""
    drawn = crop(BOARD, [".tray"], light=[".red"], marks=["h2", ".red"])
    assert '<h2 class="marked"><b class="mark">1</b>Dice' in drawn
    assert '<i class="die red lit-up marked"><b class="mark">2</b>1</i>' in drawn


@pytest.mark.parametrize("wrong", [{"show": [".bag"]}, {"show": [".tray"], "light": [".new"]}])
def test_a_part_that_is_not_there(wrong):
    """Neither on the board, nor on what is left of it."""
    with pytest.raises(LookupError, match="The board has no"):
        crop(BOARD, **wrong)
