"""The rules of a game in short, with pictures: the folder `summary` of its package as parts of a page."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from markupsafe import Markup

from gobelet.engine.game import Game
from gobelet.web.markdown import Block, link_rules, read_blocks, render_blocks, title_of
from gobelet.web.pictures import Picture, draw_picture, read_pictures


@dataclass(frozen=True)
class Figure:
    """A picture and its legend, or an example: frames with a line for each."""

    name: str
    caption: Markup
    frames: list[Markup]
    lines: list[Markup]
    picture: Picture


@dataclass(frozen=True)
class Part:
    """A heading, and the text and figures under it."""

    title: Markup
    contents: list[Markup | Figure] = field(default_factory=list)

    @property
    def runs(self) -> list[tuple[str, list[Markup | Figure]]]:
        """Blocks of text that stand together, and figures that do."""
        runs = groupby(self.contents, key=lambda each: "figures" if isinstance(each, Figure) else "text")
        return [(kind, list(contents)) for kind, contents in runs]


@functools.cache
def read_summary(game: Game, code: str) -> list[Part]:
    """The first part is the idea of the game, without a heading; no parts if the game has no summary."""
    path = game.folder / "summary" / f"{code}.md"
    return _read_parts(path.read_text("utf-8"), _Drawer(game, code)) if path.is_file() else []


class _Drawer:
    """The pictures of a game by name, drawn for readers of one language."""

    def __init__(self, game: Game, code: str) -> None:
        self.game, self.code = game, code
        self.pictures = read_pictures(game.folder / "summary")

    def draw(self, image: Block, following: Iterator[Block]) -> Figure:
        name = str(image.attrs["src"]).removeprefix("#")
        picture = self.pictures[name]
        lines = _read_lines(next(following)) if picture.is_example or picture.marks else []
        frames = draw_picture(self.game, picture, self.code)
        return Figure(name, render_blocks(image.children), frames, lines, picture)


def _read_parts(text: str, drawer: _Drawer) -> list[Part]:
    """The title of the file is left out."""
    parts = [Part(Markup())]
    blocks = iter(read_blocks(text)[1:])
    for block in blocks:
        image = _image_in(block)
        if block.type == "heading":
            parts.append(Part(title_of(block)))
        elif image is not None:
            parts[-1].contents.append(drawer.draw(image, blocks))
        else:
            parts[-1].contents.append(_cite(render_blocks([block])))
    return parts


def _image_in(block: Block) -> Block | None:
    """The image that is a paragraph of its own."""
    inside = block.children[0].children if block.type == "paragraph" else []
    return inside[0] if len(inside) == 1 and inside[0].type == "image" else None


def _read_lines(block: Block) -> list[Markup]:
    """The numbered list under a picture: its legend, or what happens in each frame."""
    return [_cite(render_blocks(item.children)) for item in block.children]


def _cite(html: str) -> Markup:
    """Rules in brackets in small type: on paper they are left out."""
    return link_rules(re.sub(r"\s\((R\d[^)]*)\)", r' <small class="cited">(\1)</small>', str(html)))
