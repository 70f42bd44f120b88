"""Measured figures: kept as JSON in this folder, put into the pages between markers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
PAGES = FOLDER.parent


def read_figures(name: str) -> Any:
    """What was measured last."""
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def write_figures(name: str, figures: Any) -> None:
    text = json.dumps(figures, indent=1, ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


def write_page(name: str, parts: dict[str, str]) -> None:
    """Put *parts* into a page of docs/."""
    page = PAGES / f"{name}.md"
    page.write_text(replace_parts(page.read_text("utf-8"), parts), "utf-8")


def replace_parts(text: str, parts: dict[str, str]) -> str:
    """*text* with each part between `<!-- NAME -->` and `<!-- /NAME -->`."""
    for name, part in parts.items():
        opening, closing = f"<!-- {name} -->", f"<!-- /{name} -->"
        before, opened, rest = text.partition(opening)
        _, closed, after = rest.partition(closing)
        if not (opened and closed):
            raise ValueError(f"{opening} and {closing} are missing in the page.")
        text = f"{before}{opening}\n{part}\n{closing}{after}"
    return text
