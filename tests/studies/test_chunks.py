"""Games as columns: what a row says is what the table says."""

import numpy as np
import pytest

import gobelet
from gobelet.studies import chunks
from gobelet.studies.chunks import play_chunk
from gobelet.studies.study import Study
from pig import GAME as PIG

STUDY = Study("stars", 2, 3, seed=10)


@pytest.fixture(scope="module")
def chunk():
    return play_chunk(STUDY, 1, 2, with_decisions=True)


def test_a_row_for_each_game_and_seat(chunk):
    states = gobelet.game("stars").play_random(2, 2, 11)
    rules = gobelet.game("stars").rules
    assert chunk.games["game"].tolist() == [1, 1, 2, 2]
    assert chunk.games["seed"].tolist() == [11, 11, 12, 12]
    assert chunk.games["seat"].tolist() == [0, 1, 0, 1]
    assert [rules.score(s, k) for s in states for k in (0, 1)] == chunk.games["points"].tolist()
    assert [rules.rank(s, k) for s in states for k in (0, 1)] == chunk.games["place"].tolist()
    assert [s.turn + 1 for s in states for k in (0, 1)] == chunk.games["turns"].tolist()
    assert np.unique([len(column) // 2 for column in chunk.games.values()]).tolist() == [2]


def test_decisions_follow_each_other(chunk):
    """Numbered from 0 in each game; as many as the rows of games count."""
    decisions = chunk.decisions
    assert chunk.games["decisions"].sum() == len(decisions["number"])
    for game in (1, 2):
        own = decisions["game"] == game
        assert list(range(own.sum())) == decisions["number"][own].tolist()
        assert {game + 10} == set(decisions["seed"][own].tolist())
        seats = np.bincount(decisions["seat"][own], minlength=2)
        assert chunk.games["decisions"][chunk.games["game"] == game].tolist() == seats.tolist()


def test_a_shared_win_is_shared():
    """R29 of Stars: equal points are equal places."""
    states = np.stack([gobelet.game("stars").new_state(3)] * 2)  # nothing written: all have 0 points
    states = states.astype(gobelet.game("stars").rules.STATE)
    rows = chunks.list_games(Study("stars", 3, 2), 0, states)
    assert rows["win"].tolist() == [1 / 3] * 6


def test_without_decisions_there_are_none():
    assert play_chunk(STUDY, 0, 1, with_decisions=False).decisions == {}


def test_a_game_without_traits(monkeypatch):
    """It is simulated all the same."""
    monkeypatch.setattr("gobelet.studies.study.find_game", lambda _: PIG)
    assert PIG.find_part("traits") is None
    rows = play_chunk(Study("pig", 2, 2), 0, 2, False).games
    assert list(rows) == ["game", "seed", "seat", "points", "place", "win", "turns", "decisions"]
