"""The words of games, terminal, service and pages: both languages say the same, and cite the same rules."""

import itertools
import random
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import gobelet
from gobelet.advice import FOLDER as ADVICE
from gobelet.cli.locale import FOLDER as TERMINAL
from gobelet.engine.conformance.meeting import Meetings, list_legal
from gobelet.engine.digest import random_game
from gobelet.engine.language import LANGUAGES, Language, read_rulebook
from gobelet.server.language import FOLDER as SERVICE
from gobelet.web.boards import board_folder
from gobelet.web.rendering import HERE as WEB

NAMES = ["Ada", "Bo", "Chloé", "Inès"]
SEEDS = range(3)
MANY = 1_000  # moments of one game
MAX_EXPLANATION = 200  # characters
GAMES = {name: gobelet.game(name) for name in gobelet.games()}
FOLDERS = {name: game.folder / "lang" for name, game in GAMES.items()}
FOLDERS |= {"terminal": TERMINAL, "advice": ADVICE, "service": SERVICE, "pages": WEB / "lang"}
FOLDERS |= {f"board of {name}": board_folder(game) / "lang" for name, game in GAMES.items()}
FOLDERS |= {
    f"guide of {name}": game.folder / "guide"
    for name, game in GAMES.items()
    if (game.folder / "guide").is_dir()
}
FRENCH = [folder / "fr.ftl" for folder in FOLDERS.values()]
FRENCH += [game.folder / "rulebook.fr.md" for game in GAMES.values()]
FRENCH += [path for game in GAMES.values() for path in game.folder.glob("summary/fr.md")]


def setups():
    """Every game for every number of players with every combination of options."""
    for game in GAMES.values():
        meetings = Meetings()
        meetings.game, meetings.seeds = game, SEEDS
        yield from meetings.setups()


for_every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
for_every_phase = pytest.mark.parametrize(
    ("game", "phase"), [(game, phase) for game in GAMES.values() for phase in game.rules.Phase], ids=repr
)
for_every_setup = pytest.mark.parametrize("setup", list(setups()), ids=str)


class Variables(Visitor):
    """Gathers the variables of one message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def read_messages(folder, code):
    """The messages of a language in file order, each with the variables it uses."""
    messages = []
    for entry in FluentParser().parse((folder / f"{code}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            messages.append((entry.id.name, variables.names))
    return messages


def read_explanations(folder, code):
    """The questions of a game in one language, each with its attribute `help` as it is written, or None."""
    found = {}
    for entry in FluentParser().parse((folder / f"{code}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("ask-"):
            helps = [serialize_pattern(a.value) for a in entry.attributes if a.id.name == "help"]
            found[entry.id.name] = helps[0] if helps else None
    return found


def read_page(game, code):
    """The whole rulebook."""
    return (game.folder / ("rulebook.md" if code == "en" else f"rulebook.{code}.md")).read_text("utf-8")


def play(setup):
    return list(random_game(setup.game, setup.players, setup.seed, **setup.options))


def some_of(moments):
    """All of them or, of a long game, as many from here and there."""
    return moments if len(moments) <= MANY else random.Random(len(moments)).sample(moments, MANY)


def messages_of(setup):
    """All that is said to people during one game: questions, choices, dice by hand, log."""
    speak, moments = setup.game.presentation, play(setup)
    for moment in some_of(moments):
        yield speak.ask(moment.state)
        legal = list_legal(setup.game, moment.state)
        yield from (speak.name_action(moment.state, action) for action in legal)
        yield from (speak.name_draw(moment.state, outcome) for outcome in range(moment.state.draw))
    for before, after in some_of(list(itertools.pairwise(moments))):
        yield from speak.tell(before.state, after.state, before.action, before.outcome)


class TestBothLanguages:
    @for_every_folder
    def test_same_messages_in_the_same_order(self, folder):
        """What one language can say, the other can."""
        english, french = ([name for name, _ in read_messages(folder, code)] for code in LANGUAGES)
        assert english == french
        assert len(english) == len(set(english))

    @for_every_folder
    def test_same_variables(self, folder):
        """No language leaves out what the other tells."""
        assert dict(read_messages(folder, "en")) == dict(read_messages(folder, "fr"))

    @pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-3:]))
    def test_french_typography(self, path):
        """Spaces before a sign do not break, and apostrophes are curly."""
        text = path.read_text("utf-8")
        assert not re.findall(r".* [:;?!»](?:\s|$)|.*« .*|.*'.*", text, re.MULTILINE)


class TestExplained:
    """Every question that somebody must decide has a sentence for beginners, its attribute `help`."""

    @for_every_game
    @pytest.mark.parametrize("code", LANGUAGES)
    def test_all_questions(self, game, code):
        """Those without one are asked while dice fall or cards are drawn, and at the end."""
        options = {"scenario": "random"} if game.id == "topia" else {}
        decided, announced = set(), set()
        for moment in random_game(game, game.min_players, 0, **options):
            asked = game.presentation.ask(moment.state).id
            (announced if moment.action is None else decided).add(asked)
        explained = read_explanations(FOLDERS[game.id], code)
        unexplained = {name for name, text in explained.items() if text is None}
        assert unexplained <= announced
        assert not unexplained & decided

    @for_every_game
    @pytest.mark.parametrize("code", LANGUAGES)
    def test_short_sentences(self, game, code):
        """A few lines on a phone."""
        for text in filter(None, read_explanations(FOLDERS[game.id], code).values()):
            lines = [line for line in text.splitlines() if line.rstrip("}").strip()]
            assert all(len(line) <= MAX_EXPLANATION for line in lines), text


@pytest.mark.compiled
class TestEveryMoment:
    @for_every_setup
    def test_put_into_words(self, setup):
        """Questions, choices and log come out whole in both languages."""
        both = [Language(code, [setup.game.folder / "lang"], NAMES) for code in LANGUAGES]
        for message in {repr(message): message for message in messages_of(setup)}.values():
            for text in (language.say(message) for language in both):
                assert text == text.strip() != ""
                assert not set("{}") & set(text)

    @for_every_setup
    def test_rules_now_exist(self, setup):
        """Asking for the rules never names one that is not there."""
        now = {number for moment in play(setup) for number in setup.game.presentation.rules_now(moment.state)}
        assert now <= set(read_rulebook(setup.game.folder, "en"))

    @for_every_phase
    def test_every_step_has_rules(self, game, phase):
        """Also the steps that a game at random may pass by, for any number of players."""
        for players in range(game.min_players, game.max_players + 1):
            state = game.new_state(players)
            state.phase = phase
            now = game.presentation.rules_now(state)
            assert now
            assert set(now) <= set(read_rulebook(game.folder, "en"))


class TestRulebook:
    @for_every_game
    def test_same_numbers_without_gaps(self, game):
        """R1, R2 and so on, each once and in order, and none lost in reading."""
        expected = [f"R{number + 1}" for number in range(len(read_rulebook(game.folder, "en")))]
        for code in LANGUAGES:
            assert expected == re.findall(r"^- \*\*(R\d+)\*\*", read_page(game, code), re.MULTILINE)
            assert expected == list(read_rulebook(game.folder, code))

    @for_every_game
    def test_rules_cited_exist(self, game):
        """A rule or a ruling that names another one names it right; both languages cite the same."""
        english, french = (re.findall(r"\bR\d+", read_page(game, code)) for code in LANGUAGES)
        assert set(english) <= set(read_rulebook(game.folder, "en"))
        assert sorted(english) == sorted(french)

    @for_every_game
    def test_same_words_of_the_notation_and_figures(self, game):
        """A rule names the same faces and the same figures in both languages."""
        english, french = (read_rulebook(game.folder, code) for code in LANGUAGES)
        for number in english:
            here, there = (sorted(re.findall(r"`\w+`|\d+", book[number])) for book in (english, french))
            assert here == there, number
