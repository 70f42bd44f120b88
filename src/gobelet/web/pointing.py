"""Marks parts of a drawn board, named as in `point` of a guide: pieces, ids, classes, one inside another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html.parser import HTMLParser

from markupsafe import Markup

POINTED = "data-pointed"
ANCHOR = "pointed"  # the id of the first one, if it has none
VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})

Attributes = Mapping[str, str | None]


def point_at(html: Markup, points: Iterable[str], mark: str = POINTED) -> Markup:
    """*html* with the named elements marked by an attribute, and the first one they point at by an id."""
    finder = _Finder([point.split() for point in points])
    if not finder.paths:
        return html
    text = str(html)
    finder.feed(text)
    for end, attributes in reversed(finder.found):
        is_first = end == finder.found[0][0]
        needs_anchor = is_first and mark == POINTED and "id" not in attributes
        text = text[:end] + f" {mark}" + (f' id="{ANCHOR}"' if needs_anchor else "") + text[end:]
    return Markup(text)


class _Finder(HTMLParser):
    """Finds the start tags that match one of the paths."""

    def __init__(self, paths: list[list[str]]) -> None:
        super().__init__()
        self.paths = paths
        self.found: list[tuple[int, Attributes]] = []  # where the name of the tag ends
        self._open: list[tuple[str, Attributes]] = []
        self._lines = [0]

    def feed(self, data: str) -> None:
        for line in data.split("\n"):
            self._lines.append(self._lines[-1] + len(line) + 1)
        super().feed(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self._open.append((tag, dict(attrs)))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if any(self._is_at(path, attributes) for path in self.paths):
            line, column = self.getpos()
            self.found.append((self._lines[line - 1] + column + 1 + len(tag), attributes))

    def _is_at(self, path: list[str], attributes: Attributes) -> bool:
        """Whether the last part of *path* names this element, and the others those around it, in order."""
        *outer, last = path
        if not is_named(last, attributes):
            return False
        around = iter(self._open)
        return all(any(is_named(part, outside) for _, outside in around) for part in outer)

    def handle_endtag(self, tag: str) -> None:
        tags = [name for name, _ in self._open]
        if tag in tags:
            del self._open[len(tags) - 1 - tags[::-1].index(tag) :]


def is_named(name: str, attributes: Attributes) -> bool:
    """Whether an element has this name: `die-1` (its id or its piece), `.bag` or `.seat-0.active`."""
    own, *classes = name.split(".")
    if own and own not in (attributes.get("id"), attributes.get("data-piece")):
        return False
    return set(classes) <= set((attributes.get("class") or "").split())
