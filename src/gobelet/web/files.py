"""Static files: styles and scripts, under names that change with their content."""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from gobelet.games import find_game, list_games
from gobelet.server.errors import ServiceError
from gobelet.web.boards import board_folder

FOLDER = Path(__file__).parent / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/json",
}
STYLE = "gobelet.css"  # of every page
FOREVER = "public, max-age=31536000, immutable"

router = APIRouter()


@dataclass(frozen=True)
class File:
    content: bytes
    type: str
    digest: str


@functools.cache
def files() -> dict[str, File]:
    found = {path.name: _read(path) for path in FOLDER.iterdir() if path.suffix in TYPES}
    return {**found, **_scripts(found), STYLE: _file(found[STYLE].content + _colours(), ".css")}


def _scripts(found: dict[str, File]) -> dict[str, File]:
    """All under one digest, since they import each other by their names."""
    scripts = {name: file for name, file in sorted(found.items()) if name.endswith(".js")}
    digest = _file(b"".join(file.content for file in scripts.values()), ".js").digest
    return {name: replace(file, digest=digest) for name, file in scripts.items()}


def _colours() -> bytes:
    """The accent colours of all games that have one, for pages that show several games."""
    found = (_find_style(game_id, "colours.css") for game_id in list_games())
    return b"".join(path.read_bytes() for path in found if path)


@functools.cache
def board_style(game_id: str) -> File | None:
    """The style sheet of a game's board, if it has one."""
    path = _find_style(game_id, "board.css") if game_id in list_games() else None
    return _read(path) if path else None


def _find_style(game_id: str, name: str) -> Path | None:
    folder = board_folder(find_game(game_id))
    return folder / name if folder and (folder / name).is_file() else None


def _read(path: Path) -> File:
    return _file(path.read_bytes(), path.suffix)


def _file(content: bytes, suffix: str) -> File:
    return File(content, TYPES[suffix], hashlib.sha256(content).hexdigest()[:12])


def find_file(name: str) -> File | None:
    """The file served as *name*: one that all pages use, or the style sheet of a board, `GAME.css`."""
    return files().get(name) or (board_style(name.removesuffix(".css")) if name.endswith(".css") else None)


def static_path(name: str) -> str:
    """The URL of a static file."""
    file = find_file(name)
    assert file is not None, name
    return f"/static/{file.digest}/{name}"


def board_style_path(game_id: str) -> str | None:
    return static_path(f"{game_id}.css") if board_style(game_id) else None


@router.get("/static/{digest}/{name}", include_in_schema=False)
async def serve(request: Request, digest: str, name: str) -> Response:
    file = find_file(name)
    if file is None:
        raise ServiceError("unknown-page")
    is_current = digest == file.digest
    headers = {"cache-control": FOREVER if is_current else "no-cache"}
    return Response(file.content, media_type=file.type, headers=headers)
