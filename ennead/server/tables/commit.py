"""The one way in which a table changes: store the change, then publish it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ennead.core.state import State
from ennead.server.errors import VersionConflict
from ennead.server.model.move_delta import move_delta
from ennead.server.model.table_record import ChatLine, LogRow, TableRecord
from ennead.server.store import chat_queries, move_log_queries, people_queries, table_queries
from ennead.server.store.db_thread import Job
from ennead.server.tables.after_move import update_record
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext
    from ennead.server.identity.credentials import Credential


async def commit(
    ctx: ServerContext,
    session: TableSession,
    record: TableRecord,
    state: State | None = None,
    rows: tuple[LogRow, ...] = (),
    chat: ChatLine | None = None,
    also: Job[None] | None = None,
    credential: Credential | None = None,
) -> None:
    """Store a change to a held session; only then can anybody see it.

    Raises VersionConflict if the stored table is newer, or if the credential has been revoked. If
    storing fails, nothing has changed, and the session is reloaded before its next use.
    """
    old = session.record
    now = ctx.now()
    if rows or state is not None:
        record = update_record(session, record, state, rows, now)
    changed = now if record is not old else old.changed
    new = replace(record, changed=changed, version=old.version + 1)
    delta = move_delta(old, new, rows) if chat is None and also is None else None
    job: Job[None]
    if delta is not None:
        job = ctx.cluster.save_move_job(delta, credential)
    else:
        job = partial(
            _save, ctx=ctx, old=old, new=new, rows=rows, chat=chat, also=also, by=credential
        )
    try:
        await ctx.db.write(job)
    except IntegrityError as error:
        session.loaded = False
        raise VersionConflict from error
    except BaseException:
        session.loaded = False
        raise
    lines = [chat] if chat is not None else []
    session.extend(new, state if state is not None else session.state, rows, lines)
    ctx.metrics.rows.inc(len(rows))
    publish(ctx, session)
    ctx.saved_games.save_if_due(session)


def _save(
    connection: Connection,
    ctx: ServerContext,
    old: TableRecord,
    new: TableRecord,
    rows: tuple[LogRow, ...],
    chat: ChatLine | None,
    also: Job[None] | None,
    by: Credential | None,
) -> None:
    """Store anything but a plain move."""
    if by is not None and not people_queries.is_session_valid(connection, by.person, by.sessions):
        raise VersionConflict
    if also is not None:
        also(connection)
    table_queries.save(connection, old, new)
    move_log_queries.append(connection, new.id, rows)
    if chat is not None:
        chat_queries.add(connection, new.id, chat, ctx.settings.chat_kept)
    ctx.cluster.notify_with(connection, new.id)


def publish(ctx: ServerContext, session: TableSession) -> None:
    """Wake the viewers and bots of a table in this process."""
    session.wake_viewers()
    ctx.bots.wake(session)
