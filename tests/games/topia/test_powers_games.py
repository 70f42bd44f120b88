"""Whole games of every pair of factions, played at random."""

import itertools
import random

import pytest

import gobelet
from tests.games.topia.power_positions import FACTIONS, START, dice_in

USES = ["skip turn", "name", "act", "power", "block", "award", "value", "colour"]
HANDS = ["city_purple own_teal", "every_colour sum_21"]


def begun(factions):
    """The first turn of a game of these two; Centauri has a mission more."""
    hands = [hand + " even" * (name == "centauri") for name, hand in zip(factions, HANDS, strict=True)]
    phase = "hypnotise" if factions[1] == "perceptioneers" else "take"
    phase = "roam" if factions[0] == "roamers" else phase
    cards = [f"faction {name} missions {hand}" for name, hand in zip(factions, hands, strict=True)]
    return f"{phase} round 1 p0 {START} | {' | '.join(cards)}"


@pytest.mark.compiled  # whole games
class TestEveryPair:
    @pytest.mark.parametrize("factions", [*itertools.permutations(FACTIONS, 2)], ids=" ".join)
    def test_a_game(self, factions):
        """The game ends, everybody has 6 dice and 6 agents, and powers are marked once they were used."""
        rng = random.Random(" ".join(factions))
        table = gobelet.game("topia").table(position=begun(factions), seed=rng.randrange(1000))
        used = [False, False]
        while not table.over:
            action, seat = rng.choice(table.legal()), table.actor
            used[seat] |= action.startswith(tuple(USES))
            table.play(action)
        city, *cards = table.position.split(" | ")
        assert [card.split()[2] == "used" for card in cards] == used
        for seat, card in enumerate(cards):
            words = card.split()
            assert words.index("missions") - words.index("dice") == 7
            assert city.split("[")[1].count(f"p{seat}") == 6
        removed = "shakra" in factions and used[factions.index("shakra")]
        assert len(dice_in(city[city.index("[") :])) == 6 - removed
