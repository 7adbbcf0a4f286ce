"""Loading tables from the database, and catching up with other workers."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection

from ennead.core.state import State
from ennead.server.errors import unknown_table
from ennead.server.model.move_delta import MoveDelta
from ennead.server.model.table_record import ChatLine, LogRow, TableRecord
from ennead.server.store import (
    chat_queries,
    move_log_queries,
    saved_game_queries,
    table_queries,
)
from ennead.server.store.database import Database
from ennead.server.store.saved_game_queries import SavedGame
from ennead.server.tables import game_log, saved_games
from ennead.server.tables.creation import find_game
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.background import BackgroundWork

MAX_PENDING: Final = game_log.MAX_INLINE
"""Queued moves per table; beyond this, the table is reloaded."""


async def is_latest(db: Database, session: TableSession) -> bool:
    """Whether the session is loaded and has the stored version."""
    if not session.loaded or not db.is_postgres:
        return session.loaded
    found = await db.query(partial(table_queries.version, table=session.id))
    return found == session.record.version


async def load(db: Database, work: BackgroundWork, session: TableSession) -> None:
    """Load a locked session, or only what is new if it was loaded before."""
    start = session.rows if session.loaded else 0
    last = session.chat[-1].number if session.loaded and session.chat else 0
    reading = partial(_read, id=session.id, start=start, last=last)
    record, rows, chat, saved = await db.snapshot(reading)
    if record is None:
        session.loaded = False
        raise unknown_table()
    if session.loaded and session.record.version == record.version:
        return
    if not session.loaded:
        playable = bool(rows) and game_log.has_rules(record)
        state = await work.run_always(_replay, record, rows, saved) if playable else None
        session.replace_all(record, state, rows, chat)
        session.saved_rows = saved.rows if saved is not None else 0
        return
    session.loaded = False  # if an error follows, reload everything
    state = session.state
    if state is None:
        playable = bool(rows) and game_log.has_rules(record)
        state = await work.run_always(game_log.replay, record, rows) if playable else None
    elif len(rows) <= game_log.MAX_INLINE:
        state = game_log.advance(state, rows)
    else:
        state = await work.run_always(game_log.advance, state, rows)
    session.extend(record, state, rows, chat)


def _replay(record: TableRecord, rows: list[LogRow], saved: SavedGame | None) -> State:
    """The game after these rows: the saved game and the rest of the log, or the whole log."""
    if saved is not None:
        state = saved_games.decode(record, find_game(record.game).package, saved.body)
        if state is not None:
            return game_log.advance(state, rows[saved.rows :])
    return game_log.replay(record, rows)


def _read(
    connection: Connection, id: str, start: int, last: int
) -> tuple[TableRecord | None, list[LogRow], list[ChatLine], SavedGame | None]:
    """A table, its rows from `start` on, its chat lines after `last`, and the saved game."""
    record = table_queries.find(connection, id)
    if record is None:
        return None, [], [], None
    rows = move_log_queries.rows_of(connection, id, start)
    saved = None
    if not start and len(rows) > saved_games.SAVE_ROWS:
        digest = saved_games.code_digest(find_game(record.game).package)
        saved = saved_game_queries.find(connection, id, digest)
    return record, rows, chat_queries.lines_of(connection, id, last), saved


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
