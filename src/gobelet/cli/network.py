"""Whether `gobelet serve` is open to the local network, asked once; and the addresses that it shows."""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from gobelet.engine.language import Language
from gobelet.server.addresses import LOOPBACK, find_lan_address, format_url, is_everywhere, is_here_only

FILE = "network.txt"  # in the data folder, with the answer
ANSWERS = {"": False, "n": False, "y": True, "o": True}
WORDS = {True: "yes", False: "no"}


def is_wanted(folder: Path, console: Console, language: Language) -> bool:
    """Whether somebody at this terminal wants the local network to connect; never without a terminal."""
    if not is_interactive():
        return False
    answer = read_answer(folder)
    if answer is None:
        return find_lan_address() is not None and ask(folder, console, language)
    if answer:
        console.print(language.say("network-remembered"))
    return answer


def is_interactive() -> bool:
    """Whether somebody can read a question and type an answer."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def ask(folder: Path, console: Console, language: Language) -> bool:
    """Ask until there is an answer, and remember it; Enter means no."""
    console.print(language.say("network-question"))
    while True:
        try:
            answer = console.input(f"{language.say('network-yes-no')} ", markup=False)
        except EOFError:
            console.print()
            return False
        wanted = ANSWERS.get(answer.strip().lower()[:1])
        if wanted is not None:
            remember_answer(folder, wanted)
            return wanted


def read_answer(folder: Path) -> bool | None:
    """What was answered before, if it was asked."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        text = (folder / FILE).read_text("utf-8").strip()
        return next((wanted for wanted, word in WORDS.items() if word == text), None)
    return None


def remember_answer(folder: Path, wanted: bool) -> None:
    """Where nothing can be written, it is asked again next time."""
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_text(f"{WORDS[wanted]}\n", "utf-8")


def show_addresses(host: str, port: int, console: Console, language: Language) -> None:
    """The address for this machine and, if it is open to a network, the one for phones with its QR code."""
    here = format_url(LOOPBACK if is_everywhere(host) else host, port)
    console.print(language.say("serve-running", address=here), soft_wrap=True)
    if is_here_only(host) and not is_everywhere(host):
        return
    address = find_lan_address() if is_everywhere(host) else host
    if address is None:
        console.print(language.say("network-none"))
        return
    url = format_url(address, port)
    if url != here:
        console.print(language.say("network-address", address=url), soft_wrap=True)
    if console.is_terminal and console.encoding.startswith("utf"):
        console.print()
        console.print(draw_code(url), no_wrap=True)


def show_closed(console: Console, language: Language) -> None:
    """How to open it to the network, if there is one."""
    console.print(language.say("network-closed" if find_lan_address() else "network-none"))


def draw_code(url: str) -> Text:
    """A QR code, dark on light whatever the colours of the terminal."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(url, error="l").terminal(drawn, border=2, compact=True)
    return Text(drawn.getvalue().rstrip("\n"), style="#ffffff on #000000")
