"""One game between bots: it is the game its seeds say, counted right; and what bots may do wrong."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from gobelet.arena.job import Job
from gobelet.arena.match import BotError, play_deals, play_game
from gobelet.bots import decide, new_bot

FIRST = "tests.arena.bots:First"
JOB = Job("stars", ("random", FIRST, "random"), players=2, games=20)


class TestGame:
    def test_can_be_played_again_from_its_row(self) -> None:
        """The seeds of dice and bots are all that is needed."""
        rows = play_game(JOB, 1, deal=3, rotation=1)
        table = JOB.find_game().table(2, seed=int(rows["dice_seed"][0]))
        bots = [new_bot(JOB.entries[row["entry"]].bot, int(row["bot_seed"])) for row in rows]
        decisions = [0, 0]
        while table.actor is not None:
            decisions[table.actor] += 1
            table.play(decide(bots[table.actor], table).action)
        assert table.scores() == rows["points"].tolist()
        assert table.ranks() == rows["place"].tolist()
        assert decisions == rows["decisions"].tolist()
        assert int(table.state.turn) + 1 == rows["turns"][0]

    def test_all_lineups_and_rotations_have_the_dice_of_the_deal(self) -> None:
        rows = np.concatenate([play_deals(JOB, lineup, [4]) for lineup in range(3)])
        assert {JOB.dice_seed(4)} == set(rows["dice_seed"].tolist())

    def test_seats_are_swapped(self) -> None:
        """Two games a deal, each entry once in each seat, with the same dice of its own."""
        rows = play_deals(JOB, 0, [0])
        assert rows[["rotation", "seat", "entry"]].tolist() == [(0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0)]
        assert rows["bot_seed"][0] == rows["bot_seed"][3]

    def test_wins_add_up_to_one_a_game(self) -> None:
        """Also where a first place is shared."""
        rows = play_deals(JOB, 0, range(8))
        assert np.allclose(rows["win"].reshape(-1, 2).sum(axis=1), 1)
        assert ((rows["win"] > 0) == (rows["place"] == 1)).all()

    def test_times_are_those_of_the_bot(self) -> None:
        """The slow bot sleeps half a millisecond over each decision."""
        job = Job("stars", ("tests.arena.bots:Slow", FIRST), players=2, games=2)
        slow, first = np.sort(play_game(job, 0, 0, 0), order="entry")
        assert slow["slowest"] >= slow["median"] >= 0.0005
        assert first["median"] > 0
        assert slow["seconds"] >= 0.0005 * slow["decisions"]

    def test_alone(self) -> None:
        job = Job("ages", (FIRST,), players=1, games=1)
        rows = play_game(job, 0, 0, 0)
        assert rows[["seat", "place", "win"]].tolist() == [(0, 1, 1.0)]


def failure(bot: str, **changes: Any) -> BotError:
    job = Job("ages", ("random", f"tests.arena.bots:{bot}"), players=2, games=2)
    with pytest.raises(BotError) as caught:
        play_deals(job, 0, [7])
    return caught.value


class TestFailures:
    def test_an_error_names_bot_game_deal_and_position(self) -> None:
        error = failure("Raising")
        assert "The bot tests.arena.bots:Raising failed in ages, deal 7, seat 1, dice seed" in str(error)
        assert "RuntimeError: no idea Position: keep round 3 p1" in str(error)

    def test_an_illegal_answer_is_an_error(self) -> None:
        error = failure("Illegal")
        assert "An action must be text or a number from 0 to" in error.reason
        assert "Position: keep round 1 p1" in error.reason

    def test_it_survives_the_way_between_processes(self) -> None:
        error = failure("Illegal")
        again = pickle.loads(pickle.dumps(error))
        assert str(error) == str(again)
        assert again.bot == "tests.arena.bots:Illegal"
