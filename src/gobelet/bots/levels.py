"""The bots by name: the levels, and any bot of one's own."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import cast

from gobelet.bots.bot import Bot, Budget, parse_budget
from gobelet.bots.greedy import EasyBot, GreedyBot, NormalBot
from gobelet.bots.random import RandomBot
from gobelet.bots.search import SearchBot
from gobelet.engine.errors import SetupError

Maker = Callable[[int, Budget | None], Bot]

LEVELS: dict[str, Maker] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": GreedyBot,
    "expert": SearchBot,
}


def new_bot(name: str, seed: int) -> Bot:
    """
    The bot called *name*; the same seed makes the same choices.

    A name is a level, `expert`, or a class of one's own made from seed and budget, `package.module:Class`.
    Either may be given a budget for each decision, `expert@200` simulations or `expert@50ms`.

    Raises:
        SetupError: If nothing has that name.
    """
    kind, at, budget = name.partition("@")
    maker = _import_bot(kind) if ":" in kind else LEVELS.get(kind)
    if maker is None:
        known = f"There are: {', '.join(LEVELS)}; or write one of your own, package.module:Class."
        raise SetupError(f"No bot is called {name!r}. {known}")
    return maker(seed, parse_budget(budget) if at else None)


def _import_bot(name: str) -> Maker:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"There is no bot {name!r}: {error}.") from error
    return cast("Maker", found)
