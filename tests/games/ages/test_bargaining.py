"""What a bot thinks of when it trades: whole offers, and only those that leave both better off."""

import pytest

import gobelet
from gobelet.bots import new_bot
from gobelet.games.ages.heuristic import legal_actions

AGES = gobelet.game("ages")
# Three wood are worth 6 to p0 and one stone 2; the other way round for p1.
GOOD = "wood 3 stone 2 | wood 2 stone 3"


def considered(position, *steps):
    """The actions that a bot considers."""
    table, actions = AGES.table(position=position), AGES.new_actions()
    table.play(*steps)
    count = legal_actions(table.state, actions)
    return [AGES.notation.format_action(action) for action in actions[:count]]


def drafted(position, *steps):
    """The steps that a bot takes until the offer is proposed."""
    table, found = AGES.table(position=position), []
    table.play(*steps)
    while table.view().phase in ("offer", "counter"):
        [action] = considered(table.position)
        table.play(action)
        found.append(action)
    return found


class TestBeginning:
    def test_with_a_trade_in_mind(self):
        """Stone for wood makes both stacks grow."""
        assert considered(f"trade p0 trading | {GOOD}") == ["trade p1", "done"]

    def test_not_without_one(self):
        """What one gains the other loses: it is not even begun."""
        position = "trade p0 trading | wood 1 | stone 1"
        assert (considered(position), AGES.table(position=position).legal()) == (
            ["done"],
            ["trade p1", "done"],
        )

    def test_everything_else_as_the_rules_say(self):
        for position in ("build p0 workers 2 | - | -", "keep p0 rolls 1 [food food coins] | - | -"):
            assert considered(position) == AGES.table(position=position).legal()


class TestDrafting:
    def test_one_step_after_the_other(self):
        """Until both sides are complete."""
        steps = drafted(f"trade p0 trading | {GOOD}", "trade p1")
        assert steps[-1] == "propose"
        assert {step.split()[0] for step in steps[:-1]} == {"give", "ask"}

    def test_another_offer_after_a_refusal(self):
        """Not the same one over and over."""
        position = "trade p0 trading {}| wood 3 stone 2 cloth 1 | wood 2 stone 3 cloth 2"
        first = drafted(position.format(""), "trade p1")
        assert first != drafted(position.format("offers 1 "), "trade p1")

    def test_a_draft_of_somebody_else(self):
        """It is proposed or withdrawn as it is."""
        position = "offer p0 trading with p1 give food 3 ask cloth 1 | food 3 wood 3 | cloth 1"
        assert considered(position) == ["propose", "withdraw"]
        assert considered(position.replace(" ask cloth 1", "")) == ["withdraw"]


class TestAnswering:
    POSITION = "answer p0 trading offers {} with p1 give wood 1 ask stone 3 | wood 3 stone 2 | wood 2 stone 3"

    def test_a_counter_offer(self):
        """If there is one in mind, and only to the first proposal of a turn."""
        assert considered(self.POSITION.format(1)) == ["accept", "refuse", "counter"]
        assert considered(self.POSITION.format(2)) == ["accept", "refuse"]

    def test_it_is_drafted_as_an_offer_is(self):
        assert drafted(self.POSITION.format(1), "counter")[-1] == "propose"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bots_do_not_dither(level):
    """In whole games no offer that a bot begins is withdrawn."""
    for seed in range(2):
        table, bot = AGES.table(4, seed=seed, trading="yes"), new_bot(level, seed)
        while not table.over and len(table.steps) < 300:
            table.play(bot.think(AGES, table.state).action)
        assert "withdraw" not in [step.text for step in table.steps]
