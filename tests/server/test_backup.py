"""`ennead backup`: a copy of the database that loses nothing, while the server runs."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

from support.command_line import run
from support.server_process import serving


def test_a_backup_of_a_running_server_has_every_move(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path / "data") as server:
        ann = server.client("Ann")
        table = ann.create("me", "me", pass_and_play=True)
        for seat in (0, 1):
            table.play_now(seat)
        result = run(f"backup {copy} --data {server.data}")
        assert result.exit_code == 0, result.output
        assert str(copy) in result.output
        before = table.state(0)["view"]
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(copy, restored / "ennead.db")
    shutil.copy(tmp_path / "data" / "signing.key", restored)
    with serving(restored) as server:
        again = server.client()
        again.http.cookies = ann.http.cookies
        assert again.get("/me")["name"] == "Ann"
        assert again.at(table.id).state(0)["view"] == before
        again.at(table.id).play_now(again.at(table.id).state()["to_move"][0])


def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data):
        pass
    taken = tmp_path / "taken"
    taken.write_text("precious")
    result = run(f"backup {taken} --data {data}")
    assert result.exit_code != 0
    assert "exists already" in result.output
    assert taken.read_text() == "precious"


def test_a_backup_that_is_impossible_leaves_nothing_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"
    missing = run(f"backup {tmp_path / 'copy.db'} --data {data}")
    assert missing.exit_code != 0
    assert "there is no database" in missing.output
    data.mkdir()
    (data / "ennead.db").write_text("this is not a database at all" * 100)
    damaged = run(f"backup {tmp_path / 'copy.db'} --data {data}")
    assert damaged.exit_code != 0
    assert "cannot be written" in damaged.output
    nowhere = run(f"backup {tmp_path / 'no' / 'copy.db'} --data {data}")
    assert nowhere.exit_code != 0
    assert list(tmp_path.glob("copy*")) == []
    assert not data.joinpath("ennead.db-wal").exists()


def test_a_postgres_database_has_its_own_tool(tmp_path: Path) -> None:
    env = {"ENNEAD_DATABASE": "postgresql://ann@db.example/ennead"}
    result = run(f"backup {tmp_path / 'copy.db'}", env=env)
    assert result.exit_code != 0
    assert "pg_dump" in result.output
