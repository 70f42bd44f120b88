"""The table as text and as a picture."""

import re
from xml.etree import ElementTree

import pytest

from gobelet.envs.drawing import COLUMNS, draw, draw_svg, draw_text
from gobelet.envs.episode import Episode
from gobelet.envs.spaces import pick_game
from tests.envs.playing import GAMES

SVG = "{http://www.w3.org/2000/svg}"


def begin(game, players=2):
    episode = Episode(pick_game(game), players)
    episode.begin(4)
    return episode


@pytest.mark.parametrize("game", GAMES, ids=str)
class TestEveryGame:
    def test_the_text_is_the_position_in_lines(self, game):
        """All its words in their order, every seat with points and place, and a sign who decides."""
        episode = begin(game)
        title, *lines = draw_text(episode).splitlines()
        assert title == episode.game.title
        words = " ".join(line for line in lines if line.startswith("    ")).split()
        position = episode.game.notation.format_position(episode.state)
        assert [w for w in position.split() if w != "|"] == [w for w in words if w != "|"]
        seats = [line for line in lines if "player_" in line]
        assert [f"{'>' if seat == episode.actor else ' '} player_{seat}" for seat in (0, 1)] == [
            re.match(r". player_\d", line).group() for line in seats
        ]
        assert max(map(len, lines)) <= COLUMNS

    def test_the_picture_shows_the_same_lines(self, game):
        """It is well formed, wide and high enough, and needs nothing from elsewhere."""
        episode = begin(game)
        root = ElementTree.fromstring(draw_svg(episode))
        texts = root.findall(f"{SVG}text")
        assert draw_text(episode).splitlines() == [text.text for text in texts]
        assert float(texts[-1].get("y")) < float(root.get("height"))
        assert "href" not in draw_svg(episode)


def test_modes():
    """Text, picture, or nothing."""
    episode = begin("ages")
    assert draw(episode, "ansi") == draw_text(episode)
    assert draw(episode, "svg") == draw_svg(episode)
    assert draw(episode, None) is None


def test_the_end_is_told():
    """In the title; nobody decides any more."""
    episode = begin("stars", 1)
    while not episode.over:
        episode.act(int(episode.mask.argmax()))
    assert draw_text(episode).startswith("Dice Stars, over\n")
    assert ">" not in draw_text(episode)
