"""The view of a game for one viewer, as frozen dataclasses that pages and the terminal print."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.engine.contract import NOBODY
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.stars.constants import (
    EMPTY,
    FIRST_NUMBER,
    GRIDS,
    MULTIPLIERS,
    NO_CELL,
    NO_COLOUR,
    NO_MALUS,
    NUM_COLOURS,
    NUM_FACES,
    NUM_ROWS,
    POINTS_PER_TICK,
)
from gobelet.games.stars.scoring import is_last_round, row_points, row_sum, score
from gobelet.games.stars.state import State
from gobelet.games.stars.words import COLOURS, FACES, PHASES


@dataclass(frozen=True)
class DieView:
    colour: str
    face: str

    @property
    def value(self) -> int:
        """What it adds to a sum: a star nothing."""
        return int(self.face) if self.face.isdigit() else 0


@dataclass(frozen=True)
class CellView:
    green: bool
    colour: str | None  # of the column, if white
    written: int | None  # None: empty; 0: a cross


@dataclass(frozen=True)
class RowView:
    number: int
    cells: tuple[CellView, ...]
    multipliers: int
    ticked: int
    sum: int
    points: int  # doubled, or nothing, by the multiplier cells

    @property
    def counts(self) -> str | None:
        """R26, R27: `double` once all multiplier cells are ticked, `nothing` while only some are."""
        if not self.ticked:
            return None
        return "double" if self.ticked == self.multipliers else "nothing"


@dataclass(frozen=True)
class SeatView:
    seat: int
    rows: tuple[RowView, ...]
    malus: int | None
    score: int


@dataclass(frozen=True)
class GridView:
    """The opponent one has alone."""

    size: int
    ticked: int
    points: int


@dataclass(frozen=True)
class TableView:
    viewer: int | None
    phase: str
    round: int
    last_round: bool
    active: int  # whose turn it is
    actor: int | None  # who must decide
    bag: tuple[tuple[str, int], ...]  # by colour
    discard: tuple[tuple[str, int], ...]
    reserve: tuple[DieView, ...]
    drawing: int
    hand: str | None
    stars: int
    grid: GridView | None
    seats: tuple[SeatView, ...]


def view(state: State, seat: int | None) -> TableView:
    """Nothing is hidden in this game: everyone sees the same."""
    return TableView(
        viewer=seat,
        phase=PHASES[state.phase],
        round=int(round_of(state)),
        last_round=bool(is_last_round(state)),
        active=int(active_seat(state)),
        actor=None if state.actor == NOBODY else int(state.actor),
        bag=tuple((name, int(count)) for name, count in zip(COLOURS, state.bag, strict=True)),
        discard=tuple((name, int(count)) for name, count in zip(COLOURS, state.discard, strict=True)),
        reserve=view_reserve(state),
        drawing=int(state.drawing),
        hand=None if state.hand == NO_COLOUR else COLOURS[state.hand],
        stars=int(state.stars),
        grid=_view_grid(state) if state.players == 1 else None,
        seats=tuple(_view_seat(state, k) for k in range(state.players)),
    )


def view_reserve(state: State) -> tuple[DieView, ...]:
    """The dice in the middle, by colour, then by face."""
    return tuple(
        DieView(COLOURS[colour], FACES[face])
        for colour in range(NUM_COLOURS)
        for face in range(NUM_FACES)
        for _ in range(state.reserve[colour, face])
    )


def _view_grid(state: State) -> GridView:
    ticked = int(state.ticked)
    return GridView(int(GRIDS[state.grid]), ticked, ticked * POINTS_PER_TICK)


def _view_seat(state: State, seat: int) -> SeatView:
    malus = int(state.seats[seat].malus)
    return SeatView(
        seat=seat,
        rows=tuple(_view_row(state, seat, row) for row in range(NUM_ROWS)),
        malus=None if malus == NO_MALUS else malus,
        score=int(score(state, seat)),
    )


def _view_row(state: State, seat: int, row: int) -> RowView:
    written = [int(cell) for cell in state.seats[seat].cells[row] if cell != NO_CELL]
    return RowView(
        number=FIRST_NUMBER + row,
        cells=tuple(_view_cell(column, cell) for column, cell in enumerate(written)),
        multipliers=int(MULTIPLIERS[row]),
        ticked=int(state.seats[seat].ticks[row]),
        sum=int(row_sum(state, seat, row)),
        points=int(row_points(state, seat, row)),
    )


def _view_cell(column: int, written: int) -> CellView:
    is_green = column >= NUM_COLOURS
    return CellView(is_green, None if is_green else COLOURS[column], None if written == EMPTY else written)
