"""What is asked of an arena: its seeds, its fingerprint, and what is refused."""

from __future__ import annotations

import dataclasses
import importlib
from pathlib import Path
from typing import Any

import pytest

from gobelet.arena.job import Job, check_job, hash_sources
from gobelet.engine.errors import GobeletError
from gobelet.engine.game import Game

JOB = Job("topia", ("random", "random"), players=2, games=20)
AGES = dataclasses.replace(JOB, game="ages")


class TestSeeds:
    def test_dice_differ_by_deal_and_by_seed(self) -> None:
        other = dataclasses.replace(JOB, seed=1)
        seeds = {job.dice_seed(deal) for job in (JOB, other) for deal in range(100)}
        assert len(seeds) == 200

    def test_dice_do_not_depend_on_who_plays(self) -> None:
        """Every lineup of a job, and every job of the same seed, plays the same deals."""
        other = Job("topia", ("random",), players=3, games=5)
        assert [JOB.dice_seed(k) for k in range(9)] == [other.dice_seed(k) for k in range(9)]

    def test_two_entries_of_the_same_bot_have_dice_of_their_own(self) -> None:
        assert JOB.bot_seed(0, 0, 0) != JOB.bot_seed(0, 0, 1)

    def test_two_seats_of_one_entry_have_dice_of_their_own(self) -> None:
        job = Job("topia", ("random", "tests.arena.bots:First"), players=3, games=3)
        assert job.name_of(0) == "random ×2 vs tests.arena.bots:First"
        assert len({job.bot_seed(0, 0, position) for position in range(3)}) == 3

    def test_a_bot_has_the_same_dice_against_everyone(self) -> None:
        job = Job("topia", ("random", "random", "random"), players=2, games=3)
        assert job.lineups[0].entries[0] == job.lineups[1].entries[0]
        assert job.bot_seed(5, 0, 0) == job.bot_seed(5, 1, 0)


class TestFingerprint:
    def test_other_rules_or_bots_are_another_job(self, tmp_path: Path, monkeypatch: Any) -> None:
        game = JOB.find_game()
        (tmp_path / "other_game").mkdir()
        (tmp_path / "other_game" / "__init__.py").write_text("")
        monkeypatch.syspath_prepend(tmp_path)
        changed: Game = dataclasses.replace(game, package=importlib.import_module("other_game").__name__)
        assert hash_sources(game) == hash_sources(JOB.find_game()) != hash_sources(changed)

    def test_components_of_ones_own_count(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        game = JOB.find_game()
        before = hash_sources(game)
        text = (game.folder / "components.toml").read_text("utf-8")
        (tmp_path / "topia.toml").write_text(text + "\n# corrected\n", "utf-8")
        monkeypatch.setenv("GOBELET_COMPONENTS", str(tmp_path))
        assert before != hash_sources(game)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "Unknown game 'chess'"),
        ({"players": 9}, "players, not 9"),
        ({"bots": ("random", "clever")}, "Unknown bot 'clever'"),
        ({"bots": ("no.such:Bot",)}, "Cannot load the bot 'no.such:Bot'"),
        ({"games": 0}, "number of games must be from 1 to .*, not 0"),
        ({"seed": -1}, "A seed must be a whole number"),
        ({"alpha": 0.0}, "alpha must be greater than 0 and at most"),
        ({"alpha": 0.9}, "alpha must be greater than 0 and at most"),
        ({"options": (("edition", "third"),)}, "edition"),
        (
            {"players": 1, "bots": ("random",), "until_significant": True},
            "--until-significant needs at least two bots",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(GobeletError, match=message):
        check_job(dataclasses.replace(AGES, **change))  # type: ignore[arg-type]


def test_what_can_be_played_is_not() -> None:
    check_job(JOB)
