"""
The record: a game as text, like PGN for chess. The grammar is in docs/record.md.

    gobelet: 1
    game: ages
    players: 2
    seed: 7

    begin: food skull coins
    reroll 1 3: good food
    # A comment about the line above.
    stop
    (
    reroll 3: food
    )
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from gobelet.engine.errors import RecordError

VERSION = "1"
BEGIN = "begin"  # the first line: the draws before anybody's first decision
KEY = re.compile(r"[a-z][a-z0-9_]*")
MAX_DEPTH = 50  # of variations in variations


@dataclass
class Move:
    """One action as text, with the draws that followed, comments and variations."""

    action: str
    draws: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    variations: list[list[Move]] = field(default_factory=list)  # what might have been played instead
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.action}: {' '.join(self.draws)}" if self.draws else self.action


@dataclass
class Record:
    """A game as text: headers, comments before the first move, and the moves."""

    game: str
    headers: dict[str, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return format_record(self)


def format_record(record: Record) -> str:
    headers = {"gobelet": VERSION, "game": record.game, **record.headers}
    lines = [f"{key}: {value}" for key, value in headers.items()]
    return "\n".join([*lines, "", *_format_comments(record.comments), *_format_moves(record.moves)]) + "\n"


def _format_moves(moves: list[Move]) -> Iterator[str]:
    for move in moves:
        yield str(move)
        yield from _format_comments(move.comments)
        for variation in move.variations:
            yield "("
            yield from _format_moves(variation)
            yield ")"


def _format_comments(comments: list[str]) -> Iterator[str]:
    for comment in comments:
        yield f"# {comment}".rstrip()


def parse_record(text: str) -> Record:
    """
    Parse a record; blank lines and extra spaces are ignored.

    Raises:
        RecordError: Names the line and what was expected there.
    """
    lines = [line.strip() for line in text.split("\n")]
    try:
        end = lines.index("")
    except ValueError:
        end = len(lines)
    for number, line in enumerate(lines, start=1):
        if not line.isprintable():
            raise RecordError(f"this line contains unprintable characters: {line[:40]!r}", number)
    headers = _parse_headers(lines[:end])
    if headers.pop("gobelet", None) != VERSION:
        raise RecordError(f"a record must start with 'gobelet: {VERSION}'", 1)
    if "game" not in headers:
        raise RecordError("the header 'game: ...' is missing", end)
    record = Record(headers.pop("game"), headers)
    _MoveReader(record).read(lines, end)
    return record


def _parse_headers(lines: list[str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not KEY.fullmatch(key) or not value:
            raise RecordError(f"expected a header 'name: value', not {line!r}", number)
        if key in headers:
            raise RecordError(f"the header {key!r} appears twice", number)
        headers[key] = value
    return headers


class _MoveReader:
    """Reads the lines after the headers; the stack holds the variations that are open."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.stack = [record.moves]

    def read(self, lines: list[str], start: int) -> None:
        for number, line in enumerate(lines[start:], start=start + 1):
            if line:
                self._read_line(line, number)
        if len(self.stack) > 1:
            raise RecordError("a variation is not closed: missing ')'", len(lines))

    def _read_line(self, line: str, number: int) -> None:
        moves = self.stack[-1]
        if line.startswith("#"):
            notes = moves[-1].comments if moves else self.record.comments
            notes.append(line[1:].strip())
        elif line == "(":
            self._open_variation(number)
        elif line == ")":
            self._close_variation(number)
        else:
            self._add_move(_parse_move(line, number))

    def _add_move(self, move: Move) -> None:
        is_first = self.stack == [[]]
        if move.action == BEGIN and not is_first:
            raise RecordError(f"{BEGIN!r} is only allowed as the first line of the game", move.line)
        self.stack[-1].append(move)

    def _open_variation(self, number: int) -> None:
        moves = self.stack[-1]
        if not moves or moves[-1].action == BEGIN:
            raise RecordError("a variation must follow the action it replaces", number)
        if len(self.stack) > MAX_DEPTH:
            raise RecordError(f"variations are nested more than {MAX_DEPTH} deep", number)
        moves[-1].variations.append([])
        self.stack.append(moves[-1].variations[-1])

    def _close_variation(self, number: int) -> None:
        if len(self.stack) == 1:
            raise RecordError("')' without '('", number)
        if not self.stack.pop():
            raise RecordError("empty variation", number)


def _parse_move(line: str, number: int) -> Move:
    action, colon, draws = line.partition(":")
    words = draws.split()
    if not action.strip() or (colon and not words):
        raise RecordError(f"expected 'action' or 'action: draws', not {line!r}", number)
    return Move(" ".join(action.split()), words, line=number)
