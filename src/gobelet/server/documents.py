"""What is shown of a table, to one viewer, as plain data: nothing here that the viewer may not see."""

from __future__ import annotations

from typing import Any

from gobelet.bots import LEVELS
from gobelet.engine.contract import Message
from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.record import format_record
from gobelet.server.errors import ServiceError
from gobelet.server.events import Joined, Moved, Rematched, Said, Started
from gobelet.server.history import Entry, Status
from gobelet.server.identity import Person
from gobelet.server.language import language_for
from gobelet.server.online import OnlineTable
from gobelet.server.seats import Seat


def choose_viewer(online: OnlineTable, person: Person | None, wanted: int | None) -> int | None:
    """Through whose eyes: one's own seat; of several at one screen the one asked for, or who must decide."""
    own = [seat.number for seat in online.seats_of(person)]
    if wanted is not None:
        if wanted not in own:
            raise ServiceError("not-seated", version=online.version)
        return wanted
    acting = online.acting
    return acting.number if acting and acting.number in own else own[0] if own else None


def show_table(
    online: OnlineTable, person: Person | None, viewer: int | None, code: str, links: dict[int, str]
) -> dict[str, Any]:
    """The whole table, as *viewer* sees it."""
    made = online.created
    shown = {
        "id": online.id,
        "version": online.version,
        "status": online.status.value,
        "game": made.game,
        "options": {o.name: made.options.get(o.name, o.values[0]) for o in online.game.options},
        "visibility": made.visibility,
        "real_dice": made.real_dice,
        "host": online.is_host(person),
        "created_at": online.log[0].at,
        "seats": [_show_seat(online, seat, person, links) for seat in online.seats],
        "dice": {
            "commitment": made.commitment,
            "seeds": online.seeds if made.commitment and online.status != Status.OPEN else None,
            "secret": online.revealed_secret,
        },
        "rematch": online.rematch,
        "you": viewer,
        "position": None,
        **show_turn(online, person),
    }
    if online.table is not None:
        table = online.table
        shown["ask"] = _ask(online, code)
        shown["rules"] = list(table.game.presentation.rules_now(table.state))
        shown["position"] = table.view(viewer)
        if online.status == Status.OVER:
            shown["result"] = {"scores": table.scores(), "places": online.places()}
    return shown


def show_turn(online: OnlineTable, person: Person | None) -> dict[str, Any]:
    """What a player must know to go on: whose turn it is, and what they may do."""
    acting, table = online.acting, online.table
    is_mine = acting is not None and person is not None and acting.person == person.id
    is_waiting = online.status == Status.RUNNING and table is not None and table.pending > 0
    return {
        "version": online.version,
        "status": online.status.value,
        "actor": acting.number if acting else None,
        "legal": table.legal() if table and is_mine and acting and not acting.is_played_by_bot else [],
        "may_undo": bool(table and is_mine and acting and not acting.is_played_by_bot and table.may_undo),
        "draws": _list_draws(online) if is_waiting and online.seats_of(person) else [],
    }


def _list_draws(online: OnlineTable) -> list[str]:
    table = online.position
    names = [online.game.notation.format_draw(table.state, k) for k in range(table.pending)]
    return list(dict.fromkeys(names))


def _ask(online: OnlineTable, code: str) -> str | None:
    table = online.position
    if online.status != Status.RUNNING:
        return None
    return _language(online, code).say(table.game.presentation.ask(table.state))


def _show_seat(
    online: OnlineTable, seat: Seat, person: Person | None, links: dict[int, str]
) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "yours": person is not None and seat.person == person.id,
        "left": seat.left_at is not None,
        "stand_in": seat.has_stand_in,
        "resigned": seat.has_resigned,
        "seeded": seat.seed is not None,
        "link": links.get(seat.number),
    }


def visible_links(online: OnlineTable, person: Person | None, link_to: Any) -> dict[int, str]:
    """Of one's own seat, to go on elsewhere; of open seats for whoever laid the table, to invite with."""
    if online.status not in (Status.OPEN, Status.RUNNING):
        return {}
    own = {seat.number for seat in online.seats_of(person)}
    opened = {seat.number for seat in online.seats if seat.is_open and online.is_host(person)}
    return {number: link_to(online, online.seats[number]) for number in sorted(own | opened)}


# -- What has happened ----------------------------------------------------------------------------------


def show_entry(online: OnlineTable, entry: Entry, code: str) -> dict[str, Any]:
    """One event, as everybody at the table and around it may see it."""
    event = entry.event
    shown: dict[str, Any] = {"seq": entry.seq, "kind": event.kind, "at": entry.at}
    shown["seat"] = getattr(event, "seat", None)
    shown["told"] = _tell(online, entry, code)
    match event:
        case Moved() if not online.game.has_secrets:  # else it could be one, word for word
            shown |= {"actions": list(event.actions), "draws": list(event.draws)}
        case Started() if not online.game.has_secrets:
            shown |= {"draws": list(event.draws)}
        case Said():
            shown |= {"name": event.name, "text": event.text}
        case Joined():
            shown |= {"name": event.name}
        case Rematched():
            shown |= {"table": event.table}
    return shown


def _tell(online: OnlineTable, entry: Entry, code: str) -> list[str]:
    """In words; what was undone since has none."""
    if online.table is None or entry.last_step > len(online.table.steps):
        return []
    language = _language(online, code)
    messages: list[Message] = []
    for index in range(entry.first_step, entry.last_step):
        messages += online.table.tell(index)
    return [language.say(message) for message in messages]


def show_record(online: OnlineTable) -> str:
    """
    The game written down.

    Raises:
        ServiceError: If it has not begun; or if it runs, and seats have secrets: a record has no viewer.
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


def show_game(game: Game, ready: bool) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": {option.name: list(option.values) for option in game.options},
        "levels": list(LEVELS),
        "ready": ready,
    }


def _language(online: OnlineTable, code: str) -> Language:
    names = tuple(seat.shown_name for seat in online.seats)
    return language_for(code, online.created.game, names)
