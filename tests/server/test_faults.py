"""Workers and databases are killed, cut off and filled up; what was acknowledged stays.

ENNEAD_LONG=1 makes all of it longer (`make soak`).
"""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from cluster import Cluster
from hammer import Hammer, nothing_lost, two_people, with_a_bot
from served import PATIENCE, PLAIN, Client, Refusal, Server, Servers, Table
from websockets.asyncio.client import ClientConnection, connect

LONG = bool(os.environ.get("ENNEAD_LONG"))
ROUNDS = 60 if LONG else 4
PAUSE = 0.02


@pytest.fixture
def servers(postgres: Cluster, tmp_path: Path) -> Iterator[Servers]:
    """Two workers at one PostgreSQL."""
    it = Servers(tmp_path / "data", PLAIN, postgres.database(), ENNEAD_SHORTEST_CLOCK="1")
    it.start()
    try:
        yield it
    finally:
        for one in it.each:
            one.stop()
    assert "Traceback" not in it.log(), it.log()


def put(path: Path, text: str) -> None:
    """At once: whoever reads it meanwhile finds the old text or the new."""
    new = path.with_suffix(".new")
    new.write_text(text)
    new.replace(path)


def playing(server: Server) -> list[Hammer]:
    """Games without end: when all at them are over new ones begin."""
    tables = 6 if LONG else 2
    hammers = [h for number in range(tables) for h in two_people(server, 10 * number)]
    hammers += with_a_bot(server)
    for hammer in hammers:
        hammer.start()
    return hammers


def made_progress(hammers: list[Hammer]) -> None:
    """Somebody's answer is acknowledged, or all games are over."""
    before = sum(len(hammer.acknowledged) for hammer in hammers)
    until = time.monotonic() + PATIENCE
    while sum(len(hammer.acknowledged) for hammer in hammers) == before:
        if all(hammer.finished.is_set() for hammer in hammers):
            return
        failures = [hammer.failure for hammer in hammers if hammer.failure is not None]
        assert not failures, failures
        assert time.monotonic() < until, "nobody can play any more"
        time.sleep(PAUSE)


# Workers.


@pytest.mark.postgres
def test_a_worker_is_killed_during_play(servers: Servers) -> None:
    dice = random.Random(1)
    hammers = playing(servers)
    for number in range(ROUNDS):
        made_progress(hammers)
        victim = servers.each[number % 2]
        time.sleep(dice.uniform(0, 0.2))
        victim.kill()
        made_progress(hammers)
        victim.start()
    nothing_lost(hammers)


@pytest.mark.postgres
def test_all_workers_are_killed_at_once(servers: Servers) -> None:
    hammers = playing(servers)
    for _ in range(ROUNDS // 2):
        made_progress(hammers)
        for one in servers.each:
            one.process.kill()
        for one in servers.each:
            one.kill()
        for one in servers.each:
            one.start()
    nothing_lost(hammers)


@pytest.mark.postgres
def test_bots_of_a_dead_worker_go_on(servers: Servers) -> None:
    """Also those whose answer it was thinking about; nobody has to call for it."""
    tables = [servers.each[0].client("Fan").create("random", "random") for _ in range(4)]
    servers.each[0].kill()
    for table in tables:
        left = servers.each[1].client().at(table.id)
        assert left.wait(status="finished")["table"]["moves"] > 0
    assert servers.stored("SELECT * FROM claims") == []
    servers.each[0].start()


@pytest.mark.postgres
def test_one_worker_sees_to_a_table_s_bots(servers: Servers) -> None:
    """Each move of a bot is thought about once."""
    client = servers.client("Fan")
    tables = [client.create("random", "random") for _ in range(4)]
    for table in tables:
        table.wait(status="finished")
    moves = sum(table.info()["moves"] for table in tables)
    thought = sum(
        _metric(one, 'ennead_thinking_seconds_count{bot="random"}') for one in servers.each
    )
    assert thought == moves


def _metric(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


@pytest.mark.postgres
def test_several_workers_behind_one_door(postgres: Cluster, tmp_path: Path) -> None:
    """`--workers 2`: one that is killed is replaced, and Ctrl-C stops them all."""
    server = Server(
        tmp_path / "data",
        PLAIN,
        False,
        ("--workers", "2"),
        ENNEAD_DATABASE=postgres.database(),
        ENNEAD_LEASE_SECONDS="3",
    ).start()
    try:
        hammers = playing(server)
        for _ in range(ROUNDS // 2):
            made_progress(hammers)
            victim = _children(server.process.pid)[0]
            os.kill(victim, 9)
            _wait_for(lambda victim=victim: victim not in _children(server.process.pid))
            _wait_for(lambda: len(_children(server.process.pid)) == 2)
        nothing_lost(hammers)
        left = _children(server.process.pid)
    finally:
        assert server.stop() == 0
    _wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))


def _children(pid: int) -> list[int]:
    """The workers: multiprocessing's own helper is none."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        int(child)
        for child in found
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def _wait_for(done: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(PAUSE)


# The database.


@pytest.mark.postgres
def test_postgres_is_killed_during_play(servers: Servers, postgres: Cluster) -> None:
    hammers = playing(servers)
    with servers.client("Eve").at(hammers[0].table.id).look() as socket:
        socket.next()
        for number in range(ROUNDS // 2):
            made_progress(hammers)
            postgres.kill() if number % 2 == 0 else postgres.stop()
            _wait_for(lambda: _health(servers.each[0]) == 503 == _health(servers.each[1]))
            postgres.start()
            _wait_for(lambda: _health(servers.each[0]) == 200 == _health(servers.each[1]))
        socket.until(lambda state: state["table"]["status"] == "finished")
    nothing_lost(hammers)
    assert sum(hammer.away for hammer in hammers) > 0


def _health(server: Server) -> int:
    return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code


@pytest.mark.postgres
def test_connections_are_cut_again_and_again(servers: Servers, postgres: Cluster) -> None:
    hammers = playing(servers)
    for _ in range(4 * ROUNDS):
        assert postgres.cut_connections() > 0
        made_progress(hammers)
    nothing_lost(hammers)


@pytest.mark.postgres
def test_a_lost_hint_costs_seconds(servers: Servers, postgres: Cluster) -> None:
    """Whoever looks on through the other worker sees the move also without a NOTIFY."""
    ann = Client(servers.each[0].url)
    table = ann.create("me", "me", pass_and_play=True, private=False)
    with Client(servers.each[1].url).at(table.id).look() as socket:
        socket.next()
        for number in range(1, 4):
            listening = "query LIKE 'LISTEN%'"
            postgres.execute(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
            )
            table.play_now(table.state()["to_move"][0])
            socket.at_move(number)


@pytest.mark.postgres
def test_the_same_move_sent_to_two_workers_at_once(servers: Servers) -> None:
    """It counts once and both get the same answer; of two different ones, one is too late."""
    ann = servers.client("Ann")
    for number in range(10 * ROUNDS):
        table = ann.create("me", "me", pass_and_play=True)
        state = table.state(0)
        actions = [option["text"] for option in state["legal"]]
        same = number % 2 == 0
        moves = [(actions[0], "one")] * 2 if same else [(actions[0], "one"), (actions[1], "two")]
        answers = at_once(servers, table, state["asked"], moves)
        query = f"SELECT count(*) FROM moves WHERE table_id = '{table.id}' AND kind = 'move'"
        assert servers.stored(query) == [(1,)]
        if same:
            assert answers == [1, 1]
        else:
            assert sorted(answers, key=str) in ([1, "not-to-move"], [1, "stale-question"])


def at_once(
    servers: Servers, table: Table, question: int, moves: list[tuple[str, str]]
) -> list[int | str]:
    """Answers for seat 0, one to each worker at the same moment: what each says to it."""
    start = threading.Barrier(2)

    def send(which: int) -> int | str:
        client = Client(servers.each[which].url)
        client.http.cookies = table.client.http.cookies
        start.wait(PATIENCE)
        try:
            return client.at(table.id).play(0, moves[which][0], question, moves[which][1])
        except Refusal as refusal:
            return refusal.code

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(send, (0, 1)))


# Time.


JUMPING = """
import time, pathlib, sys
real, by = time.time, pathlib.Path({file!r})
time.time = lambda: real() + float(by.read_text())
from ennead.cli import main; main()
"""


@pytest.mark.parametrize("hours", [5, -5])
def test_the_time_of_day_jumps(tmp_path: Path, hours: int) -> None:
    """Nobody loses on time, nobody gets hours for nothing, everybody stays who they are."""
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
        _wait_for(lambda: "clocks-set-right" in server.log())
        other.wait_until(1, lambda state: 10 < state["table"]["seats"][1]["clock"] <= 120)
        assert table.info()["status"] == "running"
        assert ann.get("/me") == me
        other.play_now(1)
        table.play_now(table.state()["to_move"][0] and 0)
        assert table.info()["moves"] >= 3
    finally:
        server.stop()


@pytest.mark.postgres
def test_workers_whose_machines_disagree_about_the_time(postgres: Cluster, tmp_path: Path) -> None:
    """They go by the database's time, so a clock shows the same through both."""
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
    """What cannot be stored is refused, what was stored can be read, and when there is room again
    everything goes on by itself."""
    pages = tmp_path / "pages"
    put(pages, ROOM)
    server = Server(tmp_path / "data", FULL.format(file=str(pages))).start()
    try:
        hammers = playing(server)
        for _ in range(ROUNDS // 2):
            made_progress(hammers)
            put(pages, "1")  # not a page more than there are
            away = sum(hammer.away for hammer in hammers)
            client = server.client()
            until = time.monotonic() + PATIENCE
            while sum(hammer.away for hammer in hammers) == away:
                with suppress(Refusal):
                    client.create("random", "random")
                assert time.monotonic() < until, "the disk does not get full"
            assert _health(server) == 200
            assert hammers[0].table.state(0)["table"]["status"] in ("running", "finished")
            put(pages, ROOM)
        nothing_lost(hammers)
    finally:
        server.stop()
    assert "Traceback" not in server.log(), server.log()


# Connections.


async def open_and_drop(urls: list[str], many: int) -> None:
    """Connect, read the first state, and vanish without a word."""
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
        each = servers.each if isinstance(servers, Servers) else [servers]
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
                _wait_for(lambda one=one: _metric(one, "ennead_sockets ") == 0)
        for one, files in zip(each, before, strict=True):
            _wait_for(lambda one=one, files=files: _open_files(one) <= files + 20)
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
