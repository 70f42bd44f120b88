"""Games that are simulated are the games that tables and `play_random` play, and every decision is noted."""

import numpy as np
import pytest

import gobelet
from gobelet.bots import decide, new_bot
from gobelet.engine.errors import SetupError
from gobelet.studies import playing
from gobelet.studies.playing import EndlessGameError, play
from gobelet.studies.study import Study, check_study
from tests.bots.meeting import PIG

SETUPS = [("ages", 1), ("ages", 3), ("stars", 1), ("stars", 2), ("city", 2), ("topia", 3)]
OPTIONS = {"ages": (("edition", "reprint"),), "topia": (("scenario", "big_plans"),)}
SEED, GAMES = 7, 2


@pytest.fixture(params=SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def study(request):
    game_id, players = request.param
    return Study(game_id, players, GAMES, options=OPTIONS.get(game_id, ()), seed=SEED)


def play_again(study, seed, notes):
    """The table of that seed, on which what was noted has been played and found true."""
    table = study.find_game().table(study.players, seed=seed, **dict(study.options))
    for note in notes:
        assert (note["seat"], note["turn"]) == (table.actor, table.state.turn)
        assert note["choices"] == len(table.legal_ids())
        table.play(int(note["action"]))
    return table


class TestRandom:
    def test_as_play_random(self, study):
        """The final states, byte for byte."""
        states, _, _ = play(study, SEED, GAMES, with_notes=False)
        expected = study.find_game().play_random(study.players, GAMES, SEED, **dict(study.options))
        assert expected.tobytes() == states.tobytes()

    def test_every_decision_is_noted(self, study):
        """Once, in order, with who took it and out of how many; what is left over is empty."""
        states, notes, counts = play(study, SEED, GAMES, with_notes=True)
        for state, row, count in zip(states, notes, counts, strict=True):
            noted = row[: count.sum()]
            assert count.tolist() == np.bincount(noted["seat"], minlength=study.players).tolist()
            assert (noted["choices"] >= 1).all()
            assert (np.diff(noted["turn"]) >= 0).all()
            assert noted["turn"][-1] <= state.turn
            assert not row[count.sum() :]["choices"].any()

    def test_little_room_is_made_larger(self, study, monkeypatch):
        """Nothing is lost, and the games are the same."""
        _, expected, counts = play(study, SEED, GAMES, with_notes=True)
        monkeypatch.setattr(playing, "ROOM", 3)
        _, notes, _ = play(study, SEED, GAMES, with_notes=True)
        longest = counts.sum(axis=1).max()
        assert notes.shape == (GAMES, longest)
        assert expected[:, :longest].tolist() == notes.tolist()


@pytest.mark.compiled
class TestGreedy:
    @pytest.mark.parametrize(("game_id", "players"), [("ages", 2), ("stars", 2), ("stars", 1)])
    def test_as_the_bot(self, game_id, players):
        """The decisions of `hard`, on the dice of a table of the same seed."""
        study = Study(game_id, players, 1, "greedy")
        states, notes, counts = play(study, 3, 1, with_notes=True)
        table, bot = study.find_game().table(players, seed=3), new_bot("hard", 0)
        while not table.over:
            table.play(decide(bot, table).action)
        assert table.state.tobytes() == states[0].tobytes()
        assert play_again(study, 3, notes[0, : counts.sum()]).over

    @pytest.mark.parametrize(("game_id", "players"), [("city", 1), ("city", 2), ("topia", 2)])
    def test_the_same_again(self, game_id, players):
        """In whatever company a game is played."""
        study = Study(game_id, players, 3, "greedy")
        together, _, _ = play(study, 0, 3, with_notes=False)
        alone, _, _ = play(study, 2, 1, with_notes=True)
        assert together[2].tobytes() == alone[0].tobytes()

    def test_is_better_than_random(self):
        study = Study("ages", 2, 20, "greedy")
        scores = [
            np.mean([gobelet.game("ages").rules.score(state, 0) for state in states])
            for states in (play(study, 0, 20, False)[0], gobelet.game("ages").play_random(2, 20))
        ]
        assert scores[0] > scores[1] + 5


class TestRefusals:
    def test_a_game_without_an_end(self):
        """It is named by its seed."""
        study = Study("ages", 2, 2)
        states = np.zeros(2, study.find_game().rules.STATE)
        states["actor"] = -1
        states["actor"][1] = 0
        with pytest.raises(
            EndlessGameError, match="game with seed 8 and policy random did not end after 100,000"
        ):
            playing._check_ends(study, 7, states)

    @pytest.mark.parametrize(
        ("changed", "message"),
        [
            ({"players": 9}, "is for 1 to 4 players"),
            ({"games": 0}, "number of games must be at least 1"),
            ({"seed": -1}, "first seed must be a whole number"),
            ({"policy": "clever"}, "Unknown policy 'clever'. Available policies: random, greedy."),
            ({"options": (("edition", "new"),)}, "Option edition cannot be 'new'"),
        ],
    )
    def test_what_cannot_be_played(self, changed, message):
        with pytest.raises(SetupError, match=message):
            check_study(Study(**{"game": "ages", "players": 2, "games": 1} | changed))

    def test_greedy_for_nothing(self, monkeypatch):
        """Where nothing has been learned it would be random, and called greedy."""
        monkeypatch.setattr("gobelet.studies.study.find_game", lambda _: PIG)
        with pytest.raises(SetupError, match="Pig has no trained weights for 2 players"):
            check_study(Study("pig", 2, 1, "greedy"))
