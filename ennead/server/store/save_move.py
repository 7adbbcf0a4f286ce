"""The SQL that stores one move. Columns come from `MoveDelta`.

Moves are most of what the server writes. With PostgreSQL a single statement checks the credential,
stores the move and notifies the other workers; a second statement would double the cost.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import JSON, Column, Connection, bindparam, insert, update
from sqlalchemy.dialects.postgresql.base import PGDialect

from ennead.server.errors import VersionConflict
from ennead.server.model.move_delta import SEAT_CHANGES, TABLE_CHANGES, MoveDelta
from ennead.server.model.table_record import LogRow
from ennead.server.store.schema import MOVES, SEATS, TABLES

# SQLite and any other database: statements by SQLAlchemy, prepared once.

_UPDATE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.version == bindparam("old_version"))
    .values({name: bindparam(f"new_{name}") for name in TABLE_CHANGES})
)
_UPDATE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_CHANGES})
)
_INSERT_ROW: Final = insert(MOVES)


def save(connection: Connection, delta: MoveDelta) -> None:
    """Store a move on top of the version before it."""
    values: dict[str, Any] = {f"new_{name}": value for name, value in vars(delta.change).items()}
    values["of_table"] = delta.table
    values["old_version"] = delta.change.version - 1
    if connection.execute(_UPDATE_TABLE, values).rowcount != 1:
        raise VersionConflict
    seats: list[dict[str, Any]] = []
    for seat, change in delta.seats:
        columns = {f"new_{name}": value for name, value in vars(change).items()}
        seats.append({"of_table": delta.table, "of_seat": seat, **columns})
    if seats:
        connection.execute(_UPDATE_SEAT, seats)
    connection.execute(_INSERT_ROW, {"table_id": delta.table, **vars(delta.row)})


# PostgreSQL: one statement.

_JSON: Final = frozenset(name for name in TABLE_CHANGES if isinstance(TABLES.c[name].type, JSON))
_ROW: Final = tuple(field.name for field in fields(LogRow))


_POSTGRES: Final = PGDialect()  # type: ignore[no-untyped-call]


def _type(column: Column[Any]) -> str:
    return column.type.compile(dialect=_POSTGRES)


def _statement(condition: str) -> str:
    table = ", ".join(f"{c} = %(table_{c})s::{_type(TABLES.c[c])}" for c in TABLE_CHANGES)
    seat = ", ".join(f'"{name}" = new."{name}"' for name in SEAT_CHANGES)
    arrays = ", ".join(f"%(seat_{c})s::{_type(SEATS.c[c])}[]" for c in SEAT_CHANGES)
    names = ", ".join(f'"{name}"' for name in SEAT_CHANGES)
    row = ", ".join(f"%(row_{name})s" for name in _ROW)
    return f"""
    WITH moved AS (
        UPDATE tables SET {table}
        WHERE id = %(table)s AND version = %(old_version)s {condition}
        RETURNING id
    ), seated AS (
        UPDATE seats SET {seat}
        FROM moved, unnest(%(seats)s::int[], {arrays}) AS new (seat, {names})
        WHERE seats.table_id = moved.id AND seats.seat = new.seat
    ), logged AS (
        INSERT INTO moves (table_id, {", ".join(_ROW)})
        SELECT id, {row} FROM moved
    )
    SELECT pg_notify(%(channel)s, %(payload)s) FROM moved
    """


_SAVE: Final = _statement("")
_SAVE_WITH_COOKIE: Final = _statement(
    "AND EXISTS (SELECT 1 FROM people WHERE id = %(person)s AND sessions = %(sessions)s)"
)


def save_and_notify(
    connection: Connection,
    delta: MoveDelta,
    cookie: tuple[str, int] | None,
    channel: str,
    payload: str,
) -> None:
    """Store a move on top of the version before it, and notify the other workers.

    Raises VersionConflict if the table is newer, or if the cookie (person, sessions) was revoked.
    """
    values: dict[str, Any] = {f"row_{name}": value for name, value in vars(delta.row).items()}
    for name, value in vars(delta.change).items():
        values[f"table_{name}"] = json.dumps(value) if name in _JSON else value
    for name in SEAT_CHANGES:
        values[f"seat_{name}"] = [getattr(change, name) for _, change in delta.seats]
    values |= {
        "table": delta.table,
        "old_version": delta.change.version - 1,
        "seats": [seat for seat, _ in delta.seats],
        "channel": channel,
        "payload": payload,
    }
    query = _SAVE
    if cookie is not None:
        values["person"], values["sessions"] = cookie
        query = _SAVE_WITH_COOKIE
    if connection.exec_driver_sql(query, values).first() is None:
        raise VersionConflict
