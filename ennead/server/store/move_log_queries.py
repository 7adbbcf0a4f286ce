"""Queries on the log of a table. Rows are appended, never changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select

from ennead.server.model.table_record import TABLE, LogRow
from ennead.server.store.schema import MOVES

_APPEND: Final = insert(MOVES)
_ROWS: Final = (
    select(MOVES)
    .where(MOVES.c.table_id == bindparam("of_table"), MOVES.c.number >= bindparam("start"))
    .order_by(MOVES.c.number)
)


_TABLE_ROWS: Final = (
    select(MOVES)
    .where(MOVES.c.table_id == bindparam("of_table"), MOVES.c.kind == TABLE)
    .order_by(MOVES.c.number)
)


def append(connection: Connection, table: str, rows: Sequence[LogRow]) -> None:
    if rows:
        connection.execute(_APPEND, [{"table_id": table, **vars(row)} for row in rows])


def rows_of(connection: Connection, table: str, start: int = 0) -> list[LogRow]:
    """The rows from number `start` on."""
    return _read(connection.execute(_ROWS, {"of_table": table, "start": start}))


def table_rows_of(connection: Connection, table: str) -> list[LogRow]:
    """The rows about the table rather than the game, such as resignations."""
    return _read(connection.execute(_TABLE_ROWS, {"of_table": table}))


def _read(found: Iterable[Any]) -> list[LogRow]:
    return [
        LogRow(number, kind, seat, what, move, at, chance, request)
        for _, number, kind, seat, what, chance, move, request, at in found
    ]
