"""How each kind of input is tried, and what must hold afterwards."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from hypothesis import strategies as st
from support.clients import Client, Table
from support.server_process import Server
from websockets.exceptions import ConnectionClosed

import ennead
from ennead.bots.subprocess_bot import BotFailed, SubprocessBot
from ennead.core.errors import BadOptions, DeadEnd, EnneadError
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.verify import verify_text
from fuzz import strategies
from fuzz.api import Api

Target = tuple[st.SearchStrategy[Any], Callable[[Any], None]]
A_FEW_MOVES = 6
INTERNAL = 1011
"""WebSocket close code for an internal error of the server."""


def check_message(message: str) -> None:
    """An error says what is wrong."""
    assert message


def check_close_code(closed: ConnectionClosed) -> None:
    assert closed.rcvd is None or closed.rcvd.code != INTERNAL, "an internal error"


def look_around(state: State) -> None:
    """Use a state in every way, and play a few moves."""
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
        assert options, "a question without legal actions"
        state.play(seat, options[rng.below(len(options))])
    assert verify_text(str(state.record(whole=True))).fault == ""


def try_record(text: str) -> None:
    """A record is rejected with a reason, or survives printing and parsing."""
    verdict = verify_text(text)
    assert bool(verdict.fault) == bool(verdict.message)
    try:
        record = Record.parse(text)
    except EnneadError:
        return
    again = Record.parse(str(record))
    assert again.headers == record.headers
    assert [(x.seat, x.text) for x in again.entries] == [(x.seat, x.text) for x in record.entries]
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
        check_message(str(error))
        return
    with suppress(DeadEnd):  # damage to pending steps may show late
        look_around(state)


def try_map(document: dict[str, Any]) -> None:
    try:
        state = ennead.game("ankh").new(2, 0, {"own": document})
    except BadOptions as error:
        check_message(str(error))
        return
    look_around(state)


class OneLineProgram(SubprocessBot):
    """A bot program that printed one line and ended."""

    def __init__(self, line: str) -> None:
        super().__init__(ennead.game("aton"), Rng.of(1), "one-line", 1.0)
        self._lines.put(line)


def try_bot(line: str) -> None:
    options = ennead.game("aton").new(2, 1).legal(0)
    try:
        chosen = OneLineProgram(line)._read(options)
    except BotFailed as error:
        check_message(str(error))
        return
    assert chosen in options


IN_PROCESS: dict[str, Target] = {
    "records": (strategies.record_texts, try_record),
    "positions": (strategies.position_values, try_position),
    "maps": (strategies.map_values, try_map),
    "bots": (strategies.bot_output, try_bot),
}


class ServerTargets:
    """Inputs for a server, from a person with a running table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client: Client = server.client("Ann")
        self.table: Table = self.client.create("me", "me", pass_and_play=True)
        self.cookie = self.client.http.cookies["ennead"]
        self.api = Api(server)

    def targets(self) -> dict[str, Target]:
        return {
            "api": (self.api.calls(), self.api.try_call),
            "websocket": (st.lists(strategies.messages, min_size=1, max_size=3), self.try_messages),
            "http": (strategies.requests, self.try_request),
        }

    def try_messages(self, messages: list[str | bytes]) -> None:
        """The server answers messages with states or pongs, or closes the connection properly."""
        with self.table.look(0) as live:
            live.next()
            try:
                for message in messages:
                    live.connection.send(message)
                live.send(type="ping")
                while live.next()["type"] not in ("pong", "error"):
                    pass
            except ConnectionClosed as closed:
                check_close_code(closed)

    def try_request(self, request: tuple[str, str, list[tuple[str, str]], bytes]) -> None:
        """The response to any bytes is HTTP without a 5xx status, or nothing."""
        method, path, headers, body = request
        path = path.replace("{id}", self.table.id)
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Cookie: ennead={self.cookie}"]
        lines += [name + value for name, value in headers]
        if not any(name.startswith(("Content-Length", "Transfer")) for name, _ in headers):
            lines.append(f"Content-Length: {len(body)}")
        lines.append("Connection: close")
        raw = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as connection:
            try:
                connection.sendall(raw)
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(4096)
            except (ConnectionResetError, BrokenPipeError):
                return
        if answer:
            assert answer.startswith(b"HTTP/1.1 "), answer
            status = int(answer.split()[1])
            assert status < 500, answer
            head = answer.split(b"\r\n\r\n")[0].lower()
            assert b"location: http" not in head, "redirected to another site"
            assert b"location: //" not in head, "redirected to another site"
