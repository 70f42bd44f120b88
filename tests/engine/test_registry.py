"""Which games there are: ours, and those that other installed packages bring along."""

import pytest

import gobelet
from gobelet.games import OURS
from pig import GAME as PIG


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Make it look as if a package with these entry points were installed."""

    def install(entry_points, name="boxes"):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[gobelet.games]\n{entry_points}\n")
        monkeypatch.syspath_prepend(tmp_path)

    return install


def test_ours():
    """Each is there under its own id."""
    assert list(OURS) == gobelet.games()[: len(OURS)]
    for game_id in OURS:
        assert game_id == gobelet.game(game_id).id
        assert f"gobelet.game({game_id!r})" == repr(gobelet.game(game_id))


@pytest.mark.parametrize("game_id", ["nope", "", "Ages", "ages.rules", "../ages", None, 1])
def test_unknown(game_id):
    """The message lists what there is."""
    with pytest.raises(gobelet.UnknownGameError) as caught:
        gobelet.game(game_id)
    assert f"Unknown game {game_id!r}. Available games: {', '.join(gobelet.games())}." == str(caught.value)
    assert (game_id, gobelet.games()) == (caught.value.game_id, caught.value.known)


def test_of_another_package(install):
    """Found through the entry point, listed after ours, and played like ours."""
    install("pig = pig:GAME")
    assert [*OURS, "pig"] == gobelet.games()
    assert PIG is gobelet.game("pig")
    table = gobelet.game("pig").table(2, seed=1)
    assert table.position == gobelet.resume(str(table.record())).position


def test_several_packages(install):
    """In alphabetical order, each id once."""
    install("zoo = pig:GAME\nbee = pig:GAME", "first")
    install("bee = pig:GAME", "second")
    assert [*OURS, "bee", "zoo"] == gobelet.games()


def test_ours_come_first(install):
    """Nobody can put their game in the place of one of ours."""
    ours = gobelet.game("ages")
    install("ages = pig:GAME")
    assert list(OURS) == gobelet.games()
    assert ours is gobelet.game("ages")
