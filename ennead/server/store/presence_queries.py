"""Queries on who is connected through which worker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, not_, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.store.schema import PRESENCE, TABLES
from ennead.server.store.worker_queries import database_time

KEEP_SECONDS: Final = 86400.0
"""Rows of people who have been disconnected for longer than this are deleted."""


@dataclass(frozen=True)
class Presence:
    """A person at a table, as one worker sees them."""

    table_id: str
    person: str
    worker: str
    connected: bool
    seen: float


def save(connection: Connection, people: Iterable[Presence]) -> None:
    """Store who has connected, disconnected or been active."""
    values = [vars(presence) for presence in people]
    there = select(TABLES.c.id).where(TABLES.c.id.in_({v["table_id"] for v in values}))
    known = set(connection.execute(there.with_for_update(key_share=True)).scalars())
    rows = [value for value in values if value["table_id"] in known]
    if not rows:
        return
    query = upsert(PRESENCE).values(changed=database_time())
    query = query.on_conflict_do_update(
        index_elements=["table_id", "person", "worker"],
        set_={
            "connected": query.excluded.connected,
            "seen": query.excluded.seen,
            "changed": query.excluded.changed,
        },
    )
    connection.execute(query, rows)


async def find(
    connection: AsyncConnection, worker: str, ids: Sequence[str] | None, since: float
) -> list[Presence]:
    """Changes since this time, seen by other workers; `ids` limits them to these tables."""
    query = select(
        PRESENCE.c.table_id,
        PRESENCE.c.person,
        PRESENCE.c.worker,
        PRESENCE.c.connected,
        PRESENCE.c.seen,
    ).where(PRESENCE.c.worker != worker, PRESENCE.c.changed >= since)
    if ids is not None:
        query = query.where(PRESENCE.c.table_id.in_(ids))
    return [Presence(**row) for row in (await connection.execute(query)).mappings()]


def remove_old(connection: Connection, now: float) -> None:
    old = PRESENCE.c.changed < now - KEEP_SECONDS
    connection.execute(delete(PRESENCE).where(not_(PRESENCE.c.connected), old))
