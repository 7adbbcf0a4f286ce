"""A server without other workers: it is always the leader and has nobody to notify."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ennead.server.cluster.interface import Cluster
from ennead.server.model.move_delta import MoveDelta
from ennead.server.model.suggestion import Suggestion
from ennead.server.store import bot_queries, save_move
from ennead.server.store.db_thread import Job
from ennead.server.tables.clock_watcher import correct_deadlines

if TYPE_CHECKING:
    from ennead.server.context import ServerContext
    from ennead.server.identity.credentials import Credential


class SingleProcess(Cluster):
    id = "alone"  # stored with analyses, so it must not change
    distributed = False
    is_leader = True

    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx

    async def start(self) -> None:
        await correct_deadlines(self._ctx)

    async def stop(self) -> None:
        pass

    def save_move_job(self, delta: MoveDelta, credential: Credential | None) -> Job[None]:
        assert credential is None, "a single process checks credentials before the move"
        return partial(save_move.save, delta=delta)

    def notify(self, table: str) -> None:
        pass

    def notify_with(self, connection: Connection, table: str) -> None:
        pass

    def notify_suggestion(self, suggestion: Suggestion) -> None:
        pass

    def notify_credentials_revoked(self, person: str) -> None:
        pass

    def presence_changed(self, table: str, person: str) -> None:
        pass

    def is_connected(self, table: str, person: str) -> bool:
        return False

    def last_seen(self, table: str, person: str) -> float:
        return 0.0

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def claim_unclaimed(self, limit: int, per_person: int) -> list[str]:
        async with self._ctx.db.read() as connection:
            return await bot_queries.waiting_for_bots(connection)
