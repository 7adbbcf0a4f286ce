"""Queries behind the lists of tables in the lobby."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from struct import pack, unpack
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    exists,
    false,
    func,
    literal,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.model.table_record import OPEN, PERSON, RUNNING, TableRecord
from ennead.server.store.schema import SEATS, TABLES
from ennead.server.store.table_queries import find_all, involves

_CURSOR: Final = re.compile(r"([01])-([0-9a-f]{16})-([0-9A-Za-z]{1,24})")


@dataclass(frozen=True)
class Cursor:
    """The last table of a page; the next page begins after it."""

    waits: int
    changed: float
    id: str

    def __str__(self) -> str:
        return f"{self.waits}-{pack('>d', self.changed).hex()}-{self.id}"

    @staticmethod
    def parse(text: str) -> Cursor | None:
        found = _CURSOR.fullmatch(text)
        if found is None:
            return None
        changed: float = unpack(">d", bytes.fromhex(found[2]))[0]
        return Cursor(int(found[1]), changed, found[3]) if isfinite(changed) else None


def page(
    connection: Connection,
    show: str,
    person: str | None,
    game: str | None,
    limit: int,
    after: Cursor | None,
) -> tuple[list[TableRecord], Cursor | None]:
    """One page, most recently changed first; in `mine`, tables that wait for this person first."""
    waits: ColumnElement[int] = literal(0)
    if show == "mine":
        waits = case((_waits_for(person), 1), else_=0)
    query = select(TABLES.c.id, TABLES.c.changed, waits.label("waits")).where(_listed(show, person))
    if game is not None:
        query = query.where(TABLES.c.game == game)
    if after is not None:
        query = query.where(
            or_(
                waits < after.waits,
                and_(waits == after.waits, TABLES.c.changed < after.changed),
                and_(
                    waits == after.waits,
                    TABLES.c.changed == after.changed,
                    TABLES.c.id < after.id,
                ),
            )
        )
    query = query.order_by(waits.desc(), TABLES.c.changed.desc(), TABLES.c.id.desc())
    found = connection.execute(query.limit(limit + 1)).all()
    last = found[limit - 1] if len(found) > limit else None
    records = find_all(connection, [row.id for row in found[:limit]])
    return records, Cursor(last.waits, last.changed, last.id) if last is not None else None


def _listed(show: str, person: str | None) -> ColumnElement[bool]:
    if show == "mine" and person is None:
        return false()  # a null person would match the seats of deleted guests
    if show == "mine":
        mine = exists().where(
            SEATS.c.table_id == TABLES.c.id,
            SEATS.c.person == person,
            SEATS.c.kind == PERSON,
        )
        return or_(mine, and_(TABLES.c.host == person, TABLES.c.status == OPEN))
    listed = and_(TABLES.c.status == show, TABLES.c.private.is_(False))
    if show == OPEN:
        free = exists().where(
            SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == OPEN, SEATS.c.person.is_(None)
        )
        return and_(listed, free)
    return listed


def _waits_for(person: str | None) -> ColumnElement[bool]:
    return exists().where(
        SEATS.c.table_id == TABLES.c.id,
        SEATS.c.person == person,
        SEATS.c.kind == PERSON,
        SEATS.c.waiting.is_(True),
        SEATS.c.stand_in.is_(None),
    )


async def active_tables(connection: AsyncConnection, person: str) -> int:
    """How many tables of this person are open or running."""
    active = TABLES.c.status.in_((OPEN, RUNNING))
    found = await connection.execute(
        select(func.count()).select_from(TABLES).where(active, involves(person))
    )
    return found.scalar_one()
