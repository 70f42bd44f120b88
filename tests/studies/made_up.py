"""A study that nobody has played: four games of Stars, ten times over, with results worked out by hand."""

import numpy as np

from gobelet.studies.results import Results
from gobelet.studies.study import Study

TIMES = 10
STUDY = Study("stars", 2, 4 * TIMES)

#           game 1    game 2    game 3    game 4
HAS = [[1, 0], [1, 1], [0, 0], [0, 1]]
WIN = [[1, 0], [0, 1], [1, 0], [0, 1]]
POINTS = [[12, 8], [5, 9], [7, 7], [4, 10]]
TURNS = [[10, 10], [11, 11], [12, 12], [13, 13]]


def made_up(**changed):
    columns = {
        "game": np.arange(40).repeat(2).reshape(40, 2),
        "seat": np.tile([0, 1], (40, 1)),
        "points": np.array(POINTS * TIMES),
        "place": 2 - np.array(WIN * TIMES),
        "win": np.array(WIN * TIMES, float),
        "turns": np.array(TURNS * TIMES),
        "decisions": np.array([[20, 21]] * 4 * TIMES),
        "doubled_row_2": np.array(HAS * TIMES, bool),
        "doubled_row_3": np.zeros((40, 2), bool),
        "points_row_2": 1 + 2 * np.array(WIN * TIMES),
        "points_malus": np.zeros((40, 2), int),
    }
    return Results(STUDY, {"gobelet": "0.0.0", "command": "gobelet simulate ..."}, columns | changed)
