"""Tables online: laying one, sitting down, playing, taking back, leaving, meeting again."""

import time

import pytest

import gobelet
from gobelet.engine.provable import commitment_to, verify
from gobelet.engine.record import parse_record
from gobelet.server import service
from tests.server.people import BOT, FRIEND, ME, Refused, here, path_of
from tests.server.running import wait_until


def play_out(table, *people, choose=lambda legal: legal[0]):
    """The table as the first of them sees it at the end."""
    while people[0].see(table)["status"] == "running":
        for person in people:
            turn = person.see(table)
            while turn["legal"]:
                turn = person.play(table, choose(turn["legal"]), version=turn["version"])
    return people[0].see(table)


def play_until(person, table, is_so, *others):
    """On with the first legal action until the turn that *person* sees is as wanted."""
    while not is_so(turn := person.see(table)):
        assert turn["status"] == "running", "the game is over and it never was so"
        for somebody in (person, *others):
            if somebody.see(table)["legal"]:
                somebody.play_one(table)
                break
        else:
            raise AssertionError("it is the turn of somebody else, who does not play")
    return turn


def replay(record):
    parsed = parse_record(record)
    return gobelet.game(parsed.game).resume(parsed)


@pytest.fixture
def ada(shared):
    return shared.someone("Ada")


@pytest.fixture
def bo(shared):
    return shared.someone("Bo")


@pytest.fixture
def friends(ada, bo):
    """A running table of Stars for two, in different places."""
    table = ada.lay("stars", [ME, FRIEND])
    bo.join(table, link=table["seats"][1]["link"])
    return ada.start(table)


class TestLay:
    def test_all_kinds_of_seats(self, ada):
        """Someone creates a table for themselves, a friend, a bot and another person at the same screen."""
        table = ada.lay("stars", [ME, FRIEND, {"kind": "bot", "level": "easy"}, here("Cy")])
        seats = table["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "bot", "person"]
        assert [seat["name"] for seat in seats] == ["Ada", None, None, "Cy"]
        assert [seat["yours"] for seat in seats] == [True, False, False, True]
        assert seats[2]["level"] == "easy"
        assert (table["status"], table["host"], table["visibility"]) == ("open", True, "link")

    def test_options(self, ada):
        """Options that are not said have their default."""
        table = ada.lay("ages", [ME], options={"edition": "reprint"})
        assert table["options"] == {"edition": "reprint", "trading": "no"}

    @pytest.mark.parametrize(
        ("order", "expected"),
        [
            ({}, ["bot", "person"]),
            ({"order": "random"}, ["bot", "person"]),
            ({"order": "given"}, ["person", "bot"]),
        ],
    )
    def test_order(self, ada, monkeypatch, order, expected):
        """By lot, unless the seats are to play as given; here the draw turns them round."""
        monkeypatch.setattr(service, "shuffle", list.reverse)
        table = ada.ask("POST", "/api/tables", game="stars", seats=[ME, BOT], **order)
        assert expected == [seat["kind"] for seat in table["seats"]]

    @pytest.mark.parametrize(
        ("status", "code", "change"),
        [
            (404, "unknown-game", {"game": "chess"}),
            (422, "invalid", {"options": {"grid": "31"}}),
            (422, "invalid", {"options": {"colour": "red"}}),
            (422, "invalid", {"seats": []}),
            (422, "invalid", {"seats": [ME] + [BOT] * 4}),
            (422, "invalid", {"seats": [{"kind": "bot", "level": "god"}]}),
            (422, "invalid", {"seats": [{"kind": "ghost"}]}),
            (422, "invalid", {"seats": [ME, here("\u202ereversed")]}),
            (422, "invalid", {"seats": [ME, FRIEND], "visibility": "solo"}),
            (422, "invalid", {"visibility": "secret"}),
            (422, "invalid", {"more": 1}),
            (422, "invalid", {"real_dice": "yes"}),
        ],
    )
    def test_what_cannot_be_laid(self, small, status, code, change):
        """A table that cannot be is refused."""
        body = {"game": "stars", "seats": [ME, BOT]} | change
        assert (status, code) == small.someone().refused("POST", "/api/tables", **body)

    def test_same_key(self, ada):
        """A request made again with the same Idempotency-Key lays one table; of somebody else, another."""
        body = {"game": "stars", "seats": [ME]}
        first, second = (ada.send("POST", "/api/tables", body, idempotency_key="k1") for _ in range(2))
        assert first.status_code == 201
        assert first.json()["id"] == second.json()["id"]
        assert len(ada.list_tables(mine=True)) == 1

    def test_keys_are_everybodys_own(self, ada, bo):
        """The same key of somebody else is another key."""
        body = {"game": "stars", "seats": [ME]}
        one, other = (who.send("POST", "/api/tables", body, idempotency_key="k").json() for who in (ada, bo))
        assert one["id"] != other["id"]

    def test_openapi_examples(self, small):
        """The example tables in the API description can be created as they are."""
        schemas = small.app.openapi()["components"]["schemas"]
        examples = schemas["NewTable"]["examples"]
        assert examples
        for example in examples:
            assert small.someone().ask("POST", "/api/tables", **example)["status"] == "open"


class TestJoin:
    def test_by_link(self, ada, bo):
        """A friend takes the seat that the link is for."""
        table = ada.lay("stars", [ME, FRIEND, FRIEND])
        seen = bo.join(table, link=table["seats"][2]["link"])
        assert [seat["name"] for seat in seen["seats"][1:]] == [None, "Bo"]
        assert (seen["you"], seen["host"]) == (2, False)

    def test_only_your_own_link(self, ada, bo):
        """Players see the link of their own seat and of no other; strangers see none."""
        table = ada.lay("stars", [ME, FRIEND, FRIEND])
        seen = bo.join(table, link=table["seats"][1]["link"])
        assert [seat["link"] is not None for seat in seen["seats"]] == [False, True, False]

    def test_without_link(self, ada, bo):
        """At a table that is not public, a seat needs its link."""
        table = ada.lay("stars", [ME, FRIEND])
        assert bo.refused("POST", path_of(table, "join")) == (403, "bad-link")
        assert bo.refused("POST", path_of(table, "join"), seat=1) == (403, "bad-link")
        assert bo.refused("POST", path_of(table, "join"), seat=1, link="guess") == (403, "bad-link")

    def test_public(self, ada, bo):
        """At a public table anybody may sit down."""
        table = ada.lay("stars", [ME, FRIEND, FRIEND], visibility="public")
        assert bo.join(table)["you"] == 1

    def test_choose_a_seat(self, ada, bo):
        """At a public table somebody may say which seat."""
        table = ada.lay("stars", [ME, FRIEND, FRIEND], visibility="public")
        assert bo.join(table, seat=2)["you"] == 2

    def test_taken(self, ada, bo):
        """A seat that somebody has is not to be had."""
        table = ada.lay("stars", [ME, FRIEND, FRIEND], visibility="public")
        assert bo.refused("POST", path_of(table, "join"), seat=0) == (409, "seat-taken")

    def test_full(self, ada, bo):
        """Without an open seat nobody can join."""
        table = ada.lay("stars", [ME, BOT], visibility="public")
        status, _ = bo.refused("POST", path_of(table, "join"))
        assert status == 409

    def test_unknown_seat(self, ada, bo):
        """A seat that is not there is refused."""
        table = ada.lay("stars", [ME, FRIEND], visibility="public")
        assert bo.refused("POST", path_of(table, "join"), seat=5) == (404, "unknown-seat")

    def test_used_link(self, shared, ada, bo):
        """When a seat is taken, the link that opened it opens it no more."""
        table = ada.lay("stars", [ME, FRIEND])
        link = table["seats"][1]["link"]
        bo.join(table, link=link)
        status, _ = shared.someone("Thief").refused("POST", path_of(table, "join"), link=link)
        assert status in (403, 409)
        assert bo.see(table)["seats"][1]["name"] == "Bo"

    def test_another_device(self, shared, ada):
        """With the link of their own seat somebody goes on from another device."""
        table = ada.lay_and_start()
        phone = shared.someone("Ada")
        seen = phone.join(table, link=table["seats"][0]["link"])
        assert seen["seats"][0]["yours"]
        assert seen["legal"]

    def test_replaced_link(self, ada, bo):
        """A replaced link no longer opens the seat; the new one does."""
        table = ada.lay("stars", [ME, FRIEND])
        before = table["seats"][1]["link"]
        after = ada.ask("POST", path_of(table, "seats/1/link"))["seats"][1]["link"]
        assert bo.refused("POST", path_of(table, "join"), link=before) == (403, "bad-link")
        assert bo.join(table, link=after)["you"] == 1

    def test_whose_link(self, shared, ada, bo):
        """Nobody replaces the link of a seat that is not theirs to give."""
        table = ada.lay("stars", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"])
        for who in (bo, shared.someone("Cy")):
            status, _ = who.refused("POST", path_of(table, "seats/0/link"))
            assert status == 403


class TestStart:
    def test_host_only(self, ada, bo):
        """Only the host can start the game."""
        table = ada.lay("stars", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"])
        assert bo.refused("POST", path_of(table, "start")) == (403, "not-host")
        assert ada.start(table)["status"] == "running"

    def test_open_seats(self, ada):
        """Not before all seats are taken."""
        table = ada.lay("stars", [ME, FRIEND])
        assert ada.refused("POST", path_of(table, "start")) == (409, "seats-open")

    def test_twice(self, ada):
        """A game begins once; with the same key, the second time is the first."""
        table = ada.lay()
        first, second = (
            ada.send("POST", path_of(table, "start"), {}, idempotency_key="go") for _ in range(2)
        )
        assert (first.status_code, second.status_code) == (200, 200)
        assert ada.refused("POST", path_of(table, "start")) == (409, "not-open")

    def test_nobody_joins_later(self, ada, bo):
        """At a running table nobody sits down."""
        table = ada.lay_and_start(visibility="public")
        status, _ = bo.refused("POST", path_of(table, "join"))
        assert status == 409


class TestPlay:
    def test_whole_game_with_a_bot(self, ada):
        """A game of Stars against a bot ends with scores and a record that proves its dice."""
        table = ada.lay("stars", [ME, BOT])
        committed = table["dice"]["commitment"]
        ada.start(table, seed="my-own-luck")
        over = play_out(table, ada)
        assert (over["status"], over["legal"], over["actor"]) == ("over", [], None)
        again = replay(ada.read_record(table))
        assert over["result"]["places"] == [int(place) for place in again.ranks()]
        assert over["result"]["scores"] == [int(score) for score in again.scores()]
        assert verify(again) > 0
        assert committed == over["dice"]["commitment"] == commitment_to(over["dice"]["secret"])
        assert "my-own-luck" in over["dice"]["seeds"]

    @pytest.mark.compiled
    def test_whole_game_of_friends(self, friends, ada, bo):
        """Two people in different places play Stars to the end, each in turn, each seeing the same."""
        over = play_out(friends, ada, bo)
        assert over["result"] == bo.see(friends)["result"]
        assert [seat["name"] for seat in over["seats"]] == ["Ada", "Bo"]
        assert verify(replay(bo.read_record(friends))) > 0

    @pytest.mark.compiled
    def test_whole_game_at_one_screen(self, ada):
        """Two people at one screen play Ages; whoever is asked, it is the same cookie."""
        table = ada.lay_and_start("ages", [ME, here("Bo")])
        over = play_out(table, ada)
        assert [seat["name"] for seat in over["seats"]] == ["Ada", "Bo"]
        assert verify(replay(ada.read_record(table))) > 0

    def test_alone(self, ada):
        """Somebody plays alone; nobody else can look."""
        table = ada.lay_and_start("stars", [ME], visibility="solo")
        assert play_out(table, ada)["status"] == "over"

    def test_not_your_turn(self, friends, bo):
        """Who is not asked cannot decide."""
        seen = bo.see(friends)
        assert (seen["legal"], seen["actor"]) == ([], 0)
        body = {"actions": [friends["legal"][0]], "version": friends["version"]}
        assert bo.refused("POST", path_of(friends, "play"), **body) == (409, "not-your-turn")

    def test_not_seated(self, friends, shared):
        """Who has no seat cannot decide."""
        body = {"actions": [friends["legal"][0]], "version": friends["version"]}
        stranger = shared.someone("Cy")
        assert stranger.refused("POST", path_of(friends, "play"), **body) == (403, "not-seated")

    def test_illegal(self, friends, ada):
        """What is not possible is refused with what would be; nothing changes."""
        with pytest.raises(Refused) as caught:
            ada.play(friends, "take the money")
        assert caught.value.status == 422
        error = caught.value.error
        assert ("illegal", friends["legal"], friends["version"]) == (
            error["code"],
            error["legal"],
            error["version"],
        )
        assert "take the money" in error["message"]
        assert friends["version"] == ada.see(friends)["version"]

    @pytest.mark.parametrize("difference", [-1, 1, 1000])
    def test_wrong_version(self, friends, ada, difference):
        """Who decides on what is no more, or not yet, gets the current version."""
        with pytest.raises(Refused) as caught:
            ada.play(friends, friends["legal"][0], version=friends["version"] + difference)
        assert caught.value.status == 409
        assert ("stale", friends["version"]) == (caught.value.error["code"], caught.value.error["version"])

    def test_doubled(self, friends, ada):
        """The same move sent twice is made once."""
        ada.play(friends, friends["legal"][0])
        with pytest.raises(Refused) as caught:
            ada.play(friends, friends["legal"][0])
        assert (caught.value.status, caught.value.error["code"]) == (409, "stale")

    def test_made_again_with_a_key(self, friends, ada):
        """With an Idempotency-Key the second request gets an answer too, and changes nothing."""
        body = {"actions": [friends["legal"][0]], "version": friends["version"]}
        first, second = (
            ada.send("POST", path_of(friends, "play"), body, idempotency_key="once") for _ in range(2)
        )
        assert (first.status_code, second.status_code) == (200, 200)
        assert friends["version"] + 1 == ada.see(friends)["version"]

    def test_all_or_nothing(self, ada):
        """Of several actions in one request, none happens if one cannot."""
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        with pytest.raises(Refused) as caught:
            ada.play(table, table["legal"][0], "stand on your head")
        assert (caught.value.status, caught.value.error["code"]) == (422, "illegal")
        seen = ada.see(table)
        assert (table["version"], table["legal"]) == (seen["version"], seen["legal"])
        assert table["position"] == seen["position"]

    def test_together_is_as_one_by_one(self, ada):
        """A turn sent at once is a turn sent step by step."""
        slow = ada.lay_and_start("ages", [ME, here("Bo")], real_dice=True)
        quick = ada.lay_and_start("ages", [ME, here("Bo")], real_dice=True)
        dice = ["workers", "workers", "workers"]
        turn, said = ada.draw(slow, *dice), []
        while turn["actor"] == 0 and turn["legal"]:
            said.append(turn["legal"][0])
            turn = ada.play(slow, said[-1], version=turn["version"])
        before = ada.draw(quick, *dice)["version"]
        assert len(said) > 1
        assert before + 1 == ada.play(quick, *said, version=before)["version"]
        assert ada.see(slow)["position"] == ada.see(quick)["position"]

    def test_not_started(self, ada):
        """Before the game nobody decides."""
        table = ada.lay()
        body = {"actions": ["take purple"], "version": table["version"]}
        assert ada.refused("POST", path_of(table, "play"), **body) == (409, "not-running")

    def test_unknown_table(self, ada):
        """A table that is not there is refused."""
        body = {"actions": ["stop"], "version": 1}
        assert ada.refused("POST", path_of("nowhere", "play"), **body) == (404, "unknown-table")

    def test_french(self, friends, ada):
        """Refusals are in the language of the browser."""
        body = {"actions": ["nager"], "version": friends["version"]}
        response = ada.send("POST", path_of(friends, "play"), body, accept_language="fr")
        assert "possible" in response.json()["error"]["message"]
        english = ada.send("POST", path_of(friends, "play"), body, accept_language="en")
        assert english.json()["error"]["message"] != response.json()["error"]["message"]


class TestUndo:
    def test_there_and_back(self, ada):
        """What is taken back never happened: the position is the one before."""
        table = ada.lay_and_start("ages", [ME], visibility="solo")
        before = ada.see(table)
        while not (turn := ada.play_one(table))["may_undo"]:
            before = ada.see(table)
        ada.undo(table, turn["version"])
        after = ada.see(table)
        assert (before["position"], before["legal"]) == (after["position"], after["legal"])

    def test_not_past_a_draw(self, ada):
        """What the dice have answered cannot be taken back."""
        table = ada.lay_and_start("ages", [ME], visibility="solo")
        turn = play_until(
            ada, table, lambda turn: any(action.startswith("reroll") for action in turn["legal"])
        )
        reroll = next(action for action in turn["legal"] if action.startswith("reroll"))
        turn = ada.play(table, reroll, version=turn["version"])
        assert not turn["may_undo"]
        assert ada.refused("POST", path_of(table, "undo"), version=turn["version"]) == (
            409,
            "nothing-to-undo",
        )

    def test_not_somebody_elses(self, ada, bo):
        """Nobody takes back what another has decided."""
        table = ada.lay("ages", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"])
        ada.start(table)
        turn = play_until(ada, table, lambda turn: turn["may_undo"], bo)
        assert not bo.see(table)["may_undo"]
        status, _ = bo.refused("POST", path_of(table, "undo"), version=turn["version"])
        assert status == 409

    def test_stale(self, ada):
        """Undoing needs the current version too."""
        table = ada.lay_and_start("ages", [ME], visibility="solo")
        turn = play_until(ada, table, lambda turn: turn["may_undo"])
        assert ada.refused("POST", path_of(table, "undo"), version=turn["version"] - 1) == (409, "stale")

    @pytest.mark.compiled
    def test_the_record_forgets(self, ada):
        """A move taken back is not in the record, and the dice can still be proved."""
        table = ada.lay_and_start("ages", [ME], visibility="solo")
        for _ in range(3):
            turn = play_until(ada, table, lambda turn: turn["may_undo"])
            turn = ada.undo(table, turn["version"])
            ada.play(table, turn["legal"][-1], version=turn["version"])
        play_out(table, ada)
        assert verify(replay(ada.read_record(table))) > 0


class TestResign:
    def test_of_two(self, friends, ada, bo):
        """When one of two gives up, it is over and they come last."""
        assert bo.act(friends, "resign")["status"] == "over"
        over = ada.see(friends)
        assert over["result"]["places"] == [1, 2]
        assert over["seats"][1]["resigned"]
        assert over["dice"]["secret"]

    @pytest.mark.compiled
    def test_of_three(self, shared, ada, bo):
        """When others play on, a bot plays for who gave up, and they come last."""
        cy = shared.someone("Cy")
        table = ada.lay("stars", [ME, FRIEND, FRIEND])
        for who, seat in ((bo, 1), (cy, 2)):
            who.join(table, link=table["seats"][seat]["link"])
        ada.start(table)
        assert ada.act(table, "resign")["status"] == "running"
        wait_until(lambda: bo.see(table)["actor"] == 1)
        over = play_out(table, bo, cy)
        assert over["result"]["places"][0] == 3

    def test_not_seated(self, shared, friends):
        """Who has no seat cannot give one up."""
        assert shared.someone("Cy").refused("POST", path_of(friends, "resign")) == (403, "not-seated")

    def test_twice(self, friends, ada):
        """What is over cannot be given up."""
        ada.act(friends, "resign")
        assert ada.refused("POST", path_of(friends, "resign")) == (409, "not-running")


class TestLeave:
    def test_bot_takes_over_and_gives_back(self, serve, database):
        """Somebody leaves, a bot plays after the grace time; they come back and play on."""
        server = serve(database, grace=0.3, scan=0.1)
        ada, bo = server.someone("Ada"), server.someone("Bo")
        table = ada.lay("stars", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"])
        ada.start(table)
        ada.act(table, "leave")
        assert bo.see(table)["seats"][0]["left"]
        wait_until(lambda: bo.see(table)["actor"] == 1)
        assert bo.see(table)["seats"][0]["stand_in"]
        at = {event["kind"]: event["at"] for event in bo.read_log(table)}
        assert at["stood-in"] - at["left"] >= 0.3
        ada.act(table, "return")
        seat = bo.see(table)["seats"][0]
        assert (seat["left"], seat["stand_in"]) == (False, False)
        play_until(bo, table, lambda turn: turn["actor"] == 0)
        assert ada.see(table)["legal"]

    def test_within_the_grace_time(self, friends, ada, bo):
        """Who is back in time has missed nothing."""
        ada.act(friends, "leave")
        assert bo.see(friends)["seats"][0]["left"]
        assert friends["legal"] == ada.act(friends, "return")["legal"]
        assert not bo.see(friends)["seats"][0]["left"]

    def test_before_the_game(self, ada, bo):
        """Before the game a seat that is left is open again."""
        table = ada.lay("stars", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"])
        bo.act(table, "leave")
        assert ada.see(table)["seats"][1]["kind"] == "open"
        link = ada.see(table)["seats"][1]["link"]
        assert bo.join(table, link=link)["you"] == 1

    def test_host_before_the_game(self, ada, bo):
        """When the host goes before the game, nobody waits in vain."""
        table = ada.lay("stars", [ME, FRIEND], visibility="public")
        bo.join(table)
        assert ada.act(table, "leave")["status"] == "closed"
        assert table["id"] not in [listed["id"] for listed in bo.list_tables()]

    def test_everybody(self, serve, sqlite):
        """A table that everybody has left waits for them as it is: no bot plays there alone."""
        server = serve(sqlite, grace=0, scan=0.1)
        ada = server.someone("Ada")
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        left = ada.act(table, "leave")
        time.sleep(0.5)  # several looks for seats to take over
        assert left["version"] == ada.see(table)["version"]
        turn = ada.act(table, "return")
        assert (turn["status"], turn["actor"]) == ("running", table["actor"])
        assert turn["legal"]

    def test_not_seated(self, shared, friends):
        """Who has no seat cannot leave it."""
        assert shared.someone("Cy").refused("POST", path_of(friends, "leave")) == (403, "not-seated")


class TestRematch:
    def test_same_people_again(self, friends, ada, bo):
        """Everyone gets the same new table, one seat further, no matter who asks."""
        bo.act(friends, "resign")
        first, second = ada.act(friends, "rematch"), bo.act(friends, "rematch")
        assert first["id"] == second["id"] != friends["id"]
        assert [seat["name"] for seat in first["seats"]] == ["Bo", "Ada"]
        assert first["id"] == ada.see(friends)["rematch"]
        assert friends["options"] == first["options"]

    def test_new_dice(self, friends, ada, bo):
        """A rematch has dice of its own."""
        bo.act(friends, "resign")
        assert friends["dice"]["commitment"] != ada.act(friends, "rematch")["dice"]["commitment"]

    def test_can_be_played(self, friends, ada, bo):
        """A rematch begins and is played like any table."""
        bo.act(friends, "resign")
        again = ada.act(friends, "rematch")
        host = ada if again["host"] else bo
        assert host.start(again)["status"] == "running"
        assert bo.see(again)["legal"]

    def test_not_before_the_end(self, friends, ada):
        """There is no rematch of a game that is not over."""
        assert ada.refused("POST", path_of(friends, "rematch")) == (409, "not-over")

    def test_not_of_strangers(self, shared, friends, bo):
        """Who did not play asks for no rematch."""
        bo.act(friends, "resign")
        assert shared.someone("Cy").refused("POST", path_of(friends, "rematch")) == (403, "not-seated")


class TestSpectate:
    @pytest.mark.parametrize("visibility", ["public", "link"])
    def test_looking(self, shared, ada, visibility):
        """Anyone who knows the table can watch, with a name or without, and can decide nothing."""
        table = ada.lay_and_start("stars", [ME, here("Bo")], visibility=visibility)
        for who in (shared.someone("Cy"), shared.someone(None)):
            seen = who.see(table)
            assert (seen["you"], seen["legal"], seen["may_undo"], seen["actor"]) == (None, [], False, 0)
            assert seen["position"]
            assert [seat["link"] for seat in seen["seats"]] == [None, None]

    def test_solo(self, shared, ada):
        """A solo table is its player's alone: for others it is not there at all."""
        table = ada.lay_and_start("stars", [ME, BOT], visibility="solo")
        for who in (shared.someone("Cy"), shared.someone(None)):
            for path in ("", "/log", "/events", "/record"):
                assert who.refused("GET", path_of(table) + path) == (404, "unknown-table")

    def test_solo_writes(self, shared, ada):
        """Nobody says, joins, leaves or plays anything at somebody's solo table."""
        table = ada.lay_and_start("stars", [ME, BOT], visibility="solo")
        cy = shared.someone("Cy")
        for verb, body in (("say", {"text": "hi"}), ("join", {}), ("leave", {}), ("resign", {})):
            assert cy.refused("POST", path_of(table, verb), **body) == (404, "unknown-table")

    def test_secret_of_the_dice(self, friends, ada, shared):
        """While they play, nobody sees the secret of the dice, and the record has it not."""
        for who in (ada, shared.someone("Cy")):
            assert who.see(friends)["dice"]["secret"] is None
        assert "secret" not in ada.read_record(friends)

    def test_through_one_seats_eyes(self, ada):
        """With several seats somebody says through whose eyes they look; never through another's."""
        table = ada.lay_and_start("stars", [ME, here("Bo"), BOT])
        assert ada.see(table, seat=1)["you"] == 1
        assert ada.send("GET", f"{path_of(table)}?seat=2").json().get("you") != 2


class TestList:
    def test_public_only(self, shared, ada):
        """Strangers find public tables and no others."""
        ids = {
            kind: ada.lay("stars", [ME, BOT], visibility=kind)["id"] for kind in ("public", "link", "solo")
        }
        listed = {table["id"] for table in shared.someone(None).list_tables(limit=100)}
        assert {"public"} == {kind for kind in ids if ids[kind] in listed}

    def test_mine(self, ada, bo):
        """Somebody finds all tables they sit at, latest first."""
        table = ada.lay("stars", [ME, FRIEND])
        later = bo.lay("ages", [ME], visibility="solo")
        bo.join(table, link=table["seats"][1]["link"])
        assert [table["id"], later["id"]] == [listed["id"] for listed in bo.list_tables(mine=True)]

    def test_nobodys(self, shared):
        """Nobody has no tables."""
        assert shared.someone(None).refused("GET", "/api/tables?mine=true") == (401, "no-identity")

    def test_status(self, ada):
        """Tables are listed by what they are: open, running, over."""
        table = ada.lay("stars", [ME, here("Bo")], visibility="public")
        for status in ("open", "running", "over"):
            found = {
                wanted: table["id"] in [listed["id"] for listed in ada.list_tables(status=wanted)]
                for wanted in ("open", "running", "over")
            }
            assert {wanted: wanted == status for wanted in found} == found
            ada.act(table, "start" if status == "open" else "resign") if status != "over" else None

    def test_limit(self, ada):
        """A list is as long as asked for, at most a hundred."""
        for _ in range(3):
            ada.lay("stars", [ME])
        assert len(ada.list_tables(mine=True, limit=2)) == 2
        assert ada.refused("GET", "/api/tables?limit=101") == (422, "invalid")

    def test_no_secrets(self, shared, ada):
        """A list names seats, not their links."""
        table = ada.lay("stars", [ME, FRIEND], visibility="public")
        text = shared.someone("Cy").send("GET", "/api/tables?limit=100").text
        assert table["id"] in text
        assert table["seats"][1]["link"] not in text


class TestChat:
    def test_everybody_hears(self, friends, ada, bo):
        """What somebody says is in the log, with their name."""
        ada.act(friends, "say", text="Good luck!")
        entry = bo.read_log(friends)[-1]
        assert (entry["kind"], entry["text"], entry["name"]) == ("said", "Good luck!", "Ada")

    def test_plain_text(self, friends, ada):
        """Tags are text like any other."""
        ada.act(friends, "say", text="<b>bold & é</b>")
        assert ada.read_log(friends)[-1]["text"] == "<b>bold & é</b>"

    @pytest.mark.parametrize("text", ["", "   ", "x" * 501, "bell\x07", "\u202eback", "\x00"])
    def test_not_a_line(self, friends, ada, text):
        """Nothing, too much, or what cannot be printed is refused."""
        assert ada.refused("POST", path_of(friends, "say"), text=text) == (422, "invalid")

    def test_longest(self, friends, ada):
        """Five hundred letters are not too many."""
        assert ada.act(friends, "say", text="é" * 500)

    def test_said_is_no_move(self, friends, ada, bo):
        """After somebody's words the version is another, and whoever is asked is still asked."""
        version = bo.act(friends, "say", text="hm")["version"]
        assert ada.play(friends, friends["legal"][0], version=version)["version"] > version

    def test_moves_outlive_words(self, friends, ada, bo):
        """A decision made while somebody was talking still counts: nothing in the game has changed."""
        bo.act(friends, "say", text="hm")
        assert ada.play(friends, friends["legal"][0], version=friends["version"])

    def test_twice_with_a_key(self, friends, ada):
        """The same words with the same key are said once."""
        for _ in range(2):
            ada.send("POST", path_of(friends, "say"), {"text": "hello"}, idempotency_key="word")
        assert [entry["kind"] for entry in ada.read_log(friends)].count("said") == 1


class TestLog:
    def test_tells_the_game(self, friends, ada):
        """The log has every event in order, and goes on after a number."""
        ada.play(friends, friends["legal"][0])
        log = ada.read_log(friends)
        assert [entry["kind"] for entry in log] == ["created", "joined", "started", "moved"]
        assert [entry["seq"] for entry in log] == [1, 2, 3, 4]
        assert log[3:] == ada.read_log(friends, after=3)
        assert [friends["legal"][0]] == log[3]["actions"]

    def test_no_links_no_people(self, friends, ada):
        """The log has no secrets: no link, no id of a person."""
        text = ada.send("GET", path_of(friends, "log")).text
        assert ada.id not in text
        assert not any(seat["link"] and seat["link"] in text for seat in ada.see(friends)["seats"])


class TestRealDice:
    @pytest.fixture
    def table(self, ada):
        return ada.lay_and_start("ages", [ME, here("Bo")], real_dice=True)

    def test_waits_for_the_dice(self, table):
        """The server asks for what the dice show, and says what they may show."""
        assert (table["legal"], table["actor"]) == ([], None)
        assert "skull" in table["draws"]
        assert table["dice"]["commitment"] is None

    def test_typed_in(self, table, ada):
        """The dice typed in lie on the table."""
        turn = ada.draw(table, "food", "skull", "coins")
        assert (turn["draws"], turn["actor"]) == ([], 0)
        assert "reroll 1 3" in turn["legal"]

    def test_one_by_one(self, table, ada):
        """The dice may be typed in one after another."""
        turn = ada.draw(table, "food")
        assert turn["draws"]
        turn = ada.draw(table, "coins", "coins", version=turn["version"])
        assert turn["legal"]

    @pytest.mark.parametrize("draws", [["seven"], ["food", "moon"], ["food"] * 4])
    def test_no_such_face(self, table, ada, draws):
        """A face that the die has not is refused with those it has; nothing changes."""
        with pytest.raises(Refused) as caught:
            ada.draw(table, *draws)
        assert (caught.value.status, caught.value.error["code"]) == (422, "illegal")
        assert table["version"] == ada.see(table)["version"]

    def test_who_rolls(self, shared, table):
        """Who has no seat types in no dice."""
        body = {"draws": ["food"], "version": table["version"]}
        assert shared.someone("Cy").refused("POST", path_of(table, "draw"), **body) == (403, "not-seated")

    def test_only_at_such_tables(self, friends, ada):
        """Elsewhere the dice fall by themselves."""
        body = {"draws": ["purple"], "version": friends["version"]}
        assert ada.refused("POST", path_of(friends, "draw"), **body) == (409, "no-draw-pending")

    def test_whole_game(self, ada):
        """A whole game with typed dice, and its record."""
        table = ada.lay_and_start("ages", [ME], real_dice=True)
        turn = ada.see(table)
        while turn["status"] == "running":
            if turn["draws"]:
                turn = ada.draw(
                    table, turn["draws"][turn["version"] % len(turn["draws"])], version=turn["version"]
                )
            else:
                turn = ada.play(table, turn["legal"][0], version=turn["version"])
        assert ada.see(table)["status"] == "over"
        record = ada.read_record(table)
        assert "commitment" not in record
        assert replay(record).over

    def test_bots_dice(self, ada):
        """People roll for bots too: nobody else could."""
        table = ada.lay_and_start("ages", [{"kind": "bot", "level": "random"}, ME], real_dice=True)
        assert table["draws"]
        ada.draw(table, "food", "food", "food")
        turn = wait_until(
            lambda: (turn := ada.see(table))["draws"] and turn["version"] > table["version"] + 1
        )
        assert turn

    def test_hidden_cards(self, serve, sqlite):
        """What nobody may see cannot be typed in by anybody: the server draws it."""
        server = serve(sqlite)
        ada, bo = server.someone("Ada"), server.someone("Bo")
        table = ada.lay("topia", [ME, FRIEND], real_dice=True)
        bo.join(table, link=table["seats"][1]["link"])
        turn, asked = ada.start(table), set()
        while turn["draws"]:
            asked.update(turn["draws"])
            turn = ada.draw(table, turn["draws"][0], version=turn["version"])
        seats = ada.see(table)["position"]["seats"]
        missions = {held["mission"]["id"] for held in seats[0]["missions"]}
        assert len(missions) == 3
        assert not missions & asked
        assert seats[1]["missions"] is None


class TestDice:
    def test_seed_before_the_game(self, ada, bo):
        """Every player adds words of their own, and sees the commitment before."""
        table = ada.lay("stars", [ME, FRIEND])
        assert len(table["dice"]["commitment"]) == 64
        bo.join(table, link=table["seats"][1]["link"], seed="bo-s-luck")
        ada.ask("PUT", path_of(table, "seed"), seed="ada-s-luck")
        started = ada.start(table)
        assert started["dice"]["seeds"] == ["ada-s-luck", "bo-s-luck"]
        assert table["dice"]["commitment"] == started["dice"]["commitment"]

    def test_seeds_are_hidden_until_all_are_given(self, ada, bo):
        """Before the game only that a seed was given is seen, not which."""
        table = ada.lay("stars", [ME, FRIEND])
        bo.join(table, link=table["seats"][1]["link"], seed="bo-s-luck")
        response = ada.send("GET", path_of(table))
        assert [seat["seeded"] for seat in response.json()["seats"]] == [False, True]
        assert "bo-s-luck" not in response.text
        assert "bo-s-luck" not in ada.send("GET", path_of(table, "log")).text

    @pytest.mark.parametrize("seed", ["", "two words", "x" * 65, "é", "a|b", "a\n"])
    def test_no_seed(self, ada, seed):
        """A seed is a word of letters and digits."""
        table = ada.lay()
        assert ada.refused("PUT", path_of(table, "seed"), seed=seed) == (422, "invalid")

    def test_not_later(self, friends, ada):
        """When the dice have fallen, it is too late for words."""
        assert ada.refused("PUT", path_of(friends, "seed"), seed="late") == (409, "not-open")
