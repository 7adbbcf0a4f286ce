"""How long any moment of a long table takes: in memory, and read anew from the database.

    python bench/moments.py

A table of Ankh with five players is played through the server, with 300 undos. Then every tenth
moment is read as a spectator and as seat 0, in processor time.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from sqlalchemy import text

from ennead.server.context import ServerContext
from ennead.server.http import serializers
from ennead.server.settings import Settings
from ennead.server.store import move_log_queries
from ennead.server.tables import game_log
from ennead.server.tables.creation import SeatSetup, TableSetup, create
from ennead.server.tables.moves import Answer, answer_as
from ennead.server.tables.undo import ask_undo
from ennead.server.upkeep.limits import Caller

PLAYERS = 5
MOVES = 1000
UNDOS = 300
STEP = 10
TRIES = 3


async def play(ctx: ServerContext) -> str:
    """Play tables until one of them has so many moves and undos."""
    while (id := await play_one(ctx)) is None:
        pass
    await ctx.saved_games.stop()
    print(f"{MOVES} moves, of which {UNDOS} are undos")
    return id


async def play_one(ctx: ServerContext) -> str | None:
    """Play one table, taking back the last choice or an earlier one; None if it ends too early."""
    person = await ctx.people.new_guest()
    seats = [SeatSetup("me")] * PLAYERS
    table = await create(ctx, person, TableSetup("ankh", seats, pass_and_play=True))
    session = await ctx.sessions.get(table.id)
    dice = random.Random(2)
    while session.record.moves < MOVES:
        state = session.started_state
        if state.over:
            return None
        seat = dice.choice(state.to_move)
        undos = session.record.undos
        # Not every try finds something to undo, so there must be some more.
        if undos < UNDOS and dice.random() < 1.33 * UNDOS / MOVES:
            if dice.random() < 0.4:
                seat = next((s for s in range(PLAYERS) if state.can_undo(s)), seat)
            if state.can_undo(seat, consent=True):
                await ask_undo(ctx, person.id, table.id, seat)
                continue
            seat = dice.choice(state.to_move)
        action = dice.choice(state.legal(seat))
        await answer_as(ctx, person.id, table.id, Answer(seat, state.asked, str(action)))
    return table.id if session.record.undos == UNDOS else None


async def measure(ctx: ServerContext, id: str, cold: bool) -> list[float]:
    """Milliseconds of processor time for each moment, the best of some tries."""
    found: list[float] = []
    moves = (await ctx.sessions.get(id)).record.moves
    for move in range(0, moves + 1, STEP):
        best = float("inf")
        for _ in range(TRIES):
            session = await ctx.sessions.get(id)
            if cold:
                session.loaded = False
                ctx.sessions.evict(session)
            begun = time.process_time()
            session = await ctx.sessions.get(id)
            await serializers.past_state(ctx, session, None, None, 0, move, Caller(None, "bench"))
            best = min(best, time.process_time() - begun)
        found.append(1000 * best)
    return found


def report(name: str, found: list[float]) -> None:
    found.sort()
    print(
        f"{name}: median {statistics.median(found):.1f} ms, "
        f"99 % {found[int(0.99 * (len(found) - 1))]:.1f} ms, worst {found[-1]:.1f} ms"
    )


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        ctx = ServerContext(Settings(data=Path(folder), rates=0, bot_workers=1))
        await ctx.start()
        id = await play(ctx)
        report("in memory", await measure(ctx, id, False))
        report("read anew", await measure(ctx, id, True))
        session = await ctx.sessions.get(id)
        rows = await ctx.db.snapshot(lambda c: move_log_queries.rows_of(c, id))
        begun = time.process_time()
        game_log.replay(session.record, rows)
        print(f"full replay: {1000 * (time.process_time() - begun):.0f} ms")
        async with ctx.db.read() as connection:
            size = await connection.scalar(
                text(f"SELECT length(body) FROM checkpoints WHERE table_id = '{id}'")
            )
        print(f"saved game: {size / 1024:.0f} kB")
        await ctx.stop()


if __name__ == "__main__":
    asyncio.run(main())
