"""The cost of a table with a long log, and how long bots wait for a process.

    .venv/bin/python bench/long_tables.py log
    .venv/bin/python bench/long_tables.py bots --tables 20 --bot easy --seconds 60

`log` shows the CPU milliseconds for a move, for the states sent to both players, and for loading
the table. `bots` lets bots play each other at many tables at once.
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
from measured_server import database, running, serve

from ennead.core.errors import CannotUndo
from ennead.server.context import ServerContext
from ennead.server.http import serializers
from ennead.server.model.table_record import LogRow
from ennead.server.settings import Settings
from ennead.server.store import move_log_queries
from ennead.server.tables import game_log
from ennead.server.tables.creation import SeatSetup, TableSetup, create
from ennead.server.tables.moves import Answer, answer_as

# Long logs.


def log_cost(arguments: argparse.Namespace) -> None:
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
    """CPU milliseconds: a move, the states for both players, loading the table; bytes per row."""
    ctx = ServerContext(Settings(data=folder, rates=0, bot_workers=1))
    await ctx.start()
    try:
        person = await ctx.people.new_guest()
        setup = TableSetup("aton", [SeatSetup("me"), SeatSetup("me")], pass_and_play=True)
        id = (await create(ctx, person, setup)).id
        rows = long_log(await ctx.sessions.get(id), length)
        await ctx.db.write(lambda connection: move_log_queries.append(connection, id, rows))
        await ctx.db.write(lambda c: c.exec_driver_sql(f"UPDATE tables SET moves = {length}"))
        loading = await timed(1, lambda: ctx.sessions.reload(id))
        moving = showing = 0.0
        for number in range(20):
            session = await ctx.sessions.get(id)
            state = session.started_state
            since = [state.events_seen(seat) for seat in (0, 1)]
            seat = state.to_move[0]
            action = str(state.legal(seat)[0])
            answer = answer_as(ctx, person.id, id, Answer(seat, state.asked, action, f"r{number}"))
            begun = time.process_time()
            await answer
            moving += time.process_time() - begun
            begun = time.process_time()
            for seat in (0, 1):
                msgspec.json.encode(serializers.state(ctx, session, person.id, seat, since[seat]))
            showing += time.process_time() - begun
        size = sum(len(row.what) + len(row.chance) + 40 for row in rows) / max(1, len(rows))
        return moving / 20 * 1000, showing / 20 * 1000, loading * 1000, size
    finally:
        await ctx.stop()


async def timed(times: int, work: Callable[[], Awaitable[None]]) -> float:
    begun = time.process_time()
    for _ in range(times):
        await work()
    return (time.process_time() - begun) / times


def long_log(session: Any, length: int) -> list[LogRow]:
    """Rows of a game of this length, with many undos so that it does not end."""
    dice = random.Random(1)
    state = session.started_state
    rows: list[LogRow] = []
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
        rows.append(game_log.move_row(state, after, len(rows) + 1, 0.0, None))
        state = after
    return rows


# Bots.


def bots(arguments: argparse.Namespace) -> None:
    """Bots against bots at many tables: how long their work waits for a process."""
    with running(serve(arguments), **database(arguments)) as (_, url):
        asyncio.run(bots_play(url, arguments))
        text = asyncio.run(metrics(url))
    for name in ("ennead_queue_seconds", f'ennead_thinking_seconds{{bot="{arguments.bot}"}}'):
        base, _, label = name.partition("{")
        inner = label.rstrip("}")
        count = figure(text, f"{base}_count", inner)
        total = figure(text, f"{base}_sum", inner)
        print(
            f"{name}: {count:.0f} answers, mean {1000 * total / max(1.0, count):.1f} ms, ", end=""
        )
        print(f"95 % within {quantile(text, base, inner, 0.95 * count)} s")


async def bots_play(url: str, arguments: argparse.Namespace) -> None:
    host, port = url.removeprefix("http://").split(":")
    client = Connection(host, int(port))
    seats = [{"kind": "bot", "bot": arguments.bot}] * 2
    for _ in range(arguments.tables):
        await client.call("POST", "/api/tables", {"game": "aton", "seats": seats})
    await asyncio.sleep(arguments.seconds)
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
    parser.add_argument(
        "--workers", type=int, default=1, help="server processes; more than one needs PostgreSQL"
    )
    parser.add_argument("--bot", default="easy")
    arguments = parser.parse_args()
    {"log": log_cost, "bots": bots}[arguments.what](arguments)


if __name__ == "__main__":
    main()
