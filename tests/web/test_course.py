"""The course of the points: a line for each seat, within the picture, from the first turn to the end."""

import pytest

import gobelet
from gobelet.web.course import HEIGHT, MAX_MOMENTS, WIDTH, draw_course


def played(game_id, players=2, turns=None):
    """A game in which the first legal action is played, to its end or for some turns."""
    table = gobelet.game(game_id).table(players, seed=2)
    while not table.over and (turns is None or table.state.turn < turns):
        table.play(table.legal_ids()[-1])
    return table


def places_of(line):
    return [tuple(map(float, pair.split(","))) for pair in line.points.split()]


class TestCourse:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_lines(self, game_id):
        """From left to right, inside, and the end is where the points are on the scale."""
        table = played(game_id, turns=9)
        course = draw_course(table)
        assert [line.seat for line in course.lines] == [0, 1]
        (low, first), *_, (high, last) = course.ticks
        for line, score in zip(course.lines, table.scores(), strict=True):
            places = places_of(line)
            assert [x for x, _ in places] == sorted(x for x, _ in places)
            assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in places)
            assert line.end == places[-1]
            expected = low + (high - low) * (score - first) / (last - first)
            assert line.end[1] == pytest.approx(expected, abs=0.2)

    def test_not_too_many_moments(self):
        """Of a long game, some turns are left out, never the end."""
        line = draw_course(played("stars", turns=200)).lines[0]
        assert 3 <= len(places_of(line)) <= MAX_MOMENTS + 1

    def test_nothing_to_draw(self):
        """A game that has hardly begun has no course."""
        assert draw_course(played("stars", turns=1)) is None
