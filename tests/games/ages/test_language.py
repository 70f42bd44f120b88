"""The words of the game: both languages say the same, at every moment, and cite the same rules."""

import itertools
import random
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gobelet
from gobelet.engine.language import LANGUAGES, Language, read_rulebook
from gobelet.games.ages.constants import MAX_PLAYERS, Phase
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, FACES, ITEMS, MONUMENTS

GAME = gobelet.game("ages")
FOLDER = GAME.folder / "lang"
NAMES = ["Ada", "Bo", "Chloé", "Inès"]
OPTIONS = list(itertools.product(range(1, MAX_PLAYERS + 1), ("classic", "reprint"), ("no", "yes")))
NUM_RULES = 64
SEEDS = range(3)


class Variables(Visitor):
    """Gathers the variables of one message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def read_messages(code):
    """The messages of a language in file order, each with the variables it uses."""
    messages = []
    for entry in FluentParser().parse((FOLDER / f"{code}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            messages.append((entry.id.name, variables.names))
    return messages


def languages():
    return [Language(code, [FOLDER], NAMES) for code in LANGUAGES]


def random_game(players, edition, trading, seed):
    """A table at each decision of a game played at random, and when it is over."""
    rng = random.Random(seed)
    table = GAME.table(players=players, seed=seed, edition=edition, trading=trading)
    yield table
    while not table.over:
        table.play(rng.choice(table.legal_ids()))
        yield table


def tell_steps(table, first):
    """The log of the steps from *first* on."""
    states = [step.before for step in table.steps] + [table.state]
    for k, step in enumerate(table.steps[first:], start=first):
        action, outcome = (None, step.value) if step.seat is None else (step.value, None)
        yield from GAME.presentation.tell(states[k], states[k + 1], action, outcome)


def messages_of(players, edition, trading, seed):
    """All that is said to people during one game."""
    told = 0
    for table in random_game(players, edition, trading, seed):
        yield from tell_steps(table, told)
        told = len(table.steps)
        yield GAME.presentation.ask(table.state)
        for action in table.legal_ids():
            yield GAME.presentation.name_action(table.state, action)


class TestBothLanguages:
    def test_same_messages_in_the_same_order(self):
        """What one language can say, the other can."""
        english, french = ([name for name, _ in read_messages(code)] for code in LANGUAGES)
        assert english == french
        assert len(english) == len(set(english))

    def test_same_variables(self):
        """No language leaves out what the other tells."""
        assert dict(read_messages("en")) == dict(read_messages("fr"))

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_every_thing_has_a_name(self, code):
        """Also the ones that a game at random seldom reaches."""
        kinds = {
            "face": FACES,
            "item": ITEMS,
            "some": ITEMS,
            "site": CITIES,
            "monument": MONUMENTS,
            "the": MONUMENTS,
        }
        kinds |= {"development": DEVELOPMENTS, "effect": DEVELOPMENTS}
        language = Language(code, [FOLDER])
        assert not [
            f"{kind}-{n}" for kind, names in kinds.items() for n in names if not language.knows(f"{kind}-{n}")
        ]

    @pytest.mark.parametrize(
        "path", [FOLDER / "fr.ftl", GAME.folder / "rulebook.fr.md"], ids=["ftl", "rulebook"]
    )
    def test_french_typography(self, path):
        """Spaces before a sign do not break, and apostrophes are curly."""
        assert not re.findall(r".* [:;?!»](?:\s|$)|.*« .*|.*'.*", path.read_text("utf-8"), re.MULTILINE)


class TestEveryMoment:
    @pytest.mark.parametrize(("players", "edition", "trading"), OPTIONS)
    def test_put_into_words(self, players, edition, trading):
        """Questions, buttons and log come out whole in both languages."""
        both = languages()
        for seed in SEEDS:
            for message in messages_of(players, edition, trading, seed):
                for text in (language.say(message) for language in both):
                    assert text == text.strip() != ""
                    assert not set("{}") & set(text)

    @pytest.mark.parametrize(("players", "edition", "trading"), OPTIONS)
    def test_rules_now_exist(self, players, edition, trading):
        """The question mark never opens a rule that is not there."""
        rules = read_rulebook(GAME.folder, "en")
        for table in random_game(players, edition, trading, seed=0):
            assert set(GAME.presentation.rules_now(table.state)) <= set(rules)

    @pytest.mark.parametrize("players", range(1, MAX_PLAYERS + 1))
    @pytest.mark.parametrize("phase", Phase)
    def test_every_step_has_rules(self, players, phase):
        """Also the steps that a game at random may pass by."""
        state = GAME.new_state(players)
        state.phase = phase
        now = GAME.presentation.rules_now(state)
        assert now
        assert set(now) <= set(read_rulebook(GAME.folder, "en"))


class TestRulebook:
    @pytest.mark.parametrize("code", LANGUAGES)
    def test_numbers_without_gaps(self, code):
        """R1 to R64, each once and in order."""
        path = GAME.folder / ("rulebook.md" if code == "en" else f"rulebook.{code}.md")
        expected = [f"R{number}" for number in range(1, NUM_RULES + 1)]
        assert expected == re.findall(r"^- \*\*(R\d+)\*\*", path.read_text("utf-8"), re.MULTILINE)
        assert expected == list(read_rulebook(GAME.folder, code))

    @pytest.mark.parametrize("number", range(1, NUM_RULES + 1))
    def test_same_faces_and_figures(self, number):
        """A rule names the same dice and the same figures in both languages."""
        english, french = (read_rulebook(GAME.folder, code)[f"R{number}"] for code in LANGUAGES)
        pattern = r"`\w+`|\d+"
        assert sorted(re.findall(pattern, english)) == sorted(re.findall(pattern, french))
