"""The editions, as data: what differs from box to box, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from gobelet.games.ages.constants import MAX_PLAYERS, Monument


@dataclass(frozen=True)
class Edition:
    """The numbers of one printing."""

    name: str
    costs: tuple[int, ...]  # R44, in the order of Development
    points: tuple[int, ...]
    later_points: tuple[int, ...]  # R37, in the order of Monument
    coins_per_food: int  # R43
    architecture_bonus: int  # R51
    ties_by_value: bool  # R53: by the value of the goods left rather than their number
    solo_skulls_locked: bool  # R58
    developments_to_end: int = 5  # R47
    solo_rounds: int = 10  # R54
    monuments_out: Mapping[int, tuple[Monument, ...]] = field(  # R39, by number of players
        default_factory=lambda: {
            2: (Monument.TEMPLE, Monument.GREAT_PYRAMID),
            3: (Monument.HANGING_GARDENS,),
        }
    )

    def is_in_play(self, monument: Monument, players: int) -> bool:
        return monument not in self.monuments_out.get(players, ())


# fmt: off
CLASSIC = Edition(
    name="classic",
    #       Lea Irr Agr Qua Med Coi Car Rel Gra Mas Eng Arc Emp
    costs= (10, 10, 15, 15, 15, 20, 20, 20, 30, 30, 40, 50, 60),
    points=( 2,  2,  3,  3,  3,  4,  4,  6,  6,  6,  6,  8,  8),
    later_points=(0, 1, 2, 3, 4, 5, 6),
    coins_per_food=4,
    architecture_bonus=1,
    ties_by_value=False,
    solo_skulls_locked=False,
)

REPRINT = Edition(  # R59-R64
    name="reprint",
    costs= (10, 10, 15, 15, 20, 20, 20, 25, 30, 30, 40, 60, 70),
    points=( 2,  2,  3,  3,  4,  4,  4,  7,  6,  6,  6,  8, 10),
    later_points=(0, 1, 3, 4, 5, 6, 8),
    coins_per_food=6,
    architecture_bonus=2,
    ties_by_value=True,
    solo_skulls_locked=True,
)
# fmt: on

EDITIONS = (CLASSIC, REPRINT)

# The same as arrays, for compiled code: first index the edition.
COSTS = np.array([e.costs for e in EDITIONS], np.int8)
POINTS = np.array([e.points for e in EDITIONS], np.int8)
LATER_POINTS = np.array([e.later_points for e in EDITIONS], np.int8)
COINS_PER_FOOD = np.array([e.coins_per_food for e in EDITIONS], np.int8)
ARCHITECTURE_BONUS = np.array([e.architecture_bonus for e in EDITIONS], np.int8)
TIES_BY_VALUE = np.array([e.ties_by_value for e in EDITIONS], np.int8)
SOLO_SKULLS_LOCKED = np.array([e.solo_skulls_locked for e in EDITIONS], np.int8)
DEVELOPMENTS_TO_END = np.array([e.developments_to_end for e in EDITIONS], np.int8)
SOLO_ROUNDS = np.array([e.solo_rounds for e in EDITIONS], np.int8)
IN_PLAY = np.array(  # then by number of players and monument
    [[[e.is_in_play(m, n) for m in Monument] for n in range(MAX_PLAYERS + 1)] for e in EDITIONS], np.int8
)
