"""A phone in the host's home network, as a network namespace: it gets in after a yes, and not before."""

import html
import os
import pty
import re
import select
import subprocess
import sys
import time
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
import segno

from gobelet.cli.network import draw_code
from tests.cli.namespaces import skip_without_namespaces, two_machines
from tests.server.running import PATIENCE

PORT = 8000
LOBBY = {"name": "Camille", "seat0": "me", "seat1": "friend", "order": "given"}
FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.fixture(scope="module")
def network():
    skip_without_namespaces()
    with two_machines() as machines:
        yield machines


class Host:
    """`gobelet serve` on a machine, in a terminal at which somebody sits."""

    def __init__(self, machine, folder):
        self.machine, self.said = machine, ""
        self._terminal, end = pty.openpty()
        environment = {
            "GOBELET_DATA": str(folder),
            "NUMBA_DISABLE_JIT": "1",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
        }
        self._process = subprocess.Popen(
            machine.command(sys.executable, "-m", "gobelet", "serve", "--port", str(PORT)),
            env=os.environ | environment, stdin=end, stdout=end, stderr=end,
        )  # fmt: skip
        os.close(end)

    def read_until(self, text):
        end = time.monotonic() + PATIENCE
        while text not in self.said:
            assert time.monotonic() < end, self.said
            if select.select([self._terminal], [], [], 0.1)[0]:
                self.said += os.read(self._terminal, 65_536).decode()

    def type(self, line):
        os.write(self._terminal, f"{line}\n".encode())

    def invite(self):
        """The lobby of a new table, as the host's own browser shows it."""
        here = f"http://127.0.0.1:{PORT}"
        end = time.monotonic() + PATIENCE
        while True:
            answers = self.machine.fetch(
                [f"{here}/new/stars", urlencode(LOBBY), FORM | {"origin": here}],
            )
            if answers[0][0] == 200:
                return answers[0][2]
            assert time.monotonic() < end, answers
            time.sleep(0.2)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(PATIENCE)
        os.close(self._terminal)


def link_in(lobby):
    return html.unescape(re.search(r'id="link1" type="text" readonly value="([^"]+)"', lobby)[1])


def drawn_in(lobby):
    """What the squares of the QR code are drawn with."""
    return re.search(r'<svg[^>]*class="qr"[^>]*>.*?<path[^>]* d="([^"]+)"', lobby)[1]


def drawing_of(url):
    return re.search(r' d="([^"]+)"', segno.make_qr(url, error="m").svg_inline(border=2))[1]


def is_let_in(phone, host):
    [[status, *_]] = phone.fetch([f"http://{host.address}:{PORT}/healthz", None, {}])
    return status == 200


def test_not_without_a_yes(network, tmp_path):
    """Neither before the question is answered nor after Enter; the lobby says so, and draws no code."""
    machine, phone = network
    with Host(machine, tmp_path) as host:
        host.read_until("[y/N]")
        assert not is_let_in(phone, machine)
        host.type("")
        lobby = host.invite()
        assert not is_let_in(phone, machine)
    assert "Only this computer can open this link" in lobby
    assert 'class="qr"' not in lobby
    assert machine.address not in host.said + lobby


def test_by_the_address_in_the_code(network, tmp_path):
    """After a yes: the terminal and the lobby show codes of an address by which the phone joins the table."""
    machine, phone = network
    with Host(machine, tmp_path) as host:
        host.read_until("[y/N]")
        host.type("y")
        home = f"http://{machine.address}:{PORT}"
        host.read_until(draw_code(home).plain.splitlines()[-1])
        lobby = host.invite()
        link = link_in(lobby)
        secret = parse_qs(urlsplit(link).query)["link"][0]
        sent = urlencode({"name": "Bo", "link": secret})
        shown, joined, stolen = phone.fetch(
            [link, None, {}],
            [link.partition("?")[0], sent, FORM | {"origin": home}],
            [link.partition("?")[0], sent, FORM | {"origin": f"http://127.0.0.1:{PORT}"}],
        )
    printed = re.sub(r"\x1b\[[\d;]*m|\r", "", host.said)
    assert home in printed
    assert draw_code(home).plain in printed
    assert link.startswith(f"{home}/tables/")
    assert drawn_in(lobby) == drawing_of(link)
    assert "Camille invites you to Dice Stars" in shown[2]
    assert joined[0] == 200
    assert "Bo" in joined[2]
    assert stolen[0] == 403
