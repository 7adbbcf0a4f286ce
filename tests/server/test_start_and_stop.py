"""Starting, stopping, and being killed at any moment."""

from __future__ import annotations

import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from support.clients import PATIENCE, Client
from support.persistent_players import PersistentPlayer, check_nothing_lost
from support.server_process import PLAIN, Server, serving

from ennead.core.record import Record
from ennead.server.errors import StartupError
from ennead.server.serve import lan_address, listen, serve
from ennead.server.settings import Settings
from ennead.server.upkeep import logs


def test_it_starts_fast_and_stops_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        if (stat := Path(f"/proc/{server.process.pid}/stat")).exists():
            user, system = stat.read_text().rsplit(")", 1)[1].split()[11:13]
            worked = (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
            assert worked < 3, "under 2 s on an idle machine"
        client = server.client("Ann")
        table = client.create("me", "random")
        with table.look(0) as socket:
            socket.next()
            assert server.stop() == 0
    assert server.log() == ""


def test_startup_errors_take_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "configure", lambda _level: None)
    with serving(tmp_path / "data") as server:
        arguments = ["serve", "--port", str(server.port), "--data", str(tmp_path / "other")]
        done = subprocess.run(
            [sys.executable, "-c", PLAIN, *arguments],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 1
        assert done.stdout == ""
        busy = f"ennead: 127.0.0.1:{server.port} cannot be used: Address already in use"
        assert done.stderr == f"{busy}; choose another with --port\n"
        with pytest.raises(StartupError, match="another server uses"):
            serve(Settings(port=0, data=server.data))
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(StartupError, match="cannot be used"):
        serve(Settings(port=0, data=file / "data"))
    with pytest.raises(StartupError, match="cannot be used"):
        serve(Settings(port=0, host="no.such.host.invalid", data=tmp_path / "data"))
    with pytest.raises(StartupError, match="not a database"):
        serve(Settings(port=0, data=tmp_path / "data", database="oracle+nothing://x"))
    with pytest.raises(StartupError, match="not a database"):  # a driver that is not asynchronous
        serve(Settings(port=0, data=tmp_path / "data", database="sqlite+pysqlite:///x.db"))
    with pytest.raises(StartupError, match="several workers need PostgreSQL"):
        serve(Settings(port=0, data=tmp_path / "data", workers=2))
    nowhere = "sqlite+aiosqlite:////no/such/file"
    with pytest.raises(StartupError, match="cannot be opened"):
        serve(Settings(port=0, data=tmp_path / "data", database=nowhere))
    with closing(sqlite3.connect(server.data / "ennead.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(StartupError, match="made by a newer ennead"):
        serve(Settings(port=0, data=server.data))


def test_ctrl_c_during_startup_is_quiet(tmp_path: Path) -> None:
    """In a terminal the bot processes get it, too, while they are starting."""
    server = Server(tmp_path / "data", group=True).start()
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.stop() == 0
    time.sleep(0.5)
    assert server.log() == ""


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
def test_the_database_can_be_configured(scheme: str, tmp_path: Path) -> None:
    url = f"{scheme}:///{tmp_path / 'elsewhere.db'}"
    with serving(tmp_path / "data", ENNEAD_DATABASE=url) as server:
        server.client("Ann").create("me", "random")
    assert (tmp_path / "elsewhere.db").exists()
    assert not (tmp_path / "data" / "ennead.db").exists()


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        kill_repeatedly(server)
    leftovers = subprocess.run(
        ["ps", "-eo", "args"], capture_output=True, text=True, check=False
    ).stdout
    assert str(tmp_path) not in leftovers


def kill_repeatedly(server: Server) -> None:
    dice = random.Random(5)
    players: list[PersistentPlayer] = []
    with_bot = server.client("Ann").create("me", "random")
    players.append(PersistentPlayer(with_bot, 0, 1))
    ann = server.client("Ann")
    table = ann.create("me", "open")
    players.append(PersistentPlayer(table, 0, 2))
    players.append(PersistentPlayer(server.client("Ben").join(table.id), 1, 3))
    bots = server.client("Fan").create("random", "random")
    for player in players:
        player.start()
    for _ in range(6):
        time.sleep(dice.uniform(0.05, 0.5))
        server.kill()
        server.start()
    check_nothing_lost(players)
    bots.wait(status="finished")
    assert server.stop() == 0


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_BOT_DELAY="0.03") as server:
        ann, ben = server.client("Ann"), server.client("Ben")
        clock = {"per": "game", "seconds": 50_000}
        table = ann.create("me", "open", clock=clock)
        other = ben.join(table.id)
        table.play_now(0, "keep")
        table.undo(0)
        table.play_now(0, "exchange")
        other.play_now(1, "keep")
        other.post("undo/ask", seat=1)
        table.post("undo/consent", seat=0, agree=True)
        other.play_now(1, "exchange")
        table.play_now(0)
        other.post("undo/ask", seat=1)
        table.post("chat", text="wait for me")
        opened = ben.create("me", "open")
        before = [table.state(0), other.state(1), table.state()]
        cookies = ann.http.cookies["ennead"]
        bots = ann.create("random", "random")
        assert server.stop() == 0
        server.start()
        again = Client(server.url)
        again.http.cookies.set("ennead", cookies)
        table, other = again.at(table.id), other.client.at(other.id)
        after = [table.state(0), other.state(1), table.state()]
        for was, now in zip(before, after, strict=True):
            for seat in (*was["table"]["seats"], *now["table"]["seats"]):
                assert seat.pop("clock") > 49_000
            assert now == was
        assert ben.at(opened.id).info()["status"] == "open"
        assert table.record() == other.record()
        bots.client = again
        bots.wait(status="finished")


def test_clocks_do_not_expire_while_the_server_is_down(tmp_path: Path) -> None:
    with serving(
        tmp_path / "data", ENNEAD_SHORTEST_CLOCK="1", ENNEAD_RESTART_SECONDS="90"
    ) as server:
        table = server.client("Ann").create("me", "open", clock={"per": "move", "seconds": 2})
        server.client("Ben").join(table.id)
        server.kill()
        time.sleep(2.5)
        server.start()
        info = table.info()
        assert info["status"] == "running"
        assert info["seats"][0]["clock"] > 10


def test_the_address_on_the_local_network_is_known(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        assert server.client().get("/server") == {"nearby": None}
    with closing(listen("127.0.0.1", 0)) as listener:
        assert lan_address(listener) is None
    with closing(listen("0.0.0.0", 0)) as listener:
        found = lan_address(listener)
        port = listener.getsockname()[1]
    if found is not None:  # None on a machine without a network
        assert re.fullmatch(rf"http://(?!127\.)\d+\.\d+\.\d+\.\d+:{port}", found)


def bot_processes(server: Server) -> list[int]:
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [
        int(child)
        for child in children.split()
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def test_killed_bot_processes_are_replaced(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_BOT_DELAY="0.05") as server:
        table = server.client("Ann").create("random", "random")
        for _ in range(2):
            time.sleep(0.5)
            for process in bot_processes(server):
                os.kill(process, signal.SIGKILL)
        table.wait(status="finished")
        assert Record.parse(table.record()).replay().over


def test_bots_at_ten_tables_do_not_slow_a_move(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        client = server.client("Ann")
        for _ in range(10):
            client.create("greedy", "greedy")
        table = client.create("me", "me", pass_and_play=True)
        times: list[float] = []
        for _ in range(40):
            state = table.state(0)
            seat = state["to_move"][0]
            legal = table.state(seat)["legal"]
            begun = time.monotonic()
            table.play(seat, legal[0]["text"], state["asked"])
            times.append(time.monotonic() - begun)
        times.sort()
        assert times[len(times) // 2] < 0.3
        assert times[-1] < 3.0
