"""An application asked in this process, without a server around it."""

import asyncio
import contextlib
import re

import httpx

from gobelet.server.app import create_app
from gobelet.server.identity import Identity
from gobelet.server.online import OnlineTable
from gobelet.server.settings import NO_LIMITS, Settings
from gobelet.server.storage import Append

KEY = "the key of all tests"
ID = re.compile(rb"^id: ", re.MULTILINE)
IDENTITY = Identity(KEY)
JSON = {"content-type": "application/json"}


def bearer(token):
    return {"authorization": f"Bearer {token}"}


@contextlib.asynccontextmanager
async def open_app(database, create_app=create_app, **settings):
    """An application, and somebody who can ask it; it signs with KEY."""
    app = create_app(Settings(database, NO_LIMITS, **settings))
    async with app.router.lifespan_context(app):
        app.state.service._identity = IDENTITY
        transport = httpx.ASGITransport(app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://gobelet") as client:
            yield app, client


async def put_in(app, table_id, secret, happenings):
    """Store a table as it is, unlike `take_in` also one whose secret is not the one committed to."""
    service = app.state.service
    row = service._row(OnlineTable(table_id, secret).after(happenings), 0.0)
    assert await service.storage.append(Append(table_id, 0, happenings, row))


async def listen(app, path, query, headers, count):
    """The first *count* events of a stream, as they are sent."""
    head = [(name.encode(), value.encode()) for name, value in ({"host": "gobelet"} | headers).items()]
    scope = {"type": "http", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1"}
    scope |= {"method": "GET", "scheme": "http", "path": path, "raw_path": path.encode(), "root_path": ""}
    scope |= {"query_string": query.encode(), "headers": head, "client": ("1.2.3.4", 5), "server": ("g", 80)}
    sent, enough = bytearray(), asyncio.Event()

    async def receive():
        await asyncio.sleep(0 if not sent else 3600)
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        sent.extend(message.get("body", b""))
        if len(ID.findall(sent)) >= count:
            enough.set()

    stream = asyncio.create_task(app(scope, receive, send))
    try:
        async with asyncio.timeout(30):
            await enough.wait()
    finally:
        stream.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await stream
    return bytes(sent)
