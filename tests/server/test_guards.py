"""Limits, origins, headers: what keeps a server up among strangers."""

from __future__ import annotations

import json
import socket as sockets
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from served import PATIENCE, Client, Refusal, Server, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    folder = tmp_path_factory.mktemp("strict") / "data"
    with serving(folder, ENNEAD_RATES="1", ENNEAD_SEND_SECONDS="1") as it:
        yield it


def test_every_answer_carries_the_headers(server: Server) -> None:
    client = Client(server.url)
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/assets/no.js", "/api/docs"):
        headers = client.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "object-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    assert client.http.get("/api/games").headers["cache-control"] == "no-store"


def test_other_sites_cannot_call(server: Server) -> None:
    client = server.client("Ann")
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        response = client.http.patch("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert response.status_code == 403
        assert response.json()["error"]["code"] == "forbidden-origin"
    assert client.get("/me")["name"] == "Ann"
    own = {"origin": server.url}
    assert client.http.patch("/api/me", json={"name": "Ben"}, headers=own).status_code == 200
    table = client.create("me", "open")
    with table.look(origin=server.url) as socket:
        socket.next()
    with pytest.raises(InvalidStatus), table.look(origin="http://evil.example"):
        pass


def test_a_body_is_json(server: Server) -> None:
    client = server.client("Ann")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        response = client.http.patch(
            "/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind}
        )
        assert (response.status_code, response.json()["error"]["code"]) == (400, "bad-request")
    for body in (b"", b"{", b"[]", b'{"name": 1}', b"\xff", b'{"name": "x", "more": 1}'):
        response = client.http.patch(
            "/api/me", content=body, headers={"content-type": "application/json"}
        )
        assert (response.status_code, response.json()["error"]["code"]) == (400, "bad-request")
    assert client.get("/me")["name"] == "Ann"


def test_what_is_too_large(server: Server) -> None:
    client = server.client("Ann")
    big = json.dumps({"name": "x" * 70_000}).encode()
    response = client.http.patch(
        "/api/me", content=big, headers={"content-type": "application/json"}
    )
    assert (response.status_code, response.json()["error"]["code"]) == (413, "too-large")
    pieces = (big[i : i + 1000] for i in range(0, len(big), 1000))
    response = client.http.patch(
        "/api/me", content=pieces, headers={"content-type": "application/json"}
    )
    assert (response.status_code, response.json()["error"]["code"]) == (413, "too-large")
    with client.create("me", "open").look() as socket:
        socket.next()
        socket.connection.send("x" * 10_000)
        with pytest.raises(ConnectionClosed):
            socket.until(lambda _: False)


@pytest.mark.parametrize(
    "message", ["", "[]", "{}", '{"type": "dance"}', '{"type": "look", "x": 1}']
)
def test_nonsense_over_the_websocket(server: Server, message: str) -> None:
    with server.client().create("me", "open").look() as socket:
        socket.next()
        socket.connection.send(message)
        assert socket.next()["error"]["code"] == "bad-request"
        with pytest.raises(ConnectionClosed):
            socket.next()
    with server.client().create("me", "open").look() as socket:
        socket.next()
        socket.connection.send(b"\x00\x01")
        with pytest.raises(ConnectionClosed):
            socket.next()


def repeated(call: Callable[[], object]) -> list[Refusal]:
    """Call until it is too often; all refusals on the way."""
    refusals: list[Refusal] = []
    for _ in range(1000):
        try:
            call()
        except Refusal as refusal:
            refusals.append(refusal)
            if refusal.code == "too-many-requests":
                return refusals
    raise AssertionError("never too often")


def test_too_many_requests(strict: Server) -> None:
    client = strict.client("Ann")
    (refusal,) = repeated(lambda: client.get("/me"))
    assert refusal.status == 429
    assert int(refusal.response.headers["retry-after"]) >= 1
    other = strict.client("Ben")
    table = other.create("me", "open")
    assert len(repeated(lambda: table.post("chat", text="hello"))) == 1
    guesses = repeated(lambda: other.post("/session", name="nobody", password="12345678"))
    assert 5 <= len(guesses) < 20
    assert len(repeated(lambda: strict.client("Cleo").create("me", "open"))) == 1
    with table.look() as socket:
        socket.next()
        for _ in range(100):
            socket.send(type="ping")
        with pytest.raises(ConnectionClosed):
            socket.until(lambda _: False)
        assert json.loads(socket.raw[-1])["error"]["code"] == "too-many-requests"


def test_a_slow_reader_is_dropped_and_holds_nobody_up(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_SEND_SECONDS="1") as server:
        ann = server.client("Ann")
        table = ann.create("random", "random")
        table.wait(status="finished")
        host, port = server.url.removeprefix("http://").split(":")
        look = b'{"type":"look","seat":null,"since":0}'
        frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
        with sockets.socket() as lazy:
            lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
            lazy.connect((host, int(port)))
            lazy.sendall(
                f"GET /api/tables/{table.id}/live HTTP/1.1\r\nHost: {host}:{port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            ends = time.monotonic() + PATIENCE
            while "ennead_dropped_total 1.0" not in ann.http.get("/metrics").text:
                assert time.monotonic() < ends, "who asks and never reads is kept for ever"
                with suppress(OSError):  # dropped in this moment
                    for _ in range(20):
                        lazy.sendall(frame)
                with table.look() as other:
                    assert other.next()["table"]["status"] == "finished"


def test_the_key_is_for_this_user_only(server: Server) -> None:
    key = server.data / "signing.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_text()) == 64
    assert stat.S_IMODE(server.data.stat().st_mode) == 0o700


def test_proxies_are_believed_only_if_configured(server: Server, tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"}
    answer = Client(server.url).http.get("/api/me", headers=forwarded)
    assert "Secure" not in answer.headers["set-cookie"]
    with serving(tmp_path / "data", ENNEAD_PROXIES="127.0.0.1") as other:
        answer = Client(other.url).http.get("/api/me", headers=forwarded)
        assert "Secure" in answer.headers["set-cookie"]


def test_errors_are_json_and_tell_no_more(server: Server) -> None:
    client = Client(server.url)
    for method, path, code, status in (
        ("GET", "/api/nothing", "not-found", 404),
        ("GET", "/api", "not-found", 404),
        ("PUT", "/api/me", "not-allowed", 405),
        ("GET", "/api/tables/x/state?seat=one", "bad-request", 400),
        ("GET", "/api/tables/x/state?since=-1", "bad-request", 400),
    ):
        response = client.http.request(method, path)
        assert (response.status_code, response.json()["error"]["code"]) == (status, code)
    assert client.http.post("/anything").status_code == 405


def test_health_figures_and_the_api_page(server: Server) -> None:
    client = server.client("Ann")
    client.create("me", "random")
    assert client.http.get("/healthz").text == "ok"
    figures = client.http.get("/metrics").text
    assert 'route="/api/tables"' in figures
    assert "ennead_log_rows_total" in figures
    page = client.http.get("/api/docs").text
    assert "/api/tables/{id}/play" in page
    assert "<script" not in page
    description = client.http.get("/api/openapi.json").json()
    assert "/api/tables/{id}/why_not" in description["paths"]


def test_the_log_tells_no_secrets(strict: Server) -> None:
    client = strict.client()
    name = client.get("/me")["name"]
    text = strict.log()
    for secret in (name, client.http.cookies["ennead"], (strict.data / "signing.key").read_text()):
        assert secret not in text
