"""All tables in one file: written from one database, read into another."""

import json

import pytest
from typer.testing import CliRunner

from gobelet.cli import app, main
from gobelet.server.identity import Identity, Person
from gobelet.server.settings import read_database
from tests.server.people import BOT, ME, here
from tests.server.test_tables import play_out


def gobelet(*args):
    result = CliRunner(env={"COLUMNS": "120"}).invoke(app, [str(arg) for arg in args])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def played(serve, sqlite):
    """Ada and her tables: one open, one running with something said, one over."""
    server = serve(sqlite)
    ada = server.someone("Ada")
    tables = [ada.lay("ages", [ME, BOT]), ada.lay_and_start("stars", [ME, here("Bo")], visibility="public")]
    ada.act(tables[1], "say", text="pause")
    tables.append(ada.lay_and_start("stars", [ME], visibility="solo"))
    play_out(tables[2], ada)
    return server, ada, tables


class TestMove:
    def test_to_postgresql(self, played, serve, sqlite, postgresql, tmp_path):
        """Exported from SQLite and imported into PostgreSQL, tables, log and records are the same."""
        server, ada, tables = played
        before = [look(ada, table) for table in tables]
        server.__exit__()
        assert "3 tables" in gobelet("export", tmp_path / "all.jsonl", "--database", sqlite)
        assert "Imported 3 tables" in gobelet("import", tmp_path / "all.jsonl", "--database", postgresql)
        again = serve(postgresql).someone(None)
        again.http.cookies.update(ada.http.cookies)
        after = [look(again, table) for table in tables]
        assert before == after
        assert [table["id"] for table in again.list_tables(mine=True)] == [
            table["id"] for table in reversed(tables)
        ]
        assert again.play_one(tables[1])["version"] == before[1][0]["version"] + 1

    def test_twice(self, played, sqlite, tmp_path):
        """What is here already stays as it is."""
        _, ada, tables = played
        gobelet("export", tmp_path / "all.jsonl", "--database", sqlite)
        ada.play_one(tables[1])
        version = ada.see(tables[1])["version"]
        assert "Imported 0 tables; 3 existed already" in gobelet(
            "import", tmp_path / "all.jsonl", "--database", sqlite
        )
        assert ada.see(tables[1])["version"] == version

    def test_same_file_again(self, played, sqlite, tmp_path):
        """Exported, imported elsewhere and exported again, it is the same file."""
        first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
        gobelet("export", first, "--database", sqlite)
        gobelet("import", first, "--data-dir", tmp_path / "other")
        gobelet("export", second, "--data-dir", tmp_path / "other")
        assert sorted(first.read_text().splitlines()) == sorted(second.read_text().splitlines())

    def test_nobody_else_reads_it(self, played, sqlite, tmp_path):
        """The file has the secrets of the dice: only its owner reads it."""
        gobelet("export", tmp_path / "all.jsonl", "--database", sqlite)
        assert (tmp_path / "all.jsonl").stat().st_mode & 0o077 == 0

    def test_key(self, serve, tmp_path):
        """Exporting from a database that no server has used leaves no key that anybody could guess."""
        gobelet("export", tmp_path / "nothing.jsonl", "--data-dir", tmp_path / "new")
        thief = serve(read_database(None, tmp_path / "new")).someone(None)
        thief.http.cookies.set("gobelet", Identity("").sign(Person("anybody", "Eve"), "cookie"))
        assert thief.refused("GET", "/api/me") == (401, "bad-credential")


def look(person, table):
    """All that somebody can see of a table."""
    shown = person.see(table)
    return shown, person.read_log(table), None if shown["status"] == "open" else person.read_record(table)


class TestRefused:
    @pytest.mark.parametrize("content", ["", "nonsense", "[]", '{"gobelet-tables": 99}', "\x00"])
    def test_other_files(self, tmp_path, capsys, content):
        """A file that is no export is refused with a sentence."""
        file = tmp_path / "file"
        file.write_text(content)
        with pytest.raises(SystemExit) as stopped:
            main(["import", str(file), "--data-dir", str(tmp_path / "data")])
        assert stopped.value.code == 2
        assert "file" in capsys.readouterr().err

    @pytest.mark.parametrize(
        "change",
        [
            lambda line: line | {"secret": "0" * 64},
            lambda line: line | {"events": line["events"][1:]},
            lambda line: line | {"events": [*line["events"], ["moved", "{}", 1.0, None]]},
            lambda line: {"id": line["id"]},
            lambda line: [],
        ],
    )
    def test_cannot_have_been_played(self, played, sqlite, tmp_path, capsys, change):
        """A table that was tampered with is refused, and nothing of it is stored."""
        file, data = tmp_path / "all.jsonl", tmp_path / "elsewhere"
        gobelet("export", file, "--database", sqlite)
        head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
        over = max(lines, key=lambda line: len(line["events"]))
        file.write_text("\n".join(json.dumps(line) for line in (head, change(over))) + "\n")
        with pytest.raises(SystemExit) as stopped:
            main(["import", str(file), "--data-dir", str(data)])
        assert stopped.value.code == 2
        assert "line 2" in capsys.readouterr().err
        assert "0 tables" in gobelet("export", tmp_path / "again.jsonl", "--data-dir", data)
