"""What holds for every card and printed location: deactivated, copied, attacked, built and built over."""

import pytest

from tests.games.city.card_positions import BANDITS, SPACES, after, copied, legal, refused, scores

CARDS = [  # its cost, its defence, and its points on red3 with nothing else built on red
    ("lumber_mill", "wood 2", 2, 0),
    ("quarry", "stone 2", 2, 0),
    ("mine", "iron 2", 2, 0),
    ("regular_army", "iron 2", 3, 1),
    ("barracks", "stone 2 iron 1", 4, 2),
    ("blacksmith", "stone 1 iron 2", 4, 2),
    ("catapult", "wood 2 iron 1", 4, 2),
    ("training_camp", "wood 1 iron 1", 3, 1),
    ("watch_tower", "wood 1 stone 1 iron 1", 4, 2),
    ("bazaar", "wood 1 iron 1", 3, 1),
    ("market_place", "wood 2 iron 1", 4, 2),
    ("merchant_guild", "wood 2 stone 1 iron 1", 5, 3),
    ("mint", "stone 2 iron 2", 5, 3),
    ("storehouse", "wood 1 stone 1", 3, 1),
    ("cathedral", "wood 1 stone 2 iron 2", 6, 2),  # itself and the Small House
    ("festival_hall", "wood 2", 3, 1),
    ("grand_statue", "stone 1 iron 1", 4, 2),
    ("great_wall", "stone 2 iron 1", 5, 3),
    ("manor", "wood 1 stone 2", 4, 2),
    ("cemetery", "wood 1 stone 1", 3, 1),
    ("church", "wood 1 stone 1 iron 1", 4, 2),
    ("stables", "wood 2", 3, 1),
    ("town_hall", "wood 2 stone 2 iron 1", 5, 3),
    ("well", "stone 1 iron 1", 3, 1),
]
STACKS = {"lumber_mill", "quarry", "mine", "regular_army"}
PRINTED = ["white1", "white2", "white3", "yellow2", "yellow3", "yellow4"]  # one of each kind

every_card = pytest.mark.parametrize("card", [row[0] for row in CARDS])
every_defence = pytest.mark.parametrize(("card", "defence"), [(row[0], row[2]) for row in CARDS])
every_cost = pytest.mark.parametrize(("card", "cost"), [row[:2] for row in CARDS])


def with_points(points):
    """The attacker's seat once the turn is over."""
    return f"dice ? ? ? ? ? points {points}" if points else "dice ? ? ? ? ?"


def display(card):
    """Where a card is built from: the display, unless it has a stack."""
    return "" if card in STACKS else f" display {card} 1"


class TestR10Deactivated:
    @every_card
    def test_used_when_active(self, card):
        """A die on any active card may use it, also when that brings nothing."""
        assert "use red" in legal(f"dice p0 | dice 1 1 3 1 - red3 {card} | -")

    @every_card
    def test_not_used_when_deactivated(self, card):
        """A die on a deactivated card must do something else."""
        position = f"dice p0 | dice 1 1 3 1 - red3 {card} off | -"
        assert {"use white", "use yellow", "use blue"} <= legal(position)
        assert "use red" not in legal(position)
        assert refused(position, "use red")


class TestR14Reactivated:
    @every_card
    def test_active_again(self, card):
        """Another die takes the token away; the die on the card may then use it."""
        position = f"dice p0 | dice 1 1 3 1 - red3 {card} off | -"
        steps = ["reactivate with yellow", "reactivate red3"]
        assert after(position, *steps) == f"dice round 1 p0 | dice 1 - 3 1 - red3 {card} | -"
        assert "use red" in legal(position, *steps)

    @every_card
    def test_by_its_own_die(self, card):
        """The die that lies on the card may do it too, but is then used."""
        position = f"dice p0 | dice 1 1 3 1 - red3 {card} off | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - red3 {card} | -"
        assert expected == after(position, "reactivate with red", "reactivate red3")


class TestR47OnlyActive:
    @copied()
    @every_card
    def test_copied_when_active(self, by, card):
        """Every active card is a choice, also when copying it brings nothing."""
        assert by.steps[1] in legal(by.before(f"red3 {card}"), by.steps[0])

    @copied()
    @every_card
    def test_not_copied_when_deactivated(self, by, card):
        """A deactivated card is none."""
        position = by.before(f"red3 {card} off")
        assert by.steps[1] not in legal(position, by.steps[0])
        assert refused(position, *by.steps)

    @copied()
    @every_card
    def test_copied_when_reactivated(self, by, card):
        """Once reactivated it can be copied in the same turn."""
        steps = ["reactivate with yellow", "reactivate red3", by.steps[0]]
        assert by.steps[1] in legal(by.before(f"red3 {card} off"), *steps)


class TestR51Attacked:
    @pytest.mark.parametrize(("card", "defence", "points"), [(row[0], *row[2:]) for row in CARDS])
    def test_exactly_enough(self, card, defence, points):
        """For its defence it is deactivated, and its points come from the supply."""
        position = f"attack p0 strength {defence} | - | red3 {card}"
        expected = f"roll round 1 p1 | {with_points(points)} | red3 {card} off"
        assert expected == after(position, "attack p1 red3")
        assert [points, points] == scores(position, "attack p1 red3")

    @every_defence
    def test_one_too_little(self, card, defence):
        """With less it cannot be attacked, and strength against bandits does not help."""
        position = f"attack p0 strength {defence - 1} against_bandits 3 | - | red3 {card}"
        assert "attack p1 red3" not in legal(position)
        assert refused(position, "attack p1 red3")

    @every_defence
    def test_behind_a_great_wall(self, card, defence):
        """A Great Wall on its row adds 2, no more and no less."""
        city = f"red3 {card} red6 great_wall"
        assert "attack p1 red3" in legal(f"attack p0 strength {defence + 2} | - | {city}")
        assert refused(f"attack p0 strength {defence + 1} against_bandits 3 | - | {city}", "attack p1 red3")

    @every_defence
    def test_beside_another_rows_wall(self, card, defence):
        """A Great Wall on another row adds nothing."""
        position = f"attack p0 strength {defence} | - | red3 {card} blue3 great_wall"
        assert "attack p1 red3" in legal(position)

    @every_defence
    def test_behind_a_deactivated_wall(self, card, defence):
        """Nor does a deactivated one."""
        position = f"attack p0 strength {defence} | - | red3 {card} red6 great_wall off"
        assert "attack p1 red3" in legal(position)

    @pytest.mark.parametrize(("card", "points"), [(row[0], row[3]) for row in CARDS])
    def test_worth_the_same_deactivated(self, card, points):
        """Its points count for its owner, active or not."""
        assert [points, points] == scores(f"dice p0 | red3 {card} | red3 {card} off")


class TestR52OneAtATime:
    @pytest.mark.parametrize(
        ("card", "defence", "points"), [(row[0], *row[2:]) for row in CARDS if row[0] != "cathedral"]
    )
    def test_the_wall_first(self, card, defence, points):
        """A Great Wall knocked out first protects no more: its own defence, then that of the card."""
        wall = 7 if card == "great_wall" else 5  # two walls protect each other
        position = f"attack p0 strength {wall + defence} | - | red3 {card} red6 great_wall"
        expected = f"roll round 1 p1 | {with_points(points + 3)} | red3 {card} off red6 great_wall off"
        assert expected == after(position, "attack p1 red6", "attack p1 red3")

    def test_the_wall_before_a_cathedral(self):
        """Deactivated, the wall still counts for the Cathedral: 3 points, and 3 for itself."""
        position = "attack p0 strength 11 | - | red3 cathedral red6 great_wall"
        expected = "roll round 1 p1 | dice ? ? ? ? ? points 6 | red3 cathedral off red6 great_wall off"
        assert expected == after(position, "attack p1 red6", "attack p1 red3")

    @every_card
    def test_not_when_deactivated(self, card):
        """A deactivated card cannot be attacked."""
        position = f"attack p0 strength 9 | - | red3 {card} off"
        assert legal(position) == {*BANDITS, "done"}
        assert refused(position, "attack p1 red3")

    @every_card
    def test_not_twice(self, card):
        """Attacked once, it is deactivated for the rest of the turn."""
        assert legal(f"attack p0 strength 11 | - | red3 {card}", "attack p1 red3") == {*BANDITS, "done"}

    @pytest.mark.parametrize("space", SPACES)
    def test_not_printed(self, space):
        """A printed location cannot be attacked."""
        assert refused("attack p0 strength 9 | - | -", f"attack p1 {space}")

    def test_nothing_printed(self):
        """An opponent with an empty city and stock offers no target."""
        assert legal("attack p0 strength 9 | - | -") == {*BANDITS, "done"}


class TestR55Cost:
    @every_cost
    def test_exactly_enough(self, card, cost):
        """For its cost it is built, active, over a deactivated card; one of the display is replaced."""
        position = f"build p0{display(card)} | {cost} red3 manor off | -"
        steps = [f"build {card}", "place red3", *([] if card in STACKS else ["! well"])]
        new = "" if card in STACKS else " display well 1"
        expected = f"roll round 1 p1{new} discard manor 1 | dice ? ? ? ? ? red3 {card} | -"
        assert expected == after(position, *steps)

    @every_cost
    def test_one_too_little(self, card, cost):
        """One resource short, of whatever it costs, it cannot be built."""
        words = cost.split()
        for resource, number in zip(words[::2], words[1::2], strict=True):
            stock = {"wood": 5, "stone": 5, "iron": 5, resource: int(number) - 1}
            seat = " ".join(f"{name} {count}" for name, count in stock.items())
            assert refused(f"build p0{display(card)} | {seat} | -", f"build {card}")

    @every_cost
    def test_what_is_left_stays(self, card, cost):
        """No more than its cost is paid."""
        words = cost.split()
        costs = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        rest = " ".join(f"{name} {9 - costs.get(name, 0)}" for name in ("wood", "stone", "iron"))
        position = f"build p0{display(card)} | wood 9 stone 9 iron 9 | -"
        skip = ["skip"] if card == "grand_statue" else []
        head = "build round 1 p0" if card in STACKS else "reveal round 1 p0 step build left 1"
        expected = f"{head} | {rest} red3 {card} | -"
        assert expected == after(position, f"build {card}", "place red3", *skip)


class TestR57BuiltOver:
    @pytest.mark.parametrize("off", ["", " off"])
    @every_card
    def test_discarded(self, card, off):
        """What is built over goes to the discard, with its token: the new card is active."""
        position = f"build p0 | stone 2 red3 {card}{off} | -"
        expected = f"roll round 1 p1 discard {card} 1 | dice ? ? ? ? ? red3 quarry | -"
        assert expected == after(position, "build quarry", "place red3")

    @pytest.mark.parametrize("space", PRINTED)
    def test_over_a_printed_location(self, space):
        """A printed location is covered; nothing is discarded."""
        expected = f"roll round 1 p1 | dice ? ? ? ? ? {space} quarry | -"
        assert expected == after("build p0 | stone 2 | -", "build quarry", f"place {space}")

    @every_card
    def test_its_points_are_gone(self, card):
        """A discarded card counts for nobody."""
        assert scores(f"build p0 | stone 2 red3 {card} | -", "build quarry", "place red3") == [0, 0]
