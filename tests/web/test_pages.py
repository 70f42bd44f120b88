"""The pages without a browser: what they show, what their forms do, and how they refuse."""

import re
from html import unescape
from urllib.parse import urlsplit

import pytest

import gobelet
from gobelet.bots import levels
from gobelet.server import service
from gobelet.web import boards, hints, rendering, table_page
from gobelet.web import files as files_module
from gobelet.web.files import FOREVER, files, static_path
from gobelet.web.rendering import page_language, render_board
from tests.web.forms import Reader, find, refused_by_policy

GAMES = gobelet.games()
for_every_game = pytest.mark.parametrize("game_id", GAMES)
for_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def people(site):
    """`people("fr")` is somebody new."""
    known = []

    def come(language="en"):
        known.append(Reader(site.address, language))
        return known[-1]

    yield come
    for person in known:
        person.http.close()


@pytest.fixture
def ada(people):
    return people()


@pytest.fixture
def bo(people):
    return people()


def link_in(text):
    """The path that an invitation leads to."""
    return urlsplit(unescape(find(r'id="link\d" type="text" readonly value="([^"]+)"', text)))


def follow(person, text, name):
    """Sit down with the invitation in *text*."""
    link = link_in(text)
    return person.post(link.path, link=link.query.removeprefix("link="), name=name)


def is_page(answer, language="en"):
    return (
        answer.headers["content-type"].startswith("text/html") and f'<html lang="{language}"' in answer.text
    )


def error_in(answer):
    return unescape(find(r'<p class="(?:error|lead)"[^>]*>([^<]+)</p>', answer.text))


class TestHome:
    @for_both_languages
    def test_all_games(self, people, language):
        """Each with a way to play it now, to set it up and to read its rules."""
        text = people(language).get("/").text
        for game_id in GAMES:
            assert f'action="/new/{game_id}"' in text
            assert f'href="/new/{game_id}"' in text
            assert f'href="/rules/{game_id}"' in text
        assert f'<html lang="{language}"' in text

    def test_own_tables_come_first(self, ada, bo):
        """Mine are listed for me and for nobody else, public ones for everybody as long as a seat is free."""
        path = ada.lay("stars", "friend", visibility="public")
        assert ada.get("/").text.index(path) < ada.get("/").text.index('action="/new/')
        assert bo.get("/").text.index(path) > bo.get("/").text.index('action="/new/')
        private = ada.lay("stars", "friend")
        assert private in ada.get("/").text
        assert private not in bo.get("/").text

    def test_whose_turn(self, ada, bo):
        """A table that waits for me says so, and only to me."""
        path = ada.lay("stars", "friend", visibility="public")
        follow(bo, ada.get(path).text, "Bo")
        assert "your turn" not in ada.get("/").text
        ada.post(f"{path}/start")
        actor, other = sorted([ada, bo], key=lambda person: not person.choices(path))
        assert "your turn" in actor.get("/").text
        assert "your turn" not in other.get("/").text

    def test_games_to_watch(self, ada, bo):
        """A public game that runs can be watched by everybody."""
        path = ada.lay("stars", "bot-easy", visibility="public")
        home = bo.get("/").text
        assert home.index(path) > home.index("Games to watch")
        assert "data-piece" not in bo.get(path).text

    def test_names_are_text(self, ada):
        """Whatever somebody is called."""
        path = ada.lay("stars", "friend", name="<b>Ada</b>", visibility="public")
        for text in (ada.get("/").text, ada.get(path).text):
            assert "<b>Ada</b>" not in text
            assert "&lt;b&gt;Ada&lt;/b&gt;" in text

    def test_old_cookie(self, ada):
        """A cookie that is not ours is as good as none."""
        ada.http.cookies.set("gobelet", "nonsense")
        assert ada.get("/").status_code == 200
        assert ada.post("/new/stars", seat0="me", seat1="here").status_code == 200


class TestNewTable:
    @for_every_game
    @for_both_languages
    def test_form(self, people, game_id, language):
        """A seat for everybody who can play, and every option with its values."""
        game, text = gobelet.game(game_id), people(language).get(f"/new/{game_id}").text
        assert len(re.findall(r'<select name="seat\d"', text)) == game.max_players
        for option in game.options:
            choices = find(rf'<select name="option-{option.name}">(.*?)</select>', text)
            assert re.findall(r'value="([^"]*)"', choices) == list(option.values)

    @for_every_game
    def test_quick_start(self, ada, game_id):
        """One tap: a table with a bot, and the game has begun."""
        answer = ada.post(f"/new/{game_id}", quick="1")
        assert answer.status_code == 200
        assert 'class="seats"' in answer.text
        assert "Normal bot" in answer.text

    @pytest.mark.parametrize(
        ("fields", "expected"),
        [
            ({"quick": "1"}, ["Normal bot", "Ada"]),
            ({"seat0": "me", "seat1": "bot-hard", "order": "random"}, ["Hard bot", "Ada"]),
            ({"seat0": "me", "seat1": "bot-hard"}, ["Ada", "Hard bot"]),
        ],
    )
    def test_order(self, ada, monkeypatch, fields, expected):
        """At random unless the seats are to play as given; here the draw turns them round."""
        monkeypatch.setattr(service, "shuffle", list.reverse)
        text = ada.post("/new/stars", name="Ada", **fields).text
        names = re.findall(r'<nav class="seats".*?</nav>', text, re.DOTALL)[0]
        assert expected == sorted(expected, key=names.index)

    def test_random_order_is_offered(self, ada):
        """And stays as it was chosen when something else was wrong."""
        asked = r'name="order" value="random" checked'
        assert re.search(asked, ada.get("/new/topia").text)
        sent = {"name": "Ada", "seat0": "me", "seat1": "nobody"}
        assert re.search(asked, ada.post("/new/topia", **sent, order="random").text)
        assert not re.search(asked, ada.post("/new/topia", **sent).text)

    def test_guest(self, people):
        """Who does not say a name has one all the same, in their language."""
        assert "Invité" in people("fr").post("/new/stars", quick="1").text

    @pytest.mark.parametrize(
        ("fields", "words"),
        [
            ({"name": "x" * 41}, "40 characters"),
            ({"name": "a\u202eb"}, "40 characters"),
            ({"seat1": "here", "name1": "y" * 41}, "40 characters"),
            ({"seat1": "bot-clever"}, "a level must be one of"),
            ({"option-edition": "third"}, "third"),
        ],
    )
    def test_refused(self, ada, fields, words):
        """What is wrong is said, and what was typed is still there."""
        sent = {"name": "Ada Lovelace", "seat0": "me", "seat1": "friend", "seat2": "here", "name2": "Zoé"}
        sent |= {"option-trading": "yes", "visibility": "public", "dice": "real"} | fields
        answer = ada.post("/new/ages", **sent)
        assert answer.status_code == 422
        assert is_page(answer)
        assert words in error_in(answer)
        text = unescape(answer.text)
        assert f'value="{sent["name"]}"' in text
        assert 'value="Zoé"' in text
        assert re.search(r'value="real" checked', text)
        assert re.search(r'value="public" selected', text)
        assert re.search(r'<option value="here" selected>', text)
        assert re.search(r'<option value="yes" selected>', text)

    def test_too_few_seats(self, ada):
        """A game for two or more cannot be played alone."""
        answer = ada.post("/new/topia", name="Ada", seat0="me", seat1="nobody")
        assert (answer.status_code, is_page(answer)) == (422, True)
        assert re.search(r"2", error_in(answer))

    def test_more_seats_than_there_are(self, ada, site):
        """Seats that the form does not have are not laid."""
        path = ada.lay("stars", *["here"] * 7)
        chips = re.findall(r'<a class="chip seat-', ada.get(path).text)
        assert len(chips) == gobelet.game("stars").max_players

    def test_unknown_game(self, ada):
        for answer in (ada.get("/new/chess"), ada.post("/new/chess", name="Ada"), ada.get("/rules/chess")):
            assert (answer.status_code, is_page(answer)) == (404, True)

    def test_not_a_form(self, ada):
        """Only forms of our pages are read."""
        answer = ada.http.post("/new/stars", json={"name": "Ada"})
        assert (answer.status_code, is_page(answer)) == (422, True)

    def test_from_another_site(self, ada):
        answer = ada.http.post("/new/stars", data={"quick": "1"}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
        assert "gobelet" not in ada.http.cookies

    def test_alone_is_private(self, ada, bo):
        """Nobody watches who has not been asked."""
        path = ada.lay("stars", "bot-random")
        assert bo.get(path).status_code == 404


class TestUncompiled:
    """The first minute of a server that has just been installed."""

    def test_level(self, ada, monkeypatch):
        """Where a quicker bot stands in for the expert, the page says so."""
        path = ada.lay("stars", "bot-expert")
        note = page_language("en").say("page-note-quicker")
        monkeypatch.setattr(levels, "is_compiling", lambda: False)
        assert note in ada.get(path).text
        monkeypatch.setattr(levels, "is_compiling", lambda: True)
        assert note not in ada.get(path).text

    def test_failed(self, ada, site, monkeypatch):
        """Who cannot play is told so."""
        monkeypatch.setattr(site.service, "unplayable", {"stars"})
        answer = ada.post("/new/stars", quick="1")
        assert answer.status_code == 422
        assert "could not be loaded" in answer.text


class TestLobby:
    def test_invitation(self, ada, bo, site):
        """The host gives a link away; whoever has it sits down, and then the host can begin."""
        path = ada.lay("stars", "friend")
        lobby = ada.get(path).text
        assert re.search(r'<button class="primary" disabled>', lobby)
        link = link_in(lobby)
        asked = bo.get(f"{link.path}?{link.query}")
        assert "Ada" in asked.text
        assert "Stars" in asked.text
        seated = follow(bo, lobby, "Bo")
        assert seated.url.path == path
        assert "Bo" in ada.get(path).text
        assert not re.search(r'<button class="primary" disabled>', ada.get(path).text)
        begun = ada.post(f"{path}/start", seed="Mes mots à moi !")
        assert 'class="play"' in begun.text
        assert 'class="play"' in bo.get(path).text
        online = site.service._kept[path.rpartition("/")[2]]
        assert online.seeds == ["Mes-mots-a-moi", "-"]

    @pytest.mark.parametrize(
        ("language", "said"),
        [("en", "Ada invites you to Dice Stars"), ("fr", "Ada t’invite à jouer à Dice Stars")],
    )
    def test_who_invites(self, ada, people, language, said):
        """On the page, in its title, and in what a messenger shows of the link."""
        link = link_in(ada.get(ada.lay("stars", "friend")).text)
        text = people(language).get(f"{link.path}?{link.query}").text
        assert f"<h1>{said}</h1>" in text
        assert f"<title>{said} · Gobelet</title>" in text
        assert f'<meta property="og:title" content="{said}">' in text
        for name in ('name="description"', 'property="og:description"'):
            assert re.search(rf'<meta {name} content="{said}[^"]+">', text)

    def test_several_invite(self, ada, bo):
        """Whoever shares the host's device; what they are called is text."""
        path = ada.lay("stars", "here", "friend", name="<b>", name1='B"o')
        link = link_in(ada.get(path).text)
        text = bo.get(f"{link.path}?{link.query}").text
        said = "&lt;b&gt; &amp; B&#34;o invite you to Dice Stars"
        assert f"<h1>{said}</h1>" in text
        assert f'<meta property="og:title" content="{said}">' in text

    def test_host_who_only_watches(self, ada, bo):
        """There is no name to say."""
        path = ada.lay("stars", "friend", seat0="friend")
        link = link_in(ada.get(path).text)
        assert "<h1>You are invited to Dice Stars</h1>" in bo.get(f"{link.path}?{link.query}").text

    def test_what_it_waits_for(self, ada, bo):
        """For people first, then for the host: one of the two is said, never both."""
        path = ada.lay("stars", "friend", "friend")
        follow(bo, ada.get(path).text, "Bo")
        people, host = "can start once every seat is taken", "Waiting for the host to start the game"
        assert [words in bo.get(path).text for words in (people, host)] == [True, False]
        cy = Reader(str(ada.http.base_url))
        follow(cy, ada.get(path).text, "Cy")
        cy.http.close()
        assert [words in bo.get(path).text for words in (people, host)] == [False, True]
        assert people not in ada.get(path).text

    def test_link_only_for_the_host(self, ada, bo):
        path = ada.lay("stars", "friend", "friend")
        follow(bo, ada.get(path).text, "Bo")
        assert "link=" not in bo.get(path).text

    @pytest.mark.parametrize("link", ["nonsense", "", "x" * 500, "é"])
    def test_wrong_link(self, ada, bo, link):
        """A page that says so; nobody sits down."""
        path = ada.lay("stars", "friend")
        for answer in (bo.get(f"{path}/join", link=link), bo.post(f"{path}/join", link=link, name="Bo")):
            if link or answer.request.method == "POST":
                assert answer.status_code in (403, 404, 409)
            assert is_page(answer)
        assert "Free seat" in ada.get(path).text

    def test_wrong_name(self, ada, bo):
        """Somebody invited whose name will not do is told so, and can try again with the same link."""
        path = ada.lay("stars", "friend")
        answer = follow(bo, ada.get(path).text, "x" * 41)
        assert (answer.status_code, is_page(answer)) == (422, True)
        assert "40 characters" in error_in(answer)
        assert follow(bo, ada.get(path).text, "Bo").url.path == path

    def test_another_link(self, ada, bo):
        """Then the one before opens nothing any more."""
        path = ada.lay("stars", "friend")
        before = ada.get(path).text
        after = ada.post(f"{path}/relink", seat="1").text
        assert link_in(before) != link_in(after)
        assert follow(bo, before, "Bo").status_code == 403
        assert follow(bo, after, "Bo").status_code == 200

    def test_only_the_host_starts(self, ada, bo):
        path = ada.lay("stars", "friend")
        assert ada.post(f"{path}/start").status_code == 409
        follow(bo, ada.get(path).text, "Bo")
        assert bo.post(f"{path}/start").status_code == 403

    def test_giving_up_the_seat(self, ada, bo):
        """Then it is free again."""
        path = ada.lay("stars", "friend")
        follow(bo, ada.get(path).text, "Bo")
        assert bo.post(f"{path}/leave").url.path == "/"
        assert "Free seat" in ada.get(path).text

    def test_calling_it_off(self, ada, bo):
        path = ada.lay("stars", "friend", visibility="public")
        assert ada.post(f"{path}/leave").url.path == "/"
        assert path not in bo.get("/").text
        assert "cancelled" in ada.get(path).text

    def test_public_table(self, ada, bo):
        """Anybody may sit down, without a link."""
        path = ada.lay("stars", "friend", visibility="public")
        assert f'href="{path}/join"' in bo.get(path).text
        assert "Join table" in bo.get(f"{path}/join").text
        assert "Bo" in bo.post(f"{path}/join", name="Bo").text

    def test_own_seat_elsewhere(self, ada, people):
        """With the link of one's own seat one goes on on another device."""
        path = ada.lay("stars", "friend", name="Ada")
        follow(people(), ada.get(path).text, "Bo")
        text = ada.post(f"{path}/start").text
        link = urlsplit(unescape(find(r'readonly value="([^"]+)"', text)))
        phone = people()
        assert "Ada" in phone.get(f"{link.path}?{link.query}").text
        assert phone.post(link.path, link=link.query.removeprefix("link="), name="Ada").url.path == path
        assert "data-seat" in phone.get(path).text
        assert "data-seat" not in ada.get(path).text


class TestPlaying:
    @pytest.fixture
    def path(self, ada):
        """A game of Dice Stars between Ada and somebody at the same screen."""
        return ada.lay("stars", "here", name1="Bo")

    def test_a_button(self, ada, path):
        """It plays what it says."""
        version = ada.version(path)
        assert ada.play_one(path).status_code == 200
        assert ada.version(path) == version + 1

    def test_stale(self, ada, path):
        """Who decides about a table that has changed since is told so, and sees how it is now."""
        version, action = ada.version(path), ada.choices(path)[0]
        ada.post(f"{path}/play", action=action, version=version)
        answer = ada.post(f"{path}/play", action=action, version=version)
        assert (answer.status_code, is_page(answer)) == (409, True)
        assert "has moved on" in error_in(answer)
        assert f'data-version="{version + 1}"' in answer.text

    @pytest.mark.parametrize("version", ["", "x", "-1", "1e3", "9" * 30, "²"])
    def test_no_version(self, ada, path, version):
        answer = ada.post(f"{path}/play", action=ada.choices(path)[0], version=version)
        assert (answer.status_code, is_page(answer)) == (422, True)

    @pytest.mark.parametrize(
        "fields", [{"action": "nonsense"}, {"pick": ["x", "y"]}, {}, {"pick-dev": "\u202e"}]
    )
    def test_illegal(self, ada, path, fields):
        """Nothing has changed, and the page is the table."""
        version = ada.version(path)
        answer = ada.post(f"{path}/play", version=str(version), **fields)
        assert answer.status_code == 422
        assert "not a legal move right now" in error_in(answer)
        assert f'data-version="{version}"' in answer.text

    def test_pressed_twice(self, ada, path):
        """With the same key it is played once, and the second time nothing is wrong."""
        version, action = ada.version(path), ada.choices(path)[0]
        for _ in range(2):
            answer = ada.post(f"{path}/play", action=action, version=version, key=f"v{version}")
            assert answer.status_code == 200
            assert ada.version(path) == version + 1

    def test_the_form_has_a_key(self, ada, path):
        """Another one for each decision."""
        keys = [find(r'name="key" value="([^"]+)"', ada.get(path).text)]
        ada.play_one(path)
        keys.append(find(r'name="key" value="([^"]+)"', ada.get(path).text))
        assert keys[0] != keys[1]

    def test_somebody_elses(self, ada, bo):
        """Neither by who sits elsewhere, nor by who watches, nor by nobody at all."""
        path = ada.lay("stars", "friend", "friend")
        follow(bo, ada.get(path).text, "Bo")
        cy = Reader(str(ada.http.base_url))
        follow(cy, ada.get(path).text, "Cy")
        ada.post(f"{path}/start")
        people = {"a": ada, "b": bo, "c": cy}
        actor = next(name for name, person in people.items() if person.choices(path))
        version, action = people[actor].version(path), people[actor].choices(path)[0]
        stranger = Reader(str(ada.http.base_url))
        others = [person for name, person in people.items() if name != actor]
        for person, status in [(others[0], 409), (others[1], 409), (stranger, 403)]:
            answer = person.post(f"{path}/play", action=action, version=version)
            assert (answer.status_code, is_page(answer)) == (status, True)
            assert "data-plan" not in answer.text
            assert person.choices(path) == []
        assert people[actor].version(path) == version
        cy.http.close()
        stranger.http.close()

    def test_only_who_decides_is_asked(self, ada, bo):
        """Others read who is deciding, not a question to somebody else."""
        path = ada.lay("stars", "friend")
        follow(bo, ada.get(path).text, "Bo")
        ada.post(f"{path}/start")
        actor, other = sorted([ada, bo], key=lambda person: not person.choices(path))
        question = find(r'<p class="question" role="status">([^<]+)</p>', actor.get(path).text)
        waiting = other.get(path).text
        assert question not in waiting
        assert re.search(r"Waiting for (Ada|Bo)\.", waiting)

    def test_shown_at_a_pace(self, ada):
        """Whoever asks for it is shown what they have done, whatever the bot has done meanwhile."""
        path = ada.lay("stars", "bot-easy")
        for _ in range(6):
            ada.wait_for_turn(path)
            version, action = ada.version(path), ada.choices(path)[0]
            answer = ada.post(f"{path}/play", action=action, version=version, paced="1")
            assert answer.url.params["at"] == str(version + 1)
            assert f'data-version="{version + 1}"' in answer.text

    def test_pace_of_nobody_else(self, ada, path):
        """Where nobody has moved since, the page is the table as it is: one can go on."""
        version, action = ada.version(path), ada.choices(path)[0]
        answer = ada.post(f"{path}/play", action=action, version=version, paced="1")
        assert 'class="sheet mine"' in answer.text
        assert 'class="sheet mine"' not in ada.get(path, at=version).text

    def test_seat_shown(self, ada, path):
        """A seat leads to its own board, on a phone too."""
        for game_id in GAMES:
            path = ada.lay(game_id, "here", name1="Bo")
            link = find(r'<a class="chip seat-1[^"]*" href="([^"]+)"', ada.get(path).text)
            assert link.endswith("#shown")
            assert re.search(r'id="shown" class="(player )?seat-1\b', ada.get(unescape(link)).text)

    @for_every_game
    @for_both_languages
    def test_the_rule_here(self, people, game_id, language):
        """As it is printed, without the signs of how it is written."""
        person = people(language)
        path = person.lay(game_id, "here")
        for _ in range(3):
            text = person.get(path, player=0).text
            clauses = find(r'(?s)<details class="clauses">(.*?)</details>', text)
            assert not re.search(r"[*`]", re.sub(r"<[^>]+>", "", clauses))
            if actions := re.findall(r'<button name="action" value="([^"]*)"', text):
                person.post(f"{path}/play", action=actions[0], version=person.version(path), player=0)

    def test_unknown_table(self, ada):
        for answer in (ada.get("/tables/nowhere"), ada.post("/tables/nowhere/play", action="x", version="1")):
            assert (answer.status_code, is_page(answer)) == (404, True)

    @pytest.mark.parametrize(
        "path", ["/tables/a.b", "/tables/" + "x" * 40, "/tables/nowhere?show=99", "/tables/nowhere?at=-1"]
    )
    def test_addresses_that_are_none(self, people, path):
        """People read a page, whatever they have typed."""
        answer = people("fr").get(path)
        assert 400 <= answer.status_code < 500
        assert is_page(answer, "fr")

    def test_undo(self, ada):
        """Offered when it is allowed, and then it takes back; else it is refused in words."""
        path = ada.lay("ages", "here")
        refused = ada.post(f"{path}/undo", version=ada.version(path))
        assert (refused.status_code, "Nothing to undo" in error_in(refused)) == (409, True)
        assert f'formaction="{path}/undo"' not in refused.text
        for _ in range(60):
            text = ada.play_one(path).text
            if f'formaction="{path}/undo"' in text:
                break
        assert f'formaction="{path}/undo"' in text
        version = ada.version(path)
        assert ada.post(f"{path}/undo", version=version, key=f"v{version}").status_code == 200
        assert ada.version(path) == version + 1

    def test_resign(self, ada, bo):
        """Of two, the other one wins."""
        path = ada.lay("stars", "friend")
        follow(bo, ada.get(path).text, "Bo")
        ada.post(f"{path}/start")
        text = ada.post(f"{path}/resign").text
        assert "You resigned. Bo won." in text
        assert "You won: Ada resigned." in bo.get(path).text
        assert "tie-break" not in text
        assert f'formaction="{path}/rematch"' in text
        assert f'formaction="{path}/rematch"' in bo.get(path).text
        assert ada.post(f"{path}/resign").status_code == 409

    @pytest.mark.parametrize("seed", ["", "Sesame"])
    def test_proof(self, ada, bo, seed):
        """Words are shown where somebody gave any, with whose they are."""
        path = ada.lay("stars", "friend")
        follow(bo, ada.get(path).text, "Bo")
        ada.post(f"{path}/start", seed=seed)
        proof = find(r'(?s)<details class="proof">(.*?)</details>', ada.post(f"{path}/resign").text)
        assert ("Players’ seeds" in proof) == bool(seed)
        assert re.findall(r"<dd>(\w+) <code>(\w+)</code>", proof) == ([("Ada", seed)] if seed else [])

    def test_leave_and_return(self, ada, bo):
        """Who is away is shown so, and can come back."""
        path = ada.lay("stars", "friend")
        follow(bo, ada.get(path).text, "Bo")
        ada.post(f"{path}/start")
        assert bo.post(f"{path}/leave").url.path == "/"
        assert "away" in find(r'(?s)<nav class="seats"(.*?)</nav>', ada.get(path).text)
        assert path in bo.get("/").text
        assert f'action="{path}/return"' in bo.get(path).text
        bo.post(f"{path}/return")
        assert "away" not in find(r'(?s)<nav class="seats"(.*?)</nav>', ada.get(path).text)

    def test_talk(self, ada, bo):
        """What is said is read by all, as text; nothing is said by who has no seat."""
        path = ada.lay("stars", "friend")
        follow(bo, ada.get(path).text, "Bo")
        ada.post(f"{path}/start")
        ada.post(f"{path}/say", text="  <i>Hello</i>  \n there ")
        assert "&lt;i&gt;Hello&lt;/i&gt; there" in bo.get(path).text
        version = ada.version(path)
        for nothing in ("", "   ", "\u202e"):
            assert ada.post(f"{path}/say", text=nothing).status_code == 200
        stranger = Reader(str(ada.http.base_url))
        assert stranger.post(f"{path}/say", text="Psst").status_code == 403
        assert 'name="text"' not in stranger.get(path).text
        assert ada.version(path) == version
        stranger.http.close()

    def test_hint(self, ada, monkeypatch):
        """For who must decide: what, a reason, a button that does it, and the piece marked on the board."""
        monkeypatch.setattr(hints, "LEVEL", "expert@20")  # uncompiled, more would take a minute
        path = ada.lay("ages")
        text = ada.get(path, hint="true").text
        assert '<div class="hint"' in text
        action = find(r'<button class="primary" name="action" value="([^"]*)"', text)
        assert re.findall(r'data-piece="die-(\d)"[^>]* data-pointed', text) == re.findall(r"\d", action)
        assert ada.post(f"{path}/play", action=action, version=ada.version(path)).status_code == 200

    def test_hint_between_people(self, ada, monkeypatch):
        """Only where the host has allowed it."""
        monkeypatch.setattr(hints, "LEVEL", "expert@20")
        quiet, allowed = ada.lay("stars", "here"), ada.lay("stars", "here", hints="yes")
        for path, is_offered in ((quiet, False), (allowed, True)):
            assert is_offered == ("hint=true" in ada.get(path).text)
            assert is_offered == ('<div class="hint"' in ada.get(path, hint="true").text)

    def test_hint_for_nobody_else(self, ada, bo):
        path = ada.lay("stars", "here", "friend")
        assert '<div class="hint"' not in bo.get(path, hint="true").text

    def test_real_dice(self, ada):
        """The page asks for them, takes what there can be, and refuses the rest."""
        path = ada.lay("stars", "here", dice="real")
        draws = re.findall(r'<button name="draw" value="([^"]*)"', ada.get(path).text)
        assert draws
        version = ada.version(path)
        assert ada.post(f"{path}/draw", draw="nonsense", version=version).status_code == 422
        assert ada.version(path) == version
        assert ada.post(f"{path}/draw", draw=draws[0], version=version).status_code == 200
        assert ada.version(path) == version + 1

    def test_shared_screen_with_secrets(self, ada):
        """Handed over first: nobody sees what is whose before whoever must decide says so."""
        path = ada.lay("topia", "here", name1="Bo")
        handed = ada.get(path).text
        assert "Pass the device to" in handed
        assert ada.choices(path) == []
        boards = [board_in(ada.get(path, player=seat).text) for seat in (0, 1)]
        assert sorted(board == board_in(handed) for board in boards) == [False, True]

    def test_rematch_before_the_end(self, ada, path):
        answer = ada.post(f"{path}/rematch")
        assert (answer.status_code, is_page(answer)) == (409, True)


class TestOneScreen:
    def test_handed_over(self, ada):
        """With secrets, whoever is next says so before anything of theirs is shown; then the other has to."""
        path = ada.lay("topia", "here", name1="Bo")
        shown = ada.get(path).text
        assert "Pass the device to Ada." in shown
        assert 'class="pick"' not in shown
        assert 'data-piece="mission-' not in shown
        mine = ada.get(path, player=0).text
        assert 'data-piece="mission-' in mine
        while 'class="pick"' in mine:  # a faction may have several decisions
            action = find(r'name="action" value="([^"]+)"', mine)
            after = ada.post(f"{path}/play", action=action, version=ada.version(path), player=0)
            assert after.status_code == 200
            mine = after.text
        assert "Pass the device to Bo." in after.text
        assert 'data-piece="mission-' not in after.text
        assert 'data-piece="mission-' not in ada.get(path, player=0).text

    def test_nothing_to_hand_over(self, ada):
        """Without secrets everybody sees everything anyway."""
        assert "Pass the screen" not in ada.get(ada.lay("stars", "here", name1="Bo")).text


@pytest.fixture
def undrawn(monkeypatch):
    """As if nobody had drawn any game."""
    for module in (boards, rendering, files_module):
        monkeypatch.setattr(module, "board_folder", lambda game: None)
    monkeypatch.setattr(table_page, "board_of", lambda game: boards.PLAIN)
    files_module.board_style.cache_clear()
    yield
    files_module.board_style.cache_clear()


@pytest.mark.usefixtures("undrawn")
class TestPlainBoard:
    def test_a_game_nobody_has_drawn(self, ada):
        """Its position is text, its actions are buttons, and no style is missing."""
        path = ada.lay("stars", "bot-easy")
        assert '<pre class="position">' in ada.get(path).text.replace("class=position", 'class="position"')
        assert ada.play_one(path).status_code == 200

    def test_secrets(self):
        """Of a game with secrets only what the viewer sees."""
        table = gobelet.game("topia").table(2, seed=1)
        language = page_language("en", table.game)
        mission = table.view(0).seats[0].missions[0].mission.id
        assert mission in unescape(render_board(table, 0, language))
        assert mission not in unescape(render_board(table, 1, language))


class TestPreview:
    """What the button of a plan would say."""

    @pytest.fixture
    def path(self, ada):
        """The Ages: dice to reroll."""
        return ada.lay("ages", "friend", "friend")

    @pytest.fixture
    def begun(self, ada, bo, path):
        cy = Reader(str(ada.http.base_url))
        follow(bo, ada.get(path).text, "Bo")
        follow(cy, ada.get(path).text, "Cy")
        ada.post(f"{path}/start")
        everybody = [ada, bo, cy]
        yield sorted(everybody, key=lambda person: 'class="sheet mine"' not in person.get(path).text)
        cy.http.close()

    def test_says_what_will_happen(self, begun, path):
        """Or nothing, where it means nothing."""
        actor = begun[0]
        picks = re.findall(r'name="pick" value="([^"]*)"', actor.get(path).text)
        assert picks
        assert actor.get(f"{path}/preview", pick=picks[0]).json()["label"]
        assert actor.get(f"{path}/preview").json() == {"label": None}
        assert actor.get(f"{path}/preview", pick="nonsense").json() == {"label": None}

    def test_of_others_says_nothing(self, ada, begun, path):
        """What somebody else could do may say what they have; and a turn may be over while one asks."""
        picks = re.findall(r'name="pick" value="([^"]*)"', begun[0].get(path).text)
        stranger = Reader(str(ada.http.base_url))
        for person in (*begun[1:], stranger):
            assert person.get(f"{path}/preview", pick=picks[0]).json() == {"label": None}
        stranger.http.close()


class TestReplay:
    def test_every_step_while_it_runs(self, ada):
        """From the first to the last; the seat of somebody else is shown, but through one's own eyes."""
        path = ada.lay("stars", "here")
        for _ in range(4):
            ada.play_one(path)
        steps = int(find(r"Step \d+ of (\d+)", ada.get(f"{path}/replay").text))
        for step in range(steps + 1):
            answer = ada.get(f"{path}/replay", step=step)
            assert f"Step {step} of {steps}" in answer.text
            assert "<button name=" not in answer.text
        assert f"Step {steps} of {steps}" in ada.get(f"{path}/replay", step=10**6).text

    def test_nothing_after_the_last(self, ada):
        """Playing ends there."""
        path = ada.lay("stars", "here")
        ada.play_one(path)
        first, last = (ada.get(f"{path}/replay", step=step).text for step in (0, 10**6))
        assert "data-next" in first
        assert "data-next" not in last
        assert re.search(r"<button[^>]* data-run[^>]* disabled", last)

    def test_before_it_has_begun(self, ada):
        answer = ada.get(ada.lay("stars", "friend") + "/replay")
        assert (answer.status_code, is_page(answer)) == (409, True)

    def test_moments_of_the_table(self, ada):
        """With `at`, the table as it was after each event; nothing can be chosen there."""
        path = ada.lay("stars", "here")
        for _ in range(3):
            ada.play_one(path)
        for seq in range(1, ada.version(path)):
            text = ada.get(path, at=seq).text
            assert f'data-version="{seq}"' in text
            assert "<button name=" not in text

    def test_after_the_end(self, ada, bo):
        """Through the eyes of any seat."""
        path = ada.lay("topia", "friend")
        follow(bo, ada.get(path).text, "Bo")
        ada.post(f"{path}/start")
        running = [board_in(ada.get(f"{path}/replay", step=1, seat=seat).text) for seat in (0, 1)]
        ada.post(f"{path}/resign")
        over = [board_in(ada.get(f"{path}/replay", step=1, seat=seat).text) for seat in (0, 1)]
        assert running[0] == over[0]
        assert running[1] != over[1]
        assert over[1] == board_in(bo.get(f"{path}/replay", step=1, seat=1).text)


def board_in(text):
    return find(r'(?s)<div class="board-place" data-part="board">(.*?)<section class="sheet', text)


class TestLook:
    def test_language(self, ada):
        """Chosen once, then kept; back to where one was."""
        answer = ada.get("/look", lang="fr", back="/rules/stars")
        assert answer.url.path == "/rules/stars"
        assert is_page(answer, "fr")
        assert is_page(ada.get("/"), "fr")

    def test_theme(self, ada):
        for theme in ("light", "dark"):
            assert f'data-theme="{theme}"' in ada.get("/look", theme=theme).text
        assert "data-theme" not in ada.get("/look", theme="system").text

    @pytest.mark.parametrize("lang", ["de", "", "<script>"])
    def test_unknown(self, ada, lang):
        assert is_page(ada.get("/look", lang=lang, theme=lang), "en")

    @pytest.mark.parametrize(
        "back",
        ["//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil", "", "/\t/evil.example"],
    )
    def test_never_leads_elsewhere(self, ada, back):
        """Only back to a page of ours."""
        ada.http.follow_redirects = False
        answer = ada.get("/look", lang="fr", back=back)
        assert answer.status_code == 303
        target = answer.headers["location"]
        assert target == "/" or not re.match(r"/[\s\\/]|[^/]", target)

    def test_back_from_an_error(self, ada):
        """Who reads an error after sending a form comes back to a page that there is."""
        path = ada.lay("stars", "friend")
        text = ada.post(f"{path}/start").text
        back = unescape(find(r'href="(/look\?lang=fr[^"]+)"', text))
        assert ada.get(back).status_code == 200


class TestEveryPage:
    @pytest.fixture
    def texts(self, ada):
        """One of each kind."""
        lobby, table = ada.lay("stars", "friend"), ada.lay("ages", "here")
        paths = [
            "/",
            "/new/city",
            "/rules/topia",
            lobby,
            table,
            f"{table}?at=1",
            f"{table}/replay",
            "/nowhere",
        ]
        paths += [ada.lay(game_id, "here") for game_id in GAMES]
        link = link_in(ada.get(lobby).text)
        with_link = Reader(str(ada.http.base_url))
        join = with_link.get(f"{link.path}?{link.query}").text
        with_link.http.close()
        refused = ada.post(f"{table}/play", action="x", version="1").text
        return [*(ada.get(path).text for path in paths), join, refused]

    def test_nothing_that_the_policy_refuses(self, texts):
        """No script or style inside a page, no attribute that is one."""
        assert [refused_by_policy(text) for text in texts] == [[]] * len(texts)

    def test_policy(self, ada):
        policy = ada.get("/").headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy

    def test_nothing_from_elsewhere(self, texts):
        """Every address is one of ours."""
        for text in texts:
            found = re.findall(r'(?:src|href|action)="([^"]*)"', text)
            assert all(re.match(r"/(?!/)|#", address) for address in found)

    def test_ids_are_unique(self, texts):
        for text in texts:
            ids = re.findall(r'\sid="([^"]*)"', text)
            assert sorted(ids) == sorted(set(ids))

    def test_labels_lead_somewhere(self, texts):
        for text in texts:
            targets = re.findall(r'\s(?:for|aria-labelledby|aria-describedby|list)="([^"]*)"', text)
            assert set(targets) <= set(re.findall(r'\sid="([^"]*)"', text))


class TestErrors:
    @for_both_languages
    def test_in_the_visitors_language(self, people, language):
        """Also where there is nothing."""
        words = {"en": "Page not found.", "fr": "Page introuvable."}
        answer = people(language).get("/nowhere")
        assert (answer.status_code, is_page(answer, language)) == (404, True)
        assert error_in(answer) == words[language]

    def test_wrong_method(self, ada):
        """A form's address in the address bar."""
        answer = ada.get("/tables/nowhere/play")
        assert (answer.status_code in (404, 405), is_page(answer)) == (True, True)

    def test_programs_get_json(self, ada):
        """As before."""
        assert ada.get("/api/tables/nowhere").json()["error"]["code"] == "unknown-table"
        assert ada.get("/api/nowhere").json()["error"]["code"] == "unknown-page"

    def test_too_large(self, ada):
        """A form that no page of ours has sent."""
        answer = ada.post("/new/stars", name="x" * 100_000)
        assert (answer.status_code, is_page(answer)) == (413, True)
        assert ada.post("/new/stars", name=["x"] * 300).status_code == 422


class TestRules:
    @for_every_game
    @for_both_languages
    def test_every_rule_has_a_place(self, people, game_id, language):
        """So that the table can lead there."""
        text = people(language).get(f"/rules/{game_id}").text
        numbers = re.findall(r'<li id="(R\d+)"', text)
        assert numbers == [f"R{k + 1}" for k in range(len(numbers))]
        assert numbers
        assert not re.search(r"(?m)^#|\*\*|\|--", re.sub(r"<[^>]*>", "", text))


class TestFiles:
    def test_kept_forever(self, ada):
        """Under a name that changes with the content."""
        for name, file in files().items():
            answer = ada.get(static_path(name))
            assert answer.content == file.content
            assert answer.headers["cache-control"] == FOREVER
            assert answer.headers["content-type"].startswith(file.type)

    def test_old_name(self, ada):
        """After an update, an old page gets the new file, and does not keep it."""
        answer = ada.get("/static/000000000000/gobelet.js")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")

    @pytest.mark.parametrize("name", ["nothing.css", "..%2fapp.py", "%2e%2e/%2e%2e/app.py"])
    def test_nothing_else(self, ada, name):
        assert ada.get(f"/static/0/{name}").status_code == 404

    def test_pages_are_not_kept(self, ada):
        """What one sees is how it is now."""
        assert ada.get("/").headers["cache-control"] == "no-store"
