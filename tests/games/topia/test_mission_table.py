"""The missions of Dicetopia counted: which hands, which rows, which half is kept."""

import sys

import numpy as np

import gobelet
from gobelet.games.topia import mission_table as missions
from gobelet.games.topia.components import MISSIONS

TOPIA = gobelet.game("topia")


def count_random_games(players, games=2, first_seed=0):
    """What `count_missions` does, with random players."""
    tally = missions.Tally(*(np.zeros(len(MISSIONS), np.int64) for _ in range(3)))
    for state in TOPIA.play_random(players, games, first_seed):
        missions._count_hands(state, tally)
    return tally


def test_hands_are_counted():
    """Two missions or three for each player, and never more fulfilled than held."""
    tally = count_random_games(4)
    assert 2 * 4 * 2 <= tally.held.sum() <= 2 * 4 * 3
    assert (tally.fulfilled <= tally.held).all()
    assert all(0 <= tally.rate(k) <= 1 and tally.mean(k) >= 0 for k in range(len(MISSIONS)))


def test_harder_pays_more():
    """From 6 points for what always succeeds to 18 for what never does; what is known stays."""
    even, twins, city = (
        next(m for m in MISSIONS if m.id == name) for name in ("even", "twin_pairs", "city_teal")
    )
    assert [missions.suggest_points(even, rate) for rate in (0.0, 0.5, 1.0)] == [18, 12, 6]
    assert {missions.suggest_points(twins, rate) for rate in (0.0, 1.0)} == {14}
    assert missions.suggest_points(city, 0.0) == 4


def test_the_command_prints_the_table(monkeypatch, capsys):
    """A row for each mission, the hardest first."""
    monkeypatch.setattr(missions, "count_missions", count_random_games)
    monkeypatch.setattr(sys, "argv", ["missions", "--games", "2"])
    missions.main()
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 2 + len(MISSIONS)
    shares = [float(row.split("|")[-3].strip(" %")) for row in rows[2:]]
    assert shares == sorted(shares)


def test_the_better_half_is_kept():
    """Brought to the front, with its totals."""
    actions, totals = np.array([7, 8, 9, 10, 11], np.int16), np.array([3, 5, 1, 9, 2])
    assert missions.keep_better_half.of(TOPIA.rules)(actions, totals, 5) == 3
    assert actions[:3].tolist() == [10, 8, 7]
    assert totals[:3].tolist() == [9, 5, 3]
