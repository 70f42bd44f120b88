"""R24 of the rulebook: Lumber Mill, Quarry and Mine."""

import pytest

from tests.games.city.card_positions import after, copied

every_harvest = pytest.mark.parametrize(
    ("card", "resource"), [("lumber_mill", "wood"), ("quarry", "stone"), ("mine", "iron")]
)


class TestR24LumberMillQuarryMine:
    @every_harvest
    def test_used(self, card, resource):
        """Two wood, two stone, two iron."""
        position = f"dice p0 | dice 1 1 3 1 - red3 {card} | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - {resource} 2 red3 {card} | -"
        assert expected == after(position, "use red")

    @copied()
    @every_harvest
    def test_copied(self, by, card, resource):
        """The same for the copying die."""
        city = f"red3 {card}"
        assert after(by.before(city), *by.steps) == by.after(city, stock=f"{resource} 2")

    @pytest.mark.parametrize(("bonus", "number"), [(1, 3), (2, 4), (3, 5)])
    @every_harvest
    def test_with_mints(self, card, resource, bonus, number):
        """Each Mint adds one more of what it makes, once a use."""
        position = f"dice p0 resource_bonus {bonus} | dice 1 1 3 1 - red3 {card} | -"
        expected = (
            f"dice round 1 p0 resource_bonus {bonus} | dice 1 1 - 1 - {resource} {number} red3 {card} | -"
        )
        assert expected == after(position, "use red")

    @copied()
    @every_harvest
    def test_copied_with_a_mint(self, by, card, resource):
        """The Mint adds one there too."""
        city, head = f"red3 {card}", "resource_bonus 1"
        assert after(by.before(city, head=head), *by.steps) == by.after(
            city, head=head, stock=f"{resource} 3"
        )

    @every_harvest
    def test_again_and_again(self, card, resource):
        """It is not deactivated: Church and Town Hall copy it, then its own die uses it."""
        position = f"dice p0 | dice 1 1 3 1 - white1 church yellow1 town_hall red3 {card} | -"
        steps = ["use white", "copy red3", "use yellow", "copy red3", "use red"]
        city = f"white1 church yellow1 town_hall red3 {card}"
        assert after(position, *steps) == f"dice round 1 p0 | dice - - - 1 - {resource} 6 {city} | -"

    @every_harvest
    def test_no_limit(self, card, resource):
        """The stock grows as long as the turn lasts."""
        position = f"dice p0 | dice 1 1 3 1 - {resource} 11 red3 {card} | -"
        expected = f"dice round 1 p0 | dice 1 1 - 1 - {resource} 13 red3 {card} | -"
        assert expected == after(position, "use red")
