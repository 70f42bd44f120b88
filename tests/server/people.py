"""People for tests: somebody who asks a server over HTTP, and what they hear from it."""

import contextlib
import json
from dataclasses import dataclass

import httpx

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
BOT = {"kind": "bot", "level": "random"}
WAIT = 60  # seconds for an answer; the machine may be busy


def here(name):
    return {"kind": "here", "name": name}


class Refused(AssertionError):  # noqa: N818
    """A request was not answered as it was hoped."""

    def __init__(self, response):
        super().__init__(
            f"{response.request.method} {response.request.url}: {response.status_code} {response.text}"
        )
        self.status = response.status_code
        self.error = response.json()["error"]


class Someone:
    """Somebody with a cookie or a token."""

    def __init__(self, address):
        self.http = httpx.Client(base_url=address, timeout=WAIT)
        self.id = self.name = self.token = None

    def close(self):
        self.http.close()

    def say_name(self, name, *, token=False):
        method, path = ("POST", "/api/tokens") if token else ("PUT", "/api/me")
        shown = self.ask(method, path, name=name)
        self.id, self.name = shown["id"], shown["name"]
        if token:
            self.token = shown["token"]
            self.http.headers["authorization"] = f"Bearer {self.token}"
        return shown

    # -- Asking -----------------------------------------------------------------------------------------

    def send(self, method, path, body=None, **headers):
        """The bare response; headers are written with underscores."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.http.request(method, path, json=body, headers=named)

    def ask(self, method, path, **body):
        """
        Raises:
            Refused: If the answer is a refusal.
        """
        response = self.send(method, path, None if method == "GET" else body)
        if response.is_error:
            raise Refused(response)
        return response.json()

    def refused(self, method, path, **body):
        """The status and the code of a refusal; it must be one."""
        response = self.send(method, path, None if method == "GET" else body)
        assert response.is_error, f"{path} was not refused: {response.text}"
        return response.status_code, response.json()["error"]["code"]

    # -- Tables; each is known by its id or by what was shown of it ------------------------------------

    def lay(self, game="stars", seats=(ME, BOT), **rest):
        asked = {"game": game, "seats": list(seats), "order": "given", **rest}
        return self.ask("POST", "/api/tables", **asked)

    def lay_and_start(self, game="stars", seats=(ME, BOT), **rest):
        return self.start(self.lay(game, seats, **rest))

    def see(self, table, **query):
        return self.ask("GET", str(httpx.URL(path_of(table), params=query)))

    def join(self, table, **how):
        return self.ask("POST", path_of(table, "join"), **how)

    def start(self, table, **seed):
        return self.ask("POST", path_of(table, "start"), **seed)

    def play(self, table, *actions, version=None):
        """By default at the version that *table* shows."""
        version = table["version"] if version is None else version
        return self.ask("POST", path_of(table, "play"), actions=list(actions), version=version)

    def play_one(self, table, choose=lambda legal: legal[0]):
        """One decision, if it is theirs; how the table stands then."""
        shown = self.see(table)
        return self.play(table, choose(shown["legal"]), version=shown["version"]) if shown["legal"] else shown

    def draw(self, table, *draws, version=None):
        version = table["version"] if version is None else version
        return self.ask("POST", path_of(table, "draw"), draws=list(draws), version=version)

    def undo(self, table, version=None):
        version = table["version"] if version is None else version
        return self.ask("POST", path_of(table, "undo"), version=version)

    def act(self, table, verb, **body):
        """resign, leave, return, say, rematch ..."""
        return self.ask("POST", path_of(table, verb), **body)

    def read_log(self, table, after=0):
        return self.ask("GET", f"{path_of(table, 'log')}?after={after}")

    def read_record(self, table):
        response = self.http.get(path_of(table, "record"))
        if response.is_error:
            raise Refused(response)
        return response.text

    def list_tables(self, **query):
        return self.ask("GET", str(httpx.URL("/api/tables", params=query)))

    @contextlib.contextmanager
    def follow(self, table, after=None, last_event_id=None):
        """What happens at a table, live."""
        params = {} if after is None else {"after": after}
        headers = {} if last_event_id is None else {"Last-Event-ID": str(last_event_id)}
        path = path_of(table, "events")
        with self.http.stream("GET", path, params=params, headers=headers) as response:
            if response.is_error:
                response.read()
                raise Refused(response)
            yield Stream(response)


def path_of(table, verb=None):
    table_id = table if isinstance(table, str) else table["id"]
    return f"/api/tables/{table_id}" + (f"/{verb}" if verb else "")


@dataclass
class Sent:
    """One server-sent event."""

    id: int
    kind: str
    data: dict


class Stream:
    """The events of a table as they come; `next` waits for one."""

    def __init__(self, response):
        self.response = response
        self._lines = response.iter_lines()
        self.comments = []
        self.retry = None

    def __iter__(self):
        return self

    def __next__(self):
        fields = {}
        for line in self._lines:
            name, _, value = line.partition(": ") if not line.startswith(":") else (":", "", line[1:].strip())
            if name == ":":
                self.comments.append(value)
            elif name == "retry":
                self.retry = int(value)
            elif name:
                fields[name] = value
            elif "data" in fields:
                return Sent(int(fields["id"]), fields["event"], json.loads(fields["data"]))
        raise StopIteration

    def take(self, count):
        return [next(self) for _ in range(count)]

    def until(self, kind):
        """The next event of a kind."""
        return next(sent for sent in self if sent.kind == kind)
