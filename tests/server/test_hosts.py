"""Allowed hosts: a server answers only to names that no other site can have."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator

import httpx
import pytest
from support.clients import PATIENCE
from support.server_process import Server, serving
from support.token_scopes import SCOPES
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ennead.server.errors import ApiError
from ennead.server.http.hosts import AllowedHosts

LOCAL = [
    "127.0.0.1:8000",
    "192.168.0.7:8000",
    "10.1.2.3",
    "[::1]:8000",
    "[fe80::1]",
    "localhost",
    "localhost:8000",
    "LOCALHOST.",
    "table.localhost",
    "pharaoh",
    "pharaoh:8000",
    "Pharaoh.local:8000",
    "pharaoh.lan",
    "pharaoh.home.arpa",
    "pharaoh.internal",
]
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example.",
    "xlocal.example",
    "games.example.org.evil.example",
    "evilgames.example.org",
]
INVALID = [
    "",
    ":8000",
    ".",
    "a b",
    "a/b",
    "evil@localhost",
    "localhost:",
    "[::1",
    "localhost,x",
    "é",
]


def is_allowed(names: list[str], *headers: str) -> bool:
    try:
        AllowedHosts(names).check(headers)
    except ApiError as error:
        return error.code != "forbidden-host"
    return True


@pytest.mark.parametrize("host", LOCAL)
def test_addresses_and_local_names_are_allowed(host: str) -> None:
    assert is_allowed([], host)


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_refused(host: str) -> None:
    assert not is_allowed(["games.example.org"], host)


@pytest.mark.parametrize("host", INVALID)
def test_invalid_host_headers_are_refused(host: str) -> None:
    assert not is_allowed(["games.example.org"], host)


def test_there_must_be_exactly_one_host_header() -> None:
    assert not is_allowed(["*"])
    assert not is_allowed(["*"], "localhost", "localhost")


def test_public_names_come_from_the_settings() -> None:
    assert is_allowed(["games.example.org"], "Games.Example.org:443")
    assert not is_allowed(["games.example.org"], "www.games.example.org")
    assert is_allowed(["*.example.org"], "games.example.org")
    assert not is_allowed(["*.example.org"], "example.org")
    assert is_allowed(["*"], "anything.example")


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hosts") / "data"
    with serving(folder, ENNEAD_ALLOWED_HOSTS="games.example.org") as it:
        yield it
    assert "Traceback" not in it.log(), it.log()


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/healthz", "/metrics", "/none"])
def test_every_path_checks_the_host(public: Server, path: str) -> None:
    response = httpx.get(public.url + path, headers={"host": "evil.example"})
    assert (response.status_code, response.json()["error"]["code"]) == (403, "forbidden-host")
    assert "ENNEAD_ALLOWED_HOSTS=evil.example" in response.json()["error"]["message"]
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("endpoint", [one for one in SCOPES if not one.startswith("WS")])
def test_every_route_checks_the_host_and_changes_check_the_origin(
    public: Server, endpoint: str
) -> None:
    method, path = endpoint.split()
    url = public.url + re.sub(r"\{[\w:]+\}", "0", path)
    foreign = httpx.request(method, url, headers={"host": "evil.example"})
    assert foreign.status_code == 403
    assert method == "HEAD" or foreign.json()["error"]["code"] == "forbidden-host"
    if method in ("GET", "HEAD"):
        return
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
        foreign = httpx.request(method, url, headers=headers)
        assert foreign.json()["error"]["code"] == "forbidden-origin", headers


def test_a_rebound_name_cannot_act_for_its_visitor(public: Server) -> None:
    """To the browser it is the same origin; only the Host header shows what happens."""
    client = public.client("Ann")
    evil = f"evil.example:{public.port}"
    headers = {"host": evil, "origin": f"http://{evil}", "sec-fetch-site": "same-origin"}
    response = client.http.patch("/api/me", json={"name": "Eve"}, headers=headers)
    assert response.json()["error"]["code"] == "forbidden-host"
    assert client.get("/me")["name"] == "Ann"


def test_a_websocket_checks_the_host(public: Server) -> None:
    table = public.client("Ann").create("me", "open")

    def live(host: str) -> ClientConnection:
        connection = socket.create_connection(("127.0.0.1", public.port), PATIENCE)
        return connect(f"ws://{host}/api/tables/{table.id}/live", sock=connection, proxy=None)

    with pytest.raises(InvalidStatus) as rejected:
        live("evil.example")
    body = json.loads(rejected.value.response.body or b"")
    assert body["error"]["code"] == "forbidden-host"
    with live("games.example.org") as opened:
        assert json.loads(opened.recv(PATIENCE))["type"] == "state"


def test_the_public_name_and_phones_in_the_network_are_served(public: Server) -> None:
    for host in ("games.example.org", f"192.168.0.7:{public.port}", "pharaoh.local"):
        assert httpx.get(f"{public.url}/api/games", headers={"host": host}).status_code == 200


def test_metrics_are_for_requests_to_localhost_itself(public: Server) -> None:
    for host in ("localhost", f"127.0.0.1:{public.port}", "[::1]"):
        assert httpx.get(f"{public.url}/metrics", headers={"host": host}).status_code == 200, host
    for host in ("games.example.org", "192.168.0.7", "pharaoh", "pharaoh.local"):
        assert httpx.get(f"{public.url}/metrics", headers={"host": host}).status_code == 404, host
    for header in ("forwarded", "via", "x-real-ip", "x-forwarded-host", "x-forwarded-proto"):
        response = httpx.get(f"{public.url}/metrics", headers={header: "somebody"})
        assert response.status_code == 404, header


def test_a_request_without_a_host_is_refused(public: Server) -> None:
    with socket.create_connection(("127.0.0.1", public.port), PATIENCE) as connection:
        connection.sendall(b"GET /api/me HTTP/1.0\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 403")
    assert b"forbidden-host" in answer
