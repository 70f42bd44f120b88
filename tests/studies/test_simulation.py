"""The same study gives the same file, however many play it, wherever, and in whatever chunks."""

import json

import pytest

from gobelet import __version__
from gobelet.batch import gpu
from gobelet.engine.errors import SetupError
from gobelet.studies import simulation
from gobelet.studies.simulation import decisions_path, hire_gpu, hire_ray, hire_threads, simulate
from gobelet.studies.study import Study

parquet = pytest.importorskip("pyarrow.parquet")

STUDY = Study("topia", 2, 7, options=(("scenario", "inflation"),), seed=100)


def files(path):
    return path.read_bytes(), decisions_path(path).read_bytes()


def run(crew, path, study=STUDY):
    """The files, and how far it was told to be."""
    told = []
    with crew as hired:
        simulate(study, hired, path, True, told.append)
    return files(path), told


@pytest.fixture(scope="module")
def expected(tmp_path_factory):
    return run(hire_threads("random", 1), tmp_path_factory.mktemp("study") / "x.parquet")[0]


@pytest.mark.parametrize(("threads", "chunk"), [(1, 1), (2, 2), (3, 5)])
def test_threads_and_chunks(tmp_path, monkeypatch, expected, threads, chunk):
    monkeypatch.setitem(simulation.CHUNK_GAMES, "random", chunk)
    found, told = run(hire_threads("random", threads), tmp_path / "x.parquet")
    assert expected == found
    assert [*range(chunk, 7, chunk), 7] == [tally.games for tally in told]
    assert told[-1].rows == 14


@pytest.mark.compiled
def test_on_ray(tmp_path, monkeypatch, expected):
    pytest.importorskip("ray")
    monkeypatch.setitem(simulation.CHUNK_GAMES, "random", 4)
    assert expected == run(hire_ray("random", "local", 1), tmp_path / "x.parquet")[0]


def test_files_say_what_was_played(tmp_path, expected):
    (tmp_path / "x.parquet").write_bytes(expected[0])
    file = parquet.ParquetFile(tmp_path / "x.parquet")
    said = json.loads(file.metadata.metadata[b"gobelet"])
    assert tuple(said[name] for name in ("game", "players", "games", "policy", "seed")) == (
        "topia",
        2,
        7,
        "random",
        100,
    )
    assert ({"scenario": "inflation"}, __version__) == (said["options"], said["gobelet"])
    words = (
        "gobelet simulate topia --players 2 --games 7 --policy random --seed 100 --option scenario=inflation"
    )
    assert words == said["command"]


def test_more_games_begin_like_fewer(tmp_path, expected):
    """Games depend on their seed alone."""
    (tmp_path / "few.parquet").write_bytes(expected[0])
    with hire_threads("random", 1) as crew:
        simulate(Study("topia", 2, 9, "random", STUDY.options, 100), crew, tmp_path / "x", False, lambda _: 0)
    few, more = (parquet.ParquetFile(tmp_path / name).read() for name in ("few.parquet", "x"))
    assert few.to_pylist() == more.slice(0, 14).to_pylist()


def test_a_failure_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setitem(simulation.CHUNK_GAMES, "random", 2)

    def stop(tally):
        if tally.games >= 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), hire_threads("random", 2) as crew:
        simulate(STUDY, crew, tmp_path / "x.parquet", True, stop)
    assert list(tmp_path.iterdir()) == []


class TestGpu:
    def test_refused(self, monkeypatch):
        monkeypatch.setattr(gpu, "is_available", lambda: False)
        with pytest.raises(SetupError, match="No usable GPU was found"), hire_gpu():
            pass

    def test_played(self, tmp_path, monkeypatch):
        """With what stands for a GPU: all games are there."""
        monkeypatch.setattr(gpu, "is_available", lambda: True)
        monkeypatch.setattr(simulation, "play_chunk_on_gpu", simulation.play_chunk)
        with hire_gpu() as crew:
            assert simulate(STUDY, crew, tmp_path / "x", False, lambda _: 0).games == 7
