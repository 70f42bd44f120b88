"""Parts of a board: cut out of its HTML by CSS selectors, with what is lit or numbered on them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html.parser import HTMLParser
from xml.etree.ElementTree import Element, SubElement, TreeBuilder, tostring

from markupsafe import Markup

VOID = {"br", "hr", "img", "input"}
FOR_USE = re.compile(r"id|data-.*|tabindex|title|role|aria-.*")  # attributes that a picture does not need
SIMPLE = re.compile(r"([.#:]?)([\w-]+(?:\(\d+\))?)")
LIT, MARKED, MARK = "lit-up", "marked", "mark"


# -- Reading --------------------------------------------------------------------------------------------


class _Reader(HTMLParser):
    """Makes a tree of the HTML that our templates write."""

    def __init__(self) -> None:
        super().__init__()
        self.tree = TreeBuilder()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tree.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.tree.end(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tree.start(tag, {name: value or "" for name, value in attrs})
        self.tree.end(tag)

    def handle_endtag(self, tag: str) -> None:
        self.tree.end(tag)

    def handle_data(self, data: str) -> None:
        self.tree.data(data)


def read_html(text: str) -> Element:
    """The one element that *text* consists of."""
    reader = _Reader()
    reader.feed(text.strip())
    reader.close()
    return reader.tree.close()


def select(root: Element, selector: str) -> list[Element]:
    """What a CSS selector finds: tags, classes, ids and `:nth-child(3)`, inside each other."""
    return list(dict.fromkeys(_walk(root, 1, selector.split())))


def _walk(element: Element, place: int, steps: Sequence[str]) -> Iterator[Element]:
    is_match = _matches(element, place, steps[0])
    if is_match and len(steps) == 1:
        yield element
    for number, child in enumerate(element, start=1):
        if is_match and len(steps) > 1:
            yield from _walk(child, number, steps[1:])
        yield from _walk(child, number, steps)


def _matches(element: Element, place: int, step: str) -> bool:
    found = {"": element.tag, ".": element.get("class", ""), "#": element.get("id", ""), ":": _nth(place)}
    return all(name in found[kind].split() for kind, name in SIMPLE.findall(step))


def _nth(place: int) -> str:
    return f"nth-child({place})"


# -- Cutting out ----------------------------------------------------------------------------------------


def crop(
    board: str,
    show: Iterable[str],
    light: Iterable[str] = (),
    marks: Iterable[str] = (),
    hide: Iterable[str] = (),
) -> Markup:
    """
    The parts *show* of a board without what *hide* finds, inside their parents, so that its style applies.

    Of what is left, the parts *light* stand out, and the parts *marks* are numbered from 1.

    Raises:
        LookupError: If there is no such part.
    """
    root = read_html(board)
    kept = _find(root, show)
    _remove(root, _find(root, hide))
    _prune(root, kept)
    for part in _find(root, light):
        _add_class(part, LIT)
    for number, selector in enumerate(marks, start=1):
        _mark(_find(root, [selector])[0], number)
    for element in root.iter():
        _simplify(element)
    return Markup(_shorten(tostring(root, "unicode", "html")))


def _find(root: Element, selectors: Iterable[str]) -> list[Element]:
    found: list[Element] = []
    for selector in selectors:
        parts = select(root, selector)
        if not parts:
            raise LookupError(f"The board has no {selector}.")
        found += parts
    return found


def _remove(root: Element, parts: Sequence[Element]) -> None:
    for parent in root.iter():
        for child in [child for child in parent if child in parts]:
            parent.remove(child)


def _prune(element: Element, kept: Sequence[Element]) -> bool:
    """Leave only what is kept, and what is around it."""
    if element in kept:
        return True
    element.text = None
    for child in list(element):
        child.tail = None
        if not _prune(child, kept):
            element.remove(child)
    return len(element) > 0


def _simplify(element: Element) -> None:
    """Nothing in a picture is used, or unfolded."""
    for name in [name for name in element.attrib if FOR_USE.fullmatch(name)]:
        del element.attrib[name]
    if element.tag == "details" and element.find("summary") is None:
        element.tag = "div"


def _shorten(html: str) -> str:
    """A page has many pictures."""
    return re.sub(r"></(use|path)>", "/>", re.sub(r"\s+", " ", html))


def _add_class(part: Element, name: str) -> None:
    part.set("class", f"{part.get('class', '')} {name}".strip())


def _mark(part: Element, number: int) -> None:
    """In front of all that is in it."""
    _add_class(part, MARKED)
    mark = SubElement(part, "b", {"class": MARK})
    mark.text, mark.tail, part.text = str(number), part.text, None
    part.remove(mark)
    part.insert(0, mark)
