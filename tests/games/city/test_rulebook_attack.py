"""R49 to R54 of the rulebook: bandits, locations and stocks under attack."""

import pytest

from tests.games.city.notation import (
    CARDS,
    RESOURCES,
    after,
    amount,
    city,
    dice,
    legal,
    number,
    phase,
    refused,
    scores,
    settled,
    stock,
    table_at,
    turn,
    won,
)

BANDITS = {"bandits2": 3, "bandits3": 4, "bandits4": 5}  # and their defence


class TestR49Strength:
    def test_the_example_of_the_book(self):
        """Strength 8: 3 for bandits, 3 for a location, 2 for a resource."""
        position = "attack p0 strength 8 | - | wood 1 red3 bazaar"
        steps = ["attack bandits2", "attack p1 red3", "steal p1 wood"]
        places = [after(position, *steps[:count]) for count in range(4)]
        assert [number(place, "strength") for place in places] == [8, 5, 2, 0]
        assert places[1] == "attack round 1 p0 strength 5 | bandits 1 0 0 | wood 1 red3 bazaar"
        assert places[2] == "attack round 1 p0 strength 2 | points 1 bandits 1 0 0 | wood 1 red3 bazaar off"
        assert places[3] == "roll round 1 p1 | dice ? ? ? ? ? wood 1 points 1 bandits 1 0 0 | red3 bazaar off"

    def test_the_example_from_the_dice(self):
        """Six points of strength and two more from a Regular Army make eight."""
        position = "dice p0 strength 6 | dice - - 1 - - red1 regular_army | wood 1 red3 bazaar"
        position = after(position, "use red")
        assert (phase(position), number(position, "strength")) == ("attack", 8)

    def test_the_same_player_again(self):
        """Location after location, resource after resource."""
        position = "attack p0 strength 8 | - | wood 1 iron 1 white1 mine white2 mine"
        last = after(position, "attack p1 white1", "attack p1 white2", "steal p1 iron", "steal p1 wood")
        assert (city(last, 1), stock(last, 1)) == ({"white1": "mine off", "white2": "mine off"}, (0, 0, 0))
        assert stock(last) == (1, 0, 1)

    def test_different_players(self):
        """Everybody but oneself."""
        position = "attack p1 strength 4 | wood 1 | stone 1 white1 mine | iron 1"
        bandits = {"attack bandits2", "attack bandits3"}
        assert legal(position) == {*bandits, "steal p0 wood", "steal p2 iron", "done"}
        last = after(position, "steal p0 wood", "steal p2 iron")
        assert [stock(last, each) for each in range(3)] == [(0, 0, 0), (1, 1, 1), (0, 0, 0)]

    def test_stop(self):
        """Nobody must attack."""
        position = after("attack p0 strength 8 | - | wood 1", "done")
        assert position == "roll round 1 p1 | dice ? ? ? ? ? | wood 1"

    def test_only_for_this_turn(self):
        """What is left is gone; the next player has none of it."""
        last = settled("attack p0 strength 8 against_bandits 3 | - | -", "attack bandits2", "done")
        assert (turn(last), number(last, "strength"), number(last, "against_bandits")) == (1, 0, 0)

    def test_against_bandits_only(self):
        """Strength of the second kind is of no use against players."""
        position = "attack p0 against_bandits 9 | - | wood 1 white1 mine"
        assert legal(position) == {*(f"attack {bandits}" for bandits in BANDITS), "done"}
        assert refused(position, "attack p1 white1")
        assert refused(position, "steal p1 wood")

    def test_kept_while_players_are_attacked(self):
        """Locations and resources are paid in general strength alone."""
        position = "attack p0 strength 4 against_bandits 3 | - | wood 1 white1 mine"
        position = after(position, "attack p1 white1")
        assert (number(position, "strength"), number(position, "against_bandits")) == (2, 3)
        position = after(position, "steal p1 wood")
        assert (phase(position), number(position, "strength"), number(position, "against_bandits")) == (
            "attack",
            0,
            3,
        )


class TestR50Bandits:
    @pytest.mark.parametrize(("bandits", "defence"), BANDITS.items())
    def test_the_top_card_for_its_defence(self, bandits, defence):
        """It is paid and lies with whoever took it."""
        position = after(f"attack p0 strength {defence + 3} | - | -", f"attack {bandits}")
        expected = tuple(int(each == bandits) for each in BANDITS)
        assert (expected, number(position, "strength")) == (won(position, "bandits"), 3)

    @pytest.mark.parametrize(("bandits", "defence"), BANDITS.items())
    def test_one_less_is_not_enough(self, bandits, defence):
        """In general strength, against bandits, or both together."""
        for strength in range(defence):
            position = f"attack p0 strength {strength} against_bandits {defence - 1 - strength} | - | wood 1"
            if strength > 1 or defence > 3:  # otherwise there is nothing to attack at all
                assert f"attack {bandits}" not in legal(position)

    @pytest.mark.parametrize(("bandits", "defence"), BANDITS.items())
    def test_both_kinds_together(self, bandits, defence):
        """They add up."""
        for strength in range(defence + 1):
            position = f"attack p0 strength {strength} against_bandits {defence - strength} | - | -"
            assert f"attack {bandits}" in legal(position)

    @pytest.mark.parametrize(
        ("against", "bandits", "expected"),
        [
            (2, "bandits2", (8, 0)),
            (3, "bandits2", (9, 0)),
            (4, "bandits2", (9, 1)),
            (3, "bandits4", (7, 0)),
            (9, "bandits3", (9, 5)),
        ],
    )
    def test_strength_against_bandits_is_spent_first(self, against, bandits, expected):
        """General strength pays what is missing."""
        position = after(f"attack p0 strength 9 against_bandits {against} | - | -", f"attack {bandits}")
        assert expected == (number(position, "strength"), number(position, "against_bandits"))

    @pytest.mark.parametrize(
        ("malus", "expected"),
        [(1, [7, 6, 5]), (2, [8, 7, 6]), (3, [8, 8, 7]), (4, [8, 8, 8]), (9, [8, 8, 8])],
    )
    def test_a_lower_defence(self, malus, expected):
        """Training Camps take off 1 each, but one is always to be paid."""
        position = f"attack p0 strength 9 bandit_malus {malus} | - | wood 1"
        left = [number(after(position, f"attack {bandits}"), "strength") for bandits in BANDITS]
        assert expected == left

    def test_a_lower_defence_is_for_bandits_only(self):
        """Locations and stocks cost as ever."""
        position = "attack p0 strength 1 bandit_malus 4 | - | wood 1 white1 mine"
        assert legal(position) == {*(f"attack {bandits}" for bandits in BANDITS), "done"}

    def test_an_empty_pile(self):
        """What has been taken by anybody is gone."""
        position = "attack p0 strength 9 | bandits 1 0 0 | bandits 3 0 0"
        assert legal(position) == {"attack bandits3", "attack bandits4", "done"}
        assert refused(position, "attack bandits2")

    def test_again(self):
        """Several of the same pile, until it is empty."""
        last = after("attack p0 strength 12 | bandits 2 0 0 | -", *["attack bandits2"] * 2)
        assert (won(last, "bandits"), refused(last, "attack bandits2")) == ((4, 0, 0), True)

    def test_their_points(self):
        """They count as cards, not as tokens."""
        position = after("attack p0 strength 9 | points 1 | -", "attack bandits4")
        assert (amount(position, 0, "points"), scores(position)) == (1, [5, 0])


class TestR51Locations:
    @pytest.mark.parametrize("card", CARDS)
    def test_its_defence(self, card):
        """Enough strength deactivates it, one less does not."""
        defence = CARDS[card].defence
        position = f"attack p0 strength {{}} against_bandits 3 | - | white1 {card}"
        assert "attack p1 white1" not in legal(position.format(defence - 1))
        last = after(position.format(defence), "attack p1 white1")
        assert (city(last, 1), number(last, "strength")) == ({"white1": f"{card} off"}, 0)

    @pytest.mark.parametrize("card", CARDS)
    def test_its_points(self, card):
        """The attacker gets them from the supply, the owner loses none."""
        points = 1 if card == "cathedral" else CARDS[card].points  # alone among printed resources
        position = f"attack p0 strength 9 | - | points 4 white1 {card}"
        last = after(position, "attack p1 white1")
        assert (points, 4) == (amount(last, 0, "points"), amount(last, 1, "points"))
        assert [points, 4 + points] == scores(last)

    @pytest.mark.parametrize(
        ("row", "expected"),
        [
            ("red1 cathedral", 2),  # with the Small House on red5
            ("red5 cathedral", 1),
            ("red1 cathedral red2 manor red3 manor off", 4),
            ("red1 cathedral red2 cathedral", 3),
            ("red1 cathedral blue1 manor white1 manor", 2),
        ],
    )
    def test_a_cathedral_gives_its_present_worth(self, row, expected):
        """One point for each culture location on its row now."""
        action = "attack p1 " + row.split()[0]
        assert expected == amount(after(f"attack p0 strength 9 | - | {row}", action), 0, "points")

    def test_a_great_wall_protects_the_others(self):
        """Two more for each other card on its row, none for itself and none elsewhere."""
        position = "attack p0 strength {} | - | white1 great_wall white2 mine yellow2 mine"
        assert legal(position.format(3)) == {"attack bandits2", "attack p1 yellow2", "done"}
        assert "attack p1 white2" in legal(position.format(4))
        assert "attack p1 white1" not in legal(position.format(4))
        assert "attack p1 white1" in legal(position.format(5))
        assert number(after(position.format(9), "attack p1 white2"), "strength") == 5

    def test_several_add_up(self):
        """Two walls protect each other with 2 and the rest with 4."""
        seats = "white1 great_wall white2 great_wall white3 mine"
        position = f"attack p0 strength 20 | - | {seats}"
        left = [number(after(position, f"attack p1 white{column}"), "strength") for column in (1, 2, 3)]
        assert left == [20 - 7, 20 - 7, 20 - 6]

    def test_a_deactivated_wall_protects_nobody(self):
        """As long as it is active, says the card."""
        position = "attack p0 strength 9 | - | white1 great_wall off white2 mine"
        assert number(after(position, "attack p1 white2"), "strength") == 7

    def test_the_wall_of_the_attacker_does_not_matter(self):
        """Only the row under attack counts."""
        position = "attack p0 strength 9 | white1 great_wall | white2 mine"
        assert number(after(position, "attack p1 white2"), "strength") == 7

    def test_general_strength_only(self):
        """Bandits-only strength does not help."""
        position = "attack p0 strength 1 against_bandits 4 | - | white2 mine"
        assert refused(position, "attack p1 white2")

    def test_dice_on_it_stay(self):
        """Only the location is touched; its die cannot use it any more."""
        last = settled("attack p0 strength 2 | - | dice 2 3 4 5 6 white2 mine", "attack p1 white2")
        assert (turn(last), dice(last, 1)) == (1, "2 3 4 5 6")
        assert "use white" not in legal(last)


class TestR52NoAttack:
    def test_printed_locations(self):
        """They have no defence to overcome."""
        position = "attack p0 strength 9 | - | -"
        assert legal(position) == {*(f"attack {bandits}" for bandits in BANDITS), "done"}
        assert refused(position, "attack p1 white1")

    def test_deactivated_ones(self):
        """Nobody can be hit twice."""
        position = "attack p0 strength 9 | - | white1 mine off white2 mine"
        assert refused(position, "attack p1 white1")
        assert refused(position, "attack p1 white2", "attack p1 white2")

    def test_ones_own(self):
        """Only opponents are attacked."""
        actions = legal("attack p0 strength 9 | wood 1 white1 mine | -")
        assert actions == {*(f"attack {bandits}" for bandits in BANDITS), "done"}

    def test_a_wall_knocked_out_first(self):
        """5 for the wall, then 2 for the mine: 7 together, instead of 4 for the mine alone."""
        position = "attack p0 strength 7 | - | white1 great_wall white2 mine"
        last = after(position, "attack p1 white1", "attack p1 white2")
        assert city(last, 1) == {"white1": "great_wall off", "white2": "mine off"}
        assert number(after(position, "attack p1 white2"), "strength") == 3


class TestR53Stock:
    @pytest.mark.parametrize(("index", "resource"), list(enumerate(RESOURCES)))
    def test_two_for_one_resource(self, index, resource):
        """The attacker chooses which; it changes hands."""
        position = after("attack p0 strength 5 | - | wood 1 stone 1 iron 1", f"steal p1 {resource}")
        assert number(position, "strength") == 3
        assert (stock(position)[index], sum(stock(position))) == (1, 1)
        assert (stock(position, 1)[index], sum(stock(position, 1))) == (0, 2)

    def test_only_what_is_there(self):
        """A resource that the opponent does not have cannot be taken."""
        position = "attack p0 strength 2 | - | stone 1"
        assert legal(position) == {"steal p1 stone", "done"}
        assert refused(position, "steal p1 wood")

    def test_one_is_too_little(self):
        """1 strength takes nothing, however much there is."""
        position = "attack p0 strength 1 against_bandits 3 | - | wood 1"
        assert refused(position, "steal p1 wood")

    def test_four_for_two(self):
        """As the book says; with one left that is the end."""
        last = after("attack p0 strength 5 | - | wood 1 iron 1", "steal p1 wood", "steal p1 iron")
        assert last == "roll round 1 p1 | dice ? ? ? ? ? wood 1 iron 1 | -"

    def test_the_loot_can_be_built_with(self):
        """Two wood taken from two players build a Lumber Mill in the same turn."""
        last = after("attack p0 strength 4 | - | wood 1 | wood 1", "steal p1 wood", "steal p2 wood")
        assert (phase(last), stock(last)) == ("build", (2, 0, 0))
        assert legal(last) == {"build lumber_mill", "done"}

    def test_no_points_and_no_hourglasses(self):
        """Only resources are in the stock."""
        position = "attack p0 strength 3 | - | hourglasses 5 points 5 bandits 1 0 0"
        assert legal(position) == {"attack bandits2", "done"}


class TestR54NothingToAttack:
    @pytest.mark.parametrize(
        ("strength", "opponent"),
        [
            ("strength 2", "-"),
            ("strength 1", "wood 1 white1 mine"),
            ("against_bandits 2", "wood 1 white1 mine"),
            ("strength 2", "white1 bazaar white2 mine off"),
            ("strength 2", "white1 great_wall white2 mine"),
            ("strength 1 against_bandits 1", "wood 1"),
        ],
    )
    def test_it_passes(self, strength, opponent):
        """Too little for anything: the turn goes on."""
        position = f"dice p0 {strength} | dice - - - - 1 | {opponent}"
        assert (phase(after(position, "use black")), turn(after(position, "use black"))) == ("roll", 1)

    @pytest.mark.parametrize(
        ("strength", "opponent"),
        [
            ("strength 3", "-"),
            ("against_bandits 3", "-"),
            ("strength 1 against_bandits 2", "-"),
            ("strength 2", "wood 1"),
            ("strength 2", "white1 mine"),
            ("strength 2 bandit_malus 1", "-"),
        ],
    )
    def test_it_does_not(self, strength, opponent):
        """Just enough for one thing: it is asked."""
        position = f"dice p0 {strength} | dice - - - - 1 | {opponent}"
        assert phase(after(position, "use black")) == "attack"
        assert "done" in legal(position, "use black")

    def test_after_an_attack(self):
        """With what is left nothing can be done."""
        assert turn(after("attack p0 strength 5 | - | -", "attack bandits2")) == 1

    def test_no_bandits_left(self):
        """Any strength is in vain when there is nothing to attack."""
        position = "dice p0 strength 9 | dice - - - - 1 bandits 2 2 2 | bandits 2 2 2"
        table = table_at(position, "use black")
        assert (phase(table.position), turn(table.position)) == ("roll", 1)
