"""What the book leaves open: one test for each ruling at the end of the rulebook, in its order."""

import pytest

import gobelet
from tests.games.rulings import HEADINGS, read_rulings, read_tests
from tests.games.stars.notation import (
    EMPTY,
    after,
    bag,
    discard,
    legal,
    malus,
    number,
    phase,
    ranks,
    scores,
    table_at,
    turn,
)

SEATS = f"{EMPTY} | {EMPTY}"
NO_BLUE_NO_4 = "- - x / - - x / x x x x x x / - - x / - - x"
NO_ORANGE_NO_STARS = "- - - x ** / - - - x *** / - - - x **** / - - - x ***** / - - - x ******"
ALMOST = "x x x x / x x x x / x x x x / x x x x / x x x"


class TestRulings:
    def test_who_begins(self):
        """R5: the first seat; the book only speaks of « le premier joueur »."""
        assert turn(gobelet.game("stars").table(players=3).position) == 0

    def test_a_colour_of_stars(self):
        """R6: it does not count as choosing the stars, « a choisi les dés de valeur ★ »."""
        position = after(f"choose p0 bag black 2 [blue-star orange-5] | {SEATS}", "take blue")
        assert (phase(position), bag(position)) == ("count", "black 2")

    def test_the_last_die_of_the_bag(self):
        """R8: the discard returns after the turn that has « pris le dernier dé dans le sac »."""
        position = f"count p0 bag black 2 [blue-4] | {SEATS}"
        assert phase(after(position, "draw 1", "! black 3", "take blue")) == "pull"
        assert phase(after(position, "draw 2", "! black 3 black 5", "take blue")) == "return"

    def test_first_returned_then_counted(self):
        """R10: whether three are due is seen later, « si, au moment de piocher, la Réserve est vide »."""
        position = f"choose p0 return [blue-4 orange-3] | {SEATS}"
        assert legal(position, "take blue", "keep") == {"draw 1", "draw 2", "draw 3"}
        assert number(after(position, "take blue", "return"), "drawing") == 3

    def test_three_from_a_smaller_bag(self):
        """R11: what is there is drawn, though « alors le joueur DOIT piocher 3 dés »."""
        position = after(f"choose p0 bag blue 1 orange 1 [black-3] | {SEATS}", "take black")
        assert (phase(position), number(position, "drawing")) == ("pull", 2)
        assert discard(position) == "black 2 purple 3 blue 3 orange 4"

    def test_a_cell_for_every_die(self):
        """R13: « aucune solution valide avec les dés à sa disposition, faute de cases disponibles »."""
        cells = "- - x / - - x / x x x x x / - - x / -"
        position = f"malus p0 bag orange 5 [blue-4 blue-4] | {cells} | {EMPTY}"
        assert legal(position) == {"malus blue", "malus 4"}

    def test_stars_are_no_malus(self):
        """R20: of « (couleur OU valeur OU étoile) » a malus is « une couleur ou une valeur »."""
        cells = NO_ORANGE_NO_STARS.replace("- - - x *****", "x x x x x *****", 1)
        position = f"malus p0 bag blue 4 [orange-star orange-star orange-5] | {cells} | {EMPTY}"
        assert legal(position) == {"malus orange", "malus 5"}

    def test_stars_alone(self):
        """R21: no malus « tant qu’il a une possibilité », and room in a column is one."""
        position = f"roll p0 return [orange-star] drawing 1 hand orange | {NO_ORANGE_NO_STARS} | {EMPTY}"
        assert legal(position, "! star") == {"malus orange"}
        assert malus(after(position, "! star", "malus orange")) == 0
        roomy = position.replace("- - - x *****", "- *****")  # rows 5 and 6 are open
        assert legal(roomy, "! star") == {"take orange"}

    def test_one_malus(self):
        """R23: « Remplir une case Malus déclenche la fin de la partie ! », so nobody takes a second one."""
        cells = f"{NO_BLUE_NO_4} malus 8"
        with pytest.raises(gobelet.NotationError, match="p0 has finished"):
            table_at(f"malus p0 bag orange 5 [blue-4] | {cells} | {EMPTY}")

    def test_below_zero(self):
        """R28: each player « retranche si nécessaire son malus », even from nothing."""
        assert scores(f"over round 9 p1 bag black 1 | {EMPTY} malus 4 | {EMPTY}") == [-4, 0]

    def test_ties(self):
        """R29: « Le plus fort total l’emporte ! », and two may have it."""
        assert ranks(f"over round 9 p1 bag black 1 | {EMPTY} malus 0 | {EMPTY}") == [1, 1]

    def test_the_last_turn_counts(self):
        """R30: the opponent ticks « à la fin de chacun de vos tours », the last one too."""
        table = table_at(f"choose p0 bag black 2 [orange-6 blue-5] | {ALMOST}", "take orange")
        assert (table.over, number(table.position, "ticked")) == (True, 1)

    def test_a_full_grid_comes_first(self):
        """R35: « vous avez immédiatement PERDU », even with a finished sheet."""
        table = table_at(f"choose p0 ticked 29 bag black 2 [orange-6 blue-5] | {ALMOST}", "take orange")
        assert (table.over, number(table.position, "ticked"), table.ranks()) == (True, 30, [2])

    def test_a_tie_alone(self):
        """R36: it is not enough to « Obtenir un meilleur score que lui ! »."""
        cells = "x x x x / x x x x / x x x x / x x x x / x x x {}"
        assert ranks(f"over p0 ticked 1 bag black 1 | {cells.format(5)}") == [2]
        assert ranks(f"over p0 ticked 1 bag black 1 | {cells.format(6)}") == [1]

    def test_won_with_a_malus(self):
        """R36: « OU que vous avez été contraint de remplir votre case Malus » is an end like the other."""
        assert ranks("over p0 bag black 1 | 2 / 9 / - / - / - malus 4 ") == [1]

    def test_the_size_of_the_grid(self):
        """R37: the picture is lost and the book is silent: 30 cells, 36 or 40."""
        (option,) = gobelet.game("stars").options
        assert option.values == ("30", "36", "40")


@pytest.mark.parametrize("page", HEADINGS)
def test_every_ruling_has_its_test(page):
    """Both languages list the same rulings, and a test cites the same clause of the book for each."""
    assert read_tests(TestRulings) == read_rulings("stars", page)
