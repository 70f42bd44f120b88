"""R4, R5, R15: missions are secret; nothing that is shown, observed or told depends on those of others."""

import dataclasses
import itertools
import os

import numpy as np
import pytest

import gobelet
from gobelet.engine.contract import NOBODY
from gobelet.engine.dice import new_rng
from gobelet.engine.digest import random_game
from tests.games.topia.notation import (
    MISSIONS,
    count_seats,
    draws,
    ended,
    follow,
    full,
    listed,
    midway,
    missions,
    phase,
    table_at,
)

TOPIA = gobelet.game("topia")
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
POSITIONS = 300 if UNCOMPILED else 10_000  # met in random games
STRIDE = 5  # a view is slow: one position in so many, and so every seat of 2, 3 or 4 in its turn
SAMPLES = 4_000  # worlds of one position
WORDS = ["missions", "under", "returned", "draws"]


def write(state):
    """A state as text."""
    return TOPIA.notation.format_position(state)


def hide(state, seat, seed=0):
    """Another world that looks the same to this seat."""
    hidden = TOPIA.copy_state(state)
    TOPIA.rules.hide(hidden, seat, new_rng(seed))
    return hidden


def meet(count, **options):
    """So many positions of random games of 2, 3 and 4 players, each with what happens next and a number."""
    games = (random_game(TOPIA, 2 + seed % 3, seed, **options) for seed in itertools.count())
    return enumerate(itertools.islice(itertools.chain.from_iterable(games), count))


def is_over(state):
    return state.actor < 0 and state.draw == 0


def held(position, seat):
    """What a seat has to do with missions: hand, under the deck, returned, number of draws."""
    return {word: listed(position, seat, word) for word in WORDS}


def is_possible(position):
    """Whether no mission is in two places, and nobody has one that only a draw could have brought."""
    seats = [held(position, seat) for seat in range(count_seats(position))]
    had = [mission for each in seats for mission in each["missions"] + each["under"]]
    returned = [mission for each in seats for mission in each["returned"]]
    dealt = [mission for each in seats if not each["draws"] for mission in each["missions"]]
    return len(set(had)) == len(had) and len({*returned, *dealt}) == len(returned) + len(dealt)


def count_held(position):
    """How many missions everybody has in hand and has put under the deck, and how many they drew."""
    seats = range(count_seats(position))
    return [
        (len(missions(position, seat)), len(listed(position, seat, "under")), draws(position, seat))
        for seat in seats
    ]


def tell(moment, state):
    """What the log says if this happens in this state, and whether the game is then over."""
    after = TOPIA.copy_state(state)
    if moment.action is not None:
        TOPIA.rules.apply_action(after, moment.action)
    else:
        TOPIA.rules.apply_draw(after, moment.outcome)
    return TOPIA.presentation.tell(state, after, moment.action, moment.outcome), is_over(after)


class TestLooksTheSame:
    def test_views(self):
        """Whatever others hold: the same to a seat, and to a spectator."""
        view = TOPIA.presentation.view
        for number, (state, *_) in itertools.islice(meet(POSITIONS), 0, None, STRIDE):
            seat = number % int(state.players)
            hidden = hide(state, seat, number)
            assert view(state, seat) == view(hidden, seat), f"p{seat}: {write(state)}"
            assert view(state, None) == view(hidden, None), f"spectator: {write(state)}"

    def test_observations(self):
        """The same numbers for learning, and the same choices."""
        actions = TOPIA.new_actions()
        for number, (state, *_) in meet(POSITIONS):
            seat = number % int(state.players)
            hidden = hide(state, seat, number)
            same = np.array_equal(TOPIA.encode(state, seat), TOPIA.encode(hidden, seat))
            assert same, f"p{seat}: {write(state)}"
            if state.actor == seat:
                mine = actions[: TOPIA.rules.legal_actions(state, actions)].tolist()
                assert mine == actions[: TOPIA.rules.legal_actions(hidden, actions)].tolist(), write(state)

    def test_the_log(self):
        """What is done is told in the same words, as long as the game goes on."""
        for number, moment in meet(POSITIONS):
            if is_over(moment.state) or phase(write(moment.state)) in ("deal", "draw"):
                continue
            seat = int(moment.state.actor) if moment.state.actor >= 0 else number % int(moment.state.players)
            told, over = tell(moment, moment.state)
            if not over:
                assert told == tell(moment, hide(moment.state, seat, number))[0], write(moment.state)

    def test_hiding_twice(self):
        """For a spectator all hands at once may be others."""
        view = TOPIA.presentation.view
        for number, (state, *_) in meet(POSITIONS // 3):
            hidden = hide(hide(state, 0, number), 1, number + 1)
            assert view(state, None) == view(hidden, None), write(state)


class TestPossibleWorlds:
    def test_numbers_stay(self):
        """Everybody has as many as before; the dice do not move."""
        for number, (state, *_) in meet(POSITIONS):
            before, later = write(state), write(hide(state, number % int(state.players), number))
            assert count_held(before) == count_held(later), before
            assert before.split(" | ")[0] == later.split(" | ")[0]

    def test_own_missions_stay(self):
        """In hand, under the deck, and the one returned."""
        for number, (state, *_) in meet(POSITIONS):
            seat = number % int(state.players)
            before, later = write(state), write(hide(state, seat, number))
            assert held(before, seat) == held(later, seat), before

    def test_what_was_returned(self):
        """It is not with an opponent who never drew."""
        for number, (state, *_) in meet(POSITIONS):
            seat = number % int(state.players)
            later = write(hide(state, seat, number))
            for other in range(count_seats(later)):
                if other != seat and draws(later, other) == 0:
                    theirs = missions(later, other) + listed(later, other, "under")
                    assert not set(listed(later, seat, "returned")) & set(theirs), write(state)

    def test_a_world_that_could_be(self):
        """No mission is in two places; what anybody returned is with nobody who never drew."""
        for number, (state, *_) in meet(POSITIONS):
            seat = number % int(state.players)
            later = write(hide(state, seat, number))
            assert is_possible(write(state))
            assert is_possible(later), f"p{seat} of {write(state)}: {later}"

    def test_read_back(self):
        """It is a position like any other, and everybody has returned what they return in a game."""
        for options in ({}, {"third_mission": "out"}):
            for number, (state, *_) in itertools.islice(meet(POSITIONS, **options), 0, None, STRIDE):
                later = write(hide(state, number % int(state.players), number))
                assert later == table_at(later).position
                for seat in range(count_seats(later)):
                    mine, theirs = held(write(state), seat), held(later, seat)
                    assert len(mine["returned"]) == len(theirs["returned"]), later

    def test_after_an_observation(self):
        """Who has returned one is seen by all: also from what one seat sees a whole game can be made."""
        for number, (state, *_) in itertools.islice(meet(POSITIONS), 0, None, STRIDE):
            seat = number % int(state.players)
            later = write(hide(TOPIA.observe(state, seat), seat, number))
            assert later == write(hide(state, seat, number))

    def test_out_of_the_game(self):
        """R4: with that option, nobody has what anybody returned."""
        for number, (state, *_) in meet(POSITIONS // 3, third_mission="out"):
            later = write(hide(state, number % int(state.players), number))
            seats = [held(later, seat) for seat in range(count_seats(later))]
            returned = {mission for each in seats for mission in each["returned"]}
            assert not returned & {m for each in seats for m in each["missions"] + each["under"]}, later

    def test_after_the_game(self):
        """Everything is open: nothing is hidden."""
        for seed in range(5 if UNCOMPILED else 50):
            *_, (state, _, _) = random_game(TOPIA, 2 + seed % 3, seed)
            for seat in range(int(state.players)):
                assert state.tobytes() == hide(state, seat, seed).tobytes(), write(state)

    def test_open_books(self):
        """All hands lie open, and stay."""
        for number, (state, *_) in meet(POSITIONS // 3, scenario="open_books"):
            before, later = write(state), write(hide(state, number % int(state.players), number))
            for seat in range(count_seats(before)):
                assert missions(before, seat) == missions(later, seat), before


@pytest.mark.compiled  # thousands of worlds; uncompiled they are the same (tests/lane.py)
class TestAllPossibleWorlds:
    OWN = "missions even odd returned high"

    def sample(self, position, seat=0):
        """Worlds that look like this position to a seat."""
        state = table_at(position).state
        return [write(hide(state, seat, seed)) for seed in range(SAMPLES)]

    def test_who_never_drew(self):
        """Any two missions but those one has seen: one's hand and what one returned."""
        worlds = self.sample(f"take p0 {full()} | {self.OWN} | missions low sum_28 returned sum_15")
        found = {mission for world in worlds for mission in missions(world, 1)}
        assert set(MISSIONS) - {"even", "odd", "high"} == found

    def test_who_drew(self):
        """What one returned may have come to them, and may be under the deck again."""
        own, other = f"{self.OWN} under four_teal draws 1", "missions low sum_28 under sum_21 draws 1"
        worlds = self.sample(f"take round 2 p0 {midway('agency1', 'agency2', p0=own, p1=other)}")
        unseen = set(MISSIONS) - {"even", "odd", "four_teal"}
        assert unseen == {mission for world in worlds for mission in missions(world, 1)}
        assert unseen == {mission for world in worlds for mission in listed(world, 1, "under")}

    def test_two_opponents(self):
        """One drew and one did not: what was returned is with the first or with nobody."""
        drew, did_not = "missions low lowest under sum_21 draws 1", "missions sum_28 sum_15"
        seats = midway("bank1", "agency1", "bank2", p0=self.OWN, p1=drew, p2=did_not)
        worlds = self.sample(f"take round 2 p0 {seats}")
        unseen = set(MISSIONS) - {"even", "odd", "high"}
        assert unseen | {"high"} == {mission for world in worlds for mission in missions(world, 1)}
        assert unseen == {mission for world in worlds for mission in missions(world, 2)}

    def test_what_others_returned(self):
        """It is in the deck or with one who drew, in hand or under the deck; never with one who did not."""
        drew, did_not = "missions low lowest under sum_21 draws 1", "missions sum_28 sum_15"
        own = "missions even odd returned high"
        worlds = self.sample(
            f"take round 2 p0 {midway('bank1', 'agency1', 'bank2', p0=own, p1=drew, p2=did_not)}"
        )
        returned = {mission for world in worlds for mission in listed(world, 2, "returned")}
        assert set(MISSIONS) - {"even", "odd", "high"} == returned
        for world in worlds:
            theirs = {*listed(world, 1, "returned"), *listed(world, 2, "returned")}
            assert not theirs & set(missions(world, 2))
            assert len(theirs & {*missions(world, 1), *listed(world, 1, "under")}) <= 1

    def test_what_others_returned_and_one_drew(self):
        """It may be in one's own hand; a third as likely as the deck, as one of three was drawn."""
        own = "missions even odd under low returned high draws 1"
        worlds = self.sample(
            f"take round 2 p0 {midway('agency1', 'bank1', p0=own, p1='missions sum_15 sum_28')}"
        )
        returned = [mission for world in worlds for mission in listed(world, 1, "returned")]
        share = SAMPLES / (len(MISSIONS) - 6 + 1)  # those in the deck but for the own one, and the one drawn
        for mission in ("even", "odd", "low"):
            assert abs(returned.count(mission) - share / 3) < 6 * (share / 3) ** 0.5

    def test_before_the_choice(self):
        """Three cards of another may be any but one's own three."""
        position = f"keep p0 {full()} | missions even odd high | missions low sum_28 sum_15"
        worlds = self.sample(position)
        assert {3} == {len(missions(world, 1)) for world in worlds}
        found = {mission for world in worlds for mission in missions(world, 1)}
        assert set(MISSIONS) - {"even", "odd", "high"} == found

    def test_all_alike(self):
        """Nothing is more likely than anything else: each of 37 missions in 2 of 37 worlds."""
        worlds = self.sample(f"take p0 {full()} | {self.OWN} | missions low sum_28 returned sum_15")
        found = [mission for world in worlds for mission in missions(world, 1)]
        expected = SAMPLES * 2 / 37
        for mission in set(MISSIONS) - {"even", "odd", "high"}:
            assert abs(found.count(mission) - expected) < 6 * expected**0.5, mission


class TestViews:
    OWN = "missions even odd returned high"
    AGENCY = f"take p0 {full()} | missions even odd | missions high low"

    def table(self, p0="", p1=""):
        """A table in the second round, p1 at the Agency."""
        return table_at(f"take round 2 p0 {midway('bank1', 'agency1', p0=p0, p1=p1)}")

    @pytest.mark.parametrize("seat", [None, 0, 1])
    def test_frozen(self, seat):
        """What is shown cannot be changed."""
        view = table_at(self.AGENCY).view(seat)
        assert dataclasses.is_dataclass(view)
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(view, dataclasses.fields(view)[0].name, None)

    @pytest.mark.parametrize("seat", [2, -1])
    def test_nobody_else_looks(self, seat):
        """There is no such seat."""
        with pytest.raises(gobelet.SetupError):
            table_at(self.AGENCY).view(seat)

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("missions low sum_28 returned sum_15", "missions lowest sum_21 returned sum_15"),
            ("missions low sum_28 returned sum_15", "missions low sum_28 returned highest"),
            ("missions low sum_28 under sum_15 draws 1", "missions low sum_28 under highest draws 1"),
            ("missions low sum_28 under sum_15 draws 1", "missions low sum_15 under sum_28 draws 1"),
        ],
    )
    def test_what_another_holds(self, one, other):
        """In hand, under the deck, or returned: nobody sees it."""
        tables = [self.table(self.OWN, words) for words in (one, other)]
        for seat in (None, 0):
            assert tables[0].view(seat) == tables[1].view(seat)
        assert np.array_equal(*[TOPIA.encode(table.state, 0) for table in tables])

    def test_ones_own(self):
        """One's hand is shown, to oneself alone."""
        tables = [self.table(words) for words in ("missions even", "missions odd")]
        assert tables[0].view(0) != tables[1].view(0)
        assert tables[0].view(1) == tables[1].view(1)
        assert tables[0].view(None) == tables[1].view(None)
        assert not np.array_equal(*[TOPIA.encode(table.state, 0) for table in tables])

    def test_after_the_game(self):
        """All see all hands."""
        rows = "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1"
        tables = [
            table_at(ended(rows, "missions even", f"missions {mission}")) for mission in ("low", "high")
        ]
        for seat in (None, 0, 1):
            assert tables[0].view(seat) != tables[1].view(seat)


class TestNobodyLooks:
    """A draw is pending and nobody decides: what is hidden from everybody at once."""

    def test_every_mission(self):
        """Whoever holds what, it looks the same, and as many are everywhere as before."""
        for number, (state, *_) in meet(POSITIONS):
            if state.draw > 0:
                hidden = hide(state, NOBODY, number)
                assert count_held(write(state)) == count_held(write(hidden))
                assert TOPIA.observe(state, NOBODY).tobytes() == TOPIA.observe(hidden, NOBODY).tobytes()

    def test_a_world_that_could_be(self):
        """It can be read as a position, for any option."""
        for number, (state, *_) in itertools.islice(meet(POSITIONS, third_mission="out"), 0, None, STRIDE):
            later = write(hide(state, NOBODY, number))
            assert later == table_at(later).position


class TestTheDeck:
    """R15: a mission put under the deck is part of it, as one would count it at a table."""

    def test_an_action_of_the_agency_leaves_it_as_thick(self):
        """One drawn, one put under it."""
        table = table_at(f"take p0 {full()} | missions even odd | missions high low")
        sizes = [table.view().deck]
        for step in ("take agency1", "! sum_21", "return sum_21"):
            follow(table, step)
            sizes.append(table.view().deck)
        assert sizes == [36, 36, 35, 36]

    @pytest.mark.parametrize(("option", "deck"), [("back", 36), ("out", 34)])
    def test_what_was_returned(self, option, deck):
        """R4: it is in the deck, or out of the game."""
        seats = "missions even odd returned low | missions high sum_28 returned sum_15"
        assert table_at(f"take p0 third_mission {option} {full()} | {seats}").view().deck == deck


class TestLog:
    AGENCY = f"take p0 {full()} | missions even odd | missions high low"

    def told(self, position, *steps):
        """What the log says of all these steps."""
        table = table_at(position)
        follow(table, *steps)
        return [table.tell(number) for number in range(len(table.steps))]

    def test_what_was_drawn_at_the_agency(self):
        """It is not told."""
        one = self.told(self.AGENCY, "take agency1", "! sum_21")
        assert one == self.told(self.AGENCY, "take agency1", "! lowest")

    def test_what_was_put_under_the_deck(self):
        """Neither the one just drawn nor another."""
        logs = [
            self.told(self.AGENCY, "take agency1", "! sum_21", f"return {mission}")
            for mission in ("even", "odd", "sum_21")
        ]
        assert logs[0] == logs[1] == logs[2]

    def test_what_was_dealt_and_returned(self):
        """Nobody hears of it."""
        logs = []
        for order in (1, -1):
            table = TOPIA.table(players=2)
            table.draw("dangmer", "bingmai")
            while phase(table.position) == "layout":
                table.draw(0)
            table.draw(*MISSIONS[:6][::order])
            table.play(table.legal()[0])
            table.play(table.legal()[-1])
            logs.append([table.tell(number) for number in range(len(table.steps))])
        assert logs[0] == logs[1]
