"""
Pictures of every page and board: `python -m tests.web.gallery FOLDER [GAME ...]`.

Early, in the middle and at the end of a game, 390 and 1440 pixels wide, light and dark, in both languages.
"""

import itertools
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import gobelet
from gobelet.bots import decide, new_bot
from gobelet.server.settings import NO_LIMITS, Settings, read_database
from gobelet.web.app import create_app
from tests.server.running import Thread

WIDTHS = {390: 844, 1440: 900}
LANGUAGES = ("en", "fr")
THEMES = ("light", "dark")
PLAYERS = 3


class Gallery:
    """One browser, somebody at a table, and a folder that fills."""

    def __init__(self, browser, site, folder):
        self.browser, self.site, self.folder = browser, site, folder
        self.person = site.someone("Ada")

    def take(self, name, path):
        """In every size, light and language."""
        for width, theme, code in itertools.product(WIDTHS, THEMES, LANGUAGES):
            context = self.browser.new_context(
                viewport={"width": width, "height": WIDTHS[width]}, reduced_motion="reduce"
            )
            cookies = [("theme", theme), ("language", code), *self.person.http.cookies.items()]
            context.add_cookies(
                [{"name": key, "value": value, "url": self.site.address} for key, value in cookies]
            )
            page = context.new_page()
            page.goto(self.site.address + path, wait_until="load")
            page.screenshot(path=self.folder / f"{name}-{width}-{theme}-{code}.png", full_page=True)
            context.close()
        print(name)  # noqa: T201

    def take_game(self, game_id):
        """A game against bots, played for us by one of them."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "normal"}] * (PLAYERS - 1)]
        table = self.person.lay_and_start(game_id, seats)
        path = f"/tables/{table['id']}"
        length = self._typical_length(game_id)
        for moment, decisions in (("early", 2), ("middle", length // 2), ("end", 10**6)):
            self._play_until(table, decisions)
            self.take(f"{game_id}-{moment}", path)
        if gobelet.game(game_id).has_guide:
            self.take_lesson(game_id)
        self.take(f"{game_id}-replay", f"{path}/replay?step=40&seat=1")

    def take_lesson(self, game_id):
        """The first thing to do in the guided game, and its end."""
        steps = gobelet.game(game_id).find_guide().steps
        first = next(k for k, step in enumerate(steps, 1) if step.actions)
        self.take(f"{game_id}-learn", f"/learn/{game_id}/{first}")
        self.take(f"{game_id}-learned", f"/learn/{game_id}/{len(steps)}")

    def _typical_length(self, game_id):
        game = gobelet.game(game_id)
        table, bot = game.table(PLAYERS, seed=1), new_bot("hard", 1)
        count = 0
        while not table.over:
            count += table.actor == 0
            table.play(decide(bot, table).action)
        return count

    def _play_until(self, table, decisions):
        """Through the API, as the person; bots answer by themselves."""
        bot = new_bot("hard", 1)
        while True:
            turn = self.person.see(table)
            if turn["status"] == "over":
                return
            if not turn["legal"]:
                continue
            online = self.site.service._kept[table["id"]]
            played = sum(getattr(entry.event, "seat", None) == 0 for entry in online.log)
            if played >= decisions:
                return
            action = decide(bot, online.position.copy()).action
            text = online.game.notation.format_action(action)
            self.person.play(table, text, version=turn["version"])


def main(folder, games):
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Thread(Settings(read_database(None, Path(data)), NO_LIMITS), create_app) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        gallery = Gallery(browser, site, folder)
        if not games:
            gallery.take("home", "/")
            gallery.take("new", "/new/topia")
            gallery.take("error", "/nowhere")
            lobby = gallery.person.lay("ages", [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}])
            gallery.take("lobby", f"/tables/{lobby['id']}")
            gallery.take("join", f"/tables/{lobby['id']}/join?link={lobby['seats'][1]['link']}")
        for game in games or gobelet.games():
            gallery.take(f"{game}-rules", f"/rules/{game}")
            gallery.take_game(game)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
