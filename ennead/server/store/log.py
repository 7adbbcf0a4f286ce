"""The log of a table: rows are added, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from ennead.server.limits import CHAT_KEPT
from ennead.server.sheet import Row, Said
from ennead.server.store.models import CHATS, MOVES

_APPEND = insert(MOVES)


def append(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(_APPEND, [{"table_id": table, **vars(row)} for row in rows])


_ROWS: Final = (
    select(MOVES)
    .where(MOVES.c.table_id == bindparam("which"), MOVES.c.number >= bindparam("start"))
    .order_by(MOVES.c.number)
)
_CHAT: Final = (
    select(CHATS)
    .where(CHATS.c.table_id == bindparam("which"), CHATS.c.number > bindparam("after"))
    .order_by(CHATS.c.number.desc())
    .limit(CHAT_KEPT)
)


def rows_of(connection: Connection, table: str, start: int = 0) -> list[Row]:
    """The rows from number `start` on."""
    found = connection.execute(_ROWS, {"which": table, "start": start})
    rows: list[Row] = []
    for row in found.mappings():
        values = dict(row)
        del values["table_id"]
        rows.append(Row(**values))
    return rows


def say(connection: Connection, table: str, said: Said, most: int) -> None:
    """Write a line down; of those before it no more than so many are kept."""
    connection.execute(insert(CHATS).values(table_id=table, **vars(said)))
    connection.execute(
        delete(CHATS).where(CHATS.c.table_id == table, CHATS.c.number <= said.number - most)
    )


def chat_of(connection: Connection, table: str, after: int = 0) -> list[Said]:
    """The newest lines after number `after`, oldest first."""
    found = connection.execute(_CHAT, {"which": table, "after": after})
    lines: list[Said] = []
    for row in found.mappings():
        values = dict(row)
        del values["table_id"]
        lines.append(Said(**values))
    lines.reverse()
    return lines
