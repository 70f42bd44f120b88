"""The numbered rules of a game on a page: in sections, and searched."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from html import unescape
from itertools import groupby

from markupsafe import Markup

from gobelet.engine.game import Game
from gobelet.web.markdown import Block, link_rules, read_blocks, render_blocks, title_of

NUMBER = re.compile(r"<strong>(R\d+)</strong>\s*")
TERMS = re.compile(r"<p><strong>(.+?)\.?</strong>\s*(.*)</p>", re.DOTALL)


@dataclass(frozen=True)
class Entry:
    """A rule, a ruling, or a paragraph or table between them."""

    html: Markup
    number: str | None = None
    is_item: bool = False
    is_found: bool = True

    @property
    def text(self) -> str:
        return f"{self.number or ''} {unescape(re.sub(r'<[^>]*>', '', self.html))}"


@dataclass(frozen=True)
class Section:
    title: Markup
    entries: list[Entry] = field(default_factory=list)

    @property
    def is_found(self) -> bool:
        return any(entry.is_found for entry in self.entries)

    @property
    def runs(self) -> list[tuple[bool, list[Entry]]]:
        """Items that are one list, and what is between lists."""
        runs = groupby(self.entries, key=lambda entry: entry.is_item)
        return [(is_item, list(entries)) for is_item, entries in runs]


@functools.cache
def read_sections(game: Game, code: str) -> list[Section]:
    """The rulebook without title and introduction: the terms of the game, then section by section."""
    name = "rulebook.md" if code == "en" else f"rulebook.{code}.md"
    blocks = read_blocks((game.folder / name).read_text("utf-8").split("\n\n", 2)[2])
    sections = [Section(Markup())]
    for block in blocks:
        if block.type == "heading":
            sections.append(Section(title_of(block)))
        else:
            sections[-1].entries.extend(_read_entries(block))
    return [_name_terms(section) for section in sections if section.entries]


def _read_entries(block: Block) -> Iterator[Entry]:
    if block.type not in ("bullet_list", "ordered_list"):
        yield Entry(link_rules(render_blocks([block])))
        return
    for item in block.children:
        html = render_blocks(item.children)
        number = NUMBER.match(html)
        text = html[number.end() :] if number else html
        yield Entry(link_rules(text), number[1] if number else None, is_item=True)


def _name_terms(section: Section) -> Section:
    """A paragraph before the first heading begins with its own title, in bold."""
    is_named = section.title or len(section.entries) > 1
    found = None if is_named else TERMS.fullmatch(section.entries[0].html)
    return Section(Markup(found[1]), [Entry(Markup(f"<p>{found[2]}</p>"))]) if found else section


# -- Search ---------------------------------------------------------------------------------------------


def search(sections: Sequence[Section], query: str) -> list[Section]:
    """All sections; what does not contain every word of *query* is no longer found, the rest is marked."""
    words = [re.escape(word) for word in plain(query).split()]
    return [
        replace(section, entries=[_search(each, words) for each in section.entries]) for section in sections
    ]


def count_found(sections: Sequence[Section]) -> int:
    return sum(entry.is_found for section in sections for entry in section.entries)


def _search(entry: Entry, words: Sequence[str]) -> Entry:
    text = plain(entry.text)
    if not all(re.search(word, text) for word in words):
        return replace(entry, is_found=False)
    return replace(entry, html=_mark(entry.html, "|".join(words))) if words else entry


def _mark(html: str, pattern: str) -> Markup:
    """Around what is found, outside tags and entities."""
    pieces = re.split(r"(<[^>]*>|&\w+;|&#\d+;)", str(html))
    pieces[::2] = [_mark_text(piece, pattern) for piece in pieces[::2]]
    return Markup("".join(pieces))


def _mark_text(text: str, pattern: str) -> str:
    marked, last = "", 0
    for found in re.finditer(pattern, plain(text)):
        marked += f"{text[last : found.start()]}<mark>{text[found.start() : found.end()]}</mark>"
        last = found.end()
    return marked + text[last:]


def plain(text: str) -> str:
    """In small letters without accents, letter for letter."""
    return "".join((unicodedata.normalize("NFD", letter)[0]).lower()[0] for letter in text)
