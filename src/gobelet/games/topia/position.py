"""A whole position as one line of text, both ways. The words are explained in docs/games/topia.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gobelet.engine.contract import NOBODY, Int8s, empty_state
from gobelet.engine.errors import NotationError
from gobelet.engine.notation import (
    HeadReader,
    Reader,
    count_words,
    format_head,
    quote,
    seat_words,
    split_position,
)
from gobelet.engine.turns import active_seat
from gobelet.games.topia.check import check_position
from gobelet.games.topia.constants import (
    AGENT,
    DECK,
    MAX_PLAYERS,
    MAX_SLOTS,
    MAX_STEP,
    MIN_PLAYERS,
    NO_DISTRICT,
    NO_FACTION,
    NO_MISSION,
    NO_PLACE,
    NOTHING,
    NUM_DISTRICTS,
    NUM_FACTIONS,
    NUM_ON_CARD,
    OUT,
    SIDES,
    SLOTS_A_DISTRICT,
    UNDER,
    Faction,
    Moment,
    Phase,
)
from gobelet.games.topia.setting_up import count_dice_left, count_factions, lay_out_places, seat_to_return
from gobelet.games.topia.state import STATE, State, card_place, count_deck, move_mission, seat_with
from gobelet.games.topia.turn import forget_turn
from gobelet.games.topia.words import (
    BANKS,
    DICE,
    DISTRICTS,
    FACTIONS,
    GUGUS,
    HYPNOSES,
    MISSIONS,
    PHASES,
    PLACES,
    REACTIONS,
    SCENARIOS,
    THIRD_MISSIONS,
)

MAX_DRAWS = 60
OUT_OF_TURN = {
    Phase.HYPNOTISE: Faction.PERCEPTIONEERS,
    Phase.BLOCK: Faction.BANXA,
    Phase.ADAPT: Faction.HOLLOWS,
    Phase.CLONE: Faction.DANGMER,
    Phase.COPY: Faction.DANGMER,
    Phase.AWARD: Faction.BINGMAI,
}
DRAWS = (Phase.SCENARIO, Phase.FACTION, Phase.LAYOUT, Phase.DEAL, Phase.DRAW, Phase.ROLL)


# -- Writing --------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    seats = (" ".join(_seat_words(state, seat)) or "-" for seat in range(state.players))
    return " | ".join([" ".join(_head_words(state)), *seats])


def _head_words(state: State) -> Iterator[str]:
    yield format_head(state, PHASES)
    yield from _option_words(state)
    if state.cubes.any():
        yield " ".join(["cubes", *map(str, state.cubes)])
    if state.skipped:
        yield "skipped"
    for name, district in (("named", state.named), ("doing", state.doing)):
        if district != NO_DISTRICT:
            yield f"{name} {DISTRICTS[district]}"
    if state.borrowed:
        yield "borrowed"
    for name, places in (("chosen", state.chosen), ("rolling", state.rolling)):
        if places[0] != NO_PLACE:
            yield " ".join([name, *(PLACES[place] for place in places if place != NO_PLACE)])
    if state.moment == Moment.ACTED:
        yield "acted"
    yield from count_words([("left", state.left)])
    if state.stirred > 1:
        yield f"moved {state.stirred}"
    if state.cloned != NO_PLACE:
        yield f"cloned {PLACES[state.cloned]}"
    if state.awarded_district != NO_DISTRICT:
        yield f"awarded {DISTRICTS[state.awarded_district]} p{state.awarded_seat}"
    yield f"[{' / '.join(_district_words(state))}]"


def _option_words(state: State) -> Iterator[str]:
    if state.bank_alike:
        yield f"bank {BANKS[1]}"
    if state.gugu_by_one:
        yield f"gugu {GUGUS[1]}"
    if state.no_action:
        yield f"hypnosis {HYPNOSES[1]}"
    if state.scenario:
        yield f"scenario {SCENARIOS[state.scenario]}"
    if state.bank_card:
        yield "bank_card"
    if state.third_out:
        yield f"third_mission {THIRD_MISSIONS[1]}"
    if state.adapt_each:
        yield f"hollows {REACTIONS[1]}"


def _district_words(state: State) -> Iterator[str]:
    slots = int(SLOTS_A_DISTRICT[state.players])
    pieces = state.pieces.tolist()
    for district in range(NUM_DISTRICTS):
        first = district * MAX_SLOTS
        yield " ".join(_piece_word(piece) for piece in pieces[first : first + slots])


def _piece_word(piece: int) -> str:
    if piece == NOTHING:
        return "-"
    return f"p{piece - AGENT}" if piece >= AGENT else DICE[piece]


def _seat_words(state: State, seat: int) -> Iterator[str]:
    if state.factions[seat] != NO_FACTION:
        yield f"faction {FACTIONS[state.factions[seat]]}"
    if state.used[seat]:
        yield "used"
    first = int(card_place(seat, 0))
    dice = [DICE[piece] for piece in state.pieces[first : first + NUM_ON_CARD] if piece < AGENT]
    where = state.missions.tolist()
    lists = {"dice": dice}
    for name, place in (("missions", seat), ("under", UNDER + seat)):
        lists[name] = [mission for mission, at in zip(MISSIONS, where, strict=True) if at == place]
    yield from (" ".join([name, *words]) for name, words in lists.items() if words)
    if state.returned[seat] != NO_MISSION:
        yield f"returned {MISSIONS[state.returned[seat]]}"
    yield from count_words([("draws", state.draws[seat])])


# -- Reading --------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """
    Read a position; what is left out has its default.

    Raises:
        NotationError: naming the word that is wrong, or what does not fit together.
    """
    head, seats = split_position(text, MAX_PLAYERS)
    if len(seats) < MIN_PLAYERS:
        raise NotationError(f"A position needs at least {MIN_PLAYERS} seats, not {len(seats)}.")
    state = _blank_state(len(seats))
    _HeadReader(head).read(state, PHASES)
    if state.moment == Moment.BEFORE and state.doing != NO_DISTRICT:
        state.moment = Moment.DUE
    for seat, words in enumerate(seats):
        _SeatReader(words).read(state, seat)
    if state.third_out:
        _take_out_returned(state)
    if state.phase == Phase.ADAPT:
        state.stirred = max(int(state.stirred), 1)
    check_position(state)
    state.draw = _count_outcomes(state)
    state.actor = _actor_in(state)
    return state


def _blank_state(players: int) -> State:
    state: State = empty_state(STATE)
    state.players = players
    state.factions[:] = NO_FACTION
    state.returned[:] = NO_MISSION
    state.missions[:] = DECK
    state.cloned = NO_PLACE
    state.awarded_district, state.awarded_seat = NO_DISTRICT, NOBODY
    lay_out_places(state)
    forget_turn(state)
    return state


def _take_out_returned(state: State) -> None:
    """R4: what was returned is out of the game."""
    for seat, mission in enumerate(state.returned.tolist()):
        if mission == NO_MISSION:
            continue
        if state.missions[mission] != DECK:
            raise NotationError(f"{MISSIONS[mission]!r} was 'returned' and is out of the game.")
        move_mission(state, mission, OUT + seat)


def _count_outcomes(state: State) -> int:
    match state.phase:
        case Phase.SCENARIO:
            return len(SCENARIOS) - 1
        case Phase.FACTION:
            return NUM_FACTIONS - int(count_factions(state))
        case Phase.LAYOUT:
            return SIDES * int(count_dice_left(state))
        case Phase.DEAL | Phase.DRAW:
            return int(count_deck(state))
        case Phase.ROLL:
            return SIDES
        case _:
            return 0


def _actor_in(state: State) -> int:
    phase = Phase(state.phase)
    if phase in DRAWS or phase == Phase.OVER:
        return NOBODY
    if phase == Phase.KEEP:
        return int(seat_to_return(state))
    if phase in OUT_OF_TURN:
        return int(seat_with(state, int(OUT_OF_TURN[phase])))
    return int(active_seat(state))


class _HeadReader(HeadReader):
    def read_entry(self, word: str, state: State) -> None:
        match word:
            case "skipped":
                state.skipped = 1
            case "named":
                state.named = self.one_of(word, DISTRICTS)
            case "doing":
                state.doing = self.one_of(word, DISTRICTS)
            case "borrowed":
                state.borrowed = 1
            case "acted":
                state.moment = Moment.ACTED
            case "left":
                state.left = self.number(word, 2)
            case "moved":
                state.stirred = self.number(word, 2, least=1)
            case "chosen":
                self._read_places(word, state.chosen)
            case "rolling":
                self._read_places(word, state.rolling)
            case "cloned":
                state.cloned = self.one_of(word, PLACES)
            case "awarded":
                state.awarded_district = self.one_of(word, DISTRICTS)
                state.awarded_seat = self.one_of(word, seat_words(int(state.players)))
            case "[":
                self._read_city(state)
            case _:
                self._read_option(word, state)

    def _read_option(self, word: str, state: State) -> None:
        match word:
            case "bank":
                state.bank_alike = self.one_of(word, BANKS)
            case "gugu":
                state.gugu_by_one = self.one_of(word, GUGUS)
            case "hypnosis":
                state.no_action = self.one_of(word, HYPNOSES)
            case "scenario":
                state.scenario = self.one_of(word, SCENARIOS)
            case "bank_card":
                state.bank_card = 1
            case "third_mission":
                state.third_out = self.one_of(word, THIRD_MISSIONS)
            case "hollows":
                state.adapt_each = self.one_of(word, REACTIONS)
            case "cubes":
                for colour in range(len(state.cubes)):
                    state.cubes[colour] = self.number(word, MAX_STEP)
            case _:
                super().read_entry(word, state)

    def _read_places(self, word: str, places: Int8s) -> None:
        places[0] = self.one_of(word, PLACES)
        if self.words and self.words[0] in PLACES:
            places[1] = self.one_of(word, PLACES)

    def _read_city(self, state: State) -> None:
        slots = int(SLOTS_A_DISTRICT[state.players])
        known = [*DICE, *seat_words(int(state.players)), "-"]
        for district in range(NUM_DISTRICTS):
            for k in range(slots):
                number = self.one_of(f"A slot of {DISTRICTS[district]}", known)
                state.pieces[district * MAX_SLOTS + k] = NOTHING if number == len(known) - 1 else number
            end = "]" if district == NUM_DISTRICTS - 1 else "/"
            word = self.after(DISTRICTS[district])
            if word != end:
                raise NotationError(
                    f"Expected {end!r} after the {slots} slots of {DISTRICTS[district]}, not {quote(word)}."
                )


class _SeatReader(Reader):
    def read(self, state: State, seat: int) -> None:
        if not self.words:
            raise NotationError(f"Seat p{seat} is empty: write '-' if it has nothing.")
        for word in self.entries():
            match word:
                case "-":
                    pass
                case "faction":
                    self._read_faction(state, seat)
                case "used":
                    state.used[seat] = 1
                case "dice":
                    self._read_dice(state, seat)
                case "missions":
                    self._read_missions(word, state, seat)
                case "under":
                    self._read_missions(word, state, UNDER + seat)
                case "returned":
                    state.returned[seat] = self.one_of(word, MISSIONS)
                case "draws":
                    state.draws[seat] = self.number(word, MAX_DRAWS)
                case _:
                    raise NotationError(f"Unknown word {quote(word)} in a seat of the position.")

    def _read_faction(self, state: State, seat: int) -> None:
        faction = self.one_of("faction", FACTIONS)
        if faction in state.factions:
            raise NotationError(f"Only one seat can play {FACTIONS[faction]!r}.")
        state.factions[seat] = faction

    def _read_dice(self, state: State, seat: int) -> None:
        for k, die in enumerate(self._while_in(DICE)):
            if k == NUM_ON_CARD:
                raise NotationError(f"A card has {NUM_ON_CARD} places; {DICE[die]!r} is one too many.")
            state.pieces[card_place(seat, k)] = die

    def _read_missions(self, word: str, state: State, where: int) -> None:
        for mission in self._while_in(MISSIONS):
            if state.missions[mission] != DECK:
                raise NotationError(f"The mission {MISSIONS[mission]!r} appears twice ({word!r}).")
            move_mission(state, mission, where)

    def _while_in(self, known: Sequence[str]) -> Iterator[int]:
        """The numbers of the words that follow, as long as they are known."""
        while self.words and self.words[0] in known:
            yield known.index(self.words.pop(0))
