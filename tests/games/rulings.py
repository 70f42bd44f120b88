"""The rulings at the end of a rulebook: their numbers and the clauses of the book they quote."""

import re

import gobelet

HEADINGS = {"rulebook.md": "## Rulings", "rulebook.fr.md": "## Points précisés"}


def read_rulings(game_id, page):
    """The rulings of one page, in order: the number of a rule, and the clauses quoted."""
    text = (gobelet.game(game_id).folder / page).read_text("utf-8")
    section = text[text.index(HEADINGS[page]) :]
    entries = re.findall(r"^- (R\d+)\s?: (.*(?:\n  .*)*)", section, re.MULTILINE)
    assert len(entries) == len(re.findall("^- ", section, re.MULTILINE)), "each ruling begins with its rule"
    return [(number, find_quotes(ruling)) for number, ruling in entries]


def find_quotes(text):
    """What stands between « and », on one line and with plain spaces."""
    return [" ".join(quote.split()) for quote in re.findall(r"«\s(.*?)\s»", text, re.DOTALL)]


def read_tests(cases):
    """The rulings that the methods of a class test, in order, as their docstrings say."""
    texts = [method.__doc__ for name, method in vars(cases).items() if name.startswith("test_")]
    return [(re.match(r"\s*(R\d+)", text)[1], find_quotes(text)) for text in texts]
