"""How seats are told apart in a terminal: a colour and a shape each, the same in every game."""

from __future__ import annotations

from rich.text import Text

from gobelet.engine.language import Language

SEAT_STYLES = ("bold dodger_blue1", "bold gold1", "bold medium_purple1", "bold green3")
SEAT_MARKS = "●▲■◆"


def seat_name(seat: int, language: Language) -> Text:
    return Text(f" {SEAT_MARKS[seat]} {language.name_of(seat)}", SEAT_STYLES[seat])
