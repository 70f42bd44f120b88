"""R36 to R40 of the rulebook: the culture cards."""

import pytest

from tests.games.city.card_positions import after, copied, legal, refused, scores


class TestR36Cathedral:
    def test_used_for_nothing(self):
        """There is nothing to use: the die is used all the same."""
        position = "dice p0 | dice 1 1 3 1 - red3 cathedral | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - red3 cathedral | -"

    @copied()
    def test_copied_for_nothing(self, by):
        """Copying it brings nothing."""
        assert after(by.before("red3 cathedral"), *by.steps) == by.after("red3 cathedral")

    @pytest.mark.parametrize(
        ("city", "worth"),
        [
            ("white3 cathedral", 1),
            ("black3 cathedral", 1),
            ("yellow1 cathedral", 2),
            ("yellow3 cathedral", 1),
            ("red3 cathedral", 2),
            ("red3 cathedral off", 2),
            ("red5 cathedral", 1),
            ("blue6 cathedral", 2),
            ("blue2 cathedral off", 1),
        ],
    )
    def test_with_the_printed_small_house(self, city, worth):
        """Itself, and a Small House on its row unless that is covered; deactivated it scores too."""
        assert [worth, 0] == scores(f"dice p0 | {city} | -")

    @pytest.mark.parametrize(
        ("neighbour", "points", "counts"),
        [
            ("cathedral", 2, 1),
            ("festival_hall", 1, 1),
            ("grand_statue", 2, 1),
            ("great_wall", 3, 1),
            ("manor", 2, 1),
            ("mine", 0, 0),
            ("regular_army", 1, 0),
            ("mint", 3, 0),
            ("church", 2, 0),
            ("town_hall", 3, 0),
        ],
    )
    @pytest.mark.parametrize("off", ["", " off"])
    def test_neighbours(self, neighbour, points, counts, off):
        """Culture cards of the row count, active or not; others do not."""
        seat = f"white3 cathedral white4 {neighbour}{off}"
        assert [1 + counts + points, 0] == scores(f"dice p0 | {seat} | -")

    @pytest.mark.parametrize("off", ["", " off"])
    def test_two_cathedrals(self, off):
        """Each counts the other and the Small House: 3 and 3."""
        assert scores(f"dice p0 | red1 cathedral red2 cathedral{off} | -") == [6, 0]

    def test_three_cathedrals(self):
        """Three on one row without a Small House: 3 each."""
        assert scores("dice p0 | black1 cathedral black2 cathedral off black6 cathedral | -") == [9, 0]

    def test_other_rows_do_not_count(self):
        """A Manor on another row, or in another city, is no neighbour."""
        assert scores("dice p0 | white3 cathedral black3 manor | white4 manor") == [3, 2]

    def test_the_row_of_the_book(self):
        """Rulebook, the example: 2 + 2 + 3 + 2 + 0 + 6 = 15."""
        city = "red1 manor red2 grand_statue red3 great_wall red4 manor off red6 cathedral off"
        assert scores(f"dice p0 | {city} | -") == [15, 0]

    @pytest.mark.parametrize(
        ("city", "after_attack", "points"),
        [
            ("white3 cathedral", "white3 cathedral off", 1),
            ("white3 cathedral white4 manor off", "white3 cathedral off white4 manor off", 2),
            ("white3 cathedral white4 mint", "white3 cathedral off white4 mint", 1),
            ("white3 cathedral white4 cathedral", "white3 cathedral off white4 cathedral", 2),
        ],
    )
    def test_attacked(self, city, after_attack, points):
        """It gives what it is worth now."""
        expected = f"roll round 1 p1 | dice ? ? ? ? ? points {points} | {after_attack}"
        assert expected == after(f"attack p0 strength 6 | - | {city}", "attack p1 white3")

    def test_attacked_behind_a_wall(self):
        """The wall adds 2 to its defence and 1 to its worth."""
        position = "attack p0 strength 8 | - | red3 cathedral red6 great_wall"
        expected = "roll round 1 p1 | dice ? ? ? ? ? points 3 | red3 cathedral off red6 great_wall"
        assert expected == after(position, "attack p1 red3")

    def test_both_attacked(self):
        """The one deactivated first still counts for the second, and for its owner."""
        position = "attack p0 strength 12 | - | white3 cathedral white4 cathedral"
        steps = ["attack p1 white3", "attack p1 white4"]
        expected = "roll round 1 p1 | dice ? ? ? ? ? points 4 | white3 cathedral off white4 cathedral off"
        assert expected == after(position, *steps)
        assert scores(position, *steps) == [4, 4]

    def test_built_over_a_neighbour(self):
        """A Manor that is built over counts no more."""
        position = "build p0 | stone 2 white3 cathedral white4 manor | -"
        assert (scores(position), scores(position, "build quarry", "place white4")) == ([4, 0], [1, 0])


class TestR37FestivalHall:
    @pytest.mark.parametrize(
        ("stock", "points"),
        [
            ("wood 2", 1),
            ("wood 3", 1),
            ("stone 4", 2),
            ("iron 5", 2),
            ("wood 2 stone 2 iron 2", 3),
            ("wood 3 stone 3 iron 3", 3),
            ("wood 5 stone 1 iron 2", 3),
            ("wood 1 stone 7 iron 1", 3),
            ("wood 8 stone 6 iron 4", 9),
        ],
    )
    def test_used(self, stock, points):
        """A point for each two alike; an odd one counts for nothing, and nothing is spent."""
        position = f"dice p0 | dice 1 1 3 1 - {stock} red3 festival_hall | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - {stock} points {points} red3 festival_hall | -"
        assert expected == after(position, "use red")

    @pytest.mark.parametrize("stock", ["", "iron 1 ", "wood 1 stone 1 iron 1 "])
    def test_no_two_alike(self, stock):
        """Without a pair the die is used for nothing."""
        position = f"dice p0 | dice 1 1 3 1 - {stock}red3 festival_hall | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - {stock}red3 festival_hall | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """The same for the copying die."""
        position = by.before("red3 festival_hall", stock="wood 3 iron 2 points 4")
        expected = by.after("red3 festival_hall", stock="wood 3 iron 2 points 6")
        assert expected == after(position, *by.steps)

    def test_twice(self):
        """The same resources are celebrated by two dice in one turn."""
        position = "dice p0 | dice 1 1 3 1 - stone 4 white1 church red3 festival_hall | -"
        expected = "dice round 1 p0 | dice - 1 - 1 - stone 4 points 4 white1 church red3 festival_hall | -"
        assert expected == after(position, "use white", "copy red3", "use red")


class TestR38GrandStatue:
    START = "build p0 display grand_statue 1 | stone 3 iron 3 | -"
    BUILT = ["build grand_statue", "place red3"]

    def test_used_for_nothing(self):
        """There is nothing to use: the die is used all the same, and the stone stays."""
        position = "dice p0 | dice 1 1 3 1 - stone 3 red3 grand_statue | -"
        expected = "dice round 1 p0 | dice 1 1 - 1 - stone 3 red3 grand_statue | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied_for_nothing(self, by):
        """Copying it brings nothing."""
        position = by.before("red3 grand_statue", stock="stone 3")
        assert after(position, *by.steps) == by.after("red3 grand_statue", stock="stone 3")

    @pytest.mark.parametrize(
        ("steps", "stock"),
        [
            (["skip"], "stone 2 iron 2"),
            (["pay stone 1", "skip"], "stone 1 iron 2 points 1"),
            (["pay iron 1", "skip"], "stone 2 iron 1 points 1"),
            (["pay stone 1", "pay stone 1", "skip"], "iron 2 points 2"),
            (["pay stone 1", "pay iron 1", "skip"], "stone 1 iron 1 points 2"),
            (["pay iron 1", "pay stone 1", "skip"], "stone 1 iron 1 points 2"),
            (["pay iron 1", "pay iron 1", "skip"], "stone 2 points 2"),
            (["pay stone 1", "pay stone 1", "pay iron 1"], "iron 1 points 3"),
            (["pay stone 1", "pay iron 1", "pay iron 1"], "stone 1 points 3"),
            (["pay iron 1", "pay iron 1", "pay stone 1"], "stone 1 points 3"),
        ],
    )
    def test_extra(self, steps, stock):
        """Up to three more stone or iron, in any mixture, for a point each; then a new card is turned up."""
        expected = f"reveal round 1 p0 step build left 1 | {stock} red3 grand_statue | -"
        assert expected == after(self.START, *self.BUILT, *steps)

    @pytest.mark.parametrize(
        ("stock", "payment", "left"),
        [("stone 4 iron 1", "pay stone 1", ""), ("stone 1 iron 5", "pay iron 1", "iron 1 ")],
    )
    def test_three_of_one_kind(self, stock, payment, left):
        """All three may be alike; a fourth is not asked for."""
        position = f"build p0 display grand_statue 1 | {stock} | -"
        expected = f"reveal round 1 p0 step build left 1 | {left}points 3 red3 grand_statue | -"
        assert expected == after(position, *self.BUILT, *[payment] * 3)

    @pytest.mark.parametrize(
        ("stock", "expected"),
        [
            ("stone 9 iron 9", {"pay stone 1", "pay iron 1", "skip"}),
            ("stone 2 iron 1", {"pay stone 1", "skip"}),
            ("stone 1 iron 2", {"pay iron 1", "skip"}),
            ("wood 5 stone 1 iron 4", {"pay iron 1", "skip"}),
        ],
    )
    def test_only_what_is_left_of_the_stock(self, stock, expected):
        """The cost is paid first; wood is of no use."""
        assert expected == legal(f"build p0 display grand_statue 1 | {stock} | -", *self.BUILT)

    @pytest.mark.parametrize(
        ("stock", "left"), [("stone 1 iron 1", ""), ("wood 5 stone 1 iron 1", "wood 5 ")]
    )
    def test_nothing_left(self, stock, left):
        """Without stone and iron nothing is asked."""
        position = f"build p0 display grand_statue 1 | {stock} | -"
        expected = f"reveal round 1 p0 step build left 1 | {left}red3 grand_statue | -"
        assert expected == after(position, *self.BUILT)

    def test_until_nothing_is_left(self):
        """With two left there are two points at most."""
        position = "build p0 display grand_statue 1 | stone 2 iron 2 | -"
        expected = "reveal round 1 p0 step build left 1 | points 2 red3 grand_statue | -"
        assert expected == after(position, *self.BUILT, "pay iron 1", "pay stone 1")

    def test_to_the_end_of_the_turn(self):
        """A new card is turned up; with nothing to pay for it the turn is over."""
        steps = [*self.BUILT, "pay stone 1", "pay iron 1", "pay stone 1", "! mint"]
        expected = "roll round 1 p1 display mint 1 | dice ? ? ? ? ? iron 1 points 3 red3 grand_statue | -"
        assert expected == after(self.START, *steps)

    def test_building_goes_on(self):
        """What was not paid for the statue builds something else."""
        expected = "build round 1 p0 display mint 1 | stone 2 iron 2 red3 grand_statue | -"
        assert expected == after(self.START, *self.BUILT, "skip", "! mint")

    def test_each_statue(self):
        """A second one asks again, for up to three."""
        position = "build p0 display grand_statue 2 | stone 9 iron 9 | -"
        first = [*self.BUILT, "pay stone 1", "pay stone 1", "pay stone 1", "! well"]
        second = ["build grand_statue", "place red4", "pay iron 1", "pay iron 1", "pay iron 1"]
        city = "red3 grand_statue red4 grand_statue"
        expected = f"reveal round 1 p0 step build left 1 display well 1 | stone 4 iron 4 points 6 {city} | -"
        assert expected == after(position, *first, *second)

    def test_points_once(self):
        """The extra points are the builder's; the statue itself stays worth 2."""
        assert scores(self.START, *self.BUILT, "pay stone 1", "skip") == [3, 0]

    def test_attacked(self):
        """An attacker gets 2 and nothing of the extra."""
        position = "attack p0 strength 4 | - | points 3 red3 grand_statue"
        expected = "roll round 1 p1 | dice ? ? ? ? ? points 2 | points 3 red3 grand_statue off"
        assert expected == after(position, "attack p1 red3")


class TestR39GreatWall:
    def test_used_for_nothing(self):
        """There is nothing to use: the die is used all the same."""
        position = "dice p0 | dice 1 1 3 1 - red3 great_wall | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - red3 great_wall | -"

    @copied()
    def test_copied_for_nothing(self, by):
        """Copying it brings nothing."""
        assert after(by.before("red3 great_wall"), *by.steps) == by.after("red3 great_wall")

    @pytest.mark.parametrize(
        ("walls", "defence"),
        [
            ("", 2),
            (" red4 great_wall", 4),
            (" red4 great_wall off", 2),
            (" red4 great_wall red5 great_wall", 6),
            (" red4 great_wall off red5 great_wall", 4),
            (" red4 great_wall red5 great_wall red6 great_wall", 8),
            (" blue3 great_wall", 2),
        ],
    )
    def test_several_add_up(self, walls, defence):
        """Two more for each active one on the row."""
        enough = f"attack p0 strength {defence} | - | wood 1 red3 mine{walls}"
        assert "attack p1 red3" in legal(enough)
        short = f"attack p0 strength {defence - 1} against_bandits 3 | - | wood 1 red3 mine{walls}"
        assert refused(short, "attack p1 red3")

    def test_not_itself(self):
        """Alone on its row it has its 5."""
        position = "attack p0 strength 5 | - | red3 great_wall red4 manor"
        assert "attack p1 red3" in legal(position)
        assert "attack p1 red4" not in legal(position)

    def test_two_protect_each_other(self):
        """The first costs 7, the second 5."""
        position = "attack p0 strength 12 | - | red3 great_wall red4 great_wall"
        first = "attack round 1 p0 strength 5 | points 3 | red3 great_wall off red4 great_wall"
        assert first == after(position, "attack p1 red3")
        second = "roll round 1 p1 | dice ? ? ? ? ? points 6 | red3 great_wall off red4 great_wall off"
        assert second == after(position, "attack p1 red3", "attack p1 red4")

    def test_every_column(self):
        """All other cards of the row are protected, wherever they lie."""
        row = "red1 mine red2 mine red3 great_wall red4 mine red5 mine red6 mine"
        targets = legal(f"attack p0 strength 4 | - | {row}") - {"attack bandits2", "attack bandits3", "done"}
        assert targets == {f"attack p1 red{column}" for column in (1, 2, 4, 5, 6)}
        assert legal(f"attack p0 strength 3 | - | {row}") == {"attack bandits2", "done"}

    def test_not_the_stock(self):
        """Stealing costs 2 as ever."""
        position = "attack p0 strength 2 | - | iron 1 red3 great_wall red4 mine"
        assert legal(position) == {"steal p1 iron", "done"}

    def test_only_for_its_owner(self):
        """The wall of a third player, or the attacker's own, protects nobody else."""
        position = "attack p0 strength 2 | red5 great_wall | red3 mine | red4 great_wall"
        assert legal(position) == {"attack p1 red3", "done"}

    def test_reactivated(self):
        """Once its owner has reactivated it, it protects again."""
        position = "dice p0 | dice - - 4 - - red3 great_wall off red5 mine | -"
        city = after(position, "reactivate with red", "reactivate red3").split(" | ")[1]
        city = city.removeprefix("dice ? ? ? ? ? ")
        assert city == "red3 great_wall red5 mine"
        assert refused(f"attack p1 strength 3 | {city} | -", "attack p0 red5")


class TestR40Manor:
    def test_used(self):
        """Two points."""
        position = "dice p0 | dice 1 1 3 1 - red3 manor | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - points 2 red3 manor | -"

    @copied()
    def test_copied(self, by):
        """Two points for the copying die."""
        position = by.before("red3 manor", stock="points 5")
        assert after(position, *by.steps) == by.after("red3 manor", stock="points 7")

    def test_twice(self):
        """It is not deactivated: another die uses it again."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 manor | -"
        expected = "dice round 1 p0 | dice - 1 - 1 - points 4 white1 church red3 manor | -"
        assert expected == after(position, "use white", "copy red3", "use red")

    def test_bonuses_add_nothing(self):
        """Neither Mint nor Blacksmith concern it."""
        position = "dice p0 army_bonus 1 resource_bonus 1 | dice 1 1 3 1 - red3 manor | -"
        expected = "dice round 1 p0 army_bonus 1 resource_bonus 1 | dice 1 1 - 1 - points 2 red3 manor | -"
        assert expected == after(position, "use red")
