"""Queries on clocks."""

from __future__ import annotations

from sqlalchemy import Connection, case, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.model.table_record import PER_GAME
from ennead.server.store.schema import SEATS, TABLES
from ennead.server.store.table_queries import bump_version


async def expired(connection: AsyncConnection, now: float) -> list[str]:
    """Tables at which a clock has expired."""
    found = await connection.execute(
        select(SEATS.c.table_id).where(SEATS.c.deadline <= now).distinct()
    )
    return list(found.scalars())


async def overdue_starts(connection: AsyncConnection, now: float) -> list[str]:
    """Tables that have waited long enough for the numbers of their players."""
    found = await connection.execute(select(TABLES.c.id).where(TABLES.c.reveal_by <= now))
    return list(found.scalars())


def correct_starts(connection: Connection, reveal_by: float) -> list[str]:
    """Let all tables that wait for numbers do so until `reveal_by`; returns their ids.

    Nobody is left out because the server was down while they had time to reveal their number.
    """
    waiting = TABLES.c.reveal_by.is_not(None)
    changed = sorted(connection.execute(select(TABLES.c.id).where(waiting)).scalars())
    bump_version(connection, TABLES.c.id.in_(changed))  # locks the rows
    mine = TABLES.c.id.in_(changed) & waiting
    connection.execute(update(TABLES).where(mine).values(reveal_by=reveal_by))
    return changed


def correct_deadlines(connection: Connection, earliest: float, now: float) -> list[str]:
    """Postpone deadlines to at least `earliest`, and limit them to what the clock allows.

    Then nobody loses because the server was down or the wall clock jumped. Returns the ids of the
    changed tables.
    """
    left = case((TABLES.c.clock_per == PER_GAME, SEATS.c.left), else_=None)
    latest = now + func.coalesce(left, TABLES.c.clock_seconds)
    wrong = (
        select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.deadline, latest.label("latest"))
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.deadline.is_not(None))
        .where(or_(SEATS.c.deadline < earliest, SEATS.c.deadline > latest))
    )
    changed = sorted({row.table_id for row in connection.execute(wrong)})
    bump_version(connection, TABLES.c.id.in_(changed))  # locks the rows
    for row in connection.execute(wrong.where(TABLES.c.id.in_(changed))).all():
        deadline = max(earliest, min(row.deadline, row.latest))
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == row.table_id, SEATS.c.seat == row.seat)
            .values(deadline=deadline)
        )
    return changed
