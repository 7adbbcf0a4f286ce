"""Faults of the machine: time jumps, a full disk, a thousand lost connections.

ENNEAD_LONG=1 makes these tests longer (`make soak`).
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import pytest
from support.clients import PATIENCE, Client, Refusal
from support.persistent_players import LONG, ROUNDS, PlayerGroup, health, metric, wait_for
from support.postgres_cluster import PostgresCluster
from support.server_process import Server, TwoServers
from websockets.asyncio.client import ClientConnection, connect


def put(path: Path, text: str) -> None:
    """Write atomically: a concurrent reader finds the old text or the new one."""
    new = path.with_suffix(".new")
    new.write_text(text)
    new.replace(path)


# Time.


JUMPING = """
import time, pathlib, sys
real, by = time.time, pathlib.Path({file!r})
time.time = lambda: real() + float(by.read_text())
from ennead.cli import main; main()
"""


@pytest.mark.parametrize("hours", [5, -5])
def test_the_system_clock_jumps(tmp_path: Path, hours: int) -> None:
    """Nobody times out or gains hours, and cookies stay valid."""
    by = tmp_path / "by"
    put(by, "0")
    server = Server(
        tmp_path / "data", JUMPING.format(file=str(by)), ENNEAD_CLOCK_TICK="0.1"
    ).start()
    try:
        ann, ben = server.client("Ann"), server.client("Ben")
        me = ann.get("/me")
        table = ann.create("me", "open", clock={"per": "move", "seconds": 120})
        other = ben.join(table.id)
        table.play_now(0)
        put(by, str(hours * 3600))
        wait_for(lambda: "clocks-corrected" in server.log())
        other.wait_until(1, lambda state: 10 < state["table"]["seats"][1]["clock"] <= 120)
        assert table.info()["status"] == "running"
        assert ann.get("/me") == me
        other.play_now(1)
        table.play_now(table.state()["to_move"][0] and 0)
        assert table.info()["moves"] >= 3
    finally:
        server.stop()


@pytest.mark.postgres
def test_workers_on_machines_with_different_clocks(
    postgres: PostgresCluster, tmp_path: Path
) -> None:
    """They use the database's time, so both show the same clock."""
    database = postgres.database()
    programs = []
    for number, hours in enumerate((0, 7)):
        by = tmp_path / f"by{number}"
        put(by, str(hours * 3600))
        programs.append(JUMPING.format(file=str(by)))
    one, two = (
        Server(tmp_path / f"data{n}", program, ENNEAD_DATABASE=database).start()
        for n, program in enumerate(programs)
    )
    try:
        table = one.client("Ann").create("me", "open", clock={"per": "move", "seconds": 300})
        Client(two.url).join(table.id)
        for server in (one, two):
            clock = Client(server.url).at(table.id).info()["seats"][0]["clock"]
            assert 200 < clock <= 300
        time.sleep(1.5)
        assert table.info()["status"] == "running"
    finally:
        one.stop()
        two.stop()


# Disk.


FULL = """
from pathlib import Path
from sqlalchemy import Engine, event

@event.listens_for(Engine, "begin")
def limit(connection):
    pages = Path({file!r}).read_text()
    connection.exec_driver_sql("PRAGMA max_page_count = " + pages)

from ennead.cli import main; main()
"""
ROOM = str(2**30)


def test_the_disk_is_full(tmp_path: Path) -> None:
    """Writes are rejected, reads still work, and play resumes when there is space again."""
    pages = tmp_path / "pages"
    put(pages, ROOM)
    server = Server(tmp_path / "data", FULL.format(file=str(pages))).start()
    try:
        group = PlayerGroup(server)
        for _ in range(ROUNDS // 2):
            group.wait_for_progress()
            put(pages, "1")  # no page more than there are now
            away = group.outages
            client = server.client()
            until = time.monotonic() + PATIENCE
            while group.outages == away:
                with suppress(Refusal):
                    client.create("random", "random")
                assert time.monotonic() < until, "the disk never fills up"
            assert health(server) == 200
            assert group.table.state(0)["table"]["status"] in ("running", "finished")
            put(pages, ROOM)
        group.check_nothing_lost()
    finally:
        server.stop()
    assert "Traceback" not in server.log(), server.log()


# Connections.


async def open_and_drop(urls: list[str], many: int) -> None:
    """Connect, read the first state, and abort without closing."""
    sockets: list[ClientConnection] = []

    async def one(url: str) -> None:
        socket = await connect(url, proxy=None, open_timeout=PATIENCE)
        sockets.append(socket)
        await socket.recv()

    for start in range(0, many, 50):
        await asyncio.gather(*(one(urls[i % len(urls)]) for i in range(start, start + 50)))
    assert len(sockets) == many
    for socket in sockets:
        socket.transport.abort()


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
)
def test_a_thousand_connections_come_and_go(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database == "postgres":
        servers: Server = request.getfixturevalue("servers")
        each = servers.each if isinstance(servers, TwoServers) else [servers]
    else:
        servers = Server(tmp_path / "data").start()
        each = [servers]
    try:
        client = servers.client("Ann")
        table = client.create("me", "me", pass_and_play=True, private=False)
        cookie = client.http.cookies["ennead"]
        before = [_open_files(one) for one in each]
        for _ in range(10 if LONG else 1):
            urls = [
                f"{one.url.replace('http', 'ws')}/api/tables/{table.id}/live?{query}"
                for one in each
                for query in ("", "seat=", "since=0")
            ]
            asyncio.run(open_and_drop(urls, 1000))
            for one in each:
                wait_for(lambda one=one: metric(one, "ennead_sockets ") == 0)
        for one, files in zip(each, before, strict=True):
            wait_for(lambda one=one, files=files: _open_files(one) <= files + 20)
        with table.look(0) as socket:
            socket.next()
            table.play_now(0)
            socket.at_move(1)
        assert cookie == client.http.cookies["ennead"]
    finally:
        if database == "sqlite":
            servers.stop()
    assert "Traceback" not in servers.log(), servers.log()


def _open_files(server: Server) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
