"""Response bodies as plain data: tables, turns, events, records and games."""

from __future__ import annotations

from typing import Any

from gobelet.bots import LEVELS
from gobelet.engine.game import Game
from gobelet.engine.jit import is_compiling
from gobelet.engine.record import format_record
from gobelet.server.errors import ServiceError
from gobelet.server.events import Joined, Moved, Rematched, Said, Started
from gobelet.server.history import Entry, Status
from gobelet.server.online import OnlineTable
from gobelet.server.presenter import Presenter
from gobelet.server.seats import Seat


def show_table(shown: Presenter, links: dict[int, str]) -> dict[str, Any]:
    """A table as its viewer sees it."""
    online, made = shown.online, shown.online.created
    document = {
        "id": shown.id,
        "version": shown.version,
        "status": shown.status,
        "game": made.game,
        "options": {o.name: made.options.get(o.name, o.values[0]) for o in shown.game.options},
        "visibility": made.visibility,
        "real_dice": made.real_dice,
        "host": shown.is_host,
        "created_at": online.log[0].at,
        "seats": [_show_seat(shown, seat, links.get(seat.number)) for seat in online.seats],
        "dice": {
            "commitment": made.commitment,
            "seeds": online.seeds if made.commitment and online.status != Status.OPEN else None,
            "secret": shown.secret,
        },
        "rematch": shown.rematch,
        "you": shown.viewer,
        "position": None,
        **show_turn(shown),
    }
    return document | (_show_game_so_far(shown) if shown.table is not None else {})


def _show_game_so_far(shown: Presenter) -> dict[str, Any]:
    document = {
        "ask": shown.question if shown.online.status == Status.RUNNING else None,
        "rules": shown.rules,
        "position": shown.view,
    }
    if shown.online.status == Status.OVER:
        document["result"] = {"scores": shown.scores, "places": shown.places}
    return document


def show_turn(shown: Presenter) -> dict[str, Any]:
    """The current turn: who must decide, and the legal actions."""
    return {
        "version": shown.version,
        "status": shown.status,
        "actor": shown.acting.number if shown.acting else None,
        "legal": shown.legal,
        "may_undo": shown.may_undo,
        "draws": shown.draws,
    }


def _show_seat(shown: Presenter, seat: Seat, link: str | None) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "yours": shown.is_own(seat),
        "left": seat.left_at is not None,
        "stand_in": seat.has_stand_in,
        "resigned": seat.has_resigned,
        "seeded": seat.seed is not None,
        "link": link,
    }


def show_entry(shown: Presenter, entry: Entry) -> dict[str, Any]:
    """One event, as everyone may see it."""
    event = entry.event
    document: dict[str, Any] = {"seq": entry.seq, "kind": event.kind, "at": entry.at}
    document["seat"] = getattr(event, "seat", None)
    document["told"] = [shown.language.say(message) for message in shown.tell(entry)]
    match event:
        case Moved() if not shown.game.has_secrets:  # else it could be one, word for word
            document |= {"actions": list(event.actions), "draws": list(event.draws)}
        case Started() if not shown.game.has_secrets:
            document |= {"draws": list(event.draws)}
        case Said():
            document |= {"name": event.name, "text": event.text}
        case Joined():
            document |= {"name": event.name}
        case Rematched():
            document |= {"table": event.table}
    return document


def show_record(online: OnlineTable) -> str:
    """
    The record of the game.

    Raises:
        ServiceError: If the game has not started, or is running and has hidden information.
    """
    table = online.position
    if table.game.has_secrets and online.status != Status.OVER:
        raise ServiceError("not-over", version=online.version)
    record = table.record()
    notes = {
        "bots": " ".join(f"p{seat.number}={seat.level}" for seat in online.seats if seat.level),
        "resigned": " ".join(f"p{seat}" for seat in online.resigned),
        "commitment": online.created.commitment,
        "seeds": " ".join(online.seeds) if online.created.commitment else None,
        "secret": online.revealed_secret,
    }
    record.headers |= {key: value for key, value in notes.items() if value}
    return format_record(record)


def show_game(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": {option.name: list(option.values) for option in game.options},
        "levels": list(LEVELS),
        "compiled": is_compiling(),
    }
