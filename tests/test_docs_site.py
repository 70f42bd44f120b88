"""The documentation site: it builds without a warning, needs no other site, and says what the code says."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from docs.generate import measured
from docs.generate.benchmarks import render_benchmarks, slowest_decisions
from docs.generate.cards import PAGES, replace_card
from docs.generate.commands import render_commands
from docs.generate.repository import list_pages, page_of, relink
from docs.generate.service import describe_service, render_service
from docs.generate.strength import measure_strength, render_strength

import gobelet

ROOT = Path(__file__).parent.parent
needs_mkdocs = pytest.mark.skipif(
    any(importlib.util.find_spec(name) is None for name in ("material", "mkdocstrings")),
    reason="needs the extra docs",
)


class TestGenerated:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_cards_are_up_to_date(self, game_id):
        """Otherwise: python -m docs.generate."""
        text = (PAGES / f"{game_id}.md").read_text("utf-8")
        assert "<!-- card -->" in text
        assert replace_card(text, game_id) == text

    @pytest.mark.parametrize(
        ("page", "render"), [("benchmarks", render_benchmarks), ("strength", render_strength)]
    )
    def test_measured_figures_are_those_on_the_page(self, page, render):
        """Otherwise: python -m docs.generate."""
        text = (measured.PAGES / f"{page}.md").read_text("utf-8")
        assert measured.replace_parts(text, render()) == text

    def test_the_readme_promises_what_was_measured(self):
        """Millions of moves a second, and half a billion on a GPU, for the slowest game."""
        text, slowest = (ROOT / "README.md").read_text("utf-8"), slowest_decisions()
        assert "millions of moves a second on a laptop" in text
        assert slowest["cpu"] > 2e6
        assert "half a billion" in text
        assert slowest["gpu"] > 0.5e9

    def test_every_command_has_a_section(self):
        """With its options, as Typer knows them."""
        page = render_commands()
        assert {"## `gobelet play`", "## `gobelet serve`"} <= set(page.splitlines())
        assert "`--against`" in page

    def test_every_route_and_body_has_a_section(self):
        """As OpenAPI describes them."""
        page, described = render_service(), describe_service()
        for path, methods in described["paths"].items():
            for method in methods:
                assert f"### `{method.upper()} {path}`" in page
        for name in described["components"]["schemas"]:
            assert f"### {name}\n" in page


class TestMeasuring:
    def test_a_page_without_its_marker_is_refused(self):
        """Figures do not get lost silently."""
        with pytest.raises(ValueError, match="<!-- cpu -->"):
            measured.replace_parts("# Benchmarks\n", {"cpu": "9 M"})

    @pytest.mark.compiled
    def test_matches_that_are_played_again_replace_the_old_ones(self, tmp_path, monkeypatch):
        """With their games, date, machine and version; the page says so."""
        old = {"date": "2026-11-16", "machine": "another machine", "version": "0.1.0"}
        kept = old | {
            "part": "itself",
            "game": "stars",
            "bots": ["hard", "hard"],
            "wins": 50.0,
            "margin": 1.0,
        }
        match = old | {
            "part": "four",
            "game": "ages",
            "players": 2,
            "games": 1000,
            "bots": ["hard", "random"],
        }
        monkeypatch.setattr(measured, "FOLDER", tmp_path)
        measured.write_figures("strength", [kept, match])
        measure_strength(["ages"], 4, "two cores", lambda line: None)
        unchanged, played = measured.read_figures("strength")
        assert unchanged == kept
        assert (played["games"], played["machine"], played["version"]) == (
            4,
            "two cores",
            gobelet.__version__,
        )
        assert played["wins"] > 50
        assert played["winners"] > played["losers"]


class TestRepositoryPages:
    def test_rulebooks_and_examples_are_pages(self):
        """Every file outside docs/ that a page links to."""
        pages = list_pages()
        assert {"src/gobelet/games/ages/rulebook.fr.md", "examples/grabber.py", "CHANGELOG.md"} <= set(pages)

    def test_links_lead_to_pages(self):
        """From docs/ out, and from outside back."""
        assert relink("[x](../examples/grabber.py)", "bots.md") == "[x](repository/examples/grabber.py.md)"
        assert relink("[x](docs/bots.md#y)", "repository/README.md") == "[x](../bots.md#y)"
        assert relink("[x](bots.md)", "index.md") == "[x](bots.md)"
        assert page_of("docs/bots.md") == "bots.md"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """`make docs`, into a folder of its own."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return folder


@needs_mkdocs
class TestSite:
    def test_builds_strictly(self, site):
        """A broken link or anchor is an error; the Python API comes from docstrings."""
        assert (site / "index.html").exists()
        assert "play_random" in (site / "reference" / "api.html").read_text("utf-8")

    def test_loads_nothing_from_elsewhere(self, site):
        """No font, script, style or picture of another host."""
        elsewhere = re.compile(r"<(?:script|img|iframe|link)\b[^>]+(?:src|href)=\"(?:https?:)?//[^\"]*")
        for page in site.rglob("*.html"):
            assert not elsewhere.findall(page.read_text("utf-8")), page
