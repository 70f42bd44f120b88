"""Compiling and its cache: what the folder is named by, what a second process finds in it."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from gobelet.engine import jit
from gobelet.engine.jit import algorithm, shared_rule

PIG = Path(__file__).parents[2] / "examples" / "pig"


def copy_pig(home, name="pig"):
    """The example's folder, in *home* and perhaps under another name."""
    shutil.copytree(PIG, home / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (home / name).glob("*.py"):
        path.write_text(path.read_text().replace("pig", name))
    return home / name


def add_line(path, line="# One more line."):
    with path.open("a") as file:
        file.write(f"{line}\n")


def forget():
    """Folders are worked out once in a process; forget them."""
    jit._make_cache_folder.cache_clear()
    jit._cache_base.cache_clear()


def folder_of(game):
    """Where a new process would look for the machine code of the game in this folder."""
    forget()
    return jit.cache_folder([game / "rules.py"])


def run(code, home, **settings):
    """What *code* prints, as JSON, in a process that finds games and cache in *home*."""
    environ = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA_")}
    environ |= {"PYTHONPATH": os.pathsep.join([str(home), *sys.path]), "XDG_CACHE_HOME": str(home / "cache")}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, env={**environ, **settings}, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def pig(tmp_path, monkeypatch):
    """A copy of Pig, and a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in [name for name in os.environ if name.startswith("NUMBA_")]:
        monkeypatch.delenv(name)
    yield copy_pig(tmp_path)
    monkeypatch.undo()
    forget()


@shared_rule
def last_of(row):
    row[0] += 1
    return row[-1]


@shared_rule
def sum_last(rows):
    total = 0
    for k in range(rows.shape[0]):
        row = rows[k]
        if row[0] > total:
            total += last_of(row)
    return total


@pytest.mark.compiled
def test_references_are_not_counted():
    """Not even to a row of an array, which the machine code hands on."""
    assert sum_last(np.ones((2, 3), np.int64)) == 1
    (code,) = sum_last.inspect_asm().values()
    assert "NRT_" not in code


@pytest.mark.compiled
def test_what_is_given_outlives_the_call():
    """Arrays that are handed in again and again are as many times used as before."""
    rows = np.zeros((2, 3), np.int64)
    before = sys.getrefcount(rows)
    for _ in range(100):
        sum_last(rows)
    assert before == sys.getrefcount(rows)


class TestFolder:
    def test_stays_the_same(self, pig, monkeypatch):
        """Whatever happens to prose, to other files and to settings that are not Numba's."""
        first = folder_of(pig)
        add_line(pig / "rulebook.md")
        add_line(pig / "lang" / "en.ftl", "more = more")
        add_line(pig / "rules.pyc")
        monkeypatch.setenv("LANG", "C")
        assert first == folder_of(pig)

    @pytest.mark.parametrize("name", ["constants.py", "actions.py", "rules.py", "__init__.py"])
    def test_changes_with_a_source(self, pig, name):
        """Also with one that the compiled functions only take a constant from."""
        first = folder_of(pig)
        add_line(pig / name)
        assert first != folder_of(pig)

    @pytest.mark.parametrize("name", ["cards.csv", "cards.json", "cards.toml", "deeper/cards.json"])
    def test_changes_with_a_data_file(self, pig, name):
        """With a new one, and with a new line in it."""
        folders = [folder_of(pig)]
        (pig / "deeper").mkdir()
        for line in ("1", "2"):
            add_line(pig / name, line)
            folders.append(folder_of(pig))
        assert len(set(folders)) == 3

    @pytest.mark.parametrize("setting", ["NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME"])
    def test_changes_with_a_setting_of_numba(self, pig, monkeypatch, setting):
        """Bounds-checked code is other code; taken back, the first folder is there again."""
        first = folder_of(pig)
        monkeypatch.setenv(setting, "1")
        assert first != folder_of(pig)
        monkeypatch.delenv(setting)
        assert first == folder_of(pig)

    def test_where_numba_is_told(self, pig, monkeypatch, tmp_path):
        """NUMBA_CACHE_DIR moves the folder and does not change its name."""
        first = folder_of(pig)
        monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "elsewhere"))
        assert tmp_path / "elsewhere" / first.name == folder_of(pig)

    def test_a_folder_a_game(self, pig, tmp_path):
        assert folder_of(pig) != folder_of(copy_pig(tmp_path, "hog"))

    def test_idle_ones_are_cleared(self, pig):
        """After a month without use; nobody else's folders, not even one with sixteen letters."""
        base = folder_of(pig).parent
        folders = [base / ("0" * 16), base / ("1" * 16), base / "somebody-elses-x"]
        month_ago = time.time() - jit.MAX_IDLE_SECONDS - 60
        for folder, when in zip(folders, [month_ago, time.time(), month_ago], strict=True):
            folder.mkdir()
            os.utime(folder, (when, when))
        folder_of(pig)
        assert [folder.exists() for folder in folders] == [False, True, True]

    def test_use_keeps_it(self, pig):
        """Asked for, a folder is as new."""
        folder = folder_of(pig)
        os.utime(folder, (0, 0))
        jit._make_cache_folder.cache_clear()
        assert folder == jit.cache_folder([pig / "rules.py"])
        assert time.time() - folder.stat().st_mtime < jit.MAX_IDLE_SECONDS

    def test_without_a_home_to_write_in(self, pig, tmp_path):
        """A read-only home: the game is compiled for this process alone, and nothing is left behind."""
        (tmp_path / "file").touch()
        (tmp_path / "tmp").mkdir()
        code = "import json, pig; print(json.dumps(int(pig.GAME.new_state(2).target)))"
        settings = {"XDG_CACHE_HOME": str(tmp_path / "file"), "TMPDIR": str(tmp_path / "tmp")}
        assert run(code, tmp_path, **settings) == 100
        assert list((tmp_path / "tmp").iterdir()) == []


@pytest.mark.compiled
class TestCache:
    STATS = """if True:
        import json, pig
        pig.GAME.play_random(2, 1)
        pig.GAME.new_state(2)
        stats = [function.stats for function in (pig.GAME._play_games, pig.rules.begin)]
        print(json.dumps([[sum(s.cache_hits.values()), sum(s.cache_misses.values())] for s in stats]))"""
    TARGET = "import json, {0}; print(json.dumps(int({0}.GAME.play_random(2, 1)[0].target)))"

    def test_a_second_process_compiles_nothing(self, pig, tmp_path):
        """Rules and algorithms are found on disk."""
        assert all(misses for hits, misses in run(self.STATS, tmp_path))
        assert all(hits and not misses for hits, misses in run(self.STATS, tmp_path))

    def test_an_edited_constant_is_noticed(self, pig, tmp_path):
        """Numba alone would go on with the old one: it stands in another file than the rules."""
        code = "import json, pig; print(json.dumps(int(pig.GAME.new_state(2).target)))"
        assert run(code, tmp_path) == 100
        constants = (pig / "constants.py").read_text()
        (pig / "constants.py").write_text(constants.replace("[100, 50]", "[20, 50]"))
        assert run(code, tmp_path) == 20

    def test_games_do_not_share_files(self, pig, tmp_path):
        """Two games with functions of the same names, compiled one after the other, stay themselves."""
        constants = copy_pig(tmp_path, "hog") / "constants.py"
        constants.write_text(constants.read_text().replace("[100, 50]", "[20, 50]"))
        for _ in range(2):
            targets = [run(self.TARGET.format(game), tmp_path) for game in ("pig", "hog")]
            assert targets == [100, 20]
        indexes = [path for path in (tmp_path / "cache").rglob("*.nbi") if "play_games" in path.name]
        assert 2 == len({path.name for path in indexes}) == len({path.parent for path in indexes})

    def test_a_game_that_is_gone_is_not_missed(self, pig, tmp_path):
        """What another game left in the cache can be read without that game being there."""
        hog = copy_pig(tmp_path, "hog")
        assert run(self.TARGET.format("hog"), tmp_path) == 100
        shutil.rmtree(hog)
        assert run(self.TARGET.format("pig"), tmp_path) == 100

    def test_ready(self, pig, tmp_path):
        """Once ready, ready in every process; edited, no longer."""
        ask = "import json, pig; print(json.dumps(pig.GAME.is_ready))"
        assert not run(ask, tmp_path)
        assert run(ask.replace("print", "pig.GAME.get_ready(); print"), tmp_path)
        assert run(ask, tmp_path)
        add_line(pig / "rules.py")
        assert not run(ask, tmp_path)


class TestAlgorithm:
    def test_called_without_a_game(self):
        """It says what to do instead."""

        @algorithm
        def count(state): ...

        with pytest.raises(TypeError, match=r"Compile it for a game first: count\.of\(game\.rules\)"):
            count(None)

    def test_compiled_once_a_game(self):
        """Asked again, the same function."""
        import pig
        from gobelet.engine.playout import playout

        assert playout.of(pig.rules) is playout.of(pig.rules)

    def test_uncompiled_rules_are_plain_functions(self, pig, tmp_path):
        """With NUMBA_DISABLE_JIT a debugger can step into them, and they are always ready."""
        code = "import json, pig; print(json.dumps([type(pig.rules.begin).__name__, pig.GAME.is_ready]))"
        assert run(code, tmp_path, NUMBA_DISABLE_JIT="1") == ["function", True]

    def test_without_numba(self, tmp_path):
        """An uncompiled process does not import the compiler, which would take a second."""
        play = "import json, sys, gobelet; gobelet.game('ages').table(2, seed=1)"
        code = f"{play}; print(json.dumps('numba' in sys.modules))"
        assert run(code, tmp_path, NUMBA_DISABLE_JIT="1") is False
