"""What every page owes to whoever opens it: readable, reachable, small, steady, nothing from elsewhere."""

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import gobelet
from tests.server.people import BOT, ME, here
from tests.web.player import Keyboard, Mouse

pytestmark = pytest.mark.compiled  # long games, and a browser

MAX_BYTES = 100_000  # of a page with all it loads, unpacked
MAX_TABLE_BYTES = 150_000
NARROW = 360  # pixels
GRAVE = ("serious", "critical")
MOMENTS = {"ages": (12, 60), "stars": (6, 20), "city": (10, 80), "topia": (4, 12)}  # decisions
AXE = {"resultTypes": ["violations"]}
TOO_WIDE = """(width) => document.documentElement.scrollWidth <= width ? [] : [
  document.documentElement.scrollWidth,
  ...[...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > width + 1)
    .slice(0, 5).map((e) => `${e.tagName}.${e.className.baseVal ?? e.className}`)
]"""
for_every_game = pytest.mark.parametrize("game_id", gobelet.games())


@pytest.fixture
def person(site):
    return site.someone("Ada")


@pytest.fixture
def open_as(visit, site):
    """`open_as(person, path)`: a page in the browser of somebody who has asked the service before."""

    def open_page(person, path, **rest):
        page = visit(**rest)
        cookie = {"name": "gobelet", "value": person.http.cookies["gobelet"], "url": site.address}
        page.context.add_cookies([cookie])
        page.goto(path)
        return page

    return open_page


def examine(page, width=1280):
    """In both colours, on a wide screen and on a narrow one; all that is wrong."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for violation in Axe().run(page, options=AXE).response["violations"]:
            if violation["impact"] in GRAVE:
                where = "; ".join(str(node["target"][0]) for node in violation["nodes"][:4])
                found.append(f"{scheme}: {violation['id']} ({len(violation['nodes'])}): {where}")
    page.set_viewport_size({"width": NARROW, "height": 740})
    if wide := page.evaluate(TOO_WIDE, NARROW):
        found.append(f"too wide: {wide}")
    page.set_viewport_size({"width": width, "height": 900})
    return found


def play_on(person, table, rng, decisions):
    """Through the service, for all at this screen."""
    shown = person.see(table)
    for _ in range(decisions):
        if not shown["legal"]:
            break
        shown = person.play(table, rng.choice(shown["legal"]), version=shown["version"])
    return shown


class TestReadable:
    """No grave violation that axe finds, and never wider than a small phone."""

    def test_examination_finds_something(self, visit):
        """Or it would not be one."""
        page = visit(bypass_csp=True)
        page.evaluate(
            """() => document.querySelector("main").insertAdjacentHTML(
              "beforeend", "<input><p style='color: #777; background: #666; width: 500px'>Hm</p>"
            )"""
        )
        found = " ".join(examine(page))
        for wrong in ("light: color-contrast", "dark: color-contrast", "light: label", "too wide"):
            assert wrong in found

    @pytest.mark.parametrize(
        "path",
        [
            "/",
            "/new/city",
            "/new/topia",
            *(f"/rules/{game}" for game in gobelet.games()),
            "/learn/stars/3?wrong=true",
            "/learn/stars/13",
            "/learn/stars/31",
            "/nowhere",
        ],
    )
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_pages(self, visit, watch, path, language):
        watch.forgive("404")
        assert examine(visit(path, language=language, bypass_csp=True)) == []

    def test_lobby_and_invitation(self, visit, open_as, person):
        table = person.lay("stars", [ME, {"kind": "friend"}, {"kind": "bot", "level": "easy"}])
        page = open_as(person, f"/tables/{table['id']}", bypass_csp=True)
        page.click("details.code summary")
        assert examine(page) == []
        link = page.locator(".invitation input[readonly]").input_value()
        assert examine(visit(link, bypass_csp=True)) == []

    @for_every_game
    def test_table(self, open_as, person, game_id):
        """Early, in the middle and at the end; with all that can be unfolded."""
        rng, table = random.Random(1), person.lay_and_start(game_id, [ME, here("Bo")])
        page = open_as(person, f"/tables/{table['id']}", bypass_csp=True)
        found = {"early": examine(page)}
        for name, decisions in zip(("soon", "middle"), MOMENTS[game_id], strict=True):
            shown = play_on(person, table, rng, decisions)
            page.goto(f"/tables/{table['id']}?player={shown['actor']}")  # who has taken the screen
            expect(page.locator("section.sheet.mine")).to_be_visible()
            page.evaluate("() => document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
            found[name] = examine(page)
        page.goto(f"/tables/{table['id']}/replay?step=3")
        found["replay"] = examine(page)
        assert play_on(person, table, rng, 5_000)["status"] == "over"
        page.goto(f"/tables/{table['id']}")
        found["end"] = examine(page)
        assert {name: wrong for name, wrong in found.items() if wrong} == {}


class TestSmall:
    def measure(self, page, path):
        """The bytes of a page and of all it loads, unpacked."""
        page.goto(path, wait_until="load")
        return page.evaluate(
            """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
              .reduce((sum, entry) => sum + entry.decodedBodySize, 0)"""
        )

    def test_home(self, visit):
        """The first page."""
        assert 10_000 < self.measure(visit("/rules/stars"), "/") < MAX_BYTES

    @for_every_game
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_rules(self, visit, game_id, language):
        """With all its pictures."""
        page = visit(language=language)
        assert 30_000 < self.measure(page, f"/rules/{game_id}") < MAX_BYTES

    @for_every_game
    def test_table(self, open_as, person, game_id):
        """In the middle of a game with a bot."""
        table = person.lay_and_start(game_id, [ME, here("Bo")])
        play_on(person, table, random.Random(2), MOMENTS[game_id][1])
        page = open_as(person, "/rules/stars")
        player = person.see(table)["actor"]
        assert 30_000 < self.measure(page, f"/tables/{table['id']}?player={player}") < MAX_TABLE_BYTES


class TestSteady:
    """The table stays right, whatever happens around it."""

    @pytest.fixture
    def table(self, person):
        return person.lay_and_start("stars", [ME, here("Bo")])

    def version(self, page):
        return page.locator("[data-part=seats]").get_attribute("data-version")

    def test_reload(self, open_as, person, table):
        page = open_as(person, f"/tables/{table['id']}")
        Mouse(page, 1).play(2)
        before = self.version(page), page.locator("form#play").inner_text()
        page.reload()
        assert before == (self.version(page), page.locator("form#play").inner_text())

    def test_back_button(self, open_as, person, table):
        """It shows the table as it is now, not as it was."""
        page = open_as(person, f"/tables/{table['id']}")
        page.goto("/rules/stars")
        shown = play_on(person, table, random.Random(3), 2)
        page.go_back()
        expect(page.locator("[data-part=seats]")).to_have_attribute("data-version", str(shown["version"]))
        Mouse(page, 1).play(1)
        assert self.version(page) == str(shown["version"] + 1)

    def test_second_tab(self, open_as, person, table):
        """Each follows the other."""
        one = open_as(person, f"/tables/{table['id']}")
        two = one.context.new_page()
        two.goto(one.url)
        for mover, other in ((one, two), (two, one), (one, two)):
            mover.bring_to_front()
            Mouse(mover, 2).play(1)
            expect(other.locator("[data-part=seats]")).to_have_attribute("data-version", self.version(mover))

    def test_lost_connection(self, open_as, person, table, watch):
        """It is said; afterwards the table catches up with what has happened meanwhile."""
        watch.forgive("ERR_INTERNET_DISCONNECTED|ERR_NETWORK")
        page = open_as(person, f"/tables/{table['id']}")
        player = Mouse(page, 4)
        player.play(1)
        page.context.set_offline(True)
        before = player.wait()
        player.decide(before)
        expect(page.locator("[data-lost]")).to_be_visible()
        assert player.look()["version"] == before["version"]
        shown = play_on(person, table, random.Random(5), 1)
        page.context.set_offline(False)
        expect(page.locator("[data-part=seats]")).to_have_attribute("data-version", str(shown["version"]))
        expect(page.locator("[data-lost]")).to_be_hidden()
        player.play(1)
        assert self.version(page) == str(shown["version"] + 1)

    def test_unanswered(self, open_as, person, watch):
        """Where the server does not say what the ticked pieces mean, they can be tried all the same."""
        watch.forgive("503")
        table = person.lay_and_start("ages", [ME, here("Bo")])
        page = open_as(person, f"/tables/{table['id']}")
        page.route("**/preview*", lambda route: route.fulfill(status=503))
        version, button = self.version(page), page.locator("[data-plan]")
        page.locator("#play .pick").first.click()
        expect(button).to_have_attribute("aria-busy", "false")
        button.click()
        expect(page.locator("[data-part=seats]")).not_to_have_attribute("data-version", version)

    def test_pressed_twice(self, open_as, person, table):
        """A double click decides once."""
        page = open_as(person, f"/tables/{table['id']}")
        version = self.version(page)
        page.locator("#play .pick[name=piece]").first.click()
        page.locator(".of-piece.chosen button").first.dblclick()
        expect(page.locator("[data-part=seats]")).not_to_have_attribute("data-version", version)
        assert int(self.version(page)) == int(version) + 1
        expect(page.locator("section.sheet [role=alert]")).to_have_count(0)

    def test_talk_does_not_disturb(self, open_as, site, person):
        """What others say does not take away what is being ticked."""
        friend = site.someone("Bo")
        table = person.lay("ages", [ME, {"kind": "friend"}])
        friend.join(table, link=table["seats"][1]["link"])
        person.start(table)
        pages = {p: open_as(p, f"/tables/{table['id']}") for p in (person, friend)}
        actor = next(p for p, page in pages.items() if page.locator("section.sheet.mine").count())
        other, page = next(p for p in pages if p is not actor), pages[actor]
        tick = page.locator("#play .pick").first
        tick.click()
        expect(tick).to_be_checked()
        other.act(table, "say", text="Take your time")
        expect(page.locator(".talk")).to_contain_text("Take your time")
        expect(page.locator("#play .pick").first).to_be_checked()
        Mouse(page, 1).play(1)

    def test_keys_go_on_where_they_were(self, open_as, person, table):
        """After a decision the focus is at what can be chosen next, not at the top of the page."""
        page = open_as(person, f"/tables/{table['id']}")
        player = Keyboard(page, 6)
        for _ in range(4):
            player.play(1)
            assert page.evaluate("() => Boolean(document.activeElement.closest('#play'))")

    def test_late_page(self, open_as, person):
        """A page that was long on its way does not take the table back, nor what is being ticked."""
        table = person.lay_and_start("ages", [ME, here("Bo")])
        page, held = open_as(person, f"/tables/{table['id']}", motion=True), []
        page.evaluate(
            """() => {
              window.transitions = 0;
              const start = document.startViewTransition.bind(document);
              document.startViewTransition = (update) => (window.transitions++, start(update));
            }"""
        )

        def hold(route):
            held.append((route, route.fetch()))

        page.route(f"**/tables/{table['id']}", hold, times=1)
        person.act(table, "say", text="Early")
        while not held:
            page.wait_for_timeout(20)
        Mouse(page, 1).play(1)
        shown, tick = self.version(page), page.locator("#play .pick[name^=pick]").first
        tick.click()
        route, answer = held.pop()
        route.fulfill(response=answer)
        person.act(table, "say", text="Late")
        expect(page.locator(".talk")).to_contain_text("Late")
        assert int(self.version(page)) == int(shown) + 1
        expect(tick).to_be_checked()
        assert page.evaluate("() => window.transitions") == 2  # the decision, and what was said last


class TestCalm:
    def play_until(self, page, shown, decisions):
        """That is on the page, after so many decisions at the most."""
        player = Mouse(page, 1)
        for _ in range(decisions):
            player.play(1)
            if page.locator(shown).count():
                break
        expect(page.locator(shown).first).to_be_attached()

    def test_reduced_motion(self, open_as, person):
        """Nothing moves; at most something fades in."""
        table = person.lay_and_start("ages", [ME, here("Bo")])
        page = open_as(person, f"/tables/{table['id']}")
        page.evaluate(
            """() => {
              window.moved = [];
              const look = () => {
                for (const animation of document.getAnimations()) {
                  const frames = animation.effect.getKeyframes();
                  const moved = animation.transitionProperty ?? frames.flatMap(Object.keys).join(" ");
                  window.moved.push(moved);
                }
                requestAnimationFrame(look);
              };
              look();
            }"""
        )
        Mouse(page, 1).play(8)
        moved = set(" ".join(page.evaluate("() => window.moved")).split())
        assert moved <= {"opacity", "offset", "computedOffset", "easing", "composite"}

    @pytest.mark.parametrize("game_id", ["ages", "topia"])
    def test_pieces_slide(self, open_as, person, game_id):
        """Pegs along their rows; a die that is taken to its card, and the agent from there to its place."""
        table = person.lay_and_start(game_id, [ME, BOT])
        page = open_as(person, f"/tables/{table['id']}", motion=True)
        page.evaluate(
            """() => {
              window.slid = new Set();
              const look = () => {
                for (const { effect } of document.getAnimations()) window.slid.add(effect.pseudoElement);
                requestAnimationFrame(look);
              };
              look();
            }"""
        )
        player = Mouse(page, 1)
        for _ in range(30):
            player.play(1)
            slid = page.evaluate("() => [...window.slid].filter((name) => name?.includes('group(moved-'))")
            if slid:
                break
        assert slid

    def test_cards_turn_over(self, open_as, person):
        """Those that have come into the display."""
        table = person.lay_and_start("city", [ME, here("Bo")])
        page = open_as(person, f"/tables/{table['id']}", motion=True)
        self.play_until(page, "[data-card].turned", 60)

    def test_motion(self, open_as, person):
        """Otherwise dice tumble."""
        table = person.lay_and_start("ages", [ME, here("Bo")])
        page = open_as(person, f"/tables/{table['id']}", motion=True)
        self.play_until(page, ".rolled", 12)
        assert re.search(
            "tumble", page.locator(".rolled").first.evaluate("(e) => getComputedStyle(e).animationName")
        )


class TestPace:
    """Others' moves one after another, for whoever has not asked for all at once."""

    WATCH = """() => {
      const shown = () => Number(document.querySelector("[data-part=seats]").dataset.version);
      window.versions = [shown()];
      new MutationObserver(() => window.versions.at(-1) === shown() || window.versions.push(shown()))
        .observe(document.body, { childList: true, subtree: true, attributes: true });
    }"""

    ENDLESS = """{
      const start = window.setTimeout;
      window.setTimeout = (act, time) => (time > 100 ? 0 : start(act, time));
    }"""  # pauses

    @pytest.fixture
    def table(self, person):
        return person.lay_and_start("stars", [ME, {"kind": "bot", "level": "easy"}])

    def test_one_after_another(self, open_as, person, table):
        """One's own first, whatever the bot has done by then; nothing twice, nothing back."""
        page = open_as(person, f"/tables/{table['id']}", fast=False)
        page.evaluate(self.WATCH)
        Mouse(page, 1).play(3)
        versions = page.evaluate("() => window.versions")
        assert versions == sorted(set(versions))
        assert versions[1] == versions[0] + 1
        assert len(versions) > 4
        assert page.url.endswith(table["id"])

    def test_the_address_is_the_table(self, open_as, person, table):
        """Also where somebody has come to a moment of it: the page goes on from there to now."""
        player = Mouse(open_as(person, f"/tables/{table['id']}"), 1)
        player.play(2)
        now = player.wait()["version"]
        page = open_as(person, f"/tables/{table['id']}?at={now - 1}", fast=False)
        expect(page.locator("section.sheet.mine")).to_be_visible()
        assert page.url.endswith(table["id"])

    def test_skipped(self, open_as, person, table):
        """Then the table is shown as it is."""
        player = Mouse(open_as(person, f"/tables/{table['id']}"), 1)
        player.play(3)
        now = player.wait()["version"]
        page = open_as(person, "/rules/stars", fast=False)
        page.add_init_script(self.ENDLESS)
        page.goto(f"/tables/{table['id']}?at={now - 3}")
        page.locator("[data-skip]").click()
        expect(page.locator("[data-part=seats]")).to_have_attribute("data-version", str(now))


class TestTalk:
    def test_unseen(self, open_as, site, person):
        """What is said in a closed fold, or further down, is announced until it has been seen."""
        friend = site.someone("Bo")
        table = person.lay("ages", [ME, {"kind": "friend"}])
        friend.join(table, link=table["seats"][1]["link"])
        person.start(table)
        page = open_as(person, f"/tables/{table['id']}", width=390, height=800)
        news = page.locator("[data-news]")
        expect(news).to_be_hidden()
        friend.act(table, "say", text="Hello")
        expect(news).to_be_visible()
        news.click()
        expect(page.locator(".talk")).to_be_in_viewport()
        expect(news).to_be_hidden()
        friend.act(table, "say", text="Still there?")
        expect(page.locator(".talk")).to_contain_text("Still there?")
        expect(news).to_be_hidden()


class TestReplay:
    @pytest.fixture
    def replay(self, open_as, person):
        table = person.lay_and_start("stars", [ME, here("Bo")])
        play_on(person, table, random.Random(4), 12)
        return open_as(person, f"/tables/{table['id']}/replay?step=0")

    def test_slider(self, replay):
        """While it is dragged it stays; let go, it leads there, and so does its address."""
        slider = replay.locator("#step")
        slider.evaluate(
            "(e) => { window.held = e; e.value = 1; e.dispatchEvent(new Event('input', {bubbles: true})); }"
        )
        assert replay.evaluate("() => window.held.isConnected")
        box = slider.bounding_box()
        middle = box["y"] + box["height"] / 2
        replay.mouse.move(box["x"] + 8, middle)
        replay.mouse.down()
        replay.mouse.move(box["x"] + box["width"] / 2, middle, steps=5)
        assert replay.evaluate("() => window.held.isConnected")
        replay.mouse.up()
        expect(replay.locator("section.sheet .question")).not_to_contain_text("Step 0 of")
        step = slider.input_value()
        assert re.search(rf"[?&]step={step}\b", replay.url)
        expect(replay.locator("section.sheet .question")).to_contain_text(f"Step {step} of")

    def test_arrows_on_the_slider(self, replay):
        """One moment on, as anywhere else on the page."""
        target = replay.locator("[data-next]").get_attribute("href")
        replay.locator("#step").press("ArrowRight")
        expect(replay).to_have_url(re.compile(re.escape(target) + "$"))

    def test_play(self, replay):
        """Then it can be paused; at the end it stops by itself."""
        button = replay.locator("#run")
        expect(button).to_have_text("Play")
        button.click()
        expect(button).to_have_text("Pause")
        expect(replay.locator("section.sheet .question")).not_to_contain_text("Step 0 of")
        expect(button).to_have_text("Pause")
        button.click()
        expect(button).to_have_text("Play")
        button.click()
        expect(replay.locator("[data-next]")).to_have_count(0)
        expect(button).to_have_text("Play")
        expect(button).to_be_disabled()


def test_copied(open_as, person):
    """Whoever copies a link is told that it is copied."""
    table = person.lay("stars", [ME, {"kind": "friend"}])
    page = open_as(person, f"/tables/{table['id']}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Copied")


def test_shared(open_as, person):
    """Where the system has a share sheet it is offered, with the link and who invites; elsewhere not."""
    table = person.lay("stars", [ME, {"kind": "friend"}])
    page = open_as(person, f"/tables/{table['id']}")
    page.evaluate("document.documentElement.classList.remove('can-share')")
    expect(page.locator("[data-share]")).to_be_hidden()
    page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page.reload()
    page.locator("[data-share]").click()
    shared = page.evaluate("window.shared")
    assert shared["url"] == page.locator(".invitation input[readonly]").input_value()
    assert "invites you to Dice Stars" in shared["text"]
