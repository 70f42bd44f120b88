"""What is said while dice are drawn and rolled by hand."""

import pytest

import gobelet
from gobelet.engine.language import LANGUAGES, Language
from tests.games.stars.notation import EMPTY, table_at

STARS = gobelet.game("stars")
SAY = {code: Language(code, [STARS.folder / "lang"], ["Ana", "Bo"]).say for code in LANGUAGES}
START = f"pull p0 drawing {{}} bag blue 4 orange 5 [black-3] | {EMPTY} | {EMPTY}"


@pytest.mark.parametrize(
    ("count", "steps", "english", "french"),
    [
        (
            *(3, ()),
            "Ana draws a die from the bag (3 dice left to draw).",
            "Ana pioche un dé dans le sac (encore 3 dés à piocher).",
        ),
        (
            *(3, ("! blue",)),
            "Ana rolls the blue die (3 dice left to roll).",
            "Ana lance le dé bleu (encore 3 dés à lancer).",
        ),
        (1, (), "Ana draws a die from the bag (the last one).", "Ana pioche un dé dans le sac (le dernier)."),
        (
            1,
            ("! orange",),
            "Ana rolls the orange die (the last one).",
            "Ana lance le dé orange (le dernier).",
        ),
    ],
)
def test_the_die_that_comes_next(count, steps, english, french):
    """R9: whose it is, which one, and how many are left."""
    question = STARS.presentation.ask(table_at(START.format(count), *steps).state)
    assert (english, french) == (SAY["en"](question), SAY["fr"](question))
