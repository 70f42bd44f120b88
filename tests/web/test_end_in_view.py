"""The end of a game comes into view by itself, whatever the screen shows."""

import pytest
from playwright.sync_api import expect

import gobelet
from tests.server.people import ME

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)]
SCROLLS = {"top": 0, "middle": 0.5, "bottom": 1}
for_every_game = pytest.mark.parametrize("game_id", gobelet.games())


@pytest.fixture
def friends(site):
    """`friends(game)`: two people at a table of their own."""

    def sit_down(game_id):
        ada, bo = site.someone("Ada"), site.someone("Bo")
        table = ada.lay(game_id, [ME, {"kind": "friend"}])
        bo.join(table, link=table["seats"][1]["link"])
        return ada, bo, ada.start(table)

    return sit_down


@pytest.fixture
def open_as(visit, site):
    def open_page(person, path, **rest):
        page = visit(**rest)
        cookie = {"name": "gobelet", "value": person.http.cookies["gobelet"], "url": site.address}
        page.context.add_cookies([cookie])
        page.goto(path)
        return page

    return open_page


def scroll_to(page, share):
    page.evaluate("(share) => scrollTo(0, share * document.documentElement.scrollHeight)", share)


def assert_in_view(page, size):
    """The sentence, entirely; and keys go on from there."""
    head = page.locator("#end")
    expect(head).to_be_focused()
    expect(head).to_be_in_viewport(ratio=1)
    box = head.bounding_box()
    assert 0 <= box["y"] < size[1] / 2


def end_it(friends, open_as, game_id, size, share, **rest):
    ada, bo, table = friends(game_id)
    page = open_as(ada, f"/tables/{table['id']}", width=size[0], height=size[1], **rest)
    expect(page.locator("html.scripted")).to_have_count(1)
    scroll_to(page, share)
    bo.act(table, "resign")
    expect(page.locator("#end")).to_contain_text("You won: Bo resigned.")
    return page


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_from_the_bottom(friends, open_as, size):
    """On a phone and on a wide screen."""
    assert_in_view(end_it(friends, open_as, "ages", size, 1), size)


@for_every_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("where", SCROLLS)
def test_at_every_size(friends, open_as, game_id, size, where):
    """From any place of any board."""
    assert_in_view(end_it(friends, open_as, game_id, size, SCROLLS[where]), size)


def test_with_motion(friends, open_as):
    """Points are counted line by line; a click on them shows everything."""
    size = (390, 844)
    page = end_it(friends, open_as, "stars", size, 1, motion=True)
    assert_in_view(page, size)
    expect(page.locator(".counting")).to_have_count(1)
    expect(page.locator("tr.counted").first).to_be_visible()
    page.locator(".end-sheet table").click()
    expect(page.locator(".counting")).to_have_count(0)
    totals = page.locator(".end-sheet tfoot .score").all_inner_texts()
    assert totals == page.locator(".chip .score").all_inner_texts()


def test_without_scripts(friends, open_as):
    """The page of the end begins with it."""
    ada, bo, table = friends("city")
    bo.act(table, "resign")
    page = open_as(ada, f"/tables/{table['id']}", width=360, height=640, java_script_enabled=False)
    expect(page.locator("#end")).to_be_in_viewport(ratio=1)


def test_seen_again(friends, open_as):
    """Who comes back later sees everything at once, and nothing takes their keys."""
    ada, bo, table = friends("stars")
    bo.act(table, "resign")
    page = open_as(ada, f"/tables/{table['id']}", motion=True)
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator(".counting")).to_have_count(0)
    expect(page.locator("body")).to_be_focused()
