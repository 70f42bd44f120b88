"""Several servers on one database: any of them serves any table, and none trusts its memory."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from gobelet.engine.provable import verify
from tests.server.people import BOT, FRIEND, ME, here, path_of
from tests.server.running import wait_until
from tests.server.test_tables import play_out, replay


@pytest.fixture
def two(serve, database):
    """Two servers on one database, as two processes are."""
    return serve(database, scan=0.1), serve(database, scan=0.1)


def on(server, person):
    """The same person, at another server."""
    other = server.someone(None)
    other.http.cookies.update(person.http.cookies)
    return other


class TestTwo:
    def test_cookies_and_links_of_both(self, two):
        """Who said their name to one is known to the other, and so is a link."""
        first, second = two
        ada, bo = first.someone("Ada"), second.someone("Bo")
        table = ada.lay("stars", [ME, FRIEND])
        assert bo.join(table, link=table["seats"][1]["link"])["you"] == 1
        assert ada.id == on(second, ada).ask("GET", "/api/me")["id"]
        assert on(second, ada).start(table)["status"] == "running"

    def test_in_turn(self, two):
        """Moves made here and there, one after the other, are one game."""
        first, second = two
        ada = first.someone("Ada")
        there = on(second, ada)
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        turn = table
        for k in range(10):
            who = (ada, there)[k % 2]
            turn = who.play(table, turn["legal"][0], version=turn["version"])
        assert ada.see(table) == there.see(table)
        assert table["version"] + 10 == ada.see(table)["version"]

    def test_at_the_same_time(self, two):
        """The same version played here and there: one move is made, the other is stale."""
        first, second = two
        ada = first.someone("Ada")
        people = [ada, on(second, ada)] * 2
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        with ThreadPoolExecutor(len(people)) as pool:
            for _ in range(5):
                turn = ada.see(table)
                body = {"actions": [turn["legal"][0]], "version": turn["version"]}
                answers = list(
                    pool.map(lambda who, body=body: who.send("POST", path_of(table, "play"), body), people)
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
                stale = [answer.json()["error"] for answer in answers if answer.status_code == 409]
                assert {("stale", turn["version"] + 1)} == {(e["code"], e["version"]) for e in stale}

    def test_same_key_at_the_same_time(self, two):
        """One request sent here and there with one key is carried out once; both get an answer."""
        first, second = two
        ada = first.someone("Ada")
        people = [ada, on(second, ada)]
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        body = {"actions": [table["legal"][0]], "version": table["version"]}
        with ThreadPoolExecutor(2) as pool:
            answers = list(
                pool.map(
                    lambda who: who.send("POST", path_of(table, "play"), body, idempotency_key="k"), people
                )
            )
        assert [answer.status_code for answer in answers] == [200, 200]
        assert table["version"] + 1 == ada.see(table)["version"]

    def test_one_seat_for_two(self, two):
        """Two people want the last seat at the same time: one has it."""
        first, second = two
        people = [first.someone("Bo"), second.someone("Cy")]
        table = first.someone("Ada").lay("stars", [ME, FRIEND], visibility="public")
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda who: who.send("POST", path_of(table, "join"), {}), people))
        assert sorted(answer.status_code for answer in answers) == [200, 409]

    def test_rematch_of_both(self, two):
        """Both ask for a rematch at the same time: it is one table."""
        first, second = two
        ada, bo = first.someone("Ada"), second.someone("Bo")
        table = ada.lay("stars", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"])
        ada.start(table)
        bo.act(table, "resign")
        with ThreadPoolExecutor(2) as pool:
            again = list(pool.map(lambda who: who.act(table, "rematch"), (ada, bo)))
        assert again[0]["id"] == again[1]["id"]
        assert len(ada.list_tables(mine=True)) == 2

    @pytest.mark.compiled
    def test_bots_of_both(self, two):
        """With two servers that look for bots' turns, every turn is played once."""
        first, second = two
        ada = first.someone("Ada")
        table = ada.lay_and_start("stars", [ME, BOT, BOT])
        play_out(table, ada)
        assert verify(replay(on(second, ada).read_record(table))) > 0


class TestCache:
    def test_forgotten(self, serve, database):
        """A server that remembers one table at a time serves many."""
        server = serve(database, tables_kept=1)
        ada = server.someone()
        tables = [ada.lay_and_start("stars", [ME, here("Bo")]) for _ in range(3)]
        for table in tables * 2:
            turn = ada.see(table)
            assert turn["version"] + 1 == ada.play_one(table)["version"]

    def test_memory_is_the_database(self, two):
        """What a server remembers is what it would read anew."""
        first, second = two
        ada = first.someone("Ada")
        table = ada.lay_and_start("ages", [ME, here("Bo")])
        for _ in range(15):
            ada.play_one(table)
        assert ada.see(table) == on(second, ada).see(table)
        assert ada.read_log(table) == on(second, ada).read_log(table)


class TestLeases:
    def test_picked_up(self, serve, database):
        """A bot's turn that a process has claimed, and died, is played by another when the lease is over."""
        dead = serve(database, lease=0.5, scan=3600)
        dead.service.on_due = lambda table_id: None
        ada = dead.someone("Ada")
        table = ada.lay_and_start("stars", [BOT, ME])
        assert table["actor"] == 0
        living = serve(database, scan=0.1)
        assert wait_until(lambda: on(living, ada).see(table)["legal"])

    def test_not_before(self, serve, database):
        """As long as a lease holds, no other process plays this turn."""
        busy = serve(database, lease=3600, scan=3600)
        busy.service.on_due = lambda table_id: None
        ada = busy.someone("Ada")
        table = ada.lay_and_start("stars", [BOT, ME])
        other = serve(database, scan=0.05)
        mark = other.someone("Bo").lay_and_start("stars", [BOT, ME])
        bo = other.someone("Bo")
        wait_until(lambda: bo.see(mark)["actor"] == 1)
        assert table["version"] == bo.see(table)["version"]

    def test_left_seat_of_a_dead_process(self, serve, database):
        """A seat left while its process died is taken over by another."""
        dead = serve(database, lease=0.5, scan=3600, grace=0.2)
        dead.service.on_due = lambda table_id: None
        ada, bo = dead.someone("Ada"), dead.someone("Bo")
        table = ada.lay("stars", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"])
        ada.start(table)
        ada.act(table, "leave")
        living = serve(database, scan=0.1, grace=0.2)
        assert wait_until(lambda: on(living, bo).see(table)["seats"][0]["stand_in"])
        assert wait_until(lambda: on(living, bo).see(table)["legal"])
