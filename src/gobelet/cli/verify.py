"""`gobelet verify`: check that the dice of an online game were fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gobelet.cli.locale import Lang, language_code, load_language
from gobelet.cli.ready import begin_at_once
from gobelet.cli.saves import read_record
from gobelet.engine.provable import verify as verify_draws
from gobelet.games import find_game


def verify(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="Record of an online game.")],
    lang: Lang = None,
) -> None:
    """Check a record, and verify every draw against the secret, its commitment and the players' seeds."""
    record = read_record(file)
    game = find_game(record.game)
    code = language_code(lang)
    begin_at_once(game, code)
    draws = verify_draws(game.resume(record))
    Console(highlight=False).print(load_language(code).say("verified", draws=draws))
