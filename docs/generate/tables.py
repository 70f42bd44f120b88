"""Tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def render_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table, or nothing where there are no rows."""
    lines = [_row(row) for row in rows]
    return "\n".join([_row(head), "|---" * len(head) + "|", *lines]) if lines else ""


def _row(cells: Sequence[object]) -> str:
    texts = (" ".join(str(cell).split()).replace("|", "\\|") for cell in cells)
    return "| " + " | ".join(texts) + " |"
