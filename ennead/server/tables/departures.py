"""Players who stop playing: resignation, timeout, stand-ins and votes for them, idle games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ennead import bots
from ennead.core.log import CHANCE
from ennead.server.errors import ApiError, unknown_seat, wrong_status
from ennead.server.model.table_record import (
    FINISHED,
    PERSON,
    RETURN_TO_SEAT,
    RUNNING,
    TABLE,
    LogRow,
    Seat,
    TableRecord,
)
from ennead.server.tables.commit import commit
from ennead.server.tables.retry import retry_on_conflict
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.limits import MAX_TABLE_ROWS

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

MIN_SECONDS_ON_RETURN: Final = 30.0
"""Minimum time on the clock of a player who comes back."""


def default_bot() -> str:
    """The stand-in when nobody has chosen one."""
    names = bots.names()
    return "greedy" if "greedy" in names else names[0]


def _table_row(
    ctx: ServerContext, session: TableSession, seat: int, what: str, offset: int = 0
) -> LogRow:
    """A log row for something that happened outside the game."""
    return LogRow(session.rows + offset, TABLE, seat, what, session.record.moves, ctx.now())


@retry_on_conflict
async def resign(ctx: ServerContext, person: str, id: str, seat: int) -> None:
    """End a game of two players; in a larger game a bot stands in."""
    async with ctx.sessions.hold(id) as session:
        _ = session.running_state
        found = session.check_owner(seat, person)
        if session.record.players > 2:
            if found.stand_in is not None:
                return
            _check_stand_ins(session)
        await _depart(ctx, session, "resign", [seat])


@retry_on_conflict
async def time_out(ctx: ServerContext, id: str) -> None:
    """Remove all players whose clock has expired."""
    async with ctx.sessions.hold(id) as session:
        now = ctx.now()
        seats = session.record.seats
        late = [s.seat for s in seats if s.deadline is not None and s.deadline <= now]
        if late:
            await _depart(ctx, session, "timeout", late)


async def _depart(
    ctx: ServerContext, session: TableSession, reason: str, leaving: list[int]
) -> None:
    record = session.record
    rows = tuple(_table_row(ctx, session, seat, reason, i) for i, seat in enumerate(leaving))
    if record.players <= 2:
        record = replace(
            record,
            status=FINISHED,
            ended_by=reason,
            ended_seat=leaving[0] if len(leaving) == 1 else None,
            ranking=tuple(1 if s.seat in leaving else 0 for s in record.seats),
        )
    else:
        for seat in leaving:
            record = _with_stand_in(record, record.seats[seat], default_bot())
    await commit(ctx, session, record, None, rows)


@retry_on_conflict
async def close_idle(ctx: ServerContext, id: str, before: float) -> None:
    """End a game without a winner if nothing has happened since this time."""
    async with ctx.sessions.hold(id) as session:
        if session.record.status == RUNNING and session.record.changed < before:
            row = _table_row(ctx, session, CHANCE, "idle")
            record = replace(session.record, status=FINISHED, ended_by="idle")
            await commit(ctx, session, record, None, (row,))


# Stand-ins.


def _check_stand_ins(session: TableSession) -> None:
    """Every change of a stand-in makes the log longer, so their number must be limited."""
    if session.table_rows >= MAX_TABLE_ROWS:
        raise wrong_status("bots have stood in too often at this table")


def _with_stand_in(record: TableRecord, seat: Seat, bot: str) -> TableRecord:
    return record.with_seat(replace(seat, stand_in=bot, votes=()))


@retry_on_conflict
async def stand_in(ctx: ServerContext, person: str, id: str, seat: int, bot: str) -> None:
    """Let a bot play a person's seat, at their own request."""
    if bot not in bots.names():
        raise ApiError("bad-request", f"there is no bot {bot!r}")
    async with ctx.sessions.hold(id) as session:
        _ = session.running_state
        found = session.check_owner(seat, person)
        if found.stand_in != bot:
            _check_stand_ins(session)
            row = _table_row(ctx, session, seat, f"stand-in {bot}")
            await commit(ctx, session, _with_stand_in(session.record, found, bot), None, (row,))


@retry_on_conflict
async def return_to_seat(ctx: ServerContext, person: str, id: str, seat: int) -> None:
    """Give a seat back to its person, in place of the bot that stood in."""
    async with ctx.sessions.hold(id) as session:
        _ = session.running_state
        found = session.check_owner(seat, person)
        if found.stand_in is None:
            return
        left = max(found.left, MIN_SECONDS_ON_RETURN) if found.left is not None else None
        back = replace(found, stand_in=None, left=left)
        row = _table_row(ctx, session, seat, RETURN_TO_SEAT)
        session.last_seen[person] = ctx.now()
        await commit(ctx, session, session.record.with_seat(back), None, (row,))


# People who are away, and votes to replace them.


def is_away(ctx: ServerContext, session: TableSession, seat: Seat) -> bool:
    """Whether a player to move has been offline for so long that others may vote."""
    since = _offline_since(ctx, session, seat)
    return since is not None and ctx.now() - since >= ctx.settings.away_seconds


def seconds_until_away(ctx: ServerContext, session: TableSession) -> float | None:
    """Seconds until the next player counts as away, if nothing happens before."""
    offline = [_offline_since(ctx, session, seat) for seat in session.record.seats]
    ends = [since + ctx.settings.away_seconds for since in offline if since is not None]
    return min((end - ctx.now() for end in ends if end > ctx.now()), default=None)


def _offline_since(ctx: ServerContext, session: TableSession, seat: Seat) -> float | None:
    """Since when the game has waited for an offline player; None if it does not."""
    if seat.kind != PERSON or seat.player is not None or seat.person is None:
        return None
    if not seat.waiting or ctx.viewers.is_connected(session.id, seat.person):
        return None
    here = session.last_seen.get(seat.person, 0.0)
    seen = max(here, ctx.cluster.last_seen(session.id, seat.person))
    return max(seen, session.times[-1] if session.times else 0.0, ctx.started)


@retry_on_conflict
async def vote(ctx: ServerContext, person: str, id: str, seat: int) -> None:
    """Vote to let a bot stand in; it does once everybody else who is present has voted."""
    async with ctx.sessions.hold(id) as session:
        _ = session.running_state
        record = session.record
        mine = record.seats_of(person)
        if not mine:
            raise ApiError("not-your-seat", "only players can vote")
        if not 0 <= seat < record.players:
            raise unknown_seat(seat)
        found = record.seats[seat]
        if found.person == person or not is_away(ctx, session, found):
            raise wrong_status(f"seat {seat} is not away")
        votes = {*found.votes, *mine}
        if all(voter in votes for voter in _voters(ctx, session)):
            row = _table_row(ctx, session, seat, f"stand-in {default_bot()}")
            replaced = _with_stand_in(record, found, default_bot())
            await commit(ctx, session, replaced, None, (row,))
        else:
            voted = replace(found, votes=tuple(sorted(votes)))
            await commit(ctx, session, record.with_seat(voted))


def _voters(ctx: ServerContext, session: TableSession) -> list[int]:
    """The seats of people who are not away."""
    seats = [seat for seat in session.record.seats if seat.player is None]
    return [seat.seat for seat in seats if not is_away(ctx, session, seat)]
