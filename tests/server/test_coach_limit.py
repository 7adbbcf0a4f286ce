"""The limit on the number of analyses at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ennead.server.bots.coach import MAX_ANALYSES
from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.settings import Settings
from ennead.server.tables.creation import SeatSetup, TableSetup, create
from ennead.server.tables.departures import resign
from ennead.server.upkeep.limits import Caller


def test_the_coach_analyses_a_limited_number_of_games(tmp_path: Path) -> None:
    """The last caller is told to come back, and no analysis is dropped."""

    async def work() -> None:
        ctx = ServerContext(Settings(data=tmp_path, rates=0, bot_delay=0))
        await ctx.start()
        ann = await ctx.people.new_guest()
        setup = TableSetup("aton", [SeatSetup("me"), SeatSetup("me")], pass_and_play=True)
        id = (await create(ctx, ann, setup)).id
        await resign(ctx, ann.id, id, 0)
        forever = asyncio.create_task(asyncio.Event().wait())
        others = dict.fromkeys(map(str, range(MAX_ANALYSES)), forever)
        ctx.coach._tasks.update(others)  # type: ignore[arg-type]
        with pytest.raises(ApiError, match="the coach is busy") as error:
            await ctx.coach.analyse(id, Caller(ann.id, "test"), ann.id)
        assert error.value.code == "too-many-requests"
        assert "retry_after" in error.value.details
        assert not forever.cancelled()
        ctx.coach._tasks.popitem()
        assert (await ctx.coach.analyse(id, Caller(ann.id, "test"), ann.id))[1].done == 0
        forever.cancel()
        await ctx.stop()

    asyncio.run(work())
