"""The numbered rules on a page: in sections, searched without regard to accents or capitals."""

import re

import pytest

import gobelet
import pig
from gobelet.engine.language import LANGUAGES, read_rulebook
from gobelet.web.rulebook import count_found, read_sections, search

for_every_game = pytest.mark.parametrize("game_id", gobelet.games())
for_both_languages = pytest.mark.parametrize("code", LANGUAGES)


def entries(sections):
    return [entry for section in sections for entry in section.entries]


def found(query, game_id="stars", code="fr"):
    sections = search(read_sections(gobelet.game(game_id), code), query)
    return [entry for entry in entries(sections) if entry.is_found]


@for_every_game
@for_both_languages
def test_every_rule_is_there(game_id, code):
    """In order, and none in a section without a title."""
    game = gobelet.game(game_id)
    sections = read_sections(game, code)
    numbers = [entry.number for entry in entries(sections) if entry.number]
    assert numbers == list(read_rulebook(game.folder, code))
    assert all(section.title for section in sections)


def test_rules_that_are_cited_are_links():
    rule = next(
        entry for entry in entries(read_sections(gobelet.game("stars"), "en")) if entry.number == "R5"
    )
    assert 'draw and roll (<a href="#R9">R9</a>)' in rule.html


def test_small_game():
    """One list of rules, without headings."""
    (section,) = read_sections(pig.GAME, "en")
    assert [entry.number for entry in section.entries][:3] == [None, "R1", "R2"]


class TestSearch:
    def test_nothing_asked(self):
        """Everything is found, and nothing is marked."""
        sections = read_sections(gobelet.game("stars"), "fr")
        assert search(sections, " ") == sections
        assert count_found(sections) == len(entries(sections))

    @pytest.mark.parametrize("query", ["défausse", "DEFAUSSE", "  Défausse "])
    def test_letters(self, query):
        """Accents and capitals do not matter; what is found is marked as it is written."""
        rules = found(query)
        assert {"R6", "R8", "R12", "R20"} <= {entry.number for entry in rules}
        assert all(re.search("<mark>[dD]éfausse</mark>", entry.html) for entry in rules)

    def test_every_word(self):
        """In any order."""
        assert [entry.number for entry in found("orange star", code="en")] == ["R2"]
        assert found("star orange", code="en") == found("orange star", code="en")

    def test_number(self):
        assert found("R37")[0].number == "R37"

    @pytest.mark.parametrize("query", ["strong", "href", "amp", "<b>", "a.c", "(", "\\"])
    def test_text_only(self, query):
        """Tags and entities are not text, and a query is no pattern."""
        for entry in found(query, "ages", "en"):
            inside = re.findall("<mark>(.*?)</mark>", entry.html)
            assert {text.lower() for text in inside} == {query}
            assert not re.search(r"<[^>]*<mark>|&\w*<mark>", entry.html)

    def test_nothing_found(self):
        sections = search(read_sections(gobelet.game("stars"), "en"), "xylophone")
        assert count_found(sections) == 0
        assert not any(section.is_found for section in sections)
