"""Called by MkDocs while it builds the site (mkdocs.yml)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs.generate import commands, repository, service

GENERATED = {"<!-- commands -->": commands.render_commands, "<!-- service -->": service.render_service}


def on_files(files: Any, config: Any) -> Any:
    """Pages for files outside docs/."""
    for path, text in repository.list_pages().items():
        files.append(File.generated(config, repository.page_of(path), content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Generated parts filled in, links to the repository led to pages."""
    for mark, render in GENERATED.items():
        if mark in markdown:
            markdown = markdown.replace(mark, render())
    return repository.relink(markdown, page.file.src_uri)
