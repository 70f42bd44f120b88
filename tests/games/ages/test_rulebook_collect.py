"""R9 to R17 of the rulebook: what the dice give."""

import pytest

from tests.games.ages.notation import after, legal, phase, seat


class TestR9Faces:
    @pytest.mark.parametrize(
        ("face", "expected"),
        [
            ("food", "buy round 1 p0 [food coins coins] coins 14 | food 3 | food 3"),
            ("good", "buy round 1 p0 [good coins coins] coins 14 | wood 1 | food 3"),
            ("skull", "buy round 1 p0 [skull coins coins] coins 14 | wood 1 stone 1 | food 3"),
            ("workers", "build round 1 p0 [workers coins coins] workers 3 coins 14 | - | food 3"),
            ("coins", "buy round 1 p0 [coins coins coins] coins 21 | - | food 3"),
        ],
    )
    def test_what_a_die_gives(self, face, expected):
        """Three food, a good, two goods and a skull, three workers, seven coins."""
        assert expected == after(f"keep p0 rolls 1 [{face} coins coins] | food 3 | food 3", "stop")

    @pytest.mark.parametrize(
        ("choice", "expected"),
        [
            ("food 1", "buy round 1 p0 [either coins coins] coins 14 | food 2 | food 3"),
            ("food 0", "build round 1 p0 [either coins coins] workers 2 coins 14 | - | food 3"),
        ],
    )
    def test_food_or_workers(self, choice, expected):
        """Two food or two workers."""
        assert expected == after("keep p0 rolls 1 [either coins coins] | food 3 | food 3", "stop", choice)

    def test_dice_add_up(self):
        """Like faces are counted together."""
        position = "keep p0 rolls 1 [workers workers workers] | food 3 | food 3"
        assert after(position, "stop") == "build round 1 p0 [workers workers workers] workers 9 | - | food 3"


class TestR10FoodOrWorkers:
    POSITION = "keep p0 rolls 1 [either either food] | food 3 | food 3"

    def test_asked_before_anything_is_collected(self):
        """The choice comes while food, goods and cities are still as before the roll."""
        assert after(self.POSITION, "stop") == "choose round 1 p0 [either either food] | food 3 | food 3"

    def test_every_split(self):
        """Each die is chosen for itself, so two dice can be split in three ways."""
        assert sorted(legal(self.POSITION, "stop")) == ["food 0", "food 1", "food 2"]

    @pytest.mark.parametrize(
        ("choice", "expected"),
        [
            ("food 0", "build round 1 p0 [either either food] workers 4 | food 3 | food 3"),
            ("food 1", "build round 1 p0 [either either food] workers 2 | food 5 | food 3"),
            ("food 2", "roll round 1 p1 [? ? ?] | food 7 | food 3"),
        ],
    )
    def test_what_each_split_gives(self, choice, expected):
        """Two food for every die taken for food, two workers for every other."""
        assert expected == after(self.POSITION, "stop", choice)

    def test_not_asked_without_such_a_die(self):
        """No other face has a choice."""
        assert phase(after("keep p0 rolls 1 [workers food good] | food 3 | food 3", "stop")) == "build"


class TestR11Goods:
    @pytest.mark.parametrize(
        ("dice", "expected"),
        [
            ("good food food", "food 6 wood 1"),
            ("good good food", "food 3 wood 1 stone 1"),
            ("good good good", "wood 1 stone 1 pottery 1"),
            ("skull good good", "wood 1 stone 1 pottery 1 cloth 1"),
            ("skull skull good", "wood 1 stone 1 pottery 1 cloth 1 spearheads 1 disasters 2"),
        ],
    )
    def test_one_row_after_another(self, dice, expected):
        """From wood upwards, one good a row."""
        assert expected == seat(after(f"keep p0 rolls 1 [{dice}] | food 3 | food 3", "stop"), 0)

    def test_the_sixth_is_wood_again(self):
        """Six goods on an empty board: two wood, one of each other."""
        position = after("roll p0 [? ? ?] | food 3 | food 3", "! skull skull skull")
        assert seat(position, 0) == "wood 2 stone 1 pottery 1 cloth 1 spearheads 1"

    def test_seven_on_an_empty_board(self):
        """Seven goods on an empty board: two wood, two stone, one of each other."""
        position = after("keep p0 rolls 1 [skull skull skull good] | food 4 city4 3 | food 3", "stop")
        assert seat(position, 0) == "wood 2 stone 2 pottery 1 cloth 1 spearheads 1 city4 3"

    def test_every_turn_starts_at_wood(self):
        """Goods of earlier turns do not move the starting row."""
        position = after("keep p0 rolls 1 [good food food] | food 3 wood 1 stone 1 | food 3", "stop")
        assert seat(position, 0) == "food 6 wood 2 stone 1"


class TestR12FullRows:
    @pytest.mark.parametrize(
        ("before", "expected"),
        [
            ("wood 7", "wood 8 stone 1 pottery 1 cloth 1 spearheads 1"),
            ("wood 8", "wood 8 stone 1 pottery 1 cloth 1 spearheads 1"),
            ("stone 6", "wood 1 stone 7 pottery 1 cloth 1 spearheads 1"),
            ("stone 7", "wood 1 stone 7 pottery 1 cloth 1 spearheads 1"),
            ("pottery 5", "wood 1 stone 1 pottery 6 cloth 1 spearheads 1"),
            ("pottery 6", "wood 1 stone 1 pottery 6 cloth 1 spearheads 1"),
            ("cloth 4", "wood 1 stone 1 pottery 1 cloth 5 spearheads 1"),
            ("cloth 5", "wood 1 stone 1 pottery 1 cloth 5 spearheads 1"),
            ("spearheads 3", "wood 1 stone 1 pottery 1 cloth 1 spearheads 4"),
            ("spearheads 4", "wood 1 stone 1 pottery 1 cloth 1 spearheads 4"),
        ],
    )
    def test_the_last_peg_and_the_one_too_many(self, before, expected):
        """Five goods: the full row loses its own, the others get theirs."""
        position = f"keep p0 rolls 1 [skull skull good] | food 3 {before} | food 3"
        assert f"{expected} disasters 2" == seat(after(position, "stop"), 0)

    def test_a_lost_good_still_counts(self):
        """With the wood row full a single good is lost; it does not become stone."""
        position = "keep p0 rolls 1 [good food food] | food 3 wood 8 | food 3"
        assert seat(after(position, "stop"), 0) == "food 6 wood 8"

    def test_second_time_round(self):
        """The sixth good falls on the row that the first one filled."""
        position = "roll p0 [? ? ?] | food 3 wood 7 | food 3"
        expected = "wood 8 stone 1 pottery 1 cloth 1 spearheads 1"
        assert expected == seat(after(position, "! skull skull skull"), 0)

    def test_a_full_board(self):
        """A full board keeps what it has."""
        full = "wood 8 stone 7 pottery 6 cloth 5 spearheads 4"
        position = f"keep p0 rolls 1 [good good good] | food 3 {full} | food 3"
        assert full == seat(after(position, "stop"), 0)


class TestR13Quarrying:
    @pytest.mark.parametrize(
        ("dice", "expected"),
        [
            ("good food food", "food 6 wood 1 quarrying"),
            ("good good food", "food 3 wood 1 stone 2 quarrying"),
            ("skull food food", "food 6 wood 1 stone 2 quarrying"),
            ("good good good", "wood 1 stone 2 pottery 1 quarrying"),
            ("food food food", "food 9 quarrying"),
        ],
    )
    def test_one_more_stone_with_the_first(self, dice, expected):
        """The extra stone comes with a collected stone only, and moves no other row."""
        assert expected == seat(after(f"keep p0 rolls 1 [{dice}] | food 3 quarrying | food 3", "stop"), 0)

    def test_once_a_turn(self):
        """Two stones collected in one turn bring one more, not two."""
        position = "keep p0 rolls 1 [skull skull skull good] | food 4 city4 3 quarrying | food 3"
        expected = "wood 2 stone 3 pottery 1 cloth 1 spearheads 1 city4 3 quarrying"
        assert expected == seat(after(position, "stop"), 0)

    @pytest.mark.parametrize(("before", "expected"), [(5, 7), (6, 7), (7, 7)])
    def test_lost_on_a_full_row(self, before, expected):
        """The extra stone does not pass the seventh peg."""
        position = f"keep p0 rolls 1 [good good food] | food 3 stone {before} quarrying | food 3"
        assert f"food 3 wood 1 stone {expected} quarrying" == seat(after(position, "stop"), 0)

    def test_only_the_owner(self):
        """An opponent's Quarrying brings nothing."""
        position = "keep p0 rolls 1 [good good food] | food 3 | food 3 quarrying"
        assert seat(after(position, "stop"), 0) == "food 3 wood 1 stone 1"

    def test_a_traded_stone_is_not_collected(self):
        """Stone from an exchange brings no other."""
        position = "trade p0 trading | food 3 wood 1 quarrying | food 3 stone 2"
        steps = ["trade p1", "give wood", "ask stone", "propose", "accept"]
        assert seat(after(position, *steps), 0) == "food 3 stone 1 quarrying"


class TestR14FoodLimit:
    @pytest.mark.parametrize(
        ("before", "expected"),
        [(5, "food 11"), (6, "food 12"), (7, "food 12"), (14, "food 12"), (15, "food 12")],
    )
    def test_fifteen_before_feeding(self, before, expected):
        """Nine food come in, fifteen are kept, then the three cities eat."""
        position = f"keep p0 rolls 1 [food food food] | food {before} | food 3"
        assert expected == seat(after(position, "stop"), 0)


class TestR15Agriculture:
    def test_food_dice(self):
        """Each food die gives four."""
        position = "keep p0 rolls 1 [food food coins] | food 3 agriculture | food 3"
        assert seat(after(position, "stop"), 0) == "food 8 agriculture"

    @pytest.mark.parametrize(
        ("choice", "expected"), [("food 1", "food 3 agriculture"), ("food 0", "agriculture")]
    )
    def test_either_dice(self, choice, expected):
        """A die taken for food gives three, one taken for workers no food."""
        position = "keep p0 rolls 1 [either coins coins] | food 3 agriculture | food 3"
        assert expected == seat(after(position, "stop", choice), 0)

    def test_still_fifteen_at_most(self):
        """The extra food does not pass the limit."""
        position = "keep p0 rolls 1 [food food food] | food 4 agriculture | food 3"
        assert seat(after(position, "stop"), 0) == "food 12 agriculture"

    def test_only_the_owner(self):
        """An opponent's Agriculture brings nothing."""
        position = "keep p0 rolls 1 [food food food] | food 3 | food 3 agriculture"
        assert seat(after(position, "stop"), 0) == "food 9"


class TestR16Masonry:
    def test_workers_dice(self):
        """Each workers die gives four."""
        position = "keep p0 rolls 1 [workers workers food] | food 3 masonry | food 3"
        expected = "build round 1 p0 [workers workers food] workers 8 | food 3 masonry | food 3"
        assert expected == after(position, "stop")

    @pytest.mark.parametrize(
        ("choice", "workers", "food"), [("food 0", 10, "masonry"), ("food 1", 7, "food 2 masonry")]
    )
    def test_either_dice(self, choice, workers, food):
        """A die taken for workers gives three, one taken for food two food."""
        position = after("keep p0 rolls 1 [either either workers] | food 3 masonry | food 3", "stop", choice)
        assert f"build round 1 p0 [either either workers] workers {workers} | {food} | food 3" == position

    def test_with_agriculture(self):
        """Both add to the dice that were taken their way."""
        position = "keep p0 rolls 1 [either either coins] | food 3 agriculture masonry | food 3"
        expected = (
            "build round 1 p0 [either either coins] workers 3 coins 7 | food 3 agriculture masonry | food 3"
        )
        assert expected == after(position, "stop", "food 1")


class TestR17Coinage:
    @pytest.mark.parametrize(
        ("dice", "coins", "food"),
        [
            ("coins food food", 12, "food 6 "),
            ("coins coins food", 24, "food 3 "),
            ("coins coins coins", 36, ""),
        ],
    )
    def test_twelve_a_die(self, dice, coins, food):
        """A coins die gives twelve instead of seven."""
        position = after(f"keep p0 rolls 1 [{dice}] | food 3 coinage | food 3", "stop")
        assert f"buy round 1 p0 [{dice}] coins {coins} | {food}coinage | food 3" == position

    def test_only_the_owner(self):
        """An opponent's Coinage brings nothing."""
        position = "keep p0 rolls 1 [coins coins food] | food 3 | food 3 coinage"
        assert (
            after(position, "stop") == "buy round 1 p0 [coins coins food] coins 14 | food 3 | food 3 coinage"
        )
