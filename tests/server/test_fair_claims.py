"""Workers that take over bots do so fairly by person."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest
from support.postgres_cluster import PostgresCluster

import ennead.server.tables.creation
from ennead.core.state import State
from ennead.server.bots.driver import BotDriver
from ennead.server.bots.pool import BotPool, Payer
from ennead.server.context import ServerContext
from ennead.server.model.person import Person
from ennead.server.settings import Settings
from ennead.server.tables.creation import SeatSetup, TableSetup, create

PATIENCE = 60.0
HOSTILE_TABLES = 40


class Turns:
    """The turns of bots, in the order in which the workers' processes became free for them."""

    def __init__(self, quick: str) -> None:
        self.quick = quick
        self.taken: dict[int, list[str]] = {}
        self.asked = asyncio.Event()

    async def choose(
        self, pool: BotPool, by: Payer, _table: str, state: State, _spec: str, seat: int
    ) -> str:
        """The first legal answer. Everybody else's bots think until those of `quick` are asked."""
        if by.person == self.quick:
            self.asked.set()
        await pool._queue.acquire(by.person, by.unhurried)
        self.taken.setdefault(id(pool), []).append(by.person)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.asked.wait()
        finally:
            pool._queue.release(by.person, 1.0)
        return str(state.legal(seat)[0])


async def leave_tables(settings: Settings, patch: pytest.MonkeyPatch) -> Person:
    """Many tables of one person, and then one of another, whose bots nobody drives."""
    ids = count(1)
    patch.setattr(ennead.server.tables.creation, "new_id", lambda: f"table{next(ids):04}")
    patch.setattr(BotDriver, "wake_table", lambda *_: None)
    ctx = ServerContext(settings)
    await ctx.start()
    hostile, ann = await ctx.people.new_guest(), await ctx.people.new_guest()
    seats = [SeatSetup("bot", "random"), SeatSetup("me")]
    for person, tables in ((hostile, HOSTILE_TABLES), (ann, 1)):
        for _ in range(tables):
            await create(ctx, person, TableSetup("aton", seats))
    await ctx.stop()
    patch.undo()
    return ann


@pytest.mark.postgres
def test_one_person_s_tables_delay_another_s_by_one_turn_at_most(
    postgres: PostgresCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path, database=postgres.database(), rates=0, bot_workers=1)

    async def work() -> list[str]:
        ann = await leave_tables(settings, monkeypatch)
        turns = Turns(ann.id)

        async def choose(
            pool: BotPool, by: Payer, table: str, state: State, spec: str, seat: int
        ) -> str:
            return await turns.choose(pool, by, table, state, spec, seat)

        monkeypatch.setattr(BotPool, "choose", choose)
        workers = [ServerContext(settings), ServerContext(settings)]
        for worker in workers:
            await worker.start()
        try:
            async with asyncio.timeout(PATIENCE):
                while not any(ann.id in taken for taken in turns.taken.values()):
                    await asyncio.sleep(0.02)
        finally:
            for worker in workers:
                await worker.stop()
        taken = next(taken for taken in turns.taken.values() if ann.id in taken)
        return taken[: taken.index(ann.id)]

    before = asyncio.run(work())
    assert len(before) <= 1, "turns of somebody else's bots before the first of hers"


@pytest.mark.postgres
def test_a_worker_takes_on_a_few_tables_of_each_person(
    postgres: PostgresCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path, database=postgres.database(), rates=0, bot_workers=1)

    async def work() -> None:
        await leave_tables(settings, monkeypatch)
        worker = ServerContext(settings)
        await worker.db.start()
        await worker.cluster.start()
        try:
            claim = worker.cluster.claim_unclaimed
            first = await claim(4, 6)
            assert first == ["table0001", "table0002", "table0003", f"table{HOSTILE_TABLES + 1:04}"]
            assert await claim(4, 6) == ["table0004", "table0005", "table0006"]
            assert await claim(4, 6) == [], "six tables of one person are enough for one worker"
        finally:
            await worker.cluster.stop()
            await worker.db.stop()
            worker.people.close()

    asyncio.run(work())
