"""Dice that can be proved: even, decided by all seeds, and every change found."""

import hashlib
import hmac
import random
from collections import Counter

import pytest

import gobelet
from gobelet.engine import provable
from gobelet.engine.errors import RecordError
from gobelet.engine.provable import ProvableDice, commitment_to, new_secret, verify
from gobelet.engine.record import parse_record

SECRET = "5" * 64
SEEDS = ["ada", "bo"]


def play(secret=SECRET, seeds=SEEDS, game="stars"):
    """A finished game with provable dice, as its record."""
    dice, number, rng = ProvableDice(secret, seeds), 0, random.Random(1)
    table = gobelet.game(game).table(players=2)
    while not table.over:
        if table.actor is None:
            table.draw(dice.draw(number, int(table.state.draw)))
            number += 1
        else:
            table.play(rng.choice(table.legal_ids()))
    table.notes |= {"commitment": commitment_to(secret), "seeds": " ".join(seeds), "secret": secret}
    return str(table.record()), number


def verified(record):
    parsed = parse_record(record)
    return verify(gobelet.game(parsed.game).resume(parsed))


@pytest.fixture(scope="module")
def game():
    return play()


class TestDraw:
    @pytest.mark.parametrize("outcomes", [2, 3, 6, 7, 40])
    def test_even(self, outcomes):
        """Every outcome comes about equally often: chi-squared within six deviations of its mean."""
        draws = 4000
        dice = ProvableDice(SECRET, SEEDS)
        counts = Counter(dice.draw(number, outcomes) for number in range(draws))
        assert set(counts) == set(range(outcomes))
        even = draws / outcomes
        surprise = sum((count - even) ** 2 / even for count in counts.values())
        assert abs(surprise - (outcomes - 1)) < 6 * (2 * (outcomes - 1)) ** 0.5

    def test_as_documented(self):
        """A draw is the first 64 bits of HMAC-SHA256(secret, "seeds|number|attempt"), modulo the outcomes."""
        digest = hmac.new(SECRET.encode(), b"ada bo|12|0", hashlib.sha256).digest()
        assert ProvableDice(SECRET, SEEDS).draw(12, 6) == int.from_bytes(digest[:8], "big") % 6

    def test_rejection(self, monkeypatch):
        """Numbers of the last, incomplete round are thrown away: with eight numbers and six faces, two."""
        monkeypatch.setattr(provable, "RANGE", 8)
        given = iter([7, 6, 5])
        monkeypatch.setattr(
            provable.hmac, "digest", lambda key, message, name: next(given).to_bytes(8, "big") + bytes(24)
        )
        assert ProvableDice(SECRET, SEEDS).draw(0, 6) == 5

    def test_rejection_tries_on(self):
        """Where half of all numbers are thrown away, what is left is in range and varies."""
        outcomes = 2**63 + 1
        draws = {ProvableDice(SECRET, SEEDS).draw(number, outcomes) for number in range(20)}
        assert len(draws) == 20
        assert max(draws) < outcomes

    def test_same_again(self):
        """The same secret, seeds and number are the same draw."""
        one, other = ([ProvableDice(SECRET, SEEDS).draw(k, 6) for k in range(50)] for _ in range(2))
        assert one == other

    @pytest.mark.parametrize(
        ("secret", "seeds"),
        [("6" * 64, SEEDS), (SECRET, ["ada", "be"]), (SECRET, ["bo", "ada"]), (SECRET, ["-", "bo"])],
    )
    def test_all_decide(self, secret, seeds):
        """Another secret, another seed, other places: other draws."""
        ours = [ProvableDice(SECRET, SEEDS).draw(k, 6) for k in range(50)]
        assert ours != [ProvableDice(secret, seeds).draw(k, 6) for k in range(50)]


class TestSecret:
    def test_new(self):
        """Secrets are long and different."""
        secrets = {new_secret() for _ in range(10)}
        assert {len(secret) for secret in secrets} == {64}
        assert len(secrets) == 10

    def test_commitment(self):
        """The commitment is the SHA-256 of the secret as it is written."""
        assert commitment_to("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


class TestVerify:
    def test_all_draws(self, game):
        """Every draw of a fair game is checked."""
        record, draws = game
        assert verified(record) == draws

    @pytest.mark.compiled
    @pytest.mark.parametrize("name", ["ages", "stars", "city", "topia"])
    def test_other_games(self, name):
        """So it is in every game, with cards as with dice."""
        record, draws = play(game=name)
        assert verified(record) == draws

    def test_changed_draw(self, game):
        """One changed die is found, and named."""
        table = gobelet.game("ages").table(players=2)
        for number, outcome in enumerate(
            changed := [ProvableDice(SECRET, SEEDS).draw(k, 6) for k in range(3)]
        ):
            table.draw((outcome + 1) % 6 if number == 1 else outcome)
        assert changed
        table.notes |= {"commitment": commitment_to(SECRET), "seeds": "ada bo", "secret": SECRET}
        with pytest.raises(RecordError, match="Draw 2 is"):
            verify(table)

    def test_wrong_secret(self, game):
        """A secret that is not the one committed to is found."""
        record, _ = game
        with pytest.raises(RecordError, match="commitment"):
            verified(record.replace(SECRET, "6" * 64))

    def test_wrong_secret_and_commitment(self, game):
        """A secret changed together with its commitment makes other dice."""
        record, _ = game
        forged = record.replace(commitment_to(SECRET), commitment_to("6" * 64)).replace(SECRET, "6" * 64)
        with pytest.raises(RecordError, match="Draw"):
            verified(forged)

    def test_wrong_seed(self, game):
        """A seed that is not the one a player gave is found."""
        record, _ = game
        with pytest.raises(RecordError, match="Draw"):
            verified(record.replace("seeds: ada bo", "seeds: eve bo"))

    @pytest.mark.parametrize("header", ["commitment", "secret", "seeds"])
    def test_missing(self, game, header):
        """What cannot be checked is not called fair."""
        record, _ = game
        kept = [line for line in record.splitlines() if not line.startswith(f"{header}:")]
        with pytest.raises(RecordError, match=header):
            verified("\n".join(kept) + "\n")

    @pytest.mark.parametrize("seeds", ["ada", "ada bo cy"])
    def test_number_of_seeds(self, game, seeds):
        """There is a seed for each seat, no more and no fewer."""
        record, _ = game
        with pytest.raises(RecordError):
            verified(record.replace("seeds: ada bo", f"seeds: {seeds}"))
