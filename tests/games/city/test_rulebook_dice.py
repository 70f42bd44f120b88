"""R9 to R19 of the rulebook: what dice and hourglasses do."""

import pytest

from tests.games.city.notation import (
    RESOURCES,
    ROWS,
    after,
    amount,
    cards,
    city,
    dice,
    discarded,
    head,
    legal,
    named,
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

SPENDING = {"spend wood", "spend stone", "spend iron", "spend strength", "spend reroll"}
EIGHT = "display barracks 2 mint 2 church 2 well 2"
REPLACE = ["replace with white", "discard mint", "discard mint", "discard well", "discard barracks"]


def with_each(*actions):
    """Each of these actions for each of the five dice."""
    return {f"{action} {row}" for action in actions for row in ROWS}


class TestR9Dice:
    def test_five_things_to_do(self):
        """Use, move, replace, reactivate, pass: with every die, and no way around it."""
        expected = with_each("use", "move with", "replace with", "reactivate with", "pass with")
        assert expected == legal("dice p0 display mint 1 | black6 mint off | -")

    def test_a_used_die_is_used(self):
        """Only unused dice act."""
        position = "dice p0 | dice - 1 - 1 - | -"
        verbs = ["use", "move with", "pass with"]
        expected = {f"{verb} {row}" for verb in verbs for row in ("yellow", "blue")}
        assert expected == legal(position)
        assert refused(position, "use white")
        assert refused(position, "pass with black")

    @pytest.mark.parametrize("row", ROWS)
    def test_any_order(self, row):
        """Any die can be the first; it is taken off the board."""
        expected = " ".join("-" if each == row else "1" for each in ROWS)
        assert expected == dice(after("dice p0 | - | -", f"use {row}"))

    def test_every_die_must_act(self):
        """There is no end of the step while a die is unused."""
        assert refused("dice p0 | dice - - - - 1 hourglasses 4 | -", "done")

    def test_the_acting_die_is_taken_off_first(self):
        """It cannot be the one that it moves."""
        position = "dice p0 | dice 3 3 - - - | -"
        assert legal(position, "move with white") == {"move yellow left", "move yellow right"}
        assert dice(after(position, "move with white")) == "- 3 - - -"

    def test_one_after_another(self):
        """All five act; then the turn goes on by itself."""
        uses = [f"use {row}" for row in ROWS]
        position = after("dice p0 | dice 1 3 2 2 2 | -", *uses)
        assert position == "roll round 1 p1 | dice ? ? ? ? ? wood 1 iron 1 points 2 | -"

    def test_dice_of_others_do_nothing(self):
        """Only the player in turn has dice to act with."""
        position = "dice p1 | dice 6 6 6 6 6 | dice - - - - 1"
        assert legal(position) == {"use black", "pass with black"}


class TestR10Use:
    def test_a_printed_location(self):
        """The forest gives wood, and the die is used."""
        position = after("dice p0 | - | -", "use white")
        assert position == "dice round 1 p0 | dice - 1 1 1 1 wood 1 | -"

    def test_a_card(self):
        """It does what it says instead of what it covers."""
        assert stock(after("dice p0 | white1 quarry | -", "use white")) == (0, 2, 0)

    def test_the_column_of_the_die(self):
        """A card elsewhere on the row is not used."""
        assert stock(after("dice p0 | white2 quarry | -", "use white")) == (1, 0, 0)

    def test_not_while_deactivated(self):
        """A die there has other things to do."""
        position = "dice p0 | white1 quarry off | -"
        assert "use white" not in legal(position)
        assert {"move with white", "reactivate with white", "pass with white"} <= legal(position)
        assert refused(position, "use white")

    def test_after_it_is_active_again(self):
        """Another die reactivates it first."""
        steps = ["reactivate with black", "reactivate white1", "use white"]
        assert stock(after("dice p0 | white1 quarry off | -", *steps)) == (0, 2, 0)


class TestR11NothingToDo:
    @pytest.mark.parametrize(
        "card", ["cathedral", "grand_statue", "great_wall", "storehouse", "market_place"]
    )
    def test_an_ability_that_can_do_nothing(self, card):
        """It may still be used, and nothing is asked: the die is used for nothing."""
        position = after(f"dice p0 | white1 {card} | -", "use white")
        assert position == f"dice round 1 p0 | dice - 1 1 1 1 white1 {card} | -"

    def test_skip(self):
        """Who may choose may also choose nothing."""
        position = "dice p0 | wood 1 white1 storehouse | -"
        assert legal(position, "use white") == {"pay wood 1", "skip"}
        assert after(position, "use white", "skip") == (
            "dice round 1 p0 | dice - 1 1 1 1 wood 1 white1 storehouse | -"
        )

    def test_a_die_that_rerolls_itself_does_so(self):
        """A Traveller leaves no choice."""
        table = table_at("dice p0 | dice 1 4 1 1 1 | -", "use yellow")
        assert (phase(table.position), table.pending) == ("roll", 6)

    def test_only_abilities_are_skipped(self):
        """Moving, once begun, is done."""
        assert refused("dice p0 | - | -", "move with white", "skip")


class TestR12Move:
    def test_one_space_left_or_right(self):
        """Any other unused die, in two directions."""
        position = "dice p0 | dice 3 3 - 3 - | -"
        expected = {f"move {row} {way}" for row in ("yellow", "blue") for way in ("left", "right")}
        assert expected == legal(position, "move with white")
        assert dice(after(position, "move with white", "move blue left")) == "- 3 - 2 -"
        assert dice(after(position, "move with white", "move yellow right")) == "- 4 - 3 -"

    @pytest.mark.parametrize(("column", "expected"), [(1, "right"), (6, "left")])
    def test_the_row_does_not_wrap_around(self, column, expected):
        """At either end there is one way only."""
        position = f"dice p0 | dice 3 {column} - - - | -"
        assert {f"move yellow {expected}"} == legal(position, "move with white")

    def test_not_over_the_edge(self):
        """The other way is refused."""
        assert refused("dice p0 | dice 3 1 3 - - | -", "move with white", "move yellow left")
        assert refused("dice p0 | dice 3 6 3 - - | -", "move with white", "move yellow right")

    def test_the_same_die_again(self):
        """Further dice move it further."""
        steps = ["move with white", "move black right", "move with yellow", "move black right"]
        position = after("dice p0 | dice 3 3 3 3 3 | -", *steps)
        assert position == "dice round 1 p0 | dice - - 3 3 5 | -"

    def test_a_moved_die_uses_where_it_lies(self):
        """From the Cave to the Militia."""
        position = after("dice p0 | - | -", "move with white", "move red right", "use red")
        assert (stock(position), number(position, "strength")) == ((0, 0, 0), 1)

    def test_not_without_another_die(self):
        """The last die moves nothing."""
        position = "dice p0 | dice - - - - 3 | -"
        assert "move with black" not in legal(position)
        assert refused(position, "move with black")

    def test_used_dice_and_those_of_others_stay(self):
        """A used die is not moved."""
        position = "dice p0 | dice 3 - 3 - - | dice 3 3 3 3 3"
        assert legal(position, "move with white") == {"move red left", "move red right"}
        assert refused(position, "move with white", "move yellow left")

    def test_cards_do_not_matter(self):
        """A die can come to lie on a deactivated location."""
        position = after("dice p0 | red2 mint off | -", "move with white", "move red right")
        assert "use red" not in legal(position)


class TestR13Replace:
    def test_four_cards_one_at_a_time(self):
        """Any kind that lies there, until four are gone."""
        position = f"dice p0 {EIGHT} | - | -"
        kinds = {"discard barracks", "discard mint", "discard church", "discard well"}
        assert kinds == legal(position, *REPLACE[:1])
        assert kinds - {"discard mint"} == legal(position, *REPLACE[:3])
        assert [phase(after(position, *REPLACE[:count])) for count in range(6)] == (
            ["dice", "discard", "discard", "discard", "discard", "reveal"]
        )

    def test_four_new_ones(self):
        """They are turned up one by one; what was discarded is out of the game."""
        revealed = after(f"dice p0 {EIGHT} | - | -", *REPLACE)
        assert number(revealed, "left") == 4
        position = after(f"dice p0 {EIGHT} | - | -", *REPLACE, "! bazaar catapult mint stables")
        assert position == (
            "dice round 1 p0 replaced"
            " display barracks 1 catapult 1 bazaar 1 mint 1 church 2 stables 1 well 1"
            " discard barracks 1 mint 2 well 1 | dice - 1 1 1 1 | -"
        )

    def test_what_was_discarded_does_not_come_back(self):
        """With one mint in the display and two discarded none is left in the pile."""
        table = table_at(f"dice p0 {EIGHT} | - | -", *REPLACE, "! mint")
        with pytest.raises(ValueError, match="mint"):
            table.draw("mint")

    def test_what_is_not_there_cannot_be_discarded(self):
        """Neither a third copy nor another kind."""
        assert refused(f"dice p0 {EIGHT} | - | -", *REPLACE[:3], "discard mint")
        assert refused(f"dice p0 {EIGHT} | - | -", "replace with white", "discard manor")

    def test_all_of_them_if_there_are_fewer(self):
        """Three cards are discarded; without a pile none comes."""
        position = f"dice p0 display mint 1 well 2 {discarded(mint=1, well=2)} | - | -"
        last = after(position, "replace with white", "discard well", "discard mint", "discard well")
        assert (phase(last), cards(last, "display")) == ("dice", {})
        assert cards(last, "discard")["well"] == 3

    def test_as_many_as_the_pile_gives(self):
        """Four go, two come."""
        rest = discarded(barracks=2, mint=3, church=2, well=3)
        revealed = after(f"dice p0 {EIGHT} {rest} | - | -", *REPLACE)
        assert (phase(revealed), number(revealed, "left")) == ("reveal", 2)
        position = after(revealed, "! mint well")
        assert (phase(position), cards(position, "display")) == (
            "dice",
            {"barracks": 1, "mint": 1, "church": 2, "well": 2},
        )

    def test_once_a_turn(self):
        """No other die does it again."""
        position = after(f"dice p0 {EIGHT} | - | -", *REPLACE, "! bazaar catapult mint stables")
        assert not {action for action in legal(position) if action.startswith("replace")}
        assert refused(position, "replace with black")
        assert refused("dice p0 replaced display mint 1 | - | -", "replace with black")

    def test_again_in_the_next_turn(self):
        """What one player has replaced does not concern the next one."""
        position = settled("dice p0 replaced display mint 1 | dice - - - - 1 | -", "use black")
        assert (turn(position), "replaced" in head(position)) == (1, False)
        assert "replace with black" in legal(position)

    def test_only_if_there_is_something_to_discard(self):
        """Not without a display."""
        position = f"dice p0 {discarded()} | - | -"
        assert refused(position, "replace with white")

    def test_the_die_is_used(self):
        """It is taken off before cards are chosen."""
        assert dice(after(f"dice p0 {EIGHT} | - | -", "replace with red")) == "1 1 - 1 1"

    def test_with_the_last_die(self):
        """Then the turn goes on."""
        position = f"dice p0 {EIGHT} | dice 1 - - - - stone 1 | -"
        assert after(position, *REPLACE, "! bazaar catapult mint stables") == (
            "roll round 1 p1 display barracks 1 catapult 1 bazaar 1 mint 1 church 2 stables 1 well 1"
            " discard barracks 1 mint 2 well 1 | dice ? ? ? ? ? stone 1 | -"
        )


class TestR14Reactivate:
    def test_any_one_deactivated_location(self):
        """Wherever it is in the city."""
        position = "dice p0 | red3 mint off blue1 quarry off white2 well | -"
        assert legal(position, "reactivate with white") == {"reactivate red3", "reactivate blue1"}
        last = after(position, "reactivate with white", "reactivate red3")
        assert last == "dice round 1 p0 | dice - 1 1 1 1 white2 well red3 mint blue1 quarry off | -"

    def test_the_one_under_the_die(self):
        """A die may reactivate the location it lay on."""
        position = after("dice p0 | white1 mine off | -", "reactivate with white", "reactivate white1")
        assert (city(position), dice(position)) == ({"white1": "mine"}, "- 1 1 1 1")

    def test_one_for_each_die(self):
        """As often as there are dice and tokens."""
        steps = ["reactivate with white", "reactivate red3", "reactivate with black", "reactivate blue1"]
        position = after("dice p0 | red3 mint off blue1 quarry off | -", *steps)
        assert city(position) == {"red3": "mint", "blue1": "quarry"}
        assert refused(position, "reactivate with yellow")

    def test_not_without_a_deactivated_location(self):
        """Active ones need no help."""
        assert refused("dice p0 | red3 mint | -", "reactivate with white")

    def test_not_in_other_cities(self):
        """Only one's own."""
        assert refused("dice p0 | - | red3 mint off", "reactivate with white")
        position = "dice p0 | red3 mint off | blue1 mint off"
        assert legal(position, "reactivate with white") == {"reactivate red3"}

    def test_active_ones_are_no_choice(self):
        """Neither they nor printed locations."""
        position = "dice p0 | red3 mint off red4 well | -"
        assert refused(position, "reactivate with white", "reactivate red4")
        assert refused(position, "reactivate with white", "reactivate white1")


class TestR15Pass:
    def test_an_hourglass(self):
        """The die is used, and that is noted."""
        position = after("dice p0 | - | -", "pass with red")
        assert position == "dice round 1 p0 passed | dice 1 1 - 1 1 hourglasses 1 | -"

    def test_once_a_turn(self):
        """No other die passes."""
        position = after("dice p0 | - | -", "pass with red")
        assert not {action for action in legal(position) if action.startswith("pass")}
        assert refused(position, "pass with white")
        assert refused("dice p0 passed | - | -", "pass with white")

    def test_again_in_the_next_turn(self):
        """The next player may pass, too."""
        position = settled("dice p0 passed | dice - - - - 1 | -", "use black")
        assert (turn(position), "passed" in head(position)) == (1, False)
        assert "pass with white" in legal(position)

    def test_any_die(self):
        """Also one on a deactivated location."""
        position = after("dice p0 | white1 mine off | -", "pass with white")
        assert amount(position, 0, "hourglasses") == 1


class TestR16Hourglasses:
    @pytest.mark.parametrize(
        ("hourglasses", "expected"), [(0, set()), (1, set()), (2, SPENDING), (5, SPENDING)]
    )
    def test_two_at_a_time(self, hourglasses, expected):
        """Fewer than two buy nothing."""
        actions = legal(f"dice p0 | hourglasses {hourglasses} | -")
        assert expected == {action for action in actions if action.startswith("spend")}

    @pytest.mark.parametrize(("index", "resource"), list(enumerate(RESOURCES)))
    def test_a_resource(self, index, resource):
        """One of your choice, and the dice stay."""
        position = after("dice p0 | hourglasses 3 | -", f"spend {resource}")
        assert position == f"dice round 1 p0 | {resource} 1 hourglasses 1 | -"
        assert stock(position)[index] == 1

    def test_strength(self):
        """One more, general."""
        position = after("dice p0 strength 1 | hourglasses 2 | -", "spend strength")
        assert position == "dice round 1 p0 strength 2 | - | -"

    def test_any_number_of_times(self):
        """As many pairs as there are."""
        position = after("dice p0 | hourglasses 7 | -", "spend wood", "spend wood", "spend strength")
        assert position == "dice round 1 p0 strength 1 | wood 2 hourglasses 1 | -"
        assert refused(position, "spend wood")

    def test_between_dice(self):
        """Before, between and after them."""
        position = after("dice p0 | dice - - - 1 1 hourglasses 2 | -", "use black", "spend stone", "use blue")
        assert (phase(position), stock(position)) == ("build", (1, 2, 0))

    def test_once_all_dice_are_used(self):
        """The hourglass of a last pass is of use."""
        position = "dice p0 | dice - - - - 1 hourglasses 1 | -"
        assert legal(position, "pass with black") == SPENDING | {"done"}
        assert stock(after(position, "pass with black", "spend iron")) == (0, 0, 1)

    @pytest.mark.parametrize(
        "position", ["attack p0 strength 3 | hourglasses 2 | -", "build p0 | wood 2 hourglasses 2 | -"]
    )
    def test_not_after_this_step(self, position):
        """Neither in the attack nor while building."""
        assert refused(position, "spend wood")
        assert refused(position, "spend strength")

    def test_the_strength_attacks(self):
        """Two from dice and one from hourglasses are enough for bandits."""
        position = "dice p0 strength 2 | dice - - - - - hourglasses 2 | -"
        last = after(position, "spend strength", "attack bandits2")
        assert (turn(last), won(last, "bandits")) == (1, (1, 0, 0))


class TestR17Reroll:
    FOUR = "dice p1 | dice 1 1 1 1 1 | hourglasses 2 | dice 2 2 2 2 2 | dice 3 3 3 3 3"

    def test_beginning_to_the_left(self):
        """One opponent after the other in turn order, the player in turn not among them."""
        steps = ["spend reroll", "reroll blue", "! 5", "reroll white", "! 6"]
        opponents = [named(after(self.FOUR, *steps[:count]), "against") for count in (1, 3, 5)]
        assert opponents == ["p2", "p3", "p0"]

    def test_one_die_of_each(self):
        """It lies in its new column, all others stay."""
        steps = ["spend reroll", "reroll blue", "! 5", "reroll white", "! 6", "reroll black", "! 4"]
        position = after(self.FOUR, *steps)
        assert position == "dice round 1 p1 | dice 1 1 1 1 4 | - | dice 2 2 2 5 2 | dice 6 3 3 3 3"

    def test_the_player_in_turn_picks(self):
        """Any of the five dice, of every opponent."""
        table = table_at(self.FOUR, "spend reroll")
        assert (phase(table.position), table.actor) == ("disturb", 1)
        assert {f"reroll {row}" for row in ROWS} == set(table.legal())
        table.play("reroll blue")
        table.draw("5")
        assert (table.actor, set(table.legal())) == (1, {f"reroll {row}" for row in ROWS})

    def test_rolled_before_the_next_is_picked(self):
        """The die falls at once."""
        table = table_at(self.FOUR, "spend reroll", "reroll blue")
        assert (phase(table.position), table.pending, table.actor) == ("roll", 6, None)
        assert dice(table.position, 2) == "2 2 2 ? 2"

    def test_two_players(self):
        """There is one opponent."""
        position = after("dice p0 | hourglasses 3 | -", "spend reroll", "reroll red", "! 6")
        assert position == "dice round 1 p0 | hourglasses 1 | dice 1 1 6 1 1"

    def test_it_may_fall_as_it_lay(self):
        """A reroll can change nothing."""
        position = after("dice p0 | hourglasses 2 | -", "spend reroll", "reroll red", "! 1")
        assert position == "dice round 1 p0 | - | -"

    def test_nothing_else_meanwhile(self):
        """Once spent, a die must be picked."""
        position = after("dice p0 | hourglasses 4 | -", "spend reroll")
        assert refused(position, "spend wood")
        assert refused(position, "use white")

    def test_again(self):
        """Four hourglasses reroll twice, the same die if you like."""
        steps = ["spend reroll", "reroll red", "! 6", "spend reroll", "reroll red", "! 5"]
        assert dice(after("dice p0 | hourglasses 4 | -", *steps), 1) == "1 1 5 1 1"

    def test_after_the_last_die(self):
        """When the hourglasses are gone, too, the turn goes on."""
        position = "dice p0 | dice - - - - - hourglasses 2 | -"
        assert after(position, "spend reroll", "reroll red", "! 6") == (
            "roll round 1 p1 | dice ? ? ? ? ? | dice 1 1 6 1 1"
        )

    def test_alone_there_is_nobody(self):
        """A resource or strength, nothing else."""
        actions = {action for action in legal("dice p0 | hourglasses 2") if action.startswith("spend")}
        assert actions == SPENDING - {"spend reroll"}


class TestR18EndOfTheStep:
    def test_by_itself_without_hourglasses(self):
        """After the last die nothing is asked."""
        assert turn(after("dice p0 | dice - - - - 1 hourglasses 1 | -", "use black")) == 1

    def test_done(self):
        """Who does not want to spend keeps the hourglasses."""
        position = after("dice p0 | dice - - - - - hourglasses 5 | -", "done")
        assert position == "roll round 1 p1 | dice ? ? ? ? ? hourglasses 5 | -"

    def test_spent_to_the_last_pair(self):
        """Then it ends by itself."""
        position = after("dice p0 | dice - - - - - hourglasses 3 | -", "spend wood")
        assert position == "roll round 1 p1 | dice ? ? ? ? ? wood 1 hourglasses 1 | -"

    def test_to_the_attack_and_to_building(self):
        """The next steps come as ever."""
        position = "dice p0 strength 3 | dice - - - - - wood 2 hourglasses 2 | -"
        assert phase(after(position, "done")) == "attack"
        assert phase(after(position, "done", "done")) == "build"

    def test_not_before(self):
        """With dice left there is no end."""
        assert refused("dice p0 | dice - - - 1 1 hourglasses 2 | -", "done")


class TestR19Gains:
    def test_resources_to_the_stock(self):
        """They are added to what is there."""
        position = after("dice p0 | iron 1 red1 mine | -", "use red", "use white")
        assert stock(position) == (1, 0, 3)

    def test_points_to_the_points(self):
        """They count at once."""
        position = after("dice p0 | dice 1 3 1 1 1 points 4 | -", "use yellow")
        assert (amount(position, 0, "points"), scores(position)) == (5, [5, 0])

    def test_more_than_one_resource_within_the_turn(self):
        """The limit comes only at the end of the turn."""
        position = after("dice p0 | dice 1 1 1 1 1 | -", "use white", "use blue", "use yellow")
        assert stock(position) == (2, 1, 0)
