"""The documentation as a contract: what exists is documented, and what is shown works."""

import ast
import re
from pathlib import Path

import pytest
import typer

import gobelet
from gobelet.cli import app
from gobelet.engine.language import read_rulebook

ROOT = Path(__file__).parent.parent
SHOWING_PYTHON = ["README.md", "docs/index.md", "docs/games/ages.md", "docs/games/stars.md"]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
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


class TestOptions:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_every_option_of_a_game_is_documented(self, game_id):
        """With all its values, in docs/games/."""
        text = (ROOT / "docs" / "games" / f"{game_id}.md").read_text("utf-8")
        for option in gobelet.game(game_id).options:
            for word in (option.name, *option.values):
                assert f"`{word}`" in text


class TestExamples:
    @pytest.mark.parametrize(
        "page", ["README.md", "docs/index.md", "docs/games/ages.md", "docs/games/stars.md"]
    )
    def test_the_python_shown_runs(self, page):
        """Each block after the other, as somebody would type them."""
        blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
        assert blocks
        names = {"gobelet": gobelet}
        for block in blocks:
            exec(compile(block, page, "exec"), names)

    def test_results_shown_in_comments_are_true(self):
        """docs/games/ages.md says what the position is after buying Irrigation."""
        page = (ROOT / "docs" / "games" / "ages.md").read_text("utf-8")
        block, expected = re.search(
            r"```python\n(.*?)table\.position\s+# (.*?)\n```", page, re.DOTALL
        ).groups()
        names = {}
        exec(block, names)
        assert ast.literal_eval(expected) == names["table"].position


class TestLinks:
    @pytest.mark.parametrize(
        "page", [p.relative_to(ROOT) for p in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))], ids=str
    )
    def test_every_relative_link_leads_somewhere(self, page):
        """Pages do not point at what is not there."""
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / page).read_text("utf-8")):
            assert (ROOT / page.parent / target).exists(), target


class TestRulebooks:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_every_numbered_rule_has_a_class_of_tests(self, game_id):
        """`class TestR4Collect` in tests/games/<game>, for each number of rulebook.md."""
        numbers = set(read_rulebook(gobelet.game(game_id).folder, "en"))
        sources = (ROOT / "tests" / "games" / game_id).glob("test_rulebook*.py")
        tested = {
            re.match(r"Test(R\d+)", node.name).group(1)
            for source in sources
            for node in ast.parse(source.read_text("utf-8")).body
            if isinstance(node, ast.ClassDef) and any(isinstance(n, ast.FunctionDef) for n in node.body)
        }
        assert numbers == tested

    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_rules_cited_in_the_code_exist(self, game_id):
        """A docstring or comment cites numbers of its own rulebook."""
        folder = gobelet.game(game_id).folder
        numbers = set(read_rulebook(folder, "en"))
        for source in folder.glob("*.py"):
            assert set(re.findall(r"\bR\d+\b", source.read_text("utf-8"))) <= numbers, source.name
