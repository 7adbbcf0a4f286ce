"""Taking and leaving seats before the game starts, and lists of tables."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ennead.server.errors import ApiError, unknown_seat, wrong_status
from ennead.server.model.person import Person
from ennead.server.model.table_record import OPEN, PERSON, Seat, TableRecord
from ennead.server.store import lobby_queries, table_queries
from ennead.server.tables.commit import commit, publish
from ennead.server.tables.creation import find_game, person_seat
from ennead.server.tables.dice import start_when_ready
from ennead.server.tables.retry import retry_on_conflict

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


@retry_on_conflict
async def sit(
    ctx: ServerContext, person: Person, id: str, seat: int | None, commitment: str | None = None
) -> TableRecord:
    """Take an open seat, or any if `seat` is None; taking the last one starts the game.

    `commitment` is the person's commitment to a number, their share of the dice.
    """
    async with ctx.sessions.hold(id) as session:
        record = session.record
        mine = record.seats_of(person.id)
        if record.status != OPEN:
            if mine:
                return record
            raise wrong_status("the game has started")
        if mine and seat in (None, *mine):
            return record
        if mine:
            raise wrong_status("you have a seat at this table already")
        free = _free_seat(record, person.id, seat)
        taken = replace(person_seat(free, person), dice_commitment=commitment)
        await start_when_ready(ctx, session, record.with_seat(taken))
        return session.record


def _free_seat(record: TableRecord, person: str, wanted: int | None) -> int:
    if wanted is not None and not 0 <= wanted < record.players:
        raise unknown_seat(wanted)
    for reserved_for in (person, None):
        for seat in record.seats:
            if seat.kind == OPEN and seat.person == reserved_for and wanted in (None, seat.seat):
                return seat.seat
    raise ApiError("seat-taken", "this seat is taken" if wanted is not None else "no seat is free")


@retry_on_conflict
async def leave(ctx: ServerContext, person: Person, id: str, seat: int) -> TableRecord:
    """Leave a seat before the game starts; a table without people is deleted."""
    async with ctx.sessions.hold(id) as session:
        if session.record.status != OPEN:
            raise wrong_status("the game has started; you can resign or let a bot stand in")
        session.check_owner(seat, person.id)
        if session.record.reveal_by is not None:
            raise wrong_status("the game is about to start")
        old = session.record
        record = old.with_seat(Seat(seat))
        if any(s.kind == PERSON for s in record.seats):
            await commit(ctx, session, record)
        else:
            await ctx.db.write(lambda connection: table_queries.remove(connection, old))
            session.record = record
            session.loaded = False
            publish(ctx, session)
            ctx.cluster.notify(id)
        return record


async def list_tables(
    ctx: ServerContext,
    person: str | None,
    show: str,
    game: str | None,
    limit: int,
    before: str | None,
) -> tuple[list[TableRecord], str | None]:
    """One page of a list, and the cursor of the next page."""
    if game is not None:
        find_game(game)
    cursor = None
    if before is not None:
        cursor = lobby_queries.Cursor.parse(before)
        if cursor is None:
            raise ApiError("bad-request", "before must be the `next` of an earlier page")
    async with ctx.db.read() as connection:
        query = (show, person, game, limit, cursor)
        found, following = await connection.run_sync(lobby_queries.page, *query)
    return found, str(following) if following is not None else None
