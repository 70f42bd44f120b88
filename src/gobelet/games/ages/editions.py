"""The editions, as data: what differs from box to box, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from gobelet.games.ages.constants import MAX_PLAYERS, Development, Monument, Phase


@dataclass(frozen=True)
class Edition:
    """The numbers of one printing, and which rules are its own."""

    name: str
    developments: Mapping[Development, tuple[int, int]]  # R44: cost and points, in the order of the sheet
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
    rules: Mapping[Phase, tuple[str, ...]] = field(default_factory=dict)  # of this edition alone, by step

    def is_in_play(self, monument: Monument, players: int) -> bool:
        return monument not in self.monuments_out.get(players, ())

    def cost(self, development: Development) -> int:
        return self.developments.get(development, (NOT_SOLD, 0))[0]

    def points(self, development: Development) -> int:
        return self.developments.get(development, (NOT_SOLD, 0))[1]


NOT_SOLD = 0  # the cost of what an edition does not have

CLASSIC = Edition(
    name="classic",
    developments={
        Development.LEADERSHIP: (10, 2),
        Development.IRRIGATION: (10, 2),
        Development.AGRICULTURE: (15, 3),
        Development.QUARRYING: (15, 3),
        Development.MEDICINE: (15, 3),
        Development.COINAGE: (20, 4),
        Development.CARAVANS: (20, 4),
        Development.RELIGION: (20, 6),
        Development.GRANARIES: (30, 6),
        Development.MASONRY: (30, 6),
        Development.ENGINEERING: (40, 6),
        Development.ARCHITECTURE: (50, 8),
        Development.EMPIRE: (60, 8),
    },
    later_points=(0, 1, 2, 3, 4, 5, 6),
    coins_per_food=4,
    architecture_bonus=1,
    ties_by_value=False,
    solo_skulls_locked=False,
)

REPRINT = Edition(
    name="reprint",
    developments={
        **CLASSIC.developments,  # but for R59
        Development.MEDICINE: (20, 4),
        Development.RELIGION: (25, 7),
        Development.ARCHITECTURE: (60, 8),
        Development.EMPIRE: (70, 10),
    },
    later_points=(0, 1, 3, 4, 5, 6, 8),  # R62
    coins_per_food=6,  # R60
    architecture_bonus=2,  # R61
    ties_by_value=True,  # R63
    solo_skulls_locked=True,  # R64
    rules={
        Phase.BUILD: ("R62",),
        Phase.BUY: ("R59",),
        Phase.PAY: ("R60",),
        Phase.OVER: ("R61", "R63"),
    },
)

LATE = replace(  # what is not named here is as in the reprint
    REPRINT,
    name="late",
    developments={  # R59, R65
        Development.LEADERSHIP: (10, 2),
        Development.IRRIGATION: (10, 2),
        Development.AGRICULTURE: (15, 3),
        Development.QUARRYING: (15, 3),
        Development.MEDICINE: (20, 4),
        Development.PRESERVATION: (20, 4),
        Development.COINAGE: (20, 4),
        Development.CARAVANS: (20, 4),
        Development.SHIPPING: (25, 5),
        Development.SMITHING: (25, 5),
        Development.RELIGION: (25, 7),
        Development.GRANARIES: (30, 6),
        Development.MASONRY: (30, 6),
        Development.ENGINEERING: (40, 6),
        Development.COMMERCE: (40, 8),
        Development.ARCHITECTURE: (60, 8),
        Development.EMPIRE: (70, 10),
    },
    developments_to_end=7,  # R67
    solo_rounds=11,  # R69
    monuments_out={},  # R68
    rules={
        Phase.BUILD: ("R62", "R68", "R74"),
        Phase.BUY: ("R59", "R65"),
        Phase.PAY: ("R60",),
        Phase.OVER: ("R61", "R63", "R66", "R67"),
    },
)

EDITIONS = (CLASSIC, REPRINT, LATE)

# The same as arrays, for compiled code: first index the edition.
COSTS = np.array([[e.cost(d) for d in Development] for e in EDITIONS], np.int8)
POINTS = np.array([[e.points(d) for d in Development] for e in EDITIONS], np.int8)
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
