"""The cache of table sessions: tables are loaded when needed and dropped when idle."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from ennead.server.errors import ApiError, DatabaseUnavailable, unknown_table
from ennead.server.model.move_delta import MoveDelta
from ennead.server.store import table_queries
from ennead.server.tables import loader
from ennead.server.tables.commit import publish
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

_ID: Final = re.compile(r"[0-9A-Za-z]{1,24}")


class SessionCache:
    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()

    # Using a table.

    async def get(self, id: str) -> TableSession:
        """A table, up to date, for reading."""
        session = self.pin(id)
        try:
            if session.pending:
                async with session.lock:
                    loader.apply_pending(session)
            if not await loader.is_latest(self._ctx.db, session):
                async with session.lock:
                    await self._load(session)
        finally:
            self.unpin(session)
        return session

    @asynccontextmanager
    async def hold(self, id: str, latest: bool = True) -> AsyncIterator[TableSession]:
        """A table, locked against other changes in this process.

        Without `latest` it may be outdated. That is fine for a change that is retried on
        VersionConflict.
        """
        session = self.pin(id)
        try:
            async with session.lock:
                loader.apply_pending(session)
                if latest or not session.loaded:
                    await self._load(session)
                yield session
        finally:
            self.unpin(session)

    def peek(self, id: str) -> TableSession | None:
        """A table if it is loaded, perhaps outdated."""
        session = self._sessions.get(id)
        return session if session is not None and session.loaded else None

    def find(self, id: str) -> TableSession | None:
        """A table's session if there is one, loaded or not."""
        return self._sessions.get(id)

    def all(self) -> list[TableSession]:
        return list(self._sessions.values())

    async def _load(self, session: TableSession) -> None:
        if not await loader.is_latest(self._ctx.db, session):
            await loader.load(self._ctx.db, self._ctx.background, session)
            self._ctx.saved_games.save_if_due(session)

    # Eviction. A pinned session stays in the cache.

    def pin(self, id: str) -> TableSession:
        if not _ID.fullmatch(id):
            raise unknown_table()
        session = self._sessions.get(id)
        if session is None:
            session = self._sessions[id] = TableSession(id)
        self._sessions.move_to_end(id)
        session.pins += 1
        return session

    def unpin(self, session: TableSession) -> None:
        session.pins -= 1
        self.evict(session)

    def evict(self, session: TableSession) -> None:
        """Drop this session if it is unused and not loaded, and idle ones if there are too many."""
        if not session.loaded and session.idle:
            self._sessions.pop(session.id, None)
        limit = self._ctx.settings.cached
        if len(self._sessions) > limit:
            for other in list(self._sessions.values()):
                if len(self._sessions) <= limit:
                    break
                if other.idle:
                    del self._sessions[other.id]

    # Changes made elsewhere.

    async def reload(self, id: str) -> None:
        """Reload a table that was changed directly in the database, and tell everybody.

        Its game, which only moves change, is not replayed.
        """
        session = self._sessions.get(id)
        if session is not None:
            async with session.lock:
                if session.loaded:
                    try:
                        await loader.load(self._ctx.db, self._ctx.background, session)
                    except BaseException:
                        session.loaded = False
                        raise
            publish(self._ctx, session)
        self._ctx.cluster.notify(id)

    async def reload_tables_of(self, person: str) -> None:
        """Reload the tables that show this person's name."""
        for id in await self._ctx.db.write(lambda c: table_queries.bump_tables_of(c, person)):
            await self.reload(id)

    async def refresh(self, id: str) -> None:
        """Catch up with another worker's change, if somebody here views the table."""
        session = self._sessions.get(id)
        if session is None or not session.viewers:
            return
        self.pin(id)
        try:
            async with session.lock:
                await loader.load(self._ctx.db, self._ctx.background, session)
        except DatabaseUnavailable:
            raise
        except ApiError:
            session.loaded = False  # the table was deleted; its viewers find out when woken
        finally:
            self.unpin(session)
        session.wake_viewers()

    def queue_delta(self, delta: MoveDelta) -> None:
        """Queue another worker's move; it is applied when somebody needs the table."""
        session = self._sessions.get(delta.table)
        if session is not None:
            loader.queue_delta(session, delta)

    async def apply_deltas(self, id: str) -> None:
        """Apply queued moves, if somebody here views the table."""
        session = self._sessions.get(id)
        if session is None or not session.viewers:
            return
        async with session.lock:
            applied = not session.pending or loader.apply_pending(session)
        if applied:
            session.wake_viewers()
        else:
            await self.refresh(id)

    def wake(self, id: str) -> None:
        """Let the viewers of a table look again."""
        session = self._sessions.get(id)
        if session is not None:
            session.wake_viewers()
