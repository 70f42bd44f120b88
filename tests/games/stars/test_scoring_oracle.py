"""A second scorer, slow and obvious, that knows only the text of a position; a broad one for many games."""

import os
import random
from collections import Counter

import numpy as np
import pytest

import gobelet
from tests.games.stars.notation import table_at

WRITTEN = 200
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
GAMES = 8 if UNCOMPILED else 25
MASS = 20 if UNCOMPILED else 25_000  # games for each number of players

ROWS = [2, 3, 4, 5, 6]
ROW_LENGTHS = {2: 8, 3: 7, 4: 6, 5: 5, 6: 4}
MULTIPLIER_CELLS = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
POINTS_A_CELL = 5
DEFAULT_GRID = 30
DICE = [2, 3, 4, 5]  # black, purple, blue, orange


def slow_row(row_text, row):
    """What one row counts: its numbers, doubled, as they are, or nothing."""
    total = 0
    for word in row_text.replace("*", " ").split():
        if word.isdigit():
            total += int(word)
    ticks = row_text.count("*")
    if ticks == 0:
        return total
    if ticks == MULTIPLIER_CELLS[row]:
        return 2 * total
    return 0


def slow_score(seat_text):
    """What one seat would score if the game ended in this position."""
    rows_text, _, malus_text = seat_text.partition("malus")
    score = 0
    for row, row_text in zip(ROWS, rows_text.split("/"), strict=True):
        score += slow_row(row_text, row)
    if malus_text:
        score -= int(malus_text)
    return score


def slow_scores(position_text):
    """Every seat's score."""
    return [slow_score(seat_text) for seat_text in position_text.split(" | ")[1:]]


def in_head(position_text, word, default):
    """The number after a word of the head."""
    words = position_text.split(" | ")[0].split()
    return int(words[words.index(word) + 1]) if word in words else default


def slow_ranks(position_text):
    """Every seat's place: one more than the number of seats ahead; alone, first is won and second is not."""
    results = slow_scores(position_text)
    if len(results) > 1:
        return [1 + len([other for other in results if other > result]) for result in results]
    ticked = in_head(position_text, "ticked", 0)
    lost = ticked >= in_head(position_text, "grid", DEFAULT_GRID)
    won = not lost and results[0] > POINTS_A_CELL * ticked
    return [1 if won else 2]


def is_finished(seat_text):
    """Whether this seat filled its last white cell or its malus cell."""
    rows = seat_text.split(" malus ")[0].replace("*", " ").split("/")
    white = [word for row in rows for word in row.split()[:4] if word != "-"]
    return "malus" in seat_text or len(white) == 20


def play_at_random(players, seed, **options):
    """A whole game in which every decision is drawn by lot, and how many turns each seat had."""
    table = gobelet.game("stars").table(players=players, seed=seed, **options)
    rng = random.Random(f"{players} {seed}")
    turns = Counter()
    while not table.over:
        action = rng.choice(table.legal())
        if action.startswith(("take ", "malus ")):
            turns[table.actor] += 1
        table.play(action)
    return table, turns


def row_at_random(row, rng):
    """A row with cells and ticks drawn by lot, often all or no ticks."""
    sums = [row * rng.randint(1, column + 1) for column in range(ROW_LENGTHS[row])]
    cells = [rng.choice(["-", "x", str(each)]) for each in sums]
    limit = MULTIPLIER_CELLS[row]
    ticks = "*" * rng.choice([0, limit, rng.randint(0, limit)])
    return " ".join([*cells, ticks]).strip()


def written_at_random(players, rng):
    """Sheets drawn by lot: a finished game if somebody has finished, otherwise the last seat is to draw."""
    seats = []
    for _ in range(players):
        text = " / ".join(row_at_random(row, rng) for row in ROWS)
        seats.append(text + rng.choice(["", "", f" malus {rng.randint(0, 20)}"]))
    phase = "over" if any(is_finished(text) for text in seats) else "pull"
    ticked = f"ticked {rng.randint(0, 29)} " if players == 1 else ""
    drawing = " drawing 3" if phase == "pull" else ""
    orange = 5 if phase == "pull" else 4
    head = f"{phase} p{players - 1} {ticked}bag black 2 purple 3 blue 4 orange {orange}{drawing}"
    return " | ".join([head, *seats])


class TestTheOracleItself:
    def test_scores_by_hand(self):
        """Added up on paper: 12 doubled, nothing, 8, 25 doubled, nothing, less 7."""
        cells = "4 8 ** / 9 x 3 * / 8 / 10 - 15 ***** / 6 12 ***** malus 7"
        assert slow_score(cells) == 24 + 0 + 8 + 50 + 0 - 7
        assert slow_score("- / - / - / - / -") == 0

    def test_ranks_by_hand(self):
        """Shared places leave a gap."""
        position = "over p2 | 6 / - / - / - / - | 6 / - / - / - / - | 9 / - / - / - / - malus 4"
        assert slow_ranks(position) == [1, 1, 3]

    def test_alone_by_hand(self):
        """26 beats five cells, 25 does not, and a full grid is lost."""
        assert slow_ranks("over p0 ticked 5 | 20 6 / - / - / - / -") == [1]
        assert slow_ranks("over p0 ticked 5 | 20 5 / - / - / - / -") == [2]
        assert slow_ranks("over p0 ticked 30 | 24 24 24 24 ** / 24 24 24 / - / - / -") == [2]
        assert slow_ranks("over p0 grid 36 ticked 30 | 24 24 24 24 ** / 24 24 24 / - / - / -") == [1]


class TestScores:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_at_the_end_of_random_games(self, players):
        """Game after game, both scorers agree on points and places."""
        for seed in range(GAMES):
            table, _ = play_at_random(players, seed)
            expected = (slow_scores(table.position), slow_ranks(table.position))
            assert expected == (table.scores(), table.ranks()), f"seed {seed}: {table.position}"

    @pytest.mark.parametrize("grid", ["36", "40"])
    def test_alone_with_other_grids(self, grid):
        """A bigger grid changes who wins, not the score."""
        for seed in range(GAMES):
            table, _ = play_at_random(1, seed, grid=grid)
            expected = (slow_scores(table.position), slow_ranks(table.position))
            assert expected == (table.scores(), table.ranks()), f"seed {seed}: {table.position}"

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_written_sheets(self, players):
        """Also where random games seldom go: many doubled rows, a big malus, full green cells."""
        rng = random.Random(f"sheets {players}")
        for _ in range(WRITTEN):
            position = written_at_random(players, rng)
            table = table_at(position)
            assert (slow_scores(position), slow_ranks(position)) == (table.scores(), table.ranks()), position

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_everyone_had_the_same_number_of_turns(self, players):
        """R24: and the game ended because somebody had finished."""
        for seed in range(GAMES):
            table, turns = play_at_random(players, seed)
            assert len({turns[seat] for seat in range(players)}) == 1, f"seed {seed}: {turns}"
            assert any(is_finished(text) for text in table.position.split(" | ")[1:]), f"seed {seed}"

    def test_alone_the_game_ends_for_a_reason(self):
        """The sheet is finished, or the opponent's grid is full."""
        for seed in range(GAMES):
            table, _ = play_at_random(1, seed)
            full = in_head(table.position, "ticked", 0) >= DEFAULT_GRID
            assert full or is_finished(table.position.split(" | ")[1]), f"seed {seed}: {table.position}"


def broad_scores(states, players):
    """The scores of many final states at once, an array of games by seats."""
    cells = states["seats"]["cells"][:, :players].astype(np.int64)
    ticks = states["seats"]["ticks"][:, :players]
    malus = states["seats"]["malus"][:, :players].astype(np.int64)
    sums = np.where(cells > 0, cells, 0).sum(axis=3)
    factor = np.where(ticks == 0, 1, np.where(ticks == np.array(ROWS), 2, 0))
    return (sums * factor).sum(axis=2) - np.where(malus > 0, malus, 0)


@pytest.fixture(scope="module", params=[1, 2, 3, 4])
def many(request):
    """The number of players and the final states of many random games."""
    return request.param, gobelet.game("stars").play_random(request.param, MASS, first_seed=1_000)


class TestManyGames:
    def test_the_number_of_players(self, many):
        """All games were played by as many as were asked for."""
        players, states = many
        assert len(states) == MASS
        assert (states["players"] == players).all()

    def test_scores(self, many):
        """The compiled score of every seat is the one added up here."""
        players, states = many
        score = gobelet.game("stars").rules.score
        ours = broad_scores(states, players)
        theirs = [[score(states[k], seat) for seat in range(players)] for k in range(len(states))]
        wrong = np.flatnonzero((ours != np.array(theirs)).any(axis=1))
        assert wrong.size == 0, f"game {wrong[0]}: {ours[wrong[0]]}, not {theirs[wrong[0]]}"

    def test_games_differ(self, many):
        """They are not the same game over and over, and not without points."""
        players, states = many
        ours = broad_scores(states, players)
        assert len(np.unique(ours)) > min(10, MASS // 4)

    def test_no_die_is_lost(self, many):
        """Bag, reserve and discard hold 2 black, 3 purple, 4 blue and 5 orange dice."""
        _, states = many
        parts = [states["bag"], states["reserve"].sum(axis=2), states["discard"]]
        assert all((part >= 0).all() for part in parts)
        assert (states["reserve"] >= 0).all()
        assert (sum(part.astype(np.int64) for part in parts) == np.array(DICE)).all()

    def test_no_orange_2(self, many):
        """An orange die never shows it (R2)."""
        _, states = many
        assert (states["reserve"][:, 3, 1] == 0).all()

    def test_sheets(self, many):
        """Each row has its cells, none more; what is written lies between a cross and 30 (R3)."""
        players, states = many
        cells = states["seats"]["cells"][:, :players]
        for index, row in enumerate(ROWS):
            inside = cells[:, :, index, : ROW_LENGTHS[row]]
            assert (inside >= -1).all()
            assert (inside <= 30).all()
            assert (cells[:, :, index, ROW_LENGTHS[row] :] == -2).all()

    def test_ticks(self, many):
        """No row has more ticks than multiplier cells (R4)."""
        players, states = many
        ticks = states["seats"]["ticks"][:, :players]
        assert (ticks >= 0).all()
        assert (ticks <= np.array(ROWS)).all()

    def test_somebody_finished(self, many):
        """R22, R23: with several players a full set of white cells or a malus ended every game."""
        players, states = many
        if players > 1:
            white = states["seats"]["cells"][:, :players, :, :4]
            full = (white >= 0).all(axis=(2, 3))
            fined = states["seats"]["malus"][:, :players] >= 0
            assert (full | fined).any(axis=1).all()

    def test_malus(self, many):
        """The malus cell holds a possible sum, or nothing."""
        players, states = many
        malus = states["seats"]["malus"][:, :players]
        assert (malus >= -1).all()
        assert (malus <= 84).all()  # fourteen 6s
