"""Workers and databases are killed and disconnected; nothing acknowledged is lost.

ENNEAD_LONG=1 makes these tests longer (`make soak`).
"""

from __future__ import annotations

import os
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.clients import PATIENCE, Client, Refusal, Table
from support.persistent_players import ROUNDS, PlayerGroup, health, metric, wait_for
from support.postgres_cluster import PostgresCluster
from support.server_process import PLAIN, Server, TwoServers


@pytest.mark.postgres
def test_a_worker_is_killed_during_play(servers: TwoServers) -> None:
    dice = random.Random(1)
    group = PlayerGroup(servers)
    for number in range(ROUNDS):
        group.wait_for_progress()
        victim = servers.each[number % 2]
        time.sleep(dice.uniform(0, 0.2))
        victim.kill()
        group.wait_for_progress()
        victim.start()
    group.check_nothing_lost()


@pytest.mark.postgres
def test_all_workers_are_killed_at_once(servers: TwoServers) -> None:
    group = PlayerGroup(servers)
    for _ in range(ROUNDS // 2):
        group.wait_for_progress()
        for one in servers.each:
            one.process.kill()
        for one in servers.each:
            one.kill()
        for one in servers.each:
            one.start()
    group.check_nothing_lost()


@pytest.mark.postgres
def test_a_dead_worker_s_bots_are_taken_over(servers: TwoServers) -> None:
    """Even those whose answer it was computing, and without any request."""
    tables = [servers.each[0].client("Fan").create("random", "random") for _ in range(4)]
    servers.each[0].kill()
    for table in tables:
        left = servers.each[1].client().at(table.id)
        assert left.wait(status="finished")["table"]["moves"] > 0
    assert servers.stored("SELECT * FROM claims") == []
    servers.each[0].start()


@pytest.mark.postgres
def test_only_one_worker_drives_a_table_s_bots(servers: TwoServers) -> None:
    """Each move of a bot is computed once."""
    client = servers.client("Fan")
    tables = [client.create("random", "random") for _ in range(4)]
    for table in tables:
        table.wait(status="finished")
    moves = sum(table.info()["moves"] for table in tables)
    thought = sum(
        metric(one, 'ennead_thinking_seconds_count{bot="random"}') for one in servers.each
    )
    assert thought == moves


@pytest.mark.postgres
def test_several_workers_share_one_port(postgres: PostgresCluster, tmp_path: Path) -> None:
    """`--workers 2`: a killed worker is replaced, and Ctrl-C stops them all."""
    server = Server(
        tmp_path / "data",
        PLAIN,
        False,
        ("--workers", "2"),
        ENNEAD_DATABASE=postgres.database(),
        ENNEAD_LEASE_SECONDS="3",
    ).start()
    try:
        group = PlayerGroup(server)
        for _ in range(ROUNDS // 2):
            group.wait_for_progress()
            victim = _children(server.process.pid)[0]
            os.kill(victim, 9)
            wait_for(lambda victim=victim: victim not in _children(server.process.pid))
            wait_for(lambda: len(_children(server.process.pid)) == 2)
        group.check_nothing_lost()
        left = _children(server.process.pid)
    finally:
        assert server.stop() == 0
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))


def _children(pid: int) -> list[int]:
    """The worker processes, without the helper process of multiprocessing."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in _command(child)]


def _command(pid: str) -> bytes:
    """A process's command line; empty if it has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


# The database.


@pytest.mark.postgres
def test_postgres_is_killed_during_play(servers: TwoServers, postgres: PostgresCluster) -> None:
    """Requests fail until it is back; WebSockets stay open and show the next move."""
    group = PlayerGroup(servers)
    for number in range(ROUNDS // 2):
        group.wait_for_progress()
        with servers.client("Eve").at(group.table.id).look() as socket:
            seen = socket.next()
            postgres.kill() if number % 2 == 0 else postgres.stop()
            wait_for(lambda: health(servers.each[0]) == 503 == health(servers.each[1]))
            postgres.start()
            wait_for(lambda: health(servers.each[0]) == 200 == health(servers.each[1]))
            if seen["table"]["status"] == "running":
                socket.at_move(seen["move"] + 1)
    group.check_nothing_lost()
    assert group.outages > 0


@pytest.mark.postgres
def test_connections_are_cut_repeatedly(servers: TwoServers, postgres: PostgresCluster) -> None:
    group = PlayerGroup(servers)
    for _ in range(4 * ROUNDS):
        assert postgres.cut_connections() > 0
        group.wait_for_progress()
    group.check_nothing_lost()


@pytest.mark.postgres
def test_a_lost_notification_delays_a_move_by_seconds(
    servers: TwoServers, postgres: PostgresCluster
) -> None:
    """A viewer at the other worker sees the move even without its notification."""
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
def test_the_same_move_sent_to_two_workers_at_once(servers: TwoServers) -> None:
    """It counts once and both get the same answer; of two different moves one is rejected."""
    ann = servers.client("Ann")
    for number in range(10 * ROUNDS):
        table = ann.create("me", "me", pass_and_play=True)
        state = table.state(0)
        actions = [option["text"] for option in state["legal"]]
        same = number % 2 == 0
        moves = [(actions[0], "one")] * 2 if same else [(actions[0], "one"), (actions[1], "two")]
        answers = send_at_once(servers, table, state["asked"], moves)
        query = f"SELECT count(*) FROM moves WHERE table_id = '{table.id}' AND kind = 'move'"
        assert servers.stored(query) == [(1,)]
        if same:
            assert answers == [1, 1]
        else:
            assert sorted(answers, key=str) in ([1, "not-to-move"], [1, "stale-question"])


def send_at_once(
    servers: TwoServers, table: Table, question: int, moves: list[tuple[str, str]]
) -> list[int | str]:
    """Send answers for seat 0 to both workers at the same moment; their responses."""
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
