"""Games, health check and metrics."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from gobelet import __version__
from gobelet.games import find_game, list_games
from gobelet.server.api.dependencies import REFUSALS, Reader, Tables
from gobelet.server.documents import show_game
from gobelet.server.messages import GameShown, Health
from gobelet.server.metrics import TABLES_KEPT

router = APIRouter(responses=REFUSALS)


@router.get("/api/games", response_model=list[GameShown], tags=["games"], summary="List games")
async def show_games(_: Reader) -> list[dict[str, Any]]:
    """List the games with their numbers of players and options."""
    return [show_game(find_game(game_id)) for game_id in list_games()]


@router.get("/healthz", response_model=Health, tags=["operation"])
async def check_health(service: Tables) -> Health:
    """Check that the server and its database respond."""
    await service.storage.read_version("-")
    return Health(status="ok", version=__version__)


@router.get(
    "/metrics", tags=["operation"], response_class=Response, responses={200: {"content": {"text/plain": {}}}}
)
async def show_metrics(service: Tables) -> Response:
    """Metrics of this process in the Prometheus format."""
    TABLES_KEPT.set(service.num_kept)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
