"""The addresses of this machine: its own name for itself, and the one by which its network reaches it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
NOWHERE = ("192.0.2.1", 9)  # reserved for documentation; nothing is sent to it
VIRTUAL = ("docker", "br-", "veth", "virbr", "lxc", "vmnet")  # bridges inside this machine
GET_ADDRESS = 0x8915  # SIOCGIFADDR


def is_everywhere(host: str) -> bool:
    """Whether listening on *host* accepts connections to any address of this machine."""
    return host in (EVERYWHERE, "::", "")


def is_here_only(host: str) -> bool:
    """Whether *host* means the machine it is typed on, such as `localhost`; 0.0.0.0 leads there too."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def format_url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def find_lan_address() -> str | None:
    """The IPv4 address by which other machines on the local network reach this one, a private one if any."""
    others = []
    for address in _candidates():
        if _is_usable(address):
            if ipaddress.ip_address(address).is_private:
                return address
            others.append(address)
    return others[0] if others else None


def _candidates() -> Iterator[str]:
    yield from _of_route()
    yield from _of_interfaces() if sys.platform == "linux" else _of_name()


def _of_route() -> Iterator[str]:
    """The address from which packets to the outside would leave; connecting a UDP socket sends none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(NOWHERE)
        yield probe.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    """Those of the network interfaces, for a network without a way to the outside."""
    if sys.platform == "linux":
        from fcntl import ioctl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                if not name.startswith(VIRTUAL):
                    with contextlib.suppress(OSError):  # it has none
                        answer = ioctl(probe, GET_ADDRESS, struct.pack("256s", name.encode()))
                        yield socket.inet_ntoa(answer[20:24])


def _of_name() -> Iterator[str]:
    """Those that belong to the name of this machine."""
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])


def _is_usable(address: str) -> bool:
    """Whether others could reach this machine by it."""
    found = ipaddress.ip_address(address)
    is_special = found.is_loopback or found.is_link_local or found.is_unspecified or found.is_multicast
    return not is_special and _is_own(address)


def _is_own(address: str) -> bool:
    """Whether it is an address of this machine now; a name may still have an old one."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True
