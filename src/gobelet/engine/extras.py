"""Packages that only some commands need: which extra brings them, and what to install if they are missing."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from gobelet.engine.errors import SetupError

# The modules to look for, by extra; pyproject.toml says which packages they come from.
EXTRAS = {
    "server": ("fastapi", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "jinja2", "segno"),
    "arena": ("openskill", "pyarrow", "matplotlib", "jinja2"),
    "cluster": ("ray",),
}


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


def check_extra(extra: str) -> None:
    """
    Whether all packages of *extra* are there, asked before anything is begun that needs them.

    Raises:
        SetupError: If something is missing; it says what to install.
    """
    missing = [name for name in EXTRAS[extra] if importlib.util.find_spec(name) is None]
    if missing:
        raise _missing(missing, extra)


def _missing(names: list[str], extra: str) -> SetupError:
    what = f"{', '.join(names)} {'is' if len(names) == 1 else 'are'} not installed"
    return SetupError(f"{what}. Install what this needs with: pip install 'gobelet[{extra}]'")
