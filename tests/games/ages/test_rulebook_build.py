"""R33 to R39 of the rulebook: building cities and monuments."""

import pytest

from tests.games.ages.notation import after, legal, scores, seat

CITIES = [("city4", 3), ("city5", 4), ("city6", 5), ("city7", 6)]
MONUMENTS = [
    ("step_pyramid", 3, 1, 0),
    ("stone_circle", 5, 2, 1),
    ("temple", 7, 4, 2),
    ("obelisk", 9, 6, 3),
    ("hanging_gardens", 11, 8, 4),
    ("great_wall", 13, 10, 5),
    ("great_pyramid", 15, 12, 6),
]


def sites(position):
    """The cities and monuments on which a worker may tick a box."""
    return [action.removeprefix("worker ") for action in legal(position) if action.startswith("worker ")]


class TestR33Workers:
    def test_one_box_a_worker(self):
        """A worker ticks a box and is used up."""
        position = "build p0 workers 3 | food 3 | food 3"
        assert after(position, "worker city4") == "build round 1 p0 workers 2 | food 3 city4 1 | food 3"

    def test_split_as_you_like(self):
        """The three workers of one die may go to three places."""
        position = "keep p0 rolls 1 [workers food food] | food 3 | food 3"
        steps = ["stop", "worker city4", "worker obelisk", "worker great_wall"]
        assert (
            after(position, *steps)
            == "roll round 1 p1 [? ? ?] | food 6 city4 1 obelisk 1 great_wall 1 | food 3"
        )

    def test_left_unused(self):
        """The player may stop with workers in hand, and they are lost."""
        position = "build p0 workers 3 | food 3 | food 3"
        assert after(position, "done") == "roll round 1 p1 [? ? ?] | food 3 | food 3"
        assert after(position, "worker city4", "done") == "roll round 1 p1 [? ? ?] | food 3 city4 1 | food 3"

    def test_lost_before_the_purchase(self):
        """Unused workers are not carried to the next step."""
        position = "build p0 workers 3 coins 14 | food 3 | food 3"
        assert after(position, "done") == "buy round 1 p0 coins 14 | food 3 | food 3"

    def test_all_places_of_two_players(self):
        """Cities and monuments are open side by side."""
        expected = [
            "done",
            "worker city4",
            "worker city5",
            "worker city6",
            "worker city7",
            "worker great_wall",
            "worker hanging_gardens",
            "worker obelisk",
            "worker step_pyramid",
            "worker stone_circle",
        ]
        assert expected == sorted(legal("build p0 workers 3 | food 3 | food 3"))

    def test_nothing_left_to_build(self):
        """With every box ticked the step passes and the workers are lost."""
        monuments = (
            "step_pyramid first stone_circle first obelisk first hanging_gardens first great_wall first"
        )
        before = f"food 9 city4 3 city5 4 city6 5 city7 5 {monuments}"
        position = f"build p1 workers 3 coins 14 | food 3 | {before}"
        result = after(position, "worker city7")
        assert f"buy round 1 p1 coins 14 | food 3 | {before.replace('city7 5', 'city7 6')}" == result


class TestR34Cities:
    @pytest.mark.parametrize(("city", "boxes"), CITIES)
    def test_boxes(self, city, boxes):
        """Three, four, five and six boxes; then no worker can be placed there."""
        assert city in sites(f"build p0 workers 2 | food 3 {city} {boxes - 1} | food 3")
        assert city not in sites(f"build p0 workers 2 | food 3 {city} {boxes} | food 3")

    @pytest.mark.parametrize(("city", "boxes"), CITIES)
    def test_in_any_order(self, city, boxes):
        """Each of the four may be built while the others are empty, and gives a die."""
        built = after(f"build p0 workers {boxes} | food 3 | food 3", *[f"worker {city}"] * boxes)
        assert f"roll round 1 p1 [? ? ?] | food 3 {city} {boxes} | food 3" == built
        assert after(built, "! food food food", "stop").startswith("roll round 2 p0 [? ? ? ?] |")

    def test_seven_at_most(self):
        """With four new cities there is no eighth."""
        position = "build p0 workers 3 | food 3 city4 3 city5 4 city6 5 city7 6 | food 3"
        assert [site for site in sites(position) if site.startswith("city")] == []


class TestR35MonumentBoxes:
    @pytest.mark.parametrize(("monument", "boxes"), [row[:2] for row in MONUMENTS])
    def test_the_last_box(self, monument, boxes):
        """One box short it is under construction, with the last one it stands."""
        others = " | food 3" * 3
        short = after(f"build p0 workers 1 | food 3 {monument} {boxes - 2}{others}", f"worker {monument}")
        assert f"food 3 {monument} {boxes - 1}" == seat(short, 0)
        built = after(f"build p0 workers 1 | food 3 {monument} {boxes - 1}{others}", f"worker {monument}")
        assert f"food 3 {monument} first" == seat(built, 0)

    @pytest.mark.parametrize(("monument", "boxes"), [row[:2] for row in MONUMENTS])
    def test_from_the_first_box(self, monument, boxes):
        """As many workers as boxes build it in one turn."""
        position = f"build p0 workers {boxes} | food 3" + " | food 3" * 3
        assert f"food 3 {monument} first" == seat(after(position, *[f"worker {monument}"] * boxes), 0)


class TestR36Ticks:
    def test_they_stay(self):
        """Work begun is there again next turn."""
        position = "build p0 workers 2 | food 3 | food 3"
        steps = ["worker obelisk", "worker city5", "! food food food", "stop"]
        assert after(position, *steps) == "roll round 2 p0 [? ? ?] | food 3 city5 1 obelisk 1 | food 9"

    def test_built_at_once(self):
        """The monument stands while other workers are still to be placed."""
        position = "build p0 workers 3 | food 3 step_pyramid 2 | food 3"
        result = after(position, "worker step_pyramid")
        assert result == "build round 1 p0 workers 2 | food 3 step_pyramid first | food 3"
        assert "step_pyramid" not in sites(result)

    def test_both_work_on_the_same_monument(self):
        """Every player has boxes of their own."""
        position = "build p1 workers 1 | food 3 obelisk 8 | food 3 obelisk 2"
        assert (
            after(position, "worker obelisk")
            == "roll round 2 p0 [? ? ?] | food 3 obelisk 8 | food 3 obelisk 3"
        )


class TestR37FirstAndLater:
    def test_the_second_builder(self):
        """Who comes later gets the lower points, and the first keeps the higher ones."""
        position = "build p0 workers 1 | food 3 step_pyramid 2 | food 3 step_pyramid first"
        expected = "roll round 1 p1 [? ? ?] | food 3 step_pyramid later | food 3 step_pyramid first"
        assert expected == after(position, "worker step_pyramid")

    def test_the_third_builder(self):
        """Everyone after the first is later."""
        position = "build p2 workers 1 | food 3 obelisk later | food 3 obelisk first | food 3 obelisk 8"
        assert seat(after(position, "worker obelisk"), 2) == "food 3 obelisk later"

    def test_begun_first_is_not_built_first(self):
        """An opponent's unfinished work takes nothing away."""
        position = "build p0 workers 1 | food 3 obelisk 8 | food 3 obelisk 8"
        assert seat(after(position, "worker obelisk"), 0) == "food 3 obelisk first"

    def test_still_open_after_the_first(self):
        """A monument that stands elsewhere may still be built."""
        assert "obelisk" in sites("build p0 workers 1 | food 3 | food 3 obelisk first")

    def test_great_pyramid(self):
        """Rulebook, step 3: twelve for the first Great Pyramid, six for the next."""
        position = "build p0 workers 1 | food 3 great_pyramid 14 | food 3 great_pyramid 14 | food 3 | food 3"
        assert scores(position, "worker great_pyramid") == [12, 0, 0, 0]
        position = position.replace("build p0", "build p1").replace(
            "great_pyramid 14", "great_pyramid first", 1
        )
        assert scores(position, "worker great_pyramid") == [12, 6, 0, 0]

    @pytest.mark.parametrize(("monument", "first", "later"), [(row[0], *row[2:]) for row in MONUMENTS])
    def test_points(self, monument, first, later):
        """The two values printed under each monument."""
        position = f"roll p0 [? ? ?] | food 3 {monument} first | {monument} later | {monument} later | food 3"
        assert [first, later, later, 0] == scores(position)


class TestR38Engineering:
    def test_a_stone_for_three_workers(self):
        """Each stone spent puts three workers in hand."""
        position = "build p0 | food 3 stone 2 engineering | food 3"
        assert sorted(legal(position)) == ["done", "stone"]
        assert after(position, "stone") == "build round 1 p0 workers 3 | food 3 stone 1 engineering | food 3"
        assert after(position, "stone", "stone") == "build round 1 p0 workers 6 | food 3 engineering | food 3"

    def test_with_workers_in_hand(self):
        """Stones add to the workers of the dice."""
        position = "build p0 workers 2 | food 3 stone 1 engineering | food 3"
        assert after(position, "stone") == "build round 1 p0 workers 5 | food 3 engineering | food 3"

    def test_building_without_a_worker_on_the_dice(self):
        """A stone alone is reason enough to be asked."""
        position = "keep p0 rolls 1 [food food food] | food 3 stone 1 engineering | food 3"
        assert (
            after(position, "stop")
            == "build round 1 p0 [food food food] | food 9 stone 1 engineering | food 3"
        )

    def test_after_the_last_worker(self):
        """With a stone left the building is not over."""
        position = "build p0 workers 1 | food 3 stone 1 engineering | food 3"
        assert sorted(legal(position, "worker city4")) == ["done", "stone"]
        steps = ["worker city4", "stone", "worker city4", "worker city4"]
        assert after(position, *steps) == "build round 1 p0 workers 1 | food 3 city4 3 engineering | food 3"

    def test_some_of_the_three_unused(self):
        """A stone may be spent for a single box."""
        position = "build p0 | food 3 stone 1 city4 2 engineering | food 3"
        expected = "roll round 1 p1 [? ? ?] | food 3 city4 3 engineering | food 3"
        assert expected == after(position, "stone", "worker city4", "done")

    def test_keeping_the_stones(self):
        """No stone has to be spent."""
        position = "build p0 | food 3 stone 2 engineering | food 3"
        assert after(position, "done") == "roll round 1 p1 [? ? ?] | food 3 stone 2 engineering | food 3"

    def test_not_without_engineering(self):
        """Stone is no worker for anybody else."""
        assert "stone" not in legal("build p0 workers 1 | food 3 stone 2 | food 3 engineering")
        position = "keep p0 rolls 1 [food food food] | food 3 stone 2 | food 3 engineering"
        assert after(position, "stop") == "roll round 1 p1 [? ? ?] | food 9 stone 2 | food 3 engineering"

    def test_stone_collected_this_turn(self):
        """Fresh stone, Quarrying's too, can be spent at once."""
        position = "keep p0 rolls 1 [good good food] | food 3 quarrying engineering | food 3"
        result = after(position, "stop", "stone", "stone")
        expected = (
            "build round 1 p0 [good good food] workers 6 | food 3 wood 1 quarrying engineering | food 3"
        )
        assert expected == result

    def test_masonry_adds_nothing_to_a_stone(self):
        """Masonry counts dice, not stones."""
        position = "build p0 | food 3 stone 1 masonry engineering | food 3"
        assert after(position, "stone") == "build round 1 p0 workers 3 | food 3 masonry engineering | food 3"

    def test_too_late_when_bought_this_turn(self):
        """Engineering is bought after building, so its stones wait for the next turn."""
        position = "buy p0 coins 42 | food 3 stone 2 | food 3"
        expected = "roll round 1 p1 [? ? ?] | food 3 stone 2 engineering | food 3"
        assert expected == after(position, "buy engineering")


class TestR39MonumentsInPlay:
    @pytest.mark.parametrize(
        ("players", "missing"),
        [(2, {"temple", "great_pyramid"}), (3, {"hanging_gardens"}), (4, set())],
    )
    @pytest.mark.parametrize("edition", ["", "reprint "])
    def test_by_number_of_players(self, players, missing, edition):
        """Two players leave out two monuments, three leave out one, in both editions."""
        position = f"build p0 {edition}workers 3" + " | food 3" * players
        everything = {row[0] for row in MONUMENTS} | {row[0] for row in CITIES}
        assert everything - missing == set(sites(position))
