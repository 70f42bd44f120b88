"""Laying out a table: players, seeds, options, positions, names and seats."""

import copy
import dataclasses
import pickle
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import gobelet
from gobelet import SetupError
from gobelet.engine.table import MAX_NAME
from pig import GAME as PIG
from tests.engine.tables import AGES, GAMES, KEEP, ODD, refuses


class TestSetup:
    def test_the_least_players_and_the_first_options(self):
        """What is not said has its default."""
        assert AGES.table(1, edition="classic", trading="no").position == AGES.table().position
        assert PIG.table().headers() == {"players": "2", "target": "100"}

    @pytest.mark.parametrize("game", GAMES, ids=repr)
    @pytest.mark.parametrize("players", [*ODD, 0, 5, 2**31, "2", "", "two"], ids=repr)
    def test_players(self, game, players):
        """A whole number from the least to the most."""
        message = refuses(SetupError, game.table, players)
        assert re.match(rf"{game.title} is for \d to 4 players, not ", message)
        refuses(SetupError, game.new_state, players)
        with pytest.raises(SetupError):
            game.play_random(players, 1)

    @pytest.mark.parametrize("kind", [int, np.int8, np.int64, np.uint64])
    def test_whole_numbers_of_every_kind(self, kind):
        """NumPy's are as good as Python's, for players, seeds, actions, draws and seats."""
        table = AGES.table(kind(2), seed=kind(7))
        table.play(kind(0))
        assert AGES.table(2, seed=7).record().headers == table.record().headers
        assert table.view(1) == table.view(kind(1))
        by_hand = AGES.table(2)
        by_hand.draw(kind(5))
        assert by_hand.steps[0].text == "coins"

    @pytest.mark.parametrize("seed", [*ODD, "7", ""], ids=repr)
    def test_seeds(self, seed):
        message = refuses(SetupError, AGES.table, 2, seed=seed)
        assert message.startswith("A seed must be a whole number from 0 to 18446744073709551615, not ")

    @pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63, 2**64 - 1])
    def test_every_seed_can_be_written_down(self, seed):
        """Up to the largest, the record leads back to the same dice."""
        table = AGES.table(3, seed=seed)
        assert seed == table.seed
        assert table.position == gobelet.resume(str(table.record())).position

    @pytest.mark.parametrize("seed", [True, -1, 0.5, float("nan"), None, "7", 2**62, 2**64])
    def test_first_seeds(self, seed):
        """Of many games at once."""
        assert "The first seed must be" in refuses(SetupError, AGES.play_random, 2, 1, seed)

    @pytest.mark.parametrize(
        "value", ["gold", "Classic", "", 0, None, True, b"classic", ["classic"]], ids=repr
    )
    def test_option_values(self, value):
        message = refuses(SetupError, AGES.table, 2, edition=value)
        assert f"Option edition cannot be {value!r}. Possible values: classic, reprint, late." == message

    def test_unknown_options(self):
        """What there is, is named."""
        with pytest.raises(
            SetupError, match=re.escape("no option 'weather'. Its options: edition, trading.")
        ):
            AGES.table(2, weather="rain")
        with pytest.raises(SetupError, match=re.escape("Pig has no option 'edition'. Its options: target.")):
            PIG.table(2, edition="classic")

    def test_a_position_says_it_all(self):
        """Neither players nor options beside it."""
        for more in ({"players": 2}, {"edition": "classic"}):
            with pytest.raises(SetupError, match="A position already contains"):
                AGES.table(position=KEEP, **more)
        assert AGES.table(position=KEEP, seed=3, names=["Ada", "Bo"]).position == KEEP

    @pytest.mark.parametrize("position", [5, b"keep", ["keep"], True], ids=repr)
    def test_positions_are_text(self, position):
        refuses(SetupError, AGES.table, position=position)


class TestNames:
    def test_in_the_record(self):
        """In seat order."""
        headers = AGES.table(2, names=("Ada", "Élodie B.")).record().headers
        assert [headers["p0"], headers["p1"]] == ["Ada", "Élodie B."]

    @pytest.mark.parametrize(
        "names", [["Ada"], ["Ada", "Bo", "Cy"], ["Ada", ""], ["Ada", " B"], ["A", "B\no"]]
    )
    def test_one_line_each(self, names):
        with pytest.raises(SetupError, match="name"):
            AGES.table(2, names=names)

    @pytest.mark.parametrize(
        "names", ["AB", 5, None, {"A": 1}, [1, 2], [None, "B"], ["A" * (MAX_NAME + 1), "B"]]
    )
    def test_a_list_of_texts(self, names):
        with pytest.raises(SetupError, match=r"[Nn]ame"):
            AGES.table(2, names=names)

    @given(st.lists(st.text(max_size=MAX_NAME + 1), min_size=2, max_size=2))
    def test_any_names(self, names):
        """Accepted names come back from the record as they were."""
        try:
            table = AGES.table(2, names=names)
        except SetupError:
            return
        assert names == gobelet.resume(str(table.record())).names

    @pytest.mark.parametrize("notes", [{"colour": "red"}, {"date": ""}, {"date": "a\nb"}, {"date": 5}])
    def test_notes(self, notes):
        with pytest.raises(
            SetupError, match="A note must be one line of text under one of date, event, bots"
        ):
            AGES.table(2, notes=notes)


class TestSeats:
    @pytest.mark.parametrize("game", GAMES, ids=repr)
    @pytest.mark.parametrize("seat", [*ODD, 2, "0", "p0"], ids=repr)
    def test_only_those_at_the_table(self, game, seat):
        assert "Seats: 0 to 1." in refuses(SetupError, game.table(2).view, seat)

    def test_a_spectator(self):
        """Without a seat one looks on."""
        assert (AGES.table(2).view().viewer, AGES.table(2).view(1).viewer) == (None, 1)


class TestCopies:
    @pytest.mark.parametrize("game", GAMES, ids=repr)
    def test_a_game_is_itself(self, game):
        """Copied or pickled, it is the same game."""
        assert copy.deepcopy(game) is game
        assert pickle.loads(pickle.dumps(game)) is game

    def test_a_changed_game_is_not_pickled(self):
        """It would come back as the original."""
        with pytest.raises(pickle.PicklingError, match="it is not the GAME of"):
            pickle.dumps(dataclasses.replace(AGES, title="Ages of mine"))
