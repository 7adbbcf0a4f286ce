"""Clocks: per move or per game, running only while the game waits for a person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import structlog

from ennead.server.errors import Unavailable
from ennead.server.sheet import PER_MOVE, RUNNING, Seat, Sheet
from ennead.server.store import tables

if TYPE_CHECKING:
    from ennead.server.house import House

STANDSTILL: Final = 10.0
"""Seconds without a look at the clocks that count as a standstill of the server."""
JUMP: Final = 3.0
"""Seconds by which the time of day may go wrong between two looks."""

log = structlog.get_logger("clocks")


def wind(sheet: Sheet, now: float, fresh: bool) -> Sheet:
    """Start and stop the clocks after a change; `fresh` says that a new question was reached."""
    if sheet.clock_per is None:
        return sheet
    seats = tuple(_wind_seat(sheet, seat, now, fresh) for seat in sheet.seats)
    return replace(sheet, seats=seats)


def _wind_seat(sheet: Sheet, seat: Seat, now: float, fresh: bool) -> Seat:
    runs = sheet.status == RUNNING and seat.waiting and seat.player is None
    if not runs:
        if seat.deadline is None:
            return seat
        return replace(seat, left=max(0.0, seat.deadline - now), deadline=None)
    full = float(sheet.clock_seconds or 0)
    anew = fresh and sheet.clock_per == PER_MOVE
    if seat.deadline is None:
        left = full if anew or seat.left is None else seat.left
        return replace(seat, deadline=now + left)
    return replace(seat, deadline=now + full) if anew else seat


def seconds_left(sheet: Sheet, seat: Seat, now: float) -> float | None:
    """What a seat's clock shows."""
    if sheet.clock_per is None or seat.player is not None:
        return None
    if seat.deadline is not None:
        return round(max(0.0, seat.deadline - now), 1)
    if sheet.clock_per == PER_MOVE or seat.left is None:
        return float(sheet.clock_seconds or 0)
    return round(seat.left, 1)


async def watch(house: House, time_out: Callable[[str], Awaitable[None]]) -> None:
    """Look for clocks that have run out, for ever."""
    before: tuple[float, float] | None = None
    while True:
        await asyncio.sleep(house.settings.clock_tick)
        if not house.peers.leads:
            before = None
            continue
        try:
            at = (house.now(), time.monotonic())
            if before is not None and _stood_still_or_jumped(before, at):
                await house.set_clocks()
                log.warning("clocks-set-right")
            async with house.store.read() as connection:
                late = await tables.out_of_time(connection, house.now())
            before = at
            for table in late:
                await time_out(table)
        except Unavailable:
            pass
        except Exception:
            log.exception("clocks-failed")


def _stood_still_or_jumped(before: tuple[float, float], at: tuple[float, float]) -> bool:
    """Was nobody looking for a while, or did the time of day go another way than time?"""
    passed, steady = at[0] - before[0], at[1] - before[1]
    return steady > STANDSTILL or abs(passed - steady) > JUMP
