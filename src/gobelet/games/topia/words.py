"""The English words of the notation, by number."""

from __future__ import annotations

from gobelet.engine.notation import names_of, seat_words
from gobelet.games.topia.components import MISSIONS as MISSION_CARDS
from gobelet.games.topia.components import RANDOM_ID
from gobelet.games.topia.components import SCENARIOS as SCENARIO_CARDS
from gobelet.games.topia.constants import (
    MAX_PLAYERS,
    MAX_SLOTS,
    NUM_ON_CARD,
    SIDES,
    Colour,
    District,
    Faction,
    Phase,
)

PHASES = names_of(Phase)
DISTRICTS = names_of(District)
COLOURS = names_of(Colour)
FACTIONS = names_of(Faction)
SEATS = seat_words(MAX_PLAYERS)
VALUES = [str(value + 1) for value in range(SIDES)]
DICE = [f"{colour}{value}" for colour in COLOURS for value in VALUES]
SLOTS = [f"{district}{k + 1}" for district in DISTRICTS for k in range(MAX_SLOTS)]
ON_CARDS = [f"{seat}-{k + 1}" for seat in SEATS for k in range(NUM_ON_CARD)]
PLACES = SLOTS + ON_CARDS
MISSIONS = [mission.id for mission in MISSION_CARDS]
SCENARIOS = [scenario.id for scenario in SCENARIO_CARDS]
SCENARIO_CHOICES = [*SCENARIOS, RANDOM_ID] if len(SCENARIOS) > 1 else SCENARIOS
BANKS = ["any", "alike"]
GUGUS = ["reroll", "by_one"]
HYPNOSES = ["acts", "no_action"]
BANK_CARDS = ["no", "yes"]
THIRD_MISSIONS = ["back", "out"]
REACTIONS = ["once", "each_piece"]
