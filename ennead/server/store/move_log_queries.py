"""Queries on the log of a table. Rows are appended, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select

from ennead.server.model.table_record import LogRow
from ennead.server.store.schema import MOVES

_APPEND: Final = insert(MOVES)
_ROWS: Final = (
    select(MOVES)
    .where(MOVES.c.table_id == bindparam("of_table"), MOVES.c.number >= bindparam("start"))
    .order_by(MOVES.c.number)
)


def append(connection: Connection, table: str, rows: Sequence[LogRow]) -> None:
    if rows:
        connection.execute(_APPEND, [{"table_id": table, **vars(row)} for row in rows])


def rows_of(connection: Connection, table: str, start: int = 0) -> list[LogRow]:
    """The rows from number `start` on."""
    found = connection.execute(_ROWS, {"of_table": table, "start": start})
    rows: list[LogRow] = []
    for row in found.mappings():
        values = dict(row)
        del values["table_id"]
        rows.append(LogRow(**values))
    return rows
