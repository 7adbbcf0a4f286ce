"""Queries of the hourly cleanup: who was seen, inactive guests, abandoned tables."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.model.table_record import OPEN, RUNNING
from ennead.server.store.schema import CHATS, PEOPLE, SEATS, TABLES, TOKENS
from ennead.server.store.table_queries import bump_version, involves


def save_last_seen(connection: Connection, people: Collection[str], now: float) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(people)).values(seen=now))


def remove_open_tables(connection: Connection, before: float) -> None:
    """Delete tables that have been waiting for players since before this time."""
    connection.execute(delete(TABLES).where(TABLES.c.status == OPEN, TABLES.c.changed < before))


async def idle_games(connection: AsyncConnection, before: float, limit: int) -> list[str]:
    """Running games without a clock that have not changed since this time."""
    found = await connection.execute(
        select(TABLES.c.id)
        .where(TABLES.c.status == RUNNING, TABLES.c.clock_per.is_(None), TABLES.c.changed < before)
        .order_by(TABLES.c.changed)
        .limit(limit)
    )
    return list(found.scalars())


def remove_guests(connection: Connection, before: float, limit: int) -> tuple[list[str], list[str]]:
    """Delete guests who have not been seen since this time and have no active table.

    Their seats and chat lines keep their names, so that the games remain readable. Returns the
    deleted guests and the changed tables.
    """
    active = TABLES.c.status.in_((OPEN, RUNNING))
    old = connection.execute(
        select(PEOPLE.c.id)
        .where(
            PEOPLE.c.login.is_(None),
            PEOPLE.c.seen < before,
            ~exists().where(active, involves(PEOPLE.c.id)),
        )
        .limit(limit)
    )
    guests = list(old.scalars())
    theirs = SEATS.c.person.in_(guests)
    hosted = TABLES.c.host.in_(guests)
    seated = exists().where(SEATS.c.table_id == TABLES.c.id, theirs)
    found = connection.execute(select(TABLES.c.id).where(or_(hosted, seated)))
    tables = sorted(found.scalars())
    bump_version(connection, TABLES.c.id.in_(tables))
    name = select(PEOPLE.c.name).where(PEOPLE.c.id == SEATS.c.person).scalar_subquery()
    connection.execute(update(SEATS).where(theirs, SEATS.c.name == "").values(name=name))
    connection.execute(update(SEATS).where(theirs).values(person=None))
    connection.execute(update(CHATS).where(CHATS.c.person.in_(guests)).values(person=None))
    connection.execute(update(TABLES).where(hosted).values(host=None))
    connection.execute(delete(TOKENS).where(TOKENS.c.person.in_(guests)))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(guests)))
    return guests, tables
