"""Queries on the heartbeats of workers that share a PostgreSQL database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from ennead.server.store.schema import PRESENCE, WORKERS


@dataclass(frozen=True)
class Heartbeat:
    """What a worker learns from its heartbeat."""

    now: float
    known: bool
    """False if the other workers have declared this one dead."""
    alive: tuple[tuple[float, str], ...]
    """When each worker started, and its id; the oldest first."""
    abandoned: tuple[str, ...]
    """Tables with people who were connected through a worker that died."""


def heartbeat(connection: Connection, worker: str, lease: float) -> Heartbeat:
    """Record a heartbeat, and remove the workers that have stopped sending theirs."""
    now: float = connection.scalar(select(database_time())) or 0.0
    mine = update(WORKERS).where(WORKERS.c.id == worker).values(beat=now)
    known = connection.execute(mine).rowcount == 1
    silent = or_(WORKERS.c.beat < now - lease, WORKERS.c.beat > now + lease)
    connection.execute(delete(WORKERS).where(silent))
    orphaned = PRESENCE.c.worker.not_in(select(WORKERS.c.id))
    abandoned = _disconnect(connection, orphaned, now)
    alive = connection.execute(
        select(WORKERS.c.started, WORKERS.c.id).order_by(WORKERS.c.started, WORKERS.c.id)
    )
    workers = tuple((row.started, row.id) for row in alive)
    return Heartbeat(now, known, workers, tuple(abandoned))


def database_time() -> ColumnElement[float]:
    """The database's clock, which workers on all machines share."""
    return cast(func.extract("epoch", func.clock_timestamp()), Double)


def register(connection: Connection, worker: str) -> None:
    now = connection.scalar(select(database_time()))
    connection.execute(insert(WORKERS).values(id=worker, started=now, beat=now))


def unregister(connection: Connection, worker: str) -> list[str]:
    """Remove a worker that shuts down; returns the tables of people connected through it."""
    now: float = connection.scalar(select(database_time())) or 0.0
    tables = _disconnect(connection, PRESENCE.c.worker == worker, now)
    connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))
    return tables


def _disconnect(connection: Connection, which: ColumnElement[bool], now: float) -> list[str]:
    """Mark people as disconnected; returns their tables."""
    tables = connection.execute(
        update(PRESENCE)
        .where(which, PRESENCE.c.connected)
        .values(connected=False, seen=now, changed=now)
        .returning(PRESENCE.c.table_id)
    ).scalars()
    return sorted(set(tables))
