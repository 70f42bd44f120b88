"""The path of a move, from ticked pieces to the page: nothing on it is worked out twice."""

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path
from urllib.parse import urlencode

import pytest
from jinja2 import Environment, nodes

from gobelet.engine.table import Table
from gobelet.server.identity import Person
from gobelet.web.app import create_app
from gobelet.web.rendering import HERE
from gobelet.web.table_page import TablePage
from tests.server.in_process import IDENTITY, open_app
from tests.web.forms import FORM

ADA = Person("ada", "Ada")
COOKIE = {"cookie": f"gobelet={IDENTITY.sign(ADA, 'cookie')}"}
ONCE_A_PAGE = {"view": 1, "legal_ids": 1, "sheet": 1}
PICTURE = Path(__file__).parents[2] / "docs" / "images" / "path-of-a-move.svg"


class Walk:
    """Ada at a table with somebody beside her, and how often each thing is worked out."""

    def __init__(self, client, counts):
        self.client, self.counts = client, counts

    async def sit_down(self, game):
        fields = {"seat0": "me", "seat1": "here", "name1": "Bo"}
        self.path = (await self.post(f"/new/{game}", fields)).headers["location"]
        self.page = await self.get(self.path)

    async def get(self, path, **query):
        self.counts.clear()
        answer = await self.client.get(path, params=query or None, headers=COOKIE)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def post(self, path, fields):
        self.counts.clear()
        headers = COOKIE | {"content-type": FORM}
        answer = await self.client.post(path, content=urlencode(fields), headers=headers)
        assert answer.status_code == 303, answer.text
        return answer

    async def play(self, **fields):
        version = re.search(r'name="version" value="(\d+)"', self.page)[1]
        return await self.post(f"{self.path}/play", fields | {"version": version})


@pytest.fixture
def walk(tmp_path, monkeypatch):
    """`walk(game, steps)` lets the coroutine *steps* go a way with a `Walk`."""
    counts = Counter()
    for owner, name in ((Table, "view"), (Table, "legal_ids"), (Table, "_play")):
        monkeypatch.setattr(owner, name, counted(getattr(owner, name), counts))
    sheet = TablePage.sheet
    monkeypatch.setattr(sheet, "func", counted(sheet.func, counts))

    def go(game, steps):
        async def run():
            database = f"sqlite+aiosqlite:///{tmp_path}/path"
            async with open_app(database, create_app=create_app) as (_, client):
                walk = Walk(client, counts)
                await walk.sit_down(game)
                await steps(walk)

        asyncio.run(run())

    return go


def counted(function, counts):
    def call(*args, **rest):
        counts[function.__name__] += 1
        return function(*args, **rest)

    return call


@pytest.mark.parametrize("game", ["ages", "city", "topia"])
def test_a_page_looks_once(walk, game):
    """The view, the legal actions and the score sheet of a page are made once."""

    async def look(walk):
        assert 'class="sheet mine"' in await walk.get(walk.path, player=0)
        assert {name: walk.counts[name] for name in ONCE_A_PAGE} == ONCE_A_PAGE

    walk(game, look)


def test_a_plan_is_tried_once_and_not_played_again(walk):
    """Ticked dice are rerolled once: to see what they mean, to decide, to store and to show it."""

    async def reroll(walk):
        await walk.get(f"{walk.path}/preview", pick="die-1")
        assert walk.counts["_play"] == 1
        answer = await walk.play(pick="die-1")
        assert walk.counts["_play"] == 1
        await walk.get(answer.headers["location"])
        assert walk.counts["_play"] == 0

    walk("ages", reroll)


def test_a_button_is_played_once(walk):
    """An action of its own is played once, where it is decided."""

    async def stop(walk):
        answer = await walk.play(action="stop")
        assert walk.counts["_play"] == 1
        await walk.get(answer.headers["location"])
        assert walk.counts["_play"] == 0

    walk("ages", stop)


def test_the_picture_names_every_module(walk):
    """docs/architecture.md draws the path: all modules of server/ and web/ that a reroll passes."""

    async def reroll(walk):
        passed = set()
        sys.setprofile(lambda frame, *_: passed.add(frame.f_code.co_filename))
        try:
            answer = await walk.play(pick="die-1")
            await walk.get(answer.headers["location"])
        finally:
            sys.setprofile(None)
        modules = {
            found[1] for name in passed if (found := re.search(r"/gobelet/((?:server|web)/.*\.py)$", name))
        }
        assert "server/online.py" in modules
        assert modules - set(re.findall(r"(?:server|web)/[a-z_/]+\.py", PICTURE.read_text("utf-8"))) == set()

    walk("ages", reroll)


@pytest.mark.parametrize("template", sorted(path.name for path in (HERE / "templates").iterdir()))
def test_templates_know_no_table(template):
    """A template prints what it is given: it never meets a table online, a game in progress or its state."""
    tree = Environment().parse((HERE / "templates" / template).read_text("utf-8"))
    names = {node.name for node in tree.find_all(nodes.Name)}
    names |= {node.attr for node in tree.find_all(nodes.Getattr)}
    assert names & {"online", "table", "state", "position"} == set()
