"""Tests of tables: the state is the same however it was reached."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gobelet.engine.conformance.meeting import Meetings, Setup
from gobelet.engine.errors import UndoError
from gobelet.engine.record import Move, Record, parse_record
from gobelet.engine.table import Step, Table

NUM_CUTS = 3  # in each game


class TablePromises(Meetings):
    def played(self) -> Iterator[tuple[Setup, Table]]:
        """A table for every setup, played."""
        for setup in self.setups_at_table():
            yield setup, setup.play()

    def test_record_leads_to_the_same_state(self) -> None:
        """Writing, reading and replaying a record gives the same text and the same bytes."""
        for setup, table in self.played():
            text = str(table.record())
            assert text == str(parse_record(text)), f"{setup}: parsing the record gives another record"
            again = self.game.resume(parse_record(text))
            assert text == str(again.record()), f"{setup}: the replayed game has another record"
            assert table.state.tobytes() == again.state.tobytes(), (
                f"{setup}: the replayed game ends in another state"
            )

    def test_record_may_stop_anywhere(self) -> None:
        """A record cut after any action or draw continues the same, with seeded dice."""
        for setup, table in self.played():
            rng = random.Random(setup.seed)
            for _ in range(NUM_CUTS):
                count = rng.randrange(len(table.steps) + 1)
                again = self.game.resume(parse_record(str(cut_record(table, count))))
                again.play(*(step.text for step in table.steps[count:] if step.seat is not None))
                same = table.state.tobytes() == again.state.tobytes()
                assert same, (
                    f"{setup}: cut after {count} of {len(table.steps)} steps, it ends in another state"
                )
                assert str(table.record()) == str(again.record()), (
                    f"{setup}: cut after {count} steps, it has another record"
                )

    def test_dice_by_hand_lead_to_the_same_state(self) -> None:
        """The same actions and draws, given one by one as text, from the start and from a position."""
        for setup, table in self.played():
            middle = len(table.steps) // 2
            position = self.game.notation.format_position(table.steps[middle].before)
            by_hand, from_position = setup.new_table(seeded=False), self.game.table(position=position)
            for again, steps in ((by_hand, table.steps), (from_position, table.steps[middle:])):
                repeat(again, steps)
                assert table.state.tobytes() == again.state.tobytes(), (
                    f"{setup}: with dice by hand, it ends in another state"
                )
                resumed = self.game.resume(again.record())
                assert table.state.tobytes() == resumed.state.tobytes(), (
                    f"{setup}: with dice by hand, it has another record"
                )

    def test_undo_goes_back_step_by_step(self) -> None:
        """From the end to the first decision, through the very same bytes; then there is nothing to undo."""
        for setup, table in self.played():
            repeated = setup.new_table(seeded=False)
            repeat(repeated, table.steps)
            for undone in (table, repeated):
                for step in [step for step in reversed(undone.steps) if step.seat is not None]:
                    undone.undo()
                    same = step.before.tobytes() == undone.state.tobytes()
                    assert same, f"{setup}: undoing {step.text!r} leads to another state"
                self._check_no_undo(setup, undone)

    def _check_no_undo(self, setup: Setup, table: Table) -> None:
        before = table.state.tobytes()
        try:
            table.undo()
        except UndoError:
            assert before == table.state.tobytes(), f"{setup}: a failed undo changed the state"
            return
        raise AssertionError(f"{setup}: undo is possible before the first decision")

    def test_undone_can_be_played_again(self) -> None:
        """Seeded dice repeat the same rolls, even after other actions."""
        for setup, table in self.played():
            final = table.state.tobytes()
            decisions = [step.text for step in table.steps if step.seat is not None]
            for _ in decisions:
                table.undo()
            table.play(table.legal_ids()[-1])
            table.undo()
            table.play(*decisions)
            assert final == table.state.tobytes(), f"{setup}: played again, it ends in another state"


def repeat(table: Table, steps: list[Step]) -> None:
    """The same steps on a table with dice by hand."""
    for step in steps:
        if step.seat is None:
            table.draw(step.text)
        else:
            table.play(step.text)


def cut_record(table: Table, count: int) -> Record:
    """The record of the first *count* steps, as if writing had been interrupted."""
    whole = table.record()
    headers = {key: value for key, value in whole.headers.items() if key not in ("scores", "places")}
    moves = [Move("begin")]
    for step in table.steps[:count]:
        if step.seat is None:
            moves[-1].draws.append(step.text)
        else:
            moves.append(Move(step.text))
    return Record(whole.game, headers, moves)
