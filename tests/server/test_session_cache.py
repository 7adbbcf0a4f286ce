"""Table sessions in memory: failed writes, conflicts between processes, eviction, clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ennead.server.context import ServerContext
from ennead.server.settings import Settings
from ennead.server.tables.clock_watcher import correct_deadlines
from ennead.server.tables.creation import ClockSetup, SeatSetup, TableSetup, create
from ennead.server.tables.moves import Answer, answer_as

SETUP = TableSetup("aton", [SeatSetup("me"), SeatSetup("me")], pass_and_play=True)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(90):
            await work()

    asyncio.run(bounded())


def test_a_move_that_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        ctx = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1))
        await ctx.start()
        person = await ctx.people.new_guest()
        id = (await create(ctx, person, SETUP)).id
        await answer_as(ctx, person.id, id, Answer(0, 0, "keep", "1"))
        before = await ctx.sessions.get(id)
        seen = before.started_state.view(0)
        monkeypatch.setattr(ctx.db, "write", _full)
        with pytest.raises(OSError, match="disk is full"):
            await answer_as(ctx, person.id, id, Answer(1, 0, "keep", "2"))
        monkeypatch.undo()
        after = await ctx.sessions.get(id)
        assert after.started_state.view(0) == seen
        assert await answer_as(ctx, person.id, id, Answer(1, 0, "keep", "2")) == 2
        await ctx.stop()

    run(work)


async def _full(_job: object) -> None:
    raise OSError("the disk is full")


def test_a_change_by_another_process_is_noticed(tmp_path: Path) -> None:
    """Two servers with one database: the slower one reloads the table and decides again."""

    async def work() -> None:
        one = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1))
        two = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1))
        await one.start()
        await two.start()
        person = await one.people.new_guest()
        id = (await create(one, person, SETUP)).id
        await two.sessions.get(id)
        await answer_as(one, person.id, id, Answer(0, 0, "keep", "1"))
        assert await answer_as(two, person.id, id, Answer(1, 0, "keep", "2")) == 2
        assert await answer_as(one, person.id, id, Answer(1, 0, "keep", "2")) == 2
        await one.stop()
        await two.stop()

    run(work)


def test_tables_are_evicted_and_loaded_again(tmp_path: Path) -> None:
    async def work() -> None:
        ctx = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1, cached=3))
        await ctx.start()
        person = await ctx.people.new_guest()
        ids = [(await create(ctx, person, SETUP)).id for _ in range(8)]
        for turn, seat in enumerate((0, 1)):
            for id in ids:
                await answer_as(ctx, person.id, id, Answer(seat, 0, "keep", str(turn)))
        assert len(ctx.sessions.all()) <= 3
        for id in ids:
            assert (await ctx.sessions.get(id)).record.moves == 2
        await ctx.stop()

    run(work)


def test_clocks_stay_within_their_limits_after_a_time_jump(tmp_path: Path) -> None:
    async def work() -> None:
        time = [1000.0]
        ctx = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1), lambda: time[0])
        await ctx.start()
        person = await ctx.people.new_guest()
        clock = ClockSetup("move", 600)
        id = (await create(ctx, person, replace(SETUP, clock=clock))).id
        version = (await ctx.sessions.get(id)).record.version
        for jump, left in ((86400.0, 60.0), (-86400.0, 600.0), (300.0, 300.0)):
            time[0] += jump
            await correct_deadlines(ctx)
            record = (await ctx.sessions.get(id)).record
            assert [seat.deadline for seat in record.seats] == [time[0] + left] * 2
        assert record.version == version + 2, "correct deadlines are left alone"
        await ctx.stop()

    run(work)
