"""One of several workers that share a PostgreSQL database.

A worker sends heartbeats. It keeps its claims to bots, its lead and the people connected through
it only while it does. None of this is needed for correctness: a change is stored only on top of
the version it was made from.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ennead.server.cluster.interface import Cluster
from ennead.server.cluster.notify import CHANNEL, NotifyChannel, move_payload
from ennead.server.cluster.presence import ClusterPresence
from ennead.server.errors import DatabaseUnavailable
from ennead.server.identity.people import new_id
from ennead.server.model.move_delta import MoveDelta
from ennead.server.model.suggestion import Suggestion
from ennead.server.store import (
    bot_queries,
    people_queries,
    presence_queries,
    save_move,
    table_queries,
    worker_queries,
)
from ennead.server.store.db_thread import Job, SingleStatement
from ennead.server.store.worker_queries import Heartbeat
from ennead.server.tables.clock_watcher import correct_deadlines
from ennead.server.tasks import cancel_all

if TYPE_CHECKING:
    from ennead.server.context import ServerContext
    from ennead.server.identity.credentials import Credential

HEARTBEATS_PER_LEASE: Final = 5
POLL_OVERLAP: Final = 15.0
"""Overlap between polls: each covers this many seconds before the previous one, too."""
TABLE_CHANGED: Final = "t"
CREDENTIALS_REVOKED: Final = "s"
PRESENCE_CHANGED: Final = "p"
"""Kinds of hints: `t:<table>`, `s:<person>`, `p:<table>`."""

log = structlog.get_logger("worker")


class ClusterWorker(Cluster):
    distributed = True

    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._db = ctx.db
        self.id = new_id()
        self.is_leader = False
        self._clock_offset = time.time() - time.monotonic()
        self._channel = NotifyChannel(
            ctx.db, self.id, self._on_hint, self._on_move, self._on_suggestion, self._poll
        )
        self._presence = ClusterPresence(ctx, self.id, self._notify_presence)
        self._tasks: list[asyncio.Task[None]] = []
        self._last_poll = 0.0
        self._changed_tables: set[str] = set()
        self._tables_with_moves: set[str] = set()
        self._tables_with_presence: set[str] = set()
        self._has_changes = asyncio.Event()

    def now(self) -> float:
        """The database's time, shared by all workers; this machine's clock may jump."""
        return time.monotonic() + self._clock_offset

    async def start(self) -> None:
        self._ctx.now = self.now
        await self._db.write(lambda connection: worker_queries.register(connection, self.id))
        await self._heartbeat()
        self._channel.start()
        work = (
            self._heartbeat_forever(),
            self._presence.store_forever(),
            self._catch_up_forever(),
        )
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        await cancel_all(self._tasks)
        with suppress(DatabaseUnavailable):
            for table in await self._db.write(lambda c: worker_queries.unregister(c, self.id)):
                self._notify_presence(table)
        await self._channel.stop()

    # Heartbeats.

    async def _heartbeat_forever(self) -> None:
        while True:
            await asyncio.sleep(self._ctx.settings.lease_seconds / HEARTBEATS_PER_LEASE)
            try:
                await self._heartbeat()
                self._presence.mark_active_players()
                self._presence.drop_old(self.now())
            except DatabaseUnavailable:
                pass
            except Exception:
                log.exception("heartbeat-failed")

    async def _heartbeat(self) -> None:
        before = time.monotonic()
        found = await self._db.write(self._store_heartbeat)
        self._clock_offset = found.now - (before + time.monotonic()) / 2
        if not found.known:
            log.warning("declared-dead-by-others")
            self._presence.mark_dirty(*self._ctx.viewers.connected_here())
        for table in found.abandoned:
            self._tables_with_presence.add(table)
            self._notify_presence(table)
        self._has_changes.set()
        self._ctx.started, oldest = found.alive[0]
        if oldest != self.id:
            self.is_leader = False
        elif not self.is_leader:
            await correct_deadlines(self._ctx)
            self.is_leader = True

    def _store_heartbeat(self, connection: Connection) -> Heartbeat:
        lease = self._ctx.settings.lease_seconds
        found = worker_queries.heartbeat(connection, self.id, lease)
        if not found.known:
            worker_queries.register(connection, self.id)
            again = worker_queries.heartbeat(connection, self.id, lease)
            abandoned = found.abandoned + again.abandoned
            found = Heartbeat(again.now, False, again.alive, abandoned)
        if self.is_leader:
            presence_queries.remove_old(connection, found.now)
        return found

    # Notifying the other workers.

    def save_move_job(self, delta: MoveDelta, credential: Credential | None) -> Job[None]:
        cookie = (credential.person, credential.sessions) if credential is not None else None
        payload = move_payload(self.id, delta, f"{TABLE_CHANGED}:{delta.table}")
        return SingleStatement(
            lambda c: save_move.save_and_notify(c, delta, cookie, CHANNEL, payload)
        )

    def notify(self, table: str) -> None:
        self._channel.send(f"{TABLE_CHANGED}:{table}")

    def notify_with(self, connection: Connection, table: str) -> None:
        self._channel.send_with(connection, f"{TABLE_CHANGED}:{table}")

    def notify_suggestion(self, suggestion: Suggestion) -> None:
        self._channel.send_suggestion(suggestion)

    def notify_credentials_revoked(self, person: str) -> None:
        self._channel.send(f"{CREDENTIALS_REVOKED}:{person}")

    def _notify_presence(self, table: str) -> None:
        self._channel.send(f"{PRESENCE_CHANGED}:{table}")

    # Notifications from other workers.

    def _on_hint(self, hint: str) -> None:
        kind, _, what = hint.partition(":")
        if kind == CREDENTIALS_REVOKED:
            self._credentials_revoked(what)
            return
        (self._changed_tables if kind == TABLE_CHANGED else self._tables_with_presence).add(what)
        self._has_changes.set()

    def _on_move(self, delta: MoveDelta) -> None:
        self._ctx.sessions.queue_delta(delta)
        self._tables_with_moves.add(delta.table)
        self._has_changes.set()

    def _on_suggestion(self, suggestion: Suggestion) -> None:
        self._ctx.suggestions.receive(suggestion)

    def _credentials_revoked(self, person: str) -> None:
        self._ctx.people.forget([person])
        self._ctx.viewers.recheck_credentials(person)

    async def _poll(self) -> None:
        """Look for changes whose notification was lost."""
        viewed = self._ctx.viewers.viewed_versions()
        async with self._db.read() as connection:
            found = await table_queries.versions(connection, list(viewed))
            since, now = self._last_poll - POLL_OVERLAP, self.now()
            presence = await presence_queries.find(connection, self.id, None, since)
            revoked = await people_queries.sessions_ended_since(connection, since)
        self._last_poll = now
        self._changed_tables.update(
            id for id, version in viewed.items() if found.get(id) != version
        )
        for table in self._presence.update(presence):
            self._ctx.sessions.wake(table)
        for person in revoked:
            self._credentials_revoked(person)
        self._has_changes.set()

    async def _catch_up_forever(self) -> None:
        """Show changes made by other workers to the viewers here."""
        while True:
            await self._has_changes.wait()
            self._has_changes.clear()
            changed, self._changed_tables = self._changed_tables, set()
            moved, self._tables_with_moves = self._tables_with_moves, set()
            presence, self._tables_with_presence = self._tables_with_presence, set()
            try:
                work = [self._ctx.sessions.refresh(table) for table in changed]
                work += [self._ctx.sessions.apply_deltas(table) for table in moved - changed]
                await asyncio.gather(*work)
                if presence:
                    await self._presence.reload(presence)
            except DatabaseUnavailable:
                await asyncio.sleep(1)
                self._changed_tables |= changed | moved
                self._tables_with_presence |= presence
                self._has_changes.set()
            except Exception:
                log.exception("catching-up-failed")

    # Presence.

    def presence_changed(self, table: str, person: str) -> None:
        self._presence.mark_dirty((table, person))

    def is_connected(self, table: str, person: str) -> bool:
        return self._presence.is_connected(table, person)

    def last_seen(self, table: str, person: str) -> float:
        return self._presence.last_seen(table, person)

    # Bots.

    async def claim(self, table: str) -> bool:
        try:
            return await self._db.write(partial(bot_queries.claim, worker=self.id, table=table))
        except IntegrityError:  # the table was deleted, or this worker was declared dead
            return False

    async def release(self, table: str) -> None:
        await self._db.write(partial(bot_queries.release, worker=self.id, table=table))

    async def claim_unclaimed(self, limit: int, per_person: int) -> list[str]:
        job = partial(
            bot_queries.claim_unclaimed, worker=self.id, limit=limit, per_person=per_person
        )
        try:
            return await self._db.write(job)
        except IntegrityError:
            return []
