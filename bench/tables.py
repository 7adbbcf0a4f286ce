"""What a table costs whose log is long, and how long bots wait for a process to think in.

    .venv/bin/python bench/tables.py log
    .venv/bin/python bench/tables.py bots --tables 20 --bot easy --seconds 60

Milliseconds of processor time: of a move with all that is stored, of what both players get of it,
and of reading the table when it is not in memory. Bots play bots at all tables at once.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import random
import re
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from load import Connection
from machine import database, running, serve

from ennead.core.errors import CannotUndo
from ennead.server import game_log, play, show, tables
from ennead.server.house import House
from ennead.server.settings import Settings
from ennead.server.shapes import NewSeat, NewTable
from ennead.server.sheet import Row
from ennead.server.store import log

# Long logs.


def log_cost(given: argparse.Namespace) -> None:
    print(
        f"{'moves in the log':>16}{'move ms':>10}{'states ms':>11}{'load ms':>10}{'row bytes':>11}"
    )
    for length in (10, 100, 1000):
        with tempfile.TemporaryDirectory() as folder:
            figures = asyncio.run(cost_of(Path(folder), length))
        print(
            f"{length:16}{figures[0]:10.2f}{figures[1]:11.2f}{figures[2]:10.1f}{figures[3]:11.0f}"
        )


async def cost_of(folder: Path, length: int) -> tuple[float, float, float, float]:
    """Milliseconds of processor time: a move, what both players get of it, reading the table."""
    house = House(Settings(data=folder, rates=0, bot_workers=1))
    await house.start()
    try:
        person = await house.people.new_guest()
        seats = [NewSeat(kind="me"), NewSeat(kind="me")]
        wanted = NewTable(game="aton", seats=seats, pass_and_play=True)
        id = (await tables.create(house, person, wanted)).id
        rows = long_log(await house.desk(id), length)
        await house.store.write(lambda connection: log.append(connection, id, rows))
        await house.store.write(lambda c: c.exec_driver_sql(f"UPDATE tables SET moves = {length}"))
        loading = await timed(1, lambda: fresh(house, id))
        moving = showing = 0.0
        for number in range(20):
            desk = await house.desk(id)
            state = desk.playing
            since = [state.events_seen(seat) for seat in (0, 1)]
            seat = state.to_move[0]
            action = str(state.legal(seat)[0])
            answer = play.answer(house, person.id, id, seat, state.asked, action, f"r{number}")
            begun = time.process_time()
            await answer
            moving += time.process_time() - begun
            begun = time.process_time()
            for seat in (0, 1):
                msgspec.json.encode(show.state(house, desk, person.id, seat, since[seat]))
            showing += time.process_time() - begun
        size = sum(len(row.what) + len(row.chance) + 40 for row in rows) / max(1, len(rows))
        return moving / 20 * 1000, showing / 20 * 1000, loading * 1000, size
    finally:
        await house.stop()


async def fresh(house: House, id: str) -> None:
    """Read a table as if it had not been in memory."""
    await house.reload(id)


async def timed(times: int, work: Callable[[], Awaitable[None]]) -> float:
    begun = time.process_time()
    for _ in range(times):
        await work()
    return (time.process_time() - begun) / times


def long_log(desk: Any, length: int) -> list[Row]:
    """Rows of a game with so many moves, many of them taken back so that it does not end."""
    dice = random.Random(1)
    state = desk.playing
    rows: list[Row] = []
    while len(rows) < length:
        after = copy.deepcopy(state)
        try:
            if state.page >= 4 and dice.random() < 0.5:
                after.undo(dice.randrange(2), True)
            else:
                seat = dice.choice(after.to_move)
                after.play(seat, dice.choice(after.legal(seat)))
        except CannotUndo:
            continue
        if after.over:
            continue
        rows.append(game_log.row_of(state, after, len(rows) + 1, 0.0, None))
        state = after
    return rows


# Bots.


def bots(given: argparse.Namespace) -> None:
    """Bots against bots at many tables at once: how long their work waits for a process."""
    with running(serve(given), **database(given)) as (_, url):
        asyncio.run(bots_play(url, given))
        text = asyncio.run(metrics(url))
    for name in ("ennead_queue_seconds", f'ennead_thinking_seconds{{bot="{given.bot}"}}'):
        base, _, label = name.partition("{")
        inner = label.rstrip("}")
        count = figure(text, f"{base}_count", inner)
        total = figure(text, f"{base}_sum", inner)
        print(
            f"{name}: {count:.0f} answers, mean {1000 * total / max(1.0, count):.1f} ms, ", end=""
        )
        print(f"95 % within {quantile(text, base, inner, 0.95 * count)} s")


async def bots_play(url: str, given: argparse.Namespace) -> None:
    host, port = url.removeprefix("http://").split(":")
    client = Connection(host, int(port))
    seats = [{"kind": "bot", "bot": given.bot}] * 2
    for _ in range(given.tables):
        await client.call("POST", "/api/tables", {"game": "aton", "seats": seats})
    await asyncio.sleep(given.seconds)
    client.close()


async def metrics(url: str) -> str:
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    text = (await reader.read()).decode()
    writer.close()
    return text


def figure(text: str, name: str, label: str) -> float:
    found = re.findall(rf"^{name}(?:\{{{re.escape(label)}\}})? (\S+)$", text, re.M)
    return float(found[0]) if found else 0.0


def quantile(text: str, base: str, label: str, count: float) -> str:
    inner = f"{re.escape(label)}," if label else ""
    for bound, below in re.findall(rf'^{base}_bucket\{{{inner}le="(\S+?)"\}} (\S+)$', text, re.M):
        if float(below) >= count:
            return str(bound)
    return "?"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("what", choices=("log", "bots"))
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=1, help="with PostgreSQL")
    parser.add_argument("--bot", default="easy")
    given = parser.parse_args()
    {"log": log_cost, "bots": bots}[given.what](given)


if __name__ == "__main__":
    main()
