"""`gobelet serve` and `gobelet verify`: it starts, answers, stops, and says what is wrong."""

import os
import signal
import socket
import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from gobelet.cli import app, main
from tests.engine.test_provable import play
from tests.server.people import ME, here
from tests.server.running import Process


def run(*args, **environment):
    """A command that is to end by itself: its exit code and what it said."""
    command = [sys.executable, "-m", "gobelet", *map(str, args)]
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=120, check=False
    )
    return done.returncode, done.stdout + done.stderr


def address_in(folder):
    return f"sqlite:///{folder / 'tables.sqlite'}"


@pytest.mark.compiled
class TestServe:
    def test_starts_answers_stops(self, tmp_path):
        """It answers, and on SIGTERM ends by itself with no word of trouble."""
        with Process(address_in(tmp_path)) as server:
            server.wait_until_up()
            assert server.someone(None).ask("GET", "/healthz")["status"] == "ok"
            server.part()
            code, said = server.stop()
        assert code in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
        assert f"http://127.0.0.1:{server.port}" in said
        assert "Traceback" not in said

    def test_stops_with_open_streams(self, tmp_path):
        """Whoever follows a table is sent away, quickly; what was played is there when it starts again."""
        with Process(address_in(tmp_path)) as server:
            server.wait_until_up()
            ada = server.someone()
            table = ada.lay_and_start("stars", [ME, here("Bo")])
            with ada.follow(table) as stream:
                begin = time.monotonic()
                server.process.send_signal(signal.SIGTERM)
                assert list(stream) == []
            _, said = server.stop()
            assert time.monotonic() - begin < 30
            assert "Traceback" not in said
        with Process(address_in(tmp_path), port=server.port) as again:
            again.wait_until_up()
            back = again.someone(None)
            back.http.cookies.update(ada.http.cookies)
            assert back.see(table)["legal"] == table["legal"]

    def test_workers(self, tmp_path):
        """Several processes serve the same tables at one address."""
        with Process(address_in(tmp_path), "--workers", "2") as server:
            server.wait_until_up()
            server.wait_until_compiled()
            people = [server.someone(f"P{k}") for k in range(4)]
            table = people[0].lay("stars", [ME, *[{"kind": "friend"}] * 3], visibility="public")
            for person in people[1:]:
                person.join(table)
            assert [seat["name"] for seat in people[3].see(table)["seats"]] == ["P0", "P1", "P2", "P3"]
            server.part()
            code, said = server.stop()
        assert code in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
        assert "Traceback" not in said

    def test_data_folder(self, tmp_path):
        """Without a database the data is in the user's data directory."""
        folder = tmp_path / "not" / "yet"
        with Process(None, environment={"GOBELET_DATA": str(folder)}) as server:
            server.wait_until_up()
        assert [file.name for file in folder.glob("*.sqlite")] == ["gobelet.sqlite"]


class TestMessages:
    @pytest.mark.compiled
    def test_taken_port(self, tmp_path):
        """A port that is taken is named, with what to do."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            code, said = run("serve", "--port", port, "--data-dir", tmp_path)
        assert code == 2
        assert str(port) in said
        assert "--port" in said
        assert "Traceback" not in said

    @pytest.mark.parametrize("address", ["mysql://root:swordfish@host/db", "tables.sqlite", "postgres:x"])
    def test_unknown_database(self, capsys, address, tmp_path):
        """A database of another kind is refused, and its password not repeated."""
        with pytest.raises(SystemExit) as stopped:
            main(["serve", "--database", address, "--data-dir", str(tmp_path)])
        said = capsys.readouterr().err
        assert stopped.value.code == 2
        assert "postgresql://" in said
        assert "swordfish" not in said

    @pytest.mark.compiled
    @pytest.mark.parametrize(
        "address", ["postgresql://ada:swordfish@127.0.0.1:1/gobelet", "sqlite:////nowhere/at/all.sqlite"]
    )
    def test_out_of_reach(self, address):
        """A database that cannot be used is told in a line, without its password."""
        code, said = run("serve", "--database", address)
        assert code == 2
        assert "database" in said
        assert "swordfish" not in said
        assert "Traceback" not in said

    def test_unwritable_folder(self, capsys, tmp_path):
        """A folder that cannot be made is named."""
        (tmp_path / "file").touch()
        with pytest.raises(SystemExit) as stopped:
            main(["serve", "--data-dir", str(tmp_path / "file" / "folder")])
        assert stopped.value.code == 2
        assert "--data-dir" in capsys.readouterr().err


class TestVerify:
    @pytest.fixture
    def record(self, tmp_path):
        record, draws = play()
        file = tmp_path / "game.gobelet"
        file.write_text(record, "utf-8")
        return file, draws

    def test_fair(self, record):
        """A fair game is called so, with the number of draws."""
        file, draws = record
        result = CliRunner(env={"COLUMNS": "120", "LC_ALL": "C.UTF-8"}).invoke(app, ["verify", str(file)])
        assert result.exit_code == 0
        assert str(draws) in result.output

    def test_forged(self, record, capsys):
        """A game with another seed is not."""
        file, _ = record
        file.write_text(file.read_text("utf-8").replace("seeds: ada", "seeds: eve"), "utf-8")
        with pytest.raises(SystemExit) as stopped:
            main(["verify", str(file)])
        assert stopped.value.code == 2
        assert "Draw" in capsys.readouterr().err
