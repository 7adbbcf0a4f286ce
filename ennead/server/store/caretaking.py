"""What is put in order now and then: who was seen, old guests, games nobody goes on with."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import (
    ColumnElement,
    Connection,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.sheet import OPEN, RUNNING
from ennead.server.store.models import CHATS, PEOPLE, SEATS, TABLES


def note_seen(connection: Connection, people: Collection[str], now: float) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(people)).values(seen=now))


async def going_on(connection: AsyncConnection, person: str) -> int:
    """How many tables of this person are open or running."""
    found = await connection.execute(
        select(func.count()).select_from(TABLES).where(_goes_on(), _concerns(person))
    )
    return found.scalar_one()


async def idle(connection: AsyncConnection, before: float, most: int) -> list[str]:
    """Running games without a clock in which nothing has happened since."""
    found = await connection.execute(
        select(TABLES.c.id)
        .where(TABLES.c.status == RUNNING, TABLES.c.clock_per.is_(None), TABLES.c.changed < before)
        .order_by(TABLES.c.changed)
        .limit(most)
    )
    return list(found.scalars())


def forget_guests(connection: Connection, before: float, most: int) -> tuple[list[str], list[str]]:
    """Remove guests not seen since who have nothing to go on with; who, and from which tables.

    Their seats and what they said keep their names, so the games can still be read.
    """
    old = connection.execute(
        select(PEOPLE.c.id)
        .where(
            PEOPLE.c.login.is_(None),
            PEOPLE.c.seen < before,
            ~exists().where(_goes_on(), _concerns(PEOPLE.c.id)),
        )
        .limit(most)
    )
    guests = list(old.scalars())
    mine = SEATS.c.person.in_(guests)
    tables = connection.execute(select(SEATS.c.table_id).where(mine).distinct())
    concerned = list(tables.scalars())
    name = select(PEOPLE.c.name).where(PEOPLE.c.id == SEATS.c.person).scalar_subquery()
    connection.execute(update(SEATS).where(mine, SEATS.c.name == "").values(name=name))
    connection.execute(update(SEATS).where(mine).values(person=None))
    connection.execute(update(CHATS).where(CHATS.c.person.in_(guests)).values(person=None))
    connection.execute(update(TABLES).where(TABLES.c.host.in_(guests)).values(host=None))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(guests)))
    return guests, concerned


def _goes_on() -> ColumnElement[bool]:
    return TABLES.c.status.in_((OPEN, RUNNING))


def _concerns(person: str | ColumnElement[str]) -> ColumnElement[bool]:
    """Does a table have this person for its host or at one of its seats?"""
    seated = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person)
    return or_(TABLES.c.host == person, seated)
