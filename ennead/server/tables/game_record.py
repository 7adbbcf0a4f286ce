"""The game record of a table as text, its verification, and earlier moments of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ennead.core.state import State
from ennead.core.verify import Verdict, verify_text
from ennead.server.errors import ApiError, wrong_status
from ennead.server.model.table_record import FINISHED, LogRow, TableRecord
from ennead.server.store import move_log_queries
from ennead.server.tables import game_log
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


async def record_text(ctx: ServerContext, session: TableSession, caller: str) -> str:
    """The record as text; while the game runs, without its secrets."""
    reading = partial(move_log_queries.table_rows_of, table=session.id)
    rows = await ctx.db.snapshot(reading)
    return await ctx.background.run(caller, _write, session.record, session.started_state, rows)


def _write(record: TableRecord, state: State, rows: list[LogRow]) -> str:
    names = [seat.display_name for seat in record.seats]
    text = str(state.record(names=names, ended=record.status == FINISHED))
    for row in rows:
        who = f"seat {row.seat}: " if row.seat >= 0 else ""
        text += f"; after move {row.move}: {who}{row.what}\n"
    return text


async def verify(ctx: ServerContext, session: TableSession, caller: str) -> Verdict:
    """Whether a finished game follows from its seed and its moves."""
    if session.record.status != FINISHED:
        raise wrong_status("the game is not over yet: its seed is still secret")
    text = await record_text(ctx, session, caller)
    return await ctx.background.run(caller, verify_text, text)


def state_after(session: TableSession, move: int) -> State:
    """The state after the first `move` moves. It takes a few milliseconds: call it in a thread."""
    state = session.started_state
    moves = game_log.move_count(state)
    if not 0 <= move <= moves:
        raise ApiError("bad-request", f"the game has {moves} moves")
    return state.moment(move)
