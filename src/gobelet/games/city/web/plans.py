"""What is ticked together in Dice City: dice to reroll, cards to replace, a trade, what a statue takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError
from gobelet.engine.plans import Composed, Pick, Plan, TickError, Turn
from gobelet.engine.turns import active_seat
from gobelet.games.city.abilities import some_resources
from gobelet.games.city.actions import ACTIONS, DISCARD, PAY
from gobelet.games.city.components import AMOUNT, FIRST_CARD, IDS
from gobelet.games.city.components import LOCATIONS as KNOWN
from gobelet.games.city.constants import LOWER, MAX_PAID, Phase
from gobelet.games.city.state import State
from gobelet.games.city.words import CARDS, RESOURCES, ROWS, dice_words

PAID = "pay"
GAINED = "gain"


def plan(turn: Turn) -> Plan | None:
    planner = PLANNERS.get(turn.state.phase)
    return planner(turn) if planner else None


def compose(turn: Turn, picks: Sequence[str]) -> Composed:
    composer = COMPOSERS.get(turn.state.phase)
    if composer is None or plan(turn) is None:
        raise _meaningless(picks)
    return composer(turn, picks)


def _meaningless(picks: Sequence[str]) -> NotationError:
    return NotationError(f"Cannot tick these together now: {', '.join(picks) or 'nothing'}.")


def _wrong_number(what: str, over: int) -> TickError:
    """How many are too many or too few."""
    return TickError(Message(f"web-why-{what}-{'over' if over > 0 else 'short'}", {"count": abs(over)}))


def _count(picks: Sequence[str], allowed: Mapping[str, int]) -> Counter[str]:
    """How often each is ticked, never more often than *allowed*."""
    counts = Counter(picks)
    if any(count > allowed.get(pick, 0) for pick, count in counts.items()):
        raise _meaningless(picks)
    return counts


def _copies(prefix: str, counts: Mapping[str, int]) -> dict[str, Pick]:
    """A piece for each copy: `card-mint-1`, `card-mint-2`."""
    return {
        f"{prefix}-{name}-{copy}": Pick(name)
        for name, count in counts.items()
        for copy in range(1, count + 1)
    }


# -- The Well: this die and any others (R45) ------------------------------------------------------------


def _plan_reroll(turn: Turn) -> Plan:
    seat, spent = active_seat(turn.state), ROWS[turn.state.die]
    picks = {f"die-{seat}-{row}": Pick(row) for row in _other_dice(turn)}
    covers = frozenset(turn.legal)
    return Plan("reroll", picks, Message("web-reroll", {"count": 1, "dice": _dice([spent])}), covers)


def _other_dice(turn: Turn) -> list[str]:
    """Those still in the city: the die being spent is not."""
    dice = turn.state.seats[active_seat(turn.state)].dice
    return [row for die, row in enumerate(ROWS) if dice[die] >= 0]


def _compose_reroll(turn: Turn, picks: Sequence[str]) -> Composed:
    chosen = _count(picks, dict.fromkeys(_other_dice(turn), 1))
    rows = [row for die, row in enumerate(ROWS) if row in chosen or die == turn.state.die]
    action = f"reroll {dice_words(sum(1 << ROWS.index(row) for row in rows))}"
    return Composed([action], Message("web-reroll", {"count": len(rows), "dice": _dice(rows)}))


def _dice(rows: Sequence[str]) -> tuple[Message, ...]:
    return tuple(Message(f"die-{row}") for row in rows)


# -- Cards to replace (R13) -----------------------------------------------------------------------------


def _plan_discard(turn: Turn) -> Plan:
    label = Message("web-discard-some", {"count": int(turn.state.left)})
    covers = ACTIONS.select(turn.legal, DISCARD)
    return Plan("discard", _copies("card", _displayed(turn.state)), label, covers, int(turn.state.left))


def _displayed(state: State) -> dict[str, int]:
    return {card: int(state.display[LOWER, FIRST_CARD + k]) for k, card in enumerate(CARDS)}


def _compose_discard(turn: Turn, picks: Sequence[str]) -> Composed:
    """All of them at once: four, or as many as there are."""
    counts = _count(picks, _displayed(turn.state))
    if counts.total() != turn.state.left:
        raise _wrong_number("cards", counts.total() - int(turn.state.left))
    cards = tuple(Message("card", {"name": KNOWN[IDS.index(card)].name}) for card in counts.elements())
    actions = [f"discard {card}" for card in counts.elements()]
    return Composed(actions, Message("web-discard", {"count": len(actions), "cards": cards}))


# -- The Market Place: what is paid, and what comes for each (R32) ---------------------------------------


def _plan_trade(turn: Turn) -> Plan | None:
    """The Storehouse asks for no more than its payment, which needs no plan."""
    most = _most_traded(turn)
    if not most:
        return None
    seat = active_seat(turn.state)
    takes = {name: max(count for other, count in most.items() if other != name) for name in most}
    picks = {
        **{piece: Pick(f"{PAID} {pick.value}") for piece, pick in _copies(f"{PAID}-{seat}", most).items()},
        **{
            piece: Pick(f"{GAINED} {pick.value}")
            for piece, pick in _copies(f"{GAINED}-{seat}", takes).items()
        },
    }
    return Plan("trade", picks, Message("web-trade-some"), ACTIONS.select(turn.legal, PAY))


def _most_traded(turn: Turn) -> dict[str, int]:
    """How many of each resource can be paid; empty where nothing is traded."""
    location = KNOWN[_source(turn.state)]
    stock = turn.state.seats[active_seat(turn.state)].stock
    most = {name: min(int(stock[k]), location.most) for k, name in enumerate(RESOURCES)}
    return most if location.most else {}


def _source(state: State) -> int:
    """The location whose ability is being carried out."""
    return int(state.seats[active_seat(state)].city[state.source])


def _compose_trade(turn: Turn, picks: Sequence[str]) -> Composed:
    paid = _count(_named(picks, PAID), _most_traded(turn))
    gained = _count(_named(picks, GAINED), dict.fromkeys(RESOURCES, MAX_PAID))
    if paid.total() + gained.total() != len(picks):
        raise _meaningless(picks)
    if len(paid) != 1:
        raise TickError(Message("web-why-kind"))
    if paid.keys() & gained.keys():
        raise TickError(Message("web-why-same"))
    if gained.total() != paid.total():
        raise _wrong_number("gains", gained.total() - paid.total())
    [(name, count)] = paid.items()
    actions = [f"pay {name} {count}", *(f"gain {each}" for each in sorted(gained.elements()))]
    amount = int(AMOUNT[_source(turn.state)])
    gains = _some({each: amount * times for each, times in gained.items()})
    return Composed(actions, Message("web-trade", {"items": _some(paid), "gains": gains}))


def _named(picks: Sequence[str], side: str) -> list[str]:
    """`pay wood` is wood on the side *pay*."""
    return [pick.removeprefix(f"{side} ") for pick in picks if pick.startswith(f"{side} ")]


def _some(counts: Mapping[str, int]) -> tuple[Message, ...]:
    return some_resources([counts.get(name, 0) for name in RESOURCES])


# -- The Grand Statue: what is paid for points (R38) -----------------------------------------------------


def _plan_extra(turn: Turn) -> Plan:
    picks = {
        piece: Pick(f"{PAID} {pick.value}")
        for piece, pick in _copies(f"{PAID}-{active_seat(turn.state)}", _most_extra(turn)).items()
    }
    label = Message("web-extra-some", {"count": int(turn.state.left)})
    return Plan("extra", picks, label, ACTIONS.select(turn.legal, PAY), int(turn.state.left))


def _most_extra(turn: Turn) -> dict[str, int]:
    stock = turn.state.seats[active_seat(turn.state)].stock
    takes = KNOWN[_source(turn.state)].extra_resources
    return {name: min(int(stock[RESOURCES.index(name)]), int(turn.state.left)) for name in takes}


def _compose_extra(turn: Turn, picks: Sequence[str]) -> Composed:
    """A player who has chosen how much to pay is not asked for more."""
    paid = _count(_named(picks, PAID), _most_extra(turn))
    if not paid or paid.total() != len(picks):
        raise _meaningless(picks)
    if len(picks) > turn.state.left:
        raise _wrong_number("resources", len(picks) - int(turn.state.left))
    actions = [f"pay {name} 1" for name in paid.elements()]
    if turn.play(actions).state.phase == Phase.EXTRA:
        actions.append("skip")
    label = Message("web-extra", {"items": _some(paid), "count": paid.total()})
    return Composed(actions, label)


PLANNERS: dict[int, Callable[[Turn], Plan | None]] = {
    Phase.REROLL: _plan_reroll,
    Phase.DISCARD: _plan_discard,
    Phase.PAY: _plan_trade,
    Phase.EXTRA: _plan_extra,
}
COMPOSERS: dict[int, Callable[[Turn, Sequence[str]], Composed]] = {
    Phase.REROLL: _compose_reroll,
    Phase.DISCARD: _compose_discard,
    Phase.PAY: _compose_trade,
    Phase.EXTRA: _compose_extra,
}
