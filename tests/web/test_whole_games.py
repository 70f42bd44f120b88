"""Whole games through the page, from "Play now" to "Play again"."""

import re

import pytest
from playwright.sync_api import expect

import gobelet
from gobelet.engine.provable import verify
from gobelet.engine.record import parse_record
from tests.web.player import Keyboard, Mouse, Plain, Sharing

pytestmark = pytest.mark.compiled  # long games, against bots

YOU_WON = ("You won", "You share", "Tu as gagné", "Tu partages")
LONG = {"city": ["bot-normal"] * 3}  # the more build, the sooner it ends
for_every_game = pytest.mark.parametrize("game_id", gobelet.games())

PARTS = """() => [...document.querySelectorAll("[data-part]")].map(
  (part) => [part.dataset.part, part.textContent.replace(/\\s+/g, " ")]
)"""
STAY = "() => { window.hasStayed = true; }"
HAS_STAYED = "() => window.hasStayed === true"


def lay(page, game_id, *seats, dice=None):
    """Through the form; the seats after one's own, as its choices are called."""
    page.goto(f"/new/{game_id}")
    page.fill("input[name=name]", "Ada")
    for k, seat in enumerate(seats, 1):
        page.select_option(f"select[name=seat{k}]", seat)
    if dice:
        page.check("input[name=dice]")
    page.uncheck("input[name=order]")
    page.click("form.new button.primary")


def id_of(page):
    return re.search(r"/tables/([\w-]+)", page.url)[1]


def play_to_the_end(player):
    """Without a reload, and what is left on the page is what a new one would show."""
    page = player.page
    page.evaluate(STAY)
    assert player.play()["isOver"]
    assert page.evaluate(HAS_STAYED)
    expect(page.locator(".counting")).to_have_count(0)
    page.evaluate("() => document.fonts.ready")
    before = page.evaluate(PARTS), page.title(), page.locator("body").get_attribute("class")
    page.reload()
    assert before == (page.evaluate(PARTS), page.title(), page.locator("body").get_attribute("class"))


def check_the_end(page, site, game_id, tmp_path):
    """The score sheet, the winner, the record; then once more."""
    table_id = id_of(page)
    online = site.service._kept[table_id]
    totals = page.locator("section.sheet tfoot tr").first.locator("td")
    assert totals.all_inner_texts() == [str(score).replace("-", "−") for score in online.table.scores()]
    if len(online.seats) > 1:
        places = page.locator("section.sheet tfoot tr").nth(1).locator("td")
        assert places.all_inner_texts() == [str(place) for place in online.places()]
        names = page.locator("section.sheet thead th").all_inner_texts()
        winners = [name.strip() for name, place in zip(names, online.places(), strict=True) if place == 1]
        said = "|".join(map(re.escape, [*YOU_WON, *winners]))
        expect(page.locator("section.sheet h2.question")).to_have_text(re.compile(said))
    expect(page.locator("section.sheet h2.question")).to_be_in_viewport(ratio=1)
    with page.expect_download() as downloading:
        page.click("a[download]")
    record = tmp_path / "record.txt"
    downloading.value.save_as(record)
    verify(gobelet.game(game_id).resume(parse_record(record.read_text("utf-8"))))
    page.click("button[formaction$='/rematch']")
    expect(page).to_have_url(re.compile(rf"/tables/(?!{table_id})[\w-]+$"))
    return id_of(page)


@for_every_game
def test_with_the_mouse(visit, site, game_id, tmp_path):
    """In English, against a bot; the next game begins at once."""
    page = visit()
    if game_id in LONG:
        lay(page, game_id, *LONG[game_id])
    else:
        page.click(f"form[action='/new/{game_id}'] button[name=quick]")
    player = Mouse(page, 1)
    play_to_the_end(player)
    check_the_end(page, site, game_id, tmp_path)
    assert not player.wait()["isOver"]


@for_every_game
def test_with_keys_only(visit, site, game_id, tmp_path):
    """In French, against a bot, from the home page on."""
    page = visit(language="fr")
    player = Keyboard(page, 2)
    if game_id in LONG:
        lay(page, game_id, *LONG[game_id])
    else:
        player.press(f"form[action='/new/{game_id}'] button[name=quick]")
    page.wait_for_url("**/tables/*")
    play_to_the_end(player)
    check_the_end(page, site, game_id, tmp_path)


def test_without_scripts(visit, site, watch, tmp_path):
    """Buttons and ticks are forms; a page to reload shows what the bot did."""
    watch.forgive("422")  # too many ticks, or too few
    page = visit(java_script_enabled=False)
    lay(page, "stars", "bot-easy")
    assert Plain(page, 3).play()["isOver"]
    check_the_end(page, site, "stars", tmp_path)


def test_with_motion(visit):
    """Dice tumble and parts fade into each other, and still one can play on."""
    page = visit(motion=True, fast=False)
    page.click("form[action='/new/ages'] button[name=quick]")
    page.evaluate(STAY)
    Mouse(page, 4).play(4)
    assert page.evaluate(HAS_STAYED)


@pytest.mark.parametrize("game_id", [each for each in gobelet.games() if gobelet.game(each).min_players == 1])
def test_alone(visit, site, game_id, tmp_path):
    """To the end of the solo game."""
    page = visit()
    lay(page, game_id, "nobody", "nobody", "nobody")
    play_to_the_end(Mouse(page, 5))
    assert len(site.service._kept[id_of(page)].seats) == 1
    check_the_end(page, site, game_id, tmp_path)


def test_two_people_and_a_bot(visit, site, tmp_path):
    """Each at a screen of their own: the invitation, the start and every move arrive without a reload."""
    ada, bo = visit(), visit(language="fr")
    lay(ada, "stars", "friend", "bot-easy")
    expect(ada.locator("form.start button.primary")).to_be_disabled()
    bo.goto(ada.locator(".invitation input[readonly]").input_value())
    bo.fill("input[name=name]", "Bo")
    bo.click("form.new button.primary")
    expect(ada.locator(".chairs")).to_contain_text("Bo")
    ada.click("form.start button.primary")
    for page in (ada, bo):
        expect(page.locator("form#play")).to_be_visible()
    players = [Mouse(ada, 6), Mouse(bo, 7)]
    for page in (ada, bo):
        page.evaluate(STAY)
    while not any(player.wait(lambda _: True)["isOver"] for player in players):
        for player in players:
            seen = player.wait(lambda _: True)
            if seen["isMine"]:
                player.decide(seen)
                player.wait(lambda now, seen=seen: now["version"] > seen["version"])
    for player in players:
        assert player.wait(lambda seen: seen["isOver"])
        assert player.page.evaluate(HAS_STAYED)
    new = check_the_end(ada, site, "stars", tmp_path)
    bo.click(f"a[href='/tables/{new}']")
    expect(bo.locator(".chairs, form#play")).to_be_visible()


def test_two_people_at_one_screen(visit):
    """Whoever must decide is asked by name, and sees their own board."""
    page = visit()
    lay(page, "ages", "here")
    player, seen = Mouse(page, 8), set()
    for _ in range(25):
        seen.add(page.locator("[data-part=seats]").get_attribute("data-seat"))
        player.play(1)
    assert seen == {"0", "1"}


def test_secrets_at_one_screen(visit, site, tmp_path):
    """The screen is passed on, and whoever takes it says so, to the end."""
    page = visit()
    lay(page, "topia", "here")
    player = Sharing(page, 10)
    assert player.play()["isOver"]
    assert len(player.called) == 2
    check_the_end(page, site, "topia", tmp_path)


def test_with_real_dice(visit):
    """The page asks what the dice show, one after another, and does all else."""
    page = visit()
    lay(page, "stars", "here", dice=True)
    player, kinds = Mouse(page, 9), set()
    for _ in range(25):
        kinds.add("draw" if page.locator("button[name=draw]").count() else "action")
        player.play(1)
    assert kinds == {"draw", "action"}
