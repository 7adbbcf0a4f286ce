"""Two workers behind the repository's proxy configuration, without sticky sessions; one dies."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from support.clients import PATIENCE, Client, Table
from support.persistent_players import PlayerGroup, wait_for
from support.postgres_cluster import PostgresCluster
from support.server_process import PLAIN, Server, TwoServers, free_port
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.postgres
ROOT = Path(__file__).parents[2]


class Proxied(TwoServers):
    """The workers, reached through the proxy."""

    def __init__(self, data: Path, database: str) -> None:
        super().__init__(data, PLAIN, database, ENNEAD_PROXIES="127.0.0.1")
        self.proxy_port = free_port()

    def start(self) -> Proxied:
        super().start()
        self.url = f"http://127.0.0.1:{self.proxy_port}"
        return self

    def ports(self) -> list[int]:
        return [self.proxy_port]

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False


@contextmanager
def proxy(folder: Path, site: str, ports: list[int]) -> Iterator[None]:
    """Caddy with the repository's Caddyfile, in front of servers on these ports."""
    subprocess.run([ROOT / "scripts" / "caddy.sh"], check=True)
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "CADDY_ADMIN": f"unix/{folder}/admin",
        "SITE": site,
        "WORKERS": " ".join(f"127.0.0.1:{port}" for port in ports),
    }
    config = str(ROOT / "deploy" / "Caddyfile")
    command = ["caddy", "run", "--config", config, "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.fixture
def proxied(postgres: PostgresCluster, tmp_path: Path) -> Iterator[Proxied]:
    workers = Proxied(tmp_path / "data", postgres.database()).start()
    try:
        with proxy(tmp_path, workers.url, [one.port for one in workers.each]):
            wait_for(workers.answers)
            yield workers
    finally:
        workers.stop()
    assert "Traceback" not in workers.log(), workers.log()


def test_a_worker_dies_behind_the_proxy(proxied: Proxied) -> None:
    """Players notice nothing but requests that they must repeat."""
    group = PlayerGroup(proxied)
    for victim in proxied.each:
        group.wait_for_progress()
        victim.kill()
        group.wait_for_progress()
        victim.start()
    group.check_nothing_lost()


@pytest.mark.parametrize("sent", [0, 100, 900])
def test_a_truncated_response_is_not_passed_on_as_complete(tmp_path: Path, sent: int) -> None:
    """The worker dies between the headers of its response and the end of the body."""
    promised = 1000
    head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: "

    def respond_and_die(connection: socket.socket) -> None:
        with connection:
            well = b"/readyz" in connection.recv(65536)
            body = "7" * (promised if well else sent)
            connection.sendall(f"{head}{promised}\r\n\r\n{body}".encode())

    def was_truncated() -> bool:
        try:
            answer = httpx.get(f"http://127.0.0.1:{port}")
        except httpx.ConnectError:
            return False
        except httpx.RemoteProtocolError as error:
            return f"received {sent} bytes" in str(error)
        raise AssertionError(f"passed on as complete: {answer.status_code} {answer.content!r}")

    port = free_port()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        worker = threading.Thread(target=_serve, args=(listener, respond_and_die), daemon=True)
        worker.start()
        with proxy(tmp_path, f"http://127.0.0.1:{port}", [listener.getsockname()[1]]):
            wait_for(was_truncated)
        listener.shutdown(socket.SHUT_RDWR)
        worker.join(PATIENCE)


def _serve(listener: socket.socket, answer: Callable[[socket.socket], None]) -> None:
    while True:
        try:
            connection, _ = listener.accept()
        except OSError:
            return
        answer(connection)


def test_websockets_and_streams_work_through_the_proxy(proxied: Proxied) -> None:
    """Different workers serve the two WebSockets; when one dies, the client reconnects."""
    table = proxied.client("Ann").create("me", "me", pass_and_play=True)
    with (
        table.look(0) as one,
        table.look(1) as two,
        table.client.http.stream("GET", f"/api/tables/{table.id}/stream?seat=0") as stream,
    ):
        lines = stream.iter_lines()
        assert [each.next()["move"] for each in (one, two)] == [0, 0]
        assert _next_move(lines) == 0
        assert table.play_now(0) == 1
        assert [each.at_move(1)["move"] for each in (one, two)] == [1, 1]
        assert _next_move(lines, 1) == 1
        proxied.each[0].kill()
        number = _play_again(table, 1)
        assert number == 2
        for seat, each in enumerate((one, two)):
            try:
                assert each.at_move(number)["move"] == number
            except ConnectionClosed:
                with table.look(seat) as again:
                    assert again.at_move(number)["move"] == number
        proxied.each[0].start()


def _next_move(lines: Iterator[str], least: int = 0) -> int:
    while True:
        line = next(lines)
        if line.strip() and (move := int(json.loads(line)["move"])) >= least:
            return move


def _play_again(table: Table, seat: int) -> int:
    """Send the same answer until it is acknowledged: a request to the dead worker is lost."""
    request = table.client.request()
    while True:
        try:
            state = table.state(seat)
            return table.play(seat, state["legal"][0]["text"], state["asked"], request)
        except httpx.TransportError:
            continue


def test_origins_and_metrics_are_checked_through_the_proxy(proxied: Proxied) -> None:
    """Requests from the site itself pass, those from other sites do not; metrics are not public."""
    client: Client = proxied.client()
    for origin, status in ((proxied.url, 200), ("https://evil.example", 403)):
        body = {"name": "Ann"}
        answer = client.http.patch("/api/me", json=body, headers={"origin": origin})
        assert answer.status_code == status
    assert client.http.get("/metrics").status_code == 404
    server: Server = proxied.each[0]
    assert httpx.get(f"http://127.0.0.1:{server.port}/metrics").status_code == 200
