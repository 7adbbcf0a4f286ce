"""What workers at one PostgreSQL tell each other: that they live, who is there, who does what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    and_,
    cast,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.sheet import RUNNING
from ennead.server.store.models import CLAIMS, KEYS, PRESENCE, SEATS, TABLES, WORKERS

PRESENCE_SECONDS: Final = 86400.0
"""When somebody was last seen is forgotten after this."""


# That they live.


@dataclass(frozen=True)
class Beat:
    """What a worker learns whenever it gives a sign of life."""

    now: float
    known: bool
    """False if the others have given this worker up meanwhile."""
    living: tuple[tuple[float, str], ...]
    """When each worker started and its id, the eldest first."""
    left: tuple[str, ...]
    """Tables that somebody was at whose worker has died."""


def beat(connection: Connection, worker: str, lease: float) -> Beat:
    """Give a sign of life, and see to those who have stopped giving them."""
    now: float = connection.scalar(select(_time())) or 0.0
    mine = update(WORKERS).where(WORKERS.c.id == worker).values(beat=now)
    known = connection.execute(mine).rowcount == 1
    silent = or_(WORKERS.c.beat < now - lease, WORKERS.c.beat > now + lease)
    connection.execute(delete(WORKERS).where(silent))
    gone = PRESENCE.c.worker.not_in(select(WORKERS.c.id))
    left = connection.execute(
        update(PRESENCE)
        .where(PRESENCE.c.connected, gone)
        .values(connected=False, seen=now, changed=now)
        .returning(PRESENCE.c.table_id)
    ).scalars()
    tables = tuple(sorted(set(left)))
    living = connection.execute(
        select(WORKERS.c.started, WORKERS.c.id).order_by(WORKERS.c.started, WORKERS.c.id)
    )
    return Beat(now, known, tuple((row.started, row.id) for row in living), tables)


def _time() -> ColumnElement[float]:
    """Workers on several machines go by the database's clock."""
    return cast(func.extract("epoch", func.clock_timestamp()), Double)


def enter(connection: Connection, worker: str) -> None:
    """A worker begins."""
    now = connection.scalar(select(_time()))
    connection.execute(insert(WORKERS).values(id=worker, started=now, beat=now))


def leave(connection: Connection, worker: str) -> list[str]:
    """A worker ends as it should; tables that somebody was at through it."""
    now = connection.scalar(select(_time()))
    left = connection.execute(
        update(PRESENCE)
        .where(PRESENCE.c.worker == worker, PRESENCE.c.connected)
        .values(connected=False, seen=now, changed=now)
        .returning(PRESENCE.c.table_id)
    ).scalars()
    tables = sorted(set(left))
    connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))
    return tables


# Who is there.


@dataclass(frozen=True)
class Present:
    """Somebody at a table, as one worker knows it."""

    table_id: str
    person: str
    worker: str
    connected: bool
    seen: float


def note(connection: Connection, people: Iterable[Present]) -> None:
    """Write down who has come, gone, or given a sign of life."""
    values = [vars(present) for present in people]
    there = select(TABLES.c.id).where(TABLES.c.id.in_({v["table_id"] for v in values}))
    known = set(connection.execute(there.with_for_update(key_share=True)).scalars())
    rows = [value for value in values if value["table_id"] in known]
    if not rows:
        return
    query = upsert(PRESENCE).values(changed=_time())
    query = query.on_conflict_do_update(
        index_elements=["table_id", "person", "worker"],
        set_={
            "connected": query.excluded.connected,
            "seen": query.excluded.seen,
            "changed": query.excluded.changed,
        },
    )
    connection.execute(query, rows)


async def present(
    connection: AsyncConnection, worker: str, ids: Sequence[str] | None, since: float
) -> list[Present]:
    """Who is at these tables, or everywhere, through other workers; what changed since then."""
    query = select(
        PRESENCE.c.table_id,
        PRESENCE.c.person,
        PRESENCE.c.worker,
        PRESENCE.c.connected,
        PRESENCE.c.seen,
    ).where(PRESENCE.c.worker != worker, PRESENCE.c.changed >= since)
    if ids is not None:
        query = query.where(PRESENCE.c.table_id.in_(ids))
    return [Present(**row) for row in (await connection.execute(query)).mappings()]


def forget_present(connection: Connection, now: float) -> None:
    """Forget who has been gone for long."""
    old = PRESENCE.c.changed < now - PRESENCE_SECONDS
    connection.execute(delete(PRESENCE).where(not_(PRESENCE.c.connected), old))


# Who does what.


def claim(connection: Connection, worker: str, table: str) -> bool:
    """Take over a table's bots, unless another worker has them."""
    query = upsert(CLAIMS).values(table_id=table, worker=worker)
    query = query.on_conflict_do_update(
        index_elements=["table_id"], set_={"worker": worker}, where=CLAIMS.c.worker == worker
    )
    return connection.execute(query.returning(CLAIMS.c.table_id)).first() is not None


def claim_some(connection: Connection, worker: str, most: int) -> list[str]:
    """Take over tables whose bots owe an answer and are seen to by nobody."""
    owing = (
        select(SEATS.c.table_id)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(
            TABLES.c.status == RUNNING,
            SEATS.c.waiting.is_(True),
            or_(SEATS.c.bot.is_not(None), SEATS.c.stand_in.is_not(None)),
            SEATS.c.table_id.not_in(select(CLAIMS.c.table_id)),
        )
        .distinct()
        .limit(most)
    )
    ids = list(connection.execute(owing).scalars())
    if not ids:
        return []
    query = upsert(CLAIMS).on_conflict_do_nothing().returning(CLAIMS.c.table_id)
    rows = [{"table_id": table, "worker": worker} for table in sorted(ids)]
    return list(connection.execute(query, rows).scalars())


def release(connection: Connection, worker: str, table: str) -> None:
    connection.execute(
        delete(CLAIMS).where(and_(CLAIMS.c.table_id == table, CLAIMS.c.worker == worker))
    )


def shared_key(connection: Connection, name: str, fresh: str) -> str:
    """The key of this name; the first worker that asks makes it."""
    connection.execute(upsert(KEYS).values(name=name, value=fresh).on_conflict_do_nothing())
    found: str | None = connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name))
    assert found is not None
    return found
