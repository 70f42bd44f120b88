"""Tests of the notation: positions, actions and draws survive a round trip through text."""

from __future__ import annotations

import random

from gobelet.engine.conformance.meeting import Meetings, Met, play_on
from gobelet.engine.errors import NotationError
from gobelet.engine.record import BEGIN

EXTREMES = ["-1", "0", "1", "100", "127", "128", "999", "32768", "99999999999999999999"]


class NotationPromises(Meetings):
    edits = 300  # positions with some words wrong

    def test_positions_round_trip(self) -> None:
        """Formatting and parsing any position gives the same bytes."""
        for met in self.met():
            text = self.game.notation.format_position(met.state)
            again = met.read_back(text)
            assert met.state.tobytes() == again.tobytes(), f"{met}: parsing the position gives another state"

    def test_positions_fit_in_a_header(self) -> None:
        """A position is one line, without spaces at its ends."""
        for met in self.some_met():
            text = self.game.notation.format_position(met.state)
            assert [text] == text.splitlines(), f"{met}: the position is not one line"
            assert text == text.strip(), f"{met}: the position has leading or trailing spaces"

    def test_accepted_positions_can_be_played_on(self) -> None:
        """A position with some wrong words is either refused or can be played to its end."""
        texts = [self.game.notation.format_position(met.state) for met in self.some_met()]
        rng = random.Random(len(texts))
        for text in rng.choices(texts, k=self.edits):
            self._check_edited(edit_words(text, rng.choice(texts).split(), rng))

    def _check_edited(self, text: str) -> None:
        notation = self.game.notation
        try:
            state = notation.parse_position(text)
        except NotationError:
            return
        except Exception as error:
            raise AssertionError(f"{text!r}: {error!r} instead of NotationError") from error
        again = notation.parse_position(notation.format_position(state))
        assert state.tobytes() == again.tobytes(), f"{text!r} is accepted, but formatted differently"
        assert play_on(self.game, state), f"{text!r} is accepted, but the game does not end"

    def test_actions_round_trip(self) -> None:
        """Every action has a text of its own that fits in a record."""
        notation, known = self.game.notation, range(self.game.rules.NUM_ACTIONS)
        texts = [notation.format_action(action) for action in known]
        for action, text in enumerate(texts):
            assert action == notation.parse_action(text), (
                f"action {action}, {text!r}: parsing gives another action"
            )
            assert text == " ".join(text.split()), f"action {action}, {text!r}: leading or trailing spaces"
            fits = text and ":" not in text and not text.startswith(("#", "(", ")")) and text != BEGIN
            assert fits, f"action {action}, {text!r}: the text has another meaning in records"
        assert len(set(texts)) == len(texts), "two actions have the same text"

    def test_draws_round_trip(self) -> None:
        """Every outcome of a draw is one word; outcomes share a word only if they have the same effect."""
        for met in self.met():
            for outcome in range(int(met.state.draw)):
                text = self.game.notation.format_draw(met.state, outcome)
                assert [text] == text.split(), f"{met}: outcome {outcome} is {text!r}, not one word"
                again = self.game.notation.parse_draw(met.state, text)
                same = outcome == again or self._draw(met, outcome) == self._draw(met, again)
                assert same, f"{met}: outcome {outcome} is {text!r}, which is parsed as {again}"

    def _draw(self, met: Met, outcome: int) -> bytes:
        state = self.game.copy_state(met.state)
        self.game.rules.apply_draw(state, outcome)
        return bytes(state.tobytes())


def edit_words(text: str, others: list[str], rng: random.Random) -> str:
    """The text with one or two words replaced, put in or left out, or with a number out of the ordinary."""
    words = text.split()
    for _ in range(rng.randint(1, 2)):
        numbers = [at for at, word in enumerate(words) if word.isdigit()]
        if numbers and rng.randrange(2):
            words[rng.choice(numbers)] = rng.choice(EXTREMES)
        else:
            at, length = rng.randrange(len(words) + 1), rng.randrange(2)
            words[at : at + length] = rng.sample(others, rng.randrange(2))
    return " ".join(words)
