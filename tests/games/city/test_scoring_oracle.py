"""A second scorer, slow and obvious, that knows only the text of a position; a broad one for many games."""

import os
import random

import numpy as np
import pytest

import gobelet
from tests.games.city.notation import (
    CARDS,
    COPIES,
    PRINTED,
    PRINTED_CITY,
    ROWS,
    SPACES,
    cards,
    city,
    named,
    number,
    phase,
    stock,
    table_at,
    turn,
    won,
)

GAMES = 5
WRITTEN = 200
STRIDE = 7  # of the positions of a game, those that are looked at
MAX_DECISIONS = 50_000  # a random game longer than this does not end
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
MASS = 2 if UNCOMPILED else 25_000  # games for each number of players

LOCATIONS = [*PRINTED, *CARDS]  # in the order of their numbers
BANDIT_POINTS = (2, 3, 4)
SHIP_POINTS = (5, 10, 20)
SMALL_HOUSES = ["yellow3", "red5", "blue2"]


# -- Slow -----------------------------------------------------------------------------------------------


def count_culture(built, row):
    """How many culture locations lie on a row, printed ones among them."""
    count = 0
    for space in SPACES:
        if space.startswith(row):
            if space in built:
                count += CARDS[built[space]].type == "culture"
            else:
                count += space in SMALL_HOUSES
    return count


def slow_built(position_text, seat):
    """The cards of a city by space, whether active or not."""
    return {space: card.split()[0] for space, card in city(position_text, seat).items()}


def slow_loot(position_text, seat):
    """The points of a seat's bandits and ships."""
    loot = 0
    for count, points in zip(won(position_text, "bandits", seat), BANDIT_POINTS, strict=True):
        loot += count * points
    for count, points in zip(won(position_text, "ships", seat), SHIP_POINTS, strict=True):
        loot += count * points
    return loot


def slow_score(position_text, seat):
    """What one seat would score if the game ended in this position."""
    words = position_text.split(" | ")[seat + 1].split()
    score = int(words[words.index("points") + 1]) if "points" in words else 0
    score += slow_loot(position_text, seat)
    built = slow_built(position_text, seat)
    for space, card in built.items():
        score += count_culture(built, space[:-1]) if card == "cathedral" else CARDS[card].points
    return score


def slow_scores(position_text):
    """Every seat's score."""
    return [slow_score(position_text, seat) for seat in range(position_text.count(" | "))]


def slow_ranks(position_text):
    """Every seat's place: points, cards, loot, turn order; alone, first is won and second is not."""
    results = slow_scores(position_text)
    if len(results) == 1:
        return [1 if results[0] >= (number(position_text, "target") or 50) else 2]
    keys = []
    for seat, result in enumerate(results):
        keys.append((result, len(slow_built(position_text, seat)), slow_loot(position_text, seat), -seat))
    return [1 + sum(other > key for other in keys) for key in keys]


def play_at_random(players, seed, **options):
    """The positions of a whole game in which every decision is drawn by lot, some of them and the last."""
    table = gobelet.game("city").table(players=players, seed=seed, **options)
    rng = random.Random(f"{players} {seed}")
    for count in range(MAX_DECISIONS):
        if table.over or count % STRIDE == 0:
            yield table
        if table.over:
            return
        table.play(rng.choice(table.legal()))
    raise AssertionError(f"{players} players, seed {seed}: no end")


def written_at_random(players, rng):
    """Cities, points, bandits and ships drawn by lot, the last seat to use its dice."""
    left = dict(COPIES)
    bandits = [players + 2] * 3
    ships = [players + 2, players, 1]
    seats = []
    for _ in range(players):
        words = [f"points {rng.randint(0, 40)}"]
        for name, piles in (("bandits", bandits), ("ships", ships)):
            taken = [rng.randint(0, pile) for pile in piles]
            piles[:] = [pile - count for pile, count in zip(piles, taken, strict=True)]
            words += [f"{name} {' '.join(map(str, taken))}"] if players > 1 else []
        for space in rng.sample(SPACES, rng.randint(0, 15)):
            card = rng.choice([card for card in left if left[card]] + ["cathedral"] * bool(left["cathedral"]))
            left[card] -= 1
            words.append(f"{space} {card}{rng.choice(['', '', ' off'])}")
        seats.append(" ".join(words))
    target = "target 60 " if players == 1 and rng.random() < 0.5 else ""
    return f"dice p{players - 1} {target}| {' | '.join(seats)}"


class TestTheOracleItself:
    CHARLES = (
        "points 9 ships 2 0 0 white1 mine white3 town_hall white4 merchant_guild yellow5 storehouse"
        " red1 grand_statue red2 manor red3 great_wall red4 manor red6 cathedral off"
    )

    def test_scores_by_hand(self):
        """Charles of the rulebook, and 2 + 3 + 10 with two Cathedrals of 3 each."""
        other = "bandits 1 1 0 ships 0 1 0 blue1 cathedral blue3 cathedral off"
        assert slow_scores(f"dice p0 | {self.CHARLES} | {other}") == [41, 2 + 3 + 10 + 3 + 3]

    def test_ranks_by_hand(self):
        """5 each: a card, then a ship, then the earlier seat."""
        assert slow_ranks("dice p0 | points 5 | ships 1 0 0 | points 5 red1 mine | points 5") == [3, 2, 1, 4]

    def test_alone_by_hand(self):
        """50 is enough, unless the target is higher."""
        assert slow_ranks("dice p0 | points 47 red1 mint") == [1]
        assert slow_ranks("dice p0 target 55 | points 47 red1 mint") == [2]


class TestScores:
    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_along_random_games(self, players):
        """Position after position, both scorers agree on points and places."""
        for seed in range(GAMES):
            for table in play_at_random(players, seed):
                expected = (slow_scores(table.position), slow_ranks(table.position))
                assert expected == (table.scores(), table.ranks()), f"seed {seed}: {table.position}"

    @pytest.mark.compiled
    @pytest.mark.parametrize("options", [{"level": "hard"}, {"target": "75"}, {"target": "100"}])
    def test_alone_with_other_options(self, options):
        """The target changes who wins, not the score."""
        for seed in range(GAMES):
            for table in play_at_random(1, seed, **options):
                expected = (slow_scores(table.position), slow_ranks(table.position))
                assert expected == (table.scores(), table.ranks()), f"seed {seed}: {table.position}"

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_written_cities(self, players):
        """Also where random games seldom go: many Cathedrals, ties, all ships taken."""
        rng = random.Random(f"cities {players}")
        for _ in range(WRITTEN):
            position = written_at_random(players, rng)
            table = table_at(position)
            assert (slow_scores(position), slow_ranks(position)) == (table.scores(), table.ranks()), position


class TestConservation:
    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_no_card_is_lost(self, players):
        """Cities, display, discard, pile, stacks and the card being placed hold 3 or 15 of each."""
        for table in play_at_random(players, players, empty_pile="plays-on", two_rows="forced"):
            position, state = table.position, table.state
            for index, card in enumerate(LOCATIONS):
                count = int(state.pile[index]) + int(state.stacks[index])
                count += sum(cards(position, word).get(card, 0) for word in ("display", "upper", "discard"))
                count += named(position, "placing") == card
                for seat in range(players):
                    count += list(slow_built(position, seat).values()).count(card)
                assert COPIES.get(card, 0) == count, f"{card}: {position}"

    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_bandits_and_ships(self, players):
        """Nobody takes from an empty pile."""
        for table in play_at_random(players, players):
            for word, piles in (("bandits", [players + 2] * 3), ("ships", [players + 2, players, 1])):
                taken = np.array([won(table.position, word, seat) for seat in range(players)]).sum(axis=0)
                assert (taken <= piles).all(), table.position

    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_stocks(self, players):
        """Whoever is not in turn has one of each resource at most."""
        for table in play_at_random(players, players):
            position = table.position
            for seat in range(players):
                if seat != turn(position) or phase(position) == "over":
                    assert max(stock(position, seat)) <= 1, position


# -- Broad ----------------------------------------------------------------------------------------------

POINTS = np.array([0] * len(PRINTED) + [card.points for card in CARDS.values()])
CULTURE = [LOCATIONS.index("small_house")]
CULTURE += [LOCATIONS.index(name) for name, card in CARDS.items() if card.type == "culture"]
CATHEDRAL = LOCATIONS.index("cathedral")
LIMITS = np.array([COPIES.get(name, 0) for name in LOCATIONS])


def broad_cities(states, players):
    """The locations of many final states: an array of games, seats, rows and columns."""
    return states["seats"]["city"][:, :players].astype(np.int64).reshape(len(states), players, len(ROWS), 6)


def broad_loot(states, players):
    """The points of bandits and ships, an array of games by seats."""
    seats = states["seats"][:, :players]
    return seats["bandits"].astype(np.int64) @ BANDIT_POINTS + seats["ships"].astype(np.int64) @ SHIP_POINTS


def broad_scores(states, players):
    """The scores of many final states at once, an array of games by seats."""
    cities = broad_cities(states, players)
    culture = np.isin(cities, CULTURE).sum(axis=3)
    cathedrals = (cities == CATHEDRAL).sum(axis=3)
    tokens = states["seats"]["points"][:, :players].astype(np.int64)
    return (
        tokens
        + POINTS[cities].sum(axis=(2, 3))
        + (culture * cathedrals).sum(axis=2)
        + broad_loot(states, players)
    )


def broad_ranks(states, players):
    """The places in many final states, an array of games by seats."""
    scores = broad_scores(states, players)
    if players == 1:
        return np.where(scores >= 50, 1, 2)
    built = (broad_cities(states, players) >= len(PRINTED)).sum(axis=(2, 3))
    keys = ((scores * 100 + built) * 1_000 + broad_loot(states, players)) * 10 - np.arange(players)
    return 1 + (keys[:, None, :] > keys[:, :, None]).sum(axis=2)


def first_wrong(ours, theirs):
    """The first game in which two arrays differ, in words; nothing if there is none."""
    wrong = np.flatnonzero((ours != theirs).reshape(len(ours), -1).any(axis=1))
    return f"game {wrong[0]}: {ours[wrong[0]]}, not {theirs[wrong[0]]}" if wrong.size else ""


@pytest.fixture(scope="module", params=[1, 2, 3, 4])
def many(request):
    """The number of players and the final states of many random games."""
    return request.param, gobelet.game("city").play_random(request.param, MASS, first_seed=1_000)


def ask_all(states, players, question):
    """What the compiled rules say about every seat of every game."""
    return np.array([[question(states[k], seat) for seat in range(players)] for k in range(len(states))])


class TestManyGames:
    def test_the_number_of_players(self, many):
        """All games were played by as many as were asked for, and none is going on."""
        players, states = many
        assert len(states) == MASS
        assert (states["players"] == players).all()
        assert (states["actor"] == -1).all()
        assert (states["draw"] == 0).all()

    def test_scores(self, many):
        """The compiled score of every seat is the one added up here."""
        players, states = many
        theirs = ask_all(states, players, gobelet.game("city").rules.score)
        assert first_wrong(broad_scores(states, players), theirs) == ""

    def test_ranks(self, many):
        """So are the places, ties and all."""
        players, states = many
        theirs = ask_all(states, players, gobelet.game("city").rules.rank)
        assert first_wrong(broad_ranks(states, players), theirs) == ""

    def test_games_differ(self, many):
        """They are not the same game over and over, and not without points."""
        players, states = many
        assert len(np.unique(broad_scores(states, players))) > min(10, MASS // 4)

    def test_no_location_out_of_nowhere(self, many):
        """A printed location lies only where it is printed, everything else is a card."""
        players, states = many
        cities = states["seats"]["city"][:, :players]
        printed = np.array([LOCATIONS.index(name) for row in ROWS for name in PRINTED_CITY[row].split()])
        assert ((cities >= 0) & (cities < len(LOCATIONS))).all()
        assert ((cities >= len(PRINTED)) | (cities == printed)).all()

    def test_only_cards_are_deactivated(self, many):
        """Printed locations never are."""
        players, states = many
        off = states["seats"]["deactivated"][:, :players]
        assert np.isin(off, [0, 1]).all()
        assert not off[states["seats"]["city"][:, :players] < len(PRINTED)].any()

    def test_no_more_cards_than_there_are(self, many):
        """Cities, display, pile and stacks together: 3 of a card, 15 of a basic one (R2, R3)."""
        players, states = many
        cities = states["seats"]["city"][:, :players].reshape(len(states), -1)
        built = np.stack([(cities == index).sum(axis=1) for index in range(len(LOCATIONS))], axis=1)
        built[:, : len(PRINTED)] = 0
        elsewhere = [states["pile"], states["stacks"], states["display"].sum(axis=1)]
        assert all((part >= 0).all() for part in elsewhere)
        assert (built + sum(part.astype(np.int64) for part in elsewhere) <= LIMITS).all()
        assert not states["stacks"][:, LIMITS != 15].any()
        assert not states["pile"][:, LIMITS != 3].any()

    def test_the_display(self, many):
        """Eight cards as long as there is a pile (R3, R13, R56); alone the last row is gone (R73)."""
        players, states = many
        shown = states["display"].sum(axis=(1, 2), dtype=np.int64)
        left = states["pile"].sum(axis=1, dtype=np.int64)
        assert (shown <= (8 if players > 1 else 0)).all()
        assert (shown[left > 0] == 8).all()

    def test_bandits_and_ships(self, many):
        """No more than there were (R4, R5); alone none is kept (R70)."""
        players, states = many
        bandits = states["seats"]["bandits"].sum(axis=1, dtype=np.int64)
        ships = states["seats"]["ships"].sum(axis=1, dtype=np.int64)
        several = players > 1
        assert ((bandits >= 0) & (bandits <= (players + 2) * several)).all()
        assert ((ships >= 0) & (ships <= np.array([players + 2, players, 1]) * several)).all()

    def test_stocks(self, many):
        """Everybody's turn is over: one of each resource at most (R60)."""
        players, states = many
        stocks = states["seats"]["stock"][:, :players]
        assert ((stocks >= 0) & (stocks <= 1)).all()
        assert (states["seats"]["hourglasses"][:, :players] >= 0).all()
        assert (states["seats"]["points"][:, :players] >= 0).all()

    def test_nobody_has_dice_left(self, many):
        """All dice of everybody are used."""
        players, states = many
        assert len(np.unique(states["seats"]["dice"][:, :players])) == 1

    def test_rounds(self, many):
        """Everyone had the same number of turns (R67); alone, exactly fifteen (R73)."""
        players, states = many
        turns = states["turn"].astype(np.int64) + 1
        assert not (turns % players).any()
        assert players > 1 or (turns == 15).all()

    def test_what_ended_it(self, many):
        """Bandits, ships, the pile, or two rows of somebody (R63 to R66); alone the pile is gone."""
        players, states = many
        bandits = (states["seats"]["bandits"].sum(axis=1) == players + 2).all(axis=1)
        empty = states["seats"]["ships"].sum(axis=1) == np.array([players + 2, players, 1])
        pile = states["pile"].sum(axis=1) == 0
        rows = (broad_cities(states, players) >= len(PRINTED)).all(axis=3).sum(axis=2)
        ended = pile if players == 1 else bandits | (empty.sum(axis=1) >= 2) | pile | (rows >= 2).any(axis=1)
        assert ended.all(), f"game {np.flatnonzero(~ended)[0]}"

    def test_absent_seats_are_empty(self, many):
        """Nobody sits there, nobody has anything."""
        players, states = many
        for field in ("stock", "hourglasses", "points", "bandits", "ships", "deactivated"):
            assert not states["seats"][field][:, players:].any()
