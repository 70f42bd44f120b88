"""Our Markdown as HTML, block by block: wide tables scroll, and rules that are cited are links."""

from __future__ import annotations

import re
from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from markupsafe import Markup

Block = SyntaxTreeNode
PARSER = MarkdownIt("commonmark", {"html": False}).enable("table")


def read_blocks(text: str) -> list[Block]:
    return Block(PARSER.parse(text)).children


def render_blocks(blocks: Sequence[Block]) -> Markup:
    """HTML in the text is escaped."""
    html = "".join(PARSER.renderer.render(block.to_tokens(), PARSER.options, {}) for block in blocks)
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>')
    return Markup(html.replace("</table>", "</table></div>").strip())


def title_of(heading: Block) -> Markup:
    """What a heading says."""
    return render_blocks(heading.children)


def link_rules(html: str) -> Markup:
    """Each rule that is cited leads to it."""
    return Markup(re.sub(r"\bR\d+\b", r'<a href="#\g<0>">\g<0></a>', str(html)))
