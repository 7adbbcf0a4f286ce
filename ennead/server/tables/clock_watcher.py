"""The task that notices expired clocks, and corrects clocks after an outage."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection

from ennead.server.errors import DatabaseUnavailable
from ennead.server.store import clock_queries
from ennead.server.tables import departures, dice

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

OUTAGE_SECONDS: Final = 10.0
"""A gap between two checks that counts as an outage."""
JUMP_SECONDS: Final = 3.0
"""A difference between wall clock and monotonic clock that counts as a jump."""

log = structlog.get_logger("clocks")


async def watch_clocks(ctx: ServerContext) -> None:
    """Run forever; while this worker leads, time out players whose clock has expired."""
    before: tuple[float, float] | None = None
    while True:
        await asyncio.sleep(ctx.settings.clock_tick)
        if not ctx.cluster.is_leader:
            before = None
            continue
        try:
            now = (ctx.now(), time.monotonic())
            if before is not None and _is_outage_or_jump(before, now):
                await correct_deadlines(ctx)
                log.warning("clocks-corrected")
            # The same reading as above: the clock may jump between the check and here.
            async with ctx.db.read() as connection:
                expired = await clock_queries.expired(connection, now[0])
                overdue = await clock_queries.overdue_starts(connection, now[0])
            before = now
            for table in expired:
                await departures.time_out(ctx, table)
            for table in overdue:
                await dice.start_overdue(ctx, table)
        except DatabaseUnavailable:
            pass
        except Exception:
            log.exception("clocks-failed")


async def correct_deadlines(ctx: ServerContext) -> None:
    """Give clocks and numbers a minimum of time after an outage or a jump of the wall clock."""
    now = ctx.now()
    earliest = now + ctx.settings.restart_seconds
    reveal_by = now + dice.REVEAL_SECONDS

    def job(connection: Connection) -> list[str]:
        started = clock_queries.correct_starts(connection, reveal_by)
        return [*started, *clock_queries.correct_deadlines(connection, earliest, now)]

    for id in await ctx.db.write(job):
        await ctx.sessions.reload(id)


def _is_outage_or_jump(before: tuple[float, float], now: tuple[float, float]) -> bool:
    wall, monotonic = now[0] - before[0], now[1] - before[1]
    return monotonic > OUTAGE_SECONDS or abs(wall - monotonic) > JUMP_SECONDS
