"""Tests of the presentation: questions, buttons and log in every language, and the rulebook."""

from __future__ import annotations

import re
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gobelet.engine.conformance.meeting import Meetings, Met, Setup
from gobelet.engine.contract import Message

NUM_GOAL_LINES = 3


class PresentationPromises(Meetings):
    def test_everything_can_be_said(self) -> None:
        """The question, every button and the log can be formatted in every language."""
        languages = list(self._languages())
        said: set[str] = set()
        for met in self.met():
            for message in self._messages(met):
                assert isinstance(message, Message), f"{met}: {message!r} is not a Message"
                if repr(message) not in said:
                    said.add(repr(message))
                    self._say(met, message, languages)

    def _messages(self, met: Met) -> Iterator[Message]:
        speak, state = self.game.presentation, met.state
        yield speak.ask(state)
        for action in self._some_legal(met):
            yield speak.name_action(state, action)
        for outcome in range(int(state.draw)):
            yield speak.name_draw(state, outcome)
        if not met.is_last:
            yield from speak.tell(state, self._after(met), met.action, met.outcome)

    def _after(self, met: Met) -> Any:
        after = self.game.copy_state(met.state)
        if met.action is not None:
            self.game.rules.apply_action(after, met.action)
        elif met.outcome is not None:
            self.game.rules.apply_draw(after, met.outcome)
        return after

    def _some_legal(self, met: Met) -> list[int]:
        """The action that was played; now and then all legal actions."""
        if met.action is None:
            return []
        return met.legal_ids() if met.step % self.stride == 0 else [met.action]

    def _say(self, met: Met | Setup, message: Message, languages: list[Any]) -> None:
        for language in languages:
            try:
                said = language.say(message)
            except KeyError as error:
                raise AssertionError(
                    f"{met}: cannot format {message.id} in {language.code}: {error}"
                ) from error
            assert said, f"{met}: {message.id} is empty in {language.code}"

    def _languages(self) -> Iterator[Any]:
        try:
            from gobelet.engine.language import LANGUAGES, Language
        except ImportError:
            return
        for code in LANGUAGES:
            if self._lang_file(code).exists():
                yield Language(code, [self.game.folder / "lang"])

    def test_questions_are_explained(self) -> None:
        """If a question is explained to beginners, all are, in every language."""
        questions = {repr(asked): (met, asked) for met, asked in self._questions()}.values()
        languages = list(self._languages())
        silent = [
            f"{met}: {asked.id} is not explained in {language.code}"
            for met, asked in questions
            for language in languages
            if not language.explain(asked)
        ]
        assert not silent or len(silent) == len(questions) * len(languages), silent[0]

    def _questions(self) -> Iterator[tuple[Met, Message]]:
        """What players are asked, where somebody must decide."""
        return ((met, self.game.presentation.ask(met.state)) for met in self.met() if met.action is not None)

    def test_the_goal_can_be_said(self) -> None:
        """How to win, if the game defines it: three lines in every language, for every setup."""
        languages = list(self._languages())
        for setup in self.setups():
            lines = self.game.goal(setup.players, setup.options)
            assert len(lines) in (0, NUM_GOAL_LINES), f"{setup}: the goal has {len(lines)} lines"
            for message in lines:
                self._say(setup, message, languages)

    def test_talking_changes_nothing(self) -> None:
        """View, question, buttons and log leave the state as it is."""
        for met in self.some_met():
            before = met.state.tobytes()
            for seat in (None, *met.seats):
                self.game.presentation.view(met.state, seat)
            list(self._messages(met))
            assert before == met.state.tobytes(), f"{met}: the presentation changed the state"

    def test_title_and_options_have_words(self) -> None:
        wanted = ["title", "seat", *(f"option-{option.name}" for option in self.game.options)]
        wanted += [option.label(value).id for option in self.game.options for value in option.values]
        for path in self._lang_files():
            lacking = sorted(set(wanted) - set(read_ids(path)))
            assert not lacking, f"{path}: missing {', '.join(lacking)}"

    def test_languages_have_the_same_messages(self) -> None:
        """In the same order, so that the files can be read side by side."""
        files = self._lang_files()
        for path in files[1:]:
            assert read_ids(files[0]) == read_ids(path), (
                f"{path}: not the same messages as in {files[0].name}"
            )

    def _lang_files(self) -> list[Path]:
        return sorted((self.game.folder / "lang").glob("*.ftl"))

    def _lang_file(self, code: str) -> Path:
        return self.game.folder / "lang" / f"{code}.ftl"

    def test_rules_named_are_in_the_rulebook(self) -> None:
        for number, met in self._rules_named().items():
            assert number in self._rulebook("en"), f"{met}: {number} is not in rulebook.md"

    def test_rulebooks_have_the_same_numbers(self) -> None:
        numbers = list(self._rulebook("en"))
        assert numbers, f"{self.game.folder}: rulebook.md has no numbered rules"
        if (self.game.folder / "rulebook.fr.md").exists():
            assert numbers == list(self._rulebook("fr")), (
                f"{self.game.folder}: the French rulebook has other numbers"
            )

    def _rules_named(self) -> dict[str, Met]:
        named: dict[str, Met] = {}
        for met in self.met():
            for number in self.game.presentation.rules_now(met.state):
                named.setdefault(number, met)
        return named

    def _rulebook(self, code: str) -> dict[str, str]:
        assert (self.game.folder / "rulebook.md").exists(), f"{self.game.folder}: rulebook.md is missing"
        try:
            from gobelet.engine.language import read_rulebook
        except ImportError as error:
            raise unittest.SkipTest("fluent.runtime is not installed") from error
        return read_rulebook(self.game.folder, code)


def read_ids(path: Path) -> list[str]:
    """The ids of the messages in a Fluent file, in order."""
    return re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)
