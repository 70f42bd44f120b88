"""The errors of the service, each with a code, an HTTP status and a translated message (lang/*.ftl)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.errors import GobeletError

STATUS = {
    "invalid": 422,  # the request does not say what it should
    "illegal": 422,  # an action that is not allowed now, with what would be
    "no-identity": 401,
    "bad-credential": 401,
    "foreign-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "bad-link": 403,
    "unknown-page": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "bad-method": 405,
    "stale": 409,  # somebody was faster; the current version comes along
    "not-your-turn": 409,
    "not-open": 409,
    "not-running": 409,
    "not-over": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "already-seated": 409,
    "nothing-to-undo": 409,
    "no-draw-pending": 409,
    "too-slow": 408,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "broken": 500,
    "busy": 503,
    "unplayable": 503,
}


class ServiceError(GobeletError):
    """An error of the service; the table is unchanged."""

    def __init__(
        self,
        code: str,
        *,
        legal: Sequence[str] | None = None,
        version: int | None = None,
        retry_after: int | None = None,
        because: Message | None = None,
        **args: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.legal = legal
        self.version = version
        self.retry_after = retry_after
        self.because = because  # in the words of the game
        self.args_said = args
