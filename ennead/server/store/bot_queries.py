"""Queries on bots that must answer, and on which worker drives them."""

from __future__ import annotations

from sqlalchemy import Connection, Select, and_, delete, or_, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.model.table_record import RUNNING
from ennead.server.store.schema import CLAIMS, SEATS, TABLES


def _waiting_for_bots() -> Select[str]:
    """Running tables at which a bot is to move."""
    return (
        select(SEATS.c.table_id)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(
            TABLES.c.status == RUNNING,
            SEATS.c.waiting.is_(True),
            or_(SEATS.c.bot.is_not(None), SEATS.c.stand_in.is_not(None)),
        )
        .distinct()
    )


async def waiting_for_bots(connection: AsyncConnection) -> list[str]:
    return list((await connection.execute(_waiting_for_bots())).scalars())


# Claims: with PostgreSQL, one worker at a time drives a table's bots.


def claim(connection: Connection, worker: str, table: str) -> bool:
    """Claim a table's bots; False if another worker has them."""
    query = upsert(CLAIMS).values(table_id=table, worker=worker)
    query = query.on_conflict_do_update(
        index_elements=["table_id"], set_={"worker": worker}, where=CLAIMS.c.worker == worker
    )
    return connection.execute(query.returning(CLAIMS.c.table_id)).first() is not None


def claim_unclaimed(connection: Connection, worker: str, limit: int) -> list[str]:
    """Claim tables whose bots are to move and that no worker has claimed."""
    unclaimed = SEATS.c.table_id.not_in(select(CLAIMS.c.table_id))
    query = _waiting_for_bots().where(unclaimed).limit(limit)
    ids = list(connection.execute(query).scalars())
    if not ids:
        return []
    claims = upsert(CLAIMS).on_conflict_do_nothing().returning(CLAIMS.c.table_id)
    rows = [{"table_id": table, "worker": worker} for table in sorted(ids)]
    return list(connection.execute(claims, rows).scalars())


def release(connection: Connection, worker: str, table: str) -> None:
    connection.execute(
        delete(CLAIMS).where(and_(CLAIMS.c.table_id == table, CLAIMS.c.worker == worker))
    )
