"""Display settings: language, and light or dark mode."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from gobelet.engine.language import LANGUAGES
from gobelet.web.visitors import LANGUAGE_COOKIE, THEME_COOKIE, THEMES, Visiting, remember

router = APIRouter()


@router.get("/look")
async def choose(visitor: Visiting, lang: str = "", theme: str = "", back: str = "/") -> Response:
    """Store the settings in a cookie, and go back to the page."""
    is_ours = back.startswith("/") and not back.startswith("//") and "\\" not in back
    answer = RedirectResponse(back if is_ours else "/", 303)
    if lang in LANGUAGES:
        remember(visitor, answer, LANGUAGE_COOKIE, lang)
    if theme in THEMES:
        remember(visitor, answer, THEME_COOKIE, theme)
    elif theme == "system":
        answer.delete_cookie(THEME_COOKIE)
    return answer
