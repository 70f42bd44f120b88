"""What districts and powers do, as they are played here, in words."""

from __future__ import annotations

from gobelet.engine.contract import Message
from gobelet.games.topia.acting import count_agency_draws, has_cubes, is_bank_alike, is_gugu_by_one
from gobelet.games.topia.constants import District, Faction
from gobelet.games.topia.scoring import leaves_one_out
from gobelet.games.topia.state import State
from gobelet.games.topia.words import DISTRICTS, FACTIONS


def action_of(state: State, district: int) -> str:
    """The action of a district: its name, and what an option or a scenario makes of it."""
    if has_cubes(state, district):
        return "cubes"
    if district == District.BANK and is_bank_alike(state):
        return "bank-alike"
    if district == District.GUGU and is_gugu_by_one(state):
        return "gugu-by-one"
    return str(DISTRICTS[district])


def count_draws(state: State, district: int) -> int:
    """R15, R52: missions that the action of a district draws."""
    return int(count_agency_draws(state)) if district == District.AGENCY else 0


def effect_of(state: State, district: int) -> Message:
    """What the action of a district does."""
    return describe_action(action_of(state, district), count_draws(state, district))


def describe_action(action: str, draws: int) -> Message:
    return Message(f"effect-{action}", {"count": draws})


def power_name(state: State, seat: int) -> str:
    """The power of a seat: its faction, and what a scenario or an option makes of it."""
    if counts_all(state, seat):
        return "centauri-all"
    if state.factions[seat] == Faction.HOLLOWS and state.adapt_each:
        return "hollows-each"
    return str(FACTIONS[state.factions[seat]])


def power_of(state: State, seat: int) -> Message:
    """What the power of a seat does, in a few words."""
    return Message(f"power-{power_name(state, seat)}")


def counts_all(state: State, seat: int) -> bool:
    """R21, R52: whether this is Centauri, and all three of its missions count."""
    return bool(state.factions[seat] == Faction.CENTAURI and not leaves_one_out(state, seat))
