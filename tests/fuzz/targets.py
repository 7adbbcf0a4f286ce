"""What is tried with each kind of input, and what must hold afterwards."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from callers import Client, Table
from hypothesis import strategies as st
from served import Server
from websockets.exceptions import ConnectionClosed

import ennead
from ennead.bots.command import BotFailed, Command
from ennead.core.errors import BadOptions, DeadEnd, EnneadError
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.verify import verify_text
from fuzz import shapes
from fuzz.api import Api

Target = tuple[st.SearchStrategy[Any], Callable[[Any], None]]
A_FEW_MOVES = 6
INTERNAL = 1011
"""What a WebSocket is closed with when the server has made a mistake."""


def check_said(message: str) -> None:
    """A refusal says what is wrong."""
    assert message


def check_farewell(closed: ConnectionClosed) -> None:
    assert closed.rcvd is None or closed.rcvd.code != INTERNAL, "a mistake of the server's"


def look_around(state: State) -> None:
    """All that is asked of a state, and a few moves on."""
    rng = Rng.of(1)
    for _ in range(A_FEW_MOVES):
        for seat in (None, *range(state.players)):
            json.dumps([state.view(seat), state.events(seat)])
        state.sample(0, rng)
        if state.over:
            assert len(state.ranking) == state.players
            return
        seat = state.to_move[rng.below(len(state.to_move))]
        options = state.legal(seat)
        assert options, "asked, and nothing to answer"
        state.play(seat, options[rng.below(len(options))])
    assert verify_text(str(state.record(whole=True))).fault == ""


def try_record(text: str) -> None:
    """Refused with a reason or read; what was read prints and reads the same."""
    verdict = verify_text(text)
    assert bool(verdict.fault) == bool(verdict.message)
    try:
        record = Record.parse(text)
    except EnneadError:
        return
    again = Record.parse(str(record))
    assert again.headers == record.headers
    assert [(x.seat, x.text) for x in again.lines] == [(x.seat, x.text) for x in record.lines]
    try:
        state = record.replay(record.moves // 2)
    except EnneadError:
        return
    json.dumps(state.view(None))


def try_position(value: Any) -> None:
    wanted = value.get("game") if isinstance(value, dict) else None
    game = ennead.game(wanted if wanted in ("tekhenu", "ankh") else "aton")
    try:
        state = game.load(value)
    except EnneadError as error:
        check_said(str(error))
        return
    with suppress(DeadEnd):  # what was left to do may have been damaged, and that shows later
        look_around(state)


def try_map(document: dict[str, Any]) -> None:
    try:
        state = ennead.game("ankh").new(2, 0, {"own": document})
    except BadOptions as error:
        check_said(str(error))
        return
    look_around(state)


class Mumbler(Command):
    """A program that has said one thing, and ended."""

    def __init__(self, line: str) -> None:
        super().__init__(ennead.game("aton"), Rng.of(1), "mumbler", 1.0)
        self._lines.put(line)


def try_bot(line: str) -> None:
    options = ennead.game("aton").new(2, 1).legal(0)
    try:
        chosen = Mumbler(line)._read(options)
    except BotFailed as error:
        check_said(str(error))
        return
    assert chosen in options


IN_PROCESS: dict[str, Target] = {
    "records": (shapes.record_texts, try_record),
    "positions": (shapes.position_values, try_position),
    "maps": (shapes.map_values, try_map),
    "bots": (shapes.said, try_bot),
}


class Wire:
    """A server, a person with a running table, and what they send to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client: Client = server.client("Ann")
        self.table: Table = self.client.create("me", "me", pass_and_play=True)
        self.cookie = self.client.http.cookies["ennead"]
        self.api = Api(server)

    def targets(self) -> dict[str, Target]:
        return {
            "api": (self.api.calls(), self.api.try_call),
            "websocket": (st.lists(shapes.messages, min_size=1, max_size=3), self.try_messages),
            "http": (shapes.requests, self.try_request),
        }

    def try_messages(self, messages: list[str | bytes]) -> None:
        """Every message is answered by a state or a pong, or the connection is closed politely."""
        with self.table.look(0) as live:
            live.next()
            try:
                for message in messages:
                    live.connection.send(message)
                live.send(type="ping")
                while live.next()["type"] not in ("pong", "error"):
                    pass
            except ConnectionClosed as closed:
                check_farewell(closed)

    def try_request(self, request: tuple[str, str, list[tuple[str, str]], bytes]) -> None:
        """Whatever comes in, what goes out is HTTP and no 5xx, or nothing."""
        method, path, headers, body = request
        path = path.replace("{id}", self.table.id)
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Cookie: ennead={self.cookie}"]
        lines += [name + value for name, value in headers]
        if not any(name.startswith(("Content-Length", "Transfer")) for name, _ in headers):
            lines.append(f"Content-Length: {len(body)}")
        lines.append("Connection: close")
        raw = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as door:
            try:
                door.sendall(raw)
                door.shutdown(socket.SHUT_WR)
                answer = door.recv(4096)
            except (ConnectionResetError, BrokenPipeError):
                return
        if answer:
            assert answer.startswith(b"HTTP/1.1 "), answer
            status = int(answer.split()[1])
            assert status < 500, answer
            head = answer.split(b"\r\n\r\n")[0].lower()
            assert b"location: http" not in head, "sent to another site"
            assert b"location: //" not in head, "sent to another site"
