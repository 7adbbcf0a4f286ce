"""What workers tell each other of a move: all that it has changed, or that something has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ennead.server.news import MOST_BYTES, news_of
from ennead.server.sheet import FINISHED, MOVE, Moved, Row, Seat, Sheet, follow, moved_by


def sheet(**more: Any) -> Sheet:
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
    return Sheet(**{**known, **more})


ROW = Row(4, MOVE, 0, "keep", 4, 7.0)
AFTER = {
    "moves": 4,
    "page": 2,
    "scores": (3, 0),
    "changed": 7.0,
    "version": 9,
    "seats": (Seat(0), Seat(1, waiting=True, left=2.0, deadline=9.0)),
}


def test_what_a_move_changes_is_all_that_is_told() -> None:
    before, after = sheet(version=8), sheet(**AFTER)
    moved = moved_by(before, after, (ROW,))
    assert moved is not None
    assert moved.seats == ((0, False, None, None), (1, True, 2.0, 9.0))
    assert follow(before, moved) == after


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
def test_what_changes_more_is_no_mere_move(more: dict[str, Any]) -> None:
    assert moved_by(sheet(version=8), sheet(**{**AFTER, **more}), (ROW,)) is None


def test_what_is_no_move_at_all_is_none_either() -> None:
    assert moved_by(sheet(version=8), sheet(**AFTER), ()) is None
    assert moved_by(sheet(version=8), sheet(**AFTER), (replace(ROW, kind="table"),)) is None
    assert moved_by(sheet(version=8), sheet(**AFTER), (ROW, ROW)) is None


def test_news_too_long_for_a_notification_is_a_hint() -> None:
    short = Moved("t", 9, 2, (3, 0), 7.0, (), ROW)
    long = replace(short, row=replace(ROW, chance="1 " * MOST_BYTES))
    assert news_of("me", short, "t:t").startswith('me {"table":"t"')
    assert news_of("me", long, "t:t") == "me t:t"
