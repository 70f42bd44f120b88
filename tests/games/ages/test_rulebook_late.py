"""R65 to R69 of the rulebook: the Late Bronze Age."""

import pytest

import gobelet
from gobelet.engine.errors import NotationError
from tests.games.ages.notation import after, legal, scores, table_at

SIX = "leadership irrigation agriculture quarrying medicine coinage"


class TestR65Commerce:
    def test_it_costs_forty(self):
        """Forty coins' worth buys it, less does not."""
        position = "buy p0 late coins 40 | food 3 | food 3"
        assert after(position, "buy commerce") == "roll round 1 p1 late [? ? ?] | food 3 commerce | food 3"
        assert "buy commerce" not in legal(position.replace("coins 40", "coins 39"))

    @pytest.mark.parametrize("edition", ["", "reprint "])
    def test_other_editions_do_not_have_it(self, edition):
        """Nobody is offered it there, and no position has it."""
        assert "buy commerce" not in legal(f"buy p0 {edition}coins 60 | food 3 | food 3")
        with pytest.raises(NotationError, match="has no 'commerce'"):
            table_at(f"roll p0 {edition}[? ? ?] | food 3 commerce | food 3")


class TestR66CommercePoints:
    def test_a_point_for_each_good(self):
        """Eight points for itself, one for each good, whatever it is worth; food is none."""
        assert scores("roll p0 late [? ? ?] | food 3 commerce | food 3 wood 5") == [8, 0]
        held = "food 3 wood 2 stone 1 spearheads 1 commerce"
        assert scores(f"roll p0 late [? ? ?] | {held} | food 3") == [12, 0]


class TestR67SevenDevelopments:
    def test_the_sixth_does_not_end_it_and_the_seventh_does(self):
        """Bought by the last player of a round."""
        five = SIX.removesuffix(" coinage")
        assert not table_at(f"buy round 6 p1 late coins 20 | food 3 | food 3 {five}", "buy coinage").over
        assert table_at(f"buy round 6 p1 late coins 20 | food 3 | food 3 {SIX}", "buy caravans").over


class TestR68Monuments:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_all_are_in_play(self, players):
        """Seven of them, with any number of players."""
        table = gobelet.game("ages").table(players, edition="late")
        assert len(table.view().seats[0].monuments) == 7


class TestR69Alone:
    def test_eleven_rounds(self):
        """After the tenth round there is one more, after the eleventh none."""
        position = "keep round 10 p0 late rolls 1 [food food food] | food 3"
        assert after(position, "stop") == "roll round 11 p0 late [? ? ?] | food 9"
        assert table_at(position.replace("round 10", "round 11"), "stop").over
