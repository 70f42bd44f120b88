"""Data files of games: found, read, and refused with file, entry and reason."""

from pathlib import Path

import pytest

import gobelet
from gobelet.engine import jit
from gobelet.engine.components import FILE, FOLDER_VARIABLE, Entry, find_components, read_components

VALUES = {"defence": 5, "type": "economy", "army": True, "list": ["a", "b"]}
ENTRY = Entry(Path("my.toml"), "card 'mint'", VALUES)


def refused(question, *words):
    """The reason for a refusal, which names file and entry."""
    with pytest.raises(gobelet.ComponentsError) as caught:
        question()
    error = caught.value
    assert str(error) == f"In my.toml, {error.entry}: {error.reason}"
    for word in words:
        assert word in error.reason


class TestEntries:
    def test_right_answers(self):
        """Numbers, words, flags and lists as they stand, defaults where nothing does."""
        assert ENTRY.number("defence", 6) == 5
        assert ENTRY.number("points", 6, default=2) == 2
        assert ENTRY.word("type", ["civic", "economy"]) == "economy"
        assert ENTRY.flag("army")
        assert not ENTRY.flag("harvest")
        assert ENTRY.words("list", "abc") == ["a", "b"]

    def test_missing(self):
        refused(lambda: ENTRY.need("cost"), "'cost' is missing")

    @pytest.mark.parametrize("value", ["five", 5.0, True, -1, 7, None])
    def test_no_such_number(self, value):
        """Text, fractions, truth and numbers out of range are none."""
        entry = Entry(Path("my.toml"), "card 'mint'", {"defence": value})
        refused(lambda: entry.number("defence", 6), "'defence' must be a number from 0 to 6", repr(value))

    def test_no_such_word(self):
        refused(lambda: ENTRY.word("type", ["civic"]), "civic", "'economy'")

    def test_no_flag(self):
        refused(lambda: ENTRY.flag("defence"), "true or false")

    def test_no_such_list(self):
        refused(lambda: ENTRY.words("list", ["a"]), "['a', 'b']")
        refused(lambda: ENTRY.words("defence", ["a"]), "5")

    def test_unknown_key(self):
        refused(lambda: ENTRY.check_keys(["type", "army", "list"]), "unknown key 'defence'")

    def test_no_table(self):
        refused(lambda: ENTRY.part("defence"), "'defence' must be a table")
        refused(lambda: ENTRY.table("defence"), "'defence' must be a table")
        refused(lambda: ENTRY.tables("list"), "list of tables")

    @pytest.mark.parametrize(
        "name", ["Mint", {"en": "Mint"}, {"en": "Mint", "fr": ""}, {"en": "M\n", "fr": "M"}]
    )
    def test_no_name(self, name):
        """A line of text in each language."""
        entry = Entry(Path("my.toml"), "card 'mint'", {"name": name})
        refused(entry.name_in_languages, "name")

    def test_entries_are_named(self):
        """By their id, or by their number."""
        data = Entry(Path("my.toml"), "top level", {"card": [{"id": "mint"}, {}]})
        assert [entry.name for entry in data.tables("card")] == ["card 'mint'", "card 'number 2'"]


class TestFiles:
    def test_ours(self, monkeypatch, tmp_path):
        """Without a folder of one's own, or with one that has no such file."""
        monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
        folder = gobelet.game("city").folder
        assert find_components(folder) == folder / FILE
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
        assert find_components(folder) == folder / FILE

    def test_the_owner_s(self, monkeypatch, tmp_path):
        """A file named after the game takes the place of ours."""
        (tmp_path / "city.toml").write_text("[board]\n")
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
        assert read_components(gobelet.game("city").folder).values == {"board": {}}

    def test_what_differs_from_ours(self, monkeypatch, tmp_path):
        """A known id corrects an entry, a new one adds an entry, and a table is corrected key by key."""
        (tmp_path / "city.toml").write_text(
            """
            extends = true
            display = { cards = 9 }
            [[card]]
            id = "barracks"
            copies = 4
            [[card]]
            id = "lighthouse"
            copies = 2
            """
        )
        folder = gobelet.game("city").folder
        monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
        ours = read_components(folder).values
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
        theirs = read_components(folder).values
        barracks = next(card for card in ours["card"] if card["id"] == "barracks")
        assert theirs["card"][0] == barracks | {"copies": 4}
        assert theirs["card"][1:] == [*ours["card"][1:], {"id": "lighthouse", "copies": 2}]
        assert theirs["display"] == ours["display"] | {"cards": 9}
        assert {**theirs, "card": 0, "display": 0} == {**ours, "card": 0, "display": 0}

    def test_no_such_folder(self, monkeypatch, tmp_path):
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "nowhere"))
        with pytest.raises(gobelet.ComponentsError, match="nowhere"):
            find_components(gobelet.game("city").folder)

    @pytest.mark.parametrize("content", [b"card = [", b"\xff"])
    def test_no_toml(self, monkeypatch, tmp_path, content):
        """The reason says where."""
        (tmp_path / "city.toml").write_bytes(content)
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
        with pytest.raises(gobelet.ComponentsError, match=r"city\.toml, top level: not valid TOML"):
            read_components(gobelet.game("city").folder)

    def test_other_machine_code(self, monkeypatch, tmp_path):
        """What is compiled from one file is never used with another."""
        monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
        folder = gobelet.game("city").folder
        jit._make_cache_folder.cache_clear()
        ours = jit.cache_folder([folder / "rules.py"])
        (tmp_path / "city.toml").write_text("[board]\n")
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
        jit._make_cache_folder.cache_clear()
        theirs = jit.cache_folder([folder / "rules.py"])
        jit._make_cache_folder.cache_clear()
        assert ours != theirs
        theirs.rmdir()
