"""What the coach says of finished games, in the database."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.store.models import ANALYSES


@dataclass(frozen=True)
class Analysis:
    """The coach's work on one game, as far as it has come, and the worker that does it."""

    table_id: str
    worker: str
    moves: int
    changed: float
    asked_by: str
    """Who may stop it besides those who played."""
    done: int = 0
    failed: bool = False
    judged: tuple[dict[str, Any], ...] = ()


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
    """Write how far it has come; False if it was stopped or is another worker's now."""
    query = update(ANALYSES).where(
        ANALYSES.c.table_id == old.table_id,
        ANALYSES.c.worker == old.worker,
        ANALYSES.c.changed == old.changed,
    )
    return connection.execute(query.values(**vars(new))).rowcount == 1


def stop(connection: Connection, table: str) -> None:
    """Forget work that is not done yet."""
    unfinished = ANALYSES.c.done < ANALYSES.c.moves
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table, unfinished))
