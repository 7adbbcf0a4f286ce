"""The log of a table: rows are added, never changed."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.sheet import Row, Said
from ennead.server.store.models import CHATS, MOVES

CHAT_KEPT = 200
"""How many lines of chat are shown."""

_APPEND = insert(MOVES)


def append(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(_APPEND, [{"table_id": table, **vars(row)} for row in rows])


async def rows_of(connection: AsyncConnection, table: str) -> list[Row]:
    found = await connection.execute(
        select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.number)
    )
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


async def chat_of(connection: AsyncConnection, table: str) -> list[Said]:
    """The newest lines, oldest first."""
    found = await connection.execute(
        select(CHATS)
        .where(CHATS.c.table_id == table)
        .order_by(CHATS.c.number.desc())
        .limit(CHAT_KEPT)
    )
    lines: list[Said] = []
    for row in found.mappings():
        values = dict(row)
        del values["table_id"]
        lines.append(Said(**values))
    lines.reverse()
    return lines
