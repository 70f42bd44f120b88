"""Secrets at one screen: when it is handed over, nothing on it depends on what was seen before."""

import pytest
from playwright.sync_api import expect

from tests.server.people import ME, here
from tests.web.player import Mouse

SEEN = """() => [...document.querySelectorAll("[data-part]:not(input)")].map((part) => part.outerHTML)"""
MOVING = "() => document.getAnimations().filter((each) => each.effect.pseudoElement !== null).length"


@pytest.fixture
def shared(site, visit):
    """Ada and Bo at one screen, with motion; Ada has said that she is looking."""
    ada = site.someone("Ada")
    table = ada.lay_and_start("topia", [ME, here("Bo")])
    page = visit(motion=True)
    cookie = {"name": "gobelet", "value": ada.http.cookies["gobelet"], "url": site.address}
    page.context.add_cookies([cookie])
    page.goto(f"/tables/{table['id']}")
    return page


def play_until_handed_over(page, name):
    """A turn of several decisions, if it takes them."""
    player, call = Mouse(page, 1), page.locator("a.primary[href*='player=']")
    call.get_by_text(f"I am {name}").click()
    seen = player.wait()
    while seen["isMine"]:
        player.decide(seen)
        before = seen["version"]
        seen = player.wait(lambda seen, before=before: seen["version"] > before)
    expect(call).to_have_count(1)


def test_as_if_nobody_had_looked(shared):
    """The next one is shown what a new page shows: no figure that rises, no card that turns."""
    for name in ("Ada", "Bo", "Ada", "Bo"):
        play_until_handed_over(shared, name)
        assert shared.evaluate(MOVING) == 0
        seen = shared.evaluate(SEEN)
        fresh = shared.context.new_page()
        fresh.goto(shared.url)
        expect(fresh.locator("html.scripted")).to_have_count(1)
        assert seen == fresh.evaluate(SEEN)
        fresh.close()
    assert shared.locator("[data-gain]").count() == 0
