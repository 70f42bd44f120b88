"""Files outside docs/ as pages of the site: rulebooks, examples, changelog, data files."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PREFIX = "repository"
LINK = re.compile(r"(\]\()(?!\w+:|#|/)([^)#\s]+)")
FENCES = {".py": "python", ".toml": "toml", ".ftl": "fluent", ".html": "html"}
PAGES = ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "README.md", "LICENSE"]


def list_pages() -> dict[str, str]:
    """By path in the repository, each file outside docs/ that a page links to or that the menu shows."""
    found: dict[str, str] = {}
    queue = [*PAGES, *(str(path.relative_to(ROOT)) for path in ROOT.glob("src/gobelet/games/*/rulebook*.md"))]
    queue += [target for page in ROOT.glob("docs/**/*.md") for target in _targets(page)]
    while queue:
        path = queue.pop()
        if path not in found and (ROOT / path).is_file():
            found[path] = render(path)
            queue += _targets(ROOT / path) if path.endswith(".md") else []
    return found


def page_of(path: str) -> str:
    """Where the page of a file of the repository is on the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"{PREFIX}/{path}" if path.endswith(".md") else f"{PREFIX}/{path}.md"


def render(path: str) -> str:
    """A file as Markdown: as it is, a notebook cell by cell, or a block of code."""
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".md"):
        return text
    if path.endswith(".ipynb"):
        return "\n\n".join(_render_cell(cell) for cell in json.loads(text)["cells"])
    fence = FENCES.get(Path(path).suffix, "text")
    return f"# {Path(path).name}\n\n`{path}`\n\n````{fence}\n{text}````\n"


def _render_cell(cell: dict[str, list[str] | str]) -> str:
    source = "".join(cell["source"])
    return f"```python\n{source}\n```" if cell["cell_type"] == "code" else source


def relink(markdown: str, page: str) -> str:
    """The links of *page*, a path on the site, led to where files of the repository are there."""
    source = page.removeprefix(f"{PREFIX}/") if page.startswith(f"{PREFIX}/") else f"docs/{page}"

    def lead(match: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), match[2]))
        if path.startswith("docs/") and not page.startswith(PREFIX):
            return match[0]
        if (ROOT / path).is_dir():
            path = "docs/examples.md" if path.startswith("examples") else "docs/index.md"
        return match[1] + posixpath.relpath(page_of_image(path), posixpath.dirname(page))

    return LINK.sub(lead, markdown)


def page_of_image(path: str) -> str:
    """The same for pictures too, which stay as they are."""
    return path.removeprefix("docs/") if path.endswith((".png", ".svg")) else page_of(path)


def _targets(page: Path) -> list[str]:
    folder = str(page.parent.relative_to(ROOT))
    targets = (match[2] for match in LINK.finditer(page.read_text("utf-8")))
    paths = (posixpath.normpath(posixpath.join(folder, target)) for target in targets)
    return [path for path in paths if not path.startswith(("docs/", ".."))]
