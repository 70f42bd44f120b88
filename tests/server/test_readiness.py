"""Which game is compiled when, on a machine that has never run it."""

import asyncio

import pytest

import gobelet
from gobelet.server import readiness
from gobelet.server.errors import ServiceError
from gobelet.server.readiness import Readiness


@pytest.fixture
def loaded(monkeypatch):
    """The games in the order in which they were made ready."""
    games = []

    async def compile_elsewhere(self, game_id):
        await asyncio.sleep(0)

    monkeypatch.setattr(readiness, "_load", lambda game: games.append(game.id))
    monkeypatch.setattr(Readiness, "_compile_elsewhere", compile_elsewhere)
    return games


async def get_ready(waiting):
    await waiting.open()
    await waiting._task
    await waiting.close()


def test_all(loaded):
    """One after the other; then all can be played, and whoever wants to hear of it does."""
    heard = []
    waiting = Readiness()
    waiting.when_ready = lambda: heard.append(len(loaded))
    asyncio.run(get_ready(waiting))
    assert loaded == gobelet.games()
    assert heard == [len(gobelet.games())]
    for game_id in gobelet.games():
        waiting.check(game_id)


def test_asked_for(loaded):
    """Somebody wants to play it: it comes first."""
    waiting = Readiness()
    last = gobelet.games()[-1]
    with pytest.raises(ServiceError) as refusal:
        waiting.check(last)
    assert refusal.value.retry_after == readiness.RETRY_AFTER
    asyncio.run(get_ready(waiting))
    assert loaded == [last, *gobelet.games()[:-1]]
    waiting.check(last)


def test_failing(loaded, monkeypatch, caplog):
    """What cannot be compiled is said and noted, and keeps nobody from the other games."""
    first, *others = gobelet.games()

    def load(game):
        loaded.append(game.id)
        if game.id == first:
            raise MemoryError("too little")

    monkeypatch.setattr(readiness, "_load", load)
    waiting = Readiness()
    asyncio.run(get_ready(waiting))
    assert loaded == [first, *others]
    assert waiting.ready == set(others)
    with pytest.raises(ServiceError) as refusal:
        waiting.check(first)
    assert (refusal.value.code, refusal.value.retry_after) == ("unplayable", None)
    assert "too little" in caplog.text
