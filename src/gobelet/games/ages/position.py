"""A whole position as one line of text, both ways. The words are explained in docs/games/ages.md."""

from __future__ import annotations

from collections.abc import Iterator

from gobelet.engine.contract import NOBODY, Int8s, empty_state
from gobelet.engine.errors import NotationError
from gobelet.engine.notation import (
    MAX_NUMBER,
    HeadReader,
    Reader,
    count_words,
    format_head,
    seat_words,
    split_position,
)
from gobelet.engine.turns import active_seat
from gobelet.games.ages.check import check_position
from gobelet.games.ages.constants import (
    CAPACITY,
    MAX_DICE,
    MAX_FOOD,
    MAX_OFFERS,
    MAX_PLAYERS,
    MAX_ROLLS,
    MAX_SHIPS,
    MAX_TAKEBACKS,
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NO_DEVELOPMENT,
    NO_DIE,
    NUM_FACES,
    WAITING,
    Phase,
    Trading,
)
from gobelet.games.ages.editions import EDITIONS
from gobelet.games.ages.state import STATE, Seat, State, has_built
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS, PHASES

EDITION_NAMES = [edition.name for edition in EDITIONS]
TRADING_WORDS = ["", "trading", "gifts"]  # by the value of the option


# -- Writing --------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    seats = (" ".join(_seat_words(state, seat)) or "-" for seat in range(state.players))
    return " | ".join([" ".join(_head_words(state)), *seats])


def _head_words(state: State) -> Iterator[str]:
    yield format_head(state, PHASES)
    if state.edition:
        yield EDITION_NAMES[state.edition]
    if state.trading != Trading.NO:
        yield TRADING_WORDS[state.trading]
    yield from count_words([("rolls", state.rolls)])
    dice = [die for die in state.dice if die != NO_DIE]
    if dice:
        yield f"[{' '.join('?' if die == WAITING else FACES[die] for die in dice)}]"
    yield from count_words([("workers", state.workers), ("coins", state.coins)])
    if state.buying != NO_DEVELOPMENT:
        yield f"buying {DEVELOPMENTS[state.buying]}"
    yield from count_words(
        [("exchanges", state.exchanges), ("offers", state.offers), ("takebacks", state.takebacks)]
    )
    if state.partner != NOBODY:
        yield f"with p{state.partner}"
    for side, items in (("give", state.give), ("ask", state.ask)):
        if items.any():
            yield " ".join([side, *count_words(zip(ITEMS, items, strict=True))])


def _seat_words(state: State, seat: int) -> Iterator[str]:
    civilisation = state.seats[seat]
    yield from count_words([("food", civilisation.food)])
    yield from count_words(zip(GOODS, civilisation.goods, strict=True))
    yield from count_words([("ships", civilisation.ships)])
    yield from count_words(zip(CITIES, civilisation.city_workers, strict=True))
    for monument, name in enumerate(MONUMENTS):
        if has_built(state, seat, monument):
            yield f"{name} {'first' if state.first_builder[monument] == seat else 'later'}"
        else:
            yield from count_words([(name, civilisation.monument_workers[monument])])
    yield from (name for name, owned in zip(DEVELOPMENTS, civilisation.developments, strict=True) if owned)
    yield from count_words([("disasters", civilisation.disasters)])


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
    state.buying = NO_DEVELOPMENT
    state.partner = NOBODY
    state.dice[:] = NO_DIE
    state.first_builder[:] = NOBODY
    _HeadReader(head).read(state, PHASES)
    state.draw = NUM_FACES if state.phase == Phase.ROLL else 0
    state.actor = _actor_in(state)
    for seat, words in enumerate(seats):
        _SeatReader(words).read(state, seat)
    check_position(state)
    return state


class _HeadReader(HeadReader):
    def read_entry(self, word: str, state: State) -> None:
        match word:
            case _ if word in EDITION_NAMES:
                if self.seen & set(EDITION_NAMES) != {word}:
                    raise NotationError(f"Only one edition can be given; {word!r} is extra.")
                state.edition = EDITION_NAMES.index(word)
            case "trading" | "gifts":
                if state.trading != Trading.NO:
                    raise NotationError("'trading' and 'gifts' cannot both be given: 'gifts' is enough.")
                state.trading = TRADING_WORDS.index(word)
            case "rolls":
                state.rolls = self.number(word, MAX_ROLLS)
            case "[":
                self._read_dice(state)
            case "workers":
                state.workers = self.number(word, MAX_NUMBER)
            case "coins":
                state.coins = self.number(word, MAX_NUMBER)
            case "buying":
                state.buying = self.one_of(word, DEVELOPMENTS)
            case "offers":
                state.offers = self.number(word, MAX_OFFERS)
            case "takebacks":
                state.takebacks = self.number(word, MAX_TAKEBACKS)
            case "exchanges":
                state.exchanges = self.number(word, MAX_SHIPS)
            case "with":
                state.partner = self.one_of(word, seat_words(int(state.players)))
            case "give":
                self._read_items(state.give)
            case "ask":
                self._read_items(state.ask)
            case _:
                super().read_entry(word, state)

    def _read_dice(self, state: State) -> None:
        for die in range(MAX_DICE + 1):
            word = self.after("[")
            if word == "]":
                return
            if die == MAX_DICE:
                raise NotationError(f"There are at most {MAX_DICE} dice; {word!r} is one too many.")
            self.words.insert(0, word)
            face = self.one_of("A die", [*FACES, "?"])
            state.dice[die] = WAITING if face == NUM_FACES else face

    def _read_items(self, side: Int8s) -> None:
        while self.words and self.words[0] in ITEMS:
            item = self.one_of("An item", ITEMS)
            if side[item]:
                raise NotationError(f"{ITEMS[item]!r} appears twice on one side of the offer.")
            side[item] = self.number(ITEMS[item], MAX_FOOD, least=1)


class _SeatReader(Reader):
    def read(self, state: State, seat: int) -> None:
        if not self.words:
            raise NotationError(f"Seat p{seat} is empty: write '-' if it has nothing.")
        for word in self.entries():
            if word in MONUMENTS:
                self._read_monument(state, seat, MONUMENTS.index(word))
            elif word != "-":
                self._read_entry(word, state.seats[seat])

    def _read_entry(self, word: str, seat: Seat) -> None:
        if word == "food":
            seat.food = self.number(word, MAX_FOOD)
        elif word == "disasters":
            seat.disasters = self.number(word, MAX_NUMBER)
        elif word == "ships":
            seat.ships = self.number(word, MAX_SHIPS)
        elif word in GOODS:
            seat.goods[GOODS.index(word)] = self.number(word, int(CAPACITY[GOODS.index(word)]))
        elif word in CITIES:
            city = CITIES.index(word)
            seat.city_workers[city] = self.number(word, int(NEW_CITY_BOXES[city]))
        elif word in DEVELOPMENTS:
            seat.developments[DEVELOPMENTS.index(word)] = 1
        else:
            raise NotationError(f"Unknown word {word!r} in a seat of the position.")

    def _read_monument(self, state: State, seat: int, monument: int) -> None:
        name, boxes = MONUMENTS[monument], int(MONUMENT_BOXES[monument])
        if self.words[:1] not in (["first"], ["later"]):
            ticks = self.number(f"{name} (not built)", boxes - 1)
            state.seats[seat].monument_workers[monument] = ticks
            return
        state.seats[seat].monument_workers[monument] = boxes
        if self.after(name) == "first":
            if state.first_builder[monument] != NOBODY:
                raise NotationError(f"Only one seat can have built {name!r} first.")
            state.first_builder[monument] = seat


def _actor_in(state: State) -> int:
    match state.phase:
        case Phase.ROLL | Phase.OVER:
            return NOBODY
        case Phase.ANSWER | Phase.COUNTER:
            return int(state.partner)
        case _:
            return int(active_seat(state))
