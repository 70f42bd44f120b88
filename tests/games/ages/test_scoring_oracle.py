"""A second scorer, slow and obvious, that knows nothing but the text of a position."""

import os
import random

import pytest

import gobelet
from tests.games.ages.notation import table_at

GAMES = 8 if os.environ.get("NUMBA_DISABLE_JIT") == "1" else 25
WRITTEN = 200

BOXES = {
    "step_pyramid": 3,
    "stone_circle": 5,
    "temple": 7,
    "obelisk": 9,
    "hanging_gardens": 11,
    "great_wall": 13,
    "great_pyramid": 15,
}
FIRST = {
    "step_pyramid": 1,
    "stone_circle": 2,
    "temple": 4,
    "obelisk": 6,
    "hanging_gardens": 8,
    "great_wall": 10,
    "great_pyramid": 12,
}
LATER = {
    "classic": {
        "step_pyramid": 0,
        "stone_circle": 1,
        "temple": 2,
        "obelisk": 3,
        "hanging_gardens": 4,
        "great_wall": 5,
        "great_pyramid": 6,
    },
    "reprint": {
        "step_pyramid": 0,
        "stone_circle": 1,
        "temple": 3,
        "obelisk": 4,
        "hanging_gardens": 5,
        "great_wall": 6,
        "great_pyramid": 8,
    },
}
DEVELOPMENTS = {
    "classic": {
        "leadership": 2,
        "irrigation": 2,
        "agriculture": 3,
        "quarrying": 3,
        "medicine": 3,
        "coinage": 4,
        "caravans": 4,
        "religion": 6,
        "granaries": 6,
        "masonry": 6,
        "engineering": 6,
        "architecture": 8,
        "empire": 8,
    },
    "reprint": {
        "leadership": 2,
        "irrigation": 2,
        "agriculture": 3,
        "quarrying": 3,
        "medicine": 4,
        "coinage": 4,
        "caravans": 4,
        "religion": 7,
        "granaries": 6,
        "masonry": 6,
        "engineering": 6,
        "architecture": 8,
        "empire": 10,
    },
}
LATER["late"] = LATER["reprint"]
NEWER = {"preservation": 4, "shipping": 5, "smithing": 5, "commerce": 8}
DEVELOPMENTS["late"] = DEVELOPMENTS["reprint"] | NEWER
ARCHITECTURE_BONUS = {"classic": 1, "reprint": 2, "late": 2}
CITY_BOXES = {"city4": 3, "city5": 4, "city6": 5, "city7": 6}
STACK_VALUES = {
    "wood": [0, 1, 3, 6, 10, 15, 21, 28, 36],
    "stone": [0, 2, 6, 12, 20, 30, 42, 56],
    "pottery": [0, 3, 9, 18, 30, 45, 63],
    "cloth": [0, 4, 12, 24, 40, 60],
    "spearheads": [0, 5, 15, 30, 50],
}
OUT_OF_PLAY = {1: [], 2: ["temple", "great_pyramid"], 3: ["hanging_gardens"], 4: []}


def edition_of(position_text):
    """The edition named in the head of a position."""
    head = position_text.split(" | ")[0].split()
    return next((edition for edition in ("reprint", "late") if edition in head), "classic")


def load_language(position_text, seat):
    """One seat's words, each with what is written after it."""
    words = position_text.split(" | ")[seat + 1].split()
    following = [*words[1:], ""]
    return dict(zip(words, following, strict=True))


def slow_score(position_text, seat):
    """What one seat would score if the game ended in this position."""
    edition = edition_of(position_text)
    words = load_language(position_text, seat)
    monuments = [name for name in FIRST if words.get(name) in ("first", "later")]
    cities = 3 + len([name for name, boxes in CITY_BOXES.items() if words.get(name) == str(boxes)])
    score = 0
    for name, points in DEVELOPMENTS[edition].items():
        if name in words:
            score += points
    for name in monuments:
        score += FIRST[name] if words[name] == "first" else LATER[edition][name]
    if "architecture" in words:
        score += ARCHITECTURE_BONUS[edition] * len(monuments)
    if "empire" in words:
        score += cities
    if "commerce" in words:
        score += sum(int(words.get(good, 0)) for good in STACK_VALUES)
    return score - int(words.get("disasters", 0))


def slow_tiebreak(position_text, seat):
    """What tells equal scores apart: the number of goods, in later editions their value."""
    words = load_language(position_text, seat)
    counts = {good: int(words.get(good, 0)) for good in STACK_VALUES}
    if edition_of(position_text) != "classic":
        return sum(STACK_VALUES[good][count] for good, count in counts.items())
    return sum(counts.values())


def slow_ranks(position_text):
    """Every seat's place: one more than the number of seats that are ahead."""
    seats = range(position_text.count(" | "))
    results = [(slow_score(position_text, seat), slow_tiebreak(position_text, seat)) for seat in seats]
    return [1 + len([other for other in results if other > result]) for result in results]


def slow_scores(position_text):
    """Every seat's score."""
    return [slow_score(position_text, seat) for seat in range(position_text.count(" | "))]


def play_at_random(players, edition, trading, seed):
    """A whole game in which every decision is drawn by lot."""
    table = gobelet.game("ages").table(players=players, seed=seed, edition=edition, trading=trading)
    rng = random.Random(f"{players} {edition} {trading} {seed}")
    while not table.over:
        table.play(rng.choice(table.legal()))
    return table


def written_at_random(players, edition, rng):
    """A position with monuments, cities, developments, goods and losses drawn by lot."""
    seats = [["food 1"] for _ in range(players)]
    for name in [name for name in BOXES if edition == "late" or name not in OUT_OF_PLAY[players]]:
        builders = rng.sample(range(players), rng.randint(0, players))
        for number, words in enumerate(seats):
            if number in builders:
                words.append(f"{name} {'first' if number == builders[0] else 'later'}")
            elif rng.random() < 0.5:
                words.append(f"{name} {rng.randrange(1, BOXES[name])}")
    for number, words in enumerate(seats):
        words += rng.sample(list(DEVELOPMENTS[edition]), rng.randint(0, 4))
        words += [f"{good} {rng.randint(0, 2)}" for good in STACK_VALUES]
        words += [
            f"{city} {rng.randint(boxes - 1, boxes)}" for city, boxes in CITY_BOXES.items() if number > 0
        ]
        words.append(f"disasters {rng.randint(0, 9)}")
    return " | ".join([f"roll p0 {edition} [? ? ?]", *(" ".join(words) for words in seats)])


class TestTheOracleItself:
    def test_scores_by_hand(self):
        """Added up on paper: 1+6 monuments, 8+8 developments, 2+4 bonuses, 3 lost; and 0+2+4."""
        seats = (
            "food 2 wood 1 city4 3 city5 3 step_pyramid first obelisk first great_wall 12 architecture empire"
            " disasters 3 | wood 4 step_pyramid later stone_circle first coinage"
        )
        assert slow_scores(f"over round 9 p1 | {seats}") == [26, 6]
        assert slow_scores(f"over round 9 p1 reprint | {seats}") == [30, 6]

    def test_ranks_by_hand(self):
        """Three wood are more goods than two spearheads, and worth less."""
        seats = "wood 3 leadership | spearheads 2 irrigation | medicine | wood 3 irrigation"
        assert slow_ranks(f"over round 9 p3 | {seats}") == [2, 4, 1, 2]
        assert slow_ranks(f"over round 9 p3 reprint | {seats}") == [3, 2, 1, 3]


class TestScores:
    @pytest.mark.parametrize("trading", ["no", "gifts"])
    @pytest.mark.parametrize("edition", ["classic", "reprint", "late"])
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_at_the_end_of_random_games(self, players, edition, trading):
        """Game after game, both scorers agree on points and places."""
        for seed in range(GAMES):
            table = play_at_random(players, edition, trading, seed)
            expected = (slow_scores(table.position), slow_ranks(table.position))
            assert expected == (table.scores(), table.ranks()), f"seed {seed}: {table.position}"

    @pytest.mark.parametrize("edition", ["classic", "reprint", "late"])
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_written_positions(self, players, edition):
        """Also where random games seldom go: many monuments, Architecture, Empire, big losses."""
        rng = random.Random(f"{players} {edition}")
        for _ in range(WRITTEN):
            position = written_at_random(players, edition, rng)
            table = table_at(position)
            expected = (slow_scores(position), slow_ranks(position))
            assert expected == (table.scores(), table.ranks()), position
