"""Libraries that only the arena needs, imported where they are used."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from gobelet.engine.errors import SetupError

ARENA = ("openskill", "pyarrow", "matplotlib", "jinja2")


def import_extra(module: str, extra: str = "arena") -> Any:
    """
    The module, from a package of *extra*.

    Raises:
        SetupError: If it is not installed; it says what to install.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise _missing([module.partition(".")[0]], extra) from error


def check_extras() -> None:
    """
    Whether all is there that an arena will need at its end, asked before it begins.

    Raises:
        SetupError: If something is missing.
    """
    missing = [name for name in ARENA if importlib.util.find_spec(name) is None]
    if missing:
        raise _missing(missing, "arena")


def _missing(names: list[str], extra: str) -> SetupError:
    what = f"{', '.join(names)} {'is' if len(names) == 1 else 'are'} not installed"
    return SetupError(f"{what}. Install what is needed here with: pip install 'gobelet[{extra}]'")
