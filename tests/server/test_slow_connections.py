"""Connections that send too much in their headers, or too slowly, are closed."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator

import pytest
from support.server_process import Server, serving

from ennead.server.http.bounded_protocol import MAX_HEADER_BYTES, MAX_HEADERS

FIRST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
MANY_BYTES = 100_000_000
"""More than the system buffers on both sides hold."""
IDLE_SECONDS = 3.5
"""Longer than a request may take here, far shorter than the server keeps an idle connection."""
QUICKLY = (
    "from ennead.server.http import bounded_protocol; bounded_protocol.REQUEST_SECONDS = 3; "
    "from ennead.cli import main; main()"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("slow") / "data", QUICKLY) as it:
        yield it


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def answer(connection: socket.socket) -> bytes:
    """All that the server sends until it closes the connection; b"" if it says nothing."""
    received = b""
    try:
        while data := connection.recv(65536):
            received += data
    except ConnectionResetError:
        pass
    return received


def test_headers_without_end_are_refused_after_their_limit(server: Server) -> None:
    with connect(server) as connection:
        connection.sendall(FIRST)
        sent = 0
        try:
            while sent < MANY_BYTES:
                connection.sendall(b"x-more: " + b"a" * 8000 + b"\r\n")
                sent += 8010
        except OSError:
            pass
        assert sent < MANY_BYTES, "the server read on"


def test_too_large_and_too_many_headers_get_431(server: Server) -> None:
    for headers in (
        b"x-more: " + b"a" * MAX_HEADER_BYTES + b"\r\n",
        b"x: y\r\n" * (MAX_HEADERS + 1),
    ):
        with connect(server) as connection:
            connection.sendall(FIRST + headers + b"\r\n")
            assert answer(connection).startswith(b"HTTP/1.1 431 ")


def test_ordinary_headers_and_bodies_pass(server: Server) -> None:
    with connect(server) as connection:
        connection.sendall(FIRST + b"x: y\r\n" * (MAX_HEADERS - 10) + b"connection: close\r\n\r\n")
        assert answer(connection).startswith(b"HTTP/1.1 200 ")
    body = b'{"name": "' + b"a" * 2 * MAX_HEADER_BYTES + b'"}'
    lines = [
        b"PATCH /api/me HTTP/1.1",
        b"Host: localhost",
        b"content-type: application/json",
        b"connection: close",
        b"content-length: %d" % len(body),
    ]
    with connect(server) as connection:
        connection.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        assert answer(connection).startswith(b"HTTP/1.1 400 "), "the name is too long, not the body"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        FIRST,
        b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half of the headers", "half of the body"],
)
def test_a_request_that_does_not_arrive_in_time_is_dropped(server: Server, begun: bytes) -> None:
    with connect(server) as connection:
        connection.sendall(begun)
        assert answer(connection) == b""


def test_a_connection_that_is_kept_alive_may_be_idle(server: Server) -> None:
    """Between two requests no deadline runs."""
    with connect(server) as connection:
        connection.sendall(FIRST + b"\r\n")
        assert whole_response(connection).startswith(b"HTTP/1.1 200 ")
        time.sleep(IDLE_SECONDS)
        connection.sendall(FIRST + b"\r\n")
        assert whole_response(connection).startswith(b"HTTP/1.1 200 ")


def whole_response(connection: socket.socket) -> bytes:
    """One response with its body, on a connection that stays open."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += connection.recv(65536)
    head, _, body = received.partition(b"\r\n\r\n")
    (length,) = re.findall(rb"content-length: (\d+)", head.lower())
    while len(body) < int(length):
        body += connection.recv(65536)
    return head
