"""The rules of a game: in short with pictures, and in full, numbered and searchable."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import Response

from gobelet.engine.errors import UnknownGameError
from gobelet.games import find_game
from gobelet.server.errors import ServiceError
from gobelet.web.beginners import goal_of
from gobelet.web.pages.home import game_card
from gobelet.web.rendering import page_language
from gobelet.web.rulebook import count_found, read_sections, search
from gobelet.web.summary import read_summary
from gobelet.web.visitors import Visiting

MAX_QUERY = 80  # characters

router = APIRouter()


@router.get("/rules/{game_id}")
async def show(visitor: Visiting, game_id: str, q: str = "") -> Response:
    try:
        game = find_game(game_id)
    except UnknownGameError:
        raise ServiceError("unknown-page") from None
    language = page_language(visitor.code, game)
    query = q.strip()[:MAX_QUERY]
    sections = search(read_sections(game, visitor.code), query)
    return visitor.page(
        "rules.html",
        language=language,
        game=game,
        goal=goal_of(game, language),
        card=game_card(game, visitor.code),
        summary=await asyncio.to_thread(read_summary, game, visitor.code),  # boards, the first time
        sections=sections,
        query=query,
        found=count_found(sections),
    )
