"""What the notations of all games share: words read one by one, heads of positions, outcomes of draws."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any

from gobelet.engine.contract import Header
from gobelet.engine.errors import NotationError
from gobelet.engine.turns import active_seat, round_of

MAX_NUMBER = 8000  # what the small integers of a record can hold
MAX_QUOTED = 60


def names_of(kind: type[IntEnum]) -> list[str]:
    """The words for the members of an enumeration, by number."""
    return [member.name.lower() for member in kind]


def quote(text: str) -> str:
    return repr(text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 3] + "...")


def count_words(pairs: Iterable[tuple[str, int]]) -> Iterator[str]:
    """Name and number of what is not zero."""
    return (f"{name} {number}" for name, number in pairs if number)


# -- Reading --------------------------------------------------------------------------------------------


class Reader:
    """Reads word by word; a word that begins an entry may appear only once."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = re.findall(r"[\[\]/]|[^\s\[\]/]+", text)
        self.seen: set[str] = set()

    def entries(self) -> Iterator[str]:
        while self.words:
            word = self.words.pop(0)
            if word in self.seen:
                raise NotationError(f"{quote(word)} appears twice.")
            self.seen.add(word)
            yield word

    def after(self, name: str) -> str:
        """The next word; it must exist."""
        if not self.words:
            raise NotationError(f"A word is missing after {quote(name)}.")
        return self.words.pop(0)

    def number(self, name: str, limit: int, least: int = 0) -> int:
        """The number that follows *name*."""
        word = self.after(name)
        if not re.fullmatch("[0-9]{1,4}", word) or not least <= int(word) <= limit:
            raise NotationError(f"{name} must be a number from {least} to {limit}, not {quote(word)}.")
        return int(word)

    def one_of(self, name: str, words: Sequence[str]) -> int:
        """The index of the next word in *words*."""
        word = self.after(name)
        if word not in words:
            raise NotationError(f"{name} must be one of {', '.join(words)}, not {quote(word)}.")
        return words.index(word)


class HeadReader(Reader):
    """The head of a position: `PHASE round N pN`, then what the game adds."""

    def read(self, state: Any, phases: Sequence[str]) -> None:
        """Read the head into *state*, whose `players` is set; the game sets draw and actor."""
        state.phase = self.one_of("the phase", phases)
        round_number, seat = 1, None
        for word in self.entries():
            if word == "round":
                round_number = self.number(word, MAX_NUMBER, least=1)
            elif re.fullmatch("p[0-9]+", word):
                seat = self._read_seat(word, int(state.players))
            else:
                self.read_entry(word, state)
        if seat is None:
            raise NotationError("The head must say whose turn it is: 'p0', 'p1', ...")
        state.turn = (round_number - 1) * int(state.players) + seat

    def _read_seat(self, word: str, players: int) -> int:
        seats = seat_words(players)
        if word not in seats:
            raise NotationError(
                f"There is no seat {quote(word)} with {players} players. Seats: {', '.join(seats)}."
            )
        if self.seen & set(seats) != {word}:
            raise NotationError(f"The head names more than one seat: {word!r} is extra.")
        return seats.index(word)

    def read_entry(self, word: str, state: Any) -> None:
        """One more entry of the head, beginning with *word*."""
        raise NotationError(f"Unknown word {quote(word)} in the head of the position.")


def seat_words(players: int) -> list[str]:
    return [f"p{seat}" for seat in range(players)]


def split_position(text: str, max_players: int) -> tuple[str, list[str]]:
    """The head and the seats of a position."""
    head, *seats = text.lower().split("|")
    if not 1 <= len(seats) <= max_players:
        raise NotationError(
            f"A position needs a head and 1 to {max_players} seats, separated by '|', not {len(seats)} seats."
        )
    return head, seats


def format_head(state: Header, phases: Sequence[str]) -> str:
    return f"{phases[state.phase]} round {round_of(state)} p{active_seat(state)}"


def draw_texts(
    outcomes: Callable[[Any], Sequence[str]],
) -> tuple[Callable[[Any, int], str], Callable[[Any, str], int]]:
    """`format_draw` and `parse_draw` of a game that names the *outcomes* of the pending draw, by number."""

    def format_draw(state: Any, outcome: int) -> str:
        return outcomes(state)[outcome]

    def parse_draw(state: Any, text: str) -> int:
        return find_outcome(text, outcomes(state))

    return format_draw, parse_draw


def find_outcome(text: str, known: Sequence[str]) -> int:
    """
    Which of the outcomes of a draw *text* names: the first, where several are alike.

    Raises:
        NotationError: If none has that name.
    """
    word = text.strip().lower()
    if word not in known:
        raise NotationError(
            f"{quote(text)} is not a possible outcome. Possible outcomes: {', '.join(dict.fromkeys(known))}."
        )
    return known.index(word)
