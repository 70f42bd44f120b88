"""A whole position as one line of text, both ways. The words are explained in docs/games/city.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import NOBODY, Int8s, empty_state
from gobelet.engine.errors import NotationError
from gobelet.engine.notation import (
    MAX_NUMBER,
    HeadReader,
    Reader,
    count_words,
    format_head,
    quote,
    seat_words,
    split_position,
)
from gobelet.engine.turns import active_seat
from gobelet.games.city.check import STEP_OF_PHASE, check_position
from gobelet.games.city.components import (
    BANDIT_COUNTS,
    BOARD,
    COPIES,
    FIRST_CARD,
    FIRST_STACK,
    FIRST_TARGET,
    NUM_LOCATIONS,
    SHIP_COUNTS,
)
from gobelet.games.city.constants import (
    LOWER,
    MAX_PLAYERS,
    NO_DIE,
    NO_LOCATION,
    NO_RESOURCE,
    NO_SPACE,
    NUM_COLUMNS,
    NUM_DICE,
    SIDES,
    UPPER,
    USED,
    WAITING,
    Phase,
    Step,
)
from gobelet.games.city.state import STATE, Seat, State, count_pile
from gobelet.games.city.words import (
    BUILDABLE,
    CARDS,
    COLUMNS,
    EMPTY_PILE,
    LEVEL_NAMES,
    LOCATIONS,
    PHASES,
    RESOURCES,
    ROWS,
    SPACES,
    STEPS,
    TARGETS,
    TWO_ROWS,
)

MAX_SMALL = 100  # what an int8 of a record can hold
COUNTED = ("left", "strength", "against_bandits", "army_bonus", "resource_bonus", "bandit_malus")
FLAGS = ("ending", "passed", "replaced")
DIE_WORDS = [*COLUMNS, "-", "?"]
DIE_VALUES = [*range(NUM_COLUMNS), USED, WAITING]


# -- Writing --------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    seats = (" ".join(_seat_words(state, seat)) or "-" for seat in range(state.players))
    return " | ".join([" ".join(_head_words(state)), *seats])


def _head_words(state: State) -> Iterator[str]:
    yield format_head(state, PHASES)
    yield from _option_words(state)
    if state.ending:
        yield "ending"
    if state.step != STEP_OF_PHASE.get(Phase(state.phase), Step.DICE):
        yield f"step {STEPS[state.step]}"
    yield from count_words((name, getattr(state, name)) for name in COUNTED)
    yield from (name for name in ("passed", "replaced") if getattr(state, name))
    yield from _choice_words(state)
    for name, cards in (("display", state.display[LOWER]), ("upper", state.display[UPPER])):
        yield from _card_words(name, cards)
    yield from _card_words("discard", count_discard(state))


def _option_words(state: State) -> Iterator[str]:
    if state.two_rows_forced:
        yield f"two_rows {TWO_ROWS[1]}"
    if state.pile_plays_on:
        yield f"empty_pile {EMPTY_PILE[1]}"
    if state.level:
        yield f"level {LEVEL_NAMES[state.level]}"
    if state.target and state.target != FIRST_TARGET:
        yield f"target {state.target}"


def _choice_words(state: State) -> Iterator[str]:
    """The ability that is being carried out."""
    if state.die != NO_DIE:
        yield f"die {ROWS[state.die]}"
    if state.source != NO_SPACE:
        yield f"from {SPACES[state.source]}"
    if state.visited:
        via = [name for k, name in enumerate(SPACES) if state.visited >> k & 1 and k != state.source]
        if via:
            yield " ".join(["via", *via])
    if state.placing != NO_LOCATION:
        yield f"placing {LOCATIONS[state.placing]}"
    if state.paid != NO_RESOURCE:
        yield f"paid {RESOURCES[state.paid]}"
    if state.opponent != NOBODY:
        yield f"against p{state.opponent}"


def _card_words(name: str, cards: Sequence[int] | Int8s) -> Iterator[str]:
    words = list(count_words(zip(LOCATIONS, cards, strict=True)))
    if words:
        yield " ".join([name, *words])


def _seat_words(state: State, seat: int) -> Iterator[str]:
    own = state.seats[seat]
    dice = own.dice.tolist()
    if set(dice) != {default_die(state, seat)}:
        yield " ".join(["dice", *(DIE_WORDS[DIE_VALUES.index(die)] for die in dice)])
    yield from count_words(zip(RESOURCES, own.stock, strict=True))
    yield from count_words([("hourglasses", own.hourglasses), ("points", own.points)])
    for name, taken in (("bandits", own.bandits), ("ships", own.ships)):
        if taken.any():
            yield " ".join([name, *map(str, taken)])
    for name, location, is_off in zip(SPACES, own.city.tolist(), own.deactivated.tolist(), strict=True):
        if location >= FIRST_STACK:
            yield f"{name} {LOCATIONS[location]}{' off' if is_off else ''}"


def default_die(state: State, seat: int) -> int:
    """The default columns of dice that are not named."""
    is_spent = seat == active_seat(state) and state.step != Step.DICE
    return USED if state.phase == Phase.OVER or is_spent else 0


def count_discard(state: State) -> list[int]:
    """The cards that are out of the game, by location: those that are nowhere else."""
    return [int(count) for count in COPIES - _count_elsewhere(state)]


def _count_elsewhere(state: State) -> npt.NDArray[np.int64]:
    """How many cards of each kind are in stack, pile, display, hand or cities."""
    cities = np.concatenate([state.seats[seat].city for seat in range(state.players)])
    counts = np.bincount(cities, minlength=NUM_LOCATIONS) + state.stacks + state.pile
    counts += state.display.sum(axis=0)
    if state.placing != NO_LOCATION:
        counts[state.placing] += 1
    counts[:FIRST_STACK] = 0
    return counts


# -- Reading --------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """
    Read a position; what is left out has its default.

    Raises:
        NotationError: naming the word that is wrong, or what does not fit together.
    """
    head, seats = split_position(text, MAX_PLAYERS)
    state = _blank_state(len(seats))
    reader = _HeadReader(head)
    reader.read(state, PHASES)
    if "step" not in reader.seen:
        state.step = STEP_OF_PHASE.get(Phase(state.phase), Step.DICE)
    for seat, words in enumerate(seats):
        state.seats[seat].dice[:] = default_die(state, seat)
        _SeatReader(words).read(state.seats[seat], seat)
    _count_cards(state, reader.discarded)
    _count_trophies(state)
    state.draw = {Phase.REVEAL: int(count_pile(state)), Phase.ROLL: SIDES}.get(Phase(state.phase), 0)
    is_waiting = state.phase in (Phase.REVEAL, Phase.ROLL, Phase.OVER)
    state.actor = NOBODY if is_waiting else active_seat(state)
    check_position(state)
    return state


def _blank_state(players: int) -> State:
    state: State = empty_state(STATE)
    state.players = players
    state.die, state.source = NO_DIE, NO_SPACE
    state.placing, state.paid, state.opponent = NO_LOCATION, NO_RESOURCE, NOBODY
    if players == 1:
        state.target = FIRST_TARGET
    return state


def _count_cards(state: State, discarded: Sequence[int]) -> None:
    """What is nowhere else is in its stack or in the pile."""
    everywhere = COPIES - _count_elsewhere(state) - discarded
    for location in range(FIRST_STACK, NUM_LOCATIONS):
        left = int(everywhere[location])
        if left < 0:
            copies, name = int(COPIES[location]), LOCATIONS[location]
            raise NotationError(
                f"The game has {copies} cards {name!r}, but the position has {copies - left}."
            )
        (state.stacks if location < FIRST_CARD else state.pile)[location] = left


def _count_trophies(state: State) -> None:
    """Bandits and ships that nobody took are in their piles; alone there is always one (R70)."""
    for name, counts in (("bandits", BANDIT_COUNTS), ("ships", SHIP_COUNTS)):
        for pile, cards in enumerate(counts[:, state.players]):
            taken = sum(int(getattr(state.seats[seat], name)[pile]) for seat in range(state.players))
            if taken > cards:
                raise NotationError(f"Too many cards taken from the pile {name!r}: {taken} of {cards}.")
            getattr(state, name)[pile] = 1 if state.players == 1 else cards - taken


class _HeadReader(HeadReader):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.discarded = [0] * NUM_LOCATIONS

    def read_entry(self, word: str, state: Any) -> None:
        match word:
            case _ if word in FLAGS:
                setattr(state, word, 1)
            case "strength" | "against_bandits":
                setattr(state, word, self.number(word, MAX_NUMBER))
            case _ if word in COUNTED:
                setattr(state, word, self.number(word, MAX_SMALL))
            case "step":
                state.step = self.one_of(word, STEPS)
            case "display":
                self._read_cards(state.display[LOWER], CARDS)
            case "upper":
                self._read_cards(state.display[UPPER], CARDS)
            case "discard":
                self._read_cards(self.discarded, BUILDABLE)
            case _:
                self._read_choice(word, state)

    def _read_choice(self, word: str, state: State) -> None:
        match word:
            case "die":
                state.die = self.one_of(word, ROWS)
            case "from":
                state.source = self.one_of(word, SPACES)
                state.visited |= 0 if state.phase == Phase.EXTRA else 1 << int(state.source)
            case "via":
                self._read_via(state)
            case "placing":
                state.placing = LOCATIONS.index(BUILDABLE[self.one_of(word, BUILDABLE)])
            case "paid":
                state.paid = self.one_of(word, RESOURCES)
            case "against":
                state.opponent = self.one_of(word, seat_words(int(state.players)))
            case _:
                self._read_option(word, state)

    def _read_option(self, word: str, state: State) -> None:
        match word:
            case "two_rows":
                state.two_rows_forced = self.one_of(word, TWO_ROWS)
            case "empty_pile":
                state.pile_plays_on = self.one_of(word, EMPTY_PILE)
            case "level":
                state.level = self.one_of(word, LEVEL_NAMES)
            case "target":
                state.target = int(TARGETS[self.one_of(word, TARGETS)])
            case _:
                super().read_entry(word, state)

    def _read_via(self, state: State) -> None:
        state.visited |= 1 << self.one_of("via", SPACES)
        while self.words and self.words[0] in SPACES:
            state.visited |= 1 << SPACES.index(self.words.pop(0))

    def _read_cards(self, cards: list[int] | Int8s, known: Sequence[str]) -> None:
        """Cards of one place, into *cards*, by location."""
        while self.words and self.words[0] in known:
            name = self.words.pop(0)
            location = LOCATIONS.index(name)
            if cards[location]:
                raise NotationError(f"{name!r} appears twice in one list of cards.")
            cards[location] = self.number(name, int(COPIES[location]), least=1)


class _SeatReader(Reader):
    def read(self, seat: Seat, number: int) -> None:
        if not self.words:
            raise NotationError(f"Seat p{number} is empty: write '-' if it has nothing.")
        seat.city[:] = BOARD
        for word in self.entries():
            if word in SPACES:
                self._read_space(seat, SPACES.index(word))
            elif word != "-":
                self._read_entry(word, seat)

    def _read_space(self, seat: Seat, space: int) -> None:
        name = self.one_of(SPACES[space], BUILDABLE)
        seat.city[space] = FIRST_STACK + name
        if self.words[:1] == ["off"]:
            self.words.pop(0)
            seat.deactivated[space] = 1

    def _read_entry(self, word: str, seat: Seat) -> None:
        if word in RESOURCES:
            seat.stock[RESOURCES.index(word)] = self.number(word, MAX_NUMBER)
        elif word == "hourglasses":
            seat.hourglasses = self.number(word, MAX_NUMBER)
        elif word == "points":
            seat.points = self.number(word, MAX_NUMBER)
        elif word == "bandits":
            self._read_numbers(word, seat.bandits)
        elif word == "ships":
            self._read_numbers(word, seat.ships)
        elif word == "dice":
            for die in range(NUM_DICE):
                seat.dice[die] = DIE_VALUES[self.one_of(word, DIE_WORDS)]
        else:
            raise NotationError(f"Unknown word {quote(word)} in a seat of the position.")

    def _read_numbers(self, word: str, numbers: Int8s) -> None:
        for k in range(len(numbers)):
            numbers[k] = self.number(word, MAX_SMALL)
