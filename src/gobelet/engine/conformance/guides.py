"""Tests of the guided game, if there is one: it can be played, clicked and read in every language."""

from __future__ import annotations

import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gobelet.engine.conformance.meeting import Meetings
from gobelet.engine.conformance.presentation import read_ids
from gobelet.engine.errors import GobeletError
from gobelet.engine.guide import FOLDER, Guide, GuideStep
from gobelet.engine.plans import Turn
from gobelet.engine.table import Table

MAX_LENGTH = 400  # characters; more does not fit above a board on a phone


class GuidePromises(Meetings):
    def test_guide_can_be_played(self) -> None:
        """Every line of the script is legal in the rules, and every draw is prepared."""
        self._guide()

    def _guide(self) -> Guide | None:
        try:
            return self.game.find_guide()
        except GobeletError as error:
            raise AssertionError(str(error)) from error

    def _steps(self) -> tuple[GuideStep, ...]:
        guide = self._guide()
        return guide.steps if guide else ()

    def test_guide_can_be_clicked(self) -> None:
        """What the learner must do is one button, or pieces of the board that are ticked together."""
        for step in self._steps():
            if step.ticks is not None:
                self._check_ticks(step, step.ticks)
            elif step.actions:
                self._check_button(step, step.actions[0])

    def _check_button(self, step: GuideStep, action: str) -> None:
        plan = self._plan(Turn(step.table))
        covered = self.game.notation.parse_action(action) in (plan.covers if plan else ())
        assert not covered, f"{self._place(step)}: {action!r} has no button here, write 'tick PIECE ...'"

    def _check_ticks(self, step: GuideStep, pieces: tuple[str, ...]) -> None:
        plan = self._plan(Turn(step.table))
        assert plan, f"{self._place(step)}: nothing can be ticked here, leave out 'tick'"
        unknown = [piece for piece in pieces if piece not in plan.picks]
        known = ", ".join(plan.picks)
        assert not unknown, f"{self._place(step)}: there is no piece {unknown} to tick. Possible: {known}"
        after = self._tick(step, [plan.picks[piece].value for piece in pieces])
        actions = ", ".join(step.actions)
        assert step.is_answer(after), f"{self._place(step)}: ticking {pieces} does not mean {actions!r}"

    def _tick(self, step: GuideStep, picks: list[str]) -> Table:
        turn = Turn(step.table)
        try:
            composed = self._web().compose(turn, picks)
            return composed.played or turn.play(composed.actions)
        except GobeletError as error:
            raise AssertionError(f"{self._place(step)}: {error}") from error

    def _plan(self, turn: Turn) -> Any:
        plan = getattr(self._web(), "plan", None)
        return plan(turn) if plan else None

    def _web(self) -> Any:
        return self.game.find_part("web")

    def _place(self, step: GuideStep) -> str:
        return f"{self.game.id}/guide/script.txt, line {step.line}"

    def test_guide_has_words(self) -> None:
        """Every message exists in every language, none is left over, and all are short enough."""
        guide = self._guide()
        for language, path in self._guide_languages() if guide else ():
            assert guide
            lacking = sorted(set(guide.messages) - set(read_ids(path)))
            assert not lacking, f"{path}: missing {', '.join(lacking)}"
            unused = sorted(set(read_ids(path)) - set(guide.messages))
            assert not unused, f"{path}: the script does not use {', '.join(unused)}"
            for message in guide.messages:
                length = len(language.say(message))
                assert 0 < length <= MAX_LENGTH, f"{path}: {message} has {length} of {MAX_LENGTH} characters"

    def _guide_languages(self) -> Iterator[tuple[Any, Path]]:
        try:
            from gobelet.engine.language import LANGUAGES, Language
        except ImportError as error:
            raise unittest.SkipTest("fluent.runtime is not installed") from error
        folder = self.game.folder / FOLDER
        for code in LANGUAGES:
            path = folder / f"{code}.ftl"
            assert path.is_file(), f"{path} is missing"
            yield Language(code, [self.game.folder / "lang", folder]), path

    def test_guide_says_the_same_in_all_languages(self) -> None:
        """The same messages in the same order, so that the files can be read side by side."""
        paths = [path for _, path in self._guide_languages()] if self._guide() else []
        for path in paths[1:]:
            assert read_ids(paths[0]) == read_ids(path), (
                f"{path}: not the same messages as in {paths[0].name}"
            )
