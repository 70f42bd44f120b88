"""What is said about the dice as they lie, and what a development is said to do."""

import pytest

import gobelet
from gobelet.engine.language import Language
from gobelet.games.ages.presentation import effect_of, forecast, rules_now

AGES = gobelet.game("ages")
SKULLS = "keep round 5 p0 rolls 1 [{dice}] | food 6 city4 3 city5 4 city6 5{own} | food 3 wood 2"
ALONE = "keep round 5 p0 rolls 1 [{dice}] | food 6 city4 3 city5 4 city6 5"


def laid_out(position, skulls, **parts):
    dice = " ".join(["skull"] * skulls + ["food"] * (6 - skulls))
    return AGES.table(position=position.format(dice=dice, **parts)).state


def names(messages):
    return [(message.id, message.args["seat"].args["seat"]) for message in messages]


class TestForecast:
    @pytest.mark.parametrize(
        ("skulls", "own", "expected"),
        [
            (1, "", []),
            (2, "", [("told-drought", 0)]),
            (3, "", [("told-pestilence", 1)]),
            (4, "", [("told-invasion", 0)]),
            (5, "", [("told-revolt", 0)]),
            (6, " religion", [("told-revolt", 1)]),
        ],
    )
    def test_whom_it_strikes(self, skulls, own, expected):
        """R21-R25; R24: goods are lost that the same dice give, though there are none yet."""
        assert expected == names(forecast(laid_out(SKULLS, skulls, own=own)))

    def test_changes_nothing(self):
        state = laid_out(SKULLS, 5, own="")
        before = state.tobytes()
        forecast(state)
        assert before == state.tobytes()


class TestRulesNow:
    @pytest.mark.parametrize(
        ("skulls", "together", "alone"),
        [
            (1, set(), set()),
            (2, {"R20", "R21"}, {"R20", "R21"}),
            (3, {"R20", "R22"}, {"R20", "R56"}),
            (4, {"R20", "R23"}, {"R20", "R23"}),
            (5, {"R20", "R24", "R25"}, {"R20", "R24", "R57"}),
            (6, {"R20", "R24", "R25"}, {"R20", "R24", "R57"}),
        ],
    )
    def test_the_disaster_that_comes(self, skulls, together, alone):
        """By the skulls on the table; some are others alone."""
        of_disasters = {f"R{k}" for k in (*range(20, 28), 56, 57)}
        assert together == of_disasters.intersection(rules_now(laid_out(SKULLS, skulls, own="")))
        assert alone == of_disasters.intersection(rules_now(laid_out(ALONE, skulls)))

    @pytest.mark.parametrize(("players", "has_rule"), [(1, False), (2, True), (3, True), (4, False)])
    def test_monuments_left_out(self, players, has_rule):
        """R39 is for two and three players."""
        seats = " | food 3" * players
        state = AGES.table(position=f"build round 2 p0 [workers workers workers] workers 9{seats}").state
        assert has_rule == ("R39" in rules_now(state))


@pytest.mark.parametrize(
    ("code", "is_alone", "expected"),
    [
        ("en", False, "your Revolt strikes your opponents"),
        ("en", True, "Revolt spares you"),
        ("fr", True, "la Révolte t’épargne"),
    ],
)
def test_religion(code, is_alone, expected):
    """R25; R57: alone it only protects."""
    language = Language(code, [AGES.folder / "lang"])
    assert expected == language.say(effect_of("religion", 0, is_alone))
