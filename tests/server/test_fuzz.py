"""Requests that nobody should send: each is refused in our own words, and the service goes on answering."""

import asyncio
import contextlib
import re
import resource
import socket
import time
from dataclasses import replace

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gobelet.server.settings import NO_LIMITS
from tests.server.people import FRIEND, ME, here

pytestmark = pytest.mark.compiled  # many requests to real servers

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 15  # of each operation
STREAMS = 500
FILES = 4096  # that can be open at a time
QUICK = 5.0  # seconds, on a busy machine
BODY_SECONDS = 1.0

# -- By the description of the API ----------------------------------------------------------------------


def test_answers_are_as_described(small):
    """Whatever the OpenAPI description allows, and much that it does not: no 5xx, nothing undocumented."""
    ada = small.someone(token=True)
    tables = [ada.lay(seats=(ME, FRIEND))["id"], ada.lay_and_start(seats=(ME, here("Bo")))["id"]]
    tables.append(ada.lay_and_start(seats=(ME, here("Bo")), real_dice=True)["id"])
    schema = schemathesis.openapi.from_dict(small.app.openapi())
    schema.config.update(base_url=small.address)
    operations = [result.ok() for result in schema.get_all_operations()]
    asked = [each for each in operations if not each.path.endswith("/events")]  # it would never end
    assert len(asked) == len(operations) - 1
    found = {}
    for operation in asked:
        try:
            ask_often(operation, tables, {"Authorization": f"Bearer {ada.token}"})
        except FailureGroup as failures:
            found[operation.label] = [str(failure) for failure in failures.exceptions]
    assert found == {}


def ask_often(operation, tables, headers):
    @hypothesis.settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @hypothesis.given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]))
    def ask(case, table):
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        case.call_and_validate(headers=headers, checks=CHECKS)

    ask()


# -- By hand --------------------------------------------------------------------------------------------


class Line:
    """A bare connection to a server."""

    def __init__(self, server, receive_buffer=None):
        host, _, port = server.address.removeprefix("http://").partition(":")
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(30)
        self.socket.connect((host, int(port)))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, *parts):
        """As far as the server listens."""
        with contextlib.suppress(ConnectionError):
            for part in parts:
                self.socket.sendall(part if isinstance(part, bytes) else part.encode())

    def status(self):
        """Of the answer; None if there is none."""
        with contextlib.suppress(ConnectionError):
            answer = self.socket.recv(65_536)
            return int(answer.split()[1]) if answer else None
        return None


def head(person, method, path, *headers):
    lines = [f"{method} {path} HTTP/1.1", "Host: gobelet", f"Authorization: Bearer {person.token}"]
    return "\r\n".join([*lines, "Content-Type: application/json", *headers, "", ""])


@pytest.fixture(params=["sqlite", "postgresql"])
def impatient(serve, request):
    """A server that waits no longer than a second for a body, and goes on answering."""
    database = request.getfixturevalue(request.param)
    server = serve(database, limits=replace(NO_LIMITS, body_seconds=BODY_SECONDS))
    yield server
    began = time.monotonic()
    assert server.someone(None).send("GET", "/healthz").status_code == 200
    assert time.monotonic() - began < QUICK


def test_huge_bodies_are_refused_early(impatient):
    """By what is announced, or as soon as too much has come."""
    ada = impatient.someone(token=True)
    for length in ("70000", "1000000000", "1" + "0" * 18):
        with Line(impatient) as line:
            line.send(head(ada, "POST", "/api/tables", f"Content-Length: {length}"))
            assert line.status() == 413
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    with Line(impatient) as line:
        line.send(head(ada, "POST", "/api/tables", "Transfer-Encoding: chunked"), *[chunk] * 20)
        assert line.status() == 413
    with Line(impatient) as line:
        line.send(head(ada, "POST", "/api/tables", "Content-Length: 00000000000000070000"), " " * 70_000)
        assert line.status() == 413


def test_bodies_that_do_not_arrive_are_not_waited_for(impatient):
    """Not at all, or byte by byte, or only announced in chunks."""
    ada = impatient.someone(token=True)
    with Line(impatient) as silent, Line(impatient) as slow, Line(impatient) as chunked:
        silent.send(head(ada, "POST", "/api/tables", "Content-Length: 100"))
        slow.send(head(ada, "POST", "/api/tables", "Content-Length: 100"))
        chunked.send(head(ada, "POST", "/api/tables", "Transfer-Encoding: chunked"), "5\r\n[")
        began = time.monotonic()
        while time.monotonic() - began < BODY_SECONDS + 0.3:
            slow.send(" ")
            time.sleep(0.1)
        assert [line.status() for line in (silent, slow, chunked)] == [408, 408, 408]


def test_heads_that_never_end_keep_nobody_waiting(impatient):
    """A hundred who have begun to ask and stop, and one whose headers go on and on."""
    ada = impatient.someone(token=True)
    with contextlib.ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(Line(impatient)).send("GET /healthz HTTP/1.1\r\nHost: gobelet\r\nX-Slow: ")
        endless = stack.enter_context(Line(impatient))
        endless.send("GET /healthz HTTP/1.1\r\nHost: gobelet\r\n", *["X-More: " + "x" * 1000 + "\r\n"] * 500)
        began = time.monotonic()
        assert ada.ask("GET", "/api/me")["name"] == "Ada"
        assert time.monotonic() - began < QUICK


BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "UTF-16": '{"name": 1}'.encode("utf-16"),
    "deeply nested lists": b"[" * 30_000,
    "deeply nested objects": b'{"name":' * 8_000,
    "a list": b"[]",
    "a number": b"1e400",
    "null": b"null",
    "an endless number": b'{"actions": ["stop"], "version": 1e400}',
    "a huge number": b'{"actions": ["stop"], "version": 1' + b"0" * 400 + b"}",
    "a number too long to read": b'{"actions": ["stop"], "version": ' + b"9" * 5_000 + b"}",
    "no number": b'{"actions": ["stop"], "version": NaN}',
    "a negative version": b'{"actions": ["stop"], "version": -1}',
    "a fraction": b'{"actions": ["stop"], "version": 1.5}',
    "true": b'{"actions": ["stop"], "version": true}',
    "numbers for words": b'{"actions": [1, null, {}], "version": 1}',
    "a NUL": rb'{"actions": ["\u0000"], "version": 3}',
    "half a character": rb'{"actions": ["\ud800"], "version": 3}',
    "half a character as a name": rb'{"name": "\udfff"}',
    "an unknown field": b'{"nonsense": 1}',
    "an unknown field, half a character": rb'{"\ud800": 1}',
    "an unknown field, a NUL": rb'{"\u0000": 1}',
    "a seed with a NUL": rb'{"seed": "\u0000"}',
    "a seed of two lines": rb'{"seed": "a\n"}',
    "a text with a NUL": rb'{"text": "a\u0000b"}',
    "a text of half a character": rb'{"text": "a\ud83d"}',
    "a link with a NUL": rb'{"link": "\u0000"}',
    "a link of other letters": '{"link": "é∞"}'.encode(),
    "an option, half a character": rb'{"game": "stars", "seats": [], "options": {"\ud800": "x"}}',
    "an option with a NUL": rb'{"game": "stars", "seats": [{"kind": "me"}], "options": {"\u0000": "\u0000"}}',
    "a game with a NUL": rb'{"game": "\u0000", "seats": [{"kind": "me"}, {"kind": "me"}]}',
    "a game elsewhere": b'{"game": "../../etc/passwd", "seats": [{"kind": "me"}, {"kind": "me"}]}',
    "a level with a NUL": rb'{"game": "stars", "seats": [{"kind": "bot", "level": "\u0000"}]}',
    "a level elsewhere": b'{"game": "stars", "seats": [{"kind": "bot", "level": "os:system"}]}',
}
VERBS = (
    ("PUT", "/api/me"), ("POST", "/api/tokens"), ("POST", "/api/tables"), ("POST", "{}/join"),
    ("PUT", "{}/seed"), ("POST", "{}/start"), ("POST", "{}/play"), ("POST", "{}/draw"), ("POST", "{}/undo"),
    ("POST", "{}/resign"), ("POST", "{}/say"),
)  # fmt: skip


def test_bodies_that_make_no_sense(impatient):
    """Every body at every route: refused as not understood, not possible or not now; nothing breaks."""
    ada = impatient.someone(token=True)
    table = ada.lay_and_start(seats=(ME, here("Bo")))
    broken = {}
    for name, body in BODIES.items():
        for method, route in VERBS:
            path = route.format(f"/api/tables/{table['id']}")
            answer = ada.http.request(
                method, path, content=body, headers={"content-type": "application/json"}
            )
            if answer.status_code not in (403, 404, 409, 422):
                broken[name, method, route] = answer.status_code
    assert broken == {}
    assert ada.see(table)["version"] == table["version"]


PATHS = (
    "/api/tables/%00", "/api/tables/%00/log", "/api/tables/%ff%fe", "/api/tables/%ed%a0%80", "/api/tables/..",
    "/api/tables/%2e%2e%2fme", "/api/tables/a%2fb", "/api/tables/%F0%9F%8E%B2", "/api/tables/'",
    "/api/tables/x%0a",
    "/api/tables/nowhere/log?after=-1", "/api/tables/nowhere?seat=99999999999999999999",
    "/api/tables?limit=1e400", "/api/tables?status=%00", "/api/me?lang=%00", "/api/games?lang=%ff",
    "/api/tables/nowhere/events?after=x", "/%00", "//", "/api/tables/" + "x" * 5_000,
)  # fmt: skip


@pytest.mark.parametrize("method", ["GET", "POST", "PATCH", "OPTIONS", "NONSENSE"])
def test_paths_that_lead_nowhere(impatient, method):
    """No table, no page, no way to ask: said so, on both databases."""
    ada = impatient.someone(token=True)
    answers = {}
    for path in PATHS:
        with Line(impatient) as line:
            body = "{}" if method == "POST" else ""
            line.send(head(ada, method, path, f"Content-Length: {len(body)}"), body)
            answers[path] = line.status()
    assert {path: status for path, status in answers.items() if status is None or status >= 500} == {}


HEADERS = {
    "no address": {"origin": "http://[", "host": "gobelet"},
    "no port": {"origin": "http://gobelet:x", "host": "gobelet:x:y"},
    "half a token": {"authorization": "Bearer"},
    "another scheme": {"authorization": "Basic YTpi"},
    "not ASCII": {"authorization": b"Bearer \xff\xfe"},
    "a cookie that is none": {"cookie": 'gobelet="\\"; gobelet; =; gobelet=a.b.c'},
    "a language that is none": {"accept-language": "fr;q=nan,en;q=inf,;q=,é;q=1e400"},
    "a key of other letters": {"idempotency-key": "é".encode()},
    "a key too long": {"idempotency-key": "k" * 5_000},
    "a length that is none": {"content-length": "x"},
    "a type that is none": {"content-type": ";;;;"},
}


@pytest.mark.parametrize("headers", HEADERS.values(), ids=HEADERS)
def test_headers_that_make_no_sense(small, headers):
    """A cookie, a token, an origin, a language that is none: refused, or not minded."""
    with Line(small) as line:
        lines = {"host": "gobelet", "content-type": "application/json", "content-length": "14"} | headers
        texts = [
            name.encode() + b": " + (v if isinstance(v, bytes) else v.encode()) for name, v in lines.items()
        ]
        line.send(b"PUT /api/me HTTP/1.1\r\n" + b"\r\n".join(texts) + b"\r\n\r\n", '{"name": "Bo"}')
        assert line.status() in (200, 400, 401, 403, 415, 422)


# -- Very many who listen -------------------------------------------------------------------------------


@pytest.fixture
def many_files():
    """Enough open files, for this process and the servers it starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def listen(port, path):
    """A stream, once it has said welcome."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: gobelet\r\n\r\n".encode())
    await reader.readuntil(b"welcome")
    return reader, writer


async def hear(reader, seq):
    await reader.readuntil(f"id: {seq}\n".encode())


def test_many_streams(launch, sqlite, many_files):
    """500 hear of every move, and while they listen others are answered at once."""
    server = launch(sqlite)
    ada = server.someone(token=True)
    table = ada.lay_and_start(seats=(ME, here("Bo")))
    asyncio.run(follow_with_many(server.port, table, ada))


async def follow_with_many(port, table, ada):
    path = f"/api/tables/{table['id']}/events"
    streams = [await listen(port, path) for _ in range(STREAMS)]
    times, shown = [], table
    for _ in range(5):
        shown = await asyncio.to_thread(ada.play_one, table)
        began = time.monotonic()
        health = await asyncio.to_thread(ada.send, "GET", "/healthz")
        times.append(time.monotonic() - began)
        assert health.status_code == 200
    async with asyncio.timeout(30):
        await asyncio.gather(*(hear(reader, shown["version"]) for reader, _ in streams))
    for _, writer in streams:
        writer.close()
    assert sorted(times)[len(times) // 2] < QUICK  # the machine may be slow once, a server that waits always
    assert (await asyncio.to_thread(ada.send, "GET", "/healthz")).status_code == 200


def test_slow_readers(small):
    """Who asks for a stream and does not read it holds up nobody; and it hears all of it, once it reads."""
    ada = small.someone(token=True)
    table = ada.lay_and_start(seats=(ME, here("Bo")))
    path = f"/api/tables/{table['id']}/events"
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(Line(small, receive_buffer=2048)) for _ in range(5)]
        for line in lines:
            line.send(f"GET {path}?after=0 HTTP/1.1\r\nHost: gobelet\r\n\r\n")
        began = time.monotonic()
        for k in range(300):
            said = ada.act(table, "say", text=f"{k} " + "x" * 490)
        assert time.monotonic() - began < 300 * 0.1 + QUICK
        assert ada.play_one(table)["version"] == said["version"] + 1
        heard, last = b"", said["version"] + 1
        while f"id: {last}\n".encode() not in heard:
            part = lines[0].socket.recv(65_536)
            assert part, "the stream has ended"
            heard += part
    assert re.findall(rb"^id: (\d+)", heard, re.MULTILINE) == [b"%d" % k for k in range(1, last + 1)]
    assert ada.see(table)["status"] == "running"
