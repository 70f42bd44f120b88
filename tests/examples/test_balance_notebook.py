"""The notebook on balance: it runs from top to bottom, and what it shows is stored in it."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import pytest

from gobelet.games.ages.words import DEVELOPMENTS

PATH = Path(__file__).parents[2] / "examples" / "balance.ipynb"
NOTEBOOK = json.loads(PATH.read_text("utf-8"))
CODE = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
GAMES = 800
MAX_BYTES = 300_000


def source_of(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def text_of(cell: dict[str, Any]) -> str:
    """All that it printed."""
    return "".join("".join(output.get("text", ())) for output in cell["outputs"])


def with_few_games(source: str) -> str:
    """As plain Python, without what is for Jupyter alone."""
    lines = [line for line in source.splitlines() if not line.startswith(("%", "!"))]
    return re.sub(r"^GAMES = [\d_]+", f"GAMES = {GAMES}", "\n".join(lines), flags=re.MULTILINE)


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """What all cells have defined, one run after the other."""
    defined: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch, mpl.rc_context():
        patch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("notebook")))
        mpl.use("Agg")
        for cell in CODE:
            exec(compile(with_few_games(source_of(cell)), cell["id"], "exec"), defined)
        yield defined
        defined["plt"].close("all")


@pytest.mark.compiled
class TestRunning:
    def test_the_number_of_games_is_what_the_first_cell_says(self, names: dict[str, Any]) -> None:
        """One constant makes all of it shorter or longer."""
        assert names["wins"].shape == (GAMES, 2)
        assert names["won"].shape == (GAMES // 4,)

    def test_shares_of_wins_add_up_to_1(self, names: dict[str, Any]) -> None:
        """For both kinds of players, and two, three and four of them."""
        tables = {(policy, players) for policy in ("random", "greedy") for players in (2, 3, 4)}
        assert tables == set(names["shares"])
        for (_, players), estimates in names["shares"].items():
            assert len(estimates) == players
            assert sum(mean for mean, _ in estimates) == pytest.approx(1)

    def test_intervals_get_narrower_with_more_games(self, names: dict[str, Any]) -> None:
        """Four times the values, half the width."""
        values = np.tile([0.0, 1.0], 500)
        mean, width = names["estimate"](values)
        assert (mean, width) == (0.5, pytest.approx(1.96 * 0.5 / np.sqrt(1000), rel=1e-3))
        assert names["estimate"](np.tile(values, 4))[1] == pytest.approx(width / 2, rel=1e-3)

    def test_the_forest_has_the_effects_of_both(self, names: dict[str, Any]) -> None:
        """Of developments alone; Religion, much for its price, goes with winning, whoever plays."""
        for found in names["effects"].values():
            assert set(found) <= {f"development_{name}" for name in DEVELOPMENTS}
            assert found["development_religion"].contrast.difference.mean > 0

    def test_editions_differ_where_the_rules_say_so(self, names: dict[str, Any]) -> None:
        """The reprint pays more points for the same things."""
        mean, width = names["differences"]["points of a seat"]
        assert mean - width > 0

    def test_the_habits_beat_random_players(self, names: dict[str, Any]) -> None:
        """Every place has had its first game, and most were won."""
        assert set(np.unique(names["won"])) <= {0, 0.5, 1}
        mean, width = names["estimate"](names["won"])
        assert mean - width > 0.8

    def test_plots_are_made(self, names: dict[str, Any]) -> None:
        """Three panels of seats and one forest, each with something in it."""
        figures = [names["plt"].figure(number) for number in names["plt"].get_fignums()]
        assert [len(figure.axes) for figure in figures] == [3, 1]
        assert all(len(axes.containers) == 2 for figure in figures for axes in figure.axes)


class TestStored:
    def test_has_the_form_of_a_notebook(self) -> None:
        """Version 4.5, an id for each cell, the kernel that everybody has, small."""
        assert (NOTEBOOK["nbformat"], NOTEBOOK["nbformat_minor"]) == (4, 5)
        assert NOTEBOOK["metadata"]["kernelspec"]["name"] == "python3"
        assert len({cell["id"] for cell in NOTEBOOK["cells"]}) == len(NOTEBOOK["cells"])
        assert PATH.stat().st_size < MAX_BYTES

    def test_was_run_from_top_to_bottom(self) -> None:
        """All of it, in one go, and nothing complained."""
        assert [cell["execution_count"] for cell in CODE] == list(range(1, len(CODE) + 1))
        kinds = {output["output_type"] for cell in CODE for output in cell["outputs"]}
        assert kinds == {"stream", "display_data"}
        assert all(output.get("name", "stdout") == "stdout" for cell in CODE for output in cell["outputs"])

    @pytest.mark.parametrize("cell", CODE[1:], ids=lambda cell: cell["id"])
    def test_every_cell_shows_something(self, cell: dict[str, Any]) -> None:
        """A line where it prints or plays, a picture where it draws."""
        assert text_of(cell).strip()
        has_picture = any("image/png" in output.get("data", ()) for output in cell["outputs"])
        assert has_picture == ("plt.subplots" in source_of(cell))

    def test_numbers_in_the_text_are_those_shown(self) -> None:
        """What is written with an interval was printed, perhaps with more digits."""
        shown = re.findall(r"([\d.]+)%? ± ([\d.]+)", "".join(map(text_of, CODE)))
        rounded = {(f"{float(mean):.1f}", f"{float(width):.1f}") for mean, width in shown}
        text = "".join(source_of(cell) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "markdown")
        written = set(re.findall(r"([\d.]+) ± ([\d.]+)", text))
        assert written
        assert written <= rounded

    def test_no_path_of_a_machine_is_in_it(self) -> None:
        """Neither in the cells nor in what they printed."""
        for cell in NOTEBOOK["cells"]:
            text = source_of(cell) + (text_of(cell) if cell["cell_type"] == "code" else "")
            assert not re.search(r"(?<![\w.])/(tmp|work|home|root|Users|usr|opt|var)\b|[A-Z]:\\", text)

    def test_links_lead_somewhere(self) -> None:
        """To pages of the documentation."""
        text = "".join(source_of(cell) for cell in NOTEBOOK["cells"])
        links = re.findall(r"\]\((\.\./[^)#]+)\)", text)
        assert links
        assert all((PATH.parent / link).exists() for link in links)
