"""Others' turns as a story: moves that come together, whose board is seen, what touches the viewer."""

import pytest
from playwright.sync_api import expect

import gobelet
from gobelet.engine.contract import Message
from gobelet.engine.presentation import named_seats, seat_message
from gobelet.server.events import Moved, Said
from gobelet.server.history import Entry
from gobelet.web.boards import board_of
from gobelet.web.rendering import page_language
from gobelet.web.story import Chapter, chapters, since_own_move
from tests.server.people import ME, here
from tests.web.player import Mouse

EASY = {"kind": "bot", "level": "easy"}
NORMAL_WAIT = 6  # seconds for three bots


def log_of(*events):
    return [Entry(seq, 0.0, event, 0, 0) for seq, event in enumerate(events, 1)]


def move(seat, *draws):
    return Moved(seat, ("act",), draws)


class TestChapters:
    def test_workers_are_one_movement(self):
        """What a seat does between two rolls comes together."""
        log = log_of(move(1, "food"), move(1), move(1), move(1), move(2, "coins"), move(2))
        expected = [Chapter(1, 1, True), Chapter(1, 4, False), Chapter(2, 5, True), Chapter(2, 6, False)]
        assert chapters(log) == expected

    def test_talk_is_no_move(self):
        """It belongs to the move before; alone there is nothing to tell."""
        said = Said(0, "Ada", "Hello")
        assert chapters(log_of(said)) == []
        assert chapters(log_of(move(1), said, move(1))) == [Chapter(1, 3, False)]

    def test_nothing_is_left_out(self):
        """Each event after the first move is in one of them."""
        log = log_of(move(0), move(1, "a"), Said(1, "Bo", "x"), move(2), move(3), move(0, "b"))
        assert chapters(log)[-1].seq == len(log)

    def test_since_own_move(self):
        log = log_of(move(0), move(1), move(0), move(1), move(2))
        assert [entry.seq for entry in since_own_move(log, [0])] == [3, 4, 5]
        assert len(since_own_move(log, [3])) == len(log)


# -- What touches a seat --------------------------------------------------------------------------------

TOUCHING = {
    "ages": [
        Message("told-famine", {"seat": seat_message(0), "count": 3}),
        *(
            Message(f"told-{name}", {"seat": seat_message(0), "lost": 2})
            for name in ("drought", "pestilence", "invasion", "spearhead", "revolt")
        ),
    ],
    "city": [
        Message("told-steal", {"seat": seat_message(1), "other": seat_message(0), "item": "1 stone"}),
        Message(
            "told-attack", {"seat": seat_message(1), "other": seat_message(0), "place": "x", "points": 1}
        ),
        Message("told-disturb", {"seat": seat_message(1), "other": seat_message(0)}),
        Message("told-spend-reroll", {"seat": seat_message(1)}),
    ],
    "topia": [
        Message(
            "told-swap",
            {
                "seat": seat_message(1),
                "first": Message("agent-at", {"other": seat_message(0), "place": "x"}),
                "second": "y",
            },
        ),
        Message("told-name", {"seat": seat_message(1), "other": seat_message(0), "district": "x"}),
    ],
}


@pytest.mark.parametrize(
    ("game_id", "message"), [(game_id, message) for game_id in TOUCHING for message in TOUCHING[game_id]]
)
def test_touched(game_id, message):
    """It is said in both languages and has a place on the board; nobody else is touched."""
    game = gobelet.game(game_id)
    board = board_of(game)
    assert board.touched(message, 0)
    others = (1,) if message.id == "told-spend-reroll" else (1, 2, 3)
    assert not any(board.touched(message, seat) for seat in others)
    for code in ("en", "fr"):
        words = Message(message.id.replace("told-", "touch-"), message.args)
        assert page_language(code, game).say(words)


def test_named_seats():
    """At any depth."""
    nested = Message("a", {"x": (Message("b", {"other": seat_message(2)}),), "seat": seat_message(1), "n": 3})
    assert sorted(named_seats(nested)) == [1, 2]


# -- In the browser -------------------------------------------------------------------------------------

WATCH = """() => {
  window.story = [];
  document.addEventListener("swapped", () => {
    const { version, told } = document.querySelector("[data-part=seats]").dataset;
    const shown = document.querySelector(".chip.shown").className.match(/seat-(\\d)/)[1];
    window.story.push({ version: Number(version), told: told ?? null, shown, at: performance.now() / 1000 });
  });
}"""


@pytest.fixture
def person(site):
    return site.someone("Ada")


@pytest.fixture
def open_as(visit, site):
    def open_page(person, table, **rest):
        page = visit(**rest)
        cookie = {"name": "gobelet", "value": person.http.cookies["gobelet"], "url": site.address}
        page.context.add_cookies([cookie])
        page.goto(f"/tables/{table['id']}")
        return page

    return open_page


@pytest.mark.compiled
class TestFollowing:
    @pytest.fixture
    def page(self, open_as, person):
        table = person.lay_and_start("ages", [ME, EASY, EASY, EASY])
        page = open_as(person, table, fast=False)
        page.evaluate(WATCH)
        return page

    def story(self, page):
        return page.evaluate("() => window.story")

    def end_turn(self, page):
        """Until others have moved, and it is one's own turn again; what was told of them."""
        player = Mouse(page, 1)
        for _ in range(20):
            player.play(1)
            told = [each for each in self.story(page) if each["told"] not in (None, "0")]
            if told:
                return told
        raise AssertionError("nobody else has moved")

    def test_the_board_of_whoever_plays(self, page):
        """Theirs while they move, one's own at one's turn; each of the three is seen, in a short time."""
        told = self.end_turn(page)
        assert all(each["shown"] == each["told"] for each in told)
        assert {each["told"] for each in told} == {"1", "2", "3"}
        last = self.story(page)[-1]
        assert (last["told"], last["shown"]) == (None, "0")
        assert last["at"] - told[0]["at"] < NORMAL_WAIT

    def test_peeking(self, open_as, person):
        """Loses nothing that is ticked; at one's turn, one's own board is back."""
        table = person.lay_and_start("ages", [ME, EASY])
        page = open_as(person, table)
        Mouse(page, 1).wait()
        page.locator("#play .pick").first.click()
        page.locator(".chip.seat-1").click()
        expect(page.locator(".chip.seat-1.shown")).to_be_visible()
        expect(page.locator("[data-plan]")).to_be_enabled()
        page.locator(".chip.seat-0").click()
        expect(page.locator("#play .pick").first).to_be_checked()
        page.locator(".chip.seat-1").click()
        expect(page.locator(".chip.seat-1.shown")).to_be_visible()
        page.evaluate(WATCH)
        Mouse(page, 1).play(12)
        assert page.locator(".chip.seat-0.shown").count() == 1

    def test_speed_is_remembered(self, page):
        page.locator("#more summary").first.click()
        page.locator("[data-setting=speed]").select_option("once")
        page.reload()
        page.locator("#more summary").first.click()
        assert page.locator("[data-setting=speed]").input_value() == "once"
        page.evaluate(WATCH)
        Mouse(page, 1).play(6)
        assert not [each for each in self.story(page) if each["told"] is not None]


@pytest.mark.compiled
class TestTouched:
    def test_loss_on_the_losers_board(self, open_as, person):
        """What one has lost is said beside the question and marked on the board, until one acts."""
        table = person.lay_and_start("ages", [ME, here("Bo")])
        page = open_as(person, table)
        for _ in range(60):  # nobody feeds anybody
            shown = person.see(table)
            page.reload()
            if page.locator(".touched").count():
                break
            action = next(
                (a for a in shown["legal"] if a in ("stop", "end", "skip", "done")), shown["legal"][-1]
            )
            person.play(table, action, version=shown["version"])
        expect(page.locator(".touched").first).to_be_visible()
        expect(page.locator("[data-touched]").first).to_be_attached()
        Mouse(page, 1).play(1)
        expect(page.locator(".touched")).to_have_count(0)
