"""R31 to R35 of the rulebook: the economy cards."""

import pytest

from tests.games.city.card_positions import after, copied, legal, refused


class TestR31Bazaar:
    def test_used(self):
        """One of each resource; the Bazaar is deactivated."""
        position = "dice p0 | dice 1 1 3 1 - red3 bazaar | -"
        expected = "dice round 1 p0 | dice 1 1 - 1 - wood 1 stone 1 iron 1 red3 bazaar off | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """The Bazaar is deactivated, for Church and Town Hall only the Bazaar."""
        expected = by.after("red3 bazaar off", stock="wood 1 stone 1 iron 1")
        assert expected == after(by.before("red3 bazaar"), *by.steps)

    @copied()
    def test_a_mint_adds_nothing(self, by):
        """It is no resource location."""
        position = by.before("red3 bazaar", head="resource_bonus 1", stock="stone 4")
        expected = by.after("red3 bazaar off", head="resource_bonus 1", stock="wood 1 stone 5 iron 1")
        assert expected == after(position, *by.steps)

    def test_once(self):
        """Copied from under its die, it cannot be used by that die any more."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 bazaar | -"
        assert "use red" not in legal(position, "use white", "copy red3")

    def test_twice_with_a_reactivation(self):
        """A reactivated Bazaar gives again in the same turn."""
        position = "dice p0 | dice 1 1 3 1 - white1 church red3 bazaar | -"
        steps = ["use white", "copy red3", "reactivate with yellow", "reactivate red3", "use red"]
        expected = "dice round 1 p0 | dice - - - 1 - wood 2 stone 2 iron 2 white1 church red3 bazaar off | -"
        assert expected == after(position, *steps)


class TestR32MarketPlace:
    START = "dice p0 | dice 1 1 3 1 - wood 2 stone 2 iron 2 red3 market_place | -"

    @pytest.mark.parametrize(
        ("steps", "stock"),
        [
            (["pay wood 1", "gain stone"], "wood 1 stone 4 iron 2"),
            (["pay wood 1", "gain iron"], "wood 1 stone 2 iron 4"),
            (["pay stone 1", "gain wood"], "wood 4 stone 1 iron 2"),
            (["pay stone 1", "gain iron"], "wood 2 stone 1 iron 4"),
            (["pay iron 1", "gain wood"], "wood 4 stone 2 iron 1"),
            (["pay iron 1", "gain stone"], "wood 2 stone 4 iron 1"),
            (["pay wood 2", "gain stone", "gain stone"], "stone 6 iron 2"),
            (["pay wood 2", "gain stone", "gain iron"], "stone 4 iron 4"),
            (["pay wood 2", "gain iron", "gain stone"], "stone 4 iron 4"),
            (["pay wood 2", "gain iron", "gain iron"], "stone 2 iron 6"),
            (["pay stone 2", "gain wood", "gain wood"], "wood 6 iron 2"),
            (["pay stone 2", "gain wood", "gain iron"], "wood 4 iron 4"),
            (["pay stone 2", "gain iron", "gain iron"], "wood 2 iron 6"),
            (["pay iron 2", "gain wood", "gain wood"], "wood 6 stone 2"),
            (["pay iron 2", "gain stone", "gain wood"], "wood 4 stone 4"),
            (["pay iron 2", "gain stone", "gain stone"], "wood 2 stone 6"),
        ],
    )
    def test_used(self, steps, stock):
        """Two of another resource for each one paid, chosen anew each time."""
        expected = f"dice round 1 p0 | dice 1 1 - 1 - {stock} red3 market_place | -"
        assert expected == after(self.START, "use red", *steps)

    @copied()
    def test_copied(self, by):
        """The same for the copying die."""
        position = by.before("red3 market_place", stock="wood 1 stone 1")
        expected = by.after("red3 market_place", stock="stone 1 iron 2")
        assert expected == after(position, *by.steps, "pay wood 1", "gain iron")

    def test_one_or_two(self):
        """As much as there is, but no more than two."""
        position = "dice p0 | dice 1 1 3 1 - wood 1 stone 2 iron 5 red3 market_place | -"
        expected = {"pay wood 1", "pay stone 1", "pay stone 2", "pay iron 1", "pay iron 2", "skip"}
        assert expected == legal(position, "use red")

    def test_asked(self):
        """First what is paid, then what is got for each."""
        position = "dice p0 | dice 1 1 3 1 - wood 2 red3 market_place | -"
        paying = "pay round 1 p0 die red from red3 | dice 1 1 - 1 - wood 2 red3 market_place | -"
        assert paying == after(position, "use red")
        gaining = "gain round 1 p0 left 2 die red from red3 paid wood | dice 1 1 - 1 - red3 market_place | -"
        assert gaining == after(position, "use red", "pay wood 2")
        once_more = gaining.replace("left 2", "left 1").replace("red3 market", "stone 2 red3 market")
        assert once_more == after(position, "use red", "pay wood 2", "gain stone")

    @pytest.mark.parametrize(
        ("paid", "others"),
        [
            ("wood", {"gain stone", "gain iron"}),
            ("stone", {"gain wood", "gain iron"}),
            ("iron", {"gain wood", "gain stone"}),
        ],
    )
    def test_never_the_one_paid(self, paid, others):
        """Each time one of the two others."""
        for number in (1, 2):
            assert others == legal(self.START, "use red", f"pay {paid} {number}")
        first = min(others)
        assert others == legal(self.START, "use red", f"pay {paid} 2", first)
        assert refused(self.START, "use red", f"pay {paid} 1", f"gain {paid}")

    def test_not_what_was_just_got(self):
        """Only one kind is paid: the stone from the first wood buys nothing."""
        assert refused(self.START, "use red", "pay wood 2", "gain stone", "pay stone 1")

    def test_nothing_to_pay_with(self):
        """With an empty stock the die is used for nothing, and nothing is asked."""
        position = "dice p0 | dice 1 1 3 1 - red3 market_place | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - red3 market_place | -"

    @copied()
    def test_nothing_to_pay_with_when_copied(self, by):
        """The same when it is copied."""
        assert after(by.before("red3 market_place"), *by.steps) == by.after("red3 market_place")

    def test_skip(self):
        """One may keep everything; the die is used."""
        expected = "dice round 1 p0 | dice 1 1 - 1 - wood 2 stone 2 iron 2 red3 market_place | -"
        assert expected == after(self.START, "use red", "skip")

    def test_a_mint_adds_nothing(self):
        """It is no resource location."""
        position = "dice p0 resource_bonus 1 | dice 1 1 3 1 - wood 1 red3 market_place | -"
        expected = "dice round 1 p0 resource_bonus 1 | dice 1 1 - 1 - stone 2 red3 market_place | -"
        assert expected == after(position, "use red", "pay wood 1", "gain stone")


class TestR33MerchantGuild:
    def test_used(self):
        """One of what each harvest location of the row makes; the Guild is deactivated."""
        position = "dice p0 | dice 1 1 3 1 - red1 lumber_mill red3 merchant_guild red4 mine red6 mine | -"
        city = "red1 lumber_mill red3 merchant_guild off red4 mine red6 mine"
        assert after(position, "use red") == f"dice round 1 p0 | dice 1 1 - 1 - wood 1 iron 2 {city} | -"

    @copied()
    def test_copied(self, by):
        """The Guild is deactivated, for Church and Town Hall only the Guild; a Quarry with a token counts."""
        harvests = "red4 mine red5 quarry off red6 lumber_mill"
        expected = by.after(f"red3 merchant_guild off {harvests}", stock="wood 1 stone 1 iron 1")
        assert expected == after(by.before(f"red3 merchant_guild {harvests}"), *by.steps)

    @copied()
    def test_a_mint_adds_nothing(self, by):
        """The harvest locations themselves are not used."""
        position = by.before("red3 merchant_guild red4 mine", head="resource_bonus 2")
        expected = by.after("red3 merchant_guild off red4 mine", head="resource_bonus 2", stock="iron 1")
        assert expected == after(position, *by.steps)

    def test_a_full_row(self):
        """Five harvest locations, active or not, bring five."""
        city = "red1 mine off red2 mine off red3 merchant_guild{} red4 mine red5 quarry red6 quarry off"
        position = f"dice p0 | dice 1 1 3 1 - {city.format('')} | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - stone 2 iron 3 {city.format(' off')} | -"
        assert expected == after(position, "use red")

    def test_they_stay_as_they_are(self):
        """A harvest location that counted can still be used, an active one only."""
        position = (
            "dice p0 | dice 1 1 3 1 - yellow1 town_hall red3 merchant_guild red4 mine red6 quarry off | -"
        )
        choices = legal(position, "use red", "use yellow")
        assert ("copy red4" in choices, "copy red6" in choices) == (True, False)

    def test_printed_ones_do_not_count(self):
        """Cave and Mountain of the row carry no harvest; the Guild is deactivated all the same."""
        position = "dice p0 | dice 1 1 3 1 - red3 merchant_guild | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - red3 merchant_guild off | -"

    def test_other_cards_do_not_count(self):
        """Bazaar, Mint and Regular Army are no harvest locations."""
        position = "dice p0 | dice 1 1 3 1 - red3 merchant_guild red4 bazaar red5 mint red6 regular_army | -"
        city = "red3 merchant_guild off red4 bazaar red5 mint red6 regular_army"
        assert after(position, "use red") == f"dice round 1 p0 | dice 1 1 - 1 - {city} | -"

    def test_other_rows_do_not_count(self):
        """Only its own row, also when a Town Hall on another one copies it."""
        city = "white1 town_hall white2 mine white3 mine red3 merchant_guild{} red4 lumber_mill blue3 quarry"
        position = f"dice p0 | dice 1 1 1 1 - {city.format('')} | -"
        expected = f"dice round 1 p0 | dice - 1 1 1 - wood 1 {city.format(' off')} | -"
        assert expected == after(position, "use white", "copy red3")


class TestR34Mint:
    def test_used(self):
        """From now on resource locations give 1 more."""
        position = "dice p0 | dice 1 1 3 1 - red3 mint | -"
        expected = "dice round 1 p0 resource_bonus 1 | dice 1 1 - 1 - red3 mint | -"
        assert expected == after(position, "use red")

    @copied()
    def test_copied(self, by):
        """The same for the copying die."""
        assert after(by.before("red3 mint"), *by.steps) == by.after("red3 mint", head="resource_bonus 1")

    @copied()
    def test_added(self, by):
        """A second use adds to the first."""
        expected = by.after("red3 mint", head="resource_bonus 2")
        assert expected == after(by.before("red3 mint", head="resource_bonus 1"), *by.steps)

    @pytest.mark.parametrize(
        ("column", "city", "stock"),
        [
            (1, "", "wood 2"),
            (2, "", "stone 2"),
            (3, "", "iron 2"),
            (1, "white1 lumber_mill ", "wood 3"),
            (1, "white1 quarry ", "stone 3"),
            (1, "white1 mine ", "iron 3"),
        ],
    )
    def test_then_a_resource_location(self, column, city, stock):
        """Each resource location used afterwards gives 1 more, printed ones too."""
        position = f"dice p0 | dice {column} 1 3 1 - {city}red3 mint | -"
        expected = f"dice round 1 p0 resource_bonus 1 | dice - 1 - 1 - {stock} {city}red3 mint | -"
        assert expected == after(position, "use red", "use white")

    def test_resources_bought(self):
        """A resource for hourglasses comes from no location."""
        position = "dice p0 resource_bonus 1 | dice 1 1 - - - hourglasses 2 | -"
        expected = "dice round 1 p0 resource_bonus 1 | dice 1 1 - - - iron 1 | -"
        assert expected == after(position, "spend iron")

    def test_gone_with_the_turn(self):
        """With the last die used and nothing to do, the turn is over and so is its work."""
        position = "dice p0 | dice - - 3 - - red3 mint | -"
        assert after(position, "use red") == "roll round 1 p1 | dice ? ? ? ? ? red3 mint | -"

    def test_only_for_who_used_it(self):
        """A Mint that was not used this turn adds nothing."""
        position = "dice p0 | dice 1 1 1 1 - red3 mint | red3 mint"
        expected = "dice round 1 p0 | dice - 1 1 1 - wood 1 red3 mint | red3 mint"
        assert expected == after(position, "use white")


class TestR35Storehouse:
    @pytest.mark.parametrize(
        ("stock", "payment", "result"),
        [
            ("wood 1", "pay wood 1", "wood 3"),
            ("stone 1", "pay stone 1", "stone 3"),
            ("iron 1", "pay iron 1", "iron 3"),
            ("wood 2 stone 1 iron 4", "pay iron 1", "wood 2 stone 1 iron 6"),
            ("wood 2 stone 1 iron 4", "pay wood 1", "wood 4 stone 1 iron 4"),
        ],
    )
    def test_used(self, stock, payment, result):
        """One is paid, three of the same come back."""
        position = f"dice p0 | dice 1 1 3 1 - {stock} red3 storehouse | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - {result} red3 storehouse | -"
        assert expected == after(position, "use red", payment)

    @copied()
    def test_copied(self, by):
        """The same for the copying die."""
        position = by.before("red3 storehouse", stock="wood 1 stone 1")
        expected = by.after("red3 storehouse", stock="wood 1 stone 3")
        assert expected == after(position, *by.steps, "pay stone 1")

    def test_asked(self):
        """One of what there is, or nothing; never two."""
        position = "dice p0 | dice 1 1 3 1 - wood 5 iron 1 red3 storehouse | -"
        expected = "pay round 1 p0 die red from red3 | dice 1 1 - 1 - wood 5 iron 1 red3 storehouse | -"
        assert expected == after(position, "use red")
        assert legal(position, "use red") == {"pay wood 1", "pay iron 1", "skip"}

    def test_nothing_to_pay_with(self):
        """With an empty stock the die is used for nothing, and nothing is asked."""
        position = "dice p0 | dice 1 1 3 1 - red3 storehouse | -"
        assert after(position, "use red") == "dice round 1 p0 | dice 1 1 - 1 - red3 storehouse | -"

    @copied()
    def test_nothing_to_pay_with_when_copied(self, by):
        """The same when it is copied."""
        assert after(by.before("red3 storehouse"), *by.steps) == by.after("red3 storehouse")

    def test_skip(self):
        """One may keep everything; the die is used."""
        position = "dice p0 | dice 1 1 3 1 - wood 1 red3 storehouse | -"
        expected = "dice round 1 p0 | dice 1 1 - 1 - wood 1 red3 storehouse | -"
        assert expected == after(position, "use red", "skip")

    def test_a_mint_adds_nothing(self):
        """It is no resource location."""
        position = "dice p0 resource_bonus 1 | dice 1 1 3 1 - wood 1 red3 storehouse | -"
        expected = "dice round 1 p0 resource_bonus 1 | dice 1 1 - 1 - wood 3 red3 storehouse | -"
        assert expected == after(position, "use red", "pay wood 1")
