"""The documentation as a contract: what exists is documented, and what is shown works."""

import ast
import importlib
import io
import re
from pathlib import Path

import pytest
import typer
from rich.console import Console

import gobelet
from gobelet.cli import app
from gobelet.cli.boards import draw_board
from gobelet.cli.locale import load_language
from gobelet.engine.language import read_rulebook
from gobelet.server.app import create_app
from gobelet.server.errors import STATUS
from gobelet.server.settings import Settings, read_database
from tests.snippets import SHOWING_PYTHON, run_page

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
README_POSITION = (
    "keep round 5 p0 rolls 1 [coins workers skull food]"
    " | food 5 wood 2 stone 3 pottery 1 cloth 1 city4 3 city5 2"
    " step_pyramid first stone_circle 2 agriculture leadership disasters 3"
    " | food 3 wood 1 stone 1 stone_circle first obelisk 4 irrigation disasters 1"
)
COMMANDS = typer.main.get_command(app)


class TestCommands:
    @pytest.mark.parametrize("name", sorted(COMMANDS.commands))
    def test_every_command_and_option_is_documented(self, name):
        """docs/commands.md has a section for each command, with all its options."""
        text = (ROOT / "docs" / "commands.md").read_text("utf-8")
        section = re.search(rf"^## `gobelet {name}\b.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        assert section, f"`gobelet {name}` is not in docs/commands.md"
        for parameter in COMMANDS.commands[name].params:
            longest = max(parameter.opts, key=len)
            if longest not in ("--help", "--lang") and longest.startswith("--"):
                assert longest in section.group(), f"{longest} of `gobelet {name}` is not documented"


class TestServer:
    PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")

    @pytest.mark.parametrize("code", STATUS)
    def test_every_error_code_is_documented(self, code):
        """docs/server.md has a row for it, with its status."""
        assert re.search(rf"^\| `{code}` \| {STATUS[code]} \| \w", self.PAGE, re.MULTILINE)

    def test_every_route_is_documented(self, tmp_path):
        """docs/server.md names method and path of all that OpenAPI describes."""
        paths = create_app(Settings(read_database(None, tmp_path))).openapi()["paths"]
        routes = {f"`{method.upper()} {path}`" for path, methods in paths.items() for method in methods}
        assert routes == set(re.findall(r"`[A-Z]+ /[^` ]+`", self.PAGE)) & routes


class TestOptions:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_every_option_of_a_game_is_documented(self, game_id):
        """With all its values, in docs/games/."""
        text = (ROOT / "docs" / "games" / f"{game_id}.md").read_text("utf-8")
        for option in gobelet.game(game_id).options:
            for word in (option.name, *option.values):
                assert f"`{word}`" in text


class TestActions:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_every_verb_of_a_game_is_documented(self, game_id):
        """As it begins a text, in docs/games/."""
        text = (ROOT / "docs" / "games" / f"{game_id}.md").read_text("utf-8")
        table = importlib.import_module(f"{gobelet.game(game_id).package}.actions").ACTIONS
        for family in table.families():
            assert re.search(rf"`{family.verb}\b", text), family.verb


class TestExamples:
    @pytest.mark.compiled
    @pytest.mark.parametrize("page", SHOWING_PYTHON)
    def test_the_python_shown_runs(self, page):
        """Each block after the other, as somebody would type them."""
        run_page(page)

    def test_every_page_that_shows_python_is_run(self):
        """No page of docs/ is forgotten in tests/snippets.py."""
        showing = {page for page in ROOT.glob("docs/**/*.md") if "```python\n" in page.read_text("utf-8")}
        assert showing <= {ROOT / page for page in SHOWING_PYTHON}

    def test_results_shown_in_comments_are_true(self):
        """docs/games/ages.md says what the position is after buying Irrigation."""
        page = (ROOT / "docs" / "games" / "ages.md").read_text("utf-8")
        block, expected = re.search(
            r"```python\n(.*?)table\.position\s+# (.*?)\n```", page, re.DOTALL
        ).groups()
        names = {}
        exec(block, names)
        assert ast.literal_eval(expected) == names["table"].position

    def test_the_record_shown_can_be_resumed(self):
        """docs/record.md: every line of the example is legal."""
        page = (ROOT / "docs" / "record.md").read_text("utf-8")
        text = re.search(r"```\n(gobelet: 1\n.*?)```", page, re.DOTALL).group(1)
        assert str(gobelet.parse_record(text)) == text
        assert not gobelet.resume(text).over

    def test_the_board_shown_is_the_one_drawn(self):
        """README.md: the picture is what the terminal prints."""
        page = (ROOT / "README.md").read_text("utf-8")
        shown = re.search(r"```\n(Roll Through the Ages.*?)\n\n[^\n]*\n  0 ", page, re.DOTALL).group(1)
        assert shown == draw_readme_board()


def draw_readme_board():
    """The position of the README's picture, 98 columns wide."""
    game = gobelet.game("ages")
    table = game.table(position=README_POSITION, names=["Ada", "Bo"])
    language = load_language("en", game, table.names)
    console = Console(width=98, file=io.StringIO(), force_terminal=False)
    console.print(draw_board(table, 0, language, 98))
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


class TestLinks:
    @pytest.mark.parametrize("page", [page.relative_to(ROOT) for page in PAGES], ids=str)
    def test_every_relative_link_leads_somewhere(self, page):
        """Pages do not point at what is not there."""
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / page).read_text("utf-8")):
            assert (ROOT / page.parent / target).exists(), target


class TestRulebooks:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_every_numbered_rule_has_a_class_of_tests(self, game_id):
        """`class TestR4Collect` in tests/games/<game>, for each number of rulebook.md."""
        numbers = set(read_rulebook(gobelet.game(game_id).folder, "en"))
        tested = {
            number
            for source in (ROOT / "tests" / "games" / game_id).glob("test_*.py")
            for node in ast.parse(source.read_text("utf-8")).body
            if isinstance(node, ast.ClassDef) and any(isinstance(n, ast.FunctionDef) for n in node.body)
            for number in re.findall(r"^Test(R\d+)", node.name)
        }
        assert numbers == tested

    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_rules_cited_in_the_code_exist(self, game_id):
        """A docstring or comment cites numbers of its own rulebook."""
        folder = gobelet.game(game_id).folder
        numbers = set(read_rulebook(folder, "en"))
        for source in folder.glob("*.py"):
            assert set(re.findall(r"\bR\d+\b", source.read_text("utf-8"))) <= numbers, source.name
