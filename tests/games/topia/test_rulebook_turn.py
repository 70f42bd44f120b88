"""R7 to R9 of the rulebook: an agent for a die, then the action of the district."""

import pytest

from tests.games.topia.notation import (
    DISTRICTS,
    after,
    changed,
    choose,
    city,
    dice,
    dice_in_city,
    full,
    last_turn,
    legal,
    midway,
    phase,
    refused,
    table_at,
    turn,
)

START = f"take p0 {full()} | - | -"
SECOND = f"take round 2 p0 {midway('gugu3', 'agency3')}"  # p0 has a white 2, p1 a purple 4


class TestR7Take:
    def test_the_example(self):
        """Rulebook, page 4: Yellow takes a 6 from GUGU, then rerolls a 2 of Nethal into a 4."""
        position = after(START, "take gugu1", "choose nethal1", "! 4")
        assert position == f"take round 1 p1 {full(gugu1='p0', nethal1='teal4')} | dice purple6 | -"

    def test_the_die_changes_places_with_the_agent(self):
        """Agent in the city, die on the card."""
        assert changed(START, "take nethal3") == {"nethal3": "p0", "p0-1": "purple5"}

    def test_the_leftmost_agent(self):
        """The die comes to the right of those that are there."""
        position = f"take round 3 p1 {midway('gugu3 bank1 waste1', 'agency3 nethal2')}"
        assert dice(after(position, "take twilight3"), 1) == ["purple4", "white1", "white6"]

    def test_only_dice(self):
        """An agent cannot be taken, an empty slot neither."""
        assert refused(SECOND, "take gugu3")
        assert refused(SECOND, "take agency3")
        assert refused(f"take p0 {full(nethal1='-')} | - | -", "take nethal1")

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_die(self, players):
        """Any of the city, and nothing else can be done."""
        position = f"take p0 {full(players, nethal1='-')}" + " | -" * players
        assert {f"take {slot}" for slot in dice_in_city(position)} == legal(position)
        assert len(legal(position)) == 6 * (players + 1) - 1

    @pytest.mark.parametrize("action", ["pass", "done", "choose nethal1", "go on", "power", "skip turn"])
    def test_it_must_be_done(self, action):
        """There is no other way to begin a turn without a power."""
        assert refused(START, action)

    def test_values_do_not_change(self):
        """Nothing is rolled."""
        for slot, die in city(START).items():
            assert die in after(START, f"take {slot}").split(" | ")[1].split()


class TestR8Action:
    @pytest.mark.parametrize(
        ("slot", "expected"),
        [
            ("nethal1", "first"),
            ("bank1", "first"),
            ("twilight1", "first"),
            ("waste1", "first"),
            ("gugu1", "first"),
            ("agency1", "draw"),
        ],
    )
    def test_of_that_district(self, slot, expected):
        """It comes at once, and is named."""
        position = after(SECOND, f"take {slot}")
        assert (phase(position), turn(position)) == (expected, 0)
        assert f" doing {slot[:-1]}" in position

    @pytest.mark.parametrize("district", ["nethal", "bank", "twilight", "waste", "gugu"])
    @pytest.mark.parametrize("action", ["pass", "done", "go on", "take nethal2"])
    def test_it_must_be_done(self, district, action):
        """Nobody may do without."""
        assert refused(SECOND, f"take {district}1", action)

    def test_nethal_with_one_die(self):
        """The first die of the game has none to change places with: the turn is over."""
        position = after(START, "take nethal1")
        assert (phase(position), turn(position), "doing" in position) == ("take", 1, False)

    def test_nethal_with_two_dice(self):
        """The second turn of the game is enough."""
        position = after(f"take p1 {midway('gugu3', '')}", "take nethal1")
        assert (phase(position), turn(position)) == ("first", 1)

    @pytest.mark.parametrize("district", ["bank", "twilight", "waste"])
    def test_without_other_dice(self, district):
        """The last die of the city leaves nothing to do."""
        slot = f"{district}3"
        assert table_at(last_turn(**{district: "white4"}), f"take {slot}").over

    def test_twilight_with_one_district(self):
        """Dice in one district only cannot be exchanged."""
        assert table_at(last_turn(twilight="white4", bank="white2"), "take twilight3").over
        position = after(last_turn(twilight="white4", bank="white2", gugu="white5"), "take twilight3")
        assert phase(position) == "first"

    @pytest.mark.parametrize("district", ["gugu", "agency"])
    def test_what_can_always_be_done(self, district):
        """A die to reroll is on every card, a mission is in the deck."""
        slot = "gugu3" if district == "gugu" else "agency1"
        assert not table_at(last_turn(**{district: "white4"}), f"take {slot}").over

    def test_once(self):
        """After it the turn is over."""
        position = after(START, "take bank1", "choose nethal1", "choose p0-1")
        assert (phase(position), turn(position)) == ("take", 1)


class TestR9Anybodys:
    def test_dice_on_cards(self):
        """One's own, those of others, and the one just taken."""
        assert choose("p0-1", "p0-2", "p1-1") == legal(SECOND, "take nethal1")
        assert choose("p0-1", "p0-2", "p1-1") == legal(SECOND, "take bank1", "choose nethal1")

    def test_agents(self):
        """One's own, those of others, and the one just placed."""
        assert choose("gugu3", "agency3", "waste1") == legal(SECOND, "take waste1")

    def test_dice_everywhere(self):
        """In the city and on all cards."""
        position = after(SECOND, "take gugu1")
        assert choose("p0-1", "p0-2", "p1-1", *dice_in_city(position)) == legal(position)

    def test_without_touching_ones_own(self):
        """Two dice of the same opponent, or of two."""
        position = f"take round 2 p0 {midway('gugu3', 'agency3', 'bank4')}"
        swapped = changed(position, "take nethal1", "choose p1-1", "choose p2-1")
        assert swapped == {"nethal1": "p0", "p0-2": "teal2", "p1-1": "purple6", "p2-1": "purple4"}

    @pytest.mark.parametrize("district", DISTRICTS[2:4])
    def test_not_on_cards(self, district):
        """Twilight and Waste choose in the city only."""
        position = after(SECOND, f"take {district}1")
        assert not legal(position) & choose("p0-1", "p0-2", "p1-1")
