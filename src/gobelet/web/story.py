"""Others' turns as a story: events that are shown together, and what of them touches a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gobelet.server.events import Moved
from gobelet.server.history import Entry
from gobelet.server.online import OnlineTable

PATIENCE = 1.5  # seconds in which a bot is expected to go on with what it has begun


@dataclass(frozen=True)
class Chapter:
    """What a seat did between two rolls: eight workers are one movement."""

    seat: int | None  # None: real dice
    seq: int  # of its last event
    is_closed: bool  # whether chance has answered, so that something new begins


def chapters(log: Sequence[Entry]) -> list[Chapter]:
    """The moves among these events; whatever else happens belongs to the move before it."""
    found: list[Chapter] = []
    for entry in log:
        event, last = entry.event, found[-1] if found else None
        if isinstance(event, Moved):
            if last and last.seat == event.seat and not last.is_closed:
                found.pop()
            found.append(Chapter(event.seat, entry.seq, bool(event.draws)))
        elif last:
            found[-1] = Chapter(last.seat, entry.seq, last.is_closed)
    return found


@dataclass(frozen=True)
class Moment:
    """What somebody who follows the table is shown."""

    chapter: Chapter | None = None  # None: the table as it is now
    left: int = 0  # chapters after it

    @property
    def teller(self) -> int | None:
        """Whose turn is being told."""
        return self.chapter.seat if self.chapter else None


NOW = Moment()


def moment_at(online: OnlineTable, seq: int, *, is_asked: bool) -> Moment:
    """The table after event *seq*; as it is now, if it asks its viewer and nothing has moved since."""
    if not 0 < seq <= online.version or (seq >= online.changed and (is_asked or online.acting is None)):
        return NOW
    moves = (entry.event for entry in reversed(online.log[:seq]) if isinstance(entry.event, Moved))
    seat = next((move.seat for move in moves), None)
    return Moment(Chapter(seat, seq, is_closed=True), len(chapters(online.log[seq:])))


def moment_after(online: OnlineTable, seen: int, now: float) -> Moment | None:
    """What comes after event *seen*; None while a bot is in the middle of it."""
    found = chapters(online.log[seen:])
    if not found:
        return NOW
    if len(found) == 1 and _goes_on(online, found[0], now):
        return None
    return Moment(found[0], len(found) - 1)


def _goes_on(online: OnlineTable, chapter: Chapter, now: float) -> bool:
    acting = online.acting
    is_same = acting is not None and acting.is_played_by_bot and acting.number == chapter.seat
    return is_same and not chapter.is_closed and now - online.log[-1].at < PATIENCE


def since_own_move(log: Sequence[Entry], seats: Sequence[int]) -> list[Entry]:
    """The events from the last move of one of these seats on, with it."""
    own = [k for k, entry in enumerate(log) if isinstance(entry.event, Moved) and entry.event.seat in seats]
    return list(log[own[-1] if own else 0 :])
