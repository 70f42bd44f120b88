"""What stands before every request: limits, sizes, origins, headers; and what is written down of it."""

import io
import json
import logging
import socket
from dataclasses import replace

import pytest

from gobelet.server.api.dependencies import Buckets
from gobelet.server.logs import JsonLines
from gobelet.server.settings import NO_LIMITS
from tests.server.people import BOT, ME, here, path_of
from tests.server.running import wait_until

SHAPE = {"code", "message", "legal", "version"}


class TestLimits:
    def test_tables(self, serve, sqlite):
        """A client that creates too many tables has to wait, and the response says how long."""
        ada = serve(sqlite, limits=replace(NO_LIMITS, tables=(0.01, 3))).someone()
        body = {"game": "stars", "seats": [ME]}
        answers = [ada.send("POST", "/api/tables", body) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["error"]["code"] == "too-many"
        assert int(answers[-1].headers["retry-after"]) >= 1

    def test_words(self, serve, sqlite):
        """Nobody floods a table with words; others may still speak."""
        server = serve(sqlite, limits=replace(NO_LIMITS, words=(0.01, 2)))
        ada, bo = server.someone("Ada"), server.someone("Bo")
        table = ada.lay("stars", [ME, {"kind": "friend"}], visibility="public")
        bo.join(table)
        said = [ada.send("POST", path_of(table, "say"), {"text": "x"}).status_code for _ in range(3)]
        assert said == [200, 200, 429]
        assert bo.act(table, "say", text="me too")

    def test_writes(self, serve, sqlite):
        """Too many moves at once are refused, and nothing is lost by it."""
        ada = serve(sqlite, limits=replace(NO_LIMITS, writes=(0.01, 4))).someone()
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        turn = ada.play_one(ada.play_one(table) | table)
        body = {"actions": [turn["legal"][0]], "version": turn["version"]}
        assert ada.refused("POST", path_of(table, "play"), **body) == (429, "too-many")
        assert ada.see(table)["version"] == turn["version"]

    @pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/api/me"])
    def test_reads(self, serve, sqlite, path):
        """Too many looks from one address are refused."""
        server = serve(sqlite)
        server.app.state.gates.reads = Buckets(0.001, 10)  # now: until it was ready it was looked at too
        ada = server.someone()
        assert 429 in [ada.send("GET", path).status_code for _ in range(11)]

    def test_people(self, serve, sqlite):
        """One address does not make people without end."""
        server = serve(sqlite, limits=replace(NO_LIMITS, people=(0.01, 2)))
        nobody = server.someone(None)
        made = [nobody.send("POST", "/api/tokens", {"name": "x"}).status_code for _ in range(3)]
        assert made == [201, 201, 429]

    def test_streams(self, serve, sqlite):
        """One address does not hold lines without end; a closed one counts no more."""
        server = serve(sqlite, limits=replace(NO_LIMITS, streams_each=2))
        ada = server.someone()
        table = ada.lay()
        with ada.follow(table), ada.follow(table):
            assert ada.refused("GET", path_of(table, "events")) == (429, "too-many")
        assert wait_until(lambda: is_free(ada, table))


def is_free(person, table):
    with person.http.stream("GET", path_of(table, "events")) as response:
        return response.is_success


class TestSizes:
    def test_too_large(self, small):
        """More than a request needs is refused, whether its size is said or not."""
        ada = small.someone()
        body = b'{"name": "' + b"x" * 70_000 + b'"}'
        headers = {"content-type": "application/json"}
        said = ada.http.put("/api/me", content=body, headers=headers)
        unsaid = ada.http.put("/api/me", content=iter([body]), headers=headers)
        for answer in (said, unsaid):
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")

    def test_too_slow(self, serve, sqlite):
        """A body that does not arrive holds nobody up for long."""
        server = serve(sqlite, limits=replace(NO_LIMITS, body_seconds=0.3))
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), 30) as line:
            line.sendall(
                b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 9\r\n\r\n{"
            )
            assert line.recv(100).startswith(b"HTTP/1.1 408")

    def test_many_actions(self, small):
        """Fifty actions in one request are enough."""
        ada = small.someone()
        table = ada.lay_and_start()
        body = {"actions": ["stop"] * 51, "version": 2}
        assert ada.refused("POST", path_of(table, "play"), **body) == (422, "invalid")

    @pytest.mark.parametrize(
        "content", [b"", b"{", b"[]", b'"x"', b"null", b"\xff", b"[" * 20_000, b'{"name": 1}']
    )
    def test_not_as_it_should_be(self, small, content):
        """A body that is no request is refused, in the one shape of all refusals."""
        ada = small.someone()
        answer = ada.http.put("/api/me", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 422
        assert set(answer.json()["error"]) == SHAPE

    @pytest.mark.parametrize(
        "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
    )
    def test_not_json(self, small, kind):
        """A form of another page is not listened to."""
        ada = small.someone()
        table = ada.lay()
        answer = ada.http.post(path_of(table, "start"), content=b"{}", headers={"content-type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "not-json")

    def test_numbers_beyond(self, small):
        """Numbers that no table has are refused, not choked on."""
        ada = small.someone()
        table = ada.lay_and_start()
        for version in (-1, 2**70, 1.5, True, "2", None):
            body = {"actions": ["stop"], "version": version}
            assert ada.refused("POST", path_of(table, "play"), **body) == (422, "invalid")


class TestOrigin:
    @pytest.mark.parametrize(
        "headers",
        [
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec_fetch_site": "cross-site"},
            {"sec_fetch_site": "same-site"},
        ],
    )
    def test_foreign(self, small, headers):
        """What another page asks for in somebody's name is refused."""
        ada = small.someone()
        answer = ada.send("PUT", "/api/me", {"name": "Eve"}, **headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
        assert ada.ask("GET", "/api/me")["name"] == "Ada"

    def test_our_own(self, small):
        """Our own pages may ask, and so may programs, which say no origin."""
        ada = small.someone()
        answer = ada.send(
            "PUT", "/api/me", {"name": "Ada L."}, origin=small.address, sec_fetch_site="same-origin"
        )
        assert answer.status_code == 200

    @pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "192.168.1.23:8000"])
    def test_two_addresses_of_one_server(self, small, host):
        """The host comes by one and a friend by another: each is an origin of its own."""
        ada, body = small.someone(), {"name": "Ada"}
        own = ada.send("PUT", "/api/me", body, host=host, origin=f"http://{host}")
        other = ada.send("PUT", "/api/me", body, host=host, origin="http://10.0.0.5:8000")
        assert (own.status_code, other.status_code) == (200, 403)

    def test_cookie_with_any_authorization(self, small):
        """A foreign page gains nothing by sending some Authorization along with the cookie."""
        ada = small.someone()
        table = ada.lay()
        answer = ada.send(
            "POST", path_of(table, "start"), {}, origin="https://evil.example", authorization="Bearer x"
        )
        assert answer.status_code in (401, 403)


class TestHeaders:
    @pytest.mark.parametrize("path", ["/api/games", "/api/me", "/nowhere", "/healthz", "/api/openapi.json"])
    def test_everywhere(self, small, path):
        """Every answer, also a refusal, tells browsers to be strict."""
        headers = small.someone(None).send("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cache-control"] == "no-store"
        assert headers["x-request-id"]

    def test_no_foreign_reader(self, small):
        """No answer allows another page to read it."""
        answer = small.someone().send("GET", "/api/me", origin="https://evil.example")
        assert "access-control-allow-origin" not in answer.headers


class TestRefusals:
    @pytest.mark.parametrize(
        ("method", "path", "status"),
        [
            ("GET", "/nowhere", 404),
            ("DELETE", "/api/me", 405),
            ("GET", "/api/me", 401),
            ("GET", "/api/tables/nowhere", 404),
            ("GET", "/api/tables?limit=x", 422),
            ("GET", "/api/tables/" + "x" * 40, 422),
        ],
    )
    def test_one_shape(self, small, method, path, status):
        """Every refusal has the same shape and says something."""
        answer = small.someone(None).send(method, path)
        assert answer.status_code == status
        assert set(answer.json()) == {"error"}
        assert set(answer.json()["error"]) == SHAPE
        assert answer.json()["error"]["message"]

    def test_sentences(self, small):
        """A message ends with one full stop."""
        ada = small.someone()
        bodies = [{"options": {"x": "y"}}, {"seats": [ME] * 6}, {"seats": []}, {"game": "chess"}]
        for body in bodies:
            answer = ada.send("POST", "/api/tables", {"game": "stars", "seats": [ME]} | body)
            message = answer.json()["error"]["message"]
            assert message.endswith(".")
            assert not message.endswith("..")

    def test_broken(self, serve, sqlite, monkeypatch):
        """What breaks says so, without a trace of how, and with a number to ask for."""
        server = serve(sqlite)
        ada = server.someone()

        async def fail(*_):
            raise RuntimeError("the secret is swordfish")

        monkeypatch.setattr(server.service, "find", fail)
        answer = ada.send("GET", "/api/tables/any")
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
        assert "swordfish" not in answer.text
        assert answer.headers["x-request-id"] in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"


class TestOperation:
    def test_health(self, shared):
        """A monitor sees that the server is healthy."""
        assert shared.someone(None).ask("GET", "/healthz")["status"] == "ok"

    def test_metrics(self, small):
        """Counters by route, with no table's id in them."""
        ada = small.someone()
        table = ada.lay_and_start("stars", [ME, BOT])
        text = ada.send("GET", "/metrics").text
        assert "{table_id}" in text
        assert table["id"] not in text
        assert ada.id not in text

    def test_openapi(self, small):
        """The description names every route, what it is asked and how it refuses, with examples."""
        described = small.someone(None).ask("GET", "/api/openapi.json")
        for path, methods in described["paths"].items():
            for method, route in methods.items():
                assert route.get("description"), f"{method} {path}"
                refusals = {status for status in route["responses"] if status[0] in "45"}
                assert refusals, f"{method} {path}"
                if "requestBody" in route:
                    name = route["requestBody"]["content"]["application/json"]["schema"]["$ref"].split("/")[
                        -1
                    ]
                    assert described["components"]["schemas"][name]["examples"], name

    def test_no_pages_from_elsewhere(self, small):
        """There is no page that loads scripts of others."""
        assert small.someone(None).refused("GET", "/docs") == (404, "unknown-page")


class TestLogs:
    @pytest.fixture
    def lines(self):
        """All that the server logs, as it writes it; what our own client logs is not counted."""
        out = io.StringIO()
        handler = logging.StreamHandler(out)
        handler.setFormatter(JsonLines())
        handler.addFilter(lambda record: not record.name.startswith("http"))
        root = logging.getLogger()
        level = root.level
        root.addHandler(handler)
        root.setLevel("INFO")
        yield lambda: out.getvalue().splitlines()
        root.removeHandler(handler)
        root.setLevel(level)

    def test_no_secrets(self, serve, sqlite, lines):
        """Logs are lines of JSON, with no cookie, token, link, seed or word in them."""
        hidden = use_secrets(serve(sqlite))
        assert [json.loads(line)["message"] for line in lines()]
        text = "\n".join(lines())
        assert [name for name, value in hidden.items() if value in text] == []

    @pytest.mark.compiled
    @pytest.mark.parametrize("level", ["info", "debug"])
    def test_no_secrets_at_any_level(self, launch, sqlite, level):
        """The real program writes no secrets either, however much it is told to write."""
        server = launch(sqlite, "--logs", level)
        hidden = use_secrets(server)
        server.part()
        _, text = server.stop()
        assert '"route":"/api/tables/{table_id}/join"' in text
        assert [name for name, value in hidden.items() if value in text] == []

    def test_requests(self, serve, sqlite, lines):
        """Each request is a line: method, route, status, time and the number that was answered."""
        answer = serve(sqlite).someone(None).send("GET", "/api/tables/nowhere")
        logged = [json.loads(line) for line in lines()]
        line = next(line for line in logged if line.get("request") == answer.headers["x-request-id"])
        assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{table_id}", 404)
        assert line["milliseconds"] >= 0


def use_secrets(server):
    """Play with everything that is secret; all of it, by name."""
    ada, robot = server.someone("Ada"), server.someone("Robot", token=True)
    table = ada.lay("stars", [ME, {"kind": "friend"}])
    link = table["seats"][1]["link"]
    robot.refused("POST", path_of(table, "join"), link="wrong-" + link)
    robot.join(table, link=link, seed="robots-own-seed")
    ada.act(table, "say", text="between-us")
    ada.start(table)
    ada.play_one(table)
    ada.act(table, "resign")
    return {
        "cookie": ada.http.cookies["gobelet"],
        "token": robot.token,
        "link": link,
        "secret": ada.see(table)["dice"]["secret"],
        "seed": "robots-own-seed",
        "words": "between-us",
    }
