"""The server is killed in the middle of everything, and nothing that was acknowledged is lost or doubled."""

import os
import random
import time
from collections import Counter

import pytest

import gobelet
from gobelet import bots
from gobelet.engine.provable import verify
from gobelet.engine.record import parse_record
from tests.server.crash_load import GAME, PATIENCE, Player, list_moves
from tests.server.running import Process, free_port, wait_until

pytestmark = pytest.mark.compiled  # a real server under load

CRASHES = int(os.environ.get("GOBELET_CRASHES", "3"))  # on each database; 50 for the full proof
PLAYERS = 6
MAX_PAUSE = 1.0  # seconds between everybody playing and the end of it


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Else each start would compile, and leave that behind when it is killed."""
    for game_id in gobelet.games():
        game = gobelet.game(game_id)
        if not bots.is_ready(game):
            bots.get_ready(game)


def wait_until_all_play(players):
    """Everybody has moved once more; how many did so at the table where they were."""
    counts = [player.counts["acknowledged"] for player in players]
    tables = [(note, len(note.moves)) for player in players for note in player.notes[-1:]]
    wait_until(lambda: have_all_moved(players, counts), PATIENCE)
    return sum(len(note.moves) > moves for note, moves in tables)


def have_all_moved(players, counts):
    failures = [player.failure for player in players if player.failure]
    assert not failures, failures
    return all(player.counts["acknowledged"] > count for player, count in zip(players, counts, strict=True))


def test_nothing_acknowledged_is_lost_or_doubled(database, capsys):
    """However often it is killed: every move is there once, in order, and every table goes on."""
    rng, port, seen = random.Random(0), free_port(), Counter()
    players = [Player(number, f"http://127.0.0.1:{port}") for number in range(PLAYERS)]
    for player in players:
        player.start()
    while seen["kills"] < CRASHES:
        with Process(database, port=port) as server:
            seen["resumed"] += wait_until_all_play(players)
            time.sleep(rng.uniform(0, MAX_PAUSE))
            server.kill()
            seen["kills"] += 1
    with Process(database, port=port):
        seen["resumed"] += wait_until_all_play(players)
        for player in players:
            player.stopping.set()
        for player in players:
            player.join(PATIENCE)
        assert [player.failure for player in players] == [None] * PLAYERS
        for player in players:
            seen += player.counts
            examine(player, seen)
    with capsys.disabled():
        print(f"\n{database.partition(':')[0]}: {dict(seen)}")  # noqa: T201
    assert (seen["lost"], seen["doubled"]) == (0, 0)
    assert seen["acknowledged"] > CRASHES * PLAYERS


def examine(player, seen):
    """All tables of one player: what is in the log against what they were told; then one more move."""
    player.open()
    for note in player.notes:
        log = player.read_log(note)
        there, told = list_moves(log), note.moves
        seen["lost"] += sum(move not in there for move in told)
        seen["doubled"] += sum(move not in told for move in there)
        assert told == there
        assert [entry["seq"] for entry in log] == list(range(1, note.version + 1))
        replay(player.read_record(note), note)
        seen["played on"] += player.move(note)
    laid = player.ask("GET", "/api/tables?mine=true&limit=100", token=player.tokens[0])
    assert {note.id for note in player.notes[-100:]} == {table["id"] for table in laid}
    player.client.close()


def replay(text, note):
    """The record is that game: legal from first to last, and once over, with the dice that were promised."""
    record = parse_record(text)
    table = gobelet.game(GAME).resume(record)
    played = [step.text for step in table.steps if step.seat is not None]
    assert played == [action for _, actions in note.moves for action in actions]
    if table.over:
        verify(table)
