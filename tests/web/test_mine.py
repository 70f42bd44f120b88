"""What somebody has played: on the home page, on a page of their own, and nobody else's."""

import pytest

import gobelet
from gobelet.server.result import Result
from gobelet.web.own_games import FinishedGame, best_of
from tests.server.people import ME, here
from tests.web.forms import find


@pytest.fixture
def ada(site):
    return site.someone("Ada")


def finish(person, *seats, game="stars"):
    table = person.lay_and_start(game, [ME, *seats], visibility="solo")
    shown = person.see(table)
    while shown["status"] == "running":
        shown = person.play(table, shown["legal"][0], version=shown["version"])
    return person.see(table)


class TestOwnGames:
    def test_alone(self, ada):
        """The result, the points and the replay; the best score is listed."""
        table = finish(ada)
        text = ada.http.get("/mine").text
        assert f'href="/tables/{table["id"]}"' in text
        assert f'href="/tables/{table["id"]}/replay?step=0"' in text
        assert find(r'class="score"><a href="[^"]*">([^<]*)<', text) == str(table["result"]["scores"][0])
        assert f'href="/tables/{table["id"]}"' in ada.http.get("/").text

    def test_with_others(self, ada):
        """With whom, and who won; it is no best score alone."""
        finish(ada, here("Bo"))
        text = ada.http.get("/mine").text
        assert "with Bo" in text
        assert "Best solo scores" not in text

    def test_only_ones_own(self, ada, site):
        table = finish(ada)
        assert table["id"] not in site.someone("Eve").http.get("/mine").text

    def test_nothing_yet(self, ada):
        text = ada.http.get("/mine").text
        assert "You have not finished a game" in text
        assert "Games you have played" not in ada.http.get("/").text

    def test_unfinished(self, ada):
        """A running table is no finished game."""
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        assert table["id"] not in ada.http.get("/mine").text

    def test_compared_at_the_end(self, ada):
        """The second game alone is compared with the first."""
        first, second = finish(ada), finish(ada)
        assert "Your first solo score" not in ada.http.get(f"/tables/{second['id']}").text
        assert "best solo score" in ada.http.get(f"/tables/{first['id']}").text


class TestBest:
    def game(self, name, points, players=1, **rest):
        result = Result((points,) * players, (1,) * players, **rest)
        names, levels = ("Ada",) * players, (None,) * players
        return FinishedGame(name, gobelet.game("stars"), {}, names, levels, (0,), result, 0.0)

    def test_highest(self):
        """By kind of game, below zero as well; a game given up does not count."""
        games = [self.game("a", 5), self.game("b", 7), self.game("c", 9, resigned=(0,))]
        assert [game.id for game in best_of(games).values()] == ["b"]
        games = [self.game("a", -5), self.game("b", -7), self.game("c", 3, players=2)]
        assert sorted(game.id for game in best_of(games).values()) == ["a", "c"]
        assert [game.id for game in best_of([self.game("a", 5), self.game("b", 0)]).values()] == ["a"]
        assert [game.id for game in best_of([self.game("a", 0), self.game("b", -1)]).values()] == ["a"]
