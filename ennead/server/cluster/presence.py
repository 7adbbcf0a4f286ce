"""Who is connected to tables through other workers, and telling them who is connected here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from ennead.server.errors import DatabaseUnavailable
from ennead.server.store import presence_queries
from ennead.server.store.presence_queries import Presence

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

MAX_BATCH: Final = 200

log = structlog.get_logger("presence")


class ClusterPresence:
    """Local changes are stored in batches; changes by others come from the database."""

    def __init__(self, ctx: ServerContext, worker: str, notify: Callable[[str], None]) -> None:
        self._ctx = ctx
        self._worker = worker
        self._notify = notify
        self._remote: dict[str, dict[tuple[str, str], Presence]] = {}
        """By table, then by person and worker."""
        self._dirty: set[tuple[str, str]] = set()
        """Table and person of local changes to store."""
        self._has_dirty = asyncio.Event()
        self._stored_last_seen: dict[tuple[str, str], float] = {}

    # Other workers.

    def is_connected(self, table: str, person: str) -> bool:
        known = self._remote.get(table, {})
        return any(p.connected for (who, _), p in known.items() if who == person)

    def last_seen(self, table: str, person: str) -> float:
        known = self._remote.get(table, {})
        return max((p.seen for (who, _), p in known.items() if who == person), default=0.0)

    def update(self, changes: Iterable[Presence]) -> set[str]:
        """Remember changes at other workers; returns the tables where somebody came or went."""
        tables: set[str] = set()
        for presence in changes:
            known = self._remote.setdefault(presence.table_id, {})
            key = (presence.person, presence.worker)
            before = known.get(key)
            known[key] = presence
            if before is None or before.connected != presence.connected:
                tables.add(presence.table_id)
        return tables

    async def reload(self, tables: set[str]) -> None:
        """Reload who is at these tables, and wake their viewers."""
        async with self._ctx.db.read() as connection:
            found = await presence_queries.find(connection, self._worker, list(tables), 0.0)
        for table in tables:
            self._remote.pop(table, None)
        self.update(found)
        for table in tables:
            self._ctx.sessions.wake(table)

    def drop_old(self, now: float) -> None:
        """Drop entries that are too old to matter."""
        old = now - 2 * self._ctx.settings.away_seconds
        kept = {key: seen for key, seen in self._stored_last_seen.items() if seen > old}
        self._stored_last_seen = kept
        for table, known in list(self._remote.items()):
            if not any(p.connected or p.seen > old for p in known.values()):
                del self._remote[table]

    # This worker.

    def mark_dirty(self, *changes: tuple[str, str]) -> None:
        self._dirty.update(changes)
        self._has_dirty.set()

    def mark_active_players(self) -> None:
        """Store when offline players to move were last active, now and then."""
        interval = self._ctx.settings.away_seconds / 4
        for table, person, seen in self._ctx.viewers.offline_players_to_move():
            if seen > self._stored_last_seen.get((table, person), 0.0) + interval:
                self.mark_dirty((table, person))

    async def store_forever(self) -> None:
        while True:
            await self._has_dirty.wait()
            self._has_dirty.clear()
            while self._dirty:
                batch = sorted(self._dirty)[:MAX_BATCH]
                self._dirty.difference_update(batch)
                rows = [self._local_presence(table, person) for table, person in batch]
                try:
                    await self._ctx.db.write(partial(presence_queries.save, people=rows))
                except DatabaseUnavailable:
                    self._dirty.update(batch)
                    await asyncio.sleep(1)
                    continue
                except Exception:
                    log.exception("storing-presence-failed")
                    continue
                for table in {table for table, _ in batch}:
                    self._notify(table)

    def _local_presence(self, table: str, person: str) -> Presence:
        connected, seen = self._ctx.viewers.local_presence(table, person)
        if connected:
            self._stored_last_seen.pop((table, person), None)
        else:
            self._stored_last_seen[table, person] = seen
        return Presence(table, person, self._worker, connected, seen)
