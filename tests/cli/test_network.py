"""`gobelet serve` and the local network: asked once, closed without a yes, with an address for phones."""

import io

import pytest
from rich.console import Console

from gobelet.cli import app, network
from gobelet.cli.locale import load_language
from gobelet.cli.network import is_wanted, read_answer, show_addresses, show_closed

LAN = "192.168.1.23"


class Terminal:
    """Somebody who types *answers*, and what they read."""

    def __init__(self, monkeypatch, *answers, is_interactive=True, address=LAN, code="en"):
        self.asked = 0
        self.answers = list(answers)
        self.language = load_language(code)
        self.console = Console(file=io.StringIO(), width=400)
        monkeypatch.setattr(network, "is_interactive", lambda: is_interactive)
        monkeypatch.setattr(network, "find_lan_address", lambda: address)
        monkeypatch.setattr("builtins.input", self._type)

    def _type(self, _=""):
        self.asked += 1
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    def wants(self, folder):
        return is_wanted(folder, self.console, self.language)

    def sees(self, host, port=8000):
        show_addresses(host, port, self.console, self.language)
        return self.read

    @property
    def read(self):
        return self.console.file.getvalue()


@pytest.fixture
def terminal(monkeypatch):
    return lambda *answers, **rest: Terminal(monkeypatch, *answers, **rest)


class TestQuestion:
    @pytest.mark.parametrize(
        ("typed", "wanted"),
        [("y", True), ("Yes", True), ("oui", True), ("n", False), ("non", False), ("", False), ("  ", False)],
    )
    def test_answers(self, terminal, tmp_path, typed, wanted):
        """Enter alone is no."""
        assert terminal(typed).wants(tmp_path) is wanted

    @pytest.mark.parametrize("typed", ["y", ""])
    def test_asked_once(self, terminal, tmp_path, typed):
        """Either answer is remembered."""
        first = terminal(typed).wants(tmp_path)
        again = terminal()
        assert again.wants(tmp_path) is first
        assert again.asked == 0

    def test_remembered_yes_is_told(self, terminal, tmp_path):
        """Nobody is open to a network without knowing, nor without knowing how to close it."""
        terminal("y").wants(tmp_path)
        again = terminal()
        again.wants(tmp_path)
        assert "--no-lan" in again.read

    def test_asked_again_if_unclear(self, terminal, tmp_path):
        person = terminal("what?", "y")
        assert person.wants(tmp_path)
        assert person.asked == 2

    def test_no_answer(self, terminal, tmp_path):
        """The end of input is no answer to remember."""
        assert not terminal().wants(tmp_path)
        assert read_answer(tmp_path) is None

    def test_nobody_there(self, terminal, tmp_path):
        """Without a terminal it is closed, whatever somebody answered before."""
        terminal("y").wants(tmp_path)
        nobody = terminal("y", is_interactive=False)
        assert not nobody.wants(tmp_path)
        assert nobody.asked == 0

    def test_no_network(self, terminal, tmp_path):
        """There is nothing to ask about; another time there may be."""
        alone = terminal("y", address=None)
        assert not alone.wants(tmp_path)
        assert alone.asked == 0
        assert terminal("y").wants(tmp_path)

    def test_file_of_something_else(self, terminal, tmp_path):
        (tmp_path / network.FILE).write_bytes(b"\xff\xfe")
        person = terminal("n")
        person.wants(tmp_path)
        assert person.asked == 1

    def test_folder_that_cannot_be_written(self, terminal, tmp_path):
        (tmp_path / "file").touch()
        assert terminal("y").wants(tmp_path / "file")

    def test_french(self, terminal, tmp_path):
        person = terminal("o", code="fr")
        assert person.wants(tmp_path)
        assert "réseau" in person.read


class TestAddresses:
    def test_this_machine_only(self, terminal):
        said = terminal().sees("127.0.0.1")
        assert "http://127.0.0.1:8000" in said
        assert LAN not in said

    @pytest.mark.parametrize("host", ["0.0.0.0", "::"])
    def test_both(self, terminal, host):
        said = terminal().sees(host)
        assert "http://127.0.0.1:8000" in said
        assert f"http://{LAN}:8000" in said

    def test_one_that_was_named(self, terminal):
        assert terminal().sees("10.0.0.5").count("http://10.0.0.5:8000") == 1

    def test_no_network(self, terminal):
        assert "No network found" in terminal(address=None).sees("0.0.0.0")

    @pytest.mark.parametrize(("address", "said"), [(LAN, "--lan"), (None, "No network found")])
    def test_closed(self, terminal, address, said):
        """How to open it, or that there is nothing to open it to."""
        person = terminal(address=address)
        show_closed(person.console, person.language)
        assert said in person.read


class TestOptions:
    """What the server listens on."""

    @pytest.fixture
    def started(self, monkeypatch, tmp_path):
        """`started(...)`: the address that it would listen on, after *typed*."""

        def start(*options, typed="y", is_interactive=True):
            ran = {}
            monkeypatch.setattr("gobelet.server.run.run", lambda *given: ran.update(given=given))
            self.person = Terminal(monkeypatch, typed, is_interactive=is_interactive)
            app(["serve", "--data-dir", str(tmp_path), *options], standalone_mode=False)
            settings, host, *_ = ran["given"]
            assert settings.host == host
            return host

        return start

    @pytest.mark.parametrize(
        ("options", "typed", "host", "asked"),
        [
            ([], "y", "0.0.0.0", 1),
            ([], "", "127.0.0.1", 1),
            (["--lan"], "", "0.0.0.0", 0),
            (["--no-lan"], "y", "127.0.0.1", 0),
            (["--host", "10.0.0.5"], "y", "10.0.0.5", 0),
            (["--host", "127.0.0.1", "--lan"], "y", "127.0.0.1", 0),
            (["--proxies", "127.0.0.1"], "y", "127.0.0.1", 0),
        ],
    )
    def test_host(self, started, options, typed, host, asked):
        """A question only where nothing else decides."""
        assert started(*options, typed=typed) == host
        assert self.person.asked == asked

    def test_without_a_terminal(self, started):
        assert started(is_interactive=False) == "127.0.0.1"
        assert started("--lan", is_interactive=False) == "0.0.0.0"

    def test_flags_are_not_remembered(self, started, tmp_path):
        """They are about this time."""
        started("--lan")
        assert read_answer(tmp_path) is None
