"""
Provably fair dice, for online tables where players have no reason to trust the server.

The server picks a secret and publishes its SHA-256, the *commitment*, before anyone else does anything. Then
every player adds a text of their own, a *seed*. Draw number n of a table is computed from both:

    HMAC-SHA256(key: secret, message: "seeds|n|attempt"), its first 64 bits, modulo the number of outcomes

where the seeds are joined by spaces, and an attempt whose number is in the last, incomplete round of outcomes
is discarded. After the game the secret is published, and anyone with the record can check every draw.
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
    """The commitment to *secret* that is published before the game."""
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
    Check that every draw of *table* follows from its secret and seeds; return the number of draws.

    Raises:
        RecordError: If one does not, or if the record lacks the headers needed to check.
    """
    commitment, secret, seeds = (_note(table, key) for key in ("commitment", "secret", "seeds"))
    if commitment_to(secret) != commitment:
        raise RecordError("The secret does not match the commitment published before the game.")
    dice = ProvableDice(secret, seeds.split())
    draws = [step for step in table.steps if step.outcome is not None]
    for number, step in enumerate(draws):
        outcome = dice.draw(number, int(step.before.draw))
        expected = table.game.notation.format_draw(step.before, outcome)  # dice of one colour are all alike
        if step.text != expected:
            raise RecordError(
                f"Draw {number + 1} is {step.text!r}, but the secret and the seeds give {expected!r}."
            )
    return len(draws)


def _note(table: Table, key: str) -> str:
    if key not in table.notes:
        raise RecordError(f"The record has no header {key!r}: its dice cannot be verified.")
    return table.notes[key]
