"""
The interim server: a process with uncompiled rules that serves until compiled processes take over.

It listens on the same socket as they do. Once it is told to retire, it accepts no more connections, answers
what comes on those it has, keeps live streams open as long as somebody follows them, and then ends.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator

import uvicorn

from gobelet.engine.jit import is_compiling
from gobelet.server.process import INTERIM, RETIRE, new_config

CODE = "from gobelet.server.interim import main; main()"
CLOSE = (b"connection", b"close")
PATIENCE = 10  # seconds to end


@contextlib.contextmanager
def interim_server(app: str, listener: socket.socket) -> Iterator[None]:
    """Let another process serve on *listener*; it ends when it is told to, and at the latest here."""
    if RETIRE is None or not is_compiling():
        yield
        return
    process = subprocess.Popen(
        [sys.executable, "-c", CODE, app, str(listener.fileno())],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        pass_fds=[listener.fileno()],
        stdin=subprocess.PIPE,  # closed with this process, however it ends
        start_new_session=True,  # Ctrl-C is for us, and we pass it on
    )
    os.environ[INTERIM] = str(process.pid)
    try:
        yield
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        process.kill()


class InterimServer(uvicorn.Server):
    """Serves until it is told to retire and nobody is connected any more."""

    is_retiring = False

    def retire(self, *_: object) -> None:
        self.is_retiring = True

    async def on_tick(self, counter: int) -> bool:
        if self.is_retiring:
            for listener in self.servers:
                listener.close()
            if CLOSE not in self.config.encoded_headers:  # sent with every answer from now on
                self.config.encoded_headers.append(CLOSE)
                self.server_state.default_headers.append(CLOSE)
            if not self.server_state.connections:
                return True
        return await super().on_tick(counter)


def main() -> None:
    """Serve on a socket that was inherited: arguments are the application and the socket's number."""
    app, number = sys.argv[1:]
    server = InterimServer(new_config(app))
    assert RETIRE is not None
    signal.signal(RETIRE, server.retire)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[socket.socket(fileno=int(number))])


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(0)
