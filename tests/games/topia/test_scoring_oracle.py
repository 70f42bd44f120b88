"""A second scorer, slow and obvious, that knows only the text of a position; a broad one for many games."""

import os
import random
import tomllib
from collections import Counter
from typing import NamedTuple

import numpy as np
import pytest

import gobelet
from tests.games.topia.notation import (
    COLOURS,
    DISTRICTS,
    FACTIONS,
    MISSIONS,
    city,
    count_seats,
    cubes,
    dice,
    ended,
    head,
    is_die,
    missions,
    named,
    phase,
)

TOPIA = gobelet.game("topia")
GAMES = 20
MAX_DECISIONS = 5_000  # a random game longer than this does not end
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
WRITTEN = 60 if UNCOMPILED else 300
MASS = 2 if UNCOMPILED else 33_334  # games for each number of players

ENTRIES = tomllib.loads((TOPIA.folder / "components.toml").read_text("utf-8"))["mission"]
POINTS = {entry["id"]: entry["points"] for entry in ENTRIES}


# -- Slow -----------------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """All that a mission may ask about, seen by one seat."""

    seat: int
    dice: list[str]
    left: list[str]  # dice in the city
    agents: list[int]  # one's own, by district
    control: list[set[int]]  # who has the most agents, by district
    sums: list[int]  # of everybody's dice

    @property
    def colours(self):
        return [die[:-1] for die in self.dice]

    @property
    def values(self):
        return [int(die[-1]) for die in self.dice]

    def count_alone(self):
        return self.control.count({self.seat})


def most_alike(things):
    return max(Counter(things).values(), default=0)


def count_pairs(things):
    """Pairs that can be put aside at the same time: four alike are two."""
    return sum(count // 2 for count in Counter(things).values())


def add_up(dice_of_card):
    return sum(int(die[-1]) for die in dice_of_card)


CONDITIONS = {
    # R39 to R42: colours
    **{f"city_{c}": lambda s, c=c: [die[:-1] for die in s.left].count(c) for c in COLOURS},
    **{f"own_{c}": lambda s, c=c: s.colours.count(c) for c in COLOURS},
    **{f"four_{c}": lambda s, c=c: s.colours.count(c) >= 4 for c in COLOURS},
    **{f"no_{c}": lambda s, c=c: s.colours.count(c) == 0 for c in COLOURS},
    "every_colour": lambda s: all(s.colours.count(c) >= 1 for c in COLOURS),
    "two_of_each": lambda s: all(s.colours.count(c) >= 2 for c in COLOURS),
    # R43 to R46: values
    "even": lambda s: all(value in (2, 4, 6) for value in s.values),
    "odd": lambda s: all(value in (1, 3, 5) for value in s.values),
    "high": lambda s: all(value >= 4 for value in s.values),
    "low": lambda s: all(value <= 3 for value in s.values),
    "three_alike": lambda s: most_alike(s.values) >= 3,
    "four_alike": lambda s: most_alike(s.values) >= 4,
    "three_pairs": lambda s: count_pairs(s.values) >= 3,
    "six_values": lambda s: len(set(s.values)) == 6,
    "twin_pairs": lambda s: count_pairs(s.dice) >= 2,
    "triplets": lambda s: most_alike(s.dice) >= 3,
    "sum_28": lambda s: s.sums[s.seat] >= 28,
    "sum_15": lambda s: s.sums[s.seat] <= 15,
    "sum_21": lambda s: s.sums[s.seat] == 21,
    # R47, R48: agents
    "everywhere": lambda s: all(count >= 1 for count in s.agents),
    "stronghold": lambda s: max(s.agents) >= 3,
    "infiltrator": lambda s: (
        sum(n > 0 and s.seat not in control for n, control in zip(s.agents, s.control, strict=True)) >= 2
    ),
    "three_districts": lambda s: s.count_alone() >= 3,
    "no_district": lambda s: s.count_alone() == 0,
    **{f"control_{d}": lambda s, k=k: s.control[k] == {s.seat} for k, d in enumerate(DISTRICTS)},
    # R49: the sums of all
    "highest": lambda s: s.sums[s.seat] == max(s.sums),
    "lowest": lambda s: s.sums[s.seat] == min(s.sums),
}


def pieces_by_district(position):
    """What lies in each district, slot by slot."""
    lying = city(position)
    return [[piece for slot, piece in lying.items() if slot[:-1] == district] for district in DISTRICTS]


def slow_control(position):
    """Who has the most agents in each district; what Bingmai awarded belongs to one seat."""
    control = []
    for pieces in pieces_by_district(position):
        counts = [pieces.count(f"p{seat}") for seat in range(count_seats(position))]
        control.append({seat for seat, count in enumerate(counts) if count and count == max(counts)})
    words = head(position)
    if "awarded" in words:
        district, seat = words[words.index("awarded") + 1 :][:2]
        control[DISTRICTS.index(district)] = {int(seat[1:])}
    return control


def slow_standing(position, seat):
    """What the missions of a seat may ask about."""
    rows = pieces_by_district(position)
    return Standing(
        seat,
        dice(position, seat),
        [piece for row in rows for piece in row if is_die(piece)],
        [row.count(f"p{seat}") for row in rows],
        slow_control(position),
        [add_up(dice(position, each)) for each in range(count_seats(position))],
    )


def slow_dice(position, seat):
    """R33, R51, R54: values, a 6 perhaps as a 7, and the steps of the Bank card."""
    six = 7 if named(position, "scenario") == "inflation" else 6
    steps = dict(zip(COLOURS, cubes(position), strict=True))
    values = [(die[:-1], int(die[-1])) for die in dice(position, seat)]
    return sum(steps[colour] + (six if value == 6 else value) for colour, value in values)


def slow_districts(position, seat):
    """R34, R35, R51: control and the dice still there, shared and rounded up."""
    scenario, points = named(position, "scenario"), 0
    for pieces, control in zip(pieces_by_district(position), slow_control(position), strict=True):
        left = add_up([piece for piece in pieces if is_die(piece)])
        prize = (7 if scenario == "crackdown" else 5) + left * (2 if scenario == "leftovers" else 1)
        if seat in control:
            points += -(-prize // len(control))
    return points


def slow_missions(position, seat):
    """R36: those in hand; of three the best two, unless all three count."""
    standing = slow_standing(position, seat)
    gained = [POINTS[mission] * int(CONDITIONS[mission](standing)) for mission in missions(position, seat)]
    kept = 3 if named(position, "scenario") == "big_plans" else 2
    return sum(sorted(gained, reverse=True)[:kept])


def slow_score(position, seat):
    return slow_dice(position, seat) + slow_districts(position, seat) + slow_missions(position, seat)


def slow_scores(position):
    """Every seat's score."""
    return [slow_score(position, seat) for seat in range(count_seats(position))]


def slow_ranks(position):
    """Every seat's place: points, districts controlled alone, dice."""
    alone = slow_control(position)
    keys = [
        (slow_score(position, seat), alone.count({seat}), add_up(dice(position, seat)))
        for seat in range(count_seats(position))
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


def is_clear(position):
    """Whether nothing is in between: everybody has dice, nobody holds a mission that has to be returned."""
    seats = range(count_seats(position))
    begun = all(dice(position, seat) for seat in seats)
    return begun and phase(position) not in ("draw", "return")


def play_at_random(players, seed, **options):
    """The tables of a whole game in which every decision is drawn by lot."""
    table = TOPIA.table(players=players, seed=seed, **options)
    rng = random.Random(f"{players} {seed}")
    for _ in range(MAX_DECISIONS):
        yield table
        if table.over:
            return
        table.play(rng.choice(table.legal()))
    raise AssertionError(f"{players} players, seed {seed}: no end")


class TestTheOracleItself:
    RED = "dice teal6 teal6 white3 white3 purple4 purple2 missions city_purple twin_pairs"
    OTHER = "dice teal1 teal2 white1 white2 purple1 purple3"
    ROWS = "p0 p0 white4 / p0 p0 purple3 / p0 p0 p1 / p1 p1 teal1 / p1 p1 teal2 / p1 white1 purple6"

    def test_every_mission(self):
        """All forty have a condition here and points in the data file."""
        assert set(MISSIONS) == set(CONDITIONS) == set(POINTS)
        assert [entry["id"] for entry in ENTRIES] == MISSIONS

    def test_scores_by_hand(self):
        """Red of the rulebook, and 10 from dice, 25 from districts."""
        assert slow_scores(ended(self.ROWS, self.RED, self.OTHER)) == [24 + 22 + 22, 35]

    def test_ranks_by_hand(self):
        """Three districts alone beat two with higher dice."""
        rows = "p0 p0 p0 / p0 p0 p0 / p1 p1 / p1 p1 / p1 p1"
        position = ended(rows, "dice teal6 teal1 teal1 teal1 teal1 teal1")
        assert (slow_scores(position), slow_ranks(position)) == ([21, 21], [2, 1])

    def test_awards_by_hand(self):
        """The whole for one."""
        rows = "p0 p1 white2 / p0 p0 p0 / p0 p0 / p1 p1 p1 / p1 p1"
        assert slow_scores(ended(rows)) == [6 + 4 + 10, 6 + 4 + 10]
        assert slow_scores(ended(rows, options="awarded nethal p1")) == [6 + 10, 6 + 7 + 10]


class TestScores:
    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_along_random_games(self, players):
        """Position after position, both scorers agree on points and places."""
        for seed in range(GAMES):
            for table in play_at_random(players, seed):
                position = table.position
                if is_clear(position):
                    expected = (slow_scores(position), slow_ranks(position))
                    assert expected == (table.scores(), table.ranks()), f"seed {seed}: {position}"

    @pytest.mark.compiled
    @pytest.mark.parametrize("scenario", ["crackdown", "leftovers", "inflation", "big_plans", "no_powers"])
    def test_with_scenarios(self, scenario):
        """Those that change the points, and one without powers."""
        for seed in range(GAMES):
            for table in play_at_random(2 + seed % 3, seed, scenario=scenario):
                position = table.position
                if is_clear(position):
                    expected = (slow_scores(position), slow_ranks(position))
                    assert expected == (table.scores(), table.ranks()), f"seed {seed}: {position}"

    @pytest.mark.compiled
    def test_with_the_bank_card(self):
        """Every die is worth the step of its colour more."""
        for seed in range(GAMES):
            for table in play_at_random(2 + seed % 3, seed, bank_card="yes"):
                position = table.position
                if is_clear(position):
                    assert slow_scores(position) == table.scores(), f"seed {seed}: {position}"

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_written_ends(self, players):
        """Cities, cards and missions drawn by lot, also where random games seldom go."""
        rng = random.Random(f"ends {players}")
        for _ in range(WRITTEN):
            position = written_at_random(players, rng)
            table = TOPIA.table(position=position)
            assert (slow_scores(position), slow_ranks(position)) == (table.scores(), table.ranks()), position


def written_at_random(players, rng):
    """A final position with pieces anywhere; values are often the same, so that there are pairs and ties."""
    values = rng.choice(["123456", "12", "46", "135", "3", "6"])
    bag = [f"{colour}{rng.choice(values)}" for colour in COLOURS for _ in range(2 * (players + 1))]
    rng.shuffle(bag)
    pieces = [f"p{seat}" for seat in range(players) for _ in range(6)] + bag[6 * players :]
    rng.shuffle(pieces)
    size = players + 1
    rows = " / ".join(" ".join(pieces[k * size : (k + 1) * size]) for k in range(6))
    hands = rng.sample(MISSIONS, 2 * players)
    seats = [
        f"dice {' '.join(bag[6 * seat : 6 * seat + 6])} missions {hands[2 * seat]} {hands[2 * seat + 1]}"
        for seat in range(players)
    ]
    return ended(rows, *seats)


# -- Broad ----------------------------------------------------------------------------------------------

SLOTS, DICE, AGENT = 30, 18, 18
SHAKRA, DANGMER, CENTAURI = (FACTIONS.index(name) for name in ("shakra", "dangmer", "centauri"))
BINGMAI = FACTIONS.index("bingmai")


def cities_of(states):
    """What lies in the city: an array of games, districts and slots."""
    return states["pieces"][:, :SLOTS].astype(np.int64).reshape(len(states), 6, 5)


def cards_of(states, players):
    """What lies on the cards: an array of games, seats and places."""
    return states["pieces"][:, SLOTS:].astype(np.int64).reshape(len(states), 4, 6)[:, :players]


def values_of(pieces):
    """The values of dice; of anything else 0."""
    return np.where((pieces >= 0) & (pieces < DICE), pieces % 6 + 1, 0)


class Broad:
    """Many final states at once; arrays are of games by seats, or games by seats by districts."""

    def __init__(self, states, players):
        self.states, self.players = states, players
        self.city, cards = cities_of(states), cards_of(states, players)
        kinds = (cards[..., None] == np.arange(DICE)).sum(axis=2).reshape(len(states), players, 3, 6)
        self.alike = kinds.reshape(len(states), players, DICE)
        self.colours, self.values = kinds.sum(axis=3), kinds.sum(axis=2)
        self.sums = values_of(cards).sum(axis=2)
        kinds = (self.city.reshape(len(states), -1)[:, :, None] == np.arange(DICE)).sum(axis=1)
        self.left = kinds.reshape(len(states), 3, 6).sum(axis=2)[:, None]
        self.agents = np.stack([(self.city == AGENT + seat).sum(axis=2) for seat in range(players)], axis=1)
        self.control = self.find_control()
        self.alone = self.control & (self.control.sum(axis=1, keepdims=True) == 1)

    def find_control(self):
        """Who has the most agents; what Bingmai awarded belongs to one seat."""
        most = self.agents.max(axis=1, keepdims=True)
        control = (self.agents == most) & (most > 0)
        awarded = np.flatnonzero(self.states["awarded_seat"] >= 0)
        districts, seats = (self.states[f"awarded_{word}"][awarded] for word in ("district", "seat"))
        control[awarded, :, districts] = False
        control[awarded, seats, districts] = True
        return control

    def missions(self):
        """How often each mission is fulfilled: games by seats by missions."""
        largest, pairs = self.values.max(axis=2), (self.values // 2).sum(axis=2)
        under_others = ((self.agents > 0) & ~self.control).sum(axis=2)
        columns = [
            *(np.broadcast_to(self.left[..., c], self.sums.shape) for c in range(3)),
            *(self.colours[..., c] for c in range(3)),
            *(self.colours[..., c] >= 4 for c in range(3)),
            *(self.colours[..., c] == 0 for c in range(3)),
            *((self.colours >= least).all(axis=2) for least in (1, 2)),
            *(self.values[..., wrong].sum(axis=2) == 0 for wrong in ([0, 2, 4], [1, 3, 5])),
            *(self.values[..., wrong].sum(axis=2) == 0 for wrong in ([0, 1, 2], [3, 4, 5])),
            *(largest >= least for least in (3, 4)),
            *(pairs >= 3, (self.values > 0).all(axis=2)),
            *((self.alike // 2).sum(axis=2) >= 2, self.alike.max(axis=2) >= 3),
            *(self.sums >= 28, self.sums <= 15, self.sums == 21),
            *((self.agents > 0).all(axis=2), self.agents.max(axis=2) >= 3, under_others >= 2),
            *(self.alone.sum(axis=2) >= 3, self.alone.sum(axis=2) == 0),
            *(self.alone[..., district] for district in range(6)),
            self.sums == self.sums.max(axis=1, keepdims=True),
            self.sums == self.sums.min(axis=1, keepdims=True),
        ]
        return np.stack([column.astype(np.int64) for column in columns], axis=2)

    def scores(self):
        """Dice, districts and missions, of three missions the best two."""
        prizes = 5 + values_of(self.city).sum(axis=2)
        shares = -(-prizes // np.maximum(self.control.sum(axis=1), 1))
        held = self.states["missions"][:, None, :] == np.arange(self.players)[:, None]
        gained = self.missions() * np.array([POINTS[mission] for mission in MISSIONS]) * held
        best = np.sort(gained, axis=2)[..., -2:].sum(axis=2)
        return self.sums + (shares[:, None] * self.control).sum(axis=2) + best

    def ranks(self):
        """Points, districts controlled alone, dice."""
        keys = (self.scores() * 10 + self.alone.sum(axis=2)) * 100 + self.sums
        return 1 + (keys[:, None, :] > keys[:, :, None]).sum(axis=2)


def first_wrong(ours, theirs):
    """The first game in which two arrays differ, in words; nothing if there is none."""
    wrong = np.flatnonzero((ours != theirs).any(axis=1))
    return f"game {wrong[0]}: {ours[wrong[0]]}, not {theirs[wrong[0]]}" if wrong.size else ""


def has_used(states, faction):
    """Whether somebody with this faction used its power."""
    return ((states["factions"] == faction) & (states["used"] != 0)).any(axis=1)


@pytest.fixture(scope="module", params=[2, 3, 4])
def many(request):
    """The number of players and the final states of many random games."""
    return request.param, TOPIA.play_random(request.param, MASS, first_seed=1_000)


def ask_all(states, players, question):
    """What the compiled rules say about every seat of every game."""
    return np.array([[question(states[k], seat) for seat in range(players)] for k in range(len(states))])


class TestManyGames:
    def test_they_end(self, many):
        """All games were played by as many as were asked for, and none is going on."""
        players, states = many
        assert len(states) == MASS
        assert (states["players"] == players).all()
        assert (states["actor"] == -1).all()
        assert (states["draw"] == 0).all()

    def test_scores(self, many):
        """The compiled score of every seat is the one added up here."""
        players, states = many
        broad = Broad(states, players)
        assert first_wrong(broad.scores(), ask_all(states, players, TOPIA.rules.score)) == ""

    def test_ranks(self, many):
        """So are the places, ties and all."""
        players, states = many
        broad = Broad(states, players)
        assert first_wrong(broad.ranks(), ask_all(states, players, TOPIA.rules.rank)) == ""

    def test_both_oracles(self, many):
        """The slow scorer and the broad one agree on the first games."""
        players, states = many
        broad = Broad(states[:100], players)
        for state, points, places in zip(states[:100], broad.scores(), broad.ranks(), strict=True):
            position = TOPIA.notation.format_position(state)
            assert slow_scores(position) == points.tolist(), position
            assert slow_ranks(position) == places.tolist(), position

    def test_games_differ(self, many):
        """They are not the same game over and over."""
        players, states = many
        assert len(np.unique(Broad(states, players).scores())) > min(50, MASS // 2)

    def test_full_cards(self, many):
        """Six dice on every card (R31)."""
        players, states = many
        cards = cards_of(states, players)
        assert ((cards >= 0) & (cards < DICE)).all()

    def test_agents(self, many):
        """Six of everybody in the city, of nobody else any."""
        players, states = many
        cities = states["pieces"][:, :SLOTS]
        for seat in range(4):
            assert ((cities == AGENT + seat).sum(axis=1) == (6 if seat < players else 0)).all()

    def test_slots(self, many):
        """Those for more players are not in play (R2)."""
        players, states = many
        in_play = np.arange(5) < players + 1
        assert ((cities_of(states) != -2) == in_play).all()

    def test_dice(self, many):
        """As many of each colour as at the beginning, but for Shakra and Dangmer (R3, R22, R26)."""
        players, states = many
        pieces = states["pieces"]
        counts = np.stack([((pieces >= 6 * c) & (pieces < 6 * c + 6)).sum(axis=1) for c in range(3)], axis=1)
        removed, cloned = has_used(states, SHAKRA), has_used(states, DANGMER)
        each = 2 * (players + 1)
        assert (counts.sum(axis=1) == 3 * each - removed).all()
        assert (counts[~removed & ~cloned] == each).all()
        assert (counts[~cloned] <= each).all()
        assert (np.abs(counts - each).sum(axis=1) <= removed + 2 * cloned).all()

    def test_dice_left_in_the_city(self, many):
        """Six, or five if Shakra used its power."""
        _, states = many
        left = (values_of(cities_of(states)) > 0).sum(axis=(1, 2))
        assert (left == 6 - has_used(states, SHAKRA)).all()

    def test_factions(self, many):
        """Everybody has one, nobody the same."""
        players, states = many
        factions = np.sort(states["factions"][:, :players], axis=1)
        assert ((factions >= 0) & (factions < len(FACTIONS))).all()
        assert (np.diff(factions, axis=1) > 0).all()

    def test_hands(self, many):
        """Two missions, Centauri three (R4, R21)."""
        players, states = many
        for seat in range(players):
            hands = (states["missions"] == seat).sum(axis=1)
            assert (hands == 2 + (states["factions"][:, seat] == CENTAURI)).all()

    def test_missions_of_nobody(self, many):
        """All others are in the deck or under it, by somebody who plays."""
        players, states = many
        allowed = [-1, *range(players), *range(4, 4 + players)]
        assert np.isin(states["missions"], allowed).all()

    def test_missions_are_counted(self, many):
        """How many are in each hand, and under the deck by whom."""
        _, states = many
        for place in range(8):
            assert (states["held"][:, place] == (states["missions"] == place).sum(axis=1)).all()

    def test_awards(self, many):
        """Only by Bingmai, once, to somebody who tied for the most agents (R20)."""
        players, states = many
        awarded = states["awarded_seat"] >= 0
        assert (awarded == (states["awarded_district"] >= 0)).all()
        assert (awarded == has_used(states, BINGMAI)).all()
        agents = Broad(states, players).agents[awarded]
        agents = agents[np.arange(len(agents)), :, states["awarded_district"][awarded]]
        seats = states["awarded_seat"][awarded]
        assert (agents[np.arange(len(agents)), seats] == agents.max(axis=1)).all()
        assert ((agents == agents.max(axis=1, keepdims=True)).sum(axis=1) >= 2).all()
