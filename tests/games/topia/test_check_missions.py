"""R4, R15: how many missions can be drawn, held and returned, and what is refused."""

import re

import pytest

import gobelet
from tests.games.topia.notation import (
    MISSIONS,
    after,
    city,
    full,
    is_die,
    listed,
    midway,
    missions,
    phase,
    table_at,
)

START = f"take p0 {full()} | {{}} | {{}}"

# What was drawn at the Agency, and by whom, has to be possible too.
IMPOSSIBLE = [
    pytest.param(
        START.format("missions even odd draws 1", "-"), "'draws'", id="drawn, but nobody was at the Agency"
    ),
    pytest.param(
        f"take round 2 p0 {midway('agency1', 'nethal1', p0='draws 2')}",
        "'draws'",
        id="drawn twice, there once",
    ),
    pytest.param(
        f"draw p0 doing agency left 1 {full(agency1='p0')} | dice white5 draws 1 | -",
        "'draws'",
        id="one more than there can be",
    ),
    pytest.param(
        f"first p0 doing waste {full(waste1='p0')} | dice teal6 draws 1 | -",
        "'draws'",
        id="at Waste for the first time",
    ),
    pytest.param(START.format("missions even odd high", "-"), "at most 2", id="three in hand"),
    pytest.param(
        f"take p1 {midway('agency1', '', p0='missions even odd high draws 1 under low')}",
        "at most 3",
        id="one more than kept and drawn",
    ),
    pytest.param(
        START.format("faction centauri missions even odd high low", "-"), "at most 3", id="four of Centauri"
    ),
    pytest.param(
        f"take p1 third_mission out {midway('agency1', '', p0='missions even odd returned even draws 1')}",
        "out of the game",
        id="returned, out of the game, and in hand",
    ),
    pytest.param(START.format("faction centauri returned even", "-"), "returned", id="returned by Centauri"),
    pytest.param(
        START.format("returned even", "missions even odd"),
        "cannot have it",
        id="returned, and with one who never drew",
    ),
    pytest.param(
        f"take p1 {midway('agency1', '', p0='missions even odd returned odd draws 1', p1='returned even')}",
        "cannot have it",
        id="two that were returned after one draw",
    ),
    pytest.param(
        f"keep p0 {full()} | missions even odd high returned low | missions sum_28 sum_15",
        "returned",
        id="returned before the choice",
    ),
    pytest.param(
        f"keep p0 {full()} | faction ewo used missions even odd high | -", "used", id="used before the start"
    ),
    pytest.param("layout p0 | faction ewo draws 1 | faction tuulu", "draws", id="drawn before the start"),
    pytest.param(
        f"keep p0 bank_card cubes 1 0 0 {full()} | missions even odd high | missions low sum_28 sum_15",
        "cubes",
        id="cubes before the start",
    ),
]


class TestRefused:
    @pytest.mark.parametrize(("position", "offending"), IMPOSSIBLE)
    def test_impossible(self, position, offending):
        """What nobody can have drawn, hold or have returned."""
        with pytest.raises(gobelet.NotationError, match=offending):
            table_at(position)


class TestBusiestAgency:
    """Four players, Ewo, Centauri and Busy Agency: 11 actions of the Agency, 22 missions drawn."""

    SEATS = ["ewo", "centauri", "bingmai", "dangmer"]
    LANDINGS = ["agency1", "agency2", "agency3", "agency4", "agency5"]

    def play(self):
        """Everybody goes there, Waste Management brings five dice back, Ewo borrows the action."""
        seats = " | ".join(f"faction {faction}" for faction in self.SEATS)
        table = table_at(f"deal p0 scenario busy_agency {full(4)} | {seats}")
        while phase(table.position) != "take":
            table.draw(0) if table.pending else table.play(table.legal()[0])
        slots = [slot for number in range(5) for slot in (f"agency{number + 1}", f"waste{number + 1}")]
        for slot in ["nethal1", *slots, *self.LANDINGS]:
            self.turn(table, slot)
        return table

    def turn(self, table, slot):
        """Two missions drawn and put back, or an agent moved from the Agency to Twilight."""
        table.play(f"take {slot}")
        if phase(table.position) == "due":
            table.play("act agency" if slot == "nethal1" else "go on")
        if slot.startswith("waste"):
            lying = city(table.position).items()
            agent = next(at for at, piece in lying if at.startswith("agency") and not is_die(piece))
            die = next(at for at, piece in lying if at.startswith("twilight") and is_die(piece))
            table.play(f"choose {agent}", f"choose {die}")
            return
        while table.pending:
            assert table.position == after(table.position)
            table.draw(0)
        while phase(table.position) == "return":
            assert table.position == after(table.position)
            table.play(table.legal()[0])

    def test_nine_are_left(self):
        """Every position on the way is accepted, and so is the last: 9 held, 22 under the deck, 9 in it."""
        position = self.play().position
        assert position == after(position)
        held = sum(len(missions(position, number)) for number in range(4))
        under = sum(len(listed(position, number, "under")) for number in range(4))
        assert (held, under, len(MISSIONS) - held - under) == (9, 22, 9)

    def test_not_one_more(self):
        """One more draw is refused."""
        position = self.play().position
        with pytest.raises(gobelet.NotationError, match="at most 22 'draws', not 23"):
            table_at(re.sub(r"draws (\d+)", lambda found: f"draws {int(found[1]) + 1}", position, count=1))
