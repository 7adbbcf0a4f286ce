"""What a new game state means for its table: scores, who is to move, clocks, the end."""

from __future__ import annotations

from dataclasses import replace

from ennead.core.state import State
from ennead.server.model.table_record import FINISHED, RUNNING, LogRow, Seat, TableRecord
from ennead.server.tables import clocks, game_log
from ennead.server.tables.session import TableSession


def update_record(
    session: TableSession,
    record: TableRecord,
    state: State | None,
    rows: tuple[LogRow, ...],
    now: float,
) -> TableRecord:
    """Derive the fields of the record that follow from the new state."""
    before = session.state
    current = state or before
    if current is None:
        return record
    new_question = state is not None and (before is None or before.asked != state.asked)
    if any(row.what == "undo" for row in rows):
        new_question = False
    if current.over and record.status == RUNNING:
        record = replace(record, status=FINISHED, ended_by="game", ranking=tuple(current.ranking))
    to_move = current.to_move if record.status == RUNNING else ()
    record = replace(
        record,
        moves=game_log.move_count(current),
        page=current.page,
        scores=tuple(current.scores),
        undo_seat=None,
        undo_agreed=(),
        seats=tuple(
            _to_move(seat) if seat.seat in to_move else _not_to_move(seat) for seat in record.seats
        ),
    )
    return clocks.update_clocks(record, now, new_question)


def _to_move(seat: Seat) -> Seat:
    return seat if seat.waiting else replace(seat, waiting=True)


def _not_to_move(seat: Seat) -> Seat:
    """Also clears the votes for a stand-in: only players to move can be replaced."""
    return replace(seat, waiting=False, votes=()) if seat.waiting or seat.votes else seat
