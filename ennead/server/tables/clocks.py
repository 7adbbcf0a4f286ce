"""Clocks: per move or per game, running only while the game waits for a person."""

from __future__ import annotations

from dataclasses import replace

from ennead.server.model.table_record import PER_MOVE, RUNNING, Seat, TableRecord


def update_clocks(record: TableRecord, now: float, new_question: bool) -> TableRecord:
    """Start, stop and reset clocks after a change."""
    if record.clock_per is None:
        return record
    seats = tuple(_update_clock(record, seat, now, new_question) for seat in record.seats)
    return replace(record, seats=seats)


def _update_clock(record: TableRecord, seat: Seat, now: float, new_question: bool) -> Seat:
    runs = record.status == RUNNING and seat.waiting and seat.player is None
    if not runs:
        if seat.deadline is None:
            return seat
        return replace(seat, left=max(0.0, seat.deadline - now), deadline=None)
    full = float(record.clock_seconds or 0)
    resets = new_question and record.clock_per == PER_MOVE
    if seat.deadline is None:
        left = full if resets or seat.left is None else seat.left
        return replace(seat, deadline=now + left)
    return replace(seat, deadline=now + full) if resets else seat


def seconds_left(record: TableRecord, seat: Seat, now: float) -> float | None:
    """What a seat's clock shows; None if it has none."""
    if record.clock_per is None or seat.player is not None:
        return None
    if seat.deadline is not None:
        return round(max(0.0, seat.deadline - now), 1)
    if record.clock_per == PER_MOVE or seat.left is None:
        return float(record.clock_seconds or 0)
    return round(seat.left, 1)
