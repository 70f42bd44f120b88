"""Nothing leaks: to whoever looks, worlds that differ only in what they may not see are the same world."""

import asyncio
import random
import subprocess
import sys

import httpx
import pytest

import gobelet
from gobelet.games.topia.constants import UNDER
from gobelet.games.topia.words import MISSIONS
from gobelet.server.answers import Answer
from gobelet.server.documents import show_entry, show_record, show_table, show_turn
from gobelet.server.errors import ServiceError
from gobelet.server.events import Started
from gobelet.server.identity import Person
from gobelet.server.language import say_error
from gobelet.server.online import OnlineTable
from gobelet.server.presenter import Presenter
from tests.server.in_process import IDENTITY, JSON, bearer, listen, open_app, put_in
from tests.server.running import free_port, is_free, wait_until
from tests.server.worlds import NAMES, change_past, hide_everything, play_table, refused_requests

COMPILED = pytest.mark.compiled  # long games
GAMES = [
    ("stars", 2, {}),
    pytest.param("ages", 3, {}, marks=COMPILED),
    pytest.param("city", 2, {}, marks=COMPILED),
    pytest.param("topia", 2, {}, marks=COMPILED),
    pytest.param("topia", 4, {"bank_card": "yes"}, marks=COMPILED),
]
LANGUAGES = ("en", "fr")
RECENT = 20  # entries of the log that are compared at each moment
HEADERS_OF_ITS_OWN = {"x-request-id"}


def moments(happenings, count):
    """How far a game has come: from before it begins to just before its end."""
    last = len(happenings) - 1
    return sorted(
        {2, 3, *(round(4 + (last - 4) * k / count) for k in range(count + 1))} & set(range(1, last + 1))
    )


def viewers(players):
    return [*range(players), None]


# -- What is dealt again ------------------------------------------------------------------------------


def shown_to(online, viewer):
    """All that one viewer can be shown of a table, as bytes."""
    person = None if viewer is None else Person(f"person{viewer}", NAMES[viewer])
    for code in LANGUAGES:
        shown = Presenter(online, person, code, viewer)
        yield show_table(shown, shown.links(lambda _, seat: f"link {seat.number} {seat.generation}"))
    yield from (show_entry(Presenter(online, None, "en"), entry) for entry in online.log[-RECENT:])
    yield show_turn(Presenter(online, person, "en"))
    yield refusal(show_record, online) if online.game.has_secrets else show_record(online)
    if person is not None:
        yield refusal(online.play, person, ["nonsense"], online.version)
        yield refusal(online.play, person, ["pass"], online.version - 1 if online.log else 0)
        yield refusal(online.draw, person, ["nonsense"], online.version)
        yield refusal(online.start, person, None)


def refusal(ask, *args):
    try:
        ask(*args)
    except ServiceError as error:
        return [error.code, error.status, error.legal, error.version, say_error(error, "en")]
    return "not refused"


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_what_cannot_be_seen_is_not_shown(game_id, players, options):
    """Hidden cards and dice to come may be any others: nothing shown, told or refused is different."""
    game, differing = gobelet.game(game_id), 0
    happenings = play_table(game, players, 1, **options)
    for moment in moments(happenings, 8):
        online = OnlineTable("table", "dice1").after(happenings[:moment])
        for viewer in viewers(players) if online.table is not None else []:
            world = hide_everything(online, viewer, moment)
            differing += world.position.state.tobytes() != online.position.state.tobytes()
            one, other = (b"\n".join(map(render, shown_to(w, viewer))) for w in (online, world))
            assert one == other
    assert (differing > 0) == game.has_secrets


def render(shown):
    return Answer(shown).body


# -- Another past, over HTTP ----------------------------------------------------------------------------


def exchange_missions(online, viewer, rng):
    """Other names for all missions that *viewer* has never had."""
    if not online.game.has_secrets or online.table is None:
        return {}
    states = [step.before for step in online.table.steps] + [online.table.state]
    known = {
        m
        for s in states
        for m, at in enumerate(s.missions)
        if viewer is not None and at in (viewer, UNDER + viewer)
    }
    others = [MISSIONS[m] for m in range(len(MISSIONS)) if m not in known]
    return dict(zip(others, rng.sample(others, len(others)), strict=True))


async def ask_everything(app, client, online, viewer):
    """All answers that one viewer can get without changing anything."""
    path, table_path = f"/api/tables/{online.id}", "/api/tables/nowhere"
    headers = dict(JSON)
    if viewer is not None:
        headers |= bearer(IDENTITY.sign(Person(f"person{viewer}", NAMES[viewer]), "token"))
    gets = [
        path,
        f"{path}?lang=fr",
        *(f"{path}?seat={k}" for k in range(5)),
        f"{path}/log",
        f"{path}/log?lang=fr",
    ]
    gets += [f"{path}/record", table_path, "/api/tables?status=running"]
    answers = [await client.get(each, headers=headers) for each in gets]
    for verb, body in refused_requests(online, viewer):
        answer = await client.post(f"{path}/{verb}", json=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        answers.append(answer)
    shown = [
        (answer.status_code, sorted(set(answer.headers.items()) - own_headers(answer)), answer.content)
        for answer in answers
    ]
    shown.append(await listen(app, f"{path}/events", "after=0", headers, online.version))
    return shown


def own_headers(answer):
    return {(name, answer.headers[name]) for name in HEADERS_OF_ITS_OWN if name in answer.headers}


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_another_past_looks_the_same(game_id, players, options, tmp_path):
    """Others' cards, ids, keys, seeds and the dice's secret may be any others: every answer is the same."""
    asyncio.run(
        compare_pasts(game_id, players, options, [f"sqlite+aiosqlite:///{tmp_path}/{k}" for k in "ab"])
    )


async def compare_pasts(game_id, players, options, databases):
    game, rng, differing = gobelet.game(game_id), random.Random(2), 0
    happenings = play_table(game, players, 2, **options)
    async with (
        open_app(databases[0]) as (app, client),
        open_app(databases[1]) as (app2, client2),
    ):
        for moment in moments(happenings, 2):
            for viewer in viewers(players):
                name, past = f"{moment}-{viewer}", happenings[:moment]
                online = OnlineTable(name, "dice").after(past)
                words = exchange_missions(online, viewer, rng)
                past2 = change_past(past, viewer, words, rng)
                differing += any(
                    a.event != b.event for a, b in zip(past, past2, strict=True) if is_of_game(a)
                )
                await put_in(app, name, "dice", past)
                await put_in(app2, name, "other dice", past2)
                one, other = (
                    await ask_everything(app, client, online, viewer),
                    await ask_everything(app2, client2, online, viewer),
                )
                assert one == other
    assert (differing > 0) == game.has_secrets


def is_of_game(happening):
    return isinstance(happening.event, Started) or happening.event.kind == "moved"


# -- Words that nobody else must read -------------------------------------------------------------------


class Overheard:
    """Somebody whose every answer is kept."""

    def __init__(self, address, name):
        self.client, self.heard = httpx.Client(base_url=address, timeout=60), []
        self.shown = self.ask("PUT", "/api/me", name=name)
        self.secrets = {self.shown["id"], self.client.cookies["gobelet"]}

    def ask(self, method, path, **body):
        answer = self.client.request(method, path, json=body if method != "GET" else None)
        self.heard.append(f"{answer.headers}{answer.text}")
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def look_around(self, path):
        for each in (
            path,
            f"{path}/log",
            f"{path}/record",
            "/api/tables?mine=true",
            "/api/tables",
            "/metrics",
        ):
            self.ask("GET", each)

    def has_heard(self, words):
        return sorted(word for word in words if any(word in text for text in self.heard))


@pytest.mark.compiled
def test_secrets_are_in_no_answer_to_others_and_no_log(database, tmp_path):
    """Ids, cookies, links, seeds before the start, the dice's secret; with logs at their most talkative."""
    log, port = tmp_path / "server.log", free_port()
    command = [sys.executable, "-m", "gobelet", "serve", "--port", str(port), "--database", database]
    with log.open("wb") as out:
        process = subprocess.Popen([*command, "--logs", "debug"], stdout=out, stderr=out)
    try:
        wait_until(lambda: not is_free(port))
        secrets = live_a_life(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait(60)
    text = log.read_text()
    assert '"route":"/api/tables/{table_id}/play"' in text
    assert [name for name, words in secrets.items() if any(word in text for word in words)] == []


def live_a_life(address):
    """A table from laying to its end, with everybody looking on; what must not be in the log."""
    ada, bo, eve = (Overheard(address, name) for name in ("Ada", "Bo", "Eve"))
    made = ada.ask(
        "POST", "/api/tables", game="ages", seats=[{"kind": "me"}, {"kind": "friend"}], order="given"
    )
    path = f"/api/tables/{made['id']}"
    invitation = made["seats"][1]["link"]
    bo.secrets.add(bo.ask("POST", f"{path}/join", link=invitation, seed="word-of-bo")["seats"][1]["link"])
    ada.ask("PUT", f"{path}/seed", seed="word-of-ada")
    for person in (ada, bo, eve):
        person.look_around(path)
    assert [person.has_heard({"word-of-ada", "word-of-bo"}) for person in (ada, bo, eve)] == [[], [], []]
    ada.secrets.add(ada.ask("POST", f"{path}/start")["seats"][0]["link"])
    for _ in range(10):
        for person in (ada, bo):
            shown = person.ask("GET", path)
            move = {"actions": shown["legal"][:1] or ["x"], "version": shown["version"]}
            person.ask("POST", f"{path}/play", **move)
            eve.ask("POST", f"{path}/play", **move)
        eve.look_around(path)
    before = {person: len(person.heard) for person in (ada, bo, eve)}
    bo.ask("POST", f"{path}/resign")
    secret = ada.ask("GET", path)["dice"]["secret"]
    assert secret
    for person, count in before.items():
        assert not any(secret in text for text in person.heard[:count])
        others = {word for other in before if other is not person for word in other.secrets}
        assert person.has_heard(others) == []
        person.client.close()
    assert eve.has_heard({invitation}) == []
    own = {person.shown["name"]: person.secrets for person in before}
    return own | {"link": {invitation}, "dice": {secret}, "seeds": {"word-of-ada"}, "table": {made["id"]}}
