"""The game record of a table as text, its verification, and earlier moments of the game."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from ennead.core.state import State
from ennead.core.verify import Verdict, verify_text
from ennead.server.errors import ApiError, wrong_status
from ennead.server.model.table_record import FINISHED, TABLE, LogRow
from ennead.server.store import move_log_queries
from ennead.server.tables import game_log
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


async def record_text(ctx: ServerContext, session: TableSession) -> str:
    """The record as text; while the game runs, without its secrets."""
    record = session.record
    names = [seat.display_name for seat in record.seats]
    finished = record.status == FINISHED
    text = str(session.started_state.record(names=names, ended=finished))
    for row in await _rows(ctx, session):
        if row.kind == TABLE:
            who = f"seat {row.seat}: " if row.seat >= 0 else ""
            text += f"; after move {row.move}: {who}{row.what}\n"
    return text


async def verify(ctx: ServerContext, session: TableSession) -> Verdict:
    """Whether a finished game follows from its seed and its moves."""
    if session.record.status != FINISHED:
        raise wrong_status("the game is not over yet: its seed is still secret")
    text = await record_text(ctx, session)
    return await asyncio.to_thread(verify_text, text)


async def state_after(ctx: ServerContext, session: TableSession, move: int) -> State:
    """The state after the first `move` moves."""
    if not 0 <= move <= session.record.moves:
        raise ApiError("bad-request", f"the game has {session.record.moves} moves")
    return await game_log.replay_in_thread(session.record, await _rows(ctx, session), move)


async def _rows(ctx: ServerContext, session: TableSession) -> list[LogRow]:
    return await ctx.db.snapshot(partial(move_log_queries.rows_of, table=session.id))
