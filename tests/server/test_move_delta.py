"""MoveDelta: everything a move changes, and nothing else counts as a move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ennead.server.cluster.notify import MAX_DELTA_BYTES, move_payload
from ennead.server.model.move_delta import MoveDelta, SeatChange, TableChange, move_delta
from ennead.server.model.table_record import FINISHED, MOVE, LogRow, Seat, TableRecord


def record(**more: Any) -> TableRecord:
    known: dict[str, Any] = {
        "id": "t",
        "game": "aton",
        "rules": "1",
        "data": "x",
        "options": {},
        "title": "",
        "private": True,
        "pass_and_play": False,
        "clock_per": None,
        "clock_seconds": None,
        "host": None,
        "seed": "",
        "created": 0.0,
        "changed": 0.0,
        "seats": (Seat(0, waiting=True), Seat(1)),
    }
    return TableRecord(**{**known, **more})


ROW = LogRow(4, MOVE, 0, "keep", 4, 7.0)
AFTER = {
    "moves": 4,
    "page": 2,
    "scores": (3, 0),
    "changed": 7.0,
    "version": 9,
    "seats": (Seat(0), Seat(1, waiting=True, left=2.0, deadline=9.0)),
}


def test_a_delta_holds_everything_a_move_changes() -> None:
    before, after = record(version=8), record(**AFTER)
    delta = move_delta(before, after, (ROW,))
    assert delta is not None
    assert delta.seats == ((0, SeatChange(False, None, None)), (1, SeatChange(True, 2.0, 9.0)))
    assert delta.apply(before) == after


@pytest.mark.parametrize(
    "more",
    [
        {"status": FINISHED},
        {"ranking": (0, 1)},
        {"undos": 1},
        {"undo_seat": 1},
        {"version": 10},
        {"seats": (Seat(0, votes=(1,)), Seat(1, waiting=True))},
        {"seats": (Seat(0, stand_in="easy"), Seat(1, waiting=True))},
    ],
)
def test_a_change_beyond_a_move_has_no_delta(more: dict[str, Any]) -> None:
    assert move_delta(record(version=8), record(**{**AFTER, **more}), (ROW,)) is None


def test_a_change_without_exactly_one_move_has_no_delta() -> None:
    assert move_delta(record(version=8), record(**AFTER), ()) is None
    assert move_delta(record(version=8), record(**AFTER), (replace(ROW, kind="table"),)) is None
    assert move_delta(record(version=8), record(**AFTER), (ROW, ROW)) is None


def test_a_delta_too_long_for_a_notification_becomes_a_hint() -> None:
    short = MoveDelta("t", TableChange(4, 2, (3, 0), 7.0, 9), (), ROW)
    long = replace(short, row=replace(ROW, chance="1 " * MAX_DELTA_BYTES))
    assert move_payload("me", short, "t:t").startswith('me {"table":"t"')
    assert move_payload("me", long, "t:t") == "me t:t"
