"""The visitor of a page, and the fields of a form."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import Depends, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from gobelet.engine.language import LANGUAGES, choose_language
from gobelet.server.api.dependencies import address_of, gates_of, maybe_person, service_of
from gobelet.server.api.people import COOKIE_SECONDS
from gobelet.server.errors import ServiceError
from gobelet.server.identity import COOKIE, Person, check_name
from gobelet.server.presenter import Presenter
from gobelet.web.reach import Reach, reach_of
from gobelet.web.rendering import page_language, render

LANGUAGE_COOKIE, THEME_COOKIE = "language", "theme"
THEMES = ("light", "dark")
FORM = "application/x-www-form-urlencoded"
MAX_FIELDS = 200


class Visitor:
    """The visitor of a page, with their display settings."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.service = service_of(request)
        self.person = _known(request)
        self.code = _language(request)
        theme = request.cookies.get(THEME_COOKIE)
        self.theme = theme if theme in THEMES else None

    def page(self, template: str, *, status: int = 200, language: Any = None, **context: Any) -> HTMLResponse:
        text = render(
            template,
            language or page_language(self.code),
            me=self.person,
            theme=self.theme,
            here=self.here,
            **context,
        )
        return HTMLResponse(text, status)

    @property
    def here(self) -> str:
        """The page to return to; for a form, the page that it was sent from."""
        url, table_id = self.request.url, self.request.path_params.get("table_id")
        if self.request.method == "POST" and table_id is not None:
            return f"/tables/{table_id}"
        return url.path + (f"?{url.query}" if url.query else "")

    @cached_property
    def reach(self) -> Reach:
        return reach_of(self.request, self.service.settings)

    def invitations(self, shown: Presenter) -> dict[int, str]:
        """The links this visitor may share, with an address that others can reach."""
        base = f"{self.reach.base}/tables/{shown.id}/join"
        return {seat: f"{base}?link={link}" for seat, link in shown.links(self.service.link_to).items()}


def _known(request: Request) -> Person | None:
    """An invalid cookie counts as none, so that pages still work."""
    try:
        return maybe_person(request)
    except ServiceError:
        return None


def _language(request: Request) -> str:
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    return chosen if chosen in LANGUAGES else choose_language(request.headers.get("accept-language"))


async def visitor(request: Request) -> Visitor:
    gates_of(request).reads.take(address_of(request))
    return Visitor(request)


@dataclass(frozen=True)
class Form:
    """The fields of a form, in order."""

    fields: tuple[tuple[str, str], ...]

    def get(self, name: str, default: str = "") -> str:
        return next((value for key, value in self.fields if key == name), default)

    def all(self, name: str) -> list[str]:
        """All values of a field and of its groups: `pick`, `pick-good`."""
        return [value for key, value in self.fields if key == name or key.startswith(f"{name}-")]

    def number(self, name: str) -> int:
        value = self.get(name)
        if not value.isdecimal() or len(value) > 9:
            raise ServiceError("invalid", reason=f"{name}: expected a number")
        return int(value)


async def read_form(request: Request) -> Form:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != FORM:
        raise ServiceError("invalid", reason="not a form")
    try:
        text = (await request.body()).decode()
        return Form(tuple(parse_qsl(text, keep_blank_values=True, max_num_fields=MAX_FIELDS)))
    except ValueError:
        raise ServiceError("invalid", reason="not a form") from None


Visiting = Annotated[Visitor, Depends(visitor)]
Sent = Annotated[Form, Depends(read_form)]


def require_person(visitor: Visitor, form: Form) -> Person:
    """The sender of a form; new visitors get an identity with the name in the form or a guest name."""
    named = form.get("name").strip()
    known = visitor.person
    if known is not None:
        gates_of(visitor.request).writes.take(known.id)
        return Person(known.id, check_name(named)) if named else known
    gates_of(visitor.request).people.take(address_of(visitor.request))
    return visitor.service.identity.new_person(
        check_name(named or page_language(visitor.code).say("page-guest"))
    )


def redirect(visitor: Visitor, path: str, person: Person | None = None) -> Response:
    """Redirect to another page after a form was processed."""
    answer = RedirectResponse(path, 303)
    if person is not None and person != visitor.person:
        remember(visitor, answer, COOKIE, visitor.service.identity.sign(person, "cookie"))
    return answer


def remember(visitor: Visitor, answer: Response, name: str, value: str) -> None:
    answer.set_cookie(
        name,
        value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=visitor.request.url.scheme == "https",
    )
