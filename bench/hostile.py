"""What one hostile guest does to everybody else.

    .venv/bin/python bench/hostile.py
    .venv/bin/python bench/hostile.py --only uploads --only "all together"
    .venv/bin/python bench/hostile.py --moves 100 --every 1 --rounds 1   # a short run
    scripts/postgres.sh run .venv/bin/python bench/hostile.py --workers 2

Ordinary players (two people at each of 50 tables with a move every 5 seconds, and ten people
against easy bots) play beside one guest who attacks from another loopback address: each attack in
turn, then all together. With `--one-address` everybody plays, and attacks, from the same one. Quiet
and attacked windows alternate. The server has its usual limits. A window of 3,000 moves takes about
four minutes, so each attack (`--only`) takes 25 minutes. Everything stays on this machine and ends
by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import statistics
import time
from collections.abc import Awaitable
from typing import Any

import msgspec
from hostile_attacks import ATTACKS, Target, attack, prepare
from load import Connection, StaleAnswer
from measured_server import database, running, serve
from websockets.asyncio.client import ClientConnection, connect

OWN_ADDRESS = "127.0.0.1"
HOSTILE_ADDRESS = "127.0.0.2"
TOGETHER = "all together"
PATIENCE = 60.0
"""Seconds after which an answer counts as lost."""


class Window:
    """What ordinary players experience for a while."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.bots: list[float] = []
        self.refused = 0
        self.failed = 0
        """Answers with a 5xx status."""


class Players:
    """All ordinary players. `window` is where they record what happens."""

    def __init__(self, host: str, port: int, arguments: argparse.Namespace) -> None:
        self._at = (host, port)
        self._arguments = arguments
        self.window = Window()
        self.last: dict[str, tuple[Connection, int]] = {}
        """The number of the last acknowledged move of each table."""

    def _connection(self, number: int) -> Connection:
        """A person; each signs up from an address of their own."""
        connection = Connection(*self._at)
        connection.local = f"127.0.{1 + number // 200}.{1 + number % 200}"
        return connection

    async def start(self) -> list[Awaitable[None]]:
        """Create the tables; returns the work of the players, which never ends."""
        work: list[Awaitable[None]] = []
        for number in range(self._arguments.tables):
            work.append(self._people(*await self._pair(number)))
        for number in range(self._arguments.bot_tables):
            person = self._connection(150 + number)
            work.append(self._against_bot(person, await self._bot_table(person)))
        return work

    async def _pair(self, number: int) -> tuple[list[Connection], str]:
        people = [self._connection(2 * number), self._connection(2 * number + 1)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await people[0].call("POST", "/api/tables", {"game": "aton", "seats": seats})
        await people[1].call("POST", f"/api/tables/{table['id']}/seats", {"seat": None})
        self._settle(*people)
        return people, table["id"]

    async def _bot_table(self, person: Connection) -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        table = await person.call("POST", "/api/tables", {"game": "aton", "seats": seats})
        self._settle(person)
        id: str = table["id"]
        return id

    def _settle(self, *people: Connection) -> None:
        """Play from the common address, if that is what is measured."""
        if self._arguments.one_address:
            for person in people:
                person.close()
                person.local = OWN_ADDRESS

    async def _people(self, people: list[Connection], table: str) -> None:
        await asyncio.sleep(random.uniform(0, self._arguments.every))
        while True:
            began = time.perf_counter()
            if not await self._move(people, table):
                people, table = await self._pair(random.randrange(70))
            used = time.perf_counter() - began
            await asyncio.sleep(max(0.0, self._arguments.every - used))

    async def _move(self, people: list[Connection], table: str) -> bool:
        """One move at a table; False once its game is over."""
        state = await self._call(people[0], "GET", f"/api/tables/{table}/state?seat=0")
        if state is None or not state["to_move"]:
            return state is None
        seat = state["to_move"][0]
        if seat:
            state = await self._call(people[1], "GET", f"/api/tables/{table}/state?seat=1")
        return state is None or await self._play(people[seat], table, seat, state)

    async def _play(self, person: Connection, table: str, seat: int, state: dict[str, Any]) -> bool:
        if not state["legal"]:
            return True
        answer = {
            "seat": seat,
            "question": state["asked"],
            "action": random.choice(state["legal"])["text"],
            "request": f"{random.getrandbits(64):x}",
        }
        began = time.perf_counter()
        played = await self._call(person, "POST", f"/api/tables/{table}/play", answer)
        if played is not None:
            self.window.moves.append(time.perf_counter() - began)
            self.last[table] = (person, played["number"])
        return True

    async def _call(self, person: Connection, method: str, path: str, body: object = None) -> Any:
        try:
            async with asyncio.timeout(PATIENCE):
                return await person.call(method, path, body)
        except StaleAnswer:
            return None
        except TimeoutError:
            self.window.failed += 1
        except RuntimeError as error:
            if str(error).startswith("5"):
                self.window.failed += 1
            else:
                self.window.refused += 1
        return None

    async def _against_bot(self, person: Connection, table: str) -> None:
        """Play against a bot, measuring from an answer until the game waits for the person."""
        while True:
            url = f"ws://{person.host}:{person.port}/api/tables/{table}/live?seat=0"
            headers = {"Cookie": person.cookie}
            local = (person.local, 0)
            async with connect(url, additional_headers=headers, local_addr=local) as socket:
                while await self._bot_round(person, table, socket):
                    await asyncio.sleep(self._arguments.every)
            table = await self._bot_table(person)

    async def _bot_round(self, person: Connection, table: str, socket: ClientConnection) -> bool:
        state = await self._my_turn(socket)
        if state is None:
            return False
        began = time.perf_counter()
        await self._play(person, table, 0, state)
        if await self._my_turn(socket) is not None:
            self.window.bots.append(time.perf_counter() - began)
        look = {"type": "look", "seat": 0, "since": 0}
        await socket.send(msgspec.json.encode(look).decode())
        return True

    async def _my_turn(self, socket: ClientConnection) -> dict[str, Any] | None:
        """The state in which it is the person's turn; None once the game is over."""
        while True:
            async with asyncio.timeout(PATIENCE):
                state = msgspec.json.decode(await socket.recv())
            if state["type"] == "error" or state["table"]["status"] == "finished":
                return None
            if state["legal"]:
                found: dict[str, Any] = state
                return found

    async def lost(self) -> int:
        """Acknowledged moves that the server does not know any more."""
        missing = 0
        for table, (person, number) in list(self.last.items()):
            info = await person.call("GET", f"/api/tables/{table}")
            missing += max(0, number - info["moves"])
        return missing


async def measure(
    players: Players, target: Target, attacks: list[str], moves: int, seconds: float
) -> Window:
    """Let the players make so many moves, or play for so long, beside some attacks."""
    players.window = window = Window()
    # A process of its own, so that the attacks do not slow down whoever measures.
    attacking = multiprocessing.get_context("spawn").Process(target=attack, args=(target, attacks))
    if attacks:
        attacking.start()
    until = time.monotonic() + seconds
    while len(window.moves) < moves and time.monotonic() < until:
        await asyncio.sleep(0.2)
    if attacks:
        attacking.terminate()
        attacking.join(10)
        await asyncio.sleep(2)  # what the attack left behind is part of no window
        players.window = Window()
    return window


def percentiles(times: list[float]) -> tuple[float, float]:
    """Median and 99th percentile, in milliseconds."""
    if not times:
        return 0.0, 0.0
    ordered = sorted(times)
    return 1000 * statistics.median(ordered), 1000 * ordered[int(0.99 * (len(ordered) - 1))]


def row(name: str, windows: list[Window]) -> str:
    """A line of the table: the median over the rounds of each figure."""
    figures: list[float] = []
    for times in ([w.moves for w in windows], [w.bots for w in windows]):
        for at in (0, 1):
            figures.append(statistics.median(percentiles(one)[at] for one in times))
    cells = " | ".join(f"{figure:.0f}" for figure in figures)
    moves = sum(len(window.moves) for window in windows)
    refused = sum(window.refused for window in windows)
    return f"| {name} | {moves} | {cells} | {refused} | {sum(w.failed for w in windows)} |"


async def run(url: str, arguments: argparse.Namespace) -> None:
    host, port = url.removeprefix("http://").split(":")
    players = Players(host, int(port), arguments)
    target = Target(host, int(port), OWN_ADDRESS if arguments.one_address else HOSTILE_ADDRESS)
    await prepare(target, arguments.undos)
    tasks = [asyncio.ensure_future(work) for work in await players.start()]
    limit = arguments.moves * arguments.every / arguments.tables * 3 + 30
    print("| | moves | move p50 | p99 | bot p50 | p99 | refused | 5xx |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    try:
        await measure(players, target, [], arguments.moves // 4, limit)  # warm up
        windows = {**{name: [name] for name in ATTACKS}, TOGETHER: list(ATTACKS)}
        if arguments.only:
            windows = {name: windows[name] for name in arguments.only}
        for name, attacks in windows.items():
            quiet: list[Window] = []
            attacked: list[Window] = []
            for _ in range(arguments.rounds):
                quiet.append(await measure(players, target, [], arguments.moves, limit))
                attacked.append(await measure(players, target, attacks, arguments.moves, limit))
            print(row(f"quiet, before {name}", quiet))
            print(row(name, attacked), flush=True)
        stopped = [task for task in tasks if task.done()]
        for task in stopped:
            print("a player stopped:", task.exception())
        print(f"moves lost: {await players.lost()}")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables with two people")
    parser.add_argument("--bot-tables", type=int, default=10, help="people against an easy bot")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between moves of a table")
    parser.add_argument("--moves", type=int, default=3000, help="moves in a window")
    parser.add_argument("--rounds", type=int, default=3, help="pairs of windows for each attack")
    parser.add_argument("--undos", type=int, default=300, help="undos at the hostile table")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", action="append", choices=[*ATTACKS, TOGETHER])
    parser.add_argument("--one-address", action="store_true")
    arguments = parser.parse_args()
    limits = {"ENNEAD_RATES": "1", "ENNEAD_BOT_TABLES": "0", "ENNEAD_LOG": "error"}
    with running(serve(arguments), **limits, **database(arguments)) as (_, url):
        asyncio.run(run(url, arguments))


if __name__ == "__main__":
    main()
