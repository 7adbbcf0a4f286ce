"""Queries on bots that must answer, and on which worker drives them."""

from __future__ import annotations

from sqlalchemy import Connection, Select, and_, delete, func, or_, select
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


def claim_unclaimed(connection: Connection, worker: str, limit: int, per_person: int) -> list[str]:
    """Claim tables whose bots are to move and that no worker has claimed.

    People take turns: first comes one table of each who has none at this worker yet, then a second
    one, up to a number per person. So nobody's tables wait for all of somebody else's.
    """
    person = func.coalesce(TABLES.c.host, TABLES.c.id)
    mine = (
        select(person.label("person"), func.count().label("claimed"))
        .join(CLAIMS, CLAIMS.c.table_id == TABLES.c.id)
        .where(CLAIMS.c.worker == worker)
        .group_by(person)
        .subquery()
    )
    number = func.row_number().over(partition_by=person, order_by=(TABLES.c.changed, TABLES.c.id))
    turn = number + func.coalesce(mine.c.claimed, 0)
    unclaimed = (
        select(TABLES.c.id, TABLES.c.changed, turn.label("turn"))
        .outerjoin(mine, mine.c.person == person)
        .where(TABLES.c.id.in_(_waiting_for_bots()))
        .where(TABLES.c.id.not_in(select(CLAIMS.c.table_id)))
        .subquery()
    )
    query = select(unclaimed.c.id).where(unclaimed.c.turn <= per_person)
    query = query.order_by(unclaimed.c.turn, unclaimed.c.changed).limit(limit)
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
