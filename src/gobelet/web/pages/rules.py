"""The rules of a game."""

from __future__ import annotations

import functools
import re

from fastapi import APIRouter
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.responses import Response

from gobelet.engine.errors import UnknownGameError
from gobelet.engine.game import Game
from gobelet.games import find_game
from gobelet.server.errors import ServiceError
from gobelet.web.pages.home import game_card
from gobelet.web.rendering import page_language
from gobelet.web.visitors import Visiting

router = APIRouter()


@router.get("/rules/{game_id}")
async def show(visitor: Visiting, game_id: str) -> Response:
    try:
        game = find_game(game_id)
    except UnknownGameError:
        raise ServiceError("unknown-page") from None
    return visitor.page(
        "rules.html",
        language=page_language(visitor.code, game),
        game=game,
        card=game_card(game, visitor.code),
        text=rulebook_html(game, visitor.code),
    )


@functools.cache
def rulebook_html(game: Game, code: str) -> Markup:
    """The rulebook without its title and what it says of itself; each rule can be linked to by its number."""
    name = "rulebook.md" if code == "en" else f"rulebook.{code}.md"
    text = (game.folder / name).read_text("utf-8").split("\n\n", 2)[2]
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = re.sub(r"<li>\s*(?:<p>)?<strong>(R\d+)</strong>", r'<li id="\1"><b class="rule">\1</b>', html)
    return Markup(
        html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace(
            "</table>", "</table></div>"
        )
    )
