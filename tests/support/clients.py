"""Clients of a real server over HTTP and WebSockets."""

from __future__ import annotations

import json
import random
import ssl
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

PATIENCE = 90.0
"""Timeout in seconds; generous, since test machines are busy."""
LOST = (502, 504)
"""Statuses of a proxy that lost its server, never of the server itself."""


class AlternatingTransport(httpx.BaseTransport):
    """Sends each request to the next of several ports, like a round-robin load balancer; a port
    that refuses the connection is skipped."""

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
            response = self._send(request)
        except httpx.ConnectError:
            response = self._send(request)
        if response.status_code in LOST:
            response.close()
            raise httpx.RemoteProtocolError("the proxy lost its worker")
        return response

    def _send(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=self.port())
        return self._inner.handle_request(request)

    def close(self) -> None:
        self._inner.close()


class Refusal(AssertionError):
    """An error response."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code} {response.text}")
        self.response = response
        self.status = response.status_code
        error = response.json()["error"]
        self.code: str = error["code"]
        self.error: Json = error


def check_accepted(response: httpx.Response) -> httpx.Response:
    """The response; raises Refusal if it is an error.

    A proxy without a worker responds without a body: that counts as a broken connection.
    """
    if response.status_code in (502, 503, 504) and not response.content:
        raise httpx.RemoteProtocolError("the proxy found no worker")
    if response.status_code >= 400:
        raise Refusal(response)
    return response


_clients: list[Client] = []
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Only plain HTTP is used; loading the system's certificates for each client takes long."""


def close_clients() -> None:
    while _clients:
        _clients.pop().http.close()


class Client:
    """One browser with its cookies. Error responses raise Refusal."""

    def __init__(
        self, url: str, ports: Callable[[], list[int]] | None = None, kept: bool = False
    ) -> None:
        default = int(url.rsplit(":", 1)[1])
        self._ports = AlternatingTransport(ports or (lambda: [default]))
        self.http = httpx.Client(
            base_url=url, timeout=PATIENCE, transport=self._ports, verify=_NO_TLS
        )
        self._requests = count()
        if not kept:
            _clients.append(self)
        self._tag = f"{random.getrandbits(48):x}"

    def call(self, method: str, path: str, **body: Any) -> Any:
        with_body = method in ("POST", "PUT", "PATCH")
        sent = body if with_body else None
        response = check_accepted(self.http.request(method, f"/api{path}", json=sent))
        if not response.content:
            return None
        if not response.headers["content-type"].startswith("application/json"):
            return response.text
        return response.json()

    def get(self, path: str, **query: Any) -> Any:
        response = check_accepted(self.http.get(f"/api{path}", params=query))
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
        """The URL for the next WebSocket."""
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
        """Answer the open question, with an action's text or the index of a legal action."""
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
        """Poll until the state is as expected."""
        until = time.monotonic() + PATIENCE
        while True:
            state = self.state(seat)
            if all(state["table"].get(k, state.get(k)) == v for k, v in expected.items()):
                return state
            assert time.monotonic() < until, f"timed out waiting for {expected}: {state['table']}"
            time.sleep(0.02)

    def wait_until(self, seat: int | None, done: Any) -> Json:
        until = time.monotonic() + PATIENCE
        while True:
            state = self.state(seat)
            if done(state):
                return state
            assert time.monotonic() < until, f"timed out: {state['table']}"
            time.sleep(0.02)

    def look(self, seat: int | None = None, since: int = 0, origin: str | None = None) -> Socket:
        return Socket(self.client, self.id, seat, since, origin)


class Socket:
    """The WebSocket of a table. Keeps every message."""

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
        """Read until a state satisfies the condition."""
        while True:
            message = self.next()
            if message["type"] == "state" and done(message):
                return message

    def at_move(self, move: int) -> Json:
        if self.states and self.states[-1]["move"] >= move:
            return self.states[-1]
        return self.until(lambda state: state["move"] >= move)
