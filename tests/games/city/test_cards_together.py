"""R46 to R48 of the rulebook, and what happens when cards meet."""

import pytest

from tests.games.city.card_positions import BANDITS, SPACES, after, choices, legal, refused, scores


class TestR46FromThenOn:
    @pytest.mark.parametrize(
        ("steps", "iron"),
        [(["use white", "use red"], 2), (["use red", "use white"], 3)],
        ids=["after", "before"],
    )
    def test_mint(self, steps, iron):
        """A Mine used before the Mint makes 2 iron, after it 3."""
        position = "dice p0 | dice 1 1 3 1 - white1 mine red3 mint | -"
        expected = f"dice round 1 p0 resource_bonus 1 | dice - 1 - 1 - iron {iron} white1 mine red3 mint | -"
        assert expected == after(position, *steps)

    @pytest.mark.parametrize(
        ("steps", "strength"),
        [(["use yellow", "use red"], 1), (["use red", "use yellow"], 2)],
        ids=["after", "before"],
    )
    def test_blacksmith(self, steps, strength):
        """A Militia used before the Blacksmith gives 1 strength, after it 2."""
        position = "dice p0 | dice 1 2 3 1 - red3 blacksmith | -"
        expected = f"dice round 1 p0 strength {strength} army_bonus 1 | dice 1 - - 1 - red3 blacksmith | -"
        assert expected == after(position, *steps)

    def test_two_mints(self):
        """Two different Mints add 2: a Forest makes 3 wood."""
        position = "dice p0 | dice 1 1 3 1 - yellow1 mint red3 mint | -"
        expected = "dice round 1 p0 resource_bonus 2 | dice 1 - - - - wood 3 yellow1 mint red3 mint | -"
        assert expected == after(position, "use yellow", "use red", "use blue")

    def test_one_mint_twice(self):
        """A Mint used by its die and by a Church adds 2 as well."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 mint | -"
        expected = "dice round 1 p0 resource_bonus 2 | dice - 1 - - - wood 3 white1 church red3 mint | -"
        assert expected == after(position, "use white", "copy red3", "use red", "use blue")

    def test_one_blacksmith_twice(self):
        """So does a Blacksmith: a Militia gives 3 strength."""
        position = "dice p0 | dice 1 2 3 1 - white1 town_hall red3 blacksmith | -"
        expected = (
            "dice round 1 p0 strength 3 army_bonus 2 | dice - - - 1 - white1 town_hall red3 blacksmith | -"
        )
        assert expected == after(position, "use white", "copy red3", "use red", "use yellow")

    def test_two_training_camps(self):
        """Two uses: bandits of defence 5 have 3."""
        position = "dice p0 strength 3 | dice - 1 3 - - yellow1 training_camp red3 training_camp | -"
        assert legal(position, "use yellow", "use red") == {*BANDITS, "done"}

    def test_side_by_side(self):
        """All three work in the same turn, each for its own."""
        position = "dice p0 | dice 1 2 3 1 2 white1 mint red3 blacksmith blue1 training_camp | -"
        steps = ["use white", "use red", "use blue", "use yellow"]
        expected = (
            "dice round 1 p0 strength 2 army_bonus 1 resource_bonus 1 bandit_malus 1"
            " | dice - - - - 2 white1 mint red3 blacksmith blue1 training_camp | -"
        )
        assert expected == after(position, *steps)

    def test_even_when_the_card_is_gone(self):
        """A Mint covered by an army after its use still works this turn."""
        position = "dice p0 | dice 1 1 3 1 - white1 barracks red3 mint | -"
        steps = ["use red", "use white", "place red3", "use blue"]
        expected = (
            "dice round 1 p0 resource_bonus 1 discard mint 1"
            " | dice - 1 - - - wood 2 white1 barracks red3 regular_army | -"
        )
        assert expected == after(position, *steps)

    def test_the_next_player(self):
        """What worked in one turn does not in the next."""
        position = "dice p0 army_bonus 1 resource_bonus 1 bandit_malus 1 | dice - - 3 - - red3 mint | -"
        assert after(position, "use red") == "roll round 1 p1 | dice ? ? ? ? ? red3 mint | -"
        expected = "dice round 1 p1 | dice 1 1 1 1 2 red3 mint | dice - 1 1 1 1 wood 1"
        assert expected == after(position, "use red", "! 1 1 1 1 2", "use white")


class TestR47Chains:
    def test_town_hall_church_mine(self):
        """The Town Hall uses the Church, the Church the Mine under the blue die."""
        position = "dice p0 | dice 1 1 1 4 - white1 town_hall red3 church blue4 mine | -"
        asked = (
            "copy round 1 p0 die white from red3 via white1"
            " | dice - 1 1 4 - white1 town_hall red3 church blue4 mine | -"
        )
        assert asked == after(position, "use white", "copy red3")
        expected = "dice round 1 p0 | dice - 1 1 4 - iron 2 white1 town_hall red3 church blue4 mine | -"
        assert expected == after(position, "use white", "copy red3", "copy blue4")

    def test_town_hall_church_needs_a_die(self):
        """The Church at the end of the chain needs a die on what it uses."""
        position = "dice p0 | dice 1 1 1 4 - white1 town_hall red3 church blue4 mine blue5 manor | -"
        expected = choices("copy", ["yellow1", "red1", "blue4"])
        assert expected == legal(position, "use white", "copy red3")

    def test_town_hall_cemetery_manor(self):
        """The Town Hall uses the Cemetery, which is deactivated, and that the Manor on its row."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall red3 cemetery red4 manor | -"
        expected = (
            "dice round 1 p0 | dice - 1 1 1 - points 2 white1 town_hall red3 cemetery off red4 manor | -"
        )
        assert expected == after(position, "use white", "copy red3", "copy red4")

    def test_two_signs_in_one_chain(self):
        """Cemetery and Catapult are deactivated, the Town Hall is not."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall red3 cemetery red4 catapult | -"
        expected = (
            "dice round 1 p0 strength 3"
            " | dice - 1 1 1 - white1 town_hall red3 cemetery off red4 catapult off | -"
        )
        assert expected == after(position, "use white", "copy red3", "copy red4")

    def test_town_hall_cemetery_church_mint(self):
        """Three links: the Church on the Cemetery's row uses the Mint under the blue die."""
        position = "dice p0 | dice 1 1 1 4 - white1 town_hall red3 cemetery red5 church blue4 mint | -"
        asked = (
            "copy round 1 p0 die white from red5 via white1 red3"
            " | dice - 1 1 4 - white1 town_hall red3 cemetery off red5 church blue4 mint | -"
        )
        assert asked == after(position, "use white", "copy red3", "copy red5")
        expected = (
            "dice round 1 p0 resource_bonus 1"
            " | dice - 1 1 4 - white1 town_hall red3 cemetery off red5 church blue4 mint | -"
        )
        assert expected == after(position, "use white", "copy red3", "copy red5", "copy blue4")

    def test_church_town_hall(self):
        """A Church uses the Town Hall under another die, and that anything but the two of them."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 town_hall | -"
        expected = choices("copy", SPACES) - {"copy white1", "copy red3"}
        assert expected == legal(position, "use white", "copy red3")

    def test_not_back_to_the_town_hall(self):
        """Church, Town Hall, second Church: the die on the Town Hall is no use any more."""
        position = "dice p0 | dice 1 1 3 4 - white1 church red3 town_hall blue6 church | -"
        steps = ["use white", "copy red3", "copy blue6"]
        assert legal(position, *steps) == choices("copy", ["yellow1", "blue4"])
        assert refused(position, *steps, "copy red3")

    def test_not_itself(self):
        """No card copies itself."""
        for card in ("town_hall", "church", "cemetery"):
            assert refused(f"dice p0 | dice 1 1 3 1 - red3 {card} | -", "use red", "copy red3")

    def test_two_town_halls(self):
        """One uses the other, but the other not the first again."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall red3 town_hall | -"
        assert refused(position, "use white", "copy red3", "copy white1")
        expected = "dice round 1 p0 | dice - 1 1 1 - points 1 white1 town_hall red3 town_hall | -"
        assert expected == after(position, "use white", "copy red3", "copy red5")

    def test_a_chain_that_ends_in_nothing(self):
        """Two Churches and no third die: the chain is over, and the second die stays."""
        position = "dice p0 | dice 1 - 3 - - white1 church red3 church | -"
        expected = "dice round 1 p0 | dice - - 3 - - white1 church red3 church | -"
        assert expected == after(position, "use white", "copy red3")

    def test_skip_in_a_chain(self):
        """Where the chain asks, one may stop; what was deactivated stays so."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall red3 cemetery red5 church | -"
        city = "white1 town_hall red3 cemetery off red5 church"
        assert after(position, "use white", "copy red3", "copy red5", "skip") == (
            f"dice round 1 p0 | dice - 1 1 1 - {city} | -"
        )

    def test_a_new_chain(self):
        """Another die begins anew: the same Town Hall may be copied again."""
        position = "dice p0 | dice 1 1 3 1 - white1 church yellow1 church red3 town_hall | -"
        steps = ["use white", "copy red3", "copy blue2", "use yellow", "copy red3", "copy blue2"]
        expected = "dice round 1 p0 | dice - - 3 1 - points 2 white1 church yellow1 church red3 town_hall | -"
        assert expected == after(position, *steps)


class TestR48ThisDieAndItsRow:
    def test_traveller_under_another_die(self):
        """A Church copies the Traveller under the red die: the white die is rolled, the red one stays."""
        position = "dice p0 | dice 1 1 3 1 - white1 church | -"
        assert (
            after(position, "use white", "copy red3") == "roll round 1 p0 | dice ? 1 3 1 - white1 church | -"
        )
        expected = "dice round 1 p0 | dice 2 1 3 1 - white1 church | -"
        assert expected == after(position, "use white", "copy red3", "! 2")

    def test_traveller_at_the_end_of_a_chain(self):
        """Town Hall, Church, Traveller: still the white die, on the white row."""
        position = "dice p0 | dice 1 1 1 4 - white1 town_hall red6 church | -"
        expected = "dice round 1 p0 | dice 5 1 1 4 - white1 town_hall red6 church | -"
        assert expected == after(position, "use white", "copy red6", "copy blue4", "! 5")

    def test_well_through_a_town_hall(self):
        """The white die and any of the others, those on the Well's row too."""
        position = "dice p0 | dice 1 - 4 - - white1 town_hall red3 well | -"
        asked = (
            "reroll round 1 p0 die white from red3 via white1 | dice - - 4 - - white1 town_hall red3 well | -"
        )
        assert asked == after(position, "use white", "copy red3")
        assert legal(position, "use white", "copy red3") == {"reroll white", "reroll white red"}
        expected = "dice round 1 p0 | dice 3 - 6 - - white1 town_hall red3 well | -"
        assert expected == after(position, "use white", "copy red3", "reroll white red", "! 3 6")

    def test_well_with_no_other_die(self):
        """The last die copies a Well: it is rolled at once."""
        position = "dice p0 | dice 1 - - - - white1 town_hall red3 well | -"
        rolling = "roll round 1 p0 | dice ? - - - - white1 town_hall red3 well | -"
        assert rolling == after(position, "use white", "copy red3")

    def test_row_of_the_guild(self):
        """A copied Merchant Guild counts its own row, not that of the die."""
        city = "white1 town_hall white2 quarry white3 quarry red3 merchant_guild{} red4 mine"
        position = f"dice p0 | dice 1 1 1 1 - {city.format('')} | -"
        expected = f"dice round 1 p0 | dice - 1 1 1 - iron 1 {city.format(' off')} | -"
        assert expected == after(position, "use white", "copy red3")

    def test_row_of_the_cemetery(self):
        """A copied Cemetery looks at its own row, not at that of the die."""
        position = "dice p0 | dice 1 1 1 1 - white1 town_hall white2 mine blue6 cemetery | -"
        row = ["blue1", "blue2", "blue3", "blue4", "blue5"]
        assert legal(position, "use white", "copy blue6") == choices("copy", row)

    def test_guild_through_a_cemetery(self):
        """Town Hall, Cemetery, Guild: all on the red row, and both signs are spent."""
        city = "white1 town_hall white2 quarry red2 mine off red3 cemetery{0} red4 merchant_guild{0}"
        position = f"dice p0 | dice 1 1 1 1 - {city.format('')} | -"
        expected = f"dice round 1 p0 | dice - 1 1 1 - iron 1 {city.format(' off')} | -"
        assert expected == after(position, "use white", "copy red3", "copy red4")


class TestMeetings:
    def test_storehouse_before_the_festival(self):
        """One stone becomes three, and three are a pair."""
        position = "dice p0 | dice 1 1 3 1 - stone 1 yellow1 storehouse red3 festival_hall | -"
        city = "yellow1 storehouse red3 festival_hall"
        expected = f"dice round 1 p0 | dice 1 - - 1 - stone 3 points 1 {city} | -"
        assert expected == after(position, "use yellow", "pay stone 1", "use red")

    def test_market_place_before_the_festival(self):
        """Two wood become four stone: two pairs instead of one."""
        position = "dice p0 | dice 1 1 3 1 - wood 2 yellow1 market_place red3 festival_hall | -"
        city = "yellow1 market_place red3 festival_hall"
        steps = ["use yellow", "pay wood 2", "gain stone", "gain stone", "use red"]
        assert after(position, *steps) == f"dice round 1 p0 | dice 1 - - 1 - stone 4 points 2 {city} | -"

    def test_stables_for_the_church(self):
        """A die is moved onto a Manor, which the Church uses and the die afterwards."""
        position = "dice p0 | dice 1 1 3 1 - white1 stables red3 church blue5 manor | -"
        steps = ["use white", "shift blue5", "use red", "copy blue5", "use blue"]
        city = "white1 stables red3 church blue5 manor"
        assert after(position, *steps) == f"dice round 1 p0 | dice - 1 - - - points 4 {city} | -"

    def test_barracks_under_the_die_a_church_looks_at(self):
        """The army placed under the blue die is what the Church copies."""
        position = "dice p0 | dice 1 1 3 1 - white1 barracks red3 church | -"
        steps = ["use white", "place blue1", "use red", "copy blue1"]
        expected = (
            "dice round 1 p0 strength 2 | dice - 1 - 1 - white1 barracks red3 church blue1 regular_army | -"
        )
        assert expected == after(position, *steps)

    def test_barracks_over_a_cathedrals_neighbour(self):
        """A covered Small House counts for the Cathedral no more."""
        position = "dice p0 | dice 1 1 1 1 - white1 barracks red3 cathedral | -"
        assert (scores(position), scores(position, "use white", "place red5")) == ([4, 0], [4, 0])
        assert scores(position, "use white", "place red6") == [5, 0]

    def test_blacksmith_tower_and_camp(self):
        """3 and 1 strength against bandits of defence 5, less 1: exactly enough."""
        position = "dice p0 | dice - 1 3 1 - yellow1 blacksmith red3 watch_tower blue1 training_camp | -"
        used = after(position, "use yellow", "use blue", "use red")
        city = "yellow1 blacksmith red3 watch_tower blue1 training_camp"
        head = "attack round 1 p0 strength 1 against_bandits 3 army_bonus 1 bandit_malus 1"
        assert used == f"{head} | {city} | -"
        expected = f"roll round 1 p1 | dice ? ? ? ? ? bandits 0 0 1 {city} | -"
        assert expected == after(used, "attack bandits4")

    def test_catapult_and_army_against_a_wall(self):
        """3 and 2 strength: the Great Wall alone, or a Mint behind it not at all."""
        position = "dice p0 | dice - 1 3 - - yellow1 regular_army red3 catapult | red3 mint red4 great_wall"
        targets = legal(position, "use yellow", "use red")
        assert ("attack p1 red4" in targets, "attack p1 red3" in targets) == (True, False)

    def test_mint_mine_and_a_card(self):
        """A Mine with a Mint gives the iron for a Regular Army, and one iron is kept."""
        position = "dice p0 | dice 1 - 3 - - white1 mine red3 mint | -"
        steps = ["use red", "use white", "build regular_army", "place black6"]
        expected = "roll round 1 p1 | dice ? ? ? ? ? iron 1 white1 mine red3 mint black6 regular_army | -"
        assert expected == after(position, *steps)

    def test_cemetery_reactivated_and_used_again(self):
        """A reactivated Cemetery uses the row again."""
        position = "dice p0 | dice 1 1 3 1 - white1 town_hall red3 cemetery red4 manor | -"
        steps = ["use red", "copy red4", "reactivate with yellow", "reactivate red3"]
        city = "white1 town_hall red3 cemetery off red4 manor"
        expected = f"dice round 1 p0 | dice - - - 1 - points 4 {city} | -"
        assert expected == after(position, *steps, "use white", "copy red3", "copy red4")

    def test_a_guild_robbed_of_its_mines(self):
        """Attacked Mines cannot be used, but the Guild still counts them."""
        position = "attack p0 strength 4 | - | dice 1 1 3 1 1 red3 merchant_guild red4 mine red5 mine"
        robbed = after(position, "attack p1 red4", "attack p1 red5", "! 1 1 1 1 1")
        city = "red3 merchant_guild off red4 mine off red5 mine off"
        assert after(robbed, "use red") == f"dice round 1 p1 | - | dice 1 1 - 1 1 iron 2 {city}"
