"""One game from its seed to its end."""

import random

import numpy as np
import pytest

import gobelet
from gobelet.bots import new_bot
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.envs.episode import Episode
from tests.envs.playing import GAMES, choose

POSSIBLE = [
    (game, players) for game in gobelet.games() for players in (1, 2, 3) if (game, players) != ("topia", 1)
]


def play(episode, seed=5, decisions=10_000):
    """What every seat was paid."""
    episode.begin(seed)
    rng, paid = random.Random(seed), np.zeros(episode.players)
    while not episode.over and len(episode.actions) < decisions:
        paid += episode.act(choose(episode.mask, rng))
    return paid.tolist()


class TestEpisode:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_is_the_same_game_as_at_a_table(self, game_id):
        """The same seed and actions lead to the same bytes; the record can be resumed."""
        episode = Episode(gobelet.game(game_id), 2)
        play(episode, decisions=60)
        table = gobelet.game(game_id).table(2, seed=5)
        table.play(*episode.actions)
        assert table.state.tobytes() == episode.state.tobytes()
        assert table.record() == episode.record()
        assert table.position == gobelet.resume(str(episode.record())).position

    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_the_mask_is_what_is_legal(self, game_id):
        """For the actor; the others may do nothing, and nobody once the game is over."""
        episode, table = Episode(gobelet.game(game_id), 3), gobelet.game(game_id).table(3, seed=2)
        episode.begin(2)
        assert table.legal_ids() == np.flatnonzero(episode.mask_of(table.actor)).tolist()
        assert not any(episode.mask_of(seat).any() for seat in range(3) if seat != table.actor)

    @pytest.mark.parametrize(("game_id", "players"), POSSIBLE)
    def test_points_paid_add_up_to_the_score(self, game_id, players):
        """Every action pays what the points have changed by, for every seat."""
        episode = Episode(gobelet.game(game_id), players, rewards="points")
        assert play(episode) == episode.points()

    @pytest.mark.parametrize(("game_id", "players"), POSSIBLE)
    def test_places_pay_the_share_of_the_others_beaten(self, game_id, players):
        """Less the share of those that beat one; alone it is half for winning and half for points."""
        episode = Episode(gobelet.game(game_id), players)
        paid, places = play(episode), episode.places()
        if players > 1:
            beaten = [sum((o > place) - (o < place) for o in places) / (players - 1) for place in places]
            assert beaten == pytest.approx(paid)
        else:
            assert (paid[0] > 0) == (places == [1]) or paid[0] == 0
            assert -1 <= paid[0] <= 1

    def test_nothing_is_paid_before_the_end(self):
        """By place."""
        assert play(Episode(gobelet.game("ages"), 2), decisions=20) == [0, 0]

    @pytest.mark.parametrize("action", [-1, 10_000, None, "stop", 1.0, 199])
    def test_what_is_illegal_is_refused_and_changes_nothing(self, action):
        """With an error that names the position and what would have been legal."""
        episode = Episode(gobelet.game("ages"), 2)
        episode.begin(1)
        before = episode.state.tobytes()
        with pytest.raises(IllegalActionError, match=r"Position: keep .* Legal: "):
            episode.act(action)
        assert (before, []) == (episode.state.tobytes(), episode.actions)

    def test_bots_are_shown_only_what_their_seat_sees(self):
        """In Topia the missions of the others are made up."""
        game, shown = gobelet.game("topia"), []

        class Spy:
            def think(self, game, state):
                shown.append(state.tobytes())
                return new_bot("random", 1).think(game, state)

        episode = Episode(game, 2)
        episode.begin(3)
        differs = False
        while not episode.over:
            action = episode.ask(Spy())
            differs |= shown[-1] != episode.state.tobytes()
            episode.act(action)
        assert differs

    @pytest.mark.parametrize("game", GAMES, ids=str)
    def test_any_game_will_do(self, game):
        """Also one of one's own."""
        episode = Episode(gobelet.game(game) if isinstance(game, str) else game, 2)
        play(episode)
        assert episode.over

    @pytest.mark.parametrize(
        ("players", "options", "rewards"),
        [(5, {}, "place"), (2, {"edition": "third"}, "place"), (2, {}, "luck")],
    )
    def test_what_cannot_be_laid_out_is_refused(self, players, options, rewards):
        """At once, not at the first game."""
        with pytest.raises(SetupError):
            Episode(gobelet.game("ages"), players, options, rewards)
