"""Two readable transcripts: whole games that must never read differently."""

from pathlib import Path

import pytest

import gobelet

FOLDER = Path(__file__).parent
GOLDEN = [FOLDER / "golden.gobelet", FOLDER / "golden_late.gobelet"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_transcript_replays_to_the_result_it_states(path):
    """Every line is checked on the way; written again it has the same bytes."""
    text = path.read_text("utf-8")
    table = gobelet.resume(text)
    assert table.over
    assert text == str(table.record())


def test_every_kind_of_action_occurs_in_it():
    """In one of them, so that a change anywhere in the notation or the rules is seen."""
    records = [gobelet.parse_record(path.read_text("utf-8")) for path in GOLDEN]
    verbs = {move.action.split()[0] for record in records for move in record.moves}
    game = gobelet.game("ages")
    known = {game.notation.format_action(action).split()[0] for action in range(game.rules.NUM_ACTIONS)}
    assert verbs == known | {"begin"}
