"""The ASGI application: the pages and the API."""

from __future__ import annotations

from typing import Any

import asyncpg
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from gobelet.server.app import create_app as create_service_app
from gobelet.server.errors import ServiceError
from gobelet.server.guard import refuse_program
from gobelet.server.language import say_error
from gobelet.server.process import prepare_process
from gobelet.server.settings import Settings
from gobelet.web.files import router as static_router
from gobelet.web.pages import forms, home, learn, lobby, look, mine, new_table, replay, rules, table
from gobelet.web.visitors import Visitor

API = "/api/"
CODES = {  # what people are told of errors that are not ours
    HTTPException: "unknown-page",
    RequestValidationError: "unknown-page",
    SQLAlchemyError: "busy",
    asyncpg.PostgresError: "busy",
    OSError: "busy",
}
PAGES = (home, mine, look, learn, new_table, lobby, table, forms, replay, rules)


def create_app(settings: Settings) -> FastAPI:
    app = create_service_app(settings, _refuse)
    app.include_router(static_router)
    for page in PAGES:
        app.include_router(page.router, include_in_schema=False)
    for kind in (ServiceError, *CODES):
        app.add_exception_handler(kind, _or_page(app.exception_handlers[kind]))
    return app


def app_from_environment() -> FastAPI:
    """The application that each process serves."""
    return prepare_process(create_app)


def _refuse(scope: Scope, error: ServiceError) -> Response:
    """The response to a request that is rejected before it reaches a page or the API."""
    if scope["path"].startswith(API):
        return refuse_program(scope, error)
    return _error_page(Request(scope), error)


def _or_page(answer_program: Any) -> Any:
    """JSON for programs, a page for people."""

    async def answer(request: Request, error: Exception) -> Response:
        if request.url.path.startswith(API):
            return await answer_program(request, error)  # type: ignore[no-any-return]
        if not isinstance(error, ServiceError):
            error = next(ServiceError(code) for kind, code in CODES.items() if isinstance(error, kind))
        return _error_page(request, error)

    return answer


def _error_page(request: Request, error: ServiceError) -> Response:
    visitor = Visitor(request)
    message = say_error(error, visitor.code)
    page = visitor.page("error.html", status=error.status, message=message)
    if error.retry_after:
        page.headers["retry-after"] = str(error.retry_after)
    return page
