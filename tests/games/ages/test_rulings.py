"""The rulings at the end of the rulebook, by their numbers; each test quotes the sentence that is read."""

import itertools
import re

import pytest

import gobelet
from tests.games.ages.notation import after, amount, legal, phase, ranks, scores, seat, table_at
from tests.games.rulings import find_quotes

FOLDER = gobelet.game("ages").folder
RULING = re.compile(r"^(\d+)\. \*\*.*?(?=^\d+\. |\Z)", re.MULTILINE | re.DOTALL)
BOOKS = {"rulebook.md": "## Rulings", "rulebook.fr.md": "## Points précisés"}


def read_rulings(name):
    """The rulings of one language by number."""
    text = (FOLDER / name).read_text("utf-8").split(BOOKS[name])[1]
    return {int(found[1]): found[0] for found in RULING.finditer(text)}


def plain(text):
    """With the apostrophes of the rulebook."""
    return text.replace("'", "’")


class TestTheList:
    def test_same_numbers_in_both_languages(self):
        english, french = map(read_rulings, BOOKS)
        assert list(english) == list(french) == list(range(1, len(english) + 1))

    def test_each_is_about_the_same_rules(self):
        for english, french in zip(*(read_rulings(name).values() for name in BOOKS), strict=True):
            assert re.findall(r"R\d+", english) == re.findall(r"R\d+", french)

    def test_each_quotes_the_book_or_says_that_it_is_silent(self):
        for ruling in read_rulings("rulebook.md").values():
            assert "«" in ruling or "silent" in ruling or "does not cover this edition" in ruling

    def test_both_languages_quote_the_same(self):
        for english, french in zip(*(read_rulings(name).values() for name in BOOKS), strict=True):
            assert find_quotes(english) == find_quotes(french)

    def test_each_test_cites_what_the_ruling_quotes(self):
        """More or less of the same sentence; of an edition that the book does not know, none."""
        for number, ruling in read_rulings("rulebook.md").items():
            [cited] = [text.__doc__ for name, text in globals().items() if name.startswith(f"test_{number}_")]
            pairs = itertools.product(find_quotes(ruling), find_quotes(plain(cited)))
            assert any(a in b or b in a for a, b in pairs) or "The book" in cited, number

    def test_each_is_tested_below(self):
        tested = {int(name.split("_")[1]) for name in globals() if re.match(r"test_\d+_", name)}
        assert tested == set(read_rulings("rulebook.md"))


def test_1_leadership_after_stopping_early():
    """« Après votre 3ème lancer, vous pouvez relancer le dé de votre choix »."""
    position = "keep p0 rolls 1 [food skull coins] | food 3 leadership | food 3"
    assert legal(position, "stop") == ["stop", "lead 1", "lead 2", "lead 3"]


def test_2_quarrying():
    """« une pierre supplémentaire chaque fois que vous collectez de la pierre lors de votre tour de jeu »."""
    position = "roll p0 [? ? ? ?] | food 9 city4 3 quarrying caravans | food 3"
    result = after(position, "! skull skull skull good", "reroll 4", "! good", "stop")
    assert amount(result, 0, "stone") == 3  # seven goods bring two, Quarrying one


def test_3_losses_beyond_the_sheet():
    """« Pour chaque point perdu, cochez une case dans la section Catastrophe »."""
    position = "keep p0 rolls 1 [skull skull food] | food 3 disasters 45 | food 3"
    assert amount(after(position, "stop"), 0, "disasters") == 47


def test_4_one_opponent_at_a_time():
    """« avec un adversaire […] il suffit que les deux joueurs se mettent d'accord »."""
    position = "trade p0 trading | wood 2 | stone 1 | cloth 1"
    table = table_at(position, "trade p1", "give wood", "ask stone", "propose")
    assert (table.actor, "ask cloth" in legal(position, "trade p1")) == (1, False)


def test_5_not_a_thing_for_itself():
    """« Les échanges sont libres, il suffit que les deux joueurs se mettent d'accord »."""
    assert "ask wood" not in legal("trade p0 trading | wood 2 | wood 1 stone 1", "trade p1", "give wood")


def test_6_gifts():
    """« peut décider d'échanger des ressources et/ou de la nourriture »: off by default, an option."""
    position = "trade p0 {} | wood 2 | stone 1"
    assert "propose" not in legal(position.format("trading"), "trade p1", "give wood")
    assert "propose" in legal(position.format("gifts"), "trade p1", "give wood")
    assert gobelet.game("ages").table(2).position == "roll round 1 p0 [? ? ?] | food 3 | food 3"


@pytest.mark.parametrize("count", ["offers 6", "takebacks 8"])
def test_7_limits_on_trading(count):
    """The book is silent: « Les échanges sont libres »."""
    with pytest.raises(gobelet.NotationError, match="an offer must be possible"):
        table_at(f"trade p0 trading {count} | wood 2 | stone 1")


def test_8_unused_workers():
    """« Pour chaque symbole « ouvrier » obtenu sur les dés, cochez une case »."""
    assert "done" in legal("build p0 workers 3 | food 3 | food 3")
    expected = "roll round 1 p1 [? ? ?] | food 3 | food 3"
    assert after("build p0 workers 3 | food 3 | food 3", "done") == expected


def test_9_cities_in_any_order():
    """« Vous pouvez construire jusqu'à 4 nouvelles cités »."""
    cities = {f"worker city{number}" for number in (4, 5, 6, 7)}
    assert cities <= set(legal("build p0 workers 2 | city7 1 | -"))


def test_10_useless_stones():
    """« chaque pierre que vous choisissez de dépenser vous permet d'effectuer le travail de 3 ouvriers »."""
    built = (
        "city4 3 city5 4 city6 5 city7 6 step_pyramid first stone_circle first temple first obelisk first"
        " hanging_gardens first great_wall first"
    )
    one_box = f"build p0 | stone 2 {built} great_pyramid 14 engineering"
    assert legal(one_box) == ["stone", "done"]
    assert "stone" not in legal(one_box, "stone")
    assert phase(after(one_box, "stone", "worker great_pyramid")) != "build"


def test_11_stacks_one_after_another():
    """« jusqu'à égalier ou dépasser le coût de ce développement »."""
    position = "buy p0 coins 7 | wood 2 stone 2 | -"
    assert seat(after(position, "buy irrigation", "spend wood"), 0) == "stone 2 irrigation"


def test_12_ties():
    """« la victoire revient au joueur qui possède encore le plus grand nombre de ressources »."""
    position = "over round 9 p3 | coinage | irrigation wood 1 | irrigation wood 2 | irrigation wood 1"
    assert ranks(position) == [1, 3, 2, 3]


def test_13_the_end_alone():
    """« La partie se limite à 10 tours de jeu »."""
    five = "leadership irrigation agriculture quarrying"
    position = f"buy round {{}} p0 coins 15 | food 3 {five}"
    assert not table_at(position.format(9), "buy medicine").over
    assert table_at(position.format(10), "done").over


def test_14_protections_come_first():
    """« Vous n'êtes pas affecté par la Sécheresse si vous avez développé l'Irrigation »."""
    position = "keep p0 rolls 2 [skull skull coins] | food 3 | food 3"
    result = after(position, "stop", "buy irrigation", "spend wood", "spend stone")
    assert amount(result, 0, "disasters") == 2


def test_15_preservation_where_it_does_something():
    """The book does not cover this edition: it says nothing of an empty or a full store."""
    for own, expected in (("food 14", "preserve"), ("food 15", "roll"), ("", "roll")):
        position = f"discard p1 late | {own} pottery 1 preservation | wood 7"
        assert phase(after(position, "discard wood")) == expected


def test_16_smithing_and_the_great_wall():
    """The book does not cover this edition; « La Religion vous protège des effets de la Révolte »."""
    dice = "! skull skull skull skull"
    position = "roll p0 late [? ? ? ?] | food 9 city4 3 great_wall first smithing{}"
    assert amount(after(position.format(" | -"), dice, "done"), 1, "disasters") == 4
    assert amount(after(position.format(""), dice), 0, "disasters") == 0


def test_17_ships_are_no_goods():
    """The book does not cover this edition: « Vous perdez toutes vos ressources »."""
    position = "roll p0 late [? ? ? ? ?] | food 9 ships 2 city4 3 city5 4 commerce shipping | -"
    assert "ships 2" in after(position, "! skull skull skull skull skull")
    assert scores(position)[0] == 13
    assert phase(after("build p0 late | wood 2 cloth 1 shipping | -", "ship")) == "exchange"


def test_18_who_begins():
    """« Choisissez le joueur qui commencera la partie, de la manière que vous voulez »."""
    assert gobelet.game("ages").table(3).position.startswith("roll round 1 p0 ")
