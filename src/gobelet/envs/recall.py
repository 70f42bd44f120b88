"""Information states: what each seat has seen so far in a game with hidden information."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from gobelet.engine.contract import state_over
from gobelet.engine.game import Game


class Moment(NamedTuple):
    """A state, and the decision that led to it, if it was one."""

    actor: int
    action: int
    buffer: bytes


class Recall:
    """
    The states so far, and for each seat a digest of its views of them and of its own decisions.

    Making a view takes a hundred times as long as a step, so views are made only on demand.
    """

    def __init__(self, first: bytes) -> None:
        self._moments = [Moment(-1, 0, first)]
        self._digests: dict[int, tuple[int, bytes]] = {}  # of how many moments, by seat

    def copy(self) -> Recall:
        copied = Recall.__new__(Recall)
        copied._moments, copied._digests = self._moments[:], self._digests.copy()
        return copied

    def note(self, actor: int, action: int, buffer: bytes) -> None:
        """*actor* is negative where it was a draw."""
        self._moments.append(Moment(actor, action, buffer))

    def digest(self, game: Game, seat: int) -> str:
        count, digest = self._digests.get(seat, (0, b""))
        for moment in self._moments[count:]:
            digest = hashlib.blake2b(digest + _see(game, moment, seat).encode(), digest_size=16).digest()
        self._digests[seat] = len(self._moments), digest
        return digest.hex()


def _see(game: Game, moment: Moment, seat: int) -> str:
    state = state_over(game.rules.STATE, bytearray(moment.buffer))
    done = moment.action if moment.actor == seat else ""
    return f"{done} {game.presentation.view(state, seat)!r}"
