"""The attacks of bench/hostile.py. Each goes on until it is cancelled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from load import Connection, StaleAnswer
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PARALLEL = 20
"""Calls that an attack makes at the same time."""
PAUSE = 0.02
"""Seconds between two calls of each, so that the attacker itself needs little processor time."""
TABLES = 30
FINISHED = 4
FINISHED_MOVES = 30
"""Games that the guest has ended, and the moves of each."""
VIEWERS = 30
ANSWERS = (
    RuntimeError,
    StaleAnswer,
    OSError,
    asyncio.IncompleteReadError,
    msgspec.DecodeError,
)
"""What a call may end with: a refusal, a closed connection, or a record, which is not JSON."""
PREPARING = 300.0
"""Seconds that building the long table may take."""
ROWS = "ABCDEFGHIJKL"


class Target:
    """The server, and what the hostile guest has there."""

    def __init__(self, host: str, port: int, local: str) -> None:
        self.host = host
        self.port = port
        self.local = local
        self.cookie = ""
        self.table = ""
        """A table with many undos."""
        self.finished: list[str] = []
        self.moves = 0

    def connection(self) -> Connection:
        made = Connection(self.host, self.port, self.local)
        made.cookie = self.cookie
        return made

    async def open_socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        local = (self.local, 0)
        return await asyncio.open_connection(self.host, self.port, local_addr=local)


SHARED_SCREEN = {"game": "aton", "seats": [{"kind": "me"}] * 2, "pass_and_play": True}


async def prepare(target: Target, undos: int) -> None:
    """Build a table with many undos, and some finished games."""
    guest = target.connection()
    with suppress(TimeoutError):
        async with asyncio.timeout(PREPARING):
            for _ in range(FINISHED):
                table = (await _patiently(guest, "POST", "/api/tables", SHARED_SCREEN))["id"]
                for _ in range(FINISHED_MOVES):
                    await _play(guest, table)
                await _patiently(guest, "POST", f"/api/tables/{table}/resign", {"seat": 0})
                target.finished.append(table)
            target.cookie = guest.cookie
            target.table = (await _patiently(guest, "POST", "/api/tables", SHARED_SCREEN))["id"]
            for _ in range(undos):
                for _ in range(2):
                    target.moves = await _play(guest, target.table)
                await _undo(guest, target.table)


async def _play(guest: Connection, table: str) -> int:
    """Give the first legal answer at a table of the guest alone; returns the move's number."""
    at = f"/api/tables/{table}"
    state = await _patiently(guest, "GET", at + "/state?seat=0")
    seat = state["to_move"][0]
    if seat:
        state = await _patiently(guest, "GET", f"{at}/state?seat={seat}")
    answer = {"seat": seat, "question": state["asked"], "action": state["legal"][0]["text"]}
    request = f"{random.getrandbits(64):x}"
    played = await _patiently(guest, "POST", at + "/play", {**answer, "request": request})
    number: int = played["number"]
    return number


async def _undo(guest: Connection, table: str) -> None:
    state = await _patiently(guest, "GET", f"/api/tables/{table}/state?seat=0")
    await _patiently(guest, "POST", f"/api/tables/{table}/undo/ask", {"seat": state["to_move"][0]})


async def _patiently(guest: Connection, method: str, path: str, body: object = None) -> Any:
    """A call that waits while it is refused for coming too often."""
    for _ in range(30):
        try:
            return await guest.call(method, path, body)
        except StaleAnswer:
            return None
        except RuntimeError as error:
            if not str(error).startswith("429"):
                raise
            await asyncio.sleep(1)
    return None


async def _flood(target: Target, call: Callable[[Connection], Awaitable[Any]]) -> None:
    """Make the same call again and again, several at a time, whatever the answers."""

    async def one() -> None:
        connection = target.connection()
        while True:
            with suppress(*ANSWERS):
                await call(connection)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(one() for _ in range(PARALLEL)))


async def moments(target: Target) -> None:
    def call(guest: Connection) -> Awaitable[Any]:
        move = random.randrange(target.moves + 1)
        return guest.call("GET", f"/api/tables/{target.table}/state?move={move}")

    await _flood(target, call)


async def records(target: Target) -> None:
    await _flood(target, lambda guest: guest.call("GET", f"/api/tables/{target.table}/record"))


async def checks(target: Target) -> None:
    def call(guest: Connection) -> Awaitable[Any]:
        return guest.call("GET", f"/api/tables/{random.choice(target.finished)}/check")

    await _flood(target, call)


async def looks(target: Target) -> None:
    url = f"ws://{target.host}:{target.port}/api/tables/{target.table}/live?seat=0"
    headers = {"Cookie": target.cookie}
    look = msgspec.json.encode({"type": "look", "seat": 0, "since": 0}).decode()

    async def one() -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                local = (target.local, 0)
                async with connect(url, additional_headers=headers, local_addr=local) as socket:
                    while True:
                        await socket.send(look)
                        await asyncio.sleep(PAUSE)
            await asyncio.sleep(1)

    await asyncio.gather(*(one() for _ in range(PARALLEL)))


async def bots(target: Target) -> None:
    """Tables of hard bots that the guest leaves to them."""
    guest = target.connection()
    hard = {"kind": "bot", "bot": "hard"}
    for _ in range(TABLES):
        with suppress(RuntimeError, StaleAnswer):
            new = {"game": "ankh", "seats": [{"kind": "me"}, *[hard] * 4]}
            table = await guest.call("POST", "/api/tables", new)
            body = {"seat": 0, "bot": "hard"}
            await guest.call("POST", f"/api/tables/{table['id']}/stand_in", body)
    await asyncio.Event().wait()


async def hints(target: Target) -> None:
    guest = target.connection()
    new = {"game": "aton", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
    table = await _patiently(guest, "POST", "/api/tables", new)
    body = {"seat": 0, "level": "hard"}
    await _flood(target, lambda one: one.call("POST", f"/api/tables/{table['id']}/hint", body))


async def analyses(target: Target) -> None:
    def call(guest: Connection) -> Awaitable[Any]:
        return guest.call("POST", f"/api/tables/{random.choice(target.finished)}/analysis", {})

    await _flood(target, call)


async def forks(target: Target) -> None:
    def call(guest: Connection) -> Awaitable[Any]:
        body = {"move": random.randrange(FINISHED_MOVES), "seat": 0, "bot": "hard"}
        return guest.call("POST", f"/api/tables/{random.choice(target.finished)}/fork", body)

    await _flood(target, call)


async def renames(target: Target) -> None:
    def call(guest: Connection) -> Awaitable[Any]:
        return guest.call("PATCH", "/api/me", {"name": f"Eve {random.randrange(10**6)}"})

    await _flood(target, call)


async def viewers(target: Target) -> None:
    """Many connections to one table, at which the guest plays as fast as the server permits."""
    guest = target.connection()
    table = (await _patiently(guest, "POST", "/api/tables", SHARED_SCREEN))["id"]
    url = f"ws://{target.host}:{target.port}/api/tables/{table}/live"

    async def watch() -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                local = (target.local, 0)
                cookie = {"Cookie": target.cookie}
                async with connect(url, additional_headers=cookie, local_addr=local) as socket:
                    async for _ in socket:
                        pass
            await asyncio.sleep(1)

    async def play() -> None:
        nonlocal table
        while True:
            try:
                await _play(guest, table)
            except (*ANSWERS, TypeError, IndexError):  # the game may be over
                table = (await _patiently(guest, "POST", "/api/tables", SHARED_SCREEN))["id"]
            await asyncio.sleep(PAUSE)

    await asyncio.gather(play(), *(watch() for _ in range(VIEWERS)))


async def creations(target: Target) -> None:
    new = {"game": "tekhenu", "seats": [{"kind": "me"}] * 4, "pass_and_play": True}
    await _flood(target, lambda guest: guest.call("POST", "/api/tables", new))


def _own_map() -> dict[str, Any]:
    """The largest map, with names that nobody has used before. Only its figures are missing."""
    name = f"{random.getrandbits(64):x}"
    hexes = [
        {"id": f"{row}{column}", "terrain": "fertile", "region": name}
        for row in ROWS
        for column in range(1, 13)
    ]
    regions = [{"token": 1, "anchor": "A1"}]
    scenario = {"players": 2, "regions": regions, "monuments": [], "figures": []}
    return {"map": {"hexes": hexes, "river_edges": []}, "scenario": scenario}


async def uploads(target: Target) -> None:
    def call(guest: Connection) -> Awaitable[Any]:
        body = {"game": "ankh", "players": 2, "options": {"own": _own_map()}}
        return guest.call("POST", "/api/check", body)

    await _flood(target, call)


async def headers(target: Target) -> None:
    """Requests whose headers do not end."""

    async def one() -> None:
        while True:
            with suppress(OSError):
                _, writer = await target.open_socket()
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                for _ in range(1000):
                    writer.write(b"x: " + b"a" * 8000 + b"\r\n")
                    await writer.drain()
                writer.close()
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(one() for _ in range(PARALLEL)))


async def slow_requests(target: Target) -> None:
    """Requests that arrive byte by byte."""

    async def one() -> None:
        while True:
            with suppress(OSError):
                _, writer = await target.open_socket()
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nx: ")
                for _ in range(1000):
                    writer.write(b"a")
                    await writer.drain()
                    await asyncio.sleep(1)
            await asyncio.sleep(1)

    await asyncio.gather(*(one() for _ in range(5 * PARALLEL)))


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "moments": moments,
    "records": records,
    "checks": checks,
    "looks": looks,
    "bots": bots,
    "hints": hints,
    "analyses": analyses,
    "forks": forks,
    "creations": creations,
    "renames": renames,
    "viewers": viewers,
    "uploads": uploads,
    "headers": headers,
    "slow requests": slow_requests,
}


def attack(target: Target, names: list[str]) -> None:
    """Make some attacks, in a process of their own, until it is ended."""

    async def together() -> None:
        await asyncio.gather(*(ATTACKS[name](target) for name in names))

    asyncio.run(together())
