"""Sheets in the database: reading, writing what has changed, and the lists of the lobby."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from struct import pack, unpack
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    exists,
    false,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.sheet import (
    OPEN,
    PERSON,
    RUNNING,
    Seat,
    Sheet,
    seat_values,
    table_values,
)
from ennead.server.store.models import PEOPLE, SEATS, TABLES


def add(connection: Connection, sheet: Sheet) -> None:
    connection.execute(insert(TABLES).values(**table_values(sheet)))
    seats = [{"table_id": sheet.id, **seat_values(seat)} for seat in sheet.seats]
    connection.execute(insert(SEATS), seats)


# What changes with every move is written by statements that are made once.
_MOVED: Final = ("moves", "page", "scores", "changed")
_WAITED: Final = ("waiting", "left", "deadline")
_SAVE_MOVED: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values({name: bindparam(f"new_{name}") for name in _MOVED})
)
_SAVE_WAITED: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("which"), SEATS.c.seat == bindparam("where"))
    .values({name: bindparam(f"new_{name}") for name in _WAITED})
)


def save(connection: Connection, old: Sheet, new: Sheet) -> None:
    """Write what differs."""
    changed = {k: v for k, v in vars(new).items() if v != getattr(old, k) and k != "seats"}
    if changed:
        if changed.keys() <= set(_MOVED):
            values = {f"new_{name}": getattr(new, name) for name in _MOVED}
            connection.execute(_SAVE_MOVED, {"which": new.id, **values})
        else:
            query = update(TABLES).where(TABLES.c.id == new.id)
            connection.execute(query.values(**changed))
    _save_seats(connection, old, new)


def _save_seats(connection: Connection, old: Sheet, new: Sheet) -> None:
    waited: list[dict[str, object]] = []
    for was, now in zip(old.seats, new.seats, strict=True):
        before = seat_values(was)
        changed = {k: v for k, v in seat_values(now).items() if v != before[k]}
        if changed.keys() <= set(_WAITED):
            if changed:
                values = {f"new_{name}": getattr(now, name) for name in _WAITED}
                waited.append({"which": new.id, "where": now.seat, **values})
        else:
            query = update(SEATS).where(SEATS.c.table_id == new.id, SEATS.c.seat == now.seat)
            connection.execute(query.values(**changed))
    if waited:
        connection.execute(_SAVE_WAITED, waited)


def remove(connection: Connection, table: str) -> None:
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


async def find(connection: AsyncConnection, table: str) -> Sheet | None:
    found = await _read(connection, [table])
    return found[0] if found else None


async def _read(connection: AsyncConnection, ids: list[str]) -> list[Sheet]:
    """These tables, in this order."""
    if not ids:
        return []
    tables = await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))
    seats = await connection.execute(
        select(SEATS, PEOPLE.c.name.label("called"))
        .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .where(SEATS.c.table_id.in_(ids))
        .order_by(SEATS.c.seat)
    )
    seats_of: dict[str, list[Seat]] = {}
    for row in seats.mappings():
        seats_of.setdefault(row["table_id"], []).append(_seat(row))
    sheets = {row["id"]: _sheet(row, seats_of.get(row["id"], [])) for row in tables.mappings()}
    return [sheets[id] for id in ids if id in sheets]


def _seat(row: RowMapping) -> Seat:
    values: dict[str, Any] = dict(row)
    del values["table_id"]
    values["votes"] = tuple(values["votes"])
    values["called"] = values["name"] or values["called"] or values["bot"] or ""
    return Seat(**values)


def _sheet(row: RowMapping, seats: list[Seat]) -> Sheet:
    values: dict[str, Any] = dict(row)
    for name in ("undo_agreed", "scores", "ranking"):
        values[name] = tuple(values[name])
    return Sheet(seats=tuple(seats), **values)


# The lobby.

_CURSOR: Final = re.compile(r"([01])-([0-9a-f]{16})-([0-9A-Za-z]{1,24})")


@dataclass(frozen=True)
class Cursor:
    """Where a page of a list ends: after this table."""

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


async def page(
    connection: AsyncConnection,
    show: str,
    person: str | None,
    game: str | None,
    limit: int,
    after: Cursor | None,
) -> tuple[list[Sheet], Cursor | None]:
    """One page of a list, newest change first; in `mine` those that wait for this person."""
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
    found = (await connection.execute(query.limit(limit + 1))).all()
    more = found[limit - 1] if len(found) > limit else None
    sheets = await _read(connection, [row.id for row in found[:limit]])
    return sheets, Cursor(more.waits, more.changed, more.id) if more is not None else None


def _listed(show: str, person: str | None) -> ColumnElement[bool]:
    if show == "mine" and person is None:
        return false()  # seats of guests who were forgotten are nobody's
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


# What has to go on by itself.


async def waiting_for_bots(connection: AsyncConnection) -> list[str]:
    """Running tables where a bot owes an answer."""
    found = await connection.execute(
        select(SEATS.c.table_id)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(
            TABLES.c.status == RUNNING,
            SEATS.c.waiting.is_(True),
            or_(SEATS.c.bot.is_not(None), SEATS.c.stand_in.is_not(None)),
        )
        .distinct()
    )
    return list(found.scalars())


async def out_of_time(connection: AsyncConnection, now: float) -> list[str]:
    """Running tables where a clock has run out."""
    found = await connection.execute(
        select(SEATS.c.table_id).where(SEATS.c.deadline <= now).distinct()
    )
    return list(found.scalars())


def give_time(connection: Connection, until: float) -> None:
    """Nobody loses on time because the server was down: let clocks run at least until then."""
    connection.execute(update(SEATS).where(SEATS.c.deadline < until).values(deadline=until))


def seated(connection: Connection, person: str) -> list[str]:
    """The tables a person has something to do with."""
    found = connection.execute(
        select(TABLES.c.id).where(
            or_(
                TABLES.c.host == person,
                exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person),
            )
        )
    )
    return list(found.scalars())


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """All of a guest's seats and tables become an account's."""
    connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=account))
    connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=account))


def forget_open(connection: Connection, before: float) -> None:
    """Remove tables that nobody has come to for a long time."""
    connection.execute(delete(TABLES).where(TABLES.c.status == OPEN, TABLES.c.changed < before))
