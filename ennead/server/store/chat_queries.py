"""Queries on the chat of a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from ennead.server.model.table_record import ChatLine
from ennead.server.store.schema import CHATS
from ennead.server.upkeep.limits import MAX_CHAT_SHOWN

_CHAT: Final = (
    select(CHATS)
    .where(CHATS.c.table_id == bindparam("of_table"), CHATS.c.number > bindparam("after"))
    .order_by(CHATS.c.number.desc())
    .limit(MAX_CHAT_SHOWN)
)


def add(connection: Connection, table: str, line: ChatLine, keep: int) -> None:
    """Store a line, and delete all but the last `keep`."""
    connection.execute(insert(CHATS).values(table_id=table, **vars(line)))
    connection.execute(
        delete(CHATS).where(CHATS.c.table_id == table, CHATS.c.number <= line.number - keep)
    )


def lines_of(connection: Connection, table: str, after: int = 0) -> list[ChatLine]:
    """The newest lines after number `after`, oldest first."""
    found = connection.execute(_CHAT, {"of_table": table, "after": after})
    lines: list[ChatLine] = []
    for row in found.mappings():
        values = dict(row)
        del values["table_id"]
        lines.append(ChatLine(**values))
    lines.reverse()
    return lines
