"""What the book leaves open: one test for each ruling at the end of the rulebook, in its order."""

import pytest

import gobelet
from tests.games.city.notation import (
    after,
    amount,
    cards,
    dice,
    discarded,
    full,
    head,
    laid,
    legal,
    number,
    phase,
    ranks,
    scores,
    stock,
    table_at,
    turn,
)
from tests.games.rulings import HEADINGS, read_rulings, read_tests

TWO_ROWS = f"{full('white')} {full('black', 'mine')}"


class TestRulings:
    def test_who_begins(self):
        """R7: the first seat, for « le joueur qui a lancé un dé le dernier dans un jeu »."""
        assert turn(gobelet.game("city").table(players=3).position) == 0

    def test_what_is_won_lies_open(self):
        """R8: others see it, though « placez les devant vous face cachée »."""
        position = "dice p0 | - | points 3 bandits 1 0 0 ships 0 1 0"
        other = table_at(position).view(0).seats[1]
        assert (other.points, other.bandits, other.ships) == (3, (1, 0, 0), (0, 1, 0))
        assert other.score == 3 + 2 + 10

    def test_nobody_is_forced(self):
        """R11: to « résoudre sa capacité » one may choose nothing, but a die that rerolls itself does so."""
        skipped = after("dice p0 | wood 1 white1 storehouse | -", "use white", "skip")
        assert (phase(skipped), stock(skipped), dice(skipped)) == ("dice", (1, 0, 0), "- 1 1 1 1")
        assert phase(after("dice p0 | dice 1 4 1 1 1 | -", "use yellow")) == "roll"

    def test_a_small_display(self):
        """R13: « Défausser 4 cartes emplacements », or all, if there are fewer."""
        position = after("dice p0 display mint 1 well 2 | - | -", "replace with white")
        assert (phase(position), number(position, "left")) == ("discard", 3)

    def test_hourglasses_after_the_last_die(self):
        """R16: before « Lorsque vous avez terminé d’utiliser vos 5 dés, cette étape prend fin »."""
        position = "dice p0 strength 2 | dice - - - - 1 hourglasses 1 | -"
        assert "attack bandits2" in legal(position, "pass with black", "spend strength")

    def test_who_picks_the_dice_of_opponents(self):
        """R17: in « relancer un de leurs dés au choix » the player whose turn it is chooses."""
        assert table_at("dice p1 | - | hourglasses 2 | -", "spend reroll").actor == 1

    def test_a_guild_counts_what_is_off(self):
        """R33: deactivated harvest locations too; the book is silent."""
        position = "dice p0 | dice 1 1 1 1 1 white1 merchant_guild white2 mine off white3 mine | -"
        assert stock(after(position, "use white")) == (0, 0, 2)

    def test_small_house_and_deactivated_cathedral(self):
        """R36: one counts and the other still scores: « La magnifique cathédrale vaut 6PV »."""
        assert scores("dice p0 | red1 cathedral off | red1 cathedral off red5 mine") == [2, 1]

    def test_the_extra_of_a_statue(self):
        """R38: it is paid once the statue is placed, before a new card is turned up; the book is silent."""
        position = "build p0 display grand_statue 1 well 1 | stone 3 iron 3 | -"
        placed = after(position, "build grand_statue", "place white1")
        assert (phase(placed), legal(placed)) == ("extra", {"pay stone 1", "pay iron 1", "skip"})
        assert (phase(after(placed, "skip")), cards(placed, "display")) == ("reveal", {"well": 1})

    def test_walls_add_up(self):
        """R39: a Well of defence 3 behind two of them needs 7; the book is silent."""
        other = "white1 great_wall white2 great_wall white3 well"
        assert "attack p1 white3" not in legal(f"attack p0 strength 6 | - | {other}")
        assert "attack p1 white3" in legal(f"attack p0 strength 7 | - | {other}")

    def test_a_church_copies_under_another_die(self):
        """R42: the die has left the board, « en enlevant le dé de son emplacement »."""
        position = "dice p0 | dice 1 3 - - - white1 church | -"
        assert legal(position, "use white") == {"copy yellow3", "skip"}

    def test_stables(self):
        """R43: to another space; the die that used them is used; the book is silent."""
        position = "dice p0 | dice 1 3 - - - white1 stables | -"
        expected = {f"shift yellow{column}" for column in (1, 2, 4, 5, 6)} | {"skip"}
        assert expected == legal(position, "use white")
        assert dice(after(position, "use white", "shift yellow6")) == "- 6 - - -"

    @pytest.mark.parametrize(("order", "expected"), [(("white", "yellow"), 2), (("yellow", "white"), 1)])
    def test_a_blacksmith_and_armies_before_it(self, order, expected):
        """R46: a Militia used after a Blacksmith gives 2, before it 1; the book is silent."""
        position = "dice p0 | dice 1 2 1 1 1 white1 blacksmith | -"
        assert number(after(position, *(f"use {die}" for die in order)), "strength") == expected

    def test_no_location_twice(self):
        """R47: a Town Hall copies a Cemetery, which cannot copy the Town Hall; the book is silent."""
        position = "dice p0 | dice 1 1 1 1 1 white1 town_hall white2 cemetery | -"
        expected = {f"copy white{column}" for column in (3, 4, 5, 6)} | {"skip"}
        assert expected == legal(position, "use white", "copy white2")

    def test_a_cathedral_under_attack(self):
        """R51: « gagnez les PV équivalents à chaque valeur d’emplacement », here its present points."""
        position = "attack p0 strength 9 | - | red1 cathedral red2 manor"
        assert amount(after(position, "attack p1 red1"), 0, "points") == 3

    def test_one_of_each_is_always_kept(self):
        """R60: nobody is asked, though « vous pouvez conserver une ressource de chaque type »."""
        ended = after("build p0 | wood 2 stone 1 | -", "done")
        assert (phase(ended), stock(ended)) == ("roll", (1, 1, 0))

    def test_two_ship_piles(self):
        """R64: « Toutes les cartes de 2 piles ou plus ont été prises » means ships, not bandits."""
        assert table_at("build p1 | ships 4 2 0 | wood 2", "done").over
        assert not table_at("build p1 | bandits 4 4 0 ships 0 0 1 | wood 2", "done").over

    def test_an_empty_pile_of_cards(self):
        """R65: it ends the game, unless the option says otherwise; the book is silent."""
        position = f"build p1 {{}} {discarded()} | - | wood 2"
        assert table_at(position.format(""), "done").over
        assert not table_at(position.format("empty_pile plays-on"), "done").over

    def test_the_moment_the_pile_runs_out(self):
        """R65: when its last card is turned up; the display can still be built; the book is silent."""
        position = f"build p0 display well 1 {discarded(well=2)} | stone 3 iron 3 | -"
        position = after(position, "build well", "place white1", "! well")
        assert (phase(position), "build well" in legal(position)) == ("build", True)
        assert not table_at(position, "build well", "place white2").over  # p1 has a turn
        assert table_at(f"build p1 display well 1 {discarded(well=1)} | - | wood 2", "done").over

    def test_two_rows_are_a_choice(self):
        """
        R66: the player may end the game, or must, by option.

        « (variante – le joueur qui remplit cette condition choisit s’il veut mettre fin à la partie ou pas) »
        """
        assert gobelet.game("city").options[0].values == ("offered", "forced")
        assert legal(f"build p0 | wood 2 {TWO_ROWS} | -", "done") == {"end", "play on"}
        assert "ending" in head(after(f"build p0 two_rows forced | wood 2 {TWO_ROWS} | -", "done"))

    @pytest.mark.parametrize("option", ["", "two_rows forced"])
    def test_rows_full_for_a_moment(self, option):
        """R66: if « aucun jeton désactivation n’est présent sur ceux-ci » when a turn ends, not within it."""
        rows = f"white1 catapult {laid('quarry', [f'white{k}' for k in range(2, 7)])} {full('black', 'mine')}"
        position = after(f"dice p0 {option} | dice 1 - - - - {rows} | -", "use white", "done")
        assert (phase(position), "ending" in head(position)) == ("roll", False)
        for round_number in (1, 2, 9):
            asked = f"build round {round_number} p0 | wood 2 {TWO_ROWS} | -"
            assert turn(after(asked, "done", "play on")) == 1

    def test_the_last_round(self):
        """R67: round 500, for games and for positions; the book is silent."""
        assert number(after("build round 499 p1 | - | wood 2", "done"), "round") == 500
        assert table_at("build round 500 p1 | - | wood 2", "done").over
        with pytest.raises(gobelet.NotationError, match="no round 501"):
            table_at("build round 501 p1 | - | wood 2")

    def test_basic_cards_break_ties(self):
        """R69: a Mine is a card too: « le joueur avec le plus de cartes emplacements dans sa cité gagne »."""
        assert (scores("dice p0 | - | white1 mine"), ranks("dice p0 | - | white1 mine")) == ([0, 0], [2, 1])

    def test_alone_nothing_runs_out(self):
        """R70: under « VARIANTE SOLO » the book says nothing; bandits are always there."""
        position = after("attack p0 strength 6 | -", "attack bandits2", "attack bandits2")
        assert amount(position, 0, "points") == 4

    def test_in_both_rows(self):
        """R71: alone, such a card is taken from the lower row; the book is silent."""
        position = "build p0 display well 1 upper well 1 | stone 3 iron 1"
        last = after(position, "build well", "place white1")
        assert (cards(last, "display"), cards(last, "upper")) == ({}, {"well": 1})

    def test_no_replacing_alone(self):
        """R74: otherwise the pile would not last for 15 turns; the book is silent."""
        alone, with_others = "dice p0 display well 2 | -", "dice p0 display well 2 | - | -"
        assert "replace with white" not in legal(alone)
        assert "replace with white" in legal(with_others)


@pytest.mark.parametrize("page", HEADINGS)
def test_every_ruling_has_its_test(page):
    """Both languages list the same rulings, and a test cites the same clause of the book for each."""
    assert read_tests(TestRulings) == read_rulings("city", page)
