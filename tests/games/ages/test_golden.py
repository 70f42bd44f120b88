"""One readable transcript: a whole game that must never read differently."""

from pathlib import Path

import gobelet

GOLDEN = Path(__file__).parent / "golden.gobelet"


def test_the_transcript_replays_to_the_result_it_states():
    """Every line is checked on the way; written again it has the same bytes."""
    text = GOLDEN.read_text("utf-8")
    table = gobelet.resume(text)
    assert table.over
    assert text == str(table.record())


def test_every_kind_of_action_occurs_in_it():
    """So that a change anywhere in the notation or the rules is seen."""
    verbs = {move.action.split()[0] for move in gobelet.parse_record(GOLDEN.read_text("utf-8")).moves}
    game = gobelet.game("ages")
    known = {game.notation.format_action(action).split()[0] for action in range(game.rules.NUM_ACTIONS)}
    assert verbs == known | {"begin"}
