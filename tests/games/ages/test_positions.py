"""Positions and actions as text: what is written back, what is refused, and with which words."""

import pytest

import gobelet
from tests.games.ages.notation import after, table_at

CANONICAL = [
    "roll round 1 p0 [? ? ?] | food 3",
    "roll round 1 p0 [? ? ?] | food 3 | food 3",
    "roll round 2 p1 reprint trading [? ? ? ?] | food 3 | food 2 city6 5",
    "roll round 1 p0 rolls 2 [food ? coins] | - | food 15",
    "keep round 4 p1 rolls 2 [food skull coins] | food 3 wood 2 | food 5 obelisk first medicine disasters 2",
    "choose round 1 p0 [either either food] | food 3 | food 3",
    "trade round 3 p0 trading workers 3 coins 7 offers 2 | food 3 wood 1 | food 3 cloth 1",
    "build round 1 p0 [workers coins coins] workers 3 coins 14 | - | food 3",
    "buy round 7 p2 reprint coins 24 | - | food 3 | food 3 wood 8 stone 7 pottery 6 cloth 5 spearheads 4",
    "pay round 1 p0 coins 7 buying irrigation | food 3 wood 3 | food 3",
    "discard round 1 p0 | food 3 wood 5 stone 2 | food 3",
    "roll round 5 p0 [? ? ?] | step_pyramid later temple 6 great_pyramid first | step_pyramid first obelisk 1"
    " | temple first great_pyramid later | disasters 46",
    "roll round 9 p0 [? ? ?] | leadership irrigation agriculture quarrying"
    " | medicine coinage caravans religion | granaries masonry engineering | architecture empire",
]

MALFORMED = [
    pytest.param("dance p0 [? ? ?] | food 3 | food 3", "dance", id="unknown phase"),
    pytest.param("p0 [? ? ?] | food 3 | food 3", "p0", id="no phase"),
    pytest.param("roll [? ? ?] | food 3 | food 3", None, id="no seat in turn"),
    pytest.param("roll p2 [? ? ?] | food 3 | food 3", "p2", id="seat out of range"),
    pytest.param("roll p9 [? ? ?] | food 3", "p9", id="seat out of any range"),
    pytest.param("roll p-1 [? ? ?] | food 3 | food 3", "p-1", id="negative seat"),
    pytest.param("roll p [? ? ?] | food 3 | food 3", "p", id="seat without number"),
    pytest.param("roll p0 p1 [? ? ?] | food 3 | food 3", "p1", id="two seats in turn"),
    pytest.param("", None, id="empty"),
    pytest.param("roll p0 [? ? ?]", None, id="no seat part"),
    pytest.param("roll p0 [? ? ?]" + " | food 3" * 5, None, id="five seats"),
    pytest.param("roll p0 sunny [? ? ?] | food 3 | food 3", "sunny", id="unknown word in head"),
    pytest.param("roll p0 early [? ? ?] | food 3 | food 3", "early", id="edition that does not exist"),
    pytest.param("roll round p0 [? ? ?] | food 3 | food 3", "round|p0", id="round without number"),
    pytest.param("roll round 0 p0 [? ? ?] | food 3 | food 3", "round|0", id="round zero"),
    pytest.param("roll round -1 p0 [? ? ?] | food 3 | food 3", "round|-1", id="negative round"),
    pytest.param("roll round two p0 [? ? ?] | food 3 | food 3", "two", id="round in words"),
    pytest.param("roll round 1 round 2 p0 [? ? ?] | food 3 | food 3", "round", id="round twice"),
    pytest.param(f"roll round {10**20} p0 [? ? ?] | food 3 | food 3", "round|1000", id="huge round"),
    pytest.param("keep p0 rolls 4 [food food food] | food 3 | food 3", "rolls|4", id="four rolls"),
    pytest.param("keep p0 rolls -1 [food food food] | food 3 | food 3", "rolls|-1", id="negative rolls"),
    pytest.param("keep p0 rolls 1 [food cat food] | food 3 | food 3", "cat", id="unknown face"),
    pytest.param("keep p0 rolls 1 [food food food | food 3 | food 3", None, id="bracket left open"),
    pytest.param("keep p0 rolls 1 food food food] | food 3 | food 3", "food", id="bracket never opened"),
    pytest.param("roll p0 [? ? ?] [? ? ?] | food 3 | food 3", None, id="dice twice"),
    pytest.param("roll p0 [? ? ? ?] | food 3 | food 3", None, id="more dice than cities"),
    pytest.param("roll p0 [? ?] | food 3 | food 3", None, id="fewer dice than cities"),
    pytest.param("keep p0 rolls 1 [food" + " food" * 7 + "] | food 3 | food 3", None, id="eight dice"),
    pytest.param("build p0 workers -1 | food 3 | food 3", "workers|-1", id="negative workers"),
    pytest.param("build p0 workers | food 3 | food 3", "workers", id="workers without number"),
    pytest.param(f"build p0 workers {10**20} | food 3 | food 3", "workers|1000", id="huge workers"),
    pytest.param("buy p0 coins -7 | food 3 wood 5 | food 3", "coins|-7", id="negative coins"),
    pytest.param(f"buy p0 coins {10**20} | food 3 | food 3", "coins|1000", id="huge coins"),
    pytest.param(
        "pay p0 coins 7 buying happiness | food 3 wood 3 | food 3", "happiness", id="buying the unknown"
    ),
    pytest.param("trade p0 trading offers 7 | food 3 wood 1 | food 3", "offers|7", id="seven offers"),
    pytest.param("offer p0 trading with p5 | food 3 wood 1 | food 3", "p5", id="offer to nobody"),
    pytest.param("offer p0 trading with p0 | food 3 wood 1 | food 3", "p0", id="offer to oneself"),
    pytest.param("offer p0 trading with p1 give gold 1 | food 3 wood 1 | food 3", "gold", id="unknown item"),
    pytest.param("roll p0 [? ? ?] | food 16 | food 3", "food|16", id="too much food"),
    pytest.param("roll p0 [? ? ?] | food -1 | food 3", "food|-1", id="negative food"),
    pytest.param(f"roll p0 [? ? ?] | food {10**20} | food 3", "food|1000", id="huge food"),
    pytest.param("roll p0 [? ? ?] | food 259 | food 3", "food|259", id="food that wraps around"),
    pytest.param("roll p0 [? ? ?] | food | food 3", "food", id="food without number"),
    pytest.param("roll p0 [? ? ?] | food three | food 3", "three", id="food in words"),
    pytest.param("roll p0 [? ? ?] | food 3.5 | food 3", "3.5", id="half a food"),
    pytest.param("roll p0 [? ? ?] | food ² | food 3", "food|²", id="superscript digit"),
    pytest.param("roll p0 [? ? ?] | food 1_0 | food 3", "food|1_0", id="underscore in a number"),
    pytest.param("roll p0 [? ? ?] | food 3 food 3 | food 3", "food", id="food twice"),
    pytest.param("roll p0 [? ? ?] | 3 food | food 3", "3", id="number first"),
    pytest.param("roll p0 [? ? ?] | food 3 | food 3 wood 9", "wood|9", id="too much wood"),
    pytest.param("roll p0 [? ? ?] | food 3 | food 3 stone 8", "stone|8", id="too much stone"),
    pytest.param("roll p0 [? ? ?] | food 3 | food 3 pottery 7", "pottery|7", id="too much pottery"),
    pytest.param("roll p0 [? ? ?] | food 3 | food 3 cloth 6", "cloth|6", id="too much cloth"),
    pytest.param("roll p0 [? ? ?] | food 3 | food 3 spearheads 5", "spearheads|5", id="too many spearheads"),
    pytest.param("roll p0 [? ? ?] | food 3 wood -1 | food 3", "wood|-1", id="negative wood"),
    pytest.param("roll p0 [? ? ?] | food 3 wood 1 wood 1 | food 3", "wood", id="wood twice"),
    pytest.param("roll p0 [? ? ?] | food 3 gold 3 | food 3", "gold", id="unknown good"),
    pytest.param("roll p0 [? ? ?] | food 3 shipping | food 3", "shipping", id="unknown development"),
    pytest.param(
        "roll p0 [? ? ?] | food 3 irrigation irrigation | food 3", "irrigation", id="development twice"
    ),
    pytest.param("roll p0 [? ? ?] | food 3 irrigation 2 | food 3", "2", id="development with number"),
    pytest.param("roll p0 [? ? ?] | food 3 city4 4 | food 3", "city4|4", id="too many boxes of a city"),
    pytest.param(
        "roll p0 [? ? ?] | food 3 | food 3 city7 7", "city7|7", id="too many boxes of the last city"
    ),
    pytest.param("roll p0 [? ? ?] | food 3 city3 1 | food 3", "city3", id="city everyone has"),
    pytest.param("roll p0 [? ? ?] | food 3 city8 1 | food 3", "city8", id="eighth city"),
    pytest.param(
        "roll p0 [? ? ?] | food 3 obelisk 10 | food 3", "obelisk|10", id="too many boxes of a monument"
    ),
    pytest.param(
        "roll p0 [? ? ?] | food 3 obelisk 9 | food 3", "obelisk|9", id="built neither first nor later"
    ),
    pytest.param("roll p0 [? ? ?] | food 3 obelisk third | food 3", "third", id="neither first nor later"),
    pytest.param("roll p0 [? ? ?] | food 3 obelisk | food 3", "obelisk", id="monument without number"),
    pytest.param("roll p0 [? ? ?] | food 3 obelisk 2 obelisk first | food 3", "obelisk", id="monument twice"),
    pytest.param("roll p0 [? ? ?] | food 3 obelisk later | food 3", "obelisk", id="later without first"),
    pytest.param(
        "roll p0 [? ? ?] | food 3 obelisk later | food 3 obelisk 8", "obelisk", id="later than unfinished"
    ),
    pytest.param("roll p0 [? ? ?] | food 3 obelisk first | food 3 obelisk first", "obelisk", id="two first"),
    pytest.param("roll p0 [? ? ?] | food 3 obelisk later", "obelisk", id="later alone"),
    pytest.param("roll p0 [? ? ?] | food 3 temple 1 | food 3", "temple", id="temple with two players"),
    pytest.param(
        "roll p0 [? ? ?] | food 3 | great_pyramid first", "great_pyramid", id="pyramid with two players"
    ),
    pytest.param(
        "roll p0 [? ? ?] | - | hanging_gardens 3 | -", "hanging_gardens", id="gardens with three players"
    ),
    pytest.param("roll p0 [? ? ?] | food 3 disasters -2 | food 3", "disasters|-2", id="negative losses"),
    pytest.param(f"roll p0 [? ? ?] | disasters {10**20} | food 3", "disasters|1000", id="huge losses"),
]


class TestWrittenBack:
    @pytest.mark.parametrize("position", CANONICAL)
    def test_the_same_text(self, position):
        """A position in the usual order is written back as it was read."""
        assert position == table_at(position).position

    def test_defaults_are_filled_in(self):
        """The round is always written, zeros never, and an empty seat is a dash."""
        position = "roll p0 [? ? ?] | food 0 wood 0 disasters 0 | food 3 city4 0 obelisk 0"
        assert table_at(position).position == "roll round 1 p0 [? ? ?] | - | food 3"

    def test_a_finished_game(self):
        """The last position can be read again, with the same result."""
        position = "buy p1 coins 14 | food 3 | food 3 leadership agriculture quarrying medicine"
        table = table_at(position, "buy irrigation")
        again = table_at(table.position)
        assert (True, table.position, [0, 13]) == (again.over, again.position, again.scores())

    def test_seats_in_any_order(self):
        """A seat's words may come in any order and are written back in one."""
        position = (
            "roll p0 [? ? ?] | disasters 2 empire leadership obelisk first city5 1 stone 1 wood 2 food 3 | -"
        )
        expected = "food 3 wood 2 stone 1 city5 1 obelisk first leadership empire disasters 2"
        assert f"roll round 1 p0 [? ? ?] | {expected} | -" == table_at(position).position

    @pytest.mark.parametrize(
        ("number", "face"), list(enumerate(["food", "good", "skull", "workers", "either", "coins"]))
    )
    def test_faces_by_number(self, number, face):
        """A draw is a face's name or its number."""
        table = table_at("roll p0 [? ? ?] | food 3 | food 3")
        table.draw(number)
        assert after("roll p0 [? ? ?] | food 3 | food 3", f"! {face}") == table.position


class TestMalformedPositions:
    @pytest.mark.parametrize(("position", "offending"), MALFORMED)
    def test_refused(self, position, offending):
        """The error says which word is wrong."""
        with pytest.raises(gobelet.NotationError, match=offending):
            table_at(position)

    def test_a_notation_error_is_a_value_error(self):
        """Callers may catch it as such."""
        assert issubclass(gobelet.NotationError, ValueError)


class TestUnknownActions:
    @pytest.mark.parametrize(
        "action",
        ["dance", "", "reroll x", "worker moon", "buy happiness", "spend time", "food many", "stop stop"],
    )
    def test_refused(self, action):
        """What is no action of this game is a matter of notation, and changes nothing."""
        table = table_at("keep p0 rolls 1 [skull food coins] | food 3 | food 3")
        before = table.position
        with pytest.raises(gobelet.NotationError) as error:
            table.play(action)
        assert action in str(error.value)
        assert before == table.position


class TestIllegalActions:
    @pytest.mark.parametrize(
        ("position", "action"),
        [
            ("keep p0 rolls 1 [skull food coins] | food 3 | food 3", "reroll 1"),
            ("keep p0 rolls 1 [skull food coins] | food 3 | food 3", "reroll 1 2"),
            ("keep p0 rolls 1 [skull food coins] | food 3 | food 3", "lead 1"),
            ("keep p0 rolls 1 [skull food coins] | food 3 | food 3", "accept"),
            ("keep p0 rolls 1 [skull food coins] | food 3 | food 3", "done"),
            ("choose p0 [either food coins] | food 3 | food 3", "food 2"),
            ("trade p0 trading | food 3 wood 1 | food 3 cloth 1", "propose"),
            ("trade p0 trading | food 3 wood 1 | food 3 cloth 1", "trade p0"),
            ("build p0 workers 3 | food 3 | food 3", "worker temple"),
            ("build p0 workers 3 | food 3 city4 3 | food 3", "worker city4"),
            ("build p0 workers 3 | food 3 stone 1 | food 3", "stone"),
            ("buy p0 coins 14 | food 3 | food 3", "buy empire"),
            ("buy p0 coins 14 | food 3 irrigation | food 3", "buy irrigation"),
            ("pay p0 coins 7 buying irrigation | food 3 wood 3 | food 3", "spend stone"),
            ("pay p0 coins 7 buying irrigation | food 3 wood 3 | food 3", "sell food"),
            ("discard p0 | food 3 wood 5 stone 2 | food 3", "discard cloth"),
            ("discard p0 | food 3 wood 5 stone 2 | food 3", "done"),
        ],
    )
    def test_refused(self, position, action):
        """What is not allowed now is named with what is, and changes nothing."""
        table = table_at(position)
        before = table.position
        with pytest.raises(gobelet.IllegalActionError) as error:
            table.play(action)
        assert action in str(error.value)
        assert [allowed for allowed in table.legal() if allowed not in str(error.value)] == []
        assert before == table.position

    def test_a_draw_that_is_no_face(self):
        """A die has six faces, and a refused draw changes nothing."""
        table = table_at("roll p0 [? ? ?] | food 3 | food 3")
        before = table.position
        with pytest.raises(gobelet.NotationError, match="dragon"):
            table.draw("dragon")
        assert before == table.position

    def test_an_error_leaves_the_game_playable(self):
        """After a refusal the right action still works."""
        table = table_at("discard p0 | food 3 wood 5 stone 2 | food 3")
        with pytest.raises(gobelet.IllegalActionError):
            table.play("discard cloth")
        table.play("discard wood")
        assert table.position == "roll round 1 p1 [? ? ?] | food 3 wood 4 stone 2 | food 3"
