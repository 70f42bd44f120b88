"""What others install: the source archive, and the wheel in an empty environment. Needs a package index."""

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.shared import find_root, shared_folder
from tests.snippets import SHOWING_PYTHON

ROOT = Path(__file__).parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
IN_THE_ARCHIVE = {
    *("src", "tests", "docs", "examples"),
    *("README.md", "CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md", "SECURITY.md", "LICENSE"),
    *("Makefile", "constraints.txt", "mkdocs.yml", "pyproject.toml", ".gitignore", "PKG-INFO"),
}
SOURCES = {
    *(".py", ".typed", ".toml", ".json", ".npz", ".ftl", ".txt", ".ipynb", ".gobelet"),
    *(".md", ".html", ".css", ".js", ".svg", ".png"),
}
MAX_MEGABYTES = 375
DOCS_EXTRAS = "server,arena,envs"
PLAY_A_BATCH = """
import gobelet
from gobelet.batch import Batch

with Batch(gobelet.game("ages"), games=64, players=2, threads=1) as batch:
    ended = 0
    while ended < 64:
        ended += batch.step(batch.choose_at_random())
    print(batch.encode().shape)
"""

pytestmark = pytest.mark.compiled  # other processes, which compile


# -- What is installed where ----------------------------------------------------------------------------


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    """A folder with the source archive, the same unpacked, and the wheel built from it."""
    with shared_folder(find_root(tmp_path_factory) / "package", build) as folder:
        yield folder


@pytest.fixture(scope="session")
def base(tmp_path_factory, package):
    """A virtual environment with the wheel and nothing else."""
    with shared_folder(find_root(tmp_path_factory) / "base", lambda to: install(to, package)) as folder:
        yield folder


@pytest.fixture(scope="session")
def full(tmp_path_factory, package):
    """A virtual environment with the wheel and the extras of the documentation's examples."""
    root = find_root(tmp_path_factory)
    with shared_folder(root / "full", lambda to: install(to, package, f"[{DOCS_EXTRAS}]")) as folder:
        yield folder


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Nothing of this repository can be imported by chance."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("PYTHON")]:
        monkeypatch.delenv(name)


def build(folder):
    check_index()
    env = os.environ | {"PIP_CONSTRAINT": str(CONSTRAINTS)}
    run(sys.executable, "-m", "build", "--outdir", folder, ROOT, env=env)
    safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    with tarfile.open(find(folder, "*.tar.gz")) as archive:
        archive.extractall(folder, **safely)


def check_index():
    """Skip where pip reaches no package index; with CI=true, fail."""
    words = ("-m", "pip", "install", "--dry-run", "--ignore-installed", "--no-deps", "hatchling")
    asked = subprocess.run([sys.executable, *words, "--retries", "0"], capture_output=True)
    if asked.returncode:
        refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse("pip reaches no package index")


def install(folder, package, extras=""):
    run(sys.executable, "-m", "venv", folder)
    wheel = find(package, "*.whl")
    run(python_of(folder), "-m", "pip", "install", "--quiet", "-c", CONSTRAINTS, f"{wheel}{extras}")


def python_of(environment):
    return environment / "bin" / "python"


def run(*words, **settings):
    """What a command prints; if it fails, the test shows why."""
    ran = subprocess.run([*map(str, words)], capture_output=True, text=True, **settings)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def find(folder, pattern):
    (path,) = folder.glob(pattern)
    return path


def list_sources(folder):
    """Paths of all sources and their data in *folder*."""
    paths = (path for path in folder.rglob("*") if path.suffix in SOURCES)
    return {path.relative_to(folder).as_posix() for path in paths}


# -- The tests ------------------------------------------------------------------------------------------


class TestArchives:
    def test_the_source_archive_has_all_it_takes_to_test_and_study(self, package):
        """Every file of the code, tests, documentation and examples; at the top, nothing but what we list."""
        unpacked = find(package, "gobelet-*/")
        assert {path.name for path in unpacked.iterdir()} == IN_THE_ARCHIVE
        for folder in ("src", "tests", "docs", "examples"):
            assert list_sources(unpacked / folder) == list_sources(ROOT / folder)

    def test_the_source_archive_has_sources_only(self, package):
        """No caches, results or databases that lay around."""
        unpacked = find(package, "gobelet-*/")
        for folder in ("src", "tests", "docs", "examples"):
            files = {path for path in (unpacked / folder).rglob("*") if path.is_file()}
            assert [path for path in files if path.suffix not in SOURCES] == []

    def test_the_wheel_has_the_code_with_its_data(self, package):
        """Rulebooks, languages, weights, templates and pictures; no tests."""
        with zipfile.ZipFile(find(package, "*.whl")) as wheel:
            names = {name for name in wheel.namelist() if ".dist-info/" not in name}
        assert names == {f"gobelet/{name}" for name in list_sources(ROOT / "src" / "gobelet")}


class TestBase:
    def test_installs_no_package_of_an_extra(self, base):
        """No web framework and no database; only markdown-it-py is there, since Rich needs it."""
        listed = json.loads(run(python_of(base), "-m", "pip", "list", "--format", "json"))
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        extras = project["optional-dependencies"].values()
        wanted = {normalise(needed) for needs in extras for needed in needs}
        assert {normalise(each["name"]) for each in listed} & (wanted - {"gobelet"}) == {"markdown-it-py"}

    def test_is_small(self, base):
        """Python's own pip included; most of it is Numba's compiler."""
        size = sum(path.lstat().st_size for path in base.rglob("*") if not path.is_dir())
        assert size / 1e6 < MAX_MEGABYTES

    def test_a_game_in_the_terminal(self, base, tmp_path):
        """`gobelet play ages` asks, takes an answer, and saves."""
        terminal = Terminal("play", "ages", "--seed", "5", data=tmp_path, python=python_of(base))
        assert "Roll Through the Ages" in terminal.until("Your choice ›")
        terminal.type("0")
        assert "2 workers" in terminal.until("Your choice ›")
        terminal.type("quit")
        assert terminal.end()[1] == 0
        assert (tmp_path / "games" / "ages.gobelet").exists()

    def test_a_batch(self, base):
        """64 games side by side, until as many have ended, with features."""
        assert run(python_of(base), "-c", PLAY_A_BATCH).startswith("(64, ")

    @pytest.mark.parametrize(
        ("command", "extra"),
        [
            ("serve", "server"),
            ("export tables.zip", "server"),
            ("arena ages --bots expert,hard", "arena"),
            ("simulate ages --out results.parquet", "arena"),
            ("balance ages", "arena"),
            ("bench --peers", "bench"),
            ("bench gpu", "gpu"),
        ],
    )
    def test_a_command_says_which_extra_it_needs(self, base, command, extra):
        """And exits with 2, as for other mistakes."""
        ran = subprocess.run([base / "bin" / "gobelet", *command.split()], capture_output=True, text=True)
        assert ran.returncode == 2
        assert f"pip install 'gobelet[{extra}]'" in " ".join(ran.stderr.split())


def normalise(requirement):
    """The name of a required package, as package indexes spell it."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement).group()).lower()


class TestDocs:
    @pytest.mark.parametrize("page", SHOWING_PYTHON)
    def test_the_python_shown_runs_with_the_wheel(self, full, package, page):
        """Pages and runner from the source archive, Gobelet from the wheel."""
        runner = find(package, "gobelet-*/") / "tests" / "snippets.py"
        words = [python_of(full), "-I", runner, page]
        ran = subprocess.run(words, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        assert Path(ran.stderr.splitlines()[-1]).is_relative_to(full)
