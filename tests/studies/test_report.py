"""The page of a study: the right numbers, and nothing that it would have to ask for."""

import dataclasses
import re

import numpy as np
import pytest

from gobelet.bots import Estimate
from gobelet.games import find_game
from gobelet.studies.balance import Titles, weigh
from gobelet.studies.report import format_difference, list_sections, write_balance
from gobelet.studies.results import Decisions
from gobelet.studies.study import Study
from pig import GAME as PIG
from tests.studies.made_up import made_up

for package in ("matplotlib", "jinja2"):
    pytest.importorskip(package)


def rows_of(balance, title):
    """Of the table of that section, by what stands at the left."""
    (section,) = (section for section in list_sections(balance) if section.title == title)
    return {row[0]: dict(zip(section.grid.columns[1:], row[1:], strict=True)) for row in section.grid.rows}


@pytest.fixture(scope="module")
def balance():
    return weigh(made_up())


class TestNumbers:
    def test_seats(self, balance):
        """
        Seat 1 wins half of 40 games: a spread of 40 quarters, and two imagined games add a half.

        So the error is the root of 10.5, by 40: 8.1 %. Points are 12, 5, 7, 4, ten times.
        """
        rows = rows_of(balance, "Wins by seat")
        assert rows["Seat 1"] == {"wins": "50.0% ± 15.9", "points": "7.0 ± 1.0", "place": "1.50"}
        assert rows["Seat 2"]["points"].split()[0] == "8.5"

    def test_length_and_margin(self, balance):
        """
        10, 11, 12 and 13 turns of two are 5, 6, 6 and 7 rounds; points are 4, 4, 0 and 6 apart.

        Ten times over, the errors of these means are the roots of 20/39/40 and 190/39/40: 0.11 and 0.35.
        """
        rounds = rows_of(balance, "Length in rounds")["rounds"]
        assert (rounds["mean"], rounds["least"], rounds["most"]) == ("6.0 ± 0.2", "5", "7")
        assert rows_of(balance, "Length in decisions")["decisions"]["mean"] == "41.0 ± 0.0"
        assert rows_of(balance, "Winning margin")["winning margin"]["mean"] == "3.5 ± 0.7"
        assert balance.level == 0.25

    def test_what_one_has(self, balance):
        """As by hand in test_effects; of ten times the games its error is the root of 1/160 * 40/39, 8 %."""
        expected = {"had": "50.0%", "with": "75.0%", "without": "25.0%", "difference": "+50.0 ± 15.7"}
        assert {"Row 2": expected} == rows_of(balance, "Rows that count double")

    def test_what_one_has_more_of(self, balance):
        expected = {"winners": "3.00", "others": "1.00", "difference": "+2.00 ± 0.00", "correlation": "+1.00"}
        assert {"Row 2": expected} == rows_of(balance, "Points: winners and other players")

    def test_what_winners_choose(self):
        results = made_up()
        winners = np.flatnonzero(results.win.ravel())
        decisions = Decisions(40, winners, np.zeros(40, int), ["take 5"])
        balance = weigh(dataclasses.replace(results, decisions=decisions))
        expected = {"winners": "1.00", "others": "0.00", "difference": "+1.00 ± 0.00", "correlation": "+1.00"}
        assert {"take 5": expected} == rows_of(balance, "What winners choose")

    def test_small_differences_have_more_digits(self):
        rare = np.zeros((40, 2), int)
        rare[0, 0] = 1
        row = rows_of(weigh(made_up(points_row_2=rare)), "Points: winners and other players")["Row 2"]
        assert {name: row[name] for name in ("winners", "others", "difference")} == {
            "winners": "0.025",
            "others": "0.000",
            "difference": "+0.025 ± 0.049",
        }


def weigh_alone():
    """The games of seat 1, twice, and all of them won."""
    columns = {name: np.tile(column[:, :1], (2, 1)) for name, column in made_up().columns.items()}
    columns["win"] = np.ones((80, 1))
    return weigh(dataclasses.replace(made_up(), study=Study("ages", 1, 80), columns=columns))


class TestAlone:
    def test_it_is_about_points(self):
        """With it 12 and 5, without it 7 and 4."""
        balance = weigh_alone()
        titles = [section.title for section in list_sections(balance)]
        assert titles == [
            "Points",
            "Length in rounds",
            "Length in decisions",
            "Doubled",
            "Points: correlation",
        ]
        row = rows_of(balance, "Doubled")["Row 2"]
        assert (row["with"], row["without"]) == ("8.5", "5.5")

    def test_page(self):
        assert "80 games of 1 random\nplayer (solo)." in write_balance(weigh_alone(), "gobelet balance ages")


@pytest.fixture(scope="module")
def page(balance):
    return write_balance(balance, "gobelet <balance>")


class TestPage:
    def test_asks_nobody_for_anything(self, page):
        assert not re.search(r"https?:|//\w+\.|<script|<link|<img|@import|\ssrc=", page)
        assert set(re.findall(r'href="(.)', page)) <= {"#"}
        assert "default-src 'none'" in page

    def test_ids_are_unique_and_found(self, page):
        ids = re.findall(r'\bid="([^"]*)"', page)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([^")]*)', page)) <= set(ids)

    def test_says_what_was_played_and_what_it_does_not_mean(self, page):
        for words in (
            "<h1>Balance: Dice Stars</h1>",
            "40 games of 2 random\nplayers",
            "gobelet &lt;balance&gt;",
            "The first player wins 50.0% ± 15.9; without an advantage it would be 50.0%.",
            "Correlation with winning does not imply causation.",
            "Random and greedy players are not people",
            "standard errors are computed over games",
            "is left out: Rows that count double: Row 3.",
        ):
            assert words in page

    def test_of_a_game_without_traits(self, monkeypatch):
        monkeypatch.setattr("gobelet.studies.study.find_game", lambda _: PIG)
        results = made_up()
        columns = {name: results.columns[name] for name in ("points", "place", "win", "turns", "decisions")}
        study = Study("pig", 2, 40)
        balance = weigh(dataclasses.replace(results, study=study, columns=columns))
        titles = [section.title for section in list_sections(balance)]
        assert titles == [
            "Wins by seat",
            "Points",
            "Length in rounds",
            "Length in decisions",
            "Winning margin",
        ]


class TestTitles:
    @pytest.mark.parametrize(
        ("game_id", "trait", "group", "title"),
        [
            ("ages", "development_leadership", "Developments owned", "Leadership"),
            ("ages", "points_bonus", "Points", "Bonus"),
            ("stars", "colour_black", "Written in each column", "Black"),
            ("city", "location_regular_army", "Locations at the end", "Regular Army"),
            ("topia", "faction_banxa", "Factions", "Banxa Corporation"),
            ("topia", "unheard_of_thing", "Unheard", "Of thing"),
            ("topia", "unheard", "Unheard", "Unheard"),
        ],
    )
    def test_in_words(self, game_id, trait, group, title):
        titles = Titles(find_game(game_id))
        assert (group, title) == (titles.group(trait), titles.trait(trait))


def test_differences_have_a_sign():
    assert [
        format_difference(Estimate(3.14, 1.0), 1),
        format_difference(Estimate(-0.5), 1),
    ] == ["+3.1 ± 2.0", "-0.5"]
