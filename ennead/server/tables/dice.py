"""Shared dice: players commit to a number when they sit down and reveal it before the game starts.

A number is stored before the dice are made from it. Who does not reveal theirs in time is left out,
and the record says so. The server's own bots take part where a person does: they commit to their
numbers before anybody reveals one.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ennead.core.shared_dice import commitment_to
from ennead.server.errors import ApiError, wrong_status
from ennead.server.model.table_record import BOT, OPEN, RUNNING, Seat, TableRecord
from ennead.server.tables import game_log
from ennead.server.tables.commit import commit
from ennead.server.tables.retry import retry_on_conflict
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

REVEAL_SECONDS: Final = 5.0
"""How long a table that is ready to start waits for the numbers."""
NUMBER_BYTES: Final = 32
"""Size of a bot's number."""


def is_full(record: TableRecord) -> bool:
    return all(seat.kind != OPEN for seat in record.seats)


def awaits_numbers(record: TableRecord) -> bool:
    """Whether somebody has committed to a number and not revealed it yet."""
    return any(seat.dice_commitment and not seat.dice_number for seat in record.seats)


def awaiting_numbers(record: TableRecord, now: float) -> TableRecord:
    """A table without open seats that waits for the numbers of its players from now on."""
    seats = tuple(_with_bot_share(seat) for seat in record.seats)
    return replace(record, seats=seats, reveal_by=now + REVEAL_SECONDS)


def _with_bot_share(seat: Seat) -> Seat:
    if seat.kind != BOT:
        return seat
    number = secrets.token_bytes(NUMBER_BYTES).hex()
    return replace(seat, dice_commitment=commitment_to(number), dice_number=number)


async def start_when_ready(ctx: ServerContext, session: TableSession, record: TableRecord) -> None:
    """Store a change to an open table; start its game if no seat is open and all numbers are in."""
    if is_full(record) and not awaits_numbers(record):
        await _start(ctx, session, record)
        return
    if is_full(record) and record.reveal_by is None:
        record = awaiting_numbers(record, ctx.now())
    await commit(ctx, session, record)


async def _start(ctx: ServerContext, session: TableSession, record: TableRecord) -> None:
    state, row = game_log.deal(record, ctx.now())
    await commit(ctx, session, replace(record, status=RUNNING, reveal_by=None), state, (row,))


@retry_on_conflict
async def reveal(ctx: ServerContext, person: str, id: str, seat: int, number: str) -> TableRecord:
    """Reveal the number a seat has committed to; the last one starts the game."""
    async with ctx.sessions.hold(id) as session:
        record = session.record
        found = session.check_owner(seat, person)
        if not found.dice_commitment or commitment_to(number) != found.dice_commitment:
            raise ApiError("bad-request", "this is not the number you have committed to")
        if found.dice_number == number:
            return record
        if record.status != OPEN or record.reveal_by is None:
            raise wrong_status("numbers are revealed when no seat is open, before the game starts")
        revealed = record.with_seat(replace(found, dice_number=number))
        await start_when_ready(ctx, session, revealed)
        return session.record


@retry_on_conflict
async def start_overdue(ctx: ServerContext, id: str) -> None:
    """Start a game without the numbers that were not revealed in time."""
    async with ctx.sessions.hold(id) as session:
        record = session.record
        due = record.reveal_by is not None and record.reveal_by <= ctx.now()
        if record.status == OPEN and due and is_full(record):
            await _start(ctx, session, record)
