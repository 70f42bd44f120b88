"""Positions, actions and draws as text: what is written back, what is refused, and with which words."""

import random

import pytest

import gobelet
from tests.games.topia.notation import (
    FACTIONS,
    MISSIONS,
    after,
    city,
    ended,
    full,
    last_turn,
    midway,
    missions,
    phase,
    places,
    seat,
    table_at,
)

HUGE = 10**20
START = f"take p0 {full()} | {{}} | {{}}"
AGENCY = ["take agency1", "! even", "return even"]
NETHAL = ["take nethal1", "choose p0-1", "choose p1-1"]
KEEP = "missions even odd high | missions low sum_28 sum_15"


def second(**words):
    """The second round of two players; p0 has a white 2, p1 a purple 4."""
    return f"take round 2 p0 {midway('gugu3', 'agency3', **words)}"


def copying(nethal="p0 p0 p0", words="copy round 6 p1", die="teal1", p1=""):
    """Dangmer copies its first die; all eighteen dice are there."""
    rows = f"{nethal} / p0 p0 white2 / p0 p1 teal3 / p1 p1 white5 / p1 p1 purple3 / p1 purple4 teal2"
    own = f"faction dangmer dice {die} teal1 teal1 white6 white5 white3"
    return f"{words} cloned p0-1 [{rows}] | {own} | {p1} dice purple1 purple2 purple6 purple1 teal6 white5"


CANONICAL = [
    f"take round 1 p0 {full()} | - | -",
    f"take round 1 p0 {full()} | faction ewo | faction shakra",
    second(p0="missions even odd", p1="missions low highest"),
    f"take round 2 p1 {midway('gugu3 nethal1', 'agency3')}",
    f"take round 1 p2 {midway('gugu3', 'agency4', '')}",
    f"take round 2 p3 {midway('nethal1 nethal5', 'bank1 bank2', 'gugu4 agency5', 'waste4')}",
    f"take round 1 p0 bank alike gugu by_one hypnosis no_action scenario leftovers {full()} | - | -",
    f"take round 1 p0 bank_card cubes 0 3 1 {full()} | - | -",
    f"take round 1 p0 hollows each_piece {full()} | - | -",
    f"take round 1 p0 third_mission out {full()} | missions even odd returned high | -",
    f"take round 1 p0 named gugu {full()} | - | faction perceptioneers used",
    f"keep round 1 p0 {full()} | faction ewo missions even odd high"
    " | faction tuulu missions low sum_28 sum_15",
    f"roam round 1 p0 {full()} | faction roamers | -",
    f"hypnotise round 1 p0 {full()} | - | faction perceptioneers",
    f"due round 1 p0 doing bank {full(bank1='p0')} | faction ewo dice white3 | -",
    f"first round 1 p0 doing bank {full(bank1='p0')} | dice white3 | -",
    f"second round 1 p0 doing bank chosen nethal1 {full(bank1='p0')} | dice white3 | -",
    f"first round 2 p0 doing nethal {midway('gugu3 nethal1', 'agency3')}",
    f"second round 2 p0 doing nethal chosen p1-1 {midway('gugu3 nethal1', 'agency3')}",
    f"first round 1 p0 doing waste {full(waste1='p0')} | dice teal6 | -",
    f"second round 1 p0 doing waste chosen waste1 {full(waste1='p0')} | dice teal6 | -",
    f"first round 1 p0 doing gugu {full(gugu1='p0')} | dice purple6 | -",
    f"change round 1 p0 gugu by_one doing gugu {full(gugu1='p0')} | dice purple6 | -",
    f"cube round 1 p0 bank_card cubes 1 2 3 doing bank {full(bank1='p0')} | dice white3 | -",
    f"draw round 1 p0 doing agency left 1 {full(agency1='p0')} | dice white5 missions even odd | -",
    f"return round 1 p0 doing agency left 1 {full(agency1='p0')}"
    " | dice white5 missions even odd high draws 1 | -",
    f"take round 1 p1 {full(agency1='p0')}"
    " | faction dangmer dice white5 missions even high under odd returned low draws 1"
    " | faction shakra used missions sum_28 sum_15 returned lowest",
    ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / white6 - - / white1 white2 -", "missions even odd"),
]

# What a phase looks like in between is left to the game: it is reached, written, and read again.
REACHED = [
    pytest.param("roam", f"take p1 {midway('gugu3', '', p0='faction roamers')}", AGENCY, id="roam"),
    pytest.param("hypnotise", START.format("faction perceptioneers", "-"), ["take nethal1"], id="hypnotise"),
    pytest.param("due", START.format("faction ewo", "-"), ["take bank1"], id="due of Ewo"),
    pytest.param("due", START.format("faction tuulu", "-"), ["take bank1"], id="due of Tuulu"),
    pytest.param("first", START.format("faction ewo", "-"), ["take bank1", "act gugu"], id="borrowed"),
    pytest.param("block", second(p1="faction banxa"), NETHAL, id="block a swap"),
    pytest.param("block", second(p1="faction banxa"), ["take gugu1", "choose p1-1"], id="block a reroll"),
    pytest.param("roll", START.format("-", "-"), ["take gugu1", "choose nethal1"], id="roll"),
    pytest.param("adapt", second(p1="faction hollows"), NETHAL, id="adapt"),
    pytest.param(
        "adapt",
        f"take round 3 p0 hollows each_piece {midway('gugu3 bank1', 'agency3 bank2', p1='faction hollows')}",
        ["take nethal1", "choose p1-1", "choose p1-2"],
        id="adapt twice",
    ),
    pytest.param("remove", START.format("faction shakra", "-"), ["power"], id="remove before"),
    pytest.param("after", START.format("faction shakra", "-"), ["take nethal1"], id="after"),
    pytest.param("remove", START.format("faction shakra", "-"), ["take nethal1", "power"], id="remove after"),
    pytest.param("pray", START.format("faction tuulu", "-"), ["power"], id="pray"),
    pytest.param("pray", START.format("faction tuulu", "-"), ["power", "choose bank1"], id="pray again"),
    pytest.param(
        "roll", START.format("faction tuulu", "-"), ["power", "choose bank1", "choose gugu1"], id="roll two"
    ),
    pytest.param(
        "roll",
        START.format("faction tuulu", "-"),
        ["power", "choose bank1", "choose gugu1", "! 3"],
        id="roll another",
    ),
    pytest.param("clone", last_turn(agency="white4", p0="faction dangmer"), AGENCY, id="clone"),
    pytest.param(
        "copy", last_turn(agency="white4", p0="faction dangmer"), [*AGENCY, "choose p0-1"], id="copy"
    ),
    pytest.param("award", last_turn(agency="white4", p0="faction bingmai"), AGENCY, id="award"),
    pytest.param("over", last_turn(agency="white4"), AGENCY, id="over"),
    pytest.param(
        "over",
        last_turn(agency="white4", p0="faction dangmer"),
        [*AGENCY, "choose p0-1", "colour p1-1"],
        id="over after a copy",
    ),
    pytest.param("over", copying(), ["colour p1-1"], id="over with a copy more of a colour"),
    pytest.param("over", copying(), ["value p1-3"], id="over with a copied value"),
    pytest.param(
        "award", copying(p1="faction bingmai"), ["colour p1-1"], id="award with a copy more of a colour"
    ),
    pytest.param(
        "over",
        last_turn(agency="white4", p0="faction bingmai"),
        [*AGENCY, "award twilight p1"],
        id="over after an award",
    ),
]

SHORTHAND = [
    pytest.param(START.format("-", "-"), f"take round 1 p0 {full()} | - | -", id="the first round"),
    pytest.param(
        START.format("missions odd even used returned low faction shakra", "-"),
        f"take round 1 p0 {full()} | faction shakra used missions even odd returned low | -",
        id="a seat in any order",
    ),
    pytest.param(
        START.format("missions lowest city_teal", "missions high even"),
        f"take round 1 p0 {full()} | missions city_teal lowest | missions even high",
        id="missions by number",
    ),
    pytest.param(
        f"take round 2 p1 {full(agency1='p0', agency2='p0', agency3='p1')}"
        " | draws 2 under odd even dice white5 purple3 | dice purple4",
        f"take round 2 p1 {full(agency1='p0', agency2='p0', agency3='p1')}"
        " | dice white5 purple3 under even odd draws 2 | dice purple4",
        id="under the deck by number",
    ),
    pytest.param(
        f"take p0 bank_card cubes 0 0 0 {full()} | draws 0 | -",
        f"take round 1 p0 bank_card {full()} | - | -",
        id="zeros",
    ),
]


def two(words, lying=None):
    """A case with these words in the head, and two seats with nothing."""
    return f"{words} {lying or full()} | - | -"


def first(words):
    """A case in which the first seat has this."""
    return START.format(words, "-")


def numbers(word, case):
    """The same mistakes after this word."""
    yield pytest.param(case(f"{word} -1"), f"{word}|-1", id=f"negative {word}")
    yield pytest.param(case(f"{word} many"), "many", id=f"{word} in words")
    yield pytest.param(case(f"{word} 1.5"), "1.5", id=f"half a {word}")
    yield pytest.param(case(f"{word} ²"), "²", id=f"{word} in a superscript")
    yield pytest.param(case(f"{word} {HUGE}"), f"{word}|1000", id=f"huge {word}")
    yield pytest.param(case(f"{word} 1 {word} 1"), word, id=f"{word} twice")


MALFORMED = [
    pytest.param("", None, id="empty"),
    pytest.param("take p0", None, id="no seat part"),
    pytest.param("take p0 | -", None, id="one seat"),
    pytest.param("take p0 | - | - | - | - | -", None, id="five seats"),
    pytest.param(two("dance p0"), "dance", id="unknown phase"),
    pytest.param(two("p0"), "p0", id="no phase"),
    pytest.param(two("take"), None, id="no seat in turn"),
    pytest.param(two("take p2"), "p2", id="seat out of range"),
    pytest.param(two("take p9"), "p9", id="seat out of any range"),
    pytest.param(two("take p-1"), "p-1", id="negative seat"),
    pytest.param(two("take p0 p1"), "p1", id="two seats in turn"),
    pytest.param(two("take p0 sunny"), "sunny", id="unknown word in head"),
    pytest.param(two("take round 0 p0"), "round|0", id="round zero"),
    pytest.param(two("take round 8 p0"), "round|8", id="round eight"),
    pytest.param(two("take round p0"), "round|p0", id="round without number"),
    *numbers("round", lambda words: two(f"take {words} p0")),
    pytest.param(two("take p0 bank maybe"), "maybe", id="unknown value of bank"),
    pytest.param(two("take p0 gugu maybe"), "maybe", id="unknown value of gugu"),
    pytest.param(two("take p0 hypnosis maybe"), "maybe", id="unknown value of hypnosis"),
    pytest.param(two("take p0 scenario sunny"), "sunny", id="unknown scenario"),
    pytest.param(two("take p0 scenario crackdown scenario leftovers"), "scenario", id="two scenarios"),
    pytest.param(two("take p0 bank_card cubes 4 0 0"), "cubes|4", id="a cube beyond 3"),
    pytest.param(two("take p0 bank_card cubes 0 -1 0"), "cubes|-1", id="a cube below 0"),
    pytest.param(two("take p0 bank_card cubes 0 many 0"), "many", id="cubes in words"),
    pytest.param(two("take p0 bank_card cubes 1 0"), r"cubes|\[", id="two cubes"),
    pytest.param(two("take p0 bank_card cubes 1 0 0 2"), "2", id="four cubes"),
    pytest.param(two("take p0 named park"), "park", id="unknown district named"),
    pytest.param(two("first p0 doing park"), "park", id="unknown district doing"),
    pytest.param(two("second p0 doing bank chosen nethal9"), "nethal9", id="chosen no slot"),
    pytest.param(two("second p0 doing nethal chosen p0-7"), "p0-7", id="chosen no place of a card"),
    pytest.param(two("second p0 doing nethal chosen p7-1"), "p7-1", id="chosen on no card"),
    pytest.param(two("roll p0 doing gugu rolling park1"), "park1", id="rolling nowhere"),
    *numbers("left", lambda words: f"draw p0 doing agency {words} {full(agency1='p0')} | dice white5 | -"),
    pytest.param(two("over round 6 p1 awarded park p0"), "park", id="awarded no district"),
    pytest.param(two("over round 6 p1 awarded nethal p7"), "p7", id="awarded to nobody"),
    pytest.param(two("take p0", full(nethal1="teal7")), "teal7", id="die with a 7"),
    pytest.param(two("take p0", full(nethal1="teal0")), "teal0", id="die with a 0"),
    pytest.param(two("take p0", full(nethal1="red3")), "red3", id="red die"),
    pytest.param(two("take p0", full(nethal1="teal")), "teal", id="die without value"),
    pytest.param(two("take p0", full(nethal1="p2")), "p2", id="agent of an absent seat"),
    pytest.param(two("take p0", full(nethal1="p9")), "p9", id="agent of nobody"),
    pytest.param(two("take p0", full().replace(" / ", " ", 1)), None, id="five districts"),
    pytest.param(two("take p0", full().replace("]", " / - - -]")), None, id="seven districts"),
    pytest.param(two("take p0", full().removesuffix("]")), None, id="city without end"),
    pytest.param(two("take p0", full(3)), None, id="four slots for two players"),
    pytest.param(f"take p0 {full(2)} | - | - | -", None, id="three slots for three players"),
    pytest.param(f"take p0 {full(3)} | - | - | - | -", None, id="four slots for four players"),
    pytest.param(two("take p0", full(nethal1="")), None, id="two slots"),
    pytest.param(first("sunny"), "sunny", id="unknown word in a seat"),
    pytest.param(first("faction dragon"), "dragon", id="unknown faction"),
    pytest.param(first("faction"), "faction", id="faction without name"),
    pytest.param(first("faction ewo faction shakra"), "faction", id="two factions"),
    pytest.param(first("faction ewo used used"), "used", id="used twice"),
    pytest.param(first("dice teal7"), "teal7", id="die with a 7 on a card"),
    pytest.param(first("dice red3"), "red3", id="red die on a card"),
    pytest.param(first("dice p0"), "p0", id="agent among dice"),
    pytest.param(first("missions dragon"), "dragon", id="unknown mission"),
    pytest.param(first("missions even even"), "even", id="mission twice in a hand"),
    pytest.param(first("under dragon"), "dragon", id="unknown mission under the deck"),
    pytest.param(first("returned dragon"), "dragon", id="unknown mission returned"),
    pytest.param(first("returned even odd"), "odd", id="two missions returned"),
    pytest.param(first("returned"), "returned", id="returned without name"),
    *numbers("draws", first),
]

TOO_MANY = [
    pytest.param(two("take p0", full(nethal2="teal1")), "teal", id="seven teal dice in the city"),
    pytest.param(f"take p0 {full(3, nethal1='white6')} | - | - | -", "white", id="nine white dice of three"),
    pytest.param(
        f"take p0 {full(4, nethal1='purple1')} | - | - | - | -", "purple", id="eleven purple dice of four"
    ),
    pytest.param(second().replace("dice white2", "dice teal1"), "teal", id="city and card"),
    pytest.param(
        ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / purple1"), "purple", id="two cards and the city"
    ),
    pytest.param(copying(die="purple1"), "6 purple", id="seven purple dice before the copy"),
    pytest.param(
        copying("p0 p0 purple1", "over round 6 p1", "purple1"), "6 purple", id="seven purple dice beside it"
    ),
    pytest.param(copying("p0 p0 teal4", "over round 6 p1", "purple1"), "18 dice", id="one die and the copy"),
    pytest.param(START.format("faction ewo", "faction ewo"), "ewo", id="a faction in two seats"),
    pytest.param(START.format("missions even odd", "missions even low"), "even", id="a mission in two hands"),
    pytest.param(START.format("missions even odd under even draws 1", "-"), "even", id="in hand and under"),
    pytest.param(
        START.format("missions even odd", "under even draws 1"), "even", id="in one hand, and under"
    ),
    pytest.param(START.format("under even draws 1", "under even draws 1"), "even", id="under by two"),
]

IMPOSSIBLE = [
    pytest.param(two("take p0", f"[{' / '.join(['- - -'] * 6)}]"), id="no die to take"),
    pytest.param(two("take p0 named gugu", full(gugu1="-", gugu2="-", gugu3="-")), id="named without dice"),
    pytest.param(two("keep p0"), id="nothing to return at the beginning"),
    pytest.param(f"deal p0 {full()} | {KEEP}", id="nothing to deal"),
    pytest.param(f"layout p0 {full()} | faction ewo | faction tuulu", id="nothing to lay out"),
    pytest.param(
        f"layout p0 {full(nethal1='-')} | faction ewo | faction tuulu", id="a die behind an empty slot"
    ),
    pytest.param(f"faction p0 {full()} | faction ewo | faction tuulu", id="nobody without faction"),
    pytest.param(two("first p0"), id="first of no action"),
    pytest.param(
        f"first p0 doing agency {full(agency1='p0')} | dice white5 | -", id="nothing to choose at the Agency"
    ),
    pytest.param(
        f"first p0 doing nethal {full(nethal1='p0')} | dice teal2 | -", id="one die only, without a choice"
    ),
    pytest.param(
        f"second p0 doing bank {full(bank1='p0')} | dice white3 | -", id="second without a first choice"
    ),
    pytest.param(
        f"second p0 doing bank chosen p0-1 {full(bank1='p0')} | dice white3 | -", id="chosen on a card"
    ),
    pytest.param(
        f"second p0 doing bank chosen bank1 {full(bank1='p0')} | dice white3 | -", id="chosen an agent"
    ),
    pytest.param(
        f"second p0 doing waste chosen bank1 {full(waste1='p0')} | dice teal6 | -", id="chosen no agent"
    ),
    pytest.param(
        f"second p0 doing bank chosen nethal4 {full(bank1='p0')} | dice white3 | -", id="chosen out of play"
    ),
    pytest.param(f"roll p0 doing gugu {full(gugu1='p0')} | dice purple6 | -", id="nothing to roll"),
    pytest.param(f"draw p0 doing agency {full(agency1='p0')} | dice white5 | -", id="nothing to draw"),
    pytest.param(
        f"return p0 doing agency {full(agency1='p0')} | dice white5 missions even | -",
        id="nothing left to return",
    ),
    pytest.param(
        f"return p0 doing agency left 1 {full(agency1='p0')} | dice white5 | -",
        id="return with an empty hand",
    ),
    pytest.param(f"change p0 doing gugu {full(gugu1='p0')} | dice purple6 | -", id="change without by_one"),
    pytest.param(f"cube p0 doing bank {full(bank1='p0')} | dice white3 | -", id="cube without the card"),
    pytest.param(two("take p0 cubes 1 0 0"), id="cubes without the card"),
    pytest.param(two("roam p0"), id="roam without Roamers"),
    pytest.param(f"roam p0 {full()} | faction roamers used | -", id="roam twice"),
    pytest.param(f"roam p0 {full()} | - | faction roamers", id="roam in the turn of another"),
    pytest.param(two("hypnotise p0"), id="hypnotise without Perceptioneers"),
    pytest.param(f"hypnotise p0 {full()} | - | faction perceptioneers used", id="hypnotise twice"),
    pytest.param(f"hypnotise p0 {full()} | faction perceptioneers | -", id="hypnotise oneself"),
    pytest.param(f"due p0 doing bank {full(bank1='p0')} | dice white3 | -", id="due without Ewo or Tuulu"),
    pytest.param(
        f"block p0 doing bank chosen nethal1 p0-1 {full(bank1='p0')} | dice white3 | -",
        id="block without Banxa",
    ),
    pytest.param(two("take p0 hollows each_piece moved 2"), id="moved outside of adapt"),
    pytest.param(
        f"adapt round 2 p0 acted moved 2 {midway('gugu3 bank1', 'agency3 bank2', p1='faction hollows')}",
        id="reacting twice without the option",
    ),
    pytest.param(
        f"adapt p0 hollows each_piece acted moved 2 {midway('gugu3', 'agency3', p1='faction hollows')}",
        id="two of their dice moved, but they have one",
    ),
    pytest.param(two("remove p0"), id="remove without Shakra"),
    pytest.param(two("pray p0"), id="pray without Tuulu"),
    pytest.param(
        ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1").replace("over", "clone"), id="no Dangmer"
    ),
    pytest.param(
        ended("p0 p0 / p0 p0 / p0 p1 / p0 p1 / p1 p1 / p1 p1").replace("over", "award"), id="no Bingmai"
    ),
    pytest.param(
        ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1", "faction bingmai").replace("over", "award"),
        id="no tie for Bingmai",
    ),
]


class TestWrittenBack:
    @pytest.mark.parametrize("position", CANONICAL)
    def test_the_same_text(self, position):
        """A position in the usual order is written back as it was read."""
        assert position == after(position)

    @pytest.mark.parametrize(("expected", "position", "steps"), REACHED)
    def test_every_phase(self, expected, position, steps):
        """Read again, it is the same in everything."""
        table = table_at(position, *steps)
        again = table_at(table.position)
        assert expected == phase(table.position)
        assert (table.position, table.state.tobytes()) == (again.position, again.state.tobytes())
        assert (table.legal(), table.actor, table.pending) == (again.legal(), again.actor, again.pending)

    def test_setting_up(self):
        """From the first faction to the last mission."""
        table, phases = gobelet.game("topia").table(players=3), []
        while not table.over and phase(table.position) != "take":
            phases += [phase(table.position)] if phases[-1:] != [phase(table.position)] else []
            assert table.position == after(table.position)
            assert table.state.tobytes() == table_at(table.position).state.tobytes()
            if table.pending:
                table.draw(table.pending // 2)
            else:
                table.play(table.legal()[0])
        assert phases[:4] == ["faction", "layout", "deal", "keep"]

    def test_the_example_of_the_docs(self):
        """Ewo goes on with the action of GUGU."""
        position = START.format("faction ewo", "faction shakra")
        played = after(position, "take gugu1", "go on", "choose nethal1", "! 4")
        lying = full(gugu1="p0", nethal1="teal4")
        assert played == f"take round 1 p1 {lying} | faction ewo dice purple6 | faction shakra"

    @pytest.mark.parametrize(("position", "expected"), SHORTHAND)
    def test_shorthand(self, position, expected):
        """What was left out or in another order is put right."""
        assert (expected, expected) == (after(position), after(after(position)))

    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_position_of_a_game(self, players):
        """From the first decision to the end: read back, it allows the same and scores the same."""
        for seed in range(5):
            table = gobelet.game("topia").table(players=players, seed=seed)
            rng = random.Random(seed)
            while not table.over:
                again = table_at(table.position)
                assert (table.position, table.legal()) == (again.position, again.legal())
                assert (table.scores(), table.actor) == (again.scores(), again.actor)
                table.play(rng.choice(table.legal()))
            again = table_at(table.position)
            assert (True, table.position, table.ranks()) == (again.over, again.position, again.ranks())

    def test_legal_names_nothing_twice(self):
        """Dice that are alike lie on different slots."""
        actions = table_at(START.format("-", "-")).legal()
        assert len(set(actions)) == len(actions) == 18

    def test_undo(self):
        """Taken back, the position is the one before."""
        table = table_at(START.format("-", "-"), "take bank1")
        table.undo()
        assert table.position == f"take round 1 p0 {full()} | - | -"


class TestRefusedPositions:
    @pytest.mark.parametrize(("position", "offending"), MALFORMED)
    def test_malformed(self, position, offending):
        """The error says which word is wrong."""
        with pytest.raises(gobelet.NotationError, match=offending):
            table_at(position)

    @pytest.mark.parametrize(("position", "offending"), TOO_MANY)
    def test_more_than_there_are(self, position, offending):
        """6, 8 or 10 dice of a colour, one of each faction and each mission."""
        with pytest.raises(gobelet.NotationError, match=offending):
            table_at(position)

    @pytest.mark.parametrize("position", IMPOSSIBLE)
    def test_impossible(self, position):
        """What does not fit together is no position."""
        with pytest.raises(gobelet.NotationError):
            table_at(position)

    def test_too_many_agents(self):
        """Everybody has six."""
        rows = "p0 p0 p0 / p0 p0 p0 / p0 p1 p1 / p1 p1 p1 / p1 - -"
        with pytest.raises(gobelet.NotationError):
            table_at(ended(rows))

    def test_too_many_dice_on_a_card(self):
        """A card has six places."""
        position = ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1")
        with pytest.raises(gobelet.NotationError):
            table_at(position.replace("dice teal1", "dice white1 teal1", 1))


class TestDraws:
    @pytest.mark.parametrize("faction", FACTIONS)
    def test_factions(self, faction):
        """By name, or by number in the order of the list."""
        one, other = gobelet.game("topia").table(players=2), gobelet.game("topia").table(players=2)
        one.draw(faction)
        other.draw(FACTIONS.index(faction))
        assert (f"faction {faction}", one.position) == (seat(one.position), other.position)

    @pytest.mark.parametrize("mission", MISSIONS)
    def test_missions(self, mission):
        """By name, or by number in the order of the list."""
        position = START.format("-", "-")
        one, other = table_at(position, "take agency1"), table_at(position, "take agency1")
        one.draw(mission)
        other.draw(MISSIONS.index(mission))
        assert ([mission], one.position) == (missions(one.position), other.position)

    @pytest.mark.parametrize("outcome", range(6))
    def test_values(self, outcome):
        """0 to 5 are the values 1 to 6."""
        table = table_at(START.format("-", "-"), "take gugu1", "choose nethal1")
        table.draw(outcome)
        assert f"teal{outcome + 1}" == city(table.position)["nethal1"]

    def test_the_first_die_first(self):
        """Two dice fall in the order in which they were chosen."""
        position = START.format("faction tuulu", "-")
        rolled = after(position, "power", "choose gugu1", "choose bank1", "! 3 5")
        assert (places(rolled)["gugu1"], places(rolled)["bank1"]) == ("purple3", "white5")

    @pytest.mark.parametrize(
        ("steps", "draw"),
        [
            (["take agency1"], "dragon"),
            (["take agency1"], "ewo"),
            (["take agency1"], "odd"),
            (["take agency1"], "4"),
            (["take gugu1", "choose nethal1"], "7"),
            (["take gugu1", "choose nethal1"], "even"),
        ],
    )
    def test_refused(self, steps, draw):
        """What cannot come is named, and changes nothing."""
        table = table_at(START.format("missions odd", "-"), *steps)
        before = table.position
        with pytest.raises(gobelet.NotationError, match=draw):
            table.draw(draw)
        assert before == table.position


class TestUnknownActions:
    @pytest.mark.parametrize(
        "action",
        [
            *("dance", "", "take", "take green1", "take nethal6", "take nethal0", "take nethal", "take 1"),
            *("choose", "choose p0", "choose p0-7", "choose p4-1", "choose green1", "choose nethal1 nethal2"),
            *("return", "return dragon", "raise", "raise green", "raise p0-0", "lower", "lower nethal6"),
            *("skip", "skip turns", "name", "name park", "act", "act park", "go", "value", "value p0"),
            *(
                "colour",
                "colour green",
                "award",
                "award nethal",
                "award nethal p4",
                "award park p0",
                "blocks",
            ),
        ],
    )
    def test_refused(self, action):
        """What is no action of this game is a matter of notation, and changes nothing."""
        table = table_at(START.format("-", "-"))
        before = table.position
        with pytest.raises(gobelet.NotationError) as error:
            table.play(action)
        assert action in str(error.value)
        assert before == table.position


class TestIllegalActions:
    @pytest.mark.parametrize(
        ("position", "action"),
        [
            (START.format("-", "-"), "take nethal4"),
            (START.format("-", "-"), "choose nethal1"),
            (START.format("-", "-"), "return even"),
            (START.format("-", "-"), "raise teal"),
            (START.format("-", "-"), "raise nethal1"),
            (START.format("-", "-"), "skip turn"),
            (START.format("-", "-"), "play"),
            (START.format("-", "-"), "name gugu"),
            (START.format("-", "-"), "act gugu"),
            (START.format("-", "-"), "go on"),
            (START.format("-", "-"), "block"),
            (START.format("-", "-"), "allow"),
            (START.format("-", "-"), "power"),
            (START.format("-", "-"), "done"),
            (START.format("-", "-"), "pass"),
            (START.format("-", "-"), "award nethal p1"),
            (START.format("-", "-"), "value p1-4"),
            (START.format("-", "-"), "colour p1-4"),
            (second(), "take gugu3"),
            (f"take p0 named gugu {full()} | - | faction perceptioneers used", "take nethal1"),
            (f"keep p0 {full()} | {KEEP}", "return low"),
            (ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / white6"), "take gugu1"),
        ],
    )
    def test_refused(self, position, action):
        """What is not allowed now is named, and changes nothing."""
        table = table_at(position)
        before = table.position
        with pytest.raises(gobelet.IllegalActionError) as error:
            table.play(action)
        assert action in str(error.value)
        assert before == table.position

    def test_an_error_leaves_the_game_playable(self):
        """After a refusal the right action still works."""
        table = table_at(START.format("-", "-"))
        with pytest.raises(gobelet.IllegalActionError):
            table.play("take nethal4")
        table.play("take nethal1")
        assert seat(table.position) == "dice teal2"
