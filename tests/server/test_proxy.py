"""Two workers behind the repository's own proxy, which remembers nobody; one of them dies."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from cluster import Cluster
from hammer import made_progress, nothing_lost, playing, wait_for
from served import PATIENCE, PLAIN, Client, Server, Servers, Table, free_port
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.postgres
ROOT = Path(__file__).parents[2]


class Proxied(Servers):
    """The workers, as who comes through the proxy finds them."""

    def __init__(self, data: Path, database: str) -> None:
        super().__init__(data, PLAIN, database, ENNEAD_PROXIES="127.0.0.1")
        self.door = free_port()

    def start(self) -> Proxied:
        super().start()
        self.url = f"http://127.0.0.1:{self.door}"
        return self

    def ports(self) -> list[int]:
        return [self.door]

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture
def proxied(postgres: Cluster, tmp_path: Path) -> Iterator[Proxied]:
    subprocess.run([ROOT / "scripts" / "caddy.sh"], check=True)
    workers = Proxied(tmp_path / "data", postgres.database()).start()
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
        "CADDY_ADMIN": f"unix/{tmp_path}/admin",
        "SITE": workers.url,
        "WORKERS": " ".join(f"127.0.0.1:{one.port}" for one in workers.each),
    }
    config = str(ROOT / "deploy" / "Caddyfile")
    command = ["caddy", "run", "--config", config, "--adapter", "caddyfile"]
    with (tmp_path / "caddy.log").open("wb") as log:
        proxy = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            wait_for(workers.answers)
            yield workers
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)
            workers.stop()
    assert "Traceback" not in workers.log(), workers.log()


def test_a_worker_dies_behind_the_proxy(proxied: Proxied) -> None:
    """Who plays notices nothing but a call that has to be repeated."""
    hammers = playing(proxied)
    for victim in proxied.each:
        made_progress(hammers)
        victim.kill()
        made_progress(hammers)
        victim.start()
    nothing_lost(hammers)


def test_websockets_and_streams_pass(proxied: Proxied) -> None:
    """Two WebSockets are served by different workers; when one dies the next takes its place."""
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
    """The same answer until it is acknowledged: a call on its way to the dead worker is lost."""
    request = table.client.request()
    while True:
        try:
            state = table.state(seat)
            return table.play(seat, state["legal"][0]["text"], state["asked"], request)
        except httpx.TransportError:
            continue


def test_a_browser_and_a_stranger(proxied: Proxied) -> None:
    """The site's own calls are let through, other sites' are not, nor are figures told."""
    client: Client = proxied.client()
    for origin, status in ((proxied.url, 200), ("https://evil.example", 403)):
        body = {"name": "Ann"}
        answer = client.http.patch("/api/me", json=body, headers={"origin": origin})
        assert answer.status_code == status
    assert client.http.get("/metrics").status_code == 404
    server: Server = proxied.each[0]
    assert httpx.get(f"http://127.0.0.1:{server.port}/metrics").status_code == 200
