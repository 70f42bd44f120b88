"""
Ten thousand random games of every kind end, and nothing is made or lost that the rules do not explain.

The final states of all of them are looked at together; of a few hundred, every single step is worked out a
second time by a slow and obvious accountant.
"""

import itertools
import random

import numpy as np
import pytest

import gobelet
from gobelet.engine.jit import is_compiling

AGES = gobelet.game("ages")
SETUPS = list(itertools.product([1, 2, 3, 4], ["classic", "reprint"], ["no", "yes"]))
SEEDS = 10_000  # for each setup
TABLES = 20 if is_compiling() else 4  # for each setup, step by step

CAPACITY = np.array([8, 7, 6, 5, 4])
CITY_BOXES = np.array([3, 4, 5, 6])
MONUMENT_BOXES = np.array([3, 5, 7, 9, 11, 13, 15])
GOODS = ["wood", "stone", "pottery", "cloth", "spearheads"]
CITIES = ["city4", "city5", "city6", "city7"]
MONUMENTS = [
    *("step_pyramid", "stone_circle", "temple", "obelisk"),
    *("hanging_gardens", "great_wall", "great_pyramid"),
]
DEVELOPMENTS = [
    *("leadership", "irrigation", "agriculture", "quarrying", "medicine", "coinage", "caravans"),
    *("religion", "granaries", "masonry", "engineering", "architecture", "empire", "commerce"),
]
OUT_OF_PLAY = {2: ["temple", "great_pyramid"], 3: ["hanging_gardens"]}


# -- The end of ten thousand ----------------------------------------------------------------------------


@pytest.fixture(scope="module", params=SETUPS, ids=str)
def ends(request):
    """The final states of one setup, and the setup."""
    players, edition, trading = request.param
    return AGES.play_random(players, SEEDS, 1, edition=edition, trading=trading), players, trading == "yes"


@pytest.mark.compiled
class TestEnds:
    def test_over(self, ends):
        """Nobody decides, nothing is drawn, and the table is cleared."""
        states, players, _ = ends
        assert (SEEDS, {players}) == (len(states), set(states["players"].tolist()))
        assert ({-1}, {0}) == (set(states["actor"].tolist()), set(states["draw"].tolist()))
        assert {-2} == set(states["dice"].ravel().tolist())
        for field in ("coins", "workers", "rolls", "offers", "give", "ask"):
            assert not states[field].any()
        assert (states["buying"] == -1).all()
        assert (states["partner"] == -1).all()

    def test_rounds(self, ends):
        """Everyone had the same number of turns; alone, exactly ten."""
        states, players, _ = ends
        turns = states["turn"].astype(int) + 1
        assert not (turns % players).any()
        assert players > 1 or (turns == 10).all()

    def test_food_and_goods(self, ends):
        """Within the peg board; six goods at most, unless one has Caravans or was given some by trade."""
        states, players, trading = ends
        seats = states["seats"]
        assert ((seats["food"] >= 0) & (seats["food"] <= 15)).all()
        assert ((seats["goods"] >= 0) & (seats["goods"] <= CAPACITY)).all()
        few = seats["goods"].sum(axis=2) <= 6
        kept = few | (seats["developments"][:, :, DEVELOPMENTS.index("caravans")] == 1)
        assert kept[:, players - 1].all()
        assert trading or kept.all()

    def test_boxes(self, ends):
        """No more ticks than boxes, and none on a monument that is not in play."""
        states, players, _ = ends
        seats = states["seats"]
        assert ((seats["city_workers"] >= 0) & (seats["city_workers"] <= CITY_BOXES)).all()
        assert ((seats["monument_workers"] >= 0) & (seats["monument_workers"] <= MONUMENT_BOXES)).all()
        for name in OUT_OF_PLAY.get(players, []):
            assert not seats["monument_workers"][:, :, MONUMENTS.index(name)].any()

    def test_first_builders(self, ends):
        """One for each monument that anybody has built, and that one has built it."""
        states, _, _ = ends
        built = states["seats"]["monument_workers"] == MONUMENT_BOXES
        first = states["first_builder"].astype(int)
        assert ((first >= 0) == built.any(axis=1)).all()
        games, monuments = np.nonzero(first >= 0)
        assert built[games, first[games, monuments], monuments].all()

    def test_what_ended_it(self, ends):
        """Somebody's five developments, or all monuments in play; alone neither is needed."""
        states, players, _ = ends
        developed = (states["seats"]["developments"].sum(axis=2) >= 5).any(axis=1)
        in_play = [k for k, name in enumerate(MONUMENTS) if name not in OUT_OF_PLAY.get(players, [])]
        raised = (states["first_builder"][:, in_play] >= 0).all(axis=1)
        assert players == 1 or (developed | raised).all()

    def test_absent_seats_are_empty(self, ends):
        states, players, _ = ends
        assert not any(states["seats"][:, players:].tobytes())

    def test_developments_once(self, ends):
        """Owned or not, and losses only grow from nothing."""
        states, _, _ = ends
        assert set(states["seats"]["developments"].ravel().tolist()) <= {0, 1}
        assert (states["seats"]["disasters"] >= 0).all()


# -- Every step of a few hundred ------------------------------------------------------------------------

FACES = ["food", "good", "skull", "workers", "either", "coins"]
ROLLING = range(4)  # the phases before anything is collected
NAMES = ["food", *GOODS, *CITIES, *MONUMENTS, *DEVELOPMENTS, "disasters"]
COSTS = [
    dict(zip(DEVELOPMENTS, [10, 10, 15, 15, 15, 20, 20, 20, 30, 30, 40, 50, 60, 0], strict=True)),
    dict(zip(DEVELOPMENTS, [10, 10, 15, 15, 20, 20, 20, 25, 30, 30, 40, 60, 70, 0], strict=True)),
    dict(zip(DEVELOPMENTS, [10, 10, 15, 15, 20, 20, 20, 25, 30, 30, 40, 60, 70, 40], strict=True)),
]
BOXES = dict(zip([*CITIES, *MONUMENTS], [*CITY_BOXES, *MONUMENT_BOXES], strict=True))
LIMITS = dict(zip(GOODS, CAPACITY, strict=True)) | {"food": 15}


def read_seats(state):
    """What every player has, by name."""
    seats = state["seats"][: state["players"]]
    fields = ("food", "goods", "city_workers", "monument_workers", "developments", "disasters")
    rows = zip(*(seats[field].reshape(len(seats), -1).tolist() for field in fields), strict=True)
    return [dict(zip(NAMES, itertools.chain(*row), strict=True)) for row in rows]


class Accountant:
    """Works out what everyone has after one step, from what they had before it."""

    def __init__(self, state):
        self.state = state
        self.seats = read_seats(state)
        self.me = self.seats[state["turn"] % state["players"]]
        self.others = [seat for seat in self.seats if seat is not self.me]

    def add(self, item, count):
        """R12, R14: what does not fit is lost."""
        self.me[item] = min(self.me[item] + count, LIMITS[item])

    def book(self, action):
        """A decision after the dice are final."""
        verb, _, thing = action.partition(" ")
        if verb == "worker":
            self.me[thing] += 1
        elif verb == "stone":
            self.me["stone"] -= 1
        elif verb == "discard":
            self.me[thing] -= 1
        elif verb == "accept":
            self.exchange()
        elif verb in ("buy", "spend", "sell"):
            self.buy(verb, thing)

    def exchange(self):
        """R30: what the one gives the other gets, and nothing else."""
        partner = self.seats[self.state["partner"]]
        for item, given, asked in zip([*GOODS, "food"], self.state["give"], self.state["ask"], strict=True):
            self.me[item] += asked - given
            partner[item] += given - asked

    def buy(self, verb, thing):
        """R40-R43: the development comes as soon as its cost is reached."""
        coins, edition = int(self.state["coins"]), self.state["edition"]
        development = thing if verb == "buy" else DEVELOPMENTS[self.state["buying"]]
        if verb == "spend":
            coins += (GOODS.index(thing) + 1) * sum(range(self.me[thing] + 1))
            self.me[thing] = 0
        elif verb == "sell":
            self.me["food"] -= 1
            coins += [4, 6, 6][edition]
        if coins >= COSTS[edition][development]:
            self.me[development] += 1

    def collect(self, dice, food_dice):
        """R9-R25: the dice are final."""
        count = {face: dice.count(face) for face in FACES}
        goods = count["good"] + 2 * count["skull"]
        for k in range(goods):
            self.add(GOODS[k % 5], 1)
        if goods > 1:
            self.add("stone", self.me["quarrying"])
        plain = 3 * count["food"] + 2 * food_dice
        self.add("food", plain + self.me["agriculture"] * (count["food"] + food_dice))
        self.feed()
        self.suffer(count["skull"])

    def feed(self):
        cities = 3 + sum(self.me[city] == BOXES[city] for city in CITIES)
        hungry = max(cities - self.me["food"], 0)
        self.me["food"] -= cities - hungry
        self.me["disasters"] += hungry

    def suffer(self, skulls):
        if skulls == 2 and not self.me["irrigation"]:
            self.me["disasters"] += 2
        elif skulls == 3:
            for seat in self.others or [self.me]:
                seat["disasters"] += 0 if seat["medicine"] else 3
        elif skulls == 4 and self.me["great_wall"] < BOXES["great_wall"]:
            self.me["disasters"] += 4
        elif skulls >= 5:
            for seat in self.others if self.me["religion"] else [self.me]:
                if not seat["religion"]:
                    seat.update(dict.fromkeys(GOODS, 0))


def expect_seats(step, after):
    """What everyone should have after a step of a table."""
    before, accountant = step.before, Accountant(step.before)
    has_collected = after["turn"] != before["turn"] or after["phase"] not in ROLLING
    if before["phase"] not in ROLLING:
        accountant.book(step.text)
    elif has_collected:
        dice = [FACES[die] if die >= 0 else step.text for die in before["dice"].tolist() if die != -2]
        food_dice = int(step.text.removeprefix("food ")) if step.text.startswith("food ") else 0
        accountant.collect(dice, food_dice)
    return accountant.seats


def play_at_random(seed, **setup):
    """A table with choices from legal(), to its end."""
    table, rng = AGES.table(seed=seed, **setup), random.Random(seed)
    while not table.over:
        table.play(rng.choice(table.legal()))
    return table


def check_steps(table):
    """Nobody gains, loses, builds or buys anything but what each step brings, and limits hold in between."""
    afters = [*(step.before for step in table.steps[1:]), table.state]
    for step, after in zip(table.steps, afters, strict=True):
        seats = read_seats(after)
        assert expect_seats(step, after) == seats, f"seed {table.seed}, {step.text!r}"
        assert all(0 <= seat[name] <= limit for seat in seats for name, limit in (LIMITS | BOXES).items())


@pytest.mark.parametrize(("players", "edition", "trading"), SETUPS)
def test_every_step_is_accounted_for(players, edition, trading):
    """In whole games, from the first roll to the last."""
    for seed in range(1, TABLES + 1):
        check_steps(play_at_random(seed, players=players, edition=edition, trading=trading))


GROWN = "city4 3 city5 4 city6 5 city7 6"
FULL = "food 15 wood 8 stone 7 pottery 6 cloth 5 spearheads 4"


@pytest.mark.parametrize("options", ["", "trading", "reprint", "reprint trading"])
@pytest.mark.parametrize(
    "seats",
    [
        f"{FULL} {GROWN} caravans religion | {FULL} {GROWN} caravans medicine | {FULL} {GROWN} caravans",
        f"{FULL} {GROWN} engineering granaries | {FULL} {GROWN} engineering granaries great_wall first",
        f"food 9 wood 3 {GROWN} leadership | {GROWN} quarrying agriculture masonry",
        f"{FULL} {GROWN} engineering religion granaries caravans",
    ],
)
def test_rich_tables_too(seats, options):
    """Seven dice, full stores and the rarer developments: revolts, stones and granaries come up here."""
    for seed in range(1, TABLES + 1):
        check_steps(play_at_random(seed, position=f"roll p0 {options} [? ? ? ? ? ? ?] | {seats}"))
