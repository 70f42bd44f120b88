"""Optional packages: which extra installs them, and what to do when they are missing."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from gobelet.engine.errors import SetupError

# The modules to look for, by extra; pyproject.toml lists the packages that provide them.
EXTRAS = {
    "server": ("fastapi", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "jinja2", "segno"),
    "arena": ("openskill", "pyarrow", "matplotlib", "jinja2"),
    "cluster": ("ray",),
}


def import_extra(module: str, extra: str = "arena") -> Any:
    """
    Import a module that is installed by *extra*.

    Raises:
        SetupError: If it is not installed; the message says what to install.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise _missing([module.partition(".")[0]], extra) from error


def check_extra(extra: str) -> None:
    """
    Check up front that all packages of *extra* are installed.

    Raises:
        SetupError: If one is missing; the message says what to install.
    """
    missing = [name for name in EXTRAS[extra] if importlib.util.find_spec(name) is None]
    if missing:
        raise _missing(missing, extra)


def _missing(names: list[str], extra: str) -> SetupError:
    what = f"{', '.join(names)} {'is' if len(names) == 1 else 'are'} not installed"
    return SetupError(f"{what}. Install with: pip install 'gobelet[{extra}]'")
