"""The page of all commands, generated from Typer."""

from __future__ import annotations

import inspect
from typing import Any

import typer
from docs.generate.tables import render_table

from gobelet.cli import app


def render_commands() -> str:
    """A section for each command: usage, what it does, arguments and options."""
    root: Any = typer.main.get_command(app)
    return "\n\n".join(_render(name, command) for name, command in sorted(root.commands.items()))


def _render(name: str, command: Any) -> str:
    context = command.make_context(name, [], resilient_parsing=True)
    usage = " ".join(["gobelet", name, *command.collect_usage_pieces(context)])
    parts = [f"## `gobelet {name}`", inspect.cleandoc(command.help or ""), f"```\n{usage}\n```"]
    shown = [parameter for parameter in command.params if not getattr(parameter, "hidden", False)]
    parts.append(render_table(["argument or option", "default", "meaning"], map(_row, shown)))
    return "\n\n".join(filter(None, parts))


def _row(parameter: Any) -> tuple[str, str, str]:
    given = [*sorted(parameter.opts, key=len, reverse=True), *parameter.secondary_opts]
    names = ", ".join(f"`{name}`" for name in given)
    if parameter.param_type_name == "argument":
        names = f"`{parameter.name.upper()}`"
    return names, _default(parameter), getattr(parameter, "help", None) or ""


def _default(parameter: Any) -> str:
    value = parameter.default
    plain = isinstance(value, str | int | float) and not isinstance(value, bool) and value != ""
    return f"`{value}`" if plain else ""
