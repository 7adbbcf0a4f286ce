"""Load test of the server: the latency of moves at many tables, and memory.

    .venv/bin/python bench/load.py moves --tables 1000 --every 10 --seconds 60
    .venv/bin/python bench/load.py memory --tables 1000
    scripts/postgres.sh run .venv/bin/python bench/load.py moves --workers 2

Everything runs on this machine: a server with a fresh database (SQLite, or the PostgreSQL that
`scripts/postgres.sh run` starts), and two people with a WebSocket each at every table. A move is
measured from the request to the response, which comes after the move is on disk; "seen" is measured
until the other player's WebSocket receives it. For comparison, an endpoint that does nothing is
called as often, and the load generator's own delay is shown: no result can be better than these.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from measured_server import cpu_seconds, database, resident, running, serve, stolen_ticks
from websockets.asyncio.client import ClientConnection, connect

EMPTY = """
import sys, uvicorn
from fastapi import FastAPI
app = FastAPI()

@app.post("/api/nothing")
async def nothing() -> dict[str, int]:
    return {"number": 1}

config = uvicorn.Config(app, port=0, log_level="warning", http="httptools")
listener = config.bind_socket()
listener.listen(2048)
print(f"Empty is at http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
uvicorn.Server(config).run([listener])
"""


STALE = 409
MAX_CONCURRENT = 20
"""How many tables are created at the same time."""
WARM_UP_TABLES = 40
"""Tables created before memory is measured, so that shared data is loaded."""


class StaleAnswer(Exception):
    """The question was answered or withdrawn in the meantime."""


class Connection:
    """A minimal HTTP client with one persistent connection."""

    def __init__(self, host: str, port: int, local: str | None = None) -> None:
        self.host = host
        self.port = port
        self.local = local
        """The address to connect from."""
        self.cookie = ""
        self._lock = asyncio.Lock()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: object = None) -> Any:
        async with self._lock:
            try:
                status, answer = await self._request(method, path, body)
            except (ConnectionError, asyncio.IncompleteReadError):
                self._reader = None  # the server closed the idle connection
                status, answer = await self._request(method, path, body)
        if status == STALE:
            raise StaleAnswer(str(answer))
        if status >= 400:
            raise RuntimeError(f"{status} {answer}")
        return answer

    async def _request(self, method: str, path: str, body: object) -> tuple[int, Any]:
        if self._reader is None or self._writer is None or self._reader.at_eof():
            local = (self.local, 0) if self.local is not None else None
            self._reader, self._writer = await asyncio.open_connection(
                self.host, self.port, local_addr=local
            )
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        if content:
            head += "Content-Type: application/json\r\n"
        head += f"Content-Length: {len(content)}\r\n\r\n"
        self._writer.write(head.encode() + content)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            if name == "content-length":
                length = int(value)
            elif name == "set-cookie":
                self.cookie = value.split(";")[0]
        return int(lines[0].split()[1]), msgspec.json.decode(await self._reader.readexactly(length))

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


# Moves.


@dataclass
class Times:
    """Latencies and CPU times, in seconds."""

    moves: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    """How late the load generator itself was."""
    server_cpu: float = 0.0
    own_cpu: float = 0.0
    stolen: float = 0.0
    """The share of CPU time that the host withheld."""
    measuring: bool = False


class Table:
    """Two people with a connection and a WebSocket each; one of them moves at intervals."""

    def __init__(self, address: tuple[str, int], number: int, every: float, times: Times) -> None:
        self.address = address
        self.players = [Connection(*address), Connection(*address)]
        self.every = every
        self.times = times
        self.dice = random.Random(number)
        self.states: list[Any] = [None, None]
        self.clicked: dict[tuple[int, int], float] = {}
        self.requests = 0
        self.reading: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        first, second = self.players
        made = await first.call("POST", "/api/tables", {"game": "aton", "seats": seats})
        self.id = made["id"]
        await second.call("POST", f"/api/tables/{self.id}/seats", {"seat": None})
        self.states = [None, None]
        sockets = [await self.look(seat) for seat in (0, 1)]
        self.reading = [asyncio.create_task(self.read(i, s)) for i, s in enumerate(sockets)]
        while None in self.states:
            await asyncio.sleep(0.05)

    async def look(self, seat: int) -> ClientConnection:
        host, port = self.address
        url = f"ws://{host}:{port}/api/tables/{self.id}/live?seat={seat}"
        headers = {"Cookie": self.players[seat].cookie}
        return await connect(
            url, additional_headers=headers, proxy=None, open_timeout=60, ping_interval=None
        )

    async def read(self, seat: int, socket: ClientConnection) -> None:
        async with socket:
            async for message in socket:
                state = msgspec.json.decode(message)
                self.states[seat] = state
                clicked = self.clicked.pop((state["move"], seat), None)
                if clicked is not None and self.times.measuring:
                    self.times.seen.append(time.perf_counter() - clicked)

    async def leave(self) -> None:
        for task in self.reading:
            task.cancel()
        await asyncio.gather(*self.reading, return_exceptions=True)

    async def play(self, until: float) -> None:
        """Move at intervals, with an offset of this table's own."""
        next_move = time.perf_counter() + self.dice.uniform(0, self.every)
        while next_move < until:
            await asyncio.sleep(next_move - time.perf_counter())
            if self.times.measuring:
                self.times.delays.append(time.perf_counter() - next_move)
            next_move += self.every
            if self.states[0]["table"]["status"] == "finished":
                await self.leave()
                await self.sit_down()
            await self.move()
        await asyncio.sleep(max(0.0, until - time.perf_counter()))

    async def move(self) -> None:
        asked = [seat for seat in (0, 1) if self.states[seat]["legal"]]
        if not asked:
            return
        seat = self.dice.choice(asked)
        state = self.states[seat]
        self.requests += 1
        body = {
            "seat": seat,
            "question": state["asked"],
            "action": self.dice.choice(state["legal"])["text"],
            "request": str(self.requests),
        }
        state["legal"] = []  # until the next state arrives
        clicked = time.perf_counter()
        self.clicked = {(state["move"] + 1, 1 - seat): clicked}
        try:
            await self.players[seat].call("POST", f"/api/tables/{self.id}/play", body)
        except StaleAnswer:
            return
        if self.times.measuring:
            self.times.moves.append(time.perf_counter() - clicked)


class EmptyEndpoint:
    """Calls an endpoint that does nothing as often as a table moves."""

    def __init__(self, address: tuple[str, int], number: int, every: float, times: Times) -> None:
        self.connection = Connection(*address)
        self.every = every
        self.times = times
        self.dice = random.Random(number)

    async def sit_down(self) -> None:
        await self.connection.call("POST", "/api/nothing", {"seat": 0})

    async def leave(self) -> None:
        self.connection.close()

    async def play(self, until: float) -> None:
        next_call = time.perf_counter() + self.dice.uniform(0, self.every)
        while next_call < until:
            await asyncio.sleep(next_call - time.perf_counter())
            if self.times.measuring:
                self.times.delays.append(time.perf_counter() - next_call)
            next_call += self.every
            clicked = time.perf_counter()
            await self.connection.call("POST", "/api/nothing", {"seat": 0})
            if self.times.measuring:
                self.times.moves.append(time.perf_counter() - clicked)


async def run_limited(work: list[Awaitable[None]]) -> None:
    """Await everything, a limited number at a time."""
    gate = asyncio.Semaphore(MAX_CONCURRENT)

    async def one(what: Awaitable[None]) -> None:
        async with gate:
            await what

    await asyncio.gather(*(one(what) for what in work))


async def load(
    kind: type[Table] | type[EmptyEndpoint], url: str, pid: int, arguments: argparse.Namespace
) -> Times:
    host, port = url.removeprefix("http://").split(":")
    times = Times()
    address = (host, int(port))
    clients = [kind(address, i, arguments.every, times) for i in range(arguments.tables)]
    await run_limited([one.sit_down() for one in clients])
    gc.disable()  # a collection here would distort the measurement
    start = time.perf_counter()
    until = start + arguments.every + arguments.seconds
    work = [asyncio.create_task(one.play(until)) for one in clients]
    await asyncio.sleep(arguments.every)  # by then everybody has moved once
    times.measuring = True
    before, own, (gone, ticks) = cpu_seconds(pid), time.process_time(), stolen_ticks()
    await asyncio.gather(*work)
    times.server_cpu, times.own_cpu = cpu_seconds(pid) - before, time.process_time() - own
    times.stolen = (stolen_ticks()[0] - gone) / (stolen_ticks()[1] - ticks)
    gc.enable()
    await asyncio.gather(*(one.leave() for one in clients))
    return times


def moves(arguments: argparse.Namespace) -> None:
    title = f"{arguments.tables} tables, a move per {arguments.every:g} s, {arguments.seconds:g} s"
    print(f"{title:44}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'per second':>11}{'CPU ms':>9}")
    with running([sys.executable, "-c", EMPTY]) as (pid, url):
        times = asyncio.run(load(EmptyEndpoint, url, pid, arguments))
    line("an empty FastAPI endpoint", times.moves, arguments.seconds, times.server_cpu)
    with running(serve(arguments), **database(arguments)) as (pid, url):
        times = asyncio.run(load(Table, url, pid, arguments))
    line("a move, stored", times.moves, arguments.seconds, times.server_cpu)
    line("a move, seen by the other", times.seen, arguments.seconds)
    line("(delay of the load generator)", times.delays, arguments.seconds, times.own_cpu)
    print(f"(CPU time stolen by the host: {times.stolen:.1%})")


def line(name: str, times: list[float], seconds: float, cpu: float | None = None) -> None:
    times = sorted(times)
    if not times:
        print(f"{name:44} nothing measured")
        return
    figures = [times[min(len(times) - 1, int(len(times) * p))] * 1000 for p in (0.5, 0.95, 0.99)]
    rate = len(times) / seconds
    more = "" if cpu is None else f"{cpu / len(times) * 1000:9.2f}"
    print(f"{name:44}{figures[0]:9.1f}{figures[1]:9.1f}{figures[2]:9.1f}{rate:11.1f}{more}")


# Memory.


def memory(arguments: argparse.Namespace) -> None:
    """Print the memory used by a table without viewers, after some moves."""

    async def fill(url: str, many: int) -> None:
        host, port = url.removeprefix("http://").split(":")
        times = Times()
        await run_limited([one_idle((host, int(port)), i, times) for i in range(many)])

    async def one_idle(address: tuple[str, int], number: int, times: Times) -> None:
        table = Table(address, number, 1.0, times)
        await table.sit_down()
        for _ in range(arguments.moves):
            before = table.states[0]["move"]
            await table.move()
            while table.states[0]["move"] == before or table.states[1]["move"] == before:
                await asyncio.sleep(0.01)
        await table.leave()
        for player in table.players:
            player.close()

    with running(serve(arguments), **database(arguments)) as (pid, url):
        start = resident(pid)
        asyncio.run(fill(url, WARM_UP_TABLES))
        before = resident(pid)
        asyncio.run(fill(url, arguments.tables))
        time.sleep(2)
        each = (resident(pid) - before) / arguments.tables / 1024
        print(f"server at start {start / 2**20:.0f} MB, in use {before / 2**20:.0f} MB; ", end="")
        print(f"an idle table of {arguments.moves} moves {each:.1f} kB (over {arguments.tables})")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("what", choices=("moves", "memory"), default="moves")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two moves")
    parser.add_argument(
        "--moves", type=int, default=30, help="moves played at each idle table (memory)"
    )
    parser.add_argument(
        "--workers", type=int, default=1, help="server processes; more than one needs PostgreSQL"
    )
    arguments = parser.parse_args()
    {"moves": moves, "memory": memory}[arguments.what](arguments)


if __name__ == "__main__":
    main()
