"""The pages of guided games without a browser: steps, answers, and that nothing is stored."""

import re
from dataclasses import replace
from html import unescape

import pytest

import gobelet
from gobelet.engine.errors import GuideError
from gobelet.engine.plans import Turn
from gobelet.web.boards import board_of
from gobelet.web.lesson_page import LessonPage, is_right
from tests.web.forms import Reader, find, refused_by_policy

GUIDED = [game_id for game_id in gobelet.games() if gobelet.game(game_id).has_guide]
for_every_guide = pytest.mark.parametrize("game_id", GUIDED)
for_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def come(site):
    """`come("fr")` is somebody new."""
    known = []

    def come(language="en"):
        known.append(Reader(site.address, language))
        return known[-1]

    yield come
    for person in known:
        person.http.close()


@pytest.fixture
def ada(come):
    return come()


def steps_of(game_id):
    return gobelet.game(game_id).find_guide().steps


def asked(game_id, has_ticks=False):
    """The number of the first step with something to do."""
    return next(
        k for k, s in enumerate(steps_of(game_id), 1) if s.actions and (s.ticks is not None) == has_ticks
    )


def fields_of(game, step):
    """What the form sends for the expected choice."""
    if step.ticks is None:
        return {"action": step.actions[0]} if step.actions else {}
    picks = board_of(game).plan(Turn(step.table)).picks
    return {"pick": [picks[piece].value for piece in step.ticks]}


def step_shown(answer):
    return int(find(r'name="step" value="(\d+)"', answer.text))


def board_in(answer):
    """The board, without what is marked on it."""
    board = find(r'(?s)data-part="board">(.*?)<div class="side">', answer.text)
    return board.replace(' id="pointed"', "").replace(" data-pointed", "")


class TestWayThere:
    @for_both_languages
    def test_home_and_rules_offer_it(self, come, language):
        """For the games that have one, and for no other."""
        person = come(language)
        home = person.get("/").text
        assert set(re.findall(r'href="/learn/(\w+)"', home)) == set(GUIDED)
        for game_id in gobelet.games():
            is_offered = f'href="/learn/{game_id}"' in person.get(f"/rules/{game_id}").text
            assert is_offered == (game_id in GUIDED)

    def test_begins_at_the_first_step(self, ada):
        """Which says how long it takes."""
        answer = ada.get("/learn/stars")
        assert step_shown(answer) == 1
        assert "about 10 minutes" in answer.text

    def test_goes_on_where_one_left(self, ada):
        """From home too, which says so; after the end it begins again."""
        assert "Resume lesson" not in ada.get("/").text
        ada.get("/learn/stars/5")
        assert "Resume lesson" in ada.get("/").text
        assert step_shown(ada.get("/learn/stars")) == 5
        ada.get(f"/learn/stars/{len(steps_of('stars'))}")
        assert step_shown(ada.get("/learn/stars")) == 1

    @pytest.mark.parametrize(
        ("cookie", "step"), [("0", 1), ("-3", 1), ("9999", 1), ("x", 1), ("998", len(steps_of("stars")))]
    )
    def test_a_cookie_may_say_anything(self, ada, cookie, step):
        ada.http.cookies.set("learn-stars", cookie)
        assert step_shown(ada.get("/learn/stars")) == step

    @pytest.mark.parametrize("path", ["/learn/chess", "/learn/stars/0", "/learn/stars/999", "/learn/stars/x"])
    def test_what_does_not_exist(self, ada, path):
        assert ada.get(path).status_code == 404

    def test_a_guide_that_cannot_be_played(self, ada, monkeypatch):
        """With data files of one's own its positions may be impossible: it is as if there were none."""

        def fail(game):
            raise GuideError("script.txt", 7, "there is no such card")

        monkeypatch.setattr(gobelet.engine.guide, "find_guide", fail)
        assert ada.get("/learn/stars").status_code == 404

    def test_a_game_that_could_not_be_compiled(self, ada, site, monkeypatch):
        """As everywhere else."""
        monkeypatch.setattr(site.service, "unplayable", {"stars"})
        assert ada.get("/learn/stars/1").status_code == 503


class TestSteps:
    @for_every_guide
    @for_both_languages
    def test_every_step_can_be_shown(self, game_id, language):
        """Its words, the real board, and on it what it points at."""
        game = gobelet.game(game_id)
        guide = game.find_guide()
        for number, step in enumerate(guide.steps, 1):
            page = LessonPage(game, guide, number, language, name="Ada")
            assert page.words
            for point in step.points:
                alone = LessonPage(game, guide, number, language, name="Ada")
                alone.lesson = replace(step, points=(point,))
                assert " data-pointed" in alone.html, (
                    f"{game_id}, line {step.line}: {point} is not on the board"
                )
            assert page.is_mine == bool(step.actions)

    @for_every_guide
    def test_what_is_asked_can_be_clicked(self, game_id):
        """A button for the action, or the pieces to tick, which the board draws."""
        game = gobelet.game(game_id)
        guide = game.find_guide()
        for number, step in enumerate(guide.steps, 1):
            page = LessonPage(game, guide, number, "en", name="Ada")
            if step.ticks is not None:
                assert all(f'data-piece="{piece}"' in page.html for piece in step.ticks), step.line
            elif step.actions:
                choices = {choice.action: choice.piece for choice in page.controls.choices}
                piece = choices[step.actions[0]]
                assert piece is None or f'data-piece="{piece}"' in page.html, step.line

    @for_every_guide
    def test_policy_and_same_parts(self, ada, game_id):
        """Nothing inline, and every step has the same parts, so that they can take each other's place."""
        last = len(steps_of(game_id))
        parts = set()
        for number in (1, asked(game_id), last - 1, last):
            text = ada.get(f"/learn/{game_id}/{number}").text
            assert refused_by_policy(text) == []
            parts.add(tuple(re.findall(r'data-part="(\w+)"', text)))
        assert len(parts) == 1

    def test_another_seat_can_be_looked_at(self, ada):
        assert ada.get("/learn/stars/1").text != ada.get("/learn/stars/1?show=1").text

    def test_the_end_leads_on(self, ada):
        """To a game against a bot, to the rules, and home; the score sheet is there."""
        answer = ada.get(f"/learn/stars/{len(steps_of('stars'))}")
        assert 'form="play-now" name="quick"' in answer.text
        assert '<form id="play-now" method="post" action="/new/stars">' in answer.text
        assert 'href="/rules/stars"' in answer.text
        assert "You won by" in unescape(answer.text)

    @for_every_guide
    @for_both_languages
    def test_whoever_has_no_name_is_you(self, come, game_id, language):
        """No sentence says what "you" does, as if that were a name."""
        name = {"en": "You", "fr": "Toi"}[language]
        game = gobelet.game(game_id)
        guide = game.find_guide()
        assert f'<span class="who">{name}<' in come(language).get(f"/learn/{game_id}/1").text
        for number in range(1, len(guide.steps) + 1):
            page = LessonPage(game, guide, number, language, name=name)
            assert not [line.text for line in page.happened if line.text.startswith(f"{name} ")]
            assert not re.search(rf"{name}’s|{name} wins|{name} gagne\b", str(page.html))

    def test_says_who_plays(self, ada):
        """Somebody who has a name is called by it."""
        ada.lay("stars", "bot-easy", name="Ada")
        names = re.findall(r'<span class="who">(\w+)', ada.get("/learn/stars/1").text)
        assert names == ["Ada", "Bot"]


class TestAnswers:
    def test_the_expected_choice_leads_on(self, ada):
        number = asked("stars")
        answer = ada.post("/learn/stars", step=number, action=steps_of("stars")[number - 1].actions[0])
        assert step_shown(answer) == number + 1

    @pytest.mark.parametrize("action", ["take orange", "take 2", "fly", ""])
    def test_another_choice_changes_nothing(self, ada, action):
        """Whether it would be legal or not; the answer says so, and marks what is expected."""
        number = asked("stars")
        before = ada.get(f"/learn/stars/{number}")
        answer = ada.post("/learn/stars", step=number, action=action)
        assert answer.status_code == 200
        assert step_shown(answer) == number
        assert board_in(answer) == board_in(before)
        assert "Not this time" in answer.text
        assert "first see how a colour works" in answer.text
        assert re.search(r'<button name="action" value="take blue" data-pointed>', answer.text)

    def test_pieces_ticked_together(self, ada):
        """In whatever order; too few are not enough."""
        number = asked("stars", has_ticks=True)
        cells = [piece.removeprefix("tick-") for piece in steps_of("stars")[number - 1].ticks]
        assert step_shown(ada.post("/learn/stars", step=number, pick=cells[:1])) == number
        assert step_shown(ada.post("/learn/stars", step=number, pick=cells[::-1])) == number + 1

    def test_the_button_says_what_would_happen(self, ada):
        """As at a table; nothing where it cannot be pressed."""
        number = asked("stars", has_ticks=True)
        path = f"/learn/stars/{number}/preview"
        assert "row 3 counts double" in ada.get(path, pick=["3-1", "3-2", "3-3"]).json()["label"]
        assert ada.get(path, pick="3-1").json() == {"label": None, "reason": "Tick 2 more cells"}

    def test_what_is_only_read_leads_on_with_anything(self, ada):
        assert step_shown(ada.post("/learn/stars", step=1, action="take orange")) == 2

    @pytest.mark.parametrize("fields", [{}, {"step": "x"}, {"step": "999"}])
    def test_a_form_that_is_not_ours(self, ada, fields):
        assert ada.post("/learn/stars", **fields).status_code in (404, 422)

    def test_not_from_another_site(self, ada):
        answer = ada.http.post("/learn/stars", data={"step": "1"}, headers={"origin": "https://example.org"})
        assert answer.status_code == 403

    @for_every_guide
    def test_all_the_way(self, ada, game_id):
        """Only the expected choice counts, at every step; nobody gets an identity, and no table is laid."""
        steps = steps_of(game_id)
        for number, step in enumerate(steps[:-1], 1):
            if step.actions:
                assert not is_right(step, "nonsense", [])
            answer = ada.post(f"/learn/{game_id}", step=number, **fields_of(gobelet.game(game_id), step))
            assert step_shown(answer) == number + 1
        assert "gobelet" not in ada.http.cookies
