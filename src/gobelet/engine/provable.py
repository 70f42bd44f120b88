"""
Dice that can be proved fair, for tables where people do not know who rolls.

The server chooses a secret and shows its SHA-256, the *commitment*, before anybody has said anything. Then
every player adds words of their own, the *seeds*. Draw number n of a table is made from both:

    HMAC-SHA256(key: secret, message: "seeds|n|attempt"), its first 64 bits, modulo the number of outcomes

where the seeds are joined by spaces, and an attempt whose number is in the last, incomplete round of outcomes
is thrown away. At the end the secret is shown: whoever has the record can check every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from gobelet.engine.errors import RecordError
from gobelet.engine.table import Table

SECRET_BYTES = 32
RANGE = 2**64
SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")
NO_SEED = "-"  # of a seat that has not said anything: a bot


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """What is shown of *secret* before the game."""
    return hashlib.sha256(secret.encode()).hexdigest()


class ProvableDice:
    """All draws of one table."""

    def __init__(self, secret: str, seeds: Sequence[str]) -> None:
        self._key = secret.encode()
        self._seeds = " ".join(seeds)

    def draw(self, number: int, outcomes: int) -> int:
        """Draw *number* of the table, from 0 to *outcomes* - 1, all exactly equally likely."""
        attempt = 0
        while True:
            message = f"{self._seeds}|{number}|{attempt}".encode()
            bits = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if bits < RANGE - RANGE % outcomes:
                return bits % outcomes
            attempt += 1


def verify(table: Table) -> int:
    """
    How many draws of *table* there are, all of them as its secret and its seeds make them.

    Raises:
        RecordError: If they are not, or if the record does not say what is needed to know.
    """
    commitment, secret, seeds = (_note(table, key) for key in ("commitment", "secret", "seeds"))
    if commitment_to(secret) != commitment:
        raise RecordError("The secret is not the one that the commitment was made to before the game.")
    dice = ProvableDice(secret, seeds.split())
    draws = [step for step in table.steps if step.outcome is not None]
    for number, step in enumerate(draws):
        outcome = dice.draw(number, int(step.before.draw))
        expected = table.game.notation.format_draw(step.before, outcome)  # dice of one colour are all alike
        if step.text != expected:
            raise RecordError(
                f"Draw {number + 1} is {step.text!r}, but secret and seeds make it {expected!r}."
            )
    return len(draws)


def _note(table: Table, key: str) -> str:
    if key not in table.notes:
        raise RecordError(f"The record has no header {key!r}: its dice cannot be proved.")
    return table.notes[key]
