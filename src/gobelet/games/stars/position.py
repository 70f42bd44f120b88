"""A whole position as one line of text, both ways. The words are explained in docs/games/stars.md."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gobelet.engine.contract import NOBODY, empty_state
from gobelet.engine.errors import NotationError
from gobelet.engine.notation import (
    HeadReader,
    Reader,
    count_words,
    format_head,
    quote,
    split_position,
)
from gobelet.engine.turns import active_seat
from gobelet.games.stars.check import check_position
from gobelet.games.stars.constants import (
    ALL_DICE,
    EMPTY,
    FACES_OF,
    GRIDS,
    MAX_DRAWN,
    MAX_PLAYERS,
    MULTIPLIERS,
    NO_CELL,
    NO_COLOUR,
    NO_MALUS,
    NUM_COLOURS,
    NUM_DICE,
    NUM_FACES,
    NUM_ROWS,
    ROW_LENGTHS,
    SIDES,
    Phase,
)
from gobelet.games.stars.state import STATE, Seat, State, count_bag, count_colour
from gobelet.games.stars.words import COLOURS, FACES, GRID_SIZES, NUMBERS, PHASES

MAX_SUM = 30  # five orange sixes
MAX_MALUS = 6 * ALL_DICE


# -- Writing --------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    seats = (_format_seat(state.seats[seat]) for seat in range(state.players))
    return " | ".join([" ".join(_head_words(state)), *seats])


def _head_words(state: State) -> Iterator[str]:
    yield format_head(state, PHASES)
    if state.grid:
        yield f"grid {GRID_SIZES[state.grid]}"
    yield from count_words([("ticked", state.ticked)])
    if state.returning:
        yield "return"
    if state.bag.any():
        yield " ".join(["bag", *count_words(zip(COLOURS, state.bag, strict=True))])
    if state.reserve.any():
        yield f"[{' '.join(_reserve_words(state))}]"
    yield from count_words([("drawing", state.drawing)])
    if state.hand != NO_COLOUR:
        yield f"hand {COLOURS[state.hand]}"
    yield from count_words([("stars", state.stars)])


def _reserve_words(state: State) -> Iterator[str]:
    for colour, name in enumerate(COLOURS):
        for face in range(NUM_FACES):
            yield from [f"{name}-{FACES[face]}"] * state.reserve[colour, face]


def _format_seat(seat: Seat) -> str:
    rows = " / ".join(_format_row(seat, row) for row in range(NUM_ROWS))
    return rows if seat.malus == NO_MALUS else f"{rows} malus {seat.malus}"


def _format_row(seat: Seat, row: int) -> str:
    cells = [{EMPTY: "-", 0: "x"}.get(int(cell), str(cell)) for cell in seat.cells[row] if cell != NO_CELL]
    while len(cells) > 1 and cells[-1] == "-":
        cells.pop()
    return " ".join([*cells, "*" * int(seat.ticks[row])]).strip()


# -- Reading --------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """
    Read a position; what is left out has its default.

    Raises:
        NotationError: naming the word that is wrong, or what does not fit together.
    """
    head, seats = split_position(text, MAX_PLAYERS)
    state: State = empty_state(STATE)
    state.players = len(seats)
    state.hand = NO_COLOUR
    _HeadReader(head).read(state, PHASES)
    _count_discard(state)
    for seat, words in enumerate(seats):
        _SeatReader(words).read(state.seats[seat])
    state.draw = {Phase.PULL: int(count_bag(state)), Phase.ROLL: SIDES}.get(Phase(state.phase), 0)
    is_waiting = state.draw or state.phase == Phase.OVER
    state.actor = NOBODY if is_waiting else active_seat(state)
    check_position(state)
    return state


def _count_discard(state: State) -> None:
    for colour in range(NUM_COLOURS):
        elsewhere = int(state.bag[colour]) + int(count_colour(state, colour)) + int(state.hand == colour)
        if elsewhere > NUM_DICE[colour]:
            raise NotationError(
                f"There are {NUM_DICE[colour]} {COLOURS[colour]} dice, not {elsewhere} (bag, reserve, hand)."
            )
        state.discard[colour] = NUM_DICE[colour] - elsewhere


class _HeadReader(HeadReader):
    def read_entry(self, word: str, state: State) -> None:
        match word:
            case "grid":
                state.grid = self.one_of(word, GRID_SIZES)
            case "ticked":
                state.ticked = self.number(word, int(max(GRIDS)))
            case "return":
                state.returning = 1
            case "bag":
                self._read_bag(state)
            case "[":
                self._read_reserve(state)
            case "drawing":
                state.drawing = self.number(word, MAX_DRAWN)
            case "hand":
                state.hand = self.one_of(word, COLOURS)
            case "stars":
                state.stars = self.number(word, ALL_DICE)
            case _:
                super().read_entry(word, state)

    def _read_bag(self, state: State) -> None:
        while self.words and self.words[0] in COLOURS:
            colour = self.one_of("A colour", COLOURS)
            if state.bag[colour]:
                raise NotationError(f"{COLOURS[colour]!r} appears twice in the bag.")
            state.bag[colour] = self.number(COLOURS[colour], int(NUM_DICE[colour]))

    def _read_reserve(self, state: State) -> None:
        while (word := self.after("[")) != "]":
            colour, _, face = word.partition("-")
            if colour not in COLOURS or face not in FACES:
                raise NotationError(f"A die must be a colour and a face, such as blue-4, not {quote(word)}.")
            column, side = COLOURS.index(colour), FACES.index(face)
            if side not in FACES_OF[column] or state.reserve[column, side] == NUM_DICE[column]:
                raise NotationError(f"The game has no die {word!r}, or no more of them.")
            state.reserve[column, side] += 1


class _SeatReader(Reader):
    def read(self, seat: Seat) -> None:
        seat.malus = NO_MALUS
        for row in range(NUM_ROWS):
            self._read_row(seat, row)
            if row < NUM_ROWS - 1:
                self._read_end_of_row(row)
        for word in self.entries():
            if word != "malus":
                raise NotationError(f"Unknown word {quote(word)} after the last row.")
            seat.malus = self.number(word, MAX_MALUS)

    def _read_row(self, seat: Seat, row: int) -> None:
        length = int(ROW_LENGTHS[row])
        seat.cells[row, :length] = EMPTY
        seat.cells[row, length:] = NO_CELL
        column = 0
        while self.words and re.fullmatch(r"-|x|[0-9]+", self.words[0]):
            if column == length:
                raise NotationError(
                    f"Row {NUMBERS[row]} has {length} cells; {self.words[0]!r} is one too many."
                )
            seat.cells[row, column] = self._read_cell()
            column += 1
        if self.words and re.fullmatch(r"\*+", self.words[0]):
            self._read_ticks(seat, row)

    def _read_end_of_row(self, row: int) -> None:
        word = self.after(f"row {NUMBERS[row]}")
        if word != "/":
            raise NotationError(f"Unexpected word {quote(word)} in row {NUMBERS[row]}; '/' ends the row.")

    def _read_cell(self) -> int:
        if self.words[0] in ("-", "x"):
            return EMPTY if self.words.pop(0) == "-" else 0
        return self.number("A cell", MAX_SUM)

    def _read_ticks(self, seat: Seat, row: int) -> None:
        stars = self.words.pop(0)
        if len(stars) > MULTIPLIERS[row]:
            raise NotationError(f"Row {NUMBERS[row]} has {MULTIPLIERS[row]} multiplier cells, not {stars!r}.")
        seat.ticks[row] = len(stars)
