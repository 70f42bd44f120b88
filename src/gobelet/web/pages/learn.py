"""Guided games: each step is a page computed from the script; a cookie remembers the last one."""

from __future__ import annotations

import logging
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse, RedirectResponse, Response

from gobelet.engine.errors import GuideError, UnknownGameError
from gobelet.engine.game import Game
from gobelet.engine.guide import Guide
from gobelet.games import find_game
from gobelet.server.errors import ServiceError
from gobelet.web.boards import preview_ticks
from gobelet.web.lesson_page import LessonPage, is_right
from gobelet.web.pointing import ANCHOR
from gobelet.web.rendering import page_language
from gobelet.web.visitors import Form, Sent, Visiting, Visitor, redirect, remember

LOG = logging.getLogger("gobelet.web")
MAX_DIGITS = 3
COOKIE = "learn-"  # and the id of the game: the number of the step

router = APIRouter(prefix="/learn")


def find_lesson(visitor: Visitor, game_id: str) -> tuple[Game, Guide]:
    """
    The game and its guide.

    Raises:
        ServiceError: If there is no such game, it has no guide, or it could not be compiled.
    """
    try:
        game = find_game(game_id)
        visitor.service.check_game(game.id)
        guide = game.find_guide()
    except UnknownGameError:
        raise ServiceError("unknown-page") from None
    except GuideError:  # with data files of one's own, its positions may be impossible
        LOG.warning("the guided game of %s cannot be played", game_id, exc_info=True)
        guide = None
    if guide is None:
        raise ServiceError("unknown-page")
    return game, guide


def step_reached(visitor: Visitor, game_id: str) -> int:
    """The step at which this visitor left the guided game; 1 if they have not begun it."""
    value = visitor.request.cookies.get(COOKIE + game_id, "")
    return max(1, int(value)) if value.isdecimal() and len(value) <= MAX_DIGITS else 1


@router.get("/{game_id}")
async def begin(visitor: Visiting, game_id: str) -> Response:
    """Begin, or continue where the visitor left off."""
    game, guide = find_lesson(visitor, game_id)
    return RedirectResponse(f"/learn/{game.id}/{min(step_reached(visitor, game.id), len(guide.steps))}", 303)


@router.post("/{game_id}")
async def choose(visitor: Visiting, game_id: str, form: Sent) -> Response:
    """Lead to the next step if the choice is the expected one; otherwise to the same step, with a hint."""
    number = form.number("step")
    lesson = _lesson(visitor, game_id, number).lesson
    if lesson.actions and not is_right(lesson, form.get("action"), form.all("pick")):
        return redirect(visitor, f"/learn/{game_id}/{number}?wrong=true#{ANCHOR}")
    return redirect(visitor, f"/learn/{game_id}/{number + (not lesson.is_end)}#{ANCHOR}")


@router.get("/{game_id}/{number}")
async def show(
    visitor: Visiting,
    game_id: str,
    number: int,
    show: Annotated[int | None, Query(ge=0, le=7)] = None,
    wrong: bool = False,
) -> Response:
    page = _lesson(visitor, game_id, number, shown=show, is_wrong=wrong)
    answer = visitor.page("learn.html", language=page.language, page=page, anchor=ANCHOR)
    remember(visitor, answer, COOKIE + page.game.id, str(1 if page.lesson.is_end else number))
    return answer


def _lesson(
    visitor: Visitor, game_id: str, number: int, *, shown: int | None = None, is_wrong: bool = False
) -> LessonPage:
    game, guide = find_lesson(visitor, game_id)
    if not 1 <= number <= len(guide.steps):
        raise ServiceError("unknown-page")
    name = visitor.person.name if visitor.person else page_language(visitor.code).say("page-learn-you")
    return LessonPage(game, guide, number, visitor.code, name=name, shown=shown, is_wrong=is_wrong)


@router.get("/{game_id}/{number}/preview")
async def preview(visitor: Visiting, game_id: str, number: int) -> Response:
    """What the button says to the pieces ticked so far, or why it cannot be pressed."""
    page = _lesson(visitor, game_id, number)
    fields = Form(tuple(visitor.request.query_params.multi_items()))
    return JSONResponse(preview_ticks(page.lesson.table, fields.all("pick"), page.language))
