"""Queries on tables and their seats."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.errors import VersionConflict
from ennead.server.model.table_record import (
    Seat,
    TableRecord,
    seat_values,
    table_values,
    with_bot_names,
)
from ennead.server.store.schema import PEOPLE, SEATS, TABLES


def add(connection: Connection, record: TableRecord) -> None:
    connection.execute(insert(TABLES).values(**table_values(record)))
    seats = [{"table_id": record.id, **seat_values(seat)} for seat in record.seats]
    connection.execute(insert(SEATS), seats)


def save(connection: Connection, old: TableRecord, new: TableRecord) -> None:
    """Write the columns that differ. Moves have their own SQL, in `save_move.py`."""
    before = table_values(old)
    changed = {k: v for k, v in table_values(new).items() if v != before[k]}
    query = update(TABLES).where(TABLES.c.id == new.id, TABLES.c.version == old.version)
    if connection.execute(query.values(**changed)).rowcount != 1:
        raise VersionConflict
    for old_seat, new_seat in zip(old.seats, new.seats, strict=True):
        before = seat_values(old_seat)
        changed = {k: v for k, v in seat_values(new_seat).items() if v != before[k]}
        if changed:
            where = (SEATS.c.table_id == new.id) & (SEATS.c.seat == new_seat.seat)
            connection.execute(update(SEATS).where(where).values(**changed))


def remove(connection: Connection, old: TableRecord) -> None:
    query = delete(TABLES).where(TABLES.c.id == old.id, TABLES.c.version == old.version)
    if connection.execute(query).rowcount != 1:
        raise VersionConflict


_VERSION: Final = select(TABLES.c.version).where(TABLES.c.id == bindparam("which"))


def version(connection: Connection, table: str) -> int | None:
    found: int | None = connection.scalar(_VERSION, {"which": table})
    return found


async def versions(connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
    found = await connection.execute(
        select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))
    )
    return {row.id: row.version for row in found}


def find(connection: Connection, table: str) -> TableRecord | None:
    found = find_all(connection, [table])
    return found[0] if found else None


_IDS: Final[BindParameter[str]] = bindparam("ids", expanding=True)
_TABLES: Final = select(TABLES).where(TABLES.c.id.in_(_IDS))
_SEATS: Final = (
    select(SEATS, PEOPLE.c.name.label("display_name"))
    .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    .where(SEATS.c.table_id.in_(_IDS))
    .order_by(SEATS.c.seat)
)


def find_all(connection: Connection, ids: list[str]) -> list[TableRecord]:
    """The tables with these ids, in this order."""
    if not ids:
        return []
    tables = connection.execute(_TABLES, {"ids": ids})
    seats = connection.execute(_SEATS, {"ids": ids})
    seats_of: dict[str, list[Seat]] = {}
    for row in seats.mappings():
        seats_of.setdefault(row["table_id"], []).append(_seat(row))
    records = {row["id"]: _record(row, seats_of.get(row["id"], [])) for row in tables.mappings()}
    return [records[id] for id in ids if id in records]


def _seat(row: RowMapping) -> Seat:
    values: dict[str, Any] = dict(row)
    del values["table_id"]
    values["votes"] = tuple(values["votes"])
    values["display_name"] = values["name"] or values["display_name"] or ""
    return Seat(**values)


def _record(row: RowMapping, seats: list[Seat]) -> TableRecord:
    values: dict[str, Any] = dict(row)
    for name in ("undo_agreed", "scores", "ranking"):
        values[name] = tuple(values[name])
    return TableRecord(seats=with_bot_names(values["id"], seats), **values)


# Changes to many tables at once.


def bump_version(connection: Connection, which: ColumnElement[bool]) -> None:
    """Mark tables as changed, so that every worker reloads them."""
    connection.execute(update(TABLES).where(which).values(version=TABLES.c.version + 1))


def bump_tables_of(connection: Connection, person: str) -> list[str]:
    """Mark the tables that show this person as changed; returns their ids."""
    found = _tables_of(connection, person)
    bump_version(connection, TABLES.c.id.in_(found))
    return found


def transfer(connection: Connection, guest: str, account: str) -> list[str]:
    """Give all seats and tables of a guest to an account; returns the changed tables' ids."""
    changed = bump_tables_of(connection, guest)
    connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=account))
    connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=account))
    return changed


def _tables_of(connection: Connection, person: str) -> list[str]:
    """The tables this person hosts or sits at."""
    found = connection.execute(select(TABLES.c.id).where(involves(person)).order_by(TABLES.c.id))
    return list(found.scalars())


def involves(person: str | ColumnElement[str]) -> ColumnElement[bool]:
    """Whether this person hosts a table or sits at it."""
    seated = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person)
    return or_(TABLES.c.host == person, seated)
