"""Bots by name: the built-in levels, and classes of your own."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import cast

from gobelet.bots.bot import Bot, Budget, parse_budget
from gobelet.bots.greedy import EasyBot, GreedyBot, NormalBot
from gobelet.bots.random import RandomBot
from gobelet.bots.search import SearchBot
from gobelet.engine.errors import SetupError
from gobelet.engine.jit import is_compiling

Maker = Callable[[int, Budget | None], Bot]

LEVELS: dict[str, Maker] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": GreedyBot,
    "expert": SearchBot,
}
UNCOMPILED = {"expert": "hard"}  # its search would take many seconds


def is_quick(name: str) -> bool:
    """Whether a bot is one of ours that decides in milliseconds without compiled rules."""
    return name in LEVELS and name not in UNCOMPILED


def level_played(level: str) -> str:
    """The level that plays when *level* is asked for: a quicker one as long as rules are not compiled."""
    return level if is_compiling() else UNCOMPILED.get(level, level)


def new_bot(name: str, seed: int) -> Bot:
    """
    Create a bot by name; the same seed makes the same choices.

    A name is a level such as `expert`, or a class of your own, `package.module:Class`, which is called with
    seed and budget. Either can have a budget for each decision: `expert@200` (simulations) or `expert@50ms`.

    Raises:
        SetupError: If there is no such bot.
    """
    kind, at, budget = name.partition("@")
    maker = _import_bot(kind) if ":" in kind else LEVELS.get(kind)
    if maker is None:
        known = f"Available levels: {', '.join(LEVELS)}. For a bot of your own, use package.module:Class."
        raise SetupError(f"Unknown bot {name!r}. {known}")
    return maker(seed, parse_budget(budget) if at else None)


def _import_bot(name: str) -> Maker:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"Cannot load the bot {name!r}: {error}.") from error
    return cast("Maker", found)
