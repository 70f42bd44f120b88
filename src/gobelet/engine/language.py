"""Translates messages to English or French with the Fluent files of a folder. Needs fluent.runtime."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gobelet.engine.contract import Message
from gobelet.engine.errors import SetupError

LANGUAGES = ("en", "fr")
SEAT = "seat"  # the message that names a player, by the argument `seat`
HELP = "help"  # the attribute of a question that explains it
MAX_KEPT = 4096  # sentences


class Language:
    """
    The texts of one language.

    Arguments may be messages or tuples of messages, which are translated first, or texts by language, as in
    a data file. *names* are the players' names, by seat.
    """

    def __init__(self, code: str, folders: Sequence[Path], names: Sequence[str] = ()) -> None:
        if code not in LANGUAGES:
            raise SetupError(f"Unknown language {code!r}. Available languages: {', '.join(LANGUAGES)}.")
        self.code = code
        self.names = names
        self._bundle = FluentBundle([code], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{code}.ftl").read_text("utf-8")))
        self._format = functools.lru_cache(MAX_KEPT)(self._format_anew)  # a page says much more than once

    def say(self, message: Message | str, **args: Any) -> str:
        """
        *message* as a sentence.

        Raises:
            KeyError: If the language has no such message, or an argument is missing.
        """
        if isinstance(message, str):
            message = Message(message, args)
        return self._format(message.id, None, self._words(message))

    def explain(self, message: Message) -> str | None:
        """The sentence that explains *message* to beginners, its attribute `help`; None if it has none."""
        if HELP not in self._bundle.get_message(message.id).attributes:
            return None
        return self._format(message.id, HELP, self._words(message))

    def _words(self, message: Message) -> tuple[tuple[str, Any], ...]:
        words = {name: self._word(value) for name, value in message.args.items()}
        if message.id == SEAT and isinstance(words.get(SEAT), int):
            words["name"] = self.name_of(words[SEAT])
        return tuple(words.items())

    def _format_anew(self, message_id: str, attribute: str | None, words: tuple[tuple[str, Any], ...]) -> str:
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(words))
        if errors:
            raise KeyError(f"{message_id} ({self.code}): {errors[0]}")
        return str(text)

    def name_of(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"P{seat + 1}"

    def knows(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def _word(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Mapping):
            return value[self.code]
        if isinstance(value, tuple):
            return ", ".join(map(str, map(self._word, value))) or "–"
        return value


def choose_language(accepted: str | None) -> str:
    """The first supported language of an Accept-Language header; English if there is none."""
    wanted: list[tuple[float, str]] = []
    for part in (accepted or "")[:200].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    for _, code in sorted(wanted, key=lambda choice: choice[0]):
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@functools.cache
def read_rulebook(folder: Path, code: str) -> dict[str, str]:
    """The numbered rules of a game in one language, by number: `R7` and its text."""
    path = folder / ("rulebook.md" if code == "en" else f"rulebook.{code}.md")
    entries = re.findall(r"^- \*\*(R\d+)\*\* (.*(?:\n  .*)*)", path.read_text("utf-8"), re.MULTILINE)
    return {number: re.sub(r"\s*\n\s*", " ", text) for number, text in entries}
