"""Pig as another package brings it: its board on pages, its bars in a terminal, its bots."""

import re
import shutil
import sys
from types import SimpleNamespace

import pytest
from rich.console import Console
from typer.testing import CliRunner

import gobelet
from gobelet.bots import new_bot
from gobelet.bots.weights import weights_of
from gobelet.cli import app
from gobelet.cli.boards import draw_board
from gobelet.cli.locale import load_language
from gobelet.learning import trainer
from gobelet.server.settings import NO_LIMITS, Settings, read_database
from gobelet.web import files, rendering
from gobelet.web.app import create_app
from gobelet.web.boards import board_folder
from gobelet.web.rendering import page_language, render_board
from pig import GAME
from tests.bots.meeting import PIG, count_wins
from tests.server.running import Thread
from tests.web.conftest import same_dice
from tests.web.forms import Reader, find, refused_by_policy

__all__ = ["same_dice"]

POSITION = "choose p1 total 11 | 7 | 20"
for_both_languages = pytest.mark.parametrize(
    ("code", "words"),
    [("en", ["This turn", "20 of 100"]), ("fr", ["Ce tour", "20 sur 100"])],
    ids=["en", "fr"],
)


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory):
    """As if a package with this entry point were installed."""
    site = tmp_path_factory.mktemp("site")
    info = site / "gobelet_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gobelet-pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gobelet.games]\npig = pig:GAME\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        forget_files()
        yield
    forget_files()


def forget_files():
    """They are read once in a process, of the games there are then."""
    files.files.cache_clear()
    files.board_style.cache_clear()


# -- On pages -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(installed, tmp_path_factory):
    """The whole site."""
    settings = Settings(read_database(None, tmp_path_factory.mktemp("data")), NO_LIMITS, scan=0.1)
    with Thread(settings, create_app) as running:
        yield running


@pytest.fixture
def come(site):
    """`come("fr")` is somebody new."""
    known = []

    def come(code="en"):
        known.append(Reader(site.address, code))
        return known[-1]

    yield come
    for person in known:
        person.http.close()


def test_on_the_shelf(come):
    """With its own picture and colour."""
    ada = come()
    home = ada.get("/").text
    assert '<li class="game game-pig">' in home
    assert "#f7cdd6" in home
    style = find(r'href="(/static/\w+/gobelet\.css)"', home)
    assert ".game-pig {" in ada.get(style).text


@for_both_languages
def test_table(come, code, words):
    """Its own board and style, a way to the target for each seat, and the die that was rolled."""
    ada = come(code)
    path = ada.lay("pig", "here", name1="Bo")
    page = ada.get(path).text
    assert page.count('class="way"') == 2
    assert words[0] in page
    assert re.search(r'class="die" id="die-\d-1" data-face="[2-6]"', page)
    assert ".board.pig" in ada.get(find(r'href="(/static/\w+/pig\.css)"', page)).text
    assert refused_by_policy(page) == []


def test_a_whole_game(come):
    """Through the forms: rolling to 20 and holding, for both at one screen; then every moment again."""
    ada = come()
    path = ada.lay("pig", "here", name1="Bo", **{"option-target": "50"})
    while ada.choices(path):
        page = ada.get(path).text
        total = int(find(r'<b class="number">(\d+)</b>', page))
        assert total == sum(map(int, re.findall(r'data-face="(\d)"', page)))
        action = "hold" if total >= 20 else "roll"
        assert ada.post(f"{path}/play", action=action, version=ada.version(path)).status_code == 200
    end = ada.get(path).text
    assert re.search(r"(Ada|Bo) wins", end)
    assert any('data-face="' in ada.get(f"{path}/replay", step=step).text for step in (1, 2, 3))


@pytest.mark.parametrize("code", ["en", "fr"])
def test_guided_game(come, code):
    """Its script is found with it: "Learn" on the shelf, and every step to the end."""
    ada = come(code)
    assert 'href="/learn/pig"' in ada.get("/").text
    page = ada.get("/learn/pig").text
    steps = GAME.find_guide().steps
    for number, step in enumerate(steps[:-1], 1):
        assert find(r'name="step" value="(\d+)"', page) == str(number)
        assert page_language(code, GAME).knows(step.words)
        assert " data-pointed" in page or not step.points
        page = ada.post("/learn/pig", step=number, action=(*step.actions, "")[0]).text
    assert 'action="/new/pig"' in page


@for_both_languages
def test_drawn_from_a_position(code, words):
    """Without a past no roll is known: the die is blank, and nothing else is missing."""
    board = render_board(GAME.table(position=POSITION), 0, page_language(code, GAME))
    assert all(word in board for word in words)
    assert "data-face" not in board
    assert '<rect class="hoped" width="31"' in board
    assert '<rect class="safe" width="20"' in board


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """The folder of a drawing like that of Pig, to be changed."""
    folder = shutil.copytree(GAME.folder / "web", tmp_path / "web")
    for module in (files, rendering):
        monkeypatch.setattr(module, "board_folder", lambda game: folder if game is GAME else None)
    forget_files()
    yield folder
    forget_files()


@pytest.mark.parametrize("name", ["board.css", "colours.css", "lang/"])
def test_a_drawing_may_leave_out(copied, name):
    """A style, a colour or words that it does not need."""
    if name.endswith("/"):
        shutil.rmtree(copied / name)
    else:
        (copied / name).unlink()
    assert (files.board_style("pig") is None) == (name == "board.css")
    assert (b".game-pig" in files.files()[files.STYLE].content) == (name != "colours.css")
    assert page_language.__wrapped__("en", GAME).knows("web-total") == (name != "lang/")


def test_without_a_template_nothing_is_drawn(tmp_path):
    """A folder with a picture alone is no board."""
    undrawn = SimpleNamespace(folder=tmp_path)
    (tmp_path / "web").mkdir()
    assert board_folder(undrawn) is None
    (tmp_path / "web" / "board.html").touch()
    assert board_folder(undrawn) == tmp_path / "web"


# -- In a terminal --------------------------------------------------------------------------------------


def test_bars():
    """What is safe, what is hoped for, and what lies ahead."""
    console = Console(width=100)
    with console.capture() as capture:
        console.print(draw_board(GAME.table(position=POSITION), 0, load_language("en", GAME), 100))
    first, second = capture.get().splitlines()
    assert "███" + 47 * "·" + "  7/100" in first
    assert 10 * "█" + 5 * "▒" + 35 * "·" + "  20/100  +11" in second


def test_in_the_terminal(tmp_path, monkeypatch):
    """`gobelet play pig`, a turn of it."""
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))
    words = ["play", "pig", "--people", "2", "--seed", "1", "--lang", "en"]
    result = CliRunner().invoke(app, words, input="hold\nq\n")
    assert result.exit_code == 0, result.output
    assert "roll again, or hold?" in result.output
    assert "▒" in result.output
    record = next((tmp_path / "games").iterdir()).read_text("utf-8")
    assert max(gobelet.resume(record).scores()) > 0


# -- Bots -----------------------------------------------------------------------------------------------


class KnowsNothing:
    """The bot of that level, of a Pig without weights."""

    def __init__(self, level):
        self.bot = new_bot(level, 2)

    def think(self, game, state):
        return self.bot.think(PIG, state)


@pytest.mark.compiled
@pytest.mark.parametrize("other", [new_bot("random", 2), KnowsNothing("hard")], ids=["random", "nothing"])
def test_hard_wins(other):
    """Three games of four and more, against whoever knows nothing."""
    assert count_wins(GAME, new_bot("hard", 1), other, 60) >= 45


def test_weights():
    """For every number of players."""
    for players in range(GAME.min_players, GAME.max_players + 1):
        assert weights_of(GAME, players).hidden.size


def test_learning(tmp_path, monkeypatch):
    """The command that made its weights finds the game."""
    words = ["learning", "pig", "--seconds", "0.01", "--games", "1", "--cores", "1", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", words)
    monkeypatch.setattr(trainer, "PIECE", 1)
    monkeypatch.setattr(trainer.SelfPlay.match, "__defaults__", (1,))
    trainer.main()
    assert (tmp_path / "pig2.npz").exists()
