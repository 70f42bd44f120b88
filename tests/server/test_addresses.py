"""The addresses of this machine, whatever networks it is in."""

import socket

import pytest

from gobelet.server import addresses
from gobelet.server.addresses import find_lan_address, format_url, is_everywhere, is_here_only


@pytest.fixture
def machine(monkeypatch):
    """`machine(route, others)`: these are found; *real* are those it has, all that are found unless told."""

    def has(route=None, others=(), real=None):
        known = {route, *others} if real is None else set(real)
        monkeypatch.setattr(addresses, "_of_route", lambda: iter([route] if route else []))
        for source in ("_of_interfaces", "_of_name"):
            monkeypatch.setattr(addresses, source, lambda: iter(others))
        monkeypatch.setattr(addresses, "_is_own", known.__contains__)

    return has


class TestLanAddress:
    def test_way_to_the_outside_first(self, machine):
        """Of several private addresses, the one that leads to the router."""
        machine("192.168.1.23", ["10.8.0.2", "192.168.1.23"])
        assert find_lan_address() == "192.168.1.23"

    def test_private_before_public(self, machine):
        machine("203.0.114.7", ["127.0.0.1", "192.168.1.23"])
        assert find_lan_address() == "192.168.1.23"

    def test_public_if_there_is_no_other(self, machine):
        machine("8.8.4.4", ["127.0.0.1"])
        assert find_lan_address() == "8.8.4.4"

    def test_no_way_to_the_outside(self, machine):
        """A few machines at one switch are a network too."""
        machine(None, ["127.0.0.1", "10.77.0.1"])
        assert find_lan_address() == "10.77.0.1"

    def test_no_network(self, machine):
        machine(None, ["127.0.0.1", "169.254.3.4"])
        assert find_lan_address() is None

    def test_address_of_another_machine(self, machine):
        """Its name may still belong to an address that it had yesterday."""
        machine(None, ["192.168.1.23"], real=["127.0.0.1"])
        assert find_lan_address() is None

    @pytest.mark.parametrize("address", ["127.0.0.1", "127.0.1.1", "169.254.3.4", "0.0.0.0", "224.0.0.1"])
    def test_not_usable(self, address):
        assert not addresses._is_usable(address)

    def test_here(self):
        """What it finds on this machine can be listened on; it may have no network."""
        found = find_lan_address()
        if found is not None:
            socket.create_server((found, 0)).close()
            assert not is_here_only(found)

    def test_sources(self):
        """On every system each of them gives addresses or nothing."""
        for source in (addresses._of_route, addresses._of_interfaces, addresses._of_name):
            for address in source():
                socket.inet_aton(address)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1.2.3", "::1", "0.0.0.0", "me.localhost"])
def test_here_only(host):
    assert is_here_only(host)


@pytest.mark.parametrize("host", ["192.168.1.23", "localhost.example", "camille.local", "fe80::1", ""])
def test_reached_by_others(host):
    assert not is_here_only(host)


def test_everywhere():
    assert [is_everywhere(host) for host in ("0.0.0.0", "::", "127.0.0.1")] == [True, True, False]


def test_urls():
    assert format_url("192.168.1.23", 8000) == "http://192.168.1.23:8000"
    assert format_url("::1", 80) == "http://[::1]:80"
