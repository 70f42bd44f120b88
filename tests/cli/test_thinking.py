"""The line that says a bot is thinking: only when it takes long, and only where somebody looks."""

import io
import time

import pytest
from rich.console import Console

from gobelet.cli import thinking as module
from gobelet.cli.thinking import thinking


@pytest.mark.parametrize(
    ("is_terminal", "moment", "shown"), [(True, 0.01, True), (True, 3600, False), (False, 0.01, False)]
)
def test_only_after_a_moment_and_in_a_terminal(monkeypatch, is_terminal, moment, shown):
    """And it is gone when the bot has answered: the cursor is back where it was."""
    monkeypatch.setattr(module, "MOMENT", moment)
    console = Console(file=io.StringIO(), force_terminal=is_terminal)
    with thinking(console, "Bo is thinking…"):
        time.sleep(1 if shown else 0.1)
    assert shown == ("Bo is thinking…" in console.file.getvalue())
    assert not console._live_stack


def test_it_ends_with_an_interruption():
    """Quitting while a bot thinks leaves no line behind."""
    console = Console(file=io.StringIO(), force_terminal=True)
    with pytest.raises(KeyboardInterrupt), thinking(console, "Bo is thinking…"):
        raise KeyboardInterrupt
    assert not console._live_stack
