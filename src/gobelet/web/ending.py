"""How a game ended, addressed to the viewer: who won and by how much, compared with their best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gobelet.engine.contract import Message
from gobelet.server.result import Result

NameOf = Callable[[int], str]


def tell_result(result: Result, own: Sequence[int], name_of: NameOf) -> Message:
    """The result in one sentence; to a player it says "you", to several at one screen it says names."""
    if result.players == 1:
        return _tell_alone(result)
    if len(own) != 1:
        return _tell_others(result, name_of)
    return _tell_player(result, own[0], name_of)


def _tell_alone(result: Result) -> Message:
    if result.is_cut_short:
        return Message("page-end-alone-resigned")
    kinds = {None: "score", True: "won", False: "lost"}
    return Message(f"page-end-alone-{kinds[result.is_won]}", {"points": result.scores[0]})


def _tell_player(result: Result, seat: int, name_of: NameOf) -> Message:
    """A game against others, to the player in *seat*."""
    winners = result.winners
    others: dict[str, Any] = _naming(result.winners, name_of)
    if seat in result.resigned:
        return Message("page-end-resigned", others)
    if result.is_cut_short:
        return Message("page-end-won-left", _naming(result.resigned, name_of))
    if winners == [seat]:
        return _by(result.lead, "page-end-won", "page-end-won-tie")
    if seat in winners:
        return Message("page-end-shared", _naming([each for each in winners if each != seat], name_of))
    if result.players == 2:
        return _by(result.lead, "page-end-lost", "page-end-lost-tie", **others)
    return Message(
        "page-end-place", others | {"place": result.places[seat], "points": result.lead_over(seat)}
    )


def _tell_others(result: Result, name_of: NameOf) -> Message:
    """A game against others, to spectators or to several people at one screen."""
    winners = _naming(result.winners, name_of)
    if result.is_cut_short:
        return Message("page-end-they-won-left", winners | {"others": _join(result.resigned, name_of)})
    if len(result.winners) > 1:
        return Message("page-end-they-shared", winners)
    return _by(result.lead, "page-end-they-won", "page-end-they-won-tie", **winners)


def _by(points: int, name: str, tied: str, **args: Any) -> Message:
    """By a number of points or, with equal points, on the tie-breaker."""
    return Message(name, {"points": points, **args}) if points else Message(tied, args)


def _naming(seats: Sequence[int], name_of: NameOf) -> dict[str, Any]:
    return {"names": _join(seats, name_of), "count": len(seats)}


def _join(seats: Sequence[int], name_of: NameOf) -> str:
    return " & ".join(name_of(seat) for seat in seats)


def compare_best(points: int, best: int | None, players: int) -> Message:
    """How a score compares with the player's *best* one before, in the same game with as many players."""
    if best is None:
        return Message("page-end-best-first", {"players": players})
    args = {"players": players, "points": points - best if points > best else best}
    if points > best:
        return Message("page-end-best-new", args)
    return Message("page-end-best-equal" if points == best else "page-end-best", args)
