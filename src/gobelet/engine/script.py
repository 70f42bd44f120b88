"""
The script of a guided game, read line by line. The format is in docs/guides.md.

    players 2
    say goal
      point .reserve
    ask take-blue
    do take blue
    play draw 1
    draw orange 4
    end recap
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from gobelet.engine.errors import GuideError, list_some
from gobelet.engine.notation import quote

SETUP = ("players", "option", "learner", "minutes")  # before everything else
DETAILS = {"point": ("say", "ask", "end"), "hint": ("ask",), "tick": ("do",)}  # of which statements
STATEMENTS = ("position", "draw", "say", "ask", "do", "play", "end")
WORDS = (*SETUP, *STATEMENTS, *DETAILS)
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
NAMING = ("say", "ask", "end", "hint")  # what follows is the name of a message
MAY_BE_EMPTY = ("tick",)
MAX_NUMBER = 3  # digits


@dataclass(frozen=True)
class Line:
    """One line of a script: its first word and the rest."""

    number: int
    word: str
    text: str


@dataclass(frozen=True)
class Statement:
    """A line that says something or changes the game, and the lines that say more about it."""

    line: Line
    details: dict[str, Line] = field(default_factory=dict)

    @property
    def word(self) -> str:
        return self.line.word

    @property
    def text(self) -> str:
        return self.line.text

    def detail(self, word: str) -> str | None:
        return self.details[word].text if word in self.details else None


@dataclass
class Script:
    """A guided game as it is written down."""

    file: str
    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    learner: int = 0  # the learner's seat
    minutes: int | None = None  # how long it takes
    statements: list[Statement] = field(default_factory=list)


def parse_script(text: str, file: str = "script.txt") -> Script:
    """
    Parse a script.

    Raises:
        GuideError: Names the file, the line and what was expected.
    """
    script = Script(file)
    for line in _read_lines(text, file):
        try:
            _take_in(script, line)
        except ValueError as error:
            raise GuideError(file, line.number, str(error)) from None
    if not script.statements or script.statements[-1].word != "end":
        raise GuideError(file, len(text.splitlines()), "the last line must be 'end NAME'.")
    return script


def _read_lines(text: str, file: str) -> Iterator[Line]:
    """The lines that say something; one that begins with spaces but with none of our words goes on."""
    current: Line | None = None
    for number, written in enumerate(text.splitlines(), start=1):
        content = re.sub(r"(^|\s)#.*", "", written).rstrip()
        word, _, rest = content.strip().partition(" ")
        if not word:
            continue
        if content[0].isspace() and word not in DETAILS:
            if current is None:
                raise GuideError(
                    file, number, f"there is no line above for {quote(content.strip())} to continue."
                )
            current = Line(current.number, current.word, f"{current.text} {' '.join(content.split())}")
            continue
        if current is not None:
            yield current
        current = Line(number, word, " ".join(rest.split()))
    if current is not None:
        yield current


def _take_in(script: Script, line: Line) -> None:
    _check_line(line)
    if line.word in SETUP:
        _set_up(script, line)
    elif line.word in DETAILS:
        _add_detail(script, line)
    elif script.statements and script.statements[-1].word == "end":
        raise ValueError("nothing may follow 'end NAME'.")
    else:
        script.statements.append(Statement(line))


def _check_line(line: Line) -> None:
    if line.word not in WORDS:
        raise ValueError(f"expected one of {', '.join(WORDS)}, not {quote(line.word)}.")
    if not line.text and line.word not in MAY_BE_EMPTY:
        raise ValueError(f"something is missing after {line.word!r}.")
    if line.word in NAMING and not NAME.fullmatch(line.text):
        raise ValueError(f"expected the name of a message after {line.word!r}, not {quote(line.text)}.")


def _set_up(script: Script, line: Line) -> None:
    if script.statements:
        raise ValueError(f"{line.word!r} must come before the first {list_some(STATEMENTS)}.")
    match line.word:
        case "option":
            name, _, value = line.text.partition(" ")
            if not value or name in script.options:
                raise ValueError(f"expected 'option NAME VALUE', each name once, not {quote(line.text)}.")
            script.options[name] = value
        case "learner":
            if not re.fullmatch("p[0-9]", line.text):
                raise ValueError(f"expected a seat such as 'p0' after 'learner', not {quote(line.text)}.")
            script.learner = int(line.text[1])
        case "players":
            script.players = _number(line)
        case _:
            script.minutes = _number(line)


def _number(line: Line) -> int:
    if not re.fullmatch(rf"[0-9]{{1,{MAX_NUMBER}}}", line.text):
        raise ValueError(f"expected a number after {line.word!r}, not {quote(line.text)}.")
    return int(line.text)


def _add_detail(script: Script, line: Line) -> None:
    owners = DETAILS[line.word]
    last = script.statements[-1] if script.statements else None
    if last is None or last.word not in owners:
        raise ValueError(f"{line.word!r} must follow {' or '.join(map(repr, owners))}.")
    if line.word in last.details:
        raise ValueError(f"{line.word!r} appears twice.")
    last.details[line.word] = line
