"""The game record of a table as text, its verification, and earlier moments of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ennead.core.log import CHANCE, UNDO_TEXTS
from ennead.core.record import FORMAT, SECRET, Record, RecordEntry
from ennead.core.shared_dice import commitment
from ennead.core.state import State
from ennead.core.verify import Verdict, verify_text
from ennead.server.errors import ApiError, wrong_status
from ennead.server.model.table_record import BOT, FINISHED, TABLE, LogRow, TableRecord
from ennead.server.store import move_log_queries
from ennead.server.tables import game_log
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.limits import Caller

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


async def record_text(ctx: ServerContext, session: TableSession, caller: Caller) -> str:
    """The record as text; while the game runs, without its secrets."""
    if session.record.status == FINISHED and session.rows and session.state is None:
        log = await ctx.db.snapshot(partial(move_log_queries.rows_of, table=session.id))
        return await ctx.background.run(caller, _write_without_rules, session.record, log)
    reading = partial(move_log_queries.table_rows_of, table=session.id)
    rows = await ctx.db.snapshot(reading)
    return await ctx.background.run(caller, _write, session.record, session.started_state, rows)


def _write(record: TableRecord, state: State, rows: list[LogRow]) -> str:
    written = state.record(names=_names(record), ended=record.status == FINISHED)
    return str(written) + _comments(rows)


def _write_without_rules(record: TableRecord, rows: list[LogRow]) -> str:
    comments = _comments([row for row in rows if row.kind == TABLE])
    return str(unreplayable_record(record, rows, _names(record))) + comments


def _names(record: TableRecord) -> list[str]:
    """The players' names; a bot's with its level."""
    return [
        f"{seat.display_name} · {seat.bot}" if seat.kind == BOT else seat.display_name
        for seat in record.seats
    ]


def _comments(rows: list[LogRow]) -> str:
    """What happened outside the game."""
    text = ""
    for row in rows:
        who = f"seat {row.seat}: " if row.seat >= 0 else ""
        text += f"; after move {row.move}: {who}{row.what}\n"
    return text


def unreplayable_record(record: TableRecord, rows: Sequence[LogRow], names: list[str]) -> Record:
    """The record of a finished game whose rules this server does not have.

    Without the rules nobody can tell which answers were secret and never revealed. So every answer
    that may have been is left out: those taken back, and the last ones of a game that broke off.
    """
    found = game_log.stored_record(record, rows)
    found.headers = {
        "Format": [FORMAT],
        **found.headers,
        "Players": names,
        "Commitment": [commitment(bytes.fromhex(record.seed))],
    }
    if record.ended_by == "game":
        found.headers["Result"] = ["-".join(str(points) for points in record.scores)]
    standing: list[RecordEntry] = []
    for entry in found.entries:
        if entry.text in UNDO_TEXTS.values():
            mine = [at for at, one in enumerate(standing) if one.seat == entry.seat]
            first = mine[-1] if mine else 0
            for one in standing[first:]:
                _leave_out(one)
            del standing[first:]
        else:
            standing.append(entry)
    if record.ended_by != "game":
        for entry in reversed(standing):
            if entry.seat == CHANCE:
                break
            _leave_out(entry)
    return found


def _leave_out(entry: RecordEntry) -> None:
    if entry.seat != CHANCE:
        entry.text = SECRET


async def verify(ctx: ServerContext, session: TableSession, caller: Caller) -> Verdict:
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
