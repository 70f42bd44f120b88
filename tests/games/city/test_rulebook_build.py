"""R55 to R59 of the rulebook: cards and ships."""

import pytest

from tests.games.city.notation import (
    CARDS,
    RESOURCES,
    SPACES,
    STACKED,
    after,
    amount,
    cards,
    city,
    discarded,
    laid,
    legal,
    named,
    number,
    phase,
    refused,
    scores,
    stock,
    table_at,
    turn,
    won,
)


def to_build(card, wood, stone, iron):
    """A position in which this card lies there, with so much in stock."""
    display = "" if card in STACKED else f"display {card} 1 "
    return f"build p0 {display}| wood {wood} stone {stone} iron {iron} | -"


class TestR55Build:
    @pytest.mark.parametrize("card", CARDS)
    def test_what_it_costs(self, card):
        """Exactly that is paid from the stock."""
        position = after(to_build(card, *CARDS[card].cost), f"build {card}")
        assert (phase(position), named(position, "placing"), stock(position)) == ("place", card, (0, 0, 0))

    @pytest.mark.parametrize("card", CARDS)
    def test_one_less_is_not_enough(self, card):
        """No resource stands for another."""
        for index, cost in enumerate(CARDS[card].cost):
            if cost:
                having = [9, 9, 9]
                having[index] = cost - 1
                assert f"build {card}" not in legal(to_build(card, *having))
                assert refused(to_build(card, *having), f"build {card}")

    @pytest.mark.parametrize("card", CARDS)
    def test_what_is_left(self, card):
        """The rest stays in the stock."""
        position = after(to_build(card, 9, 9, 9), f"build {card}")
        assert tuple(9 - cost for cost in CARDS[card].cost) == stock(position)

    def test_display_and_stacks(self):
        """Everything one could pay, each kind once, and to stop."""
        position = "build p0 display mint 2 well 1 manor 1 | stone 2 iron 2 | -"
        assert legal(position) == {
            *("build quarry", "build mine", "build regular_army", "build mint", "build well"),
            "done",
        }

    def test_any_number(self):
        """One card after another."""
        steps = ["build lumber_mill", "place white1", "build lumber_mill", "place white2"]
        position = after("build p0 | wood 6 | -", *steps)
        assert position == "build round 1 p0 | wood 2 white1 lumber_mill white2 lumber_mill | -"

    def test_not_what_does_not_lie_there(self):
        """A card of the pile is not for sale."""
        assert refused("build p0 display well 1 | stone 2 iron 2 | -", "build mint")

    def test_nobody_must_build(self):
        """One may stop at any time."""
        assert after("build p0 | wood 2 | -", "done") == "roll round 1 p1 | dice ? ? ? ? ? wood 1 | -"

    def test_hourglasses_and_points_pay_nothing(self):
        """Only resources do."""
        assert legal("build p0 display mint 1 | wood 2 hourglasses 9 points 9 | -") == {
            "build lumber_mill",
            "done",
        }


class TestR56Refill:
    def test_the_example_of_the_docs(self):
        """A new card is about to be turned up once the mint is placed."""
        position = "build p0 display mint 1 well 1 | stone 2 iron 2 | -"
        placing = after(position, "build mint")
        assert placing == "place round 1 p0 step build placing mint display well 1 | - | -"
        placed = after(placing, "place white3")
        assert placed == "reveal round 1 p0 step build left 1 display well 1 | white3 mint | -"
        assert after(placed, "! church") == (
            "roll round 1 p1 display church 1 well 1 | dice ? ? ? ? ? white3 mint | -"
        )

    def test_at_once(self):
        """What comes can be built in the same turn."""
        position = "build p0 display mint 1 | stone 4 iron 4 | -"
        steps = ["build mint", "place white1", "! mint", "build mint", "place white2", "! well"]
        last = after(position, *steps)
        assert (cards(last, "display"), city(last)) == ({"well": 1}, {"white1": "mint", "white2": "mint"})

    def test_any_card_of_the_pile(self):
        """As many outcomes as cards that are nowhere else."""
        elsewhere = "display mint 1 well 2 discard quarry 1 bazaar 2"
        position = f"build p0 {elsewhere} | stone 2 iron 2 red1 church | red2 mine"
        assert table_at(position, "build mint", "place white1").pending == 60 - 3 - 2 - 1

    def test_nothing_for_basic_cards(self):
        """Stacks are not refilled, and the display stays."""
        position = after("build p0 display mint 1 | wood 4 | -", "build lumber_mill", "place white1")
        assert (phase(position), cards(position, "display")) == ("build", {"mint": 1})

    def test_without_a_pile(self):
        """Nothing is turned up any more."""
        rest = discarded(mint=1, well=1)
        position = f"build p0 empty_pile plays-on display mint 1 well 1 {rest} | wood 2 stone 2 iron 2 | -"
        last = after(position, "build mint", "place white1")
        assert (phase(last), cards(last, "display")) == ("build", {"well": 1})

    def test_the_extra_of_a_statue_comes_first(self):
        """A Grand Statue's extra is paid once it is placed, before a new card is turned up."""
        position = "build p0 display grand_statue 1 | stone 2 iron 1 | -"
        steps = ["build grand_statue", "place white1", "pay stone 1"]
        assert [phase(after(position, *steps[:count])) for count in range(4)] == (
            ["build", "place", "extra", "reveal"]
        )

    def test_back_to_building(self):
        """After the card has come the step goes on."""
        position = "build p0 display well 1 | wood 2 stone 1 iron 1 | -"
        last = after(position, "build well", "place white1", "! mint")
        assert last == "build round 1 p0 display mint 1 | wood 2 white1 well | -"


class TestR57Place:
    def test_any_space(self):
        """All thirty, and no way back."""
        assert {f"place {space}" for space in SPACES} == legal("build p0 | wood 2 | -", "build lumber_mill")

    def test_also_on_cards(self):
        """Covered spaces are as good as printed ones."""
        position = f"build p0 | wood 2 {laid('quarry', SPACES[:15])} {laid('mine', SPACES[15:], ' off')} | -"
        assert {f"place {space}" for space in SPACES} == legal(position, "build lumber_mill")

    def test_a_covered_card_is_discarded(self):
        """It is out of the game."""
        position = after("build p0 | wood 2 white1 quarry | -", "build lumber_mill", "place white1")
        assert position == "roll round 1 p1 discard quarry 1 | dice ? ? ? ? ? white1 lumber_mill | -"

    def test_with_its_token(self):
        """The new card is active."""
        position = after("build p0 | wood 2 white1 quarry off | -", "build lumber_mill", "place white1")
        assert city(position) == {"white1": "lumber_mill"}

    def test_a_printed_location_is_only_covered(self):
        """Nothing is discarded."""
        position = after("build p0 | wood 2 | -", "build lumber_mill", "place red3")
        assert (city(position), cards(position, "discard")) == ({"red3": "lumber_mill"}, {})

    def test_what_is_discarded_never_comes_back(self):
        """Neither to the stack nor to the pile."""
        position = f"build p0 discard quarry 1 | wood 2 stone 2 | {laid('quarry', SPACES[:14])}"
        assert "build quarry" not in legal(position)
        position = "reveal p0 step build left 1 discard mint 3 | - | -"
        assert table_at(position).pending == 57
        with pytest.raises(ValueError, match="mint"):
            table_at(position).draw("mint")

    def test_its_points_are_gone(self):
        """Only what lies on top counts."""
        position = "build p0 | wood 2 white1 mint | -"
        assert scores(position) == [3, 0]
        assert scores(position, "build lumber_mill", "place white1") == [0, 0]

    def test_the_same_kind_again(self):
        """A card may cover its like, for instance a deactivated one."""
        position = after("build p0 | wood 2 white1 lumber_mill off | -", "build lumber_mill", "place white1")
        assert (city(position), cards(position, "discard")) == ({"white1": "lumber_mill"}, {"lumber_mill": 1})

    def test_only_ones_own_city(self):
        """The card lies in the city of whoever built it."""
        position = after("build p1 | - | wood 2 | -", "build lumber_mill", "place black6")
        assert [city(position, each) for each in range(3)] == [{}, {"black6": "lumber_mill"}, {}]


class TestR58Ships:
    @pytest.mark.parametrize(("index", "ship"), list(enumerate(["ship5", "ship10", "ship20"])))
    def test_pay_and_take(self, index, ship):
        """2, 3 or 4 of each resource."""
        position = after("build p0 | wood 6 stone 6 iron 6 | -", f"sail {ship}")
        expected = tuple(int(each == index) for each in range(3))
        assert expected == won(position, "ships")
        assert (4 - index,) * 3 == stock(position)

    def test_several(self):
        """As many as one can pay, mixed with cards."""
        steps = ["sail ship5", "build quarry", "place white1", "sail ship5"]
        position = after("build p0 | wood 4 stone 6 iron 4 | -", *steps)
        assert (won(position, "ships"), city(position)) == ((2, 0, 0), {"white1": "quarry"})
        assert scores(position) == [10, 0]

    def test_an_empty_pile(self):
        """What everybody took together is gone."""
        position = "build p0 | wood 4 stone 4 iron 4 ships 1 1 0 | ships 3 0 1"
        actions = {action for action in legal(position) if action.startswith("sail")}
        assert actions == {"sail ship10"}
        assert refused(position, "sail ship5")
        assert refused(position, "sail ship20")

    def test_no_tokens(self):
        """A ship is a card, not points."""
        position = after("build p0 | wood 2 stone 2 iron 2 points 1 | -", "sail ship5")
        assert (amount(position, 0, "points"), scores(position)) == (1, [6, 0])


class TestR59NothingToPay:
    @pytest.mark.parametrize(
        ("display", "having"),
        [
            ("", "stone 1"),
            ("display mint 1 manor 1 town_hall 1", "wood 1 stone 1 iron 1"),
            ("display storehouse 1", "stone 1 iron 1"),
        ],
    )
    def test_it_passes(self, display, having):
        """Too little for anything: the turn is over."""
        position = after(f"attack p0 strength 3 {display} | {having} | -", "attack bandits2")
        assert (phase(position), turn(position)) == ("roll", 1)

    @pytest.mark.parametrize(
        ("display", "having"),
        [
            ("", "stone 2"),
            ("display mint 1 storehouse 1", "wood 1 stone 1"),
            ("display well 1", "stone 1 iron 1"),
        ],
    )
    def test_it_does_not(self, display, having):
        """Just enough for one card: it is asked."""
        position = after(f"attack p0 strength 3 {display} | {having} | -", "attack bandits2")
        assert phase(position) == "build"
        assert len(legal(position)) == 2

    def test_after_the_last_card_one_can_pay(self):
        """What is left buys nothing."""
        position = after("build p0 | wood 3 | -", "build lumber_mill", "place white1")
        assert position == "roll round 1 p1 | dice ? ? ? ? ? wood 1 white1 lumber_mill | -"

    def test_empty_stacks(self):
        """Two iron are in vain when mines and armies are gone."""
        rest = f"{laid('mine', SPACES[:15])} {laid('regular_army', SPACES[15:])}"
        position = after(f"dice p0 | dice 3 - - - - iron 1 | {rest}", "use white")
        assert (phase(position), turn(position), number(position, "round")) == ("roll", 1, 1)

    @pytest.mark.parametrize("resource", RESOURCES)
    def test_two_alike(self, resource):
        """There is a basic card for them."""
        position = after(f"attack p0 strength 3 | {resource} 2 | -", "attack bandits2")
        assert phase(position) == "build"
