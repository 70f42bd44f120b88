"""Who somebody is: a name in a signed cookie, a token for programs, a seat by a secret link."""

import pytest

from tests.server.people import BOT, FRIEND, ME, path_of


def with_a_letter_changed(cookie):
    """The cookie with any letter changed but the last, of which base64 does not read all bits."""
    for place, letter in enumerate(cookie[:-1]):
        yield cookie[:place] + ("B" if letter == "A" else "A") + cookie[place + 1 :]


class TestCookie:
    def test_name(self, small):
        """Somebody says their name and is known by their cookie."""
        ada = small.someone("Ada")
        assert ada.ask("GET", "/api/me") == {"id": ada.id, "name": "Ada"}

    def test_nobody(self, small):
        """Without a name you are not authenticated, and cannot create a table."""
        nobody = small.someone(None)
        assert nobody.refused("GET", "/api/me") == (401, "no-identity")
        body = {"game": "stars", "seats": [ME]}
        assert nobody.refused("POST", "/api/tables", **body) == (401, "no-identity")

    def test_another_name(self, small):
        """With another name somebody is still the same."""
        ada = small.someone("Ada")
        table = ada.lay()
        assert ada.ask("PUT", "/api/me", name="Countess") == {"id": ada.id, "name": "Countess"}
        assert ada.see(table)["host"]

    def test_flags(self, small):
        """Scripts and other pages do not get the cookie."""
        header = small.someone(None).send("PUT", "/api/me", {"name": "Ada"}).headers["set-cookie"].lower()
        assert "httponly" in header
        assert "samesite=lax" in header or "samesite=strict" in header

    @pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u200b\u202eb", "a\x00b", "a\x1b[31m"])
    def test_no_name(self, small, name):
        """A name is a line of one to forty letters, nothing invisible."""
        assert small.someone(None).refused("PUT", "/api/me", name=name) == (422, "invalid")

    def test_spaces(self, small):
        """Spaces around and between are made one."""
        assert small.someone(None).ask("PUT", "/api/me", name="  Ada \n Lovelace ")["name"] == "Ada Lovelace"

    def test_forged(self, small):
        """A cookie that was changed is not believed."""
        ada = small.someone("Ada")
        cookie = ada.http.cookies["gobelet"]
        for forged in (*with_a_letter_changed(cookie), "x" + cookie, "", "a.b.c"):
            thief = small.someone(None)
            thief.http.cookies.set("gobelet", forged)
            assert thief.refused("GET", "/api/me")[0] == 401

    def test_lost_cookie(self, small):
        """With an invalid cookie you can enter your name again."""
        ada = small.someone(None)
        ada.http.headers["cookie"] = "gobelet=broken"
        assert ada.send("PUT", "/api/me", {"name": "Ada"}).status_code == 200


class TestToken:
    def test_program(self, small):
        """A program is known by its token, and plays."""
        robot = small.someone("Robot", token=True)
        assert robot.ask("GET", "/api/me") == {"id": robot.id, "name": "Robot"}
        assert robot.lay_and_start()["legal"]

    def test_of_a_person(self, small):
        """Somebody's own token is somebody themselves: it sits where they sit."""
        ada = small.someone("Ada")
        table = ada.lay_and_start()
        token = ada.ask("POST", "/api/tokens", name="Ada")["token"]
        program = small.someone(None)
        program.http.headers["authorization"] = f"Bearer {token}"
        assert program.see(table)["legal"] == table["legal"]

    @pytest.mark.parametrize("header", ["Bearer nonsense", "Bearer", "Basic YTpi", "nonsense", ""])
    def test_not_ours(self, small, header):
        """A token that we have not signed is refused."""
        thief = small.someone(None)
        thief.http.headers["authorization"] = header
        assert thief.refused("GET", "/api/me") == (401, "bad-credential")

    def test_cookie_is_no_token(self, small):
        """A cookie cannot be used as a token, nor a token as a cookie."""
        ada, robot = small.someone("Ada"), small.someone("Robot", token=True)
        thief = small.someone(None)
        thief.http.headers["authorization"] = f"Bearer {ada.http.cookies['gobelet']}"
        assert thief.refused("GET", "/api/me") == (401, "bad-credential")
        thief = small.someone(None)
        thief.http.cookies.set("gobelet", robot.token)
        assert thief.refused("GET", "/api/me") == (401, "bad-credential")


class TestLinks:
    def test_secret(self, small):
        """Links are long, and different for each seat and each table."""
        ada = small.someone("Ada")
        tables = [ada.lay("stars", [ME, FRIEND, FRIEND]) for _ in range(2)]
        links = [seat["link"] for table in tables for seat in table["seats"]]
        assert len(set(links)) == 6
        assert min(map(len, links)) >= 16

    def test_of_another_table(self, small):
        """A link opens no seat of another table."""
        ada, bo = small.someone("Ada"), small.someone("Bo")
        one, other = (ada.lay("stars", [ME, FRIEND]) for _ in range(2))
        link = one["seats"][1]["link"]
        assert bo.refused("POST", path_of(other, "join"), link=link) == (403, "bad-link")

    def test_asked_again(self, small):
        """Who joins and does not hear the answer asks again with the same link; it is still no thief's."""
        ada, bo, thief = (small.someone(name) for name in ("Ada", "Bo", "Thief"))
        table = ada.lay("stars", [ME, FRIEND])
        link = table["seats"][1]["link"]
        assert bo.join(table, link=link) == bo.join(table, link=link)
        assert thief.refused("POST", path_of(table, "join"), link=link) == (403, "bad-link")

    def test_lost_to_a_thief(self, small):
        """A link that may have been seen can be replaced: the old one stops working, the new one works."""
        ada, thief = small.someone("Ada"), small.someone("Thief")
        table = ada.lay_and_start("stars", [ME, BOT])
        link = table["seats"][0]["link"]
        fresh = ada.ask("POST", path_of(table, "seats/0/link"))["seats"][0]["link"]
        assert fresh != link
        assert thief.refused("POST", path_of(table, "join"), link=link) == (403, "bad-link")
        assert ada.see(table)["legal"]

    def test_moved_to_another_device(self, small):
        """A seat that has moved to another device is gone from the first, whose link is old."""
        ada, phone = small.someone("Ada"), small.someone("Ada")
        table = ada.lay_and_start("stars", [ME, BOT])
        link = table["seats"][0]["link"]
        phone.join(table, link=link)
        assert ada.see(table)["legal"] == []
        assert ada.refused("POST", path_of(table, "join"), link=link) == (403, "bad-link")
