"""Defaults for the parts of the contract that most games do not need."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from gobelet.engine.contract import Rng
from gobelet.engine.jit import shared_rule


@shared_rule
def hide(state: Any, seat: int, rng: Rng) -> None:
    """Nothing is hidden in this game."""


@shared_rule
def conceal(state: Any, seat: int) -> None:
    """Nothing is hidden in this game."""


DEFAULTS = {"hide": hide, "conceal": conceal}


def complete(rules: Any) -> Any:
    """The module *rules*; if it leaves something out, a module of the same name that has it."""
    missing = {name: default for name, default in DEFAULTS.items() if not hasattr(rules, name)}
    if not missing:
        return rules
    completed = ModuleType(rules.__name__, rules.__doc__)
    vars(completed).update({**vars(rules), **missing})
    return completed
