"""What pages load besides themselves: style and script, under names that change with what is in them."""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from gobelet.server.errors import ServiceError
from gobelet.web.boards import DRAWN
from gobelet.web.boards import FOLDER as BOARDS

FOLDER = Path(__file__).parent / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/json",
}
FOREVER = "public, max-age=31536000, immutable"

router = APIRouter()


@dataclass(frozen=True)
class File:
    content: bytes
    type: str
    digest: str


@functools.cache
def files() -> dict[str, File]:
    paths = {path.name: path for path in FOLDER.iterdir() if path.suffix in TYPES}
    paths |= {f"{game}.css": BOARDS / game / "board.css" for game in DRAWN}
    return {name: _read(path) for name, path in paths.items()}


def _read(path: Path) -> File:
    content = path.read_bytes()
    return File(content, TYPES[path.suffix], hashlib.sha256(content).hexdigest()[:12])


def static_path(name: str) -> str:
    return f"/static/{files()[name].digest}/{name}"


def board_style(game_id: str) -> str | None:
    """Of a game that somebody has drawn."""
    return static_path(f"{game_id}.css") if game_id in DRAWN else None


@router.get("/static/{digest}/{name}", include_in_schema=False)
async def serve(request: Request, digest: str, name: str) -> Response:
    file = files().get(name)
    if file is None:
        raise ServiceError("unknown-page")
    is_current = digest == file.digest
    headers = {"cache-control": FOREVER if is_current else "no-cache"}
    return Response(file.content, media_type=file.type, headers=headers)
