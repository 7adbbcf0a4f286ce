"""Hourly cleanup of abandoned tables, idle games and inactive guests.

Every worker stores whom it has seen; the rest is up to the leader. If two workers briefly both
believe that they lead, no harm is done: every step can be repeated.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from ennead.server.errors import ApiError, DatabaseUnavailable
from ennead.server.store import cleanup_queries, saved_game_queries
from ennead.server.tables import departures
from ennead.server.tasks import cancel_all

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

INTERVAL_SECONDS: Final = 3600.0
DAY: Final = 86400.0
SAVED_DAYS: Final = 30.0
"""How long a saved game is kept after it was last saved."""
MAX_BATCH: Final = 500
"""Tables or guests per run, so that nobody waits long for the database."""

log = structlog.get_logger("cleanup")


class Cleanup:
    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run_forever())

    async def stop(self) -> None:
        if self._task is not None:
            await cancel_all([self._task])
            with suppress(DatabaseUnavailable):
                await self._save_last_seen()

    async def _run_forever(self) -> None:
        while True:
            try:
                await self.run_once()
            except DatabaseUnavailable:
                pass
            except Exception:
                log.exception("cleanup-failed")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def run_once(self) -> None:
        await self._save_last_seen()
        if self._ctx.cluster.is_leader:
            await self._remove_open_tables()
            closed = await self._close_idle_games()
            removed = await self._remove_guests()
            await self._remove_saved_games()
            if closed or removed:
                log.info("cleaned-up", games_closed=closed, guests_removed=removed)

    async def _save_last_seen(self) -> None:
        people = self._ctx.people.take_active()
        if people:
            now = self._ctx.now()
            try:
                await self._ctx.db.write(lambda c: cleanup_queries.save_last_seen(c, people, now))
            except DatabaseUnavailable:
                for person in people:
                    self._ctx.people.mark_active(person)
                raise

    async def _remove_open_tables(self) -> None:
        before = self._ctx.now() - self._ctx.settings.open_days * DAY
        await self._ctx.db.write(lambda c: cleanup_queries.remove_open_tables(c, before))

    async def _remove_saved_games(self) -> None:
        """Saved games are a cache: whoever opens such a table again waits for a replay."""
        before = self._ctx.now() - SAVED_DAYS * DAY
        await self._ctx.db.write(lambda c: saved_game_queries.remove_old(c, before))

    async def _close_idle_games(self) -> int:
        before = self._ctx.now() - self._ctx.settings.idle_days * DAY
        async with self._ctx.db.read() as connection:
            idle = await cleanup_queries.idle_games(connection, before, MAX_BATCH)
        for table in idle:
            try:
                await departures.close_idle(self._ctx, table, before)
            except DatabaseUnavailable:
                raise
            except ApiError as error:
                log.info("idle-game-not-closed", code=error.code)
        return len(idle)

    async def _remove_guests(self) -> int:
        before = self._ctx.now() - self._ctx.settings.guest_days * DAY
        guests, tables = await self._ctx.db.write(
            lambda c: cleanup_queries.remove_guests(c, before, MAX_BATCH)
        )
        self._ctx.people.forget(guests)
        for table in tables:
            await self._ctx.sessions.reload(table)
        return len(guests)
