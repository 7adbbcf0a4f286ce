"""Security of the HTTP interface: headers, origins, limits, logs."""

from __future__ import annotations

import json
import socket as sockets
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from support.clients import PATIENCE, Client, Refusal
from support.server_process import Server, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ennead.server.upkeep import logs


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limits."""
    folder = tmp_path_factory.mktemp("strict") / "data"
    with serving(folder, ENNEAD_RATES="1", ENNEAD_SEND_SECONDS="1") as it:
        yield it


def test_every_response_has_the_security_headers(server: Server) -> None:
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


def test_requests_from_other_sites_are_rejected(server: Server) -> None:
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


def test_a_body_must_be_valid_json(server: Server) -> None:
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


def test_large_bodies_and_messages_are_rejected(server: Server) -> None:
    client = server.client("Ann")
    big = json.dumps({"name": "x" * 90_000}).encode()
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
def test_invalid_websocket_messages_close_the_connection(server: Server, message: str) -> None:
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


def call_until_limited(call: Callable[[], object]) -> list[Refusal]:
    """Call until the rate limit is reached; all errors on the way."""
    refusals: list[Refusal] = []
    for _ in range(1000):
        try:
            call()
        except Refusal as refusal:
            refusals.append(refusal)
            if refusal.code == "too-many-requests":
                return refusals
    raise AssertionError("the limit was never reached")


def test_frequent_requests_are_limited(strict: Server) -> None:
    client = strict.client("Ann")
    (refusal,) = call_until_limited(lambda: client.get("/me"))
    assert refusal.status == 429
    assert int(refusal.response.headers["retry-after"]) >= 1
    other = strict.client("Ben")
    table = other.create("me", "open")
    assert len(call_until_limited(lambda: table.post("chat", text="hello"))) == 1
    guesses = call_until_limited(lambda: other.post("/session", name="nobody", password="12345678"))
    assert 5 <= len(guesses) < 20
    assert len(call_until_limited(lambda: strict.client("Cleo").create("me", "open"))) == 1
    with table.look() as socket:
        socket.next()
        for _ in range(100):
            socket.send(type="ping")
        with pytest.raises(ConnectionClosed):
            socket.until(lambda _: False)
        assert json.loads(socket.raw[-1])["error"]["code"] == "too-many-requests"


def test_a_slow_client_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
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
                assert time.monotonic() < ends, "a client that never reads is kept forever"
                with suppress(OSError):  # dropped at this moment
                    for _ in range(20):
                        lazy.sendall(frame)
                with table.look() as other:
                    assert other.next()["table"]["status"] == "finished"


def test_only_its_owner_can_read_the_signing_key(server: Server) -> None:
    key = server.data / "signing.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_text()) == 64
    assert stat.S_IMODE(server.data.stat().st_mode) == 0o700


def test_proxy_headers_count_only_if_configured(server: Server, tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"}
    answer = Client(server.url).http.get("/api/me", headers=forwarded)
    assert "Secure" not in answer.headers["set-cookie"]
    with serving(tmp_path / "data", ENNEAD_PROXIES="127.0.0.1") as other:
        answer = Client(other.url).http.get("/api/me", headers=forwarded)
        assert "Secure" in answer.headers["set-cookie"]


def test_errors_are_json_without_details(server: Server) -> None:
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


def test_health_metrics_and_the_api_page_are_served(server: Server) -> None:
    client = server.client("Ann")
    client.create("me", "random")
    assert client.http.get("/healthz").text == "ok"
    metrics = client.http.get("/metrics").text
    assert 'route="/api/tables"' in metrics
    assert "ennead_log_rows_total" in metrics
    page = client.http.get("/api/docs").text
    assert "/api/tables/{id}/play" in page
    assert "<script" not in page
    description = client.http.get("/api/openapi.json").json()
    assert "/api/tables/{id}/why_not" in description["paths"]


def test_the_log_has_no_secrets(strict: Server) -> None:
    client = strict.client()
    name = client.get("/me")["name"]
    text = strict.log()
    for secret in (name, client.http.cookies["ennead"], (strict.data / "signing.key").read_text()):
        assert secret not in text


# Other sites.


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_sec_fetch_site_is_checked_without_an_origin(server: Server, site: str) -> None:
    client = server.client("Ann")
    headers = {"sec-fetch-site": site}
    for method, path in (("POST", "/api/me/token"), ("DELETE", "/api/session")):
        response = client.http.request(method, path, headers=headers)
        assert (response.status_code, response.json()["error"]["code"]) == (403, "forbidden-origin")
    assert client.http.get("/api/me", headers=headers).status_code == 200
    for own in ("same-origin", "none"):
        response = client.http.post("/api/me/token", headers={"sec-fetch-site": own})
        assert response.status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://[", "file://", "http://127.0.0.1", "https://evil.example@127.0.0.1", "\x80"]
)
def test_malformed_origins_are_rejected(server: Server, origin: str) -> None:
    client = server.client("Ann")
    headers = {b"origin": origin.encode("latin-1")}
    assert client.http.patch("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
    assert client.get("/me")["name"] == "Ann"


def test_configured_origins_are_allowed(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_ORIGINS="https://club.example") as server:
        client = server.client("Ann")
        for origin, status in (("https://club.example", 200), ("https://club.example.evil", 403)):
            headers = {"origin": origin, "sec-fetch-site": "cross-site"}
            answer = client.http.patch("/api/me", json={"name": "Ben"}, headers=headers)
            assert answer.status_code == status
            assert "access-control-allow-origin" not in answer.headers


def test_the_server_never_redirects(server: Server) -> None:
    client = Client(server.url)
    for path in (
        "//evil.example/",
        "/%2f%2fevil.example",
        "/\\evil.example",
        "/api/me/",
        "/api//me",
        "/table/../../evil.example",
        "/?next=https://evil.example",
    ):
        response = client.http.get(server.url + path, follow_redirects=False)
        assert not 300 <= response.status_code < 400
        assert "location" not in response.headers


def test_https_sets_secure_cookies_and_hsts(tmp_path: Path) -> None:
    with serving(tmp_path / "data", ENNEAD_PROXIES="127.0.0.1") as server:
        client = Client(server.url)
        answer = client.http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookie = answer.headers["set-cookie"]
        for part in ("Secure", "HttpOnly", "SameSite=Lax"):
            assert part in cookie
        assert "Domain" not in cookie
        assert "strict-transport-security" not in client.http.get("/api/me").headers


def test_a_malformed_host_does_not_reach_the_headers(server: Server) -> None:
    client = Client(server.url)
    answer = client.http.get("/", headers={"host": "x; script-src *"})
    assert "script-src *" not in answer.headers.get("content-security-policy", "")


# Bots.


def test_callers_cannot_start_programs(server: Server) -> None:
    """A bot may be any command in a terminal, but never on a server."""
    client = server.client("Ann")
    for spec in ("cmd:touch /tmp/x", "py:os:system", "mcts:100000000", "hard:1"):
        with pytest.raises(Refusal) as refusal:
            client.create("me", spec)
        assert refusal.value.code == "bad-request"
        table = client.create("me", "me", pass_and_play=True)
        with pytest.raises(Refusal) as refusal:
            table.post("stand_in", seat=0, bot=spec)
        assert refusal.value.code == "bad-request"
        table.post("resign", seat=0)
        with pytest.raises(Refusal) as refusal:
            table.post("fork", move=0, seat=0, bot=spec)
        assert refusal.value.code == "bad-request"


# The log.


def test_database_errors_reveal_no_secrets(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ann = server.client("Ann")
        table = ann.create("me", "open")
        server.client("Ben").join(table.id)
        with closing(sqlite3.connect(server.data / "ennead.db")) as database:
            database.execute("DROP TABLE moves")
            (seed,) = database.execute("SELECT seed FROM tables").fetchone()
        state = table.state(0)
        with pytest.raises(Refusal) as refusal:
            table.play(0, "exchange", state["asked"], "my own request")
        assert (refusal.value.status, refusal.value.code) == (500, "internal")
        assert "moves" not in str(refusal.value.error), "no details"
        with pytest.raises(Refusal):
            ann.create("me", "random", title="Secret society")
        log = server.log()
    assert "Traceback" in log
    assert "moves" in log, "the operator sees what is missing"
    cookie = ann.http.cookies["ennead"]
    for secret in ("exchange", "my own request", "Secret society", seed, table.id, cookie):
        assert secret not in log


def test_secrets_are_dropped_from_log_lines() -> None:
    told = logs.drop_secrets(None, "info", {"event": "x", "token": "t", "password": "p", "a": 1})
    assert told == {"event": "x", "a": 1}


def test_values_are_dropped_from_postgres_errors() -> None:
    told = {"event": "x", "exception": "Error: twice\nDETAIL:  Key (login)=(ann)\n[SQL: INSERT]"}
    kept = logs.drop_details(None, "error", told)
    assert kept == {"event": "x", "exception": "Error: twice\n[SQL: INSERT]"}
