"""The ASGI application of the API."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

import asyncpg
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from gobelet import __version__
from gobelet.engine.language import choose_language
from gobelet.server.answers import Answer, refuse
from gobelet.server.api import games, live, people, tables
from gobelet.server.api.dependencies import Gates
from gobelet.server.errors import ServiceError
from gobelet.server.goodbye import hearing_goodbye
from gobelet.server.guard import Guard, Refuse, refuse_program
from gobelet.server.keeper import Keeper
from gobelet.server.service import Service
from gobelet.server.settings import Settings

DESCRIPTION = """
Play dice board games online. Set your name (`PUT /api/me`, or `POST /api/tokens` for a program), create a
table (`POST /api/tables`), start it, and play. All errors have the format of `Refusal`: a code, a message
and, for illegal actions, the legal ones. Live updates are server-sent events.
"""
LOG = logging.getLogger("gobelet.server")
RETRY_AFTER = 2  # seconds
HTTP_CODES = {404: "unknown-page", 405: "bad-method"}


def create_app(settings: Settings, refuse: Refuse = refuse_program) -> FastAPI:
    """Create an application with its own service; *refuse* is passed to `Guard`."""
    service = Service(settings)
    keeper = Keeper(service)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.open()
        await keeper.open()
        try:
            with hearing_goodbye(service.notices.stop):
                yield
        finally:
            await keeper.close()
            await service.close()

    app = FastAPI(
        title="Gobelet",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
    )
    app.state.service = service
    app.state.gates = Gates(settings.limits)
    for module in (people, games, tables, live):
        app.include_router(module.router)
    app.add_exception_handler(ServiceError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_shape)
    app.add_exception_handler(HTTPException, _refuse_http)
    for unreachable in (SQLAlchemyError, asyncpg.PostgresError, OSError):
        app.add_exception_handler(unreachable, _refuse_for_now)
    app.add_middleware(Guard, limits=settings.limits, refuse=refuse)
    return app


def _language(request: Request) -> str:
    return choose_language(request.query_params.get("lang") or request.headers.get("accept-language"))


async def _refuse(request: Request, error: Exception) -> Answer:
    assert isinstance(error, ServiceError)
    return refuse(error, _language(request))


async def _refuse_shape(request: Request, error: Exception) -> Answer:
    """Report the first validation error."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return refuse(ServiceError("invalid", reason=f"{where[:80]}: {first['msg']}"), _language(request))


async def _refuse_for_now(request: Request, error: Exception) -> Answer:
    """Report that the database is unavailable."""
    LOG.warning("database unavailable: %s", type(error).__name__)
    return refuse(ServiceError("busy", retry_after=RETRY_AFTER), _language(request))


async def _refuse_http(request: Request, error: Exception) -> Answer:
    assert isinstance(error, HTTPException)
    code = HTTP_CODES.get(error.status_code, "invalid")
    answer = refuse(ServiceError(code, reason=str(error.detail)), _language(request))
    answer.headers.update(error.headers or {})
    return answer
