"""A seat at an online table: whose it is, and who plays for them."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.server.events import SeatPlan


@dataclass
class Seat:
    """A seat, taken or open."""

    number: int
    person: str | None = None
    name: str | None = None
    level: str | None = None  # of the bot whose seat this is
    seed: str | None = None
    generation: int = 0  # of its secret link
    left_at: float | None = None
    has_stand_in: bool = False
    has_resigned: bool = False

    @classmethod
    def planned(cls, number: int, plan: SeatPlan) -> Seat:
        return cls(number, plan.person, plan.name, plan.level)

    @property
    def is_open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None or self.has_stand_in or self.has_resigned

    @property
    def is_absent(self) -> bool:
        """Whether the seat belongs to a person who is away, and no bot plays for them."""
        return self.person is not None and (self.left_at is not None or self.has_resigned)

    @property
    def kind(self) -> str:
        return "open" if self.is_open else "person" if self.level is None else "bot"

    @property
    def shown_name(self) -> str:
        return self.name or (f"{self.level}" if self.level else f"P{self.number + 1}")

    def sit_down(self, person: str, name: str) -> None:
        self.person, self.name = person, name
        self.left_at, self.has_stand_in = None, False
        self.generation += 1

    def stand_up(self) -> None:
        """Open the seat again, before the game."""
        self.person = self.name = self.seed = None
        self.generation += 1
