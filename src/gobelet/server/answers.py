"""JSON responses, and one format for all errors."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.responses import Response

from gobelet.server.errors import ServiceError
from gobelet.server.language import say_error


class Answer(Response):
    """Plain data and frozen dataclasses as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS)


def refuse(error: ServiceError, code: str) -> Answer:
    """The response to a ServiceError: a code for programs, a message for people, and the legal actions."""
    shown = {
        "code": error.code,
        "message": say_error(error, code),
        "legal": error.legal,
        "version": error.version,
    }
    headers = {"retry-after": str(error.retry_after)} if error.retry_after else None
    return Answer({"error": shown}, error.status, headers)
