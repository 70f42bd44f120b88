"""What a button says that it costs, before it is pressed."""

import pytest

import gobelet
from gobelet.engine.language import LANGUAGES, Language

AGES = gobelet.game("ages")


def label(position, action, code="en"):
    state = AGES.notation.parse_position(position)
    message = AGES.presentation.name_action(state, AGES.notation.parse_action(action))
    return Language(code, [AGES.folder / "lang"]).say(message).replace("\N{NO-BREAK SPACE}", " ")


class TestStopping:
    KEEP = "keep round 4 p0 rolls 2 [{dice}] | {own} | food 5"

    @pytest.mark.parametrize(
        ("dice", "own", "expected"),
        [
            ("food coins coins", "food 3", "Stop rolling"),
            ("coins coins coins", "food 3", "Stop rolling"),
            ("coins coins coins", "food 2", "Stop rolling: 1 city goes hungry (−1 point)"),
            ("coins workers coins", "-", "Stop rolling: 3 cities go hungry (−3 points)"),
            ("food food food", "food 12", "Stop rolling: 6 food lost (15 at most)"),
            ("good coins coins", "food 3 wood 8", "Stop rolling: 1 good does not fit"),
            ("skull skull coins", "food 3", "Stop rolling: Drought (−2 points)"),
            ("skull skull coins", "food 3 irrigation", "Stop rolling"),
            ("skull skull skull", "food 3", "Stop rolling"),
            ("either coins coins", "-", "Stop rolling"),
            ("coins coins coins", "leadership", "Stop rolling"),
        ],
    )
    def test_says_what_is_lost(self, dice, own, expected):
        """R12, R15, R19, R21: not where a later choice can still change it."""
        assert expected == label(self.KEEP.format(dice=dice, own=own), "stop")

    def test_says_it_in_french(self):
        position = self.KEEP.format(dice="skull skull coins", own="food 2")
        expected = "S’arrêter là : 1 cité a faim (−1 point), Sécheresse (−2 points)"
        assert expected == label(position, "stop", "fr")


class TestFoodOrWorkers:
    CHOOSE = "choose round 4 p0 [either coins coins] | food 1 | food 5"

    def test_workers_leave_cities_hungry(self):
        assert label(self.CHOOSE, "food 0") == "2 workers: 2 cities go hungry (−2 points)"

    def test_food_feeds_them(self):
        assert label(self.CHOOSE, "food 1") == "2 food"

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_changes_nothing(self, code):
        state = AGES.notation.parse_position(self.CHOOSE)
        before = state.tobytes()
        label(self.CHOOSE, "food 0", code)
        assert before == state.tobytes()
