"""Loading tables from the database, and catching up with other workers."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection

from ennead.server.errors import unknown_table
from ennead.server.model.move_delta import MoveDelta
from ennead.server.model.table_record import ChatLine, LogRow, TableRecord
from ennead.server.store import chat_queries, move_log_queries, table_queries
from ennead.server.store.database import Database
from ennead.server.tables import game_log
from ennead.server.tables.session import TableSession

MAX_PENDING: Final = game_log.MAX_INLINE
"""Queued moves per table; beyond this, the table is reloaded."""


async def is_latest(db: Database, session: TableSession) -> bool:
    """Whether the session is loaded and has the stored version."""
    if not session.loaded or not db.is_postgres:
        return session.loaded
    found = await db.query(partial(table_queries.version, table=session.id))
    return found == session.record.version


async def load(db: Database, session: TableSession) -> None:
    """Load a locked session, or only what is new if it was loaded before."""
    start = session.rows if session.loaded else 0
    last = session.chat[-1].number if session.loaded and session.chat else 0
    record, rows, chat = await db.snapshot(partial(_read, id=session.id, start=start, last=last))
    if record is None:
        session.loaded = False
        raise unknown_table()
    if session.loaded and session.record.version == record.version:
        return
    if not session.loaded:
        state = await game_log.replay_in_thread(record, rows) if rows else None
        session.replace_all(record, state, rows, chat)
        return
    session.loaded = False  # if an error follows, reload everything
    if session.state is None:
        state = await game_log.replay_in_thread(record, rows) if rows else None
    else:
        state = await game_log.advance_async(session.state, rows) if rows else session.state
    session.extend(record, state, rows, chat)


def _read(
    connection: Connection, id: str, start: int, last: int
) -> tuple[TableRecord | None, list[LogRow], list[ChatLine]]:
    """A table, its rows from `start` on and its chat lines after `last`."""
    record = table_queries.find(connection, id)
    if record is None:
        return None, [], []
    rows = move_log_queries.rows_of(connection, id, start)
    return record, rows, chat_queries.lines_of(connection, id, last)


def queue_delta(session: TableSession, delta: MoveDelta) -> None:
    """Queue a move until the session is locked; works while it is being loaded, too."""
    session.pending = [*session.pending, delta][-MAX_PENDING:]


def apply_pending(session: TableSession) -> bool:
    """Apply queued moves to a locked session; False if it must be reloaded instead."""
    pending, session.pending = session.pending, []
    for delta in pending:
        if not session.loaded or session.state is None:
            return False
        if delta.change.version <= session.record.version:
            continue
        if delta.change.version != session.record.version + 1:
            return False
        record = delta.apply(session.record)
        session.loaded = False  # if an error follows, reload everything
        state = game_log.advance(session.state, [delta.row])
        session.extend(record, state, [delta.row], [])
    return session.loaded
