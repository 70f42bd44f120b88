"""What the question, the buttons and the log say is what happens, in both languages."""

import re

import pytest

import gobelet
from gobelet.engine.language import LANGUAGES, Language
from gobelet.games.city.abilities import kind_of
from gobelet.games.city.components import IDS, LOCATIONS
from tests.games.city.notation import discarded, table_at

CITY = gobelet.game("city")
SPEAK = CITY.presentation
WORDS = {code: Language(code, [CITY.folder / "lang"], ["Ada", "Bo"]) for code in LANGUAGES}
in_both = pytest.mark.parametrize("code", LANGUAGES)


def say(message, code):
    """In words, with plain spaces."""
    return re.sub(r"\s", " ", WORDS[code].say(message))


def question(position, code="en"):
    """What the actor is asked."""
    return say(SPEAK.ask(table_at(position).state), code)


def label(position, action, code="en"):
    """What the button of an action says."""
    return say(SPEAK.name_action(table_at(position).state, CITY.notation.parse_action(action)), code)


def told(position, action, code="en"):
    """The lines of the log after an action."""
    before, after = table_at(position).state, table_at(position, action).state
    messages = SPEAK.tell(before, after, CITY.notation.parse_action(action), None)
    return [say(message, code) for message in messages]


class TestWhatIsLost:
    POSITION = "place p0 step build placing {} | {} | -"

    def lost(self, card, city, space, code="en"):
        """What the button says in brackets."""
        text = label(self.POSITION.format(card, city), f"place {space}", code)
        return text.partition(" (")[2].removesuffix(")")

    @pytest.mark.parametrize(
        ("city", "space", "expected"),
        [
            pytest.param("red1 mine", "red1", "", id="a card worth nothing"),
            pytest.param("red1 mint", "red1", "lose 3 points", id="its points"),
            pytest.param("red1 mint off", "red1", "lose 3 points", id="deactivated or not"),
            pytest.param("white1 cathedral", "white1", "lose 1 point", id="a cathedral"),
            pytest.param("red1 cathedral red2 manor", "red1", "lose 3 points", id="with all it counts"),
            pytest.param("red1 cathedral red2 manor", "red2", "lose 3 points", id="what it counts"),
            pytest.param("red1 cathedral blue1 manor", "blue1", "lose 2 points", id="of another row"),
            pytest.param("red1 cathedral", "red5", "lose 1 point", id="a small house beside it"),
            pytest.param("red1 cathedral red2 cathedral", "red5", "lose 2 points", id="beside two"),
            pytest.param("red1 cathedral red2 cathedral", "red1", "lose 4 points", id="one of two"),
            pytest.param("-", "red5", "", id="a small house"),
            pytest.param("red1 cathedral", "red6", "", id="a mountain"),
        ],
    )
    def test_by_covering(self, city, space, expected):
        """R36, R57: its own points, and what a Cathedral counts no more."""
        assert expected == self.lost("quarry", city, space)

    @pytest.mark.parametrize(
        ("card", "city", "space", "expected"),
        [
            pytest.param("manor", "red1 mint", "red1", "lose 3 points", id="its own points make up for none"),
            pytest.param("manor", "red1 cathedral", "red5", "", id="culture over culture"),
            pytest.param("manor", "red1 cathedral red2 bazaar", "red2", "lose 1 point", id="nor its culture"),
            pytest.param("cathedral", "red1 manor", "red1", "lose 2 points", id="a cathedral over a manor"),
        ],
    )
    def test_whatever_comes(self, card, city, space, expected):
        """What the new card is worth is not counted."""
        assert expected == self.lost(card, city, space)

    def test_in_french(self):
        city = "red1 cathedral red2 cathedral"
        assert self.lost("quarry", city, "red5", "fr") == "2 points perdus"
        assert self.lost("quarry", "red1 cathedral", "red5", "fr") == "1 point perdu"


class TestWhatADieWouldDo:
    MOVE = "move p0 | dice - 1 2 1 1 red3 {} | -"
    SHIFT = "shift p0 die white from white1 | dice - 1 2 1 1 white1 stables red3 {} | -"
    USE = "dice p0 | dice - 1 3 1 1 red3 {} | -"
    COPY = "copy p0 die white from white1 | dice - 1 1 1 1 white1 town_hall red3 {} | -"
    ENDS = {
        "en": {"mint": "of its resource", "off": ": deactivated", "none": ": nothing to use"},
        "fr": {"mint": "de plus", "off": " : désactivé", "none": " : rien à utiliser"},
    }

    @in_both
    @pytest.mark.parametrize(("position", "action"), [(MOVE, "move red right"), (SHIFT, "shift red3")])
    def test_on_a_deactivated_location(self, position, action, code):
        """R10: nothing, and the button says so."""
        assert label(position.format("mint"), action, code).endswith(self.ENDS[code]["mint"])
        assert label(position.format("mint off"), action, code).endswith(self.ENDS[code]["off"])

    @in_both
    @pytest.mark.parametrize("card", ["cathedral", "grand_statue", "great_wall"])
    @pytest.mark.parametrize(
        ("position", "action"),
        [(MOVE, "move red right"), (SHIFT, "shift red3"), (USE, "use red"), (COPY, "copy red3")],
    )
    def test_where_there_is_nothing_to_use(self, position, action, card, code):
        """R36, R38, R39: what a card does without a die is not promised."""
        assert label(position.format(card), action, code).endswith(self.ENDS[code]["none"])

    def test_reactivated(self):
        """R14: all that the card does comes back."""
        position = "reactivate p0 | dice - 1 1 1 1 red3 great_wall off | -"
        assert label(position, "reactivate red3").endswith("have +2 defence")

    @pytest.mark.parametrize(
        ("cards", "english", "french"),
        [
            ("mint 2 well 3", "White die: replace 4 cards of the display", "remplacer 4 cartes"),
            ("mint 2 well 1", "White die: replace 3 cards of the display", "remplacer 3 cartes"),
            ("mint 1", "White die: replace 1 card of the display", "remplacer 1 carte de"),
        ],
    )
    def test_cards_to_replace(self, cards, english, french):
        """R13: all of them if there are fewer than four."""
        position = f"dice p0 display {cards} | - | -"
        assert english == label(position, "replace with white")
        assert french in label(position, "replace with white", "fr")


class TestButtonsBeginWithWhatHappens:
    @pytest.mark.parametrize(
        ("position", "action", "english", "french"),
        [
            (
                *("place p0 step build placing quarry | - | -", "place white1"),
                *("Place on white 1, over ", "Poser en blanc 1, sur l’emplacement "),
            ),
            (
                *("place p0 step build placing quarry | red1 mine | -", "place red1"),
                *("Place on red 1, over your Mine", "Poser en rouge 1, par-dessus ta carte Mine"),
            ),
            (
                *("build p0 display mint 1 | wood 9 stone 9 iron 9 | -", "build mint"),
                *("Build Mint for ", "Construire "),
            ),
            ("dice p0 | dice - 1 3 1 1 | -", "use red", "Red die on ", "Dé rouge sur "),
            ("dice p0 | - | -", "pass with yellow", "Yellow die: pass", "Dé jaune : passer"),
            (
                *("reactivate p0 | dice - 1 1 1 1 red3 great_wall off | -", "reactivate red3"),
                *("Reactivate Great Wall", "Réactiver "),
            ),
            (
                "copy p0 die white from white1 | dice - 1 1 1 1 white1 town_hall red3 mine | -",
                *("copy red3", "Use Mine", "Utiliser Mine"),
            ),
        ],
    )
    def test_in_both_languages(self, position, action, english, french):
        """With a verb or the die, and a capital."""
        assert label(position, action).startswith(english)
        assert label(position, action, "fr").startswith(french)


class TestRealDice:
    @pytest.mark.parametrize(
        ("dice", "english", "french"),
        [
            (
                "1 ? 2 ? ?",
                "Ada rolls the yellow die (3 dice left to roll).",
                "Ada lance le dé jaune (encore 3 dés à lancer).",
            ),
            ("1 1 2 2 ?", "Ada rolls the black die (the last one).", "Ada lance le dé noir (le dernier)."),
        ],
    )
    def test_the_die_that_falls_next(self, dice, english, french):
        """R6: whose it is, which one, and how many are left."""
        position = f"roll p0 | dice {dice} | -"
        assert english == question(position)
        assert french == question(position, "fr")


class TestReroll:
    def test_well(self):
        """R45: the die that is spent is named like the others."""
        position = "reroll p0 die white from white1 | dice - 4 - - - white1 well | -"
        assert label(position, "reroll white yellow") == "Reroll white die, yellow die"
        assert label(position, "reroll white yellow", "fr").endswith("dé blanc, dé jaune")

    def test_of_an_opponent(self):
        """R17: where it lies matters."""
        position = "disturb p0 against p1 | - | dice 1 4 1 1 1"
        assert label(position, "reroll yellow") == "Reroll yellow 4"


class TestStorehouse:
    POSITION = "pay p0 die white from white1 | dice - 1 1 1 1 wood 1 white1 {} | -"

    def test_what_it_gives_is_told(self):
        """R35: one is paid, three come."""
        position = self.POSITION.format("storehouse")
        assert told(position, "pay wood 1") == ["Ada pays 1 wood and gets 3 wood"]
        assert told(position, "pay wood 1", "fr") == ["Ada paie 1 bois et gagne 3 bois"]

    def test_what_is_chosen_is_told_later(self):
        """R32: a Market Place asks first."""
        assert told(self.POSITION.format("market_place"), "pay wood 1") == ["Ada pays 1 wood"]


class TestRowsAlone:
    ROWS = f"display mint 2 {{}}{discarded(mint=2, well=2)}"

    def test_a_new_row_comes(self):
        """R72."""
        lines = told("build round 3 p0 display mint 1 upper well 1 | wood 2", "done")
        assert lines == ["The lower row is discarded and a new row is revealed"]

    def test_none_comes(self):
        """R72: the pile is empty."""
        position = f"build round 14 p0 {self.ROWS.format('upper well 2 ')} | wood 2"
        assert told(position, "done") == ["The lower row is discarded; the pile is empty"]
        assert told(position, "done", "fr") == ["La rangée du bas est défaussée ; la pioche est vide"]

    def test_the_last_one_goes(self):
        """R73."""
        position = f"build round 15 p0 display mint 2 {discarded(mint=2)} | wood 2"
        assert told(position, "done") == ["The last row is discarded"]
        assert told(position, "done", "fr") == ["La dernière rangée est défaussée"]


class TestBuildStep:
    SHIPS = "build p0 | wood 2 stone 2 iron 2 | {}"

    def test_nothing_sails(self):
        assert question("build p0 | wood 2 | -") == "You have 2 wood. What do you build?"

    def test_a_ship_can_be_loaded(self):
        """R58: only while there is one that can be paid."""
        asked = {code: question(self.SHIPS.format("-"), code) for code in LANGUAGES}
        assert asked["en"].endswith("What do you build, or which ship do you load?")
        assert asked["fr"].endswith("Que construis-tu, ou quel navire charges-tu ?")
        assert question(self.SHIPS.format("ships 4 0 0")).endswith("What do you build?")

    @pytest.mark.parametrize(("code", "expected"), [("en", "End turn"), ("fr", "Finir le tour")])
    def test_done(self, code, expected):
        """Whatever was or was not built, that is what the button does."""
        assert expected == label("build p0 display church 1 | wood 1 stone 1 iron 1 | -", "done", code)

    @pytest.mark.parametrize(
        ("code", "expected"),
        [
            ("en", "End turn: 2 wood, 1 iron lost"),
            ("fr", "Finir le tour : tu perds 2 bois, 1 fer"),
        ],
    )
    def test_done_with_losses(self, code, expected):
        """R60: one of each resource is kept; the button names the rest."""
        assert expected == label("build p0 | wood 3 stone 1 iron 2 | -", "done", code)

    @pytest.mark.parametrize(
        ("code", "expected"),
        [
            ("en", "Stop attacking: 3 strength lost"),
            ("fr", "Arrêter d’attaquer : 3 de force perdue"),
        ],
    )
    def test_stop_attacking(self, code, expected):
        """Strength is not kept."""
        assert expected == label("attack p0 strength 3 | - | -", "done", code)


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("catapult", "military, army", "militaire, armée"),
        ("mine", "resource, harvest", "ressource, récolte"),
        ("well", "civic", "civique"),
    ],
)
def test_kinds(card, english, french):
    """As the rulebook lists them."""
    kind = kind_of(LOCATIONS[IDS.index(card)])
    assert (english, french) == (say(kind, "en"), say(kind, "fr"))
