"""The page of a finished game: to each of its readers, in both languages, without a browser."""

import asyncio
import re

import pytest

import gobelet
from gobelet.server.identity import Person
from gobelet.server.online import OnlineTable
from gobelet.server.storage import Append
from gobelet.web.app import create_app
from tests.server.in_process import IDENTITY, bearer, open_app
from tests.server.worlds import NAMES, play_table

PLAYERS = [
    (game, players)
    for game in gobelet.games()
    for players in (1, 2, 3)
    if players >= gobelet.game(game).min_players
]
FORM = {"content-type": "application/x-www-form-urlencoded"}
SAID = {"en": ("You won", "You lost to"), "fr": ("Tu as gagné", "Tu as perdu")}


def read_pages(tmp_path, online, happenings, language):
    """The end as each player reads it, and as a spectator does."""

    async def run():
        async with open_app(f"sqlite+aiosqlite:///{tmp_path}/end", create_app=create_app) as (app, client):
            service = app.state.service
            await service.storage.append(make_append(service, online, happenings))
            people = [Person(seat.person, seat.name) for seat in online.seats] + [Person("eve", "Eve")]
            return [await read(client, person, language) for person in people]

    async def read(client, person, language):
        headers = bearer(IDENTITY.sign(person, "token")) | {"accept-language": language}
        answer = await client.get(f"/tables/{online.id}", headers=headers)
        assert answer.status_code == 200
        return answer.text

    return asyncio.run(run())


def make_append(service, online, happenings):
    return Append(online.id, 0, happenings, service._row(online, 0.0))


def headline(text):
    return re.search(r'<h2 class="question" id="end"[^>]*>(.*?)</h2>', text)[1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game_id", "players"), PLAYERS)
def test_everybody_reads_their_own_result(tmp_path, game_id, players, language):
    """Who won reads so, who lost too; a spectator reads the winner's name; alone there is no place."""
    game = gobelet.game(game_id)
    happenings = play_table(game, players, 3)
    online = OnlineTable("table", "dice3").after(happenings)
    *pages, watched = read_pages(tmp_path, online, happenings, language)
    place = {"en": "Place", "fr": "Classement"}[language]
    assert all((f">{place}</th>" in text) == (players > 1) for text in pages)
    assert 'class="course"' in watched
    if players == 2:
        for seat, text in enumerate(pages):
            is_won = online.places()[seat] == 1
            assert headline(text).startswith(SAID[language][0 if is_won else 1])
    winners = [NAMES[seat] for seat, each in enumerate(online.places()) if each == 1]
    if players > 1:
        assert all(name in headline(watched) for name in winners)


class TestRematch:
    """Asked for by one, answered by the others."""

    @pytest.fixture
    def friends(self, site):
        ada, bo = site.someone("Ada"), site.someone("Bo")
        table = ada.lay("stars", [{"kind": "me"}, {"kind": "friend"}])
        bo.join(table, link=table["seats"][1]["link"])
        table = ada.start(table)
        ada.act(table, "resign")
        return ada, bo, f"/tables/{table['id']}"

    def test_asked(self, friends):
        """Nothing begins before the others have answered; who was asked reads by whom."""
        ada, bo, path = friends
        lobby = bo.http.post(f"{path}/rematch", headers=FORM, follow_redirects=True)
        assert 'class="lobby"' in lobby.text
        text = ada.http.get(path).text
        assert "Bo would like to play again." in text
        assert f'href="{lobby.url.path}"' in text
        assert f'formaction="{lobby.url.path}/leave"' in text
        assert f'href="{lobby.url.path}"' in bo.http.get(path).text

    def test_declined(self, friends):
        """The seat is free again."""
        ada, bo, path = friends
        lobby = bo.http.post(f"{path}/rematch", headers=FORM, follow_redirects=True).url.path
        ada.http.post(f"{lobby}/leave", headers=FORM)
        assert "chair seat-1 free" in bo.http.get(lobby).text
        assert "There will be no rematch" in ada.http.get(path).text
