"""What the book leaves open, powers and missions apart: one test for each ruling, in the rulebook's order."""

import pytest

import gobelet
from tests.games.topia.notation import (
    DISTRICTS,
    MISSIONS,
    after,
    changed,
    city,
    ended,
    full,
    list_turns,
    midway,
    missions,
    phase,
    ranks,
    scores,
    table_at,
    turn,
)


class TestRulings:
    def test_five_slots(self):
        """R2: thirty dice lie on six times five slots, one of them for 3 and one for 4 players only."""
        for players, slots in ((2, 3), (3, 4), (4, 5)):
            table = gobelet.game("topia").table(players=players, seed=1)
            expected = [f"{district}{slot}" for district in DISTRICTS for slot in range(1, slots + 1)]
            assert expected == list(city(table.position))

    @pytest.mark.parametrize(("seat", "slot"), [(0, "agency1"), (1, "agency2")])
    def test_the_returned_mission(self, seat, slot):
        """R4, R15: it may come to anybody, also to the one who returned it."""
        words = {"p0": "missions even odd returned high", "p1": "missions low lowest returned sum_15"}
        taken = [["", ""], ["agency1", ""]][seat]
        table = table_at(f"take p{seat} {midway(*taken, **words)}", f"take {slot}", "! high")
        assert "high" in missions(table.position, seat)

    def test_the_deck_has_all_the_rest(self):
        """R4, R15: no mission is out of the game."""
        words = {"p0": "missions even odd returned high", "p1": "missions low lowest returned sum_15"}
        table = table_at(f"take p0 {midway('', '', **words)}", "take agency1")
        assert table.pending == len(MISSIONS) - 4

    def test_one_card(self):
        """R10: both dice of a Nethal swap may lie on it."""
        position = f"take round 2 p0 {midway('gugu3', 'agency3')}"
        swapped = changed(position, "take nethal1", "choose p0-2", "choose p0-1")
        assert swapped == {"nethal1": "p0", "p0-1": "teal2", "p0-2": "white2"}

    @pytest.mark.parametrize(
        ("start", "steps"),
        [
            (midway("bank1", "bank2"), ["take nethal1", "choose p0-1", "choose p1-1"]),
            (midway("gugu3", "agency3"), ["take bank2", "choose bank1", "choose p0-2"]),
            (midway("gugu3", "agency3", "bank3"), ["take twilight1", "choose nethal1", "choose twilight4"]),
        ],
    )
    def test_pieces_that_are_alike(self, start, steps):
        """An action that changes nothing has been done, and the turn is over."""
        position = f"take round 2 p0 {start}"
        last = after(position, *steps)
        assert (phase(last), turn(last)) == ("take", 1)
        assert {steps[0].removeprefix("take "), "p0-2"} == set(changed(position, *steps))

    def test_turnabout(self):
        """R53: rounds 2, 4 and 6 go from the last seat to the first."""
        position = f"take p0 scenario turnabout {full(3)} | - | - | -"
        turns = list_turns(gobelet.game("topia").table(position=position, seed=5))
        first = {number: next(seat for each, seat in turns if each == number) for number in range(1, 7)}
        assert first == {1: 0, 2: 2, 3: 0, 4: 2, 5: 0, 6: 2}

    def test_a_6_that_counts_7(self):
        """R51: not where a tie is broken, and not for a mission about the sum."""
        rows, options = "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1", "scenario inflation"
        tied = ended(
            rows,
            "dice teal6 teal1 teal1 teal1 teal1 teal1",
            "dice purple4 purple4 purple1 purple1 purple1 purple1",
            options=options,
        )
        assert (scores(tied), ranks(tied)) == ([27, 27], [2, 1])
        card = "dice teal6 teal5 teal4 teal3 teal2 teal1"
        plain = scores(ended(rows, card, options=options))
        assert scores(ended(rows, f"{card} missions sum_21", options=options))[0] > plain[0]
