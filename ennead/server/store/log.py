"""The log of a table: rows are added, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.sheet import Row, Said
from ennead.server.store.models import CHATS, MOVES

CHAT_KEPT = 200
"""How many lines of chat are shown."""


async def append(connection: AsyncConnection, table: str, rows: Sequence[Row]) -> None:
    if rows:
        values = [{"table_id": table, **asdict(row)} for row in rows]
        await connection.execute(insert(MOVES), values)


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


async def row_of_request(
    connection: AsyncConnection, table: str, seat: int, request: str
) -> Row | None:
    """What a seat's request has become, if it came before."""
    found = await connection.execute(
        select(MOVES).where(
            MOVES.c.table_id == table, MOVES.c.seat == seat, MOVES.c.request == request
        )
    )
    row = found.mappings().one_or_none()
    if row is None:
        return None
    values = dict(row)
    del values["table_id"]
    return Row(**values)


async def say(connection: AsyncConnection, table: str, said: Said) -> None:
    await connection.execute(insert(CHATS).values(table_id=table, **asdict(said)))


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
