"""Positions that say something which cannot be: each is refused, with the reason."""

import pytest

import gobelet

SEATS = "food 3 wood 2 | food 3 stone 2"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("roll p0 [? ?] | food 3 | food 3", "one die for each city: 3, not 2"),
        (
            "keep p0 rolls 1 [? food food] | food 3 | food 3",
            "required in the phase 'roll' and not allowed in others",
        ),
        (
            "roll p0 [food food food] | food 3 | food 3",
            "required in the phase 'roll' and not allowed in others",
        ),
        ("keep p0 rolls 3 [food food food] | food 3 | food 3", "rolls must be 1 or 2, not 3"),
        ("choose p0 rolls 1 [either food food] | food 3 | food 3", "the dice are final: rolls must be 0"),
        ("lead p0 rolls 3 [food food food] | food 3 | food 3", "must own leadership"),
        ("choose p0 [food food food] | food 3 | food 3", "at least one die must show either"),
        (f"trade p0 | {SEATS}", "needs the word 'trading'"),
        (f"trade p0 trading offers 4 | {SEATS}", "an offer must be possible"),
        ("trade p0 trading | - | wood 2", "an offer must be possible"),
        (f"offer p0 trading offers 1 | {SEATS}", "'with' is required in the phases 'offer' and 'answer'"),
        (
            f"build p0 trading with p1 workers 1 | {SEATS}",
            "'with' is required in the phases 'offer' and 'answer'",
        ),
        (
            f"build p0 workers 1 give wood 1 | {SEATS}",
            "'give' and 'ask' are not allowed in the phase 'build'",
        ),
        (f"offer p0 trading with p0 | {SEATS}", "p0 cannot trade 'with' p0"),
        (f"answer p0 trading with p1 give wood 1 | {SEATS}", "must both give and ask for something"),
        (f"offer p0 trading with p1 give wood 1 ask wood 1 | {SEATS}", "'wood' is on both sides"),
        (f"offer p0 trading with p1 give wood 3 | {SEATS}", "p0 cannot give 3 wood"),
        (f"offer p0 trading with p1 ask stone 3 | {SEATS}", "p1 cannot give 3 stone"),
        (f"offer p0 trading with p1 give wood 1 wood 1 | {SEATS}", "appears twice on one side"),
        (
            "buy p0 coins 7 buying irrigation | wood 2 | -",
            "'buying' is required in the phase 'pay' and not allowed in others",
        ),
        ("buy p0 | wood 1 | -", "must be able to afford a development"),
        ("pay p0 coins 7 buying irrigation | wood 2 irrigation | -", "already owns 'irrigation'"),
        ("pay p0 coins 7 buying empire | wood 2 | -", "'empire' must be affordable and not fully paid yet"),
        (
            "pay p0 coins 10 buying irrigation | wood 2 | -",
            "'irrigation' must be affordable and not fully paid yet",
        ),
        ("discard p0 | wood 6 | -", "must have more goods than they may keep"),
        ("roll round 11 p0 [? ? ?] | food 3", "there is no round 11"),
        ("roll p0 classic reprint [? ? ?] | food 3", "Only one edition can be given; 'reprint' is extra"),
        ("roll p0 p1 [? ? ?] | food 3 | food 3", "names more than one seat: 'p1' is extra"),
        ("roll [? ? ?] | food 3", "must say whose turn it is"),
        ("build p0 workers | food 3", "A word is missing after 'workers'"),
    ],
)
def test_refused(position, reason):
    with pytest.raises(gobelet.NotationError) as refused:
        gobelet.game("ages").table(position=position)
    assert reason in str(refused.value)
