"""`hint`: the table of the best three, the sentence that says why, and that nothing at the table changes."""

import io
import random
import re

import pytest
from rich.console import Console

import gobelet
from gobelet.bots import Answer, Candidate, Estimate
from gobelet.cli.boards import menu_for
from gobelet.cli.hint import Hint
from gobelet.cli.locale import load_language
from gobelet.cli.session import Session

KEEP = "keep round 1 p0 rolls 1 [food coins workers] | food 3 | food 3"
ALONE = "keep round 1 p0 rolls 1 [food coins workers] | food 3"
ACTIONS = ["reroll 1 3", "stop", "reroll 2", "reroll 1 2 3"]


def candidates(*triples, error=0.02, simulations=400):
    """Of ACTIONS, in their order; each triple is the chance to win, the place and the points."""
    read = gobelet.game("ages").notation.parse_action
    return [
        Candidate(
            read(action),
            win=Estimate(win, error),
            place=Estimate(place, error),
            points=Estimate(points, 50 * error),
            simulations=simulations,
        )
        for action, (win, place, points) in zip(ACTIONS, triples, strict=False)
    ]


class Adviser:
    """A bot with this opinion, whatever the position, or with none; it notes what it was shown."""

    def __init__(self, opinion=()):
        self.opinion = opinion
        self.shown = []

    def think(self, game, state):
        self.shown.append(game.copy_state(state))
        actions = game.new_actions()
        game.rules.legal_actions(state, actions)
        return Answer(self.opinion[0].action if self.opinion else int(actions[0]), self.opinion)


def show(opinion, position=KEEP, code="en", width=100):
    """The hint on the screen, frames and line breaks taken out."""
    game = gobelet.game("ages")
    table, language = game.table(position=position), load_language(code, game)
    console = Console(width=width, file=io.StringIO())
    menu = menu_for(table, language)
    console.print(Hint(Answer(opinion[0].action, opinion), table, menu, language))
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", console.file.getvalue()).split(" ")).replace("\xa0", " ")


def words(text):
    return " ".join(text.split())


class TestTable:
    def test_what_to_type_what_it_is_and_what_to_expect(self):
        """Each number with its error; dice of a combined reroll as the menu takes them."""
        text = words(show(candidates((0.62, 1.38, 34.25), (0.5, 1.5, 33), (0.4, 1.6, 30), (0.3, 1.7, 29))))
        assert "type move wins place points" in text
        assert "1 3 Reroll dice 1 (food), 3 (workers) 62% ± 2% 1.38 ± 0.02 34.2 ± 1.0" in text
        assert "0 Stop rolling 50% ± 2%" in text
        assert "Reroll all" not in text  # the fourth

    def test_numbers_and_words_in_french(self):
        """Decimal commas, and a space before the sign of per cent."""
        text = words(show(candidates((0.62, 1.38, 34.25), (0.5, 1.5, 33)), code="fr"))
        assert "à taper coup victoires place points" in text
        assert "62 % ± 2 % 1,38 ± 0,02 34,2 ± 1,0" in text
        averages = "Moyennes sur 800 simulations à partir de cette position"
        assert f"{averages} ; le bot évalue la situation à la fin de chacune." in text

    def test_without_an_error_none_is_shown(self):
        """A judgement is no measurement."""
        text = words(show(candidates((0.62, 1.38, 34.25), (0.5, 1.5, 33), error=float("nan"), simulations=0)))
        assert "62% 1.38 34.2" in text
        assert "±" not in text
        assert "simulations from this position" not in text

    @pytest.mark.parametrize(("win", "columns"), [(1.0, "move points"), (0.8, "move wins points")])
    def test_alone_only_what_counts(self, win, columns):
        """No place; chances only where the game can be lost."""
        assert columns in words(show(candidates((win, 1, 34), (win, 1, 20)), ALONE))


class TestWhy:
    @pytest.mark.parametrize(
        ("opinion", "english", "french"),
        [
            pytest.param(
                [(0.62, 1.38, 34), (0.5, 1.5, 34)],
                "The first move is clearly the best: out of 100 games, it wins 12 more than the"
                " second (± 2.8).",
                "Le premier coup est nettement meilleur : sur 100 parties, il en fait gagner 12 de"
                " plus que le deuxième (± 2,8).",
                id="clearly better",
            ),
            pytest.param(
                [(0.62, 1.38, 30), (0.5, 1.5, 34)],
                "The first move scores 4 points less than the second, but out of 100 games it wins 12 more"
                " (± 2.8).",
                "Le premier coup rapporte 4 points de moins que le deuxième, mais sur 100"
                " parties il en fait gagner 12",
                id="fewer points, better chance",
            ),
            pytest.param(
                [(0.52, 1.48, 34), (0.5, 1.5, 33), (0.3, 1.7, 30)],
                "The chances of winning with the first two moves are about equal: the difference"
                " is within the margin of error",
                "Les deux premiers coups donnent à peu près les mêmes chances de gagner :"
                " l’écart est dans la marge d’erreur",
                id="two of three about equal",
            ),
            pytest.param(
                [(0.52, 1.48, 34), (0.5, 1.5, 33), (0.49, 1.5, 34)],
                "The chances of winning with all these moves are about equal",
                "Tous ces coups donnent à peu près les mêmes chances de gagner",
                id="all about equal",
            ),
            pytest.param(
                [(0.52, 1.48, 34), (0.5, 1.5, 33)],
                "The chances of winning with both moves are about equal",
                "Les deux coups donnent à peu près les mêmes chances de gagner",
                id="both about equal",
            ),
            pytest.param(
                [(0.52, 1.48, 40), (0.5, 1.5, 33)],
                "The first move scores 7 points more than the second (± 1.4), but does not"
                " clearly win more often",
                "Le premier coup rapporte 7 points de plus que le deuxième (± 1,4), mais ne"
                " fait pas gagner nettement",
                id="more points, no better chance",
            ),
            pytest.param(
                [(0.3, 1.9, 34), (0.3, 2.2, 34)],
                "does not clearly win more often than the second, but it finishes higher: by 0.3 places",
                "ne fait pas gagner nettement plus souvent que le deuxième, mais il donne un meilleur"
                " classement : 0,3 place de mieux",
                id="a better place",
            ),
            pytest.param(
                [(0.3, 1.7, 34), (0.5, 1.5, 34)],
                "although the second won more often in the simulations",
                "alors que le deuxième a gagné plus souvent dans les simulations",
                id="against its own numbers",
            ),
            pytest.param(
                [(0.62, 1.38, 34)],
                "The bot has not tried any other move.",
                "Le bot n’a essayé aucun autre coup.",
                id="one candidate",
            ),
        ],
    )
    def test_in_words(self, opinion, english, french):
        """What the numbers say, compared with their errors, and no more."""
        assert english in words(show(candidates(*opinion), width=200))
        assert french in words(show(candidates(*opinion), code="fr", width=200))

    @pytest.mark.parametrize(
        ("points", "sentence"),
        [
            (
                40,
                "The first move is clearly the best: on average it scores 7 points more than the"
                " second (± 1.4).",
            ),
            (34, "The scores with both moves are about equal"),
        ],
    )
    def test_alone_points_count(self, points, sentence):
        """Where nobody can lose, the chances are not spoken of."""
        assert sentence in words(show(candidates((1, 1, points), (1, 1, 33)), ALONE, width=200))

    def test_a_judgement_is_called_one(self):
        """Without errors nothing is called clear or equal."""
        opinion = candidates((0.9, 1.1, 40), (0.1, 1.9, 3), error=float("nan"))
        assert "this is its own estimate, without simulations" in words(show(opinion))


class TestTyped:
    @pytest.mark.compiled
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_what_a_hint_says_to_type_is_read_as_that_action(self, game_id):
        """Along a game, for every legal action, in each game's own menus."""
        game, choices = gobelet.game(game_id), random.Random(2)
        table, language = game.table(2, seed=2), load_language("en", game)
        while not table.over:
            menu, legal = menu_for(table, language), table.legal_ids()
            assert [[action] for action in legal] == [menu.read(menu.typed(action)) for action in legal]
            table.play(choices.choice(legal))


@pytest.fixture
def sit(tmp_path, monkeypatch):
    """Plays from *position* with these lines typed in; returns the table and what was on the screen."""
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))

    def run(adviser, lines, game_id="ages", code="en", **setup):
        table = gobelet.game(game_id).table(**setup)
        console, typed = Console(width=120, file=io.StringIO()), iter([*lines, "quit"])
        monkeypatch.setattr(console, "input", lambda *_, **__: next(typed))
        Session(table, {}, adviser, load_language(code, table.game, table.names), console).run()
        return table, console.file.getvalue()

    return run


class TestCommand:
    @pytest.mark.parametrize("word", ["hint", "indice", "conseil", "Hint"])
    def test_the_table_and_its_record_stay_as_they_are(self, sit, word):
        """And the prompt is there as before."""
        adviser = Adviser(candidates((0.62, 1.38, 34), (0.5, 1.5, 34)))
        before = gobelet.game("ages").table(2, seed=5)
        table, screen = sit(adviser, [word], players=2, seed=5)
        assert str(before.record()) == str(table.record())
        assert "The first move is clearly the best" in screen

    def test_what_it_says_can_be_typed_and_taken_back(self, sit):
        """A hint, its choice, a hint, undo: the question is the first one again."""
        adviser = Adviser(candidates((0.5, 1.5, 34), (0.62, 1.38, 34))[1:])
        table, screen = sit(adviser, ["hint", "0", "hint", "1", "hint", "undo"], players=2, seed=5)
        assert "Undone." in screen
        assert [move.action for move in table.record().moves[1:]] == ["stop"]
        assert len(adviser.shown) == 3

    def test_where_one_thing_is_possible_nobody_is_asked(self, sit):
        """The only choice is named, with the number to type."""
        position = "pay p0 [workers coins skull] coins 8 buying leadership | stone 1 | food 3"
        adviser = Adviser()
        _, screen = sit(adviser, ["hint"], position=position)
        assert "Only one move is possible." in screen
        assert not adviser.shown

    def test_the_adviser_sees_what_the_person_sees(self, sit):
        """In Topia the missions of others are made up anew."""
        adviser = Adviser()
        _, screen = sit(adviser, ["", "hint"], "topia", players=2, seed=5)
        assert "it cannot say why" in screen
        table = gobelet.game("topia").table(players=2, seed=5)
        (shown,) = adviser.shown
        assert shown.tobytes() != table.state.tobytes()
        assert table.game.presentation.view(shown, 0) == table.view(0)
