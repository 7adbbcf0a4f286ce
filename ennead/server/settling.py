"""What follows from a new state of the game for its table."""

from __future__ import annotations

from dataclasses import replace

from ennead.core.state import State
from ennead.server import clocks, game_log
from ennead.server.desk import Desk
from ennead.server.sheet import FINISHED, RUNNING, Row, Seat, Sheet


def settle(
    desk: Desk, sheet: Sheet, state: State | None, rows: tuple[Row, ...], now: float
) -> Sheet:
    """What follows from the state: the score, who is waited for, clocks, the end."""
    before = desk.state
    current = state or before
    if current is None:
        return sheet
    fresh = state is not None and (before is None or before.asked != state.asked)
    if any(row.what == "undo" for row in rows):
        fresh = False
    if current.over and sheet.status == RUNNING:
        sheet = replace(sheet, status=FINISHED, ended_by="game", ranking=tuple(current.ranking))
    waiting = current.to_move if sheet.status == RUNNING else ()
    sheet = replace(
        sheet,
        moves=game_log.moves_of(current),
        page=current.page,
        scores=tuple(current.scores),
        undo_seat=None,
        undo_agreed=(),
        seats=tuple(
            _waited_for(seat) if seat.seat in waiting else _left_alone(seat) for seat in sheet.seats
        ),
    )
    return clocks.wind(sheet, now, fresh)


def _waited_for(seat: Seat) -> Seat:
    return seat if seat.waiting else replace(seat, waiting=True)


def _left_alone(seat: Seat) -> Seat:
    """Who need not answer need not be replaced."""
    return replace(seat, waiting=False, votes=()) if seat.waiting or seat.votes else seat
