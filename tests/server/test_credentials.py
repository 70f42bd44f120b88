"""Another seat's, a stranger's, a forged, an old or an absent credential can do nothing."""

import asyncio

from gobelet.server.database import EVENTS, PLACES, TABLES
from gobelet.server.identity import Identity, Person
from tests.server.in_process import IDENTITY, JSON, bearer, open_app
from tests.server.worlds import refused_requests

ADA, BO, EVE = Person("id-of-ada", "Ada"), Person("id-of-bo", "Bo"), Person("id-of-eve", "Eve")
FORGED = {
    "nobody": lambda person: {},
    "a stranger": lambda person: bearer(IDENTITY.sign(EVE, "token")),
    "a changed letter": lambda person: bearer(change_letter(IDENTITY.sign(person, "token"))),
    "a changed signature": lambda person: bearer(IDENTITY.sign(person, "token")[:-2] + "zz"),
    "no signature": lambda person: bearer(IDENTITY.sign(person, "token").rpartition(".")[0]),
    "another key": lambda person: bearer(Identity("another").sign(person, "token")),
    "a cookie as token": lambda person: bearer(IDENTITY.sign(person, "cookie")),
    "a token as cookie": lambda person: {"cookie": f"gobelet={IDENTITY.sign(person, 'token')}"},
    "a changed cookie": lambda person: {
        "cookie": f"gobelet={change_letter(IDENTITY.sign(person, 'cookie'))}"
    },
    "the id itself": lambda person: bearer(person.id),
}
REFUSED = (401, 403, 404, 409)


def change_letter(signed):
    """In the middle of what is signed."""
    middle = signed.index(".") // 2
    return signed[:middle] + ("A" if signed[middle] != "A" else "B") + signed[middle + 1 :]


class Room:
    """Tables of Ada and Bo, one for each thing that can be done; Ada has seat 0 and decides first."""

    def __init__(self, app, client):
        self.app, self.client, self.storage = app, client, app.state.service.storage

    async def ask(self, person, path, body, method="POST"):
        headers = JSON | bearer(IDENTITY.sign(person, "token"))
        answer = await self.client.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    async def lay(self, *, start=True, **rest):
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = await self.ask(ADA, "/api/tables", {"game": "stars", "seats": seats, "order": "given", **rest})
        path = f"/api/tables/{made['id']}"
        await self.ask(BO, f"{path}/join", {"link": made["seats"][1]["link"]})
        if start:
            await self.ask(ADA, f"{path}/start", {})
        return path

    async def rows(self):
        """All there is of tables, and of what happened."""
        async with self.storage._read() as connection:
            found = [await connection.execute(table.select()) for table in (TABLES, EVENTS, PLACES)]
        return [sorted(map(repr, result.all())) for result in found]

    async def requests(self):
        """What Ada could do, each at a table where she may: path, body, method, whether only she may."""
        table, begun, real = await self.lay(start=False), await self.lay(), await self.lay(real_dice=True)
        over, left = await self.lay(), await self.lay()
        await self.ask(BO, f"{over}/resign", {})
        await self.ask(ADA, f"{left}/leave", {})
        shown, thrown = await self.see(begun), await self.see(real)
        move = {"actions": shown["legal"][:1], "version": shown["version"]}
        yield f"{table}/seed", {"seed": "luck"}, "PUT", False
        yield f"{table}/seats/0/link", {}, "POST", True
        yield f"{table}/start", {}, "POST", True
        yield f"{begun}/play", move, "POST", True
        yield f"{begun}/say", {"text": "Hm."}, "POST", False
        yield f"{begun}/resign", {"seat": 0}, "POST", True
        yield f"{real}/draw", {"draws": thrown["draws"][:1], "version": thrown["version"]}, "POST", False
        yield f"{real}/leave", {}, "POST", False
        yield f"{left}/return", {}, "POST", False
        yield f"{over}/rematch", {}, "POST", False

    async def see(self, path, person=ADA):
        return await self.ask(person, path, None, "GET")


def test_wrong_credentials_change_nothing(tmp_path):
    """At every route that changes something: nobody, a stranger, a forger and another seat are refused."""
    asyncio.run(try_credentials(f"sqlite+aiosqlite:///{tmp_path}/a"))


async def try_credentials(database):
    async with open_app(database) as (app, client):
        room = Room(app, client)
        async for path, body, method, is_hers in room.requests():
            before = await room.rows()
            for name, forge in {**FORGED, **({"another seat": as_bo} if is_hers else {})}.items():
                answer = await client.request(method, path, json=body, headers=JSON | forge(ADA))
                assert answer.status_code in REFUSED, f"{name}: {method} {path}: {answer.text}"
                assert await room.rows() == before, f"{name}: {method} {path} changed something"
            await room.ask(ADA, path, body, method)
            assert await room.rows() != before, f"{method} {path} does nothing even for Ada"


def as_bo(_):
    return bearer(IDENTITY.sign(BO, "token"))


def test_undoing_is_for_whoever_decided(tmp_path):
    """Another seat cannot take back one's decision."""

    async def undo():
        async with open_app(f"sqlite+aiosqlite:///{tmp_path}/a") as (app, client):
            room = Room(app, client)
            path = await room.lay()
            while not (shown := await room.see(path))["may_undo"]:
                person = (ADA, BO)[shown["actor"]]
                seen = await room.see(path, person)
                await room.ask(
                    person, f"{path}/play", {"actions": seen["legal"][-1:], "version": seen["version"]}
                )
            before, body = await room.rows(), {"version": shown["version"]}
            for forge in (as_bo, *FORGED.values()):
                answer = await client.post(f"{path}/undo", json=body, headers=JSON | forge(ADA))
                assert answer.status_code in REFUSED
            assert await room.rows() == before
            await room.ask(ADA, f"{path}/undo", body)

    asyncio.run(asyncio.wait_for(undo(), 60))


def test_a_forged_name_is_a_new_name(tmp_path):
    """Saying one's name with somebody else's forged cookie makes somebody new, never them."""

    async def say_names():
        async with open_app(f"sqlite+aiosqlite:///{tmp_path}/a") as (_, client):
            for name, forge in FORGED.items():
                for method, path in (("PUT", "/api/me"), ("POST", "/api/tokens")):
                    answer = await client.request(method, path, json={"name": "X"}, headers=JSON | forge(ADA))
                    assert answer.json()["id"] != ADA.id, name
                    client.cookies.clear()

    asyncio.run(say_names())


def test_old_links_open_nothing(tmp_path):
    """A link that was replaced, or by which somebody has come: nobody else comes by it."""

    async def try_links():
        async with open_app(f"sqlite+aiosqlite:///{tmp_path}/a") as (app, client):
            room = Room(app, client)
            asked = {"game": "stars", "seats": [{"kind": "me"}, {"kind": "friend"}], "order": "given"}
            made = await room.ask(ADA, "/api/tables", asked)
            path = f"/api/tables/{made['id']}"
            links = [made["seats"][1]["link"], made["seats"][0]["link"]]
            replaced = await room.ask(ADA, f"{path}/seats/1/link", {})
            await room.ask(ADA, f"{path}/seats/0/link", {})
            links.append(replaced["seats"][1]["link"])
            await room.ask(BO, f"{path}/join", {"link": links[-1]})
            await room.ask(ADA, f"{path}/start", {})
            before = await room.rows()
            elsewhere = await room.lay()
            links.append((await room.see(elsewhere))["seats"][0]["link"])
            for link in [*links, "", "x", links[0][:-1], Identity("another").link_to(made["id"], 1, 2)]:
                for seat in ({}, {"seat": 0}, {"seat": 1}):
                    headers = JSON | bearer(IDENTITY.sign(EVE, "token"))
                    answer = await client.post(f"{path}/join", json={"link": link, **seat}, headers=headers)
                    assert answer.status_code in REFUSED, f"{link!r} opens a seat"
            assert [row for row in (await room.rows())[0] if made["id"] in row] == before[0]

    asyncio.run(try_links())


def test_a_solo_table_is_nowhere_for_others(tmp_path):
    """Whatever a stranger asks of it, the answer is the one about a table that does not exist."""

    async def ask_strangely():
        async with open_app(f"sqlite+aiosqlite:///{tmp_path}/a") as (app, client):
            room, asked = Room(app, client), {"game": "stars", "visibility": "solo", "order": "given"}
            seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
            made = await room.ask(ADA, "/api/tables", {**asked, "seats": seats})
            online = await app.state.service.find_any(made["id"])
            for headers in (JSON, JSON | bearer(IDENTITY.sign(EVE, "token"))):
                for method, verb, body in strange_requests(online):
                    one, other = [
                        await client.request(method, f"/api/tables/{table}{verb}", json=body, headers=headers)
                        for table in (made["id"], "nowhere")
                    ]
                    assert (one.status_code, one.content) == (other.status_code, other.content), verb

    asyncio.run(ask_strangely())


def strange_requests(online):
    yield from (("GET", verb, None) for verb in ("", "/log", "/record", "/events", "?seat=0"))
    yield from (("POST", f"/{verb}", body) for verb, body in refused_requests(online, None) if verb != "join")
    yield "PUT", "/seed", {"seed": "luck"}
    yield from (("POST", "/join", body) for body in ({"link": "x"}, {"seat": 7}, {}))
