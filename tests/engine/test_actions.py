"""The action table: numbers, texts and families from one list."""

import pytest

from gobelet.engine.actions import ActionTable
from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError

ACTIONS = ActionTable()
PASS = ACTIONS.add("pass")
TAKE = ACTIONS.add("take", ["red", "blue"])
TAKE_DIE = ACTIONS.add("take", ["1", "2"])
GO_ON = ACTIONS.add("go on")


class TestNumbers:
    def test_families_follow_each_other(self):
        assert [PASS, TAKE, TAKE_DIE, GO_ON, len(ACTIONS)] == [0, 1, 3, 5, 6]

    def test_family_of_an_action(self):
        """Its first number is the family's own."""
        assert [ACTIONS.family_of(k).first for k in range(6)] == [PASS, TAKE, TAKE, TAKE_DIE, TAKE_DIE, GO_ON]
        assert range(3, 5) == ACTIONS.family_of(TAKE_DIE + 1).numbers

    def test_no_family_beyond_the_table(self):
        for action in (-1, len(ACTIONS)):
            with pytest.raises(KeyError):
                ACTIONS.family_of(action)

    def test_select_by_family(self):
        assert {PASS, TAKE + 1} == ACTIONS.select([PASS, TAKE + 1, TAKE_DIE, GO_ON], PASS, TAKE)


class TestTexts:
    def test_round_trip(self):
        texts = ["pass", "take red", "take blue", "take 1", "take 2", "go on"]
        assert texts == [ACTIONS.format(action) for action in range(len(ACTIONS))]
        assert list(range(6)) == [ACTIONS.parse(text) for text in texts]

    def test_case_and_spaces_do_not_matter(self):
        assert ACTIONS.parse("  Take   RED ") == TAKE

    def test_wrong_member_is_told_the_others(self):
        with pytest.raises(
            NotationError, match=r"'take 7'\. Possible: take red, take blue, take 1, take 2\.$"
        ):
            ACTIONS.parse("take 7")

    @pytest.mark.parametrize("text", ["", "bogus"])
    def test_unknown_verb_is_told_the_verbs(self, text):
        with pytest.raises(NotationError, match=r"Actions start with one of: pass, take, go\.$"):
            ACTIONS.parse(text)

    def test_no_text_twice(self):
        table = ActionTable()
        table.add("take", ["1"])
        with pytest.raises(ValueError, match="The action 'take 1' is defined twice"):
            table.add("take", ["1"])


class TestLookUp:
    NAMERS = {TAKE: lambda state, k: Message("do-take-colour", {"colour": state[k]})}
    PIECES = {TAKE: lambda state, k: state[k], TAKE_DIE: lambda state, k: None}

    def test_named_by_family(self):
        assert Message("do-take-colour", {"colour": "blue"}) == ACTIONS.name(
            self.NAMERS, ["red", "blue"], TAKE + 1
        )

    def test_verb_alone_where_nothing_else_is_to_be_said(self):
        assert Message("do-go-on") == ACTIONS.name(self.NAMERS, None, GO_ON)

    def test_what_is_not_known_is_left_out(self):
        assert ACTIONS.find_all(self.PIECES, ["red", "blue"], [PASS, TAKE, TAKE_DIE]) == {TAKE: "red"}
