"""Servers for tests: one in a thread of this process, or `gobelet serve` in a process of its own."""

import contextlib
import itertools
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import httpx
import uvicorn

from gobelet.server.app import create_app
from tests.server.people import Someone

PATIENCE = 60  # seconds; the machine may be busy
COMPILING = 900  # seconds, the first time ever
PORTS = itertools.count(20_000 + os.getpid() * 101 % 12_000)


def wait_until(is_so, seconds=PATIENCE):
    """What *is_so* answers, once it is something."""
    end = time.monotonic() + seconds
    while not (answer := is_so()):
        assert time.monotonic() < end, f"still not so after {seconds} s"
        time.sleep(0.02)
    return answer


class Server:
    """A server at *address*; `someone` comes to it."""

    def __init__(self, address):
        self.address = address
        self._people = []

    def someone(self, name="Ada", *, token=False):
        """Somebody new, with a cookie or with a token; an empty *name* is nobody yet."""
        person = Someone(self.address)
        self._people.append(person)
        if name:
            person.say_name(name, token=token)
        return person

    def wait_until_compiled(self):
        """Until compiled processes have taken over."""
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            wait_until(lambda: all(game["compiled"] for game in client.get("/api/games").json()), COMPILING)

    def part(self):
        """Everybody goes home."""
        for person in self._people:
            person.close()


class Thread(Server):
    """A server in this process; `app` and `service` can be looked at."""

    def __init__(self, settings, create_app=create_app):
        self._socket = socket.create_server(("127.0.0.1", 0))
        super().__init__(f"http://127.0.0.1:{self._socket.getsockname()[1]}")
        self.settings = settings
        self.app = create_app(settings)
        self.service = self.app.state.service
        config = uvicorn.Config(
            self.app, log_config=None, access_log=False, lifespan="on", timeout_graceful_shutdown=1
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)

    def forget(self, monkeypatch):
        """As after a restart, no table is in memory, nor comes there with what is on its way just now."""
        monkeypatch.setattr(self.service, "_keep", lambda online: None)
        self.service._kept.clear()

    def __enter__(self):
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._thread.is_alive(), "the server did not start"
        return self

    def __exit__(self, *_):
        self.part()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive(), "the server did not stop"


class Process(Server):
    """`gobelet serve` in a process of its own; `kill` is as if the power had failed."""

    def __init__(self, database, *options, port=None, environment=None):
        self.port = port or free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115
        command = [sys.executable, "-m", "gobelet", "serve", "--port", str(self.port), "--no-limits"]
        self.process = subprocess.Popen(
            [*command, *(["--database", database] if database else []), *options],
            env=os.environ | (environment or {}),
            stdout=subprocess.DEVNULL,
            stderr=self._said,
        )

    def wait_until_up(self):
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            wait_until(lambda: self._is_up(client))
        return self

    def _is_up(self, client):
        assert self.process.poll() is None, self.read_said()
        with contextlib.suppress(httpx.TransportError):
            return client.get("/healthz").is_success

    def kill(self):
        self.process.kill()
        return self.process.wait(PATIENCE)

    def stop(self):
        """Ask it to stop; how it ended, and what it said."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE), self.read_said()

    def read_said(self):
        """All that it has written to its standard error."""
        self._said.seek(0)
        return self._said.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.part()
        if self.process.poll() is None:
            self.kill()
        self._said.close()


def free_port():
    """Not among those that the system gives to whoever asks for any, and others are likely to take others."""
    return next(port for port in PORTS if is_free(port))


def is_free(port):
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
