"""The summaries of the rules: real positions, legal examples, the same in both languages."""

import re

import pytest

import gobelet
import pig
from gobelet.engine.language import LANGUAGES, read_rulebook
from gobelet.web.pictures import read_pictures
from gobelet.web.rendering import environment
from gobelet.web.summary import Figure, read_summary

MOST_WORDS = 800
GAMES = [gobelet.game(name) for name in gobelet.games()]
for_every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
for_both_languages = pytest.mark.parametrize("code", LANGUAGES)


def figures(game, code):
    contents = [each for part in read_summary(game, code) for each in part.contents]
    return [each for each in contents if isinstance(each, Figure)]


def shape(each):
    """What both languages have in common: the picture and its lines, or the lists in a text."""
    if isinstance(each, Figure):
        return each.name, len(each.lines)
    return "text", re.findall(r"<(?:ol|ul|li|table|tr)\b", each), sorted(re.findall(r"#R\d+", each))


def text_of(game, code):
    return (game.folder / "summary" / f"{code}.md").read_text("utf-8")


@for_every_game
def test_same_in_both_languages(game):
    """Part for part: the same pictures in the same order, the same lists, the same rules cited."""
    english, french = (
        [[shape(each) for each in part.contents] for part in read_summary(game, code)] for code in LANGUAGES
    )
    assert english == french


@for_every_game
def test_same_figures(game):
    """Sums, costs and points."""
    english, french = (sorted(re.findall(r"\d+", text_of(game, code))) for code in LANGUAGES)
    assert english == french


@for_every_game
@for_both_languages
def test_every_picture_once(game, code):
    """A line for each number on it, or for each frame; parts that are not there would have been refused."""
    drawn = figures(game, code)
    assert sorted(figure.name for figure in drawn) == sorted(read_pictures(game.folder / "summary"))
    for figure in drawn:
        numbers = re.findall(r'<b class="mark">(\d+)</b>', figure.frames[0])
        assert len(figure.lines) == (len(figure.frames) if figure.picture.is_example else len(numbers))
        assert figure.caption


@for_every_game
def test_examples_move(game):
    """At least two, and every frame differs from the one before."""
    examples = [figure for figure in figures(game, "en") if figure.picture.is_example]
    assert len(examples) >= 2
    for example in examples:
        assert len(set(example.frames)) == len(example.frames)


@for_every_game
@for_both_languages
def test_rules_cited_exist(game, code):
    cited = re.findall(r"\bR\d+", text_of(game, code))
    assert cited
    assert set(cited) <= set(read_rulebook(game.folder, code))


@for_every_game
@for_both_languages
def test_short(game, code):
    assert 300 < len(re.findall(r"\w+", text_of(game, code))) < MOST_WORDS


@for_every_game
@for_both_languages
def test_drawings_are_there(game, code):
    """What the pictures use is in the file that the page takes it from; no id is twice on the page."""
    drawn = "".join(frame for figure in figures(game, code) for frame in figure.frames)
    symbols = str(environment().get_template(f"{game.id}/signs.html").module.sprite())
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn))
    assert used <= set(re.findall(r' id="([\w-]+)"', symbols))
    assert used
    assert " id=" not in drawn


def test_game_without_a_summary():
    assert read_summary(pig.GAME, "en") == []
