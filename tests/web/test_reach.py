"""Links name an address that a friend's phone can open, or the page says that there is none."""

import re
from dataclasses import replace

import pytest
from fastapi import Request

from gobelet.server.settings import Settings
from gobelet.web import reach
from gobelet.web.reach import Reach, reach_of
from tests.web.forms import Reader

LAN = "192.168.1.23"


@pytest.fixture(autouse=True)
def lan_address(monkeypatch):
    monkeypatch.setattr(reach, "find_lan_address", lambda: LAN)


def reach_from(seen_at, scheme="http", **settings):
    """For somebody who opened the page at *seen_at*; the server itself listens on port 8000."""
    headers = [(b"host", seen_at.encode())]
    scope = {"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": headers}
    return reach_of(Request(scope | {"server": ("127.0.0.1", 8000)}), Settings("sqlite://", **settings))


class TestReach:
    @pytest.mark.parametrize("seen_at", ["127.0.0.1:8000", "localhost:8000", "0.0.0.0:8000", "[::1]:8000"])
    def test_open_to_the_network(self, seen_at):
        """The host's own page shows links for others."""
        assert reach_from(seen_at, host="0.0.0.0") == Reach(f"http://{LAN}:8000")

    def test_the_port_it_listens_on(self):
        """Somebody may see the page at another port, through a tunnel."""
        assert reach_from("localhost:9000", host="0.0.0.0") == Reach(f"http://{LAN}:8000")

    @pytest.mark.parametrize("seen_at", [f"{LAN}:8000", "camille.local:8000", "dice.example"])
    @pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1", LAN, None])
    def test_seen_by_another_name(self, seen_at, host):
        """What has brought one visitor brings others."""
        assert reach_from(seen_at, host=host) == Reach(f"http://{seen_at}")

    @pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
    def test_this_machine_only(self, host):
        seen = "http://127.0.0.1:8000"
        assert reach_from("127.0.0.1:8000", host=host) == Reach(seen, "page-only-here")

    def test_no_network(self, monkeypatch):
        monkeypatch.setattr(reach, "find_lan_address", lambda: None)
        seen = "http://127.0.0.1:8000"
        assert reach_from("127.0.0.1:8000", host="0.0.0.0") == Reach(seen, "page-no-network")

    def test_behind_a_proxy(self):
        """The proxy says by which name people came."""
        assert reach_from("localhost", host="127.0.0.1", trusted_proxies="*") == Reach("http://localhost")
        there = reach_from("dice.example", "https", host="127.0.0.1", trusted_proxies="127.0.0.1")
        assert there == Reach("https://dice.example")


class TestLobby:
    @pytest.fixture
    def lobby(self, site, monkeypatch):
        """`lobby(host)`: as the host of a table sees it on the machine that listens on *host*."""
        ada = Reader(site.address)

        def show(host, *seats):
            monkeypatch.setattr(site.service, "settings", replace(site.settings, host=host))
            return ada.get(ada.lay("stars", *(seats or ["friend"]))).text

        yield show
        ada.http.close()

    def test_open_to_the_network(self, lobby, site):
        """Link, code and share sheet have the address of the network."""
        text, port = lobby("0.0.0.0"), site.address.rpartition(":")[2]
        assert set(re.findall(r"http://[\w.]+:\d+", text)) == {f"http://{LAN}:{port}"}
        assert 'class="qr"' in text
        assert f'data-share="http://{LAN}' in text

    def test_this_machine_only(self, lobby):
        """It says so and how to change it; there is no code that no phone can use."""
        text = lobby("127.0.0.1")
        assert "Only this computer can open this link." in text
        assert "gobelet serve --lan" in text
        assert 'class="qr"' not in text
        assert "data-share" not in text

    def test_several_links(self, lobby):
        assert lobby("127.0.0.1", "friend", "friend").count("Only this computer can open these links.") == 1

    def test_own_seat_on_another_device(self, lobby):
        """In a game, the link to one's own seat."""
        text = lobby("127.0.0.1", "bot-easy")
        assert text.count("Only this computer can open this link.") == 1
        assert f"http://{LAN}" in lobby("0.0.0.0", "bot-easy")
