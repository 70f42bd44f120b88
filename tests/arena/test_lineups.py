"""Who meets whom, and that nobody has a better seat."""

from __future__ import annotations

from collections import Counter

import pytest

from gobelet.arena.lineups import Lineup, count_deals, form_lineups, label_entries, split_names
from gobelet.engine.errors import SetupError


def names(bots: str, players: int) -> list[str]:
    """The lineups of these bots, a letter for each."""
    entries = label_entries(bots, players)
    return [
        "".join(bots[k % len(bots)] for k in lineup.entries) for lineup in form_lineups(len(entries), players)
    ]


class TestLineups:
    def test_as_many_as_seats_are_one(self) -> None:
        assert names("abc", 3) == ["abc"]

    def test_more_than_seats_meet_in_every_choice(self) -> None:
        assert names("abc", 2) == ["ab", "ac", "bc"]

    def test_fewer_than_seats_fill_them_in_every_way(self) -> None:
        """But never all with the same: that would compare nobody."""
        assert names("ab", 3) == ["aab", "abb"]
        assert names("ab", 4) == ["aaab", "aabb", "abbb"]

    def test_one_meets_itself(self) -> None:
        assert names("a", 2) == ["aa"]

    def test_alone_at_the_table_each_is_a_lineup(self) -> None:
        assert names("ab", 1) == ["a", "b"]


class TestLabels:
    def test_a_bot_named_again_is_numbered(self) -> None:
        labels = [entry.label for entry in label_entries(["hard", "easy", "hard", "hard"], 2)]
        assert labels == ["hard", "easy", "hard (2)", "hard (3)"]

    def test_one_bot_is_as_many_entries_as_seats(self) -> None:
        assert [entry.label for entry in label_entries(["hard"], 3)] == ["hard", "hard (2)", "hard (3)"]

    def test_names_are_separated_by_commas(self) -> None:
        assert split_names("expert@50ms, my.bots:Mine") == ("expert@50ms", "my.bots:Mine")

    @pytest.mark.parametrize("text", ["", "a,,b", "a,"])
    def test_an_empty_name_is_refused(self, text: str) -> None:
        with pytest.raises(SetupError, match="names separated by commas"):
            split_names(text)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
class TestSeats:
    def test_everyone_has_every_seat_once_a_deal(self, players: int) -> None:
        """Whatever the deal."""
        lineup = Lineup(tuple(range(players)))
        for deal in range(12):
            seated = [lineup.seats(deal, rotation) for rotation in range(lineup.rotations)]
            assert all(sorted(seat) == list(range(players)) for seat in zip(*seated, strict=True))
            assert all(sorted(game) == list(range(players)) for game in seated)

    def test_everyone_sits_behind_everyone_equally_often(self, players: int) -> None:
        """Over as many deals as there are orders round the table."""
        lineup = Lineup(tuple(range(players)))
        behind: Counter[tuple[int, int]] = Counter()
        for deal in range(6):
            seats = lineup.seats(deal, 0)
            behind.update(zip(seats, seats[1:] + seats[:1], strict=True))
        assert len(set(behind.values())) == 1
        assert len(behind) == max(1, players * (players - 1))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [count_deals(games, 3) for games in (1, 3, 4)] == [1, 1, 2]
