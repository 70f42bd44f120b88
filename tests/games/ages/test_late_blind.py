"""The edition `late`, tested from its facts alone: every test cites the fact it stands on."""

import pytest

import gobelet
from tests.games.ages.notation import after, amount, legal, phase, ranks, scores, seat

DEVELOPMENTS = [
    ("leadership", 10, 2),
    ("irrigation", 10, 2),
    ("agriculture", 15, 3),
    ("quarrying", 15, 3),
    ("medicine", 20, 4),
    ("preservation", 20, 4),
    ("coinage", 20, 4),
    ("caravans", 20, 4),
    ("shipping", 25, 5),
    ("smithing", 25, 5),
    ("religion", 25, 7),
    ("granaries", 30, 6),
    ("masonry", 30, 6),
    ("engineering", 40, 6),
    ("commerce", 40, 8),
    ("architecture", 60, 8),
    ("empire", 70, 10),
]
MONUMENTS = [
    ("step_pyramid", 1, 0),
    ("stone_circle", 2, 1),
    ("temple", 4, 3),
    ("obelisk", 6, 4),
    ("hanging_gardens", 8, 5),
    ("great_wall", 10, 6),
    ("great_pyramid", 12, 8),
]
EXTRAS = ["preservation", "shipping", "smithing", "commerce"]
SIX = "leadership irrigation agriculture quarrying medicine coinage"
NEXT = "roll round 1 p1 late [? ? ?]"

FIVE_CITIES = "city4 3 city5 4"
SIX_CITIES = "city4 3 city5 4 city6 5"
FOUR_SKULLS = "[skull skull skull skull food]"
FIVE_SKULLS = "[skull skull skull skull skull food]"
EIGHT_GOODS = "wood 2 stone 2 pottery 2 cloth 1 spearheads 1"


def invasion(seats, head="p0 late"):
    """A roll of four skulls, about to be kept; `seats` come as written."""
    return f"keep {head} rolls 1 {FOUR_SKULLS} | {seats}"


class TestDevelopments:
    """Seventeen developments, in this order on the sheet: their costs and points."""

    @pytest.mark.parametrize(("name", "cost"), [row[:2] for row in DEVELOPMENTS])
    def test_cost(self, name, cost):
        """Facts, "sum at least the cost": the cost in coins buys it, one coin less does not."""
        if cost > 10:
            assert f"buy {name}" not in legal(f"buy p0 late coins {cost - 1} | food 3 | food 3")
        position = f"buy p0 late coins {cost} | food 3 | food 3"
        assert f"{NEXT} | food 3 {name} | food 3" == after(position, f"buy {name}")

    @pytest.mark.parametrize(("name", "points"), [(row[0], row[2]) for row in DEVELOPMENTS])
    def test_points(self, name, points):
        """Facts, "Seventeen developments": the points, with "+1 a city" for the three cities of Empire."""
        bonus = 3 if name == "empire" else 0
        assert [0, points + bonus] == scores(f"roll p0 late [? ? ?] | food 3 | food 3 {name}")

    def test_seventeen_in_all(self):
        """Facts, "Seventeen developments": seventy coins buy any one of them and nothing else."""
        expected = ["done", *(f"buy {name}" for name, _, _ in DEVELOPMENTS)]
        assert sorted(expected) == sorted(legal("buy p0 late coins 70 | food 3 | food 3"))

    @pytest.mark.parametrize("name", EXTRAS)
    def test_each_once_a_player(self, name):
        """Facts, "Each development once a player": not again for its owner, still for everybody else."""
        assert f"buy {name}" not in legal(f"buy p0 late coins 70 | food 3 {name} | food 3")
        assert f"buy {name}" in legal(f"buy p0 late coins 70 | food 3 | food 3 {name}")


class TestMonuments:
    """All seven monuments with every number of players, and their points."""

    @pytest.mark.parametrize(("name", "first", "later"), MONUMENTS)
    def test_points(self, name, first, later):
        """Facts, "Later points Temple/Obelisk/Gardens/Wall/Pyramid: 3/4/5/6/8"; the first points stay."""
        position = f"roll p0 late [? ? ?] | food 3 {name} first | food 3 {name} later"
        assert [first, later] == scores(position)

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_every_number_of_players(self, players):
        """Facts, "All seven monuments with every number of players": each may be worked on."""
        options = legal("build p0 late workers 3" + " | food 3" * players)
        assert {f"worker {name}" for name, _, _ in MONUMENTS} <= set(options)

    @pytest.mark.parametrize("name", ["temple", "great_pyramid"])
    def test_finished_by_two_players(self, name):
        """Facts, "Monuments out by player count: no": two players finish them, first and later."""
        boxes = {"temple": 6, "great_pyramid": 14}[name]
        position = f"build p0 late workers 1 | food 3 {name} {boxes} | food 3 {name} {boxes}"
        assert f"{NEXT} | food 3 {name} first | food 3 {name} {boxes}" == after(position, f"worker {name}")
        position = f"build p0 late workers 1 | food 3 {name} {boxes} | food 3 {name} first"
        assert f"{NEXT} | food 3 {name} later | food 3 {name} first" == after(position, f"worker {name}")


class TestOtherNumbers:
    """What `late` changes in Granaries, Architecture and Empire."""

    def test_granaries_six_coins_a_food(self):
        """Facts, "Granaries coins per food: 6": two food sold are twelve coins."""
        position = "buy p0 late | food 5 granaries | food 3"
        expected = "pay round 1 p0 late coins 6 buying leadership | food 4 granaries | food 3"
        assert expected == after(position, "buy leadership", "sell food")
        expected = f"{NEXT} | food 3 leadership granaries | food 3"
        assert expected == after(position, "buy leadership", "sell food", "sell food")

    def test_architecture_two_a_monument(self):
        """Facts, "Architecture 60/8 (+2 a monument)": for finished monuments, first or later."""
        owner = "step_pyramid later obelisk first temple 6 architecture"
        position = f"roll p0 late [? ? ?] | {owner} | step_pyramid first"
        assert scores(position) == [8 + 0 + 6 + 2 * 2, 1]

    @pytest.mark.parametrize(
        ("cities", "count"),
        [("city4 3", 4), ("city4 2 city5 4", 4), (SIX_CITIES, 6), (f"{SIX_CITIES} city7 6", 7)],
    )
    def test_empire_one_a_city(self, cities, count):
        """Facts, "Empire 70/10 (+1 a city)": for every city built, not for a city begun."""
        assert [0, 10 + count] == scores(f"roll p0 late [? ? ?] | food 3 | {cities} empire")


class TestPreservation:
    """Facts, "Before rolling, once a turn, spend 1 pottery to double one's food, within the board's 15"."""

    @pytest.mark.parametrize(("food", "doubled"), [(1, 2), (4, 8), (7, 14), (8, 15), (11, 15), (14, 15)])
    def test_doubles_within_fifteen(self, food, doubled):
        """Facts, "Double one's food, within the board's 15"; the rest of the pottery stays."""
        position = f"preserve round 4 p0 late [? ? ?] | food {food} pottery 3 preservation | food 3"
        expected = f"roll round 4 p0 late [? ? ?] | food {doubled} pottery 2 preservation | food 3"
        assert expected == after(position, "preserve")

    def test_may_be_left(self):
        """Facts, "Spend 1 pottery to double": nobody has to."""
        position = "preserve round 4 p0 late [? ? ?] | food 4 pottery 1 preservation | food 3"
        assert sorted(legal(position)) == ["done", "preserve"]
        expected = "roll round 4 p0 late [? ? ?] | food 4 pottery 1 preservation | food 3"
        assert expected == after(position, "done")

    @pytest.mark.parametrize(
        ("board", "offered"),
        [
            ("food 1 pottery 1 preservation", True),
            ("food 6 wood 2 pottery 4 preservation", True),
            ("food 6 wood 4 preservation", False),
            ("pottery 2 preservation", False),
            ("food 6 pottery 2", False),
        ],
    )
    def test_when_it_is_offered(self, board, offered):
        """Facts, "Offered only with pottery and food above 0", and to nobody without Preservation."""
        position = after(f"buy round 2 p0 late coins 10 | food 3 preservation | {board}", "done")
        assert phase(position) == ("preserve" if offered else "roll")
        assert position.split(" ", 1)[1] == f"round 2 p1 late [? ? ?] | food 3 preservation | {board}"

    def test_once_a_turn_and_again_next_turn(self):
        """Facts, "Once a turn": no second time with pottery left, but again in the next turn."""
        position = "preserve round 4 p0 late [? ? ?] | food 1 pottery 3 preservation"
        turn = ["preserve", "! food food food", "stop"]
        assert phase(after(position, turn[0])) == "roll"
        expected = "preserve round 5 p0 late [? ? ?] | food 8 pottery 2 preservation"
        assert expected == after(position, *turn)
        expected = "roll round 5 p0 late [? ? ?] | food 15 pottery 1 preservation"
        assert expected == after(position, *turn, "preserve")

    def test_bought_this_turn_serves_in_the_next(self):
        """Facts, "Before rolling": what is bought in step 4 waits for the next turn."""
        position = "buy round 3 p0 late coins 20 | food 4 pottery 1"
        expected = "preserve round 4 p0 late [? ? ?] | food 4 pottery 1 preservation"
        assert expected == after(position, "buy preservation")

    def test_doubled_before_the_dice_and_the_feeding(self):
        """Doubling comes before collecting and feeding: 2 becomes 4, and 3 more feed three cities."""
        position = "preserve p0 late [? ? ?] | food 2 pottery 1 preservation | food 3"
        steps = ["preserve", "! food coins skull", "stop"]
        assert seat(after(position, *steps), 0) == "food 4 wood 1 stone 1 preservation"

    def test_as_many_dice_as_cities(self):
        """Facts, step 1: one die a city is rolled after it, here five, of four players who trade."""
        position = (
            f"preserve p2 late trading [? ? ? ? ?] | - | - | food 5 pottery 1 {FIVE_CITIES} preservation | -"
        )
        expected = (
            f"roll round 1 p2 late trading [? ? ? ? ?] | - | - | food 10 {FIVE_CITIES} preservation | -"
        )
        assert expected == after(position, "preserve")


class TestSmithing:
    """Facts, "An Invasion one rolls strikes all opponents without a Great Wall ... instead of oneself"."""

    OWNER = f"food 5 {FIVE_CITIES} smithing"

    def test_strikes_the_opponent(self):
        """Facts, "Strikes all opponents ... for 4 points instead of oneself", after collecting."""
        owner = f"food 3 {EIGHT_GOODS} {FIVE_CITIES} smithing"
        expected = f"invade round 1 p0 late {FOUR_SKULLS} | {owner} | food 3 disasters 4"
        assert expected == after(invasion(f"{self.OWNER} | food 3"), "stop")

    def test_strikes_all_of_them(self):
        """Facts, "All opponents": three of them, on top of what each has lost already."""
        position = after(invasion(f"{self.OWNER} | - | disasters 2 | food 3"), "stop")
        assert [amount(position, n, "disasters") for n in range(4)] == [0, 4, 6, 4]

    def test_great_wall_protects(self):
        """Facts, "Without a Great Wall": boxes do not protect, a finished one does, from spearheads too."""
        position = invasion(f"{self.OWNER} | great_wall first | great_wall 12 | great_wall later")
        position = after(position, "stop", "spearhead")
        assert [amount(position, n, "disasters") for n in range(4)] == [0, 0, 6, 0]

    @pytest.mark.parametrize("walls", [["great_wall first"], ["great_wall first", "great_wall later"]])
    def test_everybody_behind_walls(self, walls):
        """Facts, "Opponents without a Great Wall": with none, nobody loses, and no spearhead can be spent."""
        position = after(invasion(" | ".join([self.OWNER, *walls])), "stop")
        assert phase(position) == "buy"
        assert seat(position, 0) == f"food 3 {EIGHT_GOODS} {FIVE_CITIES} smithing"
        assert [*walls] == [seat(position, n) for n in range(1, len(walls) + 1)]

    def test_own_great_wall_changes_nothing(self):
        """Facts, "Strikes all opponents without a Great Wall": the own wall protects no other."""
        position = after(invasion(f"{self.OWNER} great_wall first | food 3"), "stop")
        assert phase(position) == "invade"
        assert [amount(position, n, "disasters") for n in range(2)] == [0, 4]

    def test_opponents_smithing_does_not_protect(self):
        """Facts, "An Invasion one rolls": Smithing of the opponents keeps nothing off them."""
        position = after(invasion(f"{self.OWNER} | food 3 spearheads 2 smithing"), "stop")
        assert [amount(position, n, "disasters") for n in range(2)] == [0, 4]

    def test_without_smithing(self):
        """Table 2: "Vous perdez 4 points", whatever the opponents own."""
        position = after(invasion(f"food 5 {FIVE_CITIES} | food 3 smithing"), "stop")
        assert phase(position) == "buy"
        assert [amount(position, n, "disasters") for n in range(2)] == [4, 0]

    @pytest.mark.parametrize(("spent", "lost"), [(0, 4), (1, 6), (2, 8), (3, 10)])
    def test_spearheads(self, spent, lost):
        """Facts, "Any number of spearheads may be spent for 2 points more each on the same opponents"."""
        position = invasion(f"food 5 spearheads 3 {FIVE_CITIES} smithing | food 3 | disasters 1")
        position = after(position, "stop", *["spearhead"] * spent)
        assert phase(position) == "invade"
        assert sorted(legal(position)) == ["done", "spearhead"]
        position = after(position, "done")
        assert phase(position) == "buy"
        assert amount(position, 0, "spearheads") == 4 - spent
        assert [0, lost, lost + 1] == [amount(position, n, "disasters") for n in range(3)]

    def test_alone_it_only_protects(self):
        """Facts, "Alone: it only protects": nothing is lost and no spearhead can be spent."""
        position = after(invasion(self.OWNER), "stop")
        assert phase(position) == "buy"
        assert seat(position, 0) == f"food 3 {EIGHT_GOODS} {FIVE_CITIES} smithing"

    @pytest.mark.parametrize(
        ("dice", "own", "other"),
        [("skull skull food food food", 2, 0), ("skull skull skull food food", 0, 3)],
    )
    def test_not_for_drought_or_pestilence(self, dice, own, other):
        """Facts, "An Invasion (4 skulls)": two skulls are a Drought and three a Pestilence, as ever."""
        position = f"keep p0 late rolls 1 [{dice}] | food 5 spearheads 2 {FIVE_CITIES} smithing | food 3"
        position = after(position, "stop")
        assert phase(position) != "invade"
        assert [own, other] == [amount(position, n, "disasters") for n in range(2)]

    def test_not_for_revolt(self):
        """Facts, "An Invasion (4 skulls)": five are a Revolt and cost goods, nobody's points."""
        position = (
            f"keep p0 late rolls 1 {FIVE_SKULLS} | food 5 spearheads 2 {SIX_CITIES} smithing | food 3 wood 1"
        )
        assert f"{NEXT} | food 2 {SIX_CITIES} smithing | food 3 wood 1" == after(position, "stop")

    def test_before_trading(self):
        """Order of a turn: the disaster is step 6 and trading comes "between 6 and 8"."""
        position = invasion(f"{self.OWNER} | food 3 stone 1", "p0 late trading")
        assert phase(after(position, "stop")) == "invade"
        assert phase(after(position, "stop", "done")) == "trade"
        assert phase(after(position, "stop", "spearhead")) == "trade"


class TestShips:
    """Facts, "In the build step ships may be built for 1 wood and 1 cloth each ... at most 5 in all"."""

    def test_one_wood_and_one_cloth(self):
        """Facts, "1 wood and 1 cloth each": exactly that leaves the board, and the ship may sail at once."""
        position = "build round 5 p0 late | food 3 wood 2 cloth 1 shipping | food 3"
        assert sorted(legal(position)) == ["done", "ship"]
        expected = "exchange round 5 p0 late | food 3 wood 1 ships 1 shipping | food 3"
        assert expected == after(position, "ship")

    def test_several_in_a_turn(self):
        """Facts, "Ships may be built": more than one in a turn, and the step may be left before."""
        position = "build p0 late | food 3 wood 3 cloth 2 shipping | food 3"
        expected = "build round 1 p0 late | food 3 wood 2 cloth 1 ships 1 shipping | food 3"
        assert expected == after(position, "ship")
        expected = "exchange round 1 p0 late | food 3 wood 2 cloth 1 ships 1 shipping | food 3"
        assert expected == after(position, "ship", "done")
        expected = "exchange round 1 p0 late | food 3 wood 1 ships 2 shipping | food 3"
        assert expected == after(position, "ship", "ship")

    def test_at_most_five(self):
        """Facts, "At most 5 in all": the fifth may be built, a sixth may not."""
        position = "build p0 late workers 1 | food 3 wood 5 cloth 5 ships {} shipping | food 3"
        assert "ship" in legal(position.format(4))
        assert "ship" not in legal(position.format(5))
        options = legal(position.format(4), "ship")
        assert "ship" not in options
        assert "worker city4" in options

    @pytest.mark.parametrize(
        "board", ["wood 4 shipping", "cloth 4 shipping", "stone 3 spearheads 2 shipping", "wood 4 cloth 4"]
    )
    def test_not_without_the_goods_or_shipping(self, board):
        """Facts, "For 1 wood and 1 cloth each": both are needed, and so is Shipping."""
        assert "ship" not in legal(
            f"build p0 late workers 1 | food 3 {board} | food 3 wood 2 cloth 2 shipping"
        )

    def test_beside_workers(self):
        """Facts, "Workers are not needed": a ship takes none of them, before or after they work."""
        position = "build p0 late workers 2 | food 3 wood 1 cloth 1 shipping | food 3"
        expected = "build round 1 p0 late workers 2 | food 3 ships 1 shipping | food 3"
        assert expected == after(position, "ship")
        expected = f"{NEXT} | food 3 ships 1 city4 2 shipping | food 3"
        assert expected == after(position, "ship", "worker city4", "worker city4")
        assert expected == after(position, "worker city4", "worker city4", "ship")

    @pytest.mark.parametrize(
        ("board", "next_phase"),
        [("cloth 1 shipping", "build"), ("cloth 1", "roll"), ("shipping", "roll")],
    )
    def test_with_no_worker_rolled(self, board, next_phase):
        """Facts, "Workers are not needed": the wood of this roll and a cloth open the step by themselves."""
        position = f"keep p0 late rolls 1 [good food food] | food 3 {board} | food 3"
        assert next_phase == phase(after(position, "stop"))

    def test_they_stay_in_a_revolt(self):
        """Facts, "They stay": a Revolt takes all goods and no ship, of the one who rolls or of opponents."""
        roll = f"keep p0 late rolls 1 {FIVE_SKULLS}"
        position = f"{roll} | food 5 wood 2 ships 2 {SIX_CITIES} shipping | food 3 wood 1"
        assert f"{NEXT} | food 2 ships 2 {SIX_CITIES} shipping | food 3 wood 1" == after(position, "stop")
        position = f"{roll} | food 5 {SIX_CITIES} religion | food 3 wood 1 ships 3 shipping"
        assert seat(after(position, "stop"), 1) == "food 3 ships 3 shipping"


class TestExchange:
    """Facts, "After building and before buying, each ship may exchange one good for one of another kind"."""

    def test_one_for_one(self):
        """Facts, "One good for one good": one leaves, one comes, one ship is used."""
        position = "exchange round 5 p0 late | food 3 wood 2 ships 2 shipping | food 3"
        expected = "exchange round 5 p0 late exchanges 1 | food 3 wood 1 cloth 1 ships 2 shipping | food 3"
        assert expected == after(position, "exchange wood for cloth")

    def test_every_other_kind(self):
        """Facts, "Of another kind": any of the other four goods, never the same one and never food."""
        position = "exchange p0 late | food 3 wood 2 ships 1 shipping | food 3"
        kinds = ["stone", "pottery", "cloth", "spearheads"]
        assert {"done", *(f"exchange wood for {kind}" for kind in kinds)} == set(legal(position))

    def test_within_capacity(self):
        """Facts, "Within capacity": a full row takes no more, but it may give."""
        position = "exchange p0 late | food 3 wood 8 spearheads 4 ships 1 shipping | food 3"
        options = legal(position)
        assert "exchange wood for spearheads" not in options
        assert "exchange spearheads for wood" not in options
        assert {"exchange wood for stone", "exchange spearheads for cloth"} <= set(options)

    @pytest.mark.parametrize("ships", [1, 2, 3, 5])
    def test_as_many_as_ships(self, ships):
        """Facts, "Each ship may exchange one good": as many exchanges as ships, then the turn goes on."""
        position = f"exchange p0 late | food 3 wood 6 ships {ships} shipping | food 3"
        steps = ["exchange wood for stone"] * ships
        assert phase(after(position, *steps[1:])) == "exchange"
        position = after(position, *steps)
        assert phase(position) in ("buy", "roll")
        assert [6 - ships, ships] == [amount(position, 0, good) for good in ("wood", "stone")]

    def test_one_good_through_two_ships(self):
        """Facts, "Each ship": what the first one brings the second may exchange again."""
        position = "exchange p0 late | food 3 wood 1 ships 2 shipping | food 3"
        steps = ["exchange wood for pottery", "exchange pottery for spearheads"]
        assert f"{NEXT} | food 3 spearheads 1 ships 2 shipping | food 3" == after(position, *steps)

    def test_before_buying(self):
        """Facts, "Before buying": a wood turned into a spearhead makes three of them, 30 instead of 16."""
        position = "exchange p0 late | food 3 wood 1 spearheads 2 ships 1 shipping | food 3"
        assert "buy masonry" not in legal(position, "done")
        assert "buy masonry" in legal(position, "exchange wood for spearheads")
        steps = ["exchange wood for spearheads", "buy masonry", "spend spearheads"]
        assert f"{NEXT} | food 3 ships 1 masonry shipping | food 3" == after(position, *steps)

    def test_after_building(self):
        """Facts, "After building": no exchange while workers are in hand, and no building after it."""
        position = "build p0 late workers 1 | food 3 wood 1 ships 1 shipping | food 3"
        assert not any(action.startswith("exchange") for action in legal(position))
        position = after(position, "worker city4")
        assert phase(position) == "exchange"
        assert not any(action.startswith(("worker", "ship")) for action in legal(position))

    def test_every_turn_again(self):
        """Facts, "They stay": the same ship exchanges in the next turn too, after a roll without workers."""
        position = "exchange round 2 p0 late | food 6 wood 1 ships 1 shipping"
        turn = ["exchange wood for stone", "! food food food", "stop"]
        position = after(position, *turn)
        assert phase(position) == "exchange"
        assert seat(position, 0) == "food 12 stone 1 ships 1 shipping"

    @pytest.mark.parametrize("board", ["wood 2 shipping", "ships 2 shipping", "wood 2"])
    def test_not_without_ships_or_goods(self, board):
        """Facts, "Each ship may exchange one good": without a ship or a good there is nothing to do."""
        position = f"keep p0 late rolls 1 [food food food] | food 3 {board} | food 3 wood 2 ships 5 shipping"
        assert phase(after(position, "stop")) == "roll"

    def test_quarrying_adds_no_stone(self):
        """Facts, step 4: "+1 stone ... if at least one stone was due" is about collecting, not exchanging."""
        position = "exchange p0 late | food 3 wood 1 ships 1 quarrying shipping | food 3"
        expected = f"{NEXT} | food 3 stone 1 ships 1 quarrying shipping | food 3"
        assert expected == after(position, "exchange wood for stone")

    def test_after_trading(self):
        """Facts, steps 7 and 8: a good traded for sails on, and ships themselves are not traded."""
        position = "trade p0 late trading | food 3 ships 1 shipping | food 3 wood 1 ships 1 shipping"
        drafted = legal(position, "trade p1")
        assert "give food" in drafted
        assert not any("ship" in action for action in drafted)
        steps = ["trade p1", "give food", "ask wood", "propose", "accept", "done"]
        assert "exchange wood for spearheads" in legal(position, *steps)


class TestCommerce:
    """Facts, "+1 point for every good one has at the end"."""

    @pytest.mark.parametrize(
        ("board", "points"),
        [
            ("", 8),
            ("wood 1", 9),
            ("wood 2 stone 1 pottery 1 cloth 1 spearheads 1", 14),
            ("wood 8 stone 7 pottery 6 cloth 5 spearheads 4 caravans", 8 + 30 + 4),
            ("food 15", 8),
            ("ships 5 wood 1 shipping", 8 + 1 + 5),
        ],
    )
    def test_one_a_good(self, board, points):
        """Facts, "+1 point for every good": every kind counts one, food and ships count nothing."""
        assert [0, points] == scores(f"roll p0 late [? ? ?] | food 3 wood 3 | commerce {board}")


class TestEnd:
    """Facts, "Ends when somebody has 7 developments ..., or every monument stands somewhere"."""

    STANDING = "step_pyramid first stone_circle first obelisk first hanging_gardens first great_wall first"

    def test_seven_developments(self):
        """Facts, "Somebody has 7 developments at the end of a turn": the last seat's purchase ends it."""
        position = f"buy round 7 p1 late coins 40 | food 3 | food 3 {SIX}"
        assert phase(after(position, "buy commerce")) == "over"
        assert phase(after(position, "done")) == "roll"

    @pytest.mark.parametrize("owned", [4, 5])
    def test_five_or_six_do_not_end_it(self, owned):
        """Facts, "Ends at: 7": neither the fifth nor the sixth development ends the game."""
        names = " ".join(SIX.split()[:owned])
        position = f"buy round 7 p1 late coins 25 | food 3 {SIX} | food 3 {names}"
        assert after(position, "buy smithing").startswith("roll round 8 p0 late [? ? ?]")

    def test_the_round_is_finished(self):
        """Facts, "The round is finished": the others of three still have their turns."""
        position = f"buy round 7 p0 late coins 25 | food 3 {SIX} | food 3 | food 3"
        position = after(position, "buy smithing")
        assert position.startswith("roll round 7 p1 late [? ? ?]")
        position = after(position, "! food food food", "stop")
        assert position.startswith("roll round 7 p2 late [? ? ?]")
        assert phase(after(position, "! food food food", "stop")) == "over"

    def test_every_monument(self):
        """Facts, "Every monument stands somewhere": seven of them with two players, by either of them."""
        position = f"build round 9 p1 late workers 1 | {self.STANDING} temple first | food 3 great_pyramid 14"
        assert phase(after(position, "worker great_pyramid")) == "over"

    @pytest.mark.parametrize(
        ("others", "missing"),
        [(1, "temple 6"), (1, "great_pyramid 14"), (2, "temple 6")],
    )
    def test_a_missing_monument(self, others, missing):
        """Facts, "All seven monuments with every number of players": one left out of `classic` is needed."""
        other = "temple first" if "pyramid" in missing else "great_pyramid first"
        seats = " | ".join([f"{self.STANDING} {other} {missing}", *["food 3"] * others])
        position = after(f"build round 9 p{others} late workers 1 | {seats}", "worker city4")
        assert position.startswith("roll round 10 p0 late [? ? ?]")

    def test_no_last_round_with_opponents(self):
        """Facts, "alone: 11 rounds": two players go on into the twelfth."""
        position = after("buy round 11 p1 late coins 10 | food 3 | food 3", "done")
        assert position == "roll round 12 p0 late [? ? ?] | food 3 | food 3"

    def test_hanging_gardens_with_three(self):
        """Facts, "All seven monuments with every number of players": three need the Gardens."""
        standing = self.STANDING.replace(" hanging_gardens first", "") + " temple first great_pyramid first"
        position = f"build round 9 p2 late workers 1 | {standing} | food 3 | hanging_gardens 10"
        assert phase(after(position, "worker city4")) == "roll"
        assert phase(after(position, "worker hanging_gardens")) == "over"


class TestAlone:
    """Facts, "Alone: 11 rounds, skulls locked"."""

    def test_eleven_rounds(self):
        """Facts, "Alone: 11 rounds": the tenth is not the last, the eleventh is."""
        position = "keep round {} p0 late rolls 1 [food food food] | food 3"
        assert after(position.format(10), "stop") == "roll round 11 p0 late [? ? ?] | food 9"
        assert phase(after(position.format(11), "stop")) == "over"

    def test_nothing_ends_it_earlier(self):
        """Facts, "Exactly 10 rounds, nothing ends it earlier", here 11: no development, no monument."""
        standing = " ".join(f"{name} first" for name, _, _ in MONUMENTS)
        position = f"buy round 5 p0 late coins 25 | {standing} {SIX}"
        assert phase(after(position, "buy smithing")) == "roll"

    @pytest.mark.parametrize(
        ("dice", "rerolls"), [("skull food food", ["2", "2 3", "3"]), ("skull coins skull", ["2"])]
    )
    def test_skulls_are_locked(self, dice, rerolls):
        """Facts, "Skulls locked": no reroll has a skull in it."""
        options = legal(f"keep p0 late rolls 1 [{dice}] | food 3")
        assert sorted(options) == [*(f"reroll {numbers}" for numbers in rerolls), "stop"]

    def test_leadership_rerolls_a_skull(self):
        """Facts, "Leadership: one die, skull included": also where skulls are locked."""
        position = "keep p0 late rolls 1 [skull skull food] | food 3 leadership"
        assert "lead 1" in legal(position, "stop")
        assert after(position, "stop", "lead 1", "! food") == (
            "roll round 2 p0 late [? ? ?] | food 6 wood 1 stone 1 leadership"
        )


class TestTies:
    """Facts, "Tie: value of goods", where n of the k-th good are worth k·n(n+1)/2."""

    POSITION = "over round 9 p1 {} | {} | {}"

    @pytest.mark.parametrize("edition", ["late", "reprint"])
    @pytest.mark.parametrize(
        ("first", "second", "places"),
        [
            ("wood 3", "spearheads 2", [2, 1]),
            ("wood 5", "stone 3", [1, 2]),
            ("wood 2", "pottery 1", [1, 1]),
            ("stone 1 pottery 1", "spearheads 1", [1, 1]),
            ("food 15", "food 3 wood 1", [2, 1]),
        ],
    )
    def test_by_value(self, edition, first, second, places):
        """Facts, "Tie-break: value of goods": 6 against 15, 15 against 12, equal ones shared."""
        assert places == ranks(self.POSITION.format(edition, first, second))

    def test_classic_counts_goods(self):
        """Facts, "Tie-break: number of goods" in `classic`: three wood beat two spearheads."""
        assert ranks("over round 9 p1 | wood 3 | spearheads 2") == [1, 2]

    def test_points_go_first(self):
        """Facts, "Tie": only equal points ask for goods; Commerce's points are points."""
        assert ranks("over round 9 p1 late | leadership | spearheads 4") == [1, 2]
        assert ranks("over round 9 p1 late | spearheads 4 commerce | wood 5 commerce") == [2, 1]


class TestOtherEditions:
    """The columns `classic` and `reprint` of the table of editions."""

    CHANGED = {
        "classic": {"medicine": (15, 3), "religion": (20, 6), "architecture": (50, 8), "empire": (60, 8)},
        "reprint": {"medicine": (20, 4), "religion": (25, 7), "architecture": (60, 8), "empire": (70, 10)},
    }

    @staticmethod
    def head(edition):
        return "p0" if edition == "classic" else f"p0 {edition}"

    @pytest.mark.parametrize("edition", ["classic", "reprint"])
    @pytest.mark.parametrize("name", ["medicine", "religion", "architecture", "empire"])
    def test_costs_and_points(self, edition, name):
        """The table's own column: its cost, one coin less, its points."""
        cost, points = self.CHANGED[edition][name]
        head = self.head(edition)
        assert f"buy {name}" in legal(f"buy {head} coins {cost} | food 3 | food 3")
        assert f"buy {name}" not in legal(f"buy {head} coins {cost - 1} | food 3 | food 3")
        bonus = 3 if name == "empire" else 0
        assert [points + bonus, 0] == scores(f"roll {head} [? ? ?] | {name} | food 3")

    @pytest.mark.parametrize(("edition", "coins", "bonus"), [("classic", 4, 1), ("reprint", 6, 2)])
    def test_granaries_and_architecture(self, edition, coins, bonus):
        """Facts, "Granaries coins per food: 4, 6, 6" and "+1 per monument, +2, +2"."""
        head = self.head(edition)
        position = after(f"buy {head} | food 9 granaries | -", "buy leadership", "sell food")
        assert f"coins {coins} buying leadership" in position
        position = f"roll {head} [? ? ?] | step_pyramid first obelisk first architecture | -"
        assert [8 + 7 + 2 * bonus, 0] == scores(position)

    @pytest.mark.parametrize(
        ("edition", "later"), [("classic", [2, 3, 4, 5, 6]), ("reprint", [3, 4, 5, 6, 8])]
    )
    def test_later_points(self, edition, later):
        """Facts, "Later points Temple/Obelisk/Gardens/Wall/Pyramid: 2/3/4/5/6, 3/4/5/6/8" with four."""
        for (name, first, _), points in zip(MONUMENTS[2:], later, strict=True):
            position = f"roll {self.head(edition)} [? ? ?] | {name} first | {name} later | - | -"
            assert [first, points, 0, 0] == scores(position)

    @pytest.mark.parametrize("edition", ["classic", "reprint"])
    def test_no_extra_developments(self, edition):
        """Facts, "Extra developments: -": thirteen are for sale, none of the four."""
        options = legal(f"buy {self.head(edition)} coins 84 | food 3 | food 3")
        assert len(options) == 14
        assert not {f"buy {name}" for name in EXTRAS} & set(options)

    @pytest.mark.parametrize("edition", ["classic", "reprint"])
    def test_ends_at_five(self, edition):
        """Facts, "Ends at: 5 developments, 7, 5": the fifth ends it, the fourth does not."""
        head = self.head(edition).replace("p0", "p1")
        position = f"buy round 6 {head} coins 30 | food 3 | leadership irrigation agriculture"
        assert phase(after(position, "buy masonry")) == "roll"
        assert phase(after(f"{position} quarrying", "buy masonry")) == "over"

    @pytest.mark.parametrize("edition", ["classic", "reprint"])
    @pytest.mark.parametrize(
        ("players", "out"), [(2, {"temple", "great_pyramid"}), (3, {"hanging_gardens"}), (4, set())]
    )
    def test_monuments_out(self, edition, players, out):
        """Facts, "Monuments out by player count: yes, no, yes"."""
        options = legal(f"build {self.head(edition)} workers 3" + " | food 3" * players)
        assert out == {name for name, _, _ in MONUMENTS if f"worker {name}" not in options}

    @pytest.mark.parametrize(("edition", "locked"), [("classic", False), ("reprint", True)])
    def test_alone(self, edition, locked):
        """Facts, "Solo: 10 rounds, skulls may be rerolled; 10, skulls locked"."""
        head = self.head(edition)
        assert phase(after(f"keep round 9 {head} rolls 1 [food food food] | food 3", "stop")) == "roll"
        assert phase(after(f"keep round 10 {head} rolls 1 [food food food] | food 3", "stop")) == "over"
        options = legal(f"keep {head} rolls 1 [skull food food] | food 3")
        assert ("reroll 1" in options) is not locked


class TestRecord:
    """The option is a header of its own in a record."""

    def test_edition_late(self):
        """Records, "each option of the game has a header of its own": read and written again."""
        text = (
            "gobelet: 1\ngame: ages\nplayers: 2\nedition: late\ntrading: no\n\nbegin: skull food food\nstop\n"
        )
        table = gobelet.resume(text)
        assert table.position == f"{NEXT} | food 6 wood 1 stone 1 | food 3"
        assert "edition: late" in str(table.record())
