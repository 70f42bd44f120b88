"""Replays a record to a table, line by line; an error names the first wrong line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gobelet.engine.errors import GobeletError, NotationError, RecordError, SetupError
from gobelet.engine.record import BEGIN, Move, Record
from gobelet.engine.table import NOTES, Table

if TYPE_CHECKING:
    from gobelet.engine.game import Game

RESULT = ("scores", "places")


def resume(game: Game, record: Record) -> Table:
    """
    Replay *record*; draws missing at its end are rolled from the seed.

    Raises:
        RecordError: Names the header or the line that is wrong.
    """
    try:
        table = _lay_out(game, record)
    except RecordError:
        raise
    except (SetupError, NotationError) as error:
        raise RecordError(str(error)) from error
    _Resumption(table).run(record)
    return table


def _lay_out(game: Game, record: Record) -> Table:
    """The table a record begins with; seeded dice are only compared while it is replayed."""
    headers = {k: v for k, v in record.headers.items() if k not in RESULT}
    names = _take_names(headers)
    players = _header_number(headers, "players")
    seed = _header_number(headers, "seed")
    position = headers.pop("position", None)
    notes = {key: headers.pop(key) for key in NOTES if key in headers}
    unknown = sorted(set(headers) - {option.name for option in game.options})
    if unknown:
        raise RecordError(f"Unknown header {unknown[0]!r} for {game.title}.")
    if position is None and players is None:
        raise RecordError("The header 'players: ...' or 'position: ...' is missing.")
    return game.table(players, seed=seed, position=position, names=names, notes=notes, **headers)


def _take_names(headers: dict[str, str]) -> list[str]:
    """The names under `p0`, `p1`, ... without a gap; what comes after one stays, and is refused."""
    names: list[str] = []
    while f"p{len(names)}" in headers:
        names.append(headers.pop(f"p{len(names)}"))
    return names


def _header_number(headers: dict[str, str], key: str) -> int | None:
    text = headers.pop(key, None)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise RecordError(f"The header {key!r} must be a whole number, not {text!r}.")
    return int(text)


class _Resumption:
    """Plays a record line by line onto a fresh table, and says which line is wrong."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def run(self, record: Record) -> None:
        for index, move in enumerate(record.moves):
            is_last = index + 1 == len(record.moves)
            try:
                self._check_variations(move)
                self._replay(move, is_first=index == 0, is_last=is_last)
            except RecordError:
                raise
            except GobeletError as error:
                raise RecordError(str(error), move.line) from error
        self._check_result(record)

    def _replay(self, move: Move, *, is_first: bool, is_last: bool) -> None:
        table = self.table
        if is_first and move.action == BEGIN:
            start = 0
        else:
            start = len(table.steps) + 1
            table.play(move.action)
        if table.seed is None:
            table.draw(*move.draws)
            if table.pending and not is_last:
                raise RecordError(
                    f"more draws are needed after {move.action!r}. Position: {table.position}.", move.line
                )
        else:
            self._compare_draws(move, [step.text for step in table.steps[start:]], is_last)

    def _compare_draws(self, move: Move, fallen: list[str], is_last: bool) -> None:
        """Seeded dice were rolled automatically; the record must agree, or end before them."""
        written = fallen[: len(move.draws)] if is_last else fallen
        if move.draws != written:
            raise RecordError(
                f"the record draws {' '.join(move.draws) or 'nothing'} but seed {self.table.seed} gives "
                f"{' '.join(fallen) or 'nothing'}. Remove the header 'seed' to enter dice by hand.",
                move.line,
            )

    def _check_variations(self, move: Move) -> None:
        for variation in move.variations:
            table = self.table.copy()
            _Resumption(table).run(Record(table.game.id, {}, variation))

    def _check_result(self, record: Record) -> None:
        actual = self.table.headers()
        for key in RESULT:
            if key in record.headers and record.headers[key] != actual.get(key):
                if key not in actual:
                    raise RecordError(f"The header {key!r} is only allowed once the game is over.")
                raise RecordError(
                    f"The header {key!r} is {record.headers[key]}, but should be {actual[key]}."
                )
