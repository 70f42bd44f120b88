"""How a game ended, in words: to who won, lost, tied, resigned, played alone or watched."""

import pytest

import gobelet
from gobelet.server.result import Result
from gobelet.web.ending import compare_best, tell_result
from gobelet.web.rendering import page_language

NAMES = ("Ada", "Bo", "Cy")
for_both_languages = pytest.mark.parametrize("code", ["en", "fr"])


def told(result, *own, code="en"):
    return page_language(code).say(tell_result(result, own, NAMES.__getitem__))


def two(ada, bo, places=(1, 2), resigned=()):
    return Result((ada, bo), places, resigned)


class TestResult:
    """What the first player reads."""

    @pytest.mark.parametrize(
        ("result", "english", "french"),
        [
            (two(7, 4), "You won by 3 points.", "Tu as gagné de 3 points."),
            (two(5, 4), "You won by 1 point.", "Tu as gagné d’un point."),
            (two(4, 4), "You won on the tie-breaker.", "Tu as gagné au départage."),
            (two(4, 4, (1, 1)), "You share the win with Bo.", "Tu partages la victoire avec Bo."),
            (two(4, 9, (2, 1)), "You lost to Bo by 5 points.", "Tu as perdu de 5 points contre Bo."),
            (two(8, 9, (2, 1)), "You lost to Bo by 1 point.", "Tu as perdu d’un point contre Bo."),
            (two(9, 9, (2, 1)), "You lost to Bo on the tie-breaker.", "Tu as perdu au départage contre Bo."),
            (two(9, 2, (2, 1), (0,)), "You resigned. Bo won.", "Tu as abandonné. Victoire : Bo."),
            (two(1, 2, (1, 2), (1,)), "You won: Bo resigned.", "Tu as gagné : Bo a abandonné."),
        ],
    )
    def test_of_two(self, result, english, french):
        assert told(result, 0) == english
        assert told(result, 0, code="fr").replace("\u00a0", " ") == french

    @pytest.mark.parametrize(
        ("result", "english"),
        [
            (Result((7, 9, 2), (2, 1, 3)), "Bo won. You came second, 2 points behind."),
            (Result((7, 9, 8), (3, 1, 2)), "Bo won. You came third, 2 points behind."),
            (Result((7, 8, 8), (3, 1, 1)), "Bo & Cy won. You came third, 1 point behind."),
            (Result((8, 8, 2), (2, 1, 3)), "Bo won. You came second, with the same number of points."),
            (Result((8, 8, 8), (1, 1, 1)), "You share the win with Bo & Cy."),
            (Result((8, 9, 6), (1, 3, 2), (1,)), "You won by 2 points."),
            (Result((8, 9, 6), (1, 3, 2), (1, 2)), "You won: the others resigned."),
            (Result((8, 9, 6), (3, 1, 2), (0,)), "You resigned. Bo won."),
        ],
    )
    def test_of_three(self, result, english):
        """Who has resigned is behind everybody, whatever their points."""
        assert told(result, 0) == english
        assert told(result, 0, code="fr")

    @pytest.mark.parametrize(
        ("result", "english"),
        [
            (two(7, 4), "Ada won by 3 points."),
            (two(4, 4), "Ada won on the tie-breaker."),
            (two(4, 4, (1, 1)), "Ada & Bo share the win."),
            (two(4, 4, (1, 2), (1,)), "Ada won: Bo resigned."),
        ],
    )
    @pytest.mark.parametrize("own", [(), (0, 1)])
    def test_of_others(self, result, english, own):
        """Who watches, and several at one screen, read names."""
        assert told(result, *own) == english
        assert "Ada" in told(result, *own, code="fr")

    @pytest.mark.parametrize(
        ("result", "english"),
        [
            (Result((37,), (1,)), "You scored 37 points."),
            (Result((1,), (1,)), "You scored 1 point."),
            (Result((37,), (1,), is_won=True), "You won with 37 points."),
            (Result((37,), (2,), is_won=False), "You lost with 37 points."),
            (Result((37,), (1,), (0,)), "You resigned."),
        ],
    )
    def test_alone(self, result, english):
        assert told(result, 0) == english
        assert told(result, 0, code="fr").startswith("Tu as ")

    def test_round_trip(self):
        """A result is read from a summary as it was written."""
        result = Result((7, 4), (1, 2), (1,))
        assert Result.read({"result": result.write()}) == result
        assert Result.read({}) is None


@for_both_languages
@pytest.mark.parametrize("game_id", [game for game in gobelet.games() if gobelet.game(game).min_players == 1])
def test_alone_a_game_says_itself_whether_it_is_won(game_id, code):
    """Never both won and lost; a game that cannot be won says nothing."""
    game = gobelet.game(game_id)
    table, language = game.table(1, seed=1), page_language(code, game)
    while not table.over:
        table.play(table.legal_ids()[0])
    found = [language.say(message) for message in game.conclude(table.state)]
    assert len(found) <= 1
    assert bool(found) == (game_id != "ages")


class TestBest:
    @pytest.mark.parametrize(
        ("best", "players", "english"),
        [
            (None, 1, "Your first solo score with these options."),
            (12, 1, "Your new best solo score: 3 more than before."),
            (15, 2, "This equals your best score with 2 players."),
            (20, 3, "Your best score with 3 players: 20."),
        ],
    )
    def test_compared(self, best, players, english):
        """15 points, with the best before."""
        message = compare_best(15, best, players)
        assert page_language("en").say(message) == english
        assert page_language("fr").say(message)
