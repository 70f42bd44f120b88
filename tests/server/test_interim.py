"""A server that has just been started: it serves at once, and compiled processes take over unnoticed."""

import os
import time

import psutil
import pytest

from gobelet.server import process
from gobelet.server.interim import CODE
from tests.server.crash_load import Player, list_moves
from tests.server.people import ME, here
from tests.server.running import Process, wait_until

CLIENTS = 20
MOMENT = 2.0  # seconds of play after the hand-over
BOT = {"kind": "bot", "level": "expert"}

pytestmark = pytest.mark.compiled


def is_compiled(person):
    return all(game["compiled"] for game in person.ask("GET", "/api/games"))


def find_interim(server):
    """The processes that serve with uncompiled rules."""
    found = psutil.Process(server.process.pid).children()
    return [one for one in found if one.status() != psutil.STATUS_ZOMBIE and CODE in one.cmdline()]


@pytest.mark.parametrize("workers", [1, 2])
def test_hand_over(database, workers):
    """Under load, no request is lost, no event is doubled or missed, and no stream breaks off."""
    with Process(database, "--workers", str(workers)) as server:
        server.wait_until_up()
        ada = server.someone()
        assert not is_compiled(ada)
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        players = [Player(number, server.address) for number in range(CLIENTS)]
        for player in players:
            player.start()
        with ada.follow(table, after=0) as stream:
            version, seen = table["version"], [sent.id for sent in stream.take(table["version"])]
            while not is_compiled(server.someone(None)):
                version, seen = play_and_hear(server, ada, table, version, stream, seen)
            time.sleep(MOMENT)
            version, seen = play_and_hear(server, ada, table, version, stream, seen)
            assert seen == list(range(1, version + 1))
            assert len(find_interim(server)) == 1  # for this stream alone
        for player in players:
            player.stopping.set()
        for player in players:
            player.join()
        assert [player.failure for player in players if player.failure] == []
        assert sum(player.counts["asked again"] for player in players) == 0
        check_logs(players)
        server.part()
        wait_until(lambda: not find_interim(server))
        _, said = server.stop()
    assert "Traceback" not in said


def play_and_hear(server, person, table, version, stream, seen):
    """One more move, over a connection of its own, and the event that tells of it."""
    other = server.someone(None)
    other.http.cookies.update(person.http.cookies)
    shown = other.see(table)
    if shown["legal"]:
        version = other.play(table, shown["legal"][0], version=shown["version"])["version"]
        seen = [*seen, *(sent.id for sent in stream.take(version - len(seen)))]
    other.close()
    return version, seen


def check_logs(players):
    """What was acknowledged is what is there, once."""
    for player in players:
        player.open()
        for note in player.notes:
            assert note.moves == list_moves(player.read_log(note))
        player.client.close()


def test_bots(sqlite):
    """A bot that was the interim server's to play for is played for by its successor."""
    with Process(sqlite) as server:
        server.wait_until_up()
        ada = server.someone()
        table = ada.lay_and_start("stars", [ME, BOT])
        server.wait_until_compiled()
        moves = 0
        while moves < 3:
            shown = wait_until(lambda: has_turn(server, ada, table))
            version = ada.play(table, shown["legal"][0], version=shown["version"])["version"]
            moves += version > 0
        wait_until(lambda: any(entry.get("seat") == 1 for entry in ada.read_log(table)))


def has_turn(server, person, table):
    shown = person.see(table)
    return shown if shown["legal"] else None


def test_killed(sqlite):
    """A server that is killed leaves nobody behind who holds the port."""
    with Process(sqlite) as server:
        server.wait_until_up()
        [interim] = find_interim(server)
        server.kill()
        interim.wait(30)


def test_stopped_at_once(sqlite):
    """Stopping it while it compiles takes no time and prints no error."""
    with Process(sqlite) as server:
        server.wait_until_up()
        [interim] = find_interim(server)
        _, said = server.stop()
        assert not interim.is_running()
    assert "Traceback" not in said


class TestLoading:
    def test_failing(self, monkeypatch, caplog):
        """A game that cannot be compiled is logged, and keeps nobody from the others."""

        def load(game):
            if game.id == "stars":
                raise MemoryError("too little")

        monkeypatch.setattr(process, "get_ready", load)
        assert process._load_games() == {"stars"}
        assert "too little" in caplog.text

    def test_nobody_to_retire(self, monkeypatch):
        """A process that was started alone tells nobody."""
        monkeypatch.delenv(process.INTERIM, raising=False)
        process._retire_interim_server()

    def test_retired_already(self, monkeypatch):
        """Of several processes, the second finds nobody any more."""
        monkeypatch.setenv(process.INTERIM, str(2**22 + 1))  # above the highest number of a process
        process._retire_interim_server()
        assert process.INTERIM not in os.environ
