"""
Middleware for every request: body size and timeout, origin check, security headers, logs and metrics.

Plain ASGI, so that streams pass through untouched.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gobelet.engine.language import choose_language
from gobelet.server.answers import refuse
from gobelet.server.errors import ServiceError
from gobelet.server.identity import new_id
from gobelet.server.metrics import REQUESTS
from gobelet.server.settings import Limits

LOG = logging.getLogger("gobelet.server")
SAFE = ("GET", "HEAD", "OPTIONS")
SECURITY = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a link to a seat is a secret; with none at all, forms have no origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


Refuse = Callable[[Scope, ServiceError], Response]


def refuse_program(scope: Scope, error: ServiceError) -> Response:
    return refuse(error, choose_language(Headers(scope=scope).get("accept-language")))


class Guard:
    """Wraps the application; *refuse* makes the response to a request that is rejected."""

    def __init__(self, app: ASGIApp, limits: Limits, refuse: Refuse = refuse_program) -> None:
        self.app = app
        self.limits = limits
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, receive, send, self.limits)
        try:
            visit.check()
            await self.app(scope, visit.receive, visit.send)
            if visit.refused is not None:
                raise visit.refused
        except ServiceError as error:
            visit.refused = None
            await visit.answer(self.refuse(scope, error))
        except Exception:
            LOG.exception("request failed", extra={"request": visit.id})
            if visit.status is None:
                await visit.answer(self.refuse(scope, ServiceError("broken", request=visit.id)))
        finally:
            visit.note()


class Visit:
    """One request in progress."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, limits: Limits) -> None:
        self.scope, self._receive, self._send, self.limits = scope, receive, send, limits
        self.id = new_id()
        self.headers = Headers(scope=scope)
        self.begin = time.perf_counter()
        self.deadline: float | None = None
        self.received = 0
        self.status: int | None = None
        self.refused: ServiceError | None = None  # while the body was read

    def check(self) -> None:
        """
        Raises:
            ServiceError: If it is too large or comes from another site.
        """
        length = self.headers.get("content-length", "0")
        if length.isdecimal() and int(length[:12]) > self.limits.body:
            raise ServiceError("too-large", bytes=self.limits.body)
        if self.scope["method"] not in SAFE and "authorization" not in self.headers:
            self._check_origin()

    def _check_origin(self) -> None:
        """Reject requests from other sites, because browsers send our cookie with them."""
        site, origin = self.headers.get("sec-fetch-site"), self.headers.get("origin")
        if site is not None and site not in ("same-origin", "none"):
            raise ServiceError("foreign-origin")
        if origin is not None and origin.partition("://")[2] != self.headers.get("host"):
            raise ServiceError("foreign-origin")

    async def receive(self) -> Message:
        """The body, unless it is too large or too slow."""
        if self.status is not None or self.deadline == 0:  # nothing more is expected but goodbye
            return await self._receive()
        self.deadline = self.deadline or time.monotonic() + self.limits.body_seconds
        try:
            async with asyncio.timeout(max(0.0, self.deadline - time.monotonic())):
                message = await self._receive()
        except TimeoutError:
            raise self._refuse(ServiceError("too-slow", seconds=self.limits.body_seconds)) from None
        self.received += len(message.get("body", b""))
        if self.received > self.limits.body:
            raise self._refuse(ServiceError("too-large", bytes=self.limits.body))
        if not message.get("more_body"):
            self.deadline = 0
        return message

    def _refuse(self, error: ServiceError) -> ServiceError:
        """Send the error, replacing the response of the application."""
        self.refused = error
        return error

    async def send(self, message: Message) -> None:
        if self.refused is not None:
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in self._headers_for(headers):
                headers[name] = value
        await self._send(message)

    def _headers_for(self, headers: MutableHeaders) -> Iterable[tuple[str, str]]:
        yield "x-request-id", self.id
        yield from SECURITY.items()
        if "cache-control" not in headers:
            yield "cache-control", "no-store"

    async def answer(self, response: Response) -> None:
        if self.status is None:
            await response(self.scope, self._receive, self.send)

    def note(self) -> None:
        """Log method, route and status; never path, query or headers, which may contain secrets."""
        route = getattr(self.scope.get("route"), "path", "-")
        seconds = time.perf_counter() - self.begin
        method = self.scope["method"] if self.scope["method"] in (*SAFE, "POST", "PUT", "DELETE") else "-"
        REQUESTS.labels(method, route, str(self.status or 499)).observe(seconds)
        fields = {"request": self.id, "method": method, "route": route, "status": self.status or 499}
        LOG.info("request", extra=fields | {"milliseconds": round(seconds * 1000, 2)})
