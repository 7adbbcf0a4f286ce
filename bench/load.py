"""How long a move takes at a server with many active tables, beside an empty FastAPI endpoint.

    .venv/bin/python bench/load.py --tables 100 --seconds 20

Everything runs on this machine over the loopback: a server with a fresh database, two people at
each table, each with a WebSocket, who answer after a pause, and the same for an endpoint that
does nothing. A move counts from the click until the server's answer, which comes after the move
is on the disk; "seen" counts until the other player's WebSocket has shown it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect

EMPTY = """
import sys, uvicorn
from fastapi import FastAPI
app = FastAPI()

@app.post("/api/nothing")
async def nothing() -> dict[str, int]:
    return {"number": 1}

config = uvicorn.Config(app, port=0, log_level="warning", http="httptools")
door = config.bind_socket()
print(f"Empty is at http://127.0.0.1:{door.getsockname()[1]}", flush=True)
uvicorn.Server(config).run([door])
"""


WARM_UP = 5.0
"""Seconds in which everybody sits down; they do not count."""


class Connection:
    """HTTP over one open connection, with as little around it as can be."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookie = ""
        self._lock = asyncio.Lock()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: object = None) -> Any:
        async with self._lock:
            if self._reader is None or self._writer is None or self._reader.at_eof():
                streams = await asyncio.open_connection(self.host, self.port)
                self._reader, self._writer = streams
            content = b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            if self.cookie:
                head += f"Cookie: {self.cookie}\r\n"
            if content:
                head += "Content-Type: application/json\r\n"
            head += f"Content-Length: {len(content)}\r\n\r\n"
            self._writer.write(head.encode() + content)
            lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            status = int(lines[0].split()[1])
            length = 0
            for line in lines[1:]:
                name, _, value = line.partition(": ")
                if name == "content-length":
                    length = int(value)
                elif name == "set-cookie":
                    self.cookie = value.split(";")[0]
            answer = json.loads(await self._reader.readexactly(length))
        if status >= 400:
            raise RuntimeError(f"{status} {answer}")
        return answer

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


@dataclass
class Times:
    moves: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    clicked: dict[tuple[str, int, int], float] = field(default_factory=dict)


class Player:
    """Somebody who answers whenever asked, after a pause, and again and again."""

    def __init__(self, address: tuple[str, int], pause: float, times: Times, seed: int) -> None:
        self.http = Connection(*address)
        self.address = address
        self.pause = pause
        self.times = times
        self.dice = random.Random(seed)
        self.requests = 0

    async def play(self, table: str, seat: int, until: float) -> None:
        host, port = self.address
        url = f"ws://{host}:{port}/api/tables/{table}/live?seat={seat}"
        headers = {"Cookie": self.http.cookie}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            answering: asyncio.Task[None] | None = None
            while time.perf_counter() < until:
                try:
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + 1):
                        state = json.loads(await socket.recv())
                except TimeoutError:
                    continue
                clicked = self.times.clicked.pop((table, seat, state["move"] - 1), None)
                if clicked is not None:
                    self.times.seen.append(time.perf_counter() - clicked)
                if state["table"]["status"] == "finished":
                    break
                if state["legal"] and (answering is None or answering.done()):
                    answering = asyncio.create_task(self.answer(table, seat, state))
            if answering is not None:
                answering.cancel()
                await asyncio.gather(answering, return_exceptions=True)

    async def answer(self, table: str, seat: int, state: Any) -> None:
        await asyncio.sleep(self.pause * self.dice.uniform(0.5, 1.5))
        self.requests += 1
        body = {
            "seat": seat,
            "question": state["asked"],
            "action": self.dice.choice(state["legal"])["text"],
            "request": str(self.requests),
        }
        clicked = time.perf_counter()
        self.times.clicked[table, 1 - seat, state["move"]] = clicked
        await self.http.call("POST", f"/api/tables/{table}/play", body)
        self.times.moves.append(time.perf_counter() - clicked)


async def one_table(
    address: tuple[str, int], number: int, pause: float, times: Times, until: float
) -> None:
    """Two people who play one game after another."""
    players = [Player(address, pause, times, number * 2 + i) for i in (0, 1)]
    seats = [{"kind": "me"}, {"kind": "open"}]
    while time.perf_counter() < until:
        made = await players[0].http.call("POST", "/api/tables", {"game": "aton", "seats": seats})
        path = f"/api/tables/{made['id']}/seats"
        await players[1].http.call("POST", path, {"seat": None})
        await asyncio.gather(*(p.play(made["id"], i, until) for i, p in enumerate(players)))
    for player in players:
        player.http.close()


async def nothing(
    address: tuple[str, int], number: int, pause: float, times: Times, until: float
) -> None:
    dice = random.Random(number)
    connection = Connection(*address)
    while time.perf_counter() < until:
        await asyncio.sleep(pause * dice.uniform(0.5, 1.5))
        clicked = time.perf_counter()
        await connection.call("POST", "/api/nothing", {"seat": 0})
        times.moves.append(time.perf_counter() - clicked)
    connection.close()


async def load(what: Any, url: str, tables: int, seconds: float, pause: float) -> Times:
    host, port = url.removeprefix("http://").split(":")
    times = Times()
    until = time.perf_counter() + WARM_UP + seconds
    address = (host, int(port))
    work = [asyncio.create_task(what(address, i, pause, times, until)) for i in range(tables)]
    await asyncio.sleep(WARM_UP)
    times.moves.clear()
    times.seen.clear()
    await asyncio.gather(*work)
    return times


def started(command: list[str]) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "ENNEAD_RATES": "0"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3]


def show(name: str, times: list[float], seconds: float) -> None:
    times = sorted(times)
    if not times:
        print(f"{name:34} nothing measured")
        return
    figures = [times[min(len(times) - 1, int(len(times) * p))] * 1000 for p in (0.5, 0.95, 0.99)]
    rate = len(times) / seconds
    print(f"{name:34}{figures[0]:9.1f}{figures[1]:9.1f}{figures[2]:9.1f}{rate:11.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a person thinks")
    given = parser.parse_args()
    title = f"{given.tables} tables, {given.seconds:.0f} s, loopback"
    print(f"{title:34}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'a second':>11}")
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "ennead.cli", "serve", "--port", "0", "--data", folder]
        for name, command, what in (
            ("an empty FastAPI endpoint", [sys.executable, "-c", EMPTY], nothing),
            ("a move, stored", serve, one_table),
        ):
            process, url = started(command)
            try:
                work = load(what, url, given.tables, given.seconds, given.pause)
                times = asyncio.run(work)
            finally:
                process.terminate()
                process.wait(20)
                if process.stdout is not None:
                    process.stdout.close()
            show(name, times.moves, given.seconds)
            if times.seen:
                show("a move, seen by the other", times.seen, given.seconds)


if __name__ == "__main__":
    main()
