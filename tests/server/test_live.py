"""Live: what happens at a table, as server-sent events, and from one process to another."""

import pytest

from tests.server.people import BOT, FRIEND, ME, here, path_of


@pytest.fixture
def ada(shared):
    return shared.someone("Ada")


@pytest.fixture
def table(ada):
    return ada.lay_and_start("stars", [ME, here("Bo")])


class TestStream:
    def test_as_it_happens(self, shared, ada, table):
        """A stream reports a move, with its number as id and its kind as name."""
        watcher = shared.someone(None)
        with watcher.follow(table) as stream:
            turn = ada.play(table, table["legal"][0])
            sent = next(stream)
        assert (turn["version"], "moved") == (sent.id, sent.kind)
        assert [table["legal"][0]] == sent.data["actions"]
        assert stream.retry > 0

    def test_headers(self, ada, table):
        """A stream is an event stream that nobody keeps."""
        with ada.follow(table) as stream:
            headers = stream.response.headers
        assert headers["content-type"].startswith("text/event-stream")
        assert headers["cache-control"] in ("no-store", "no-cache")

    def test_as_in_the_log(self, ada, table):
        """What is sent is what the log has."""
        ada.play(table, table["legal"][0])
        log = ada.read_log(table)
        with ada.follow(table, after=0) as stream:
            assert log == [sent.data for sent in stream.take(len(log))]

    def test_resume(self, ada, table):
        """After a lost connection it goes on with the next event, none twice, none lost."""
        turn = table
        for _ in range(4):
            turn = ada.play(table, turn["legal"][0], version=turn["version"])
        known = table["version"] + 1
        with ada.follow(table, last_event_id=known) as stream:
            assert [known + 1, known + 2, known + 3] == [sent.id for sent in stream.take(3)]

    def test_last_event_id_wins(self, ada, table):
        """A browser connects again to the same address: what it heard last counts more than `after`."""
        turn = ada.play(table, table["legal"][0])
        with ada.follow(table, after=0, last_event_id=table["version"]) as stream:
            assert turn["version"] == next(stream).id

    def test_from_now(self, ada, table):
        """Without a number it begins now."""
        with ada.follow(table) as stream:
            ada.act(table, "say", text="now")
            assert next(stream).kind == "said"

    @pytest.mark.parametrize("known", ["nonsense", "-1", "99999"])
    def test_odd_ids(self, ada, table, known):
        """An id that we have never sent does no harm: what comes next is heard."""
        with ada.follow(table, last_event_id=known) as stream:
            ada.act(table, "say", text="still here")
            assert stream.until("said").data["text"] == "still here"

    def test_several_at_once(self, shared, ada, table):
        """Everybody who follows hears the same."""
        people = [shared.someone(None) for _ in range(3)]
        streams = [person.follow(table) for person in people]
        opened = [stream.__enter__() for stream in streams]
        ada.act(table, "say", text="hello")
        assert [next(stream).data["text"] for stream in opened] == ["hello"] * 3
        for stream in streams:
            stream.__exit__(None, None, None)

    def test_bots(self, ada):
        """What bots do is heard too."""
        table = ada.lay("stars", [BOT, ME])
        with ada.follow(table) as stream:
            ada.start(table)
            assert next(stream).kind == "started"
            moved = next(stream)
        assert (moved.kind, moved.data["seat"]) == ("moved", 0)

    def test_in_french(self, shared, ada, table):
        """What happened is told in the language asked for."""
        ada.play(table, table["legal"][0])
        told = {}
        for code in ("en", "fr"):
            with ada.http.stream("GET", path_of(table, "log"), params={"lang": code}) as response:
                response.read()
                told[code] = [entry["told"] for entry in response.json()]
        assert told["en"] != told["fr"]

    def test_whose_eyes(self, ada, shared, table):
        """A stream has no link and no id of a person."""
        bo = shared.someone("Bo")
        friends = ada.lay("stars", [ME, FRIEND])
        link = friends["seats"][1]["link"]
        with shared.someone(None).follow(friends, after=0) as stream:
            bo.join(friends, link=link)
            ada.ask("PUT", path_of(friends, "seed"), seed="nobody-knows")
            sent = repr(stream.take(3))
        assert not [secret for secret in (link, bo.id, ada.id, "nobody-knows") if secret in sent]

    def test_unknown(self, ada):
        """There is nothing to follow where there is no table."""
        assert ada.refused("GET", path_of("nowhere", "events")) == (404, "unknown-table")


class TestProcesses:
    @pytest.mark.compiled
    @pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
    def test_from_one_to_the_other(self, request, launch, kind):
        """Two processes on one database: each hears live what was played at the other."""
        database = request.getfixturevalue(kind)
        first, second = launch(database), launch(database)
        ada, bo = first.someone("Ada"), second.someone("Bo")
        table = ada.lay("stars", [ME, FRIEND])
        with ada.follow(table) as here_, bo.follow(table) as there:
            bo.join(table, link=table["seats"][1]["link"])
            assert here_.until("joined").kind == "joined"
            ada.start(table)
            assert there.until("started").kind == "started"
            bo.act(table, "say", text="from there")
            assert here_.until("said").data["text"] == "from there"
            ada.play_one(table)
            assert there.until("moved").kind == "moved"
        assert ada.see(table)["version"] == bo.see(table)["version"]

    def test_two_servers(self, serve, database):
        """The same in one process, which the uncompiled lane sees too."""
        first, second = serve(database), serve(database)
        ada, bo = first.someone("Ada"), second.someone("Bo")
        table = ada.lay_and_start("stars", [ME, here("Cy")])
        with bo.follow(table) as stream:
            ada.play_one(table)
            assert next(stream).kind == "moved"

    def test_listening_again(self, serve, postgres, postgresql):
        """A listener that lost its connection to PostgreSQL hears again, and of what it has missed."""
        first, second = serve(postgresql), serve(postgresql)
        ada, bo = first.someone("Ada"), second.someone("Bo")
        table = ada.lay_and_start("stars", [ME, here("Cy")])
        name = postgresql.partition("?")[0].rpartition("/")[2]
        with bo.follow(table) as stream:
            postgres.psql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{name}' AND query LIKE '%LISTEN%';"
            )
            ada.play_one(table)
            assert next(stream).kind == "moved"
