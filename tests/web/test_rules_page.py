"""The page with the rules of a game: folds, search, examples that play, and two pages of paper."""

import re

import pytest
from playwright.sync_api import expect

import gobelet
import pig
from gobelet.web import rendering
from gobelet.web.pages import rules
from tests.web.forms import Reader, refused_by_policy

pytestmark = pytest.mark.compiled  # a browser
for_every_game = pytest.mark.parametrize("game_id", gobelet.games())
for_both_languages = pytest.mark.parametrize("language", ["en", "fr"])
MAX_PAGES = 2


@pytest.fixture
def reader(site):
    reader = Reader(site.address)
    yield reader
    reader.http.close()


def shown(page):
    """The numbers of the rules that can be seen."""
    return [rule.inner_text() for rule in page.locator(".rulebook li[id] > b:first-child:visible").all()]


class TestFolds:
    @for_every_game
    def test_closed_at_first(self, visit, game_id):
        page = visit(f"/rules/{game_id}")
        assert shown(page) == []
        assert page.locator(".rulebook summary").count() > 5

    def test_link_to_a_rule(self, visit):
        """Opens its fold and shows it; so does a link on the page itself."""
        page = visit("/rules/stars#R15")
        expect(page.locator("#R15")).to_be_in_viewport()
        page.locator(".summary a[href='#R30']").click()
        expect(page.locator("#R30")).to_be_in_viewport()

    def test_link_to_a_rule_that_was_not_found(self, visit):
        """Ends the search."""
        page = visit("/rules/stars")
        page.locator("input[name=q]").fill("xylophone")
        page.locator(".summary a[href='#R30']").click()
        expect(page.locator("#R30")).to_be_in_viewport()
        expect(page.locator("input[name=q]")).to_have_value("")

    def test_without_scripts(self, visit):
        """A fold is opened by hand, and all frames of an example are there."""
        page = visit("/rules/stars", java_script_enabled=False)
        page.locator(".rulebook summary").nth(1).click()
        assert shown(page) == ["R1", "R2", "R3", "R4", "R5"]
        expect(page.locator(".frames > li:visible")).to_have_count(page.locator(".frames > li").count())
        expect(page.locator(".stepping:visible")).to_have_count(0)

    def test_game_without_a_summary(self, reader, monkeypatch):
        """Its rules are unfolded, and can be searched too."""
        for module in (rules, rendering):
            monkeypatch.setattr(module, "find_game", lambda game_id: pig.GAME)
        monkeypatch.setattr(rendering, "list_games", lambda: ["pig"])
        text = reader.get("/rules/pig").text
        assert '<details class="fold" open>' in text
        assert re.findall(r'<li id="(R\d+)"', text)[:2] == ["R1", "R2"]
        assert 'class="summary"' not in text
        assert "<mark>die</mark>" in reader.get("/rules/pig", q="die").text


class TestSearch:
    def test_while_typing(self, visit):
        page = visit("/rules/stars", language="fr")
        page.locator("input[name=q]").press_sequentially("etoile orange")
        expect(page.locator("[data-found]")).to_have_text("Passages trouvés\u00a0: 1")
        assert shown(page) == ["R2"]
        assert page.evaluate("CSS.highlights.get('found').size") >= 2
        page.locator("input[name=q]").fill("")
        expect(page.locator("[data-found]")).to_have_text("")
        assert shown(page) == []

    def test_without_scripts(self, visit):
        """The server finds the same, and marks it."""
        page = visit("/rules/stars", language="fr", java_script_enabled=False)
        page.locator("input[name=q]").fill("etoile orange")
        page.locator(".rulebook form button").click()
        assert shown(page) == ["R2"]
        assert (
            page.locator("mark").all_inner_texts() == ["orange", "étoile"]
            or page.locator("mark").count() >= 2
        )
        expect(page.locator("[data-found]")).to_have_text("Passages trouvés\u00a0: 1")

    @pytest.mark.parametrize("query", ["stars", "cells column", "zzz", "R1", "die’s", "."])
    def test_both_find_the_same(self, visit, query):
        page = visit("/rules/stars")
        page.locator("input[name=q]").fill(query)
        found = shown(page), page.locator("[data-found]").inner_text()
        page.goto(f"/rules/stars?q={query}")
        assert found == (shown(page), page.locator("[data-found]").inner_text())

    def test_from_one_to_the_other(self, visit):
        """Whoever comes with a query can change it."""
        page = visit("/rules/stars?q=malus")
        assert page.locator("mark").count() > 3
        page.locator("input[name=q]").fill("bag")
        assert page.locator("mark").count() == 0
        assert "R6" in shown(page)

    def test_query_is_text(self, reader):
        """It comes back as it was typed, and no longer than we can read."""
        text = reader.get("/rules/stars", q='"><script>alert(1)</script>').text
        assert "<script>alert" not in text
        assert refused_by_policy(text) == []
        assert f'name="q" value="{"x" * 80}"' in reader.get("/rules/stars", q="x" * 5000).text


class TestExamples:
    @pytest.fixture
    def example(self, visit):
        return visit("/rules/stars").locator("[data-example]").nth(2)

    def place(self, example):
        return example.locator("[data-place]").inner_text()

    def test_step_by_step(self, example):
        """One frame at a time, forwards and back, not beyond the last."""
        assert self.place(example) == "1 / 3"
        assert example.locator(".frames > li:visible").count() == 1
        example.locator("[data-step='1']").click()
        example.locator("[data-step='1']").click()
        assert self.place(example) == "3 / 3"
        expect(example.locator("[data-step='1']")).to_be_disabled()
        example.locator("[data-step='-1']").click()
        assert self.place(example) == "2 / 3"

    def test_play_and_pause(self, example):
        """To the end; then from the beginning."""
        run = example.locator("[data-run]")
        run.click()
        expect(run).to_have_text("Pause")
        run.click()
        expect(run).to_have_text("Play")
        run.click()
        expect(example.locator("[data-place]")).to_have_text("3 / 3")
        expect(run).to_have_text("Play")
        run.click()
        assert self.place(example) == "1 / 3"

    def test_plays_itself(self, visit):
        """Once it is in view; not for those who want no motion."""
        page = visit("/rules/stars", motion=True)
        example = page.locator("[data-example]").first
        expect(example.locator("[data-run]")).to_have_text("Play")
        example.scroll_into_view_if_needed()
        expect(example.locator("[data-run]")).to_have_text("Pause")
        expect(example.locator("[data-place]")).to_have_text("2 / 2")
        calm = visit("/rules/stars").locator("[data-example]").first
        calm.scroll_into_view_if_needed()
        expect(calm.locator("[data-run]")).to_have_text("Play")


class TestPaper:
    @for_every_game
    @for_both_languages
    @pytest.mark.parametrize("scheme", ["light", "dark"])
    def test_two_pages(self, visit, game_id, language, scheme):
        """The summary, in dark ink whatever the screen looks like; no buttons, no numbered rules."""
        page = visit(f"/rules/{game_id}", language=language, color_scheme=scheme)
        document = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", document)) == MAX_PAGES
        page.emulate_media(media="print")
        assert page.locator("button:visible, .rulebook:visible, body > .top:visible").count() == 0
        assert page.locator(".frames > li:visible").count() == page.locator(".frames > li").count()
        assert page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(37, 33, 27)"
