"""Players at a server that dies again and again: what they do, and what they were told."""

import itertools
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

import httpx

GAME = "ages"  # the first to be ready after a start
MAX_LOG = 200  # entries in one answer
PATIENCE = 90  # seconds until the server has to be back
KEYED, AGAIN, PAIRS = 0.5, 0.2, 0.5  # how often


@dataclass
class Note:
    """One table as its players know it: every move that was accepted, with the version it led to."""

    id: str
    tokens: list[str]  # by seat
    moves: list[tuple[int, list[str]]] = field(default_factory=list)
    version: int = 0


class Player(threading.Thread):
    """Plays all seats of one table after another, and asks again when the server was gone."""

    def __init__(self, number, address):
        super().__init__(name=f"player {number}", daemon=True)
        self.number, self.rng = number, random.Random(number)
        self.address, self.client = address, None
        self.stopping = threading.Event()
        self.tokens, self.notes, self.counts, self.failure = [], [], Counter(), None
        self.keys = itertools.count()

    def open(self):
        self.client = httpx.Client(base_url=self.address, timeout=10)

    def run(self):
        self.open()
        try:
            self.tokens = [self.ask("POST", "/api/tokens", {"name": f"P{k}"})["token"] for k in range(2)]
            while not self.stopping.is_set():
                if not self.notes or not self.move(self.notes[-1]):
                    self.notes.append(self.lay(*self.tokens))
        except Exception as failure:
            self.failure = failure
        finally:
            self.client.close()

    # -- Asking, until there is an answer ---------------------------------------------------------------

    def ask(self, method, path, body=None, *, token=None, key=None, expected=(200, 201)):
        headers = {"content-type": "application/json"}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        headers |= {"idempotency-key": key} if key else {}
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.client.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                self.counts["asked again"] += 1
                answer = None
            if answer is not None and answer.status_code != 503:
                break
            assert time.monotonic() < deadline, f"{self.name}: no answer to {method} {path}"
            time.sleep(0.1)
        assert answer.status_code in expected, f"{self.name}: {method} {path}: {answer.text}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def new_key(self):
        return f"{self.number}-{next(self.keys)}"

    # -- What they do -----------------------------------------------------------------------------------

    def lay(self, first, second):
        """A table for two people, or for two at one screen."""
        is_pair = self.rng.random() < PAIRS
        seats = [{"kind": "me"}, {"kind": "friend"} if is_pair else {"kind": "here", "name": "Bo"}]
        asked = {"game": GAME, "seats": seats, "order": "given"}
        made = self.ask("POST", "/api/tables", asked, token=first, key=self.new_key())
        path = f"/api/tables/{made['id']}"
        if is_pair:
            self.ask("POST", f"{path}/join", {"link": made["seats"][1]["link"]}, token=second)
        begun = self.ask("POST", f"{path}/start", {}, token=first, key=self.new_key())
        self.counts["tables"] += 1
        return Note(made["id"], [first, second if is_pair else first], version=begun["version"])

    def move(self, note):
        """Whether there was one to make; it is made exactly once, however often it is asked for."""
        path = f"/api/tables/{note.id}"
        actor = self.ask("GET", path, token=note.tokens[0])["actor"]
        if actor is None:
            return False
        token = note.tokens[actor]
        legal = self.ask("GET", path, token=token)["legal"]
        asked = {"actions": [self.rng.choice(legal)], "version": note.version}
        key = self.new_key() if self.rng.random() < KEYED else None
        before = self.counts["asked again"]
        answer = self.ask("POST", f"{path}/play", asked, token=token, key=key, expected=(200, 409))
        if "error" in answer:  # without a key: it was carried out, but the server died before it said so
            assert key is None, f"{self.name}: refused with its own key: {answer}"
            assert answer["error"]["code"] in ("stale", "not-running"), answer  # it was the last move
            assert self.counts["asked again"] > before, f"{self.name}: refused, and asked once: {answer}"
            self.counts["carried out unsaid"] += 1
            answer = answer["error"]
        else:
            self.counts["acknowledged"] += 1
        assert answer["version"] == note.version + 1, f"{note.id}: {note.version} became {answer['version']}"
        note.version = answer["version"]
        note.moves.append((note.version, asked["actions"]))
        if key and self.rng.random() < AGAIN:
            again = self.ask("POST", f"{path}/play", asked, token=token, key=key)
            assert again["version"] == note.version, "asked again with the same key, it moved again"
            self.counts["asked twice"] += 1
        return True

    # -- What is there ----------------------------------------------------------------------------------

    def read_log(self, note):
        log = []
        while True:
            path = f"/api/tables/{note.id}/log?after={len(log)}"
            part = self.ask("GET", path, token=note.tokens[0])
            log += part
            if len(part) < MAX_LOG:
                return log

    def read_record(self, note):
        return self.ask("GET", f"/api/tables/{note.id}/record", token=note.tokens[0])


def list_moves(log):
    return [(entry["seq"], entry["actions"]) for entry in log if entry["kind"] == "moved"]
