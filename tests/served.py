"""A real server in a process of its own, and clients that talk to it over HTTP and WebSockets."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import httpx
import psycopg
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

TESTS = Path(__file__).parent
PATIENCE = 90.0
"""Seconds after which a test gives up waiting: machines that test are busy."""
PLAIN = "from ennead.cli import main; main()"
SAME_DICE = "import same_dice; from ennead.cli import main; main()"
WITH_TOY = "import toy; from ennead.cli import main; main()"


class Server:
    """`ennead serve` on a free port, with bots that don't dawdle."""

    def __init__(
        self,
        data: Path,
        program: str = PLAIN,
        group: bool = False,
        options: Sequence[str] = (),
        **environment: str,
    ) -> None:
        self.data = data
        self._options = options
        self._group = group
        self._program = program
        self._environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("ENNEAD_")},
            "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
            "ENNEAD_BOT_DELAY": "0",
            "ENNEAD_RATES": "0",
            **environment,
        }
        self.url = ""
        self.port = 0

    def start(self) -> Server:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), *self._options]
        self._errors = (self.data.parent / f"{self.data.name}.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", self._program, *arguments],
            env=self._environment,
            cwd=TESTS,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            start_new_session=self._group,
        )
        lines: Queue[str] = Queue()
        assert self.process.stdout is not None
        reader = self.process.stdout
        threading.Thread(target=lambda: lines.put(reader.readline()), daemon=True).start()
        try:
            line = lines.get(timeout=PATIENCE)
        except Empty:
            line = ""
        assert line.startswith("Ennead is at http://"), f"no server: {line!r}\n{self.log()}"
        self.url = line.split()[3]
        self.port = int(self.url.rsplit(":", 1)[1])
        return self

    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text("utf-8")

    def ports(self) -> list[int]:
        return [self.port]

    def stored(self, query: str) -> list[tuple[Any, ...]]:
        """What lies in the database."""
        with closing(sqlite3.connect(self.data / "ennead.db")) as database:
            return database.execute(query).fetchall()

    def kill(self) -> None:
        """As hard as it gets."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """As Ctrl-C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self._wait()

    def _wait(self) -> int:
        try:
            code = self.process.wait(PATIENCE)
        finally:
            if self.process.stdout is not None:
                self.process.stdout.close()
            self._errors.close()
        return code

    def client(self, name: str | None = None) -> Client:
        client = Client(self.url, self.ports)
        if name is not None:
            client.call("PATCH", "/me", name=name)
        return client


@contextmanager
def serving(data: Path, program: str = PLAIN, **environment: str) -> Iterator[Server]:
    server = Server(data, program, False, (), **environment).start()
    try:
        yield server
    finally:
        server.stop()


class Servers(Server):
    """Several servers at one PostgreSQL; whoever calls gets now the one, now the other."""

    def __init__(self, data: Path, program: str, database: str, **environment: str) -> None:
        self.database = database
        environment = {"ENNEAD_LEASE_SECONDS": "3", **environment, "ENNEAD_DATABASE": database}
        self.each = [
            Server(data.parent / f"{data.name}{number}", program, False, (), **environment)
            for number in (1, 2)
        ]

    def start(self) -> Servers:
        for one in self.each:
            one.start()
        self.data = self.each[0].data
        self.url = self.each[0].url
        self.port = self.each[0].port
        self.process = self.each[0].process
        return self

    def stop(self) -> int:
        return max(one.stop() for one in self.each)

    def log(self) -> str:
        return "".join(one.log() for one in self.each)

    def ports(self) -> list[int]:
        return [one.port for one in self.each]

    def stored(self, query: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as database:
            return database.execute(query.encode()).fetchall()


LOST = (502, 504)
"""Said by a proxy, never by a server of ours: as good as no answer."""


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


class Alternating(httpx.BaseTransport):
    """Sends every call to the next of several ports, as a balancer without memory would; where
    nobody listens the next one is asked."""

    def __init__(self, ports: Callable[[], list[int]]) -> None:
        self._ports = ports
        self._turn = random.randrange(2)
        self._inner = httpx.HTTPTransport(verify=_NO_TLS)

    def port(self) -> int:
        ports = self._ports()
        self._turn += 1
        return ports[self._turn % len(ports)]

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        try:
            response = self._sent(request)
        except httpx.ConnectError:
            response = self._sent(request)
        if response.status_code in LOST:
            response.close()
            raise httpx.RemoteProtocolError("the proxy has lost the worker that it asked")
        return response

    def _sent(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=self.port())
        return self._inner.handle_request(request)

    def close(self) -> None:
        self._inner.close()


class Refusal(AssertionError):
    """The server said no."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code} {response.text}")
        self.response = response
        self.status = response.status_code
        error = response.json()["error"]
        self.code: str = error["code"]
        self.error: Json = error


def accepted(response: httpx.Response) -> httpx.Response:
    """What the server did not refuse; a call that a proxy lost is like a connection that broke.

    The server always says why, a proxy without a worker says nothing.
    """
    if response.status_code in (502, 503, 504) and not response.content:
        raise httpx.RemoteProtocolError("the proxy found no worker")
    if response.status_code >= 400:
        raise Refusal(response)
    return response


_clients: list[Client] = []
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""All is plain HTTP here; to read the world's certificates for each client would take long."""


def close_clients() -> None:
    while _clients:
        _clients.pop().http.close()


class Client:
    """One browser: a cookie jar, and calls that fail loudly."""

    def __init__(
        self, url: str, ports: Callable[[], list[int]] | None = None, kept: bool = False
    ) -> None:
        usual = int(url.rsplit(":", 1)[1])
        self._ports = Alternating(ports or (lambda: [usual]))
        self.http = httpx.Client(
            base_url=url, timeout=PATIENCE, transport=self._ports, verify=_NO_TLS
        )
        self._requests = count()
        if not kept:
            _clients.append(self)
        self._tag = f"{random.getrandbits(48):x}"

    def call(self, method: str, path: str, **body: Any) -> Any:
        with_body = method in ("POST", "PATCH")
        sent = body if with_body else None
        response = accepted(self.http.request(method, f"/api{path}", json=sent))
        if not response.content:
            return None
        if not response.headers["content-type"].startswith("application/json"):
            return response.text
        return response.json()

    def get(self, path: str, **query: Any) -> Any:
        response = accepted(self.http.get(f"/api{path}", params=query))
        if not response.headers["content-type"].startswith("application/json"):
            return response.text
        return response.json()

    def post(self, path: str, **body: Any) -> Any:
        return self.call("POST", path, **body)

    # Tables.

    def create(self, *seats: str, game: str = "aton", **more: Any) -> Table:
        """`me`, `open`, or a bot's name for each seat."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = self.post("/tables", game=game, seats=wanted, **more)
        return Table(self, made["id"])

    def at(self, id: str) -> Table:
        return Table(self, id)

    def join(self, id: str) -> Table:
        self.post(f"/tables/{id}/seats", seat=None)
        return Table(self, id)

    def socket_url(self) -> str:
        """Where the next WebSocket goes."""
        return f"ws://{self.http.base_url.host}:{self._ports.port()}"

    def request(self) -> str:
        return f"{self._tag}-{next(self._requests)}"


class Table:
    """A table as one client sees it."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id

    def info(self) -> Json:
        found: Json = self.client.get(f"/tables/{self.id}")
        return found

    def state(self, seat: int | None = None, **query: Any) -> Json:
        if seat is not None:
            query["seat"] = seat
        found: Json = self.client.get(f"/tables/{self.id}/state", **query)
        return found

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(f"/tables/{self.id}/{path}", **body)

    def play(self, seat: int, action: str, question: int, request: str | None = None) -> int:
        answer = self.post(
            "play",
            seat=seat,
            action=action,
            question=question,
            request=request or self.client.request(),
        )
        number: int = answer["number"]
        return number

    def play_now(self, seat: int, wanted: str | int = 0) -> int:
        """Answer the open question: an action's text, or the number of an option."""
        state = self.state(seat)
        action = wanted if isinstance(wanted, str) else state["legal"][wanted]["text"]
        return self.play(seat, action, state["asked"])

    def undo(self, seat: int) -> int:
        number: int = self.post("undo", seat=seat, request=self.client.request())["number"]
        return number

    def record(self) -> str:
        text: str = self.client.get(f"/tables/{self.id}/record")
        return text

    def wait(self, seat: int | None = None, **expected: Any) -> Json:
        """Ask again and again until the state is as expected."""
        until = time.monotonic() + PATIENCE
        while True:
            state = self.state(seat)
            if all(state["table"].get(k, state.get(k)) == v for k, v in expected.items()):
                return state
            assert time.monotonic() < until, f"waited in vain for {expected}: {state['table']}"
            time.sleep(0.02)

    def wait_until(self, seat: int, done: Any) -> Json:
        until = time.monotonic() + PATIENCE
        while True:
            state = self.state(seat)
            if done(state):
                return state
            assert time.monotonic() < until, f"waited in vain: {state['table']}"
            time.sleep(0.02)

    def look(self, seat: int | None = None, since: int = 0, origin: str | None = None) -> Socket:
        return Socket(self.client, self.id, seat, since, origin)


class Socket:
    """The WebSocket of a table; every message is kept, as it came."""

    def __init__(
        self,
        client: Client,
        id: str,
        seat: int | None,
        since: int,
        origin: str | None,
        headers: dict[str, str] | None = None,
    ) -> None:
        url = client.socket_url()
        query = f"seat={'' if seat is None else seat}&since={since}"
        cookie = "; ".join(f"{k}={v}" for k, v in client.http.cookies.items())
        if headers is None:
            headers = {"cookie": cookie} if cookie else {}
        self._opening = connect(
            f"{url}/api/tables/{id}/live?{query}",
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            proxy=None,
        )
        self.connection: ClientConnection
        self._since = since
        self.raw: list[str] = []
        self.states: list[Json] = []
        self.events: list[Json] = []

    def __enter__(self) -> Socket:
        self.connection = self._opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Json:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.states.append(message)
            start = message["events_from"] - self._since
            assert 0 <= start <= len(self.events), "events are missing"
            self.events[start:] = message["events"]
        return message

    def until(self, done: Any) -> Json:
        """Read on until a state is as wanted."""
        while True:
            message = self.next()
            if message["type"] == "state" and done(message):
                return message

    def at_move(self, move: int) -> Json:
        if self.states and self.states[-1]["move"] >= move:
            return self.states[-1]
        return self.until(lambda state: state["move"] >= move)
