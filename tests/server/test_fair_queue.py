"""Bots' time is shared fairly by person, and tables need a person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ennead.server.bots.driver import payer_of
from ennead.server.bots.fair_queue import FairQueue
from ennead.server.bots.pool import Payer
from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.model.table_record import TableRecord
from ennead.server.settings import Settings
from ennead.server.tables.creation import SeatSetup, TableSetup, create


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await work()

    asyncio.run(bounded())


class Jobs:
    """Jobs in a queue, by name, in the order in which they were granted a slot."""

    def __init__(self, slots: int) -> None:
        self.queue = FairQueue(slots)
        self.granted: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, person: str, times: int = 1, unhurried: bool = False) -> None:
        for _ in range(times):
            self.tasks.append(asyncio.create_task(self._wait(person, unhurried)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _wait(self, person: str, unhurried: bool) -> None:
        await self.queue.acquire(person, unhurried)
        self.granted.append(person)

    async def finish(self, person: str, seconds: float = 1.0) -> None:
        self.queue.release(person, seconds)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_a_person_with_many_tables_delays_another_by_one_turn_at_most() -> None:
    async def work() -> None:
        jobs = Jobs(1)
        await jobs.ask("hostile", 30)
        await jobs.ask("ann")
        assert jobs.granted == ["hostile"]
        await jobs.finish("hostile")
        assert jobs.granted == ["hostile", "ann"]
        await jobs.finish("ann")
        await jobs.ask("ann")
        assert jobs.granted[2:] == ["hostile"]
        await jobs.finish("hostile")
        assert jobs.granted[3:] == ["ann"]
        await jobs.stop()

    run(work)


def test_nobody_takes_every_process() -> None:
    async def work() -> None:
        jobs = Jobs(3)
        await jobs.ask("hostile", 30)
        assert jobs.granted == ["hostile", "hostile"]
        await jobs.ask("ann")
        assert jobs.granted == ["hostile", "hostile", "ann"]
        await jobs.stop()

    run(work)


def test_processor_time_is_charged_not_the_number_of_turns() -> None:
    async def work() -> None:
        jobs = Jobs(1)
        await jobs.ask("long", 10)
        await jobs.ask("short", 10)
        for _ in range(8):
            person = jobs.granted[-1]
            await jobs.finish(person, 3.0 if person == "long" else 1.0)
        assert jobs.granted.count("short") > jobs.granted.count("long")
        await jobs.stop()

    run(work)


def test_unhurried_work_runs_when_no_other_waits() -> None:
    async def work() -> None:
        jobs = Jobs(1)
        await jobs.ask("hostile", 5, unhurried=True)
        await jobs.ask("ann", 2)
        await jobs.finish("hostile")
        await jobs.finish("ann")
        await jobs.finish("ann")
        assert jobs.granted == ["hostile", "ann", "ann", "hostile"]
        await jobs.stop()

    run(work)


def test_cancelled_jobs_leave_no_slot_behind() -> None:
    async def work() -> None:
        jobs = Jobs(1)
        await jobs.ask("ann")
        await jobs.ask("ben", 3)
        await jobs.stop()
        await jobs.finish("ann")
        await jobs.ask("eve")
        assert jobs.granted == ["ann", "eve"]
        await jobs.stop()

    run(work)


def test_a_job_cancelled_just_after_it_was_granted_returns_its_slot() -> None:
    async def work() -> None:
        jobs = Jobs(1)
        await jobs.ask("ann")
        waiting = asyncio.create_task(jobs.queue.acquire("ben"))
        await asyncio.sleep(0)
        jobs.queue.release("ann", 1.0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await jobs.ask("eve")
        assert jobs.granted == ["ann", "eve"]
        await jobs.stop()

    run(work)


async def table(ctx: ServerContext, *seats: SeatSetup) -> TableRecord:
    return await create(ctx, await ctx.people.new_guest(), TableSetup("aton", seats))


BOT = SeatSetup("bot", "random")


def test_a_table_needs_a_person_unless_the_owner_permits_tables_of_bots(tmp_path: Path) -> None:
    async def work() -> None:
        ctx = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1))
        await ctx.start()
        with pytest.raises(ApiError, match="a table needs at least one person") as refused:
            await table(ctx, BOT, BOT)
        assert (refused.value.code, refused.value.status) == ("needs-person", 409)
        await table(ctx, SeatSetup("me"), BOT)
        ctx.settings = replace(ctx.settings, bot_tables=1)
        await table(ctx, BOT, BOT)
        await ctx.stop()

    run(work)


def test_the_host_pays_and_bots_without_a_person_are_in_no_hurry(tmp_path: Path) -> None:
    async def work() -> None:
        ctx = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1))
        await ctx.start()
        record = await table(ctx, SeatSetup("me"), BOT)
        assert record.host is not None
        assert payer_of(record) == Payer(record.host)
        left = record.with_seat(replace(record.seats[0], stand_in="random"))
        assert payer_of(left) == Payer(record.host, unhurried=True)
        assert payer_of(replace(record, host=None)) == Payer(record.id)
        await ctx.stop()

    run(work)
