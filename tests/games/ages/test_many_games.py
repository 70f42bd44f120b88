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
SETUPS = list(itertools.product([1, 2, 3, 4], ["classic", "reprint", "late"], ["no", "yes", "gifts"]))
SEEDS = 10_000  # for each setup
TABLES = 20 if is_compiling() else 3  # for each setup, step by step
GAMES = 20  # whose every position is set up again; test_reached_positions.py plays thousands

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
    *("preservation", "shipping", "smithing"),
]
OUT_OF_PLAY = {2: ["temple", "great_pyramid"], 3: ["hanging_gardens"]}  # but in late


# -- The end of ten thousand ----------------------------------------------------------------------------


@pytest.fixture(scope="module", params=SETUPS, ids=str)
def ends(request):
    """The final states of one setup, and the setup."""
    players, edition, trading = request.param
    states = AGES.play_random(players, SEEDS, 1, edition=edition, trading=trading)
    return states, players, edition, trading != "no"


def monuments_out(players, edition):
    return [] if edition == "late" else OUT_OF_PLAY.get(players, [])


@pytest.mark.compiled
class TestEnds:
    def test_over(self, ends):
        """Nobody decides, nothing is drawn, and the table is cleared."""
        states, players, _, _ = ends
        assert (SEEDS, {players}) == (len(states), set(states["players"].tolist()))
        assert ({-1}, {0}) == (set(states["actor"].tolist()), set(states["draw"].tolist()))
        assert {-2} == set(states["dice"].ravel().tolist())
        for field in ("coins", "workers", "rolls", "offers", "takebacks", "exchanges", "give", "ask"):
            assert not states[field].any()
        assert (states["buying"] == -1).all()
        assert (states["partner"] == -1).all()

    def test_rounds(self, ends):
        """Everyone had the same number of turns; alone, exactly ten, in late eleven."""
        states, players, edition, _ = ends
        turns = states["turn"].astype(int) + 1
        assert not (turns % players).any()
        assert players > 1 or (turns == (11 if edition == "late" else 10)).all()

    def test_food_and_goods(self, ends):
        """Within the peg board; six goods at most, unless one has Caravans or was given some by trade."""
        states, players, _, trading = ends
        seats = states["seats"]
        assert ((seats["food"] >= 0) & (seats["food"] <= 15)).all()
        assert ((seats["goods"] >= 0) & (seats["goods"] <= CAPACITY)).all()
        few = seats["goods"].sum(axis=2) <= 6
        kept = few | (seats["developments"][:, :, DEVELOPMENTS.index("caravans")] == 1)
        assert kept[:, players - 1].all()
        assert trading or kept.all()

    def test_ships(self, ends):
        """Five at most, and only with Shipping."""
        ships, owned = (ends[0]["seats"][field] for field in ("ships", "developments"))
        assert ((ships >= 0) & (ships <= 5)).all()
        assert not ships[owned[:, :, DEVELOPMENTS.index("shipping")] == 0].any()

    def test_boxes(self, ends):
        """No more ticks than boxes, and none on a monument that is not in play."""
        states, players, edition, _ = ends
        seats = states["seats"]
        assert ((seats["city_workers"] >= 0) & (seats["city_workers"] <= CITY_BOXES)).all()
        assert ((seats["monument_workers"] >= 0) & (seats["monument_workers"] <= MONUMENT_BOXES)).all()
        for name in monuments_out(players, edition):
            assert not seats["monument_workers"][:, :, MONUMENTS.index(name)].any()

    def test_first_builders(self, ends):
        """One for each monument that anybody has built, and that one has built it."""
        states, _, _, _ = ends
        built = states["seats"]["monument_workers"] == MONUMENT_BOXES
        first = states["first_builder"].astype(int)
        assert ((first >= 0) == built.any(axis=1)).all()
        games, monuments = np.nonzero(first >= 0)
        assert built[games, first[games, monuments], monuments].all()

    def test_what_ended_it(self, ends):
        """Five developments of somebody, in late seven, or all monuments in play; alone neither is needed."""
        states, players, edition, _ = ends
        enough = 7 if edition == "late" else 5
        developed = (states["seats"]["developments"].sum(axis=2) >= enough).any(axis=1)
        in_play = [k for k, name in enumerate(MONUMENTS) if name not in monuments_out(players, edition)]
        raised = (states["first_builder"][:, in_play] >= 0).all(axis=1)
        assert players == 1 or (developed | raised).all()

    def test_absent_seats_are_empty(self, ends):
        states, players, _, _ = ends
        assert not any(states["seats"][:, players:].tobytes())

    def test_developments_once(self, ends):
        """Owned or not, and losses only grow from nothing."""
        states, _, _, _ = ends
        assert set(states["seats"]["developments"].ravel().tolist()) <= {0, 1}
        assert (states["seats"]["disasters"] >= 0).all()


# -- Every step of a few hundred ------------------------------------------------------------------------

FACES = ["food", "good", "skull", "workers", "either", "coins"]
ROLLING = range(1, 5)  # the phases between the first roll and collecting
NAMES = ["food", "ships", *GOODS, *CITIES, *MONUMENTS, *DEVELOPMENTS, "disasters"]
COSTS = [
    dict(zip(DEVELOPMENTS, [10, 10, 15, 15, 15, 20, 20, 20, 30, 30, 40, 50, 60, *[0] * 4], strict=True)),
    dict(zip(DEVELOPMENTS, [10, 10, 15, 15, 20, 20, 20, 25, 30, 30, 40, 60, 70, *[0] * 4], strict=True)),
    dict(
        zip(
            DEVELOPMENTS,
            [10, 10, 15, 15, 20, 20, 20, 25, 30, 30, 40, 60, 70, 40, 20, 25, 25],
            strict=True,
        )
    ),
]
BOXES = dict(zip([*CITIES, *MONUMENTS], [*CITY_BOXES, *MONUMENT_BOXES], strict=True))
LIMITS = dict(zip(GOODS, CAPACITY, strict=True)) | {"food": 15, "ships": 5}


def read_seats(state):
    """What every player has, by name."""
    seats = state["seats"][: state["players"]]
    fields = ("food", "ships", "goods", "city_workers", "monument_workers", "developments", "disasters")
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
        else:
            self.book_late(verb, thing)

    def book_late(self, verb, thing):
        """R70, R72, R74, R75."""
        if verb == "preserve":
            self.me["pottery"] -= 1
            self.add("food", self.me["food"])
        elif verb == "spearhead":
            self.me["spearheads"] -= 1
            self.invade(2)
        elif verb == "ship":
            for item, count in (("wood", -1), ("cloth", -1), ("ships", 1)):
                self.me[item] += count
        elif verb == "exchange":
            given, taken = thing.split(" for ")
            self.me[given] -= 1
            self.me[taken] += 1

    def exchange(self):
        """R30, R76: what the one who proposed gives the other gets, and nothing else."""
        sides = [self.me, self.seats[self.state["partner"]]]
        giver, taker = sides if self.state["actor"] == self.state["partner"] else sides[::-1]
        for item, given, asked in zip([*GOODS, "food"], self.state["give"], self.state["ask"], strict=True):
            giver[item] += asked - given
            taker[item] += given - asked

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
        elif skulls == 4 and self.me["smithing"]:
            self.invade(4)
        elif skulls == 4 and self.me["great_wall"] < BOXES["great_wall"]:
            self.me["disasters"] += 4
        elif skulls >= 5:
            for seat in self.others if self.me["religion"] else [self.me]:
                if not seat["religion"]:
                    seat.update(dict.fromkeys(GOODS, 0))

    def invade(self, lost):
        """R71, R72."""
        for seat in self.others:
            seat["disasters"] += lost * (seat["great_wall"] < BOXES["great_wall"])


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


@pytest.mark.parametrize("options", ["", "trading", "reprint", "reprint trading", "late gifts"])
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


NEWER = "preservation shipping smithing commerce"


@pytest.mark.parametrize("options", ["late", "late trading", "late gifts"])
@pytest.mark.parametrize(
    "seats",
    [
        f"{FULL} ships 5 {GROWN} {NEWER} | {FULL} {GROWN} {NEWER} great_wall first | food 3 {GROWN} {NEWER}",
        f"food 3 pottery 2 wood 3 cloth 3 {GROWN} {NEWER}",
    ],
)
def test_what_late_adds(seats, options):
    """Ships, spearheads and pottery come up in nearly every turn here."""
    for seed in range(1, TABLES + 1):
        check_steps(play_at_random(seed, position=f"roll p0 {options} [? ? ? ? ? ? ?] | {seats}"))


def test_every_position_can_be_set_up():
    """With options at random, whatever position a game reaches is accepted and written the same way."""
    rng = random.Random(70)
    for seed in range(GAMES):
        players, edition = rng.randint(1, 4), rng.choice(["classic", "reprint", "late", "late"])
        table = AGES.table(players, seed=seed, edition=edition, trading=rng.choice(["no", "yes", "gifts"]))
        while not table.over:
            table.play(rng.choice(table.legal()))
            again = AGES.table(position=table.position)
            assert (table.position, table.actor) == (again.position, again.actor)
            assert table.over or sorted(table.legal()) == sorted(again.legal())
