"""Queries on the coach's analyses."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.model.analysis import Analysis
from ennead.server.store.schema import ANALYSES


async def find(connection: AsyncConnection, table: str) -> Analysis | None:
    query = select(ANALYSES).where(ANALYSES.c.table_id == table)
    row = (await connection.execute(query)).mappings().one_or_none()
    if row is None:
        return None
    found = Analysis(**row)
    return replace(found, judged=tuple(found.judged))


def add(connection: Connection, new: Analysis) -> None:
    connection.execute(insert(ANALYSES).values(**vars(new)))


def save(connection: Connection, old: Analysis, new: Analysis) -> bool:
    """Store progress; False if the analysis was cancelled or another worker took it over."""
    query = update(ANALYSES).where(
        ANALYSES.c.table_id == old.table_id,
        ANALYSES.c.worker == old.worker,
        ANALYSES.c.changed == old.changed,
    )
    return connection.execute(query.values(**vars(new))).rowcount == 1


def remove_unfinished(connection: Connection, table: str) -> None:
    unfinished = ANALYSES.c.done < ANALYSES.c.moves
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table, unfinished))
