"""The address in links to tables: one that a friend's phone can open, if there is one."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request

from gobelet.server.addresses import find_lan_address, format_url, is_everywhere, is_here_only
from gobelet.server.settings import Settings


@dataclass(frozen=True)
class Reach:
    """The start of a link, and the message that says why only this computer can open it, if so."""

    base: str
    obstacle: str | None = None


def reach_of(request: Request, settings: Settings) -> Reach:
    """The address that the visitor used or, if it means their own machine, the one on the local network."""
    url, host = request.url, settings.host
    used = f"{url.scheme}://{url.netloc}"
    if host is None or settings.trusted_proxies is not None or not is_here_only(url.hostname or ""):
        return Reach(used)
    if is_here_only(host) and not is_everywhere(host):
        return Reach(used, "page-only-here")
    address = find_lan_address() if is_everywhere(host) else host
    if address is None:
        return Reach(used, "page-no-network")
    return Reach(format_url(address, request.scope["server"][1]))
