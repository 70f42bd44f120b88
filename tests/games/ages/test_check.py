"""Positions that say something which cannot be: each is refused, with the reason."""

import pytest

import gobelet

SEATS = "food 3 wood 2 | food 3 stone 2"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("roll p0 [? ?] | food 3 | food 3", "a die for each city: 3 of them, not 2"),
        ("keep p0 rolls 1 [? food food] | food 3 | food 3", "waits in 'roll' and only there"),
        ("roll p0 [food food food] | food 3 | food 3", "waits in 'roll' and only there"),
        ("keep p0 rolls 3 [food food food] | food 3 | food 3", "rolls is 1 or 2, not 3"),
        ("choose p0 rolls 1 [either food food] | food 3 | food 3", "the dice are final: rolls is 0"),
        ("lead p0 rolls 3 [food food food] | food 3 | food 3", "has leadership"),
        ("choose p0 [food food food] | food 3 | food 3", "at least one die shows either"),
        (f"trade p0 | {SEATS}", "without the word 'trading'"),
        (f"trade p0 trading offers 4 | {SEATS}", "there is an offer left"),
        ("trade p0 trading | - | wood 2", "somebody to make it to"),
        (f"offer p0 trading offers 1 | {SEATS}", "is an offer 'with' a seat"),
        (f"build p0 trading with p1 workers 1 | {SEATS}", "is an offer 'with' a seat"),
        (f"build p0 workers 1 give wood 1 | {SEATS}", "no offer to 'give' or 'ask' for"),
        (f"offer p0 trading with p0 | {SEATS}", "p0 cannot trade 'with' p0"),
        (f"answer p0 trading with p1 give wood 1 | {SEATS}", "gives something and asks for something"),
        (f"offer p0 trading with p1 give wood 1 ask wood 1 | {SEATS}", "'wood' is on both sides"),
        (f"offer p0 trading with p1 give wood 3 | {SEATS}", "p0 cannot give wood 3"),
        (f"offer p0 trading with p1 ask stone 3 | {SEATS}", "p1 cannot be asked for stone 3"),
        (f"offer p0 trading with p1 give wood 1 wood 1 | {SEATS}", "stands twice on one side"),
        ("buy p0 coins 7 buying irrigation | wood 2 | -", "'buying' in 'pay', and only there"),
        ("buy p0 | wood 1 | -", "at least one development can be paid"),
        ("pay p0 coins 7 buying irrigation | wood 2 irrigation | -", "'irrigation' is owned already"),
        ("pay p0 coins 7 buying empire | wood 2 | -", "'empire' is not paid yet, but can be"),
        ("pay p0 coins 10 buying irrigation | wood 2 | -", "'irrigation' is not paid yet, but can be"),
        ("discard p0 | wood 6 | -", "more goods than may be kept"),
        ("roll round 11 p0 [? ? ?] | food 3", "there is no round 11"),
        ("roll p0 classic reprint [? ? ?] | food 3", "one edition, not also 'reprint'"),
        ("roll p0 p1 [? ? ?] | food 3 | food 3", "one seat's turn only, not also 'p1'"),
        ("roll [? ? ?] | food 3", "does not say whose turn it is"),
        ("build p0 workers | food 3", "Something is missing after 'workers'"),
    ],
)
def test_refused(position, reason):
    with pytest.raises(gobelet.NotationError) as refused:
        gobelet.game("ages").table(position=position)
    assert reason in str(refused.value)
