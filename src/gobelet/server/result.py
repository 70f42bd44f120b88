"""What a finished game came to, seat by seat: kept in the summary of its table, for lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from gobelet.server.history import PlayedTable


@dataclass(frozen=True)
class Result:
    """Points and places by seat, and who resigned, the first one first."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    resigned: tuple[int, ...] = ()
    is_won: bool | None = None  # alone, in games where that can be won or lost

    @classmethod
    def of(cls, online: PlayedTable) -> Self:
        table, places = online.position, tuple(online.places())
        has_goal = table.over and table.players == 1 and bool(online.game.conclude(table.state))
        won = table.ranks() == [1] if has_goal else None
        return cls(tuple(table.scores()), places, tuple(online.resigned), won)

    @classmethod
    def read(cls, summary: Mapping[str, Any]) -> Self | None:
        """The result in a summary; None if there is none, or an older version has written it."""
        found = summary.get("result")
        if not found:
            return None
        rows = {name: tuple(found[name]) for name in ("scores", "places", "resigned")}
        return cls(is_won=found["is_won"], **rows)

    def write(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def players(self) -> int:
        return len(self.scores)

    @property
    def standing(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat in range(self.players) if seat not in self.resigned]

    @property
    def is_cut_short(self) -> bool:
        """Whether it ended because all others, or the only player, had resigned."""
        return len(self.standing) <= (1 if self.players > 1 else 0)

    @property
    def winners(self) -> list[int]:
        return [seat for seat in self.standing if self.places[seat] == 1]

    def lead_over(self, seat: int) -> int:
        """How many points the winners are ahead of *seat*."""
        return self.scores[self.winners[0]] - self.scores[seat]

    @property
    def lead(self) -> int:
        """How many points a single winner is ahead of the next seat that has not resigned."""
        return min(self.lead_over(seat) for seat in self.standing if seat not in self.winners)
