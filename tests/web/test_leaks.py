"""No page leaks: to whoever looks, worlds that differ only in what they may not see are the same pages."""

import asyncio
import itertools
import random

import pytest

import gobelet
from gobelet.server.identity import Person
from gobelet.server.online import OnlineTable, Status
from gobelet.web.app import create_app
from tests.server.in_process import IDENTITY, bearer, open_app, put_in
from tests.server.test_leaks import exchange_missions, is_of_game, moments, viewers
from tests.server.worlds import NAMES, change_past, hide_everything, play_table
from tests.web.forms import FORM
from tests.web.table_board import TableBoard

COMPILED = pytest.mark.compiled  # long games
GAMES = [
    ("stars", 2, {}),
    pytest.param("topia", 2, {}, marks=COMPILED),
    pytest.param("topia", 4, {"bank_card": "yes", "scenario": "busy_agency"}, marks=COMPILED),
]
RECENT = 2  # events of which pages are looked at again
MAX_STEPS = 2  # of the replay
MAX_PLANS = 8


def headers_of(viewer, language):
    """A spectator is somebody, too: who asks without a name is given one."""
    person = Person("watching", "Eve") if viewer is None else Person(f"person{viewer}", NAMES[viewer])
    return bearer(IDENTITY.sign(person, "token")) | {"accept-language": language}


def addresses(online, viewer, rng):
    """All kinds of pages of a table, and what those who decide would ask for."""
    path = f"/tables/{online.id}"
    yield path
    if online.status == Status.OPEN:
        return
    seats, steps = range(len(online.seats)), len(online.position.steps)
    yield from (f"{path}?show={seat}" for seat in seats)
    yield from (f"{path}?at={seq}" for seq in range(max(1, online.version - RECENT), online.version + 1))
    for step in sorted(rng.sample(range(steps + 1), min(MAX_STEPS, steps + 1))):
        yield f"{path}/replay?step={step}"
        yield f"{path}/replay?step={step}&seat={rng.choice(seats)}"
    if online.acting is None or online.acting.number != viewer:
        yield f"{path}?hint=true"
    yield f"{path}/preview?pick=nonsense"
    for picks in plans(online, rng):
        yield f"{path}/preview?" + "&".join(f"pick={pick.replace(' ', '+')}" for pick in picks)


def plans(online, rng):
    """What can really be ticked now, two and two."""
    plan = TableBoard(online.game).plan(online.position) if online.acting else None
    picks = [pick.value for pick in plan.picks.values()] if plan else []
    pairs = list(itertools.combinations(picks, 2))
    return rng.sample(pairs, min(MAX_PLANS, len(pairs)))


def wrong_forms(online):
    """What nobody may do now."""
    for fields in ("action=nonsense", "pick=nonsense&pick=x", "action=pass"):
        yield "play", f"{fields}&version={online.version if 'pass' not in fields else 0}"
    yield "draw", f"draw=1&version={online.version}"
    yield "undo", f"version={online.version + 1}"
    yield "rematch", ""
    yield "join", "link=nonsense&name=Eve"
    yield "relink", "seat=7"


async def read_pages(client, online, viewer, seed):
    """All that one viewer can be shown without changing anything."""
    asked = [(address, "en") for address in addresses(online, viewer, random.Random(seed))]
    asked.append((f"/tables/{online.id}", "fr"))
    answers = [
        (address, await client.get(address, headers=headers_of(viewer, language)))
        for address, language in asked
    ]
    for verb, fields in wrong_forms(online):
        headers = headers_of(viewer, "en") | {"content-type": FORM}
        answer = await client.post(f"/tables/{online.id}/{verb}", content=fields, headers=headers)
        assert 400 <= answer.status_code < 500, f"{verb} {fields}: {answer.text}"
        answers.append((verb, answer))
    return [(asked, answer.status_code, answer.text) for asked, answer in answers]


def assert_same(one, other):
    for (asked, *shown), (_, *shown_there) in zip(one, other, strict=True):
        assert shown == shown_there, asked


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_what_cannot_be_seen_is_on_no_page(game_id, players, options, tmp_path, monkeypatch):
    """Hidden cards may be any others, now and in every step before."""
    asyncio.run(compare_presents(game_id, players, options, f"sqlite+aiosqlite:///{tmp_path}/a", monkeypatch))


async def compare_presents(game_id, players, options, database, monkeypatch):
    game, differing = gobelet.game(game_id), 0
    happenings = play_table(game, players, 1, **options)
    async with open_app(database, create_app=create_app) as (app, client):

        async def read_of(world, viewer, seed):
            async def find(*_):
                return world

            async def act(table_id, decide, **_):
                return decide(world)

            for name, instead in (("find", find), ("find_any", find), ("act", act)):
                monkeypatch.setattr(app.state.service, name, instead)
            return await read_pages(client, online, viewer, seed)

        for moment in moments(happenings, 2):
            online = OnlineTable("table", "dice1").after(happenings[:moment])
            for viewer in viewers(players) if online.table is not None else []:
                world = hide_everything(online, viewer, moment)
                differing += world.position.state.tobytes() != online.position.state.tobytes()
                assert_same(
                    await read_of(online, viewer, moment),
                    await read_of(world, viewer, moment),
                )
    assert (differing > 0) == game.has_secrets


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_another_past_gives_the_same_pages(game_id, players, options, tmp_path):
    """Others' cards, ids, keys, seeds and the dice's secret may be any others."""
    asyncio.run(
        compare_pasts(game_id, players, options, [f"sqlite+aiosqlite:///{tmp_path}/{k}" for k in "ab"])
    )


async def compare_pasts(game_id, players, options, databases):
    game, rng, differing = gobelet.game(game_id), random.Random(2), 0
    happenings = play_table(game, players, 2, **options)
    async with (
        open_app(databases[0], create_app=create_app) as (app, client),
        open_app(databases[1], create_app=create_app) as (app2, client2),
    ):
        for moment in moments(happenings, 2):
            for viewer in viewers(players):
                name, past = f"{moment}-{viewer}", happenings[:moment]
                online = OnlineTable(name, "dice").after(past)
                past2 = change_past(past, viewer, exchange_missions(online, viewer, rng), rng)
                differing += any(
                    a.event != b.event for a, b in zip(past, past2, strict=True) if is_of_game(a)
                )
                await put_in(app, name, "dice", past)
                await put_in(app2, name, "other dice", past2)
                one = await read_pages(client, online, viewer, moment)
                assert_same(one, await read_pages(client2, online, viewer, moment))
    assert (differing > 0) == game.has_secrets
