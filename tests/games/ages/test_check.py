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
            "required in the phases 'preserve' and 'roll' and not allowed in others",
        ),
        (
            "roll p0 [food food food] | food 3 | food 3",
            "required in the phases 'preserve' and 'roll' and not allowed in others",
        ),
        ("keep p0 rolls 3 [food food food] | food 3 | food 3", "rolls must be 1 or 2, not 3"),
        ("choose p0 rolls 1 [either food food] | food 3 | food 3", "the dice are final: rolls must be 0"),
        ("lead p0 rolls 3 [food food food] | food 3 | food 3", "must own leadership"),
        ("choose p0 [food food food] | food 3 | food 3", "at least one die must show either"),
        (f"trade p0 | {SEATS}", "needs the word 'trading'"),
        (f"trade p0 trading offers 6 | {SEATS}", "an offer must be possible"),
        ("trade p0 trading | - | wood 2", "an offer must be possible"),
        (
            f"offer p0 trading offers 1 | {SEATS}",
            "'with' is required in the phases 'offer', 'answer'",
        ),
        (
            f"build p0 trading with p1 workers 1 | {SEATS}",
            "'with' is required in the phases 'offer', 'answer'",
        ),
        (
            f"build p0 workers 1 give wood 1 | {SEATS}",
            "'give' and 'ask' are not allowed in the phase 'build'",
        ),
        (f"offer p0 trading with p0 | {SEATS}", "p0 cannot trade 'with' p0"),
        (f"answer p0 trading offers 1 with p1 give wood 1 | {SEATS}", "must both give and ask for something"),
        (f"trade p0 trading takebacks 8 | {SEATS}", "an offer must be possible"),
        (f"build p0 trading offers 1 workers 1 | {SEATS}", "'offers' and 'takebacks' are not allowed"),
        (f"build p0 trading takebacks 1 workers 1 | {SEATS}", "'offers' and 'takebacks' are not allowed"),
        (f"answer p0 trading with p1 give wood 1 ask stone 1 | {SEATS}", "offers must be at least 1, not 0"),
        (f"counter p0 trading with p1 | {SEATS}", "offers must be at least 1, not 0"),
        (
            f"answer p0 trading offers 1 takebacks 2 with p1 give wood 1 ask stone 1 | {SEATS}",
            "takebacks must be 0, not 2",
        ),
        (
            f"reply p0 trading offers 1 with p1 give stone 1 ask wood 1 | {SEATS}",
            "offers must be at least 2, not 1",
        ),
        (f"offer p0 trading offers 6 with p1 | {SEATS}", "an offer must be left: 6 is the limit"),
        (f"counter p0 trading offers 1 with p1 give wood 1 | {SEATS}", "p1 cannot give 1 wood"),
        (f"answer p0 gifts offers 1 with p1 | {SEATS}", "must both give and ask for something"),
        (f"trade p0 trading gifts | {SEATS}", "'gifts' is enough"),
        (f"counter p0 | {SEATS}", "needs the word 'trading' or 'gifts'"),
        ("preserve p0 late [? ? ?] | food 3 pottery 1 | food 3", "must own preservation"),
        ("preserve p0 late [? ? ?] | food 3 preservation | food 3", "must own preservation, a pottery"),
        ("preserve p0 late [? ? ?] | pottery 1 preservation | food 3", "1 to 14 food"),
        ("preserve p0 late [? ? ?] | food 15 pottery 1 preservation | food 3", "1 to 14 food"),
        ("preserve p0 late rolls 1 [? ? ?] | food 3 pottery 1 preservation | -", "dice are final"),
        ("preserve p0 late [food ? ?] | food 3 pottery 1 preservation | -", "every die must be '?'"),
        ("preserve p0 late | food 3 pottery 1 preservation | food 3", "one die for each city"),
        ("roll p0 late [? ? ?] | food 3 ships 1 | food 3", "p0 has ships but does not own shipping"),
        ("roll p0 reprint [? ? ?] | food 3 smithing | food 3", "has no 'smithing'"),
        ("build p0 late exchanges 1 workers 1 | ships 2 shipping | -", "only in the phase 'exchange'"),
        ("exchange p0 late | wood 1 shipping | -", "a ship must be left"),
        ("exchange p0 late exchanges 1 | wood 1 ships 1 shipping | -", "a ship must be left"),
        ("exchange p0 late | ships 1 shipping | -", "a good to exchange"),
        ("invade p0 late | spearheads 1 | -", "must own smithing"),
        ("invade p0 late | smithing | -", "must own smithing and a spearhead"),
        ("invade p0 late | spearheads 1 smithing", "an opponent must have no great_wall"),
        ("invade p0 late | spearheads 1 smithing | great_wall first", "an opponent must have no great_wall"),
        (
            "invade p0 late [skull skull skull food] | spearheads 1 smithing city4 3 | -",
            "exactly 4 dice must show a skull",
        ),
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
