"""Rematches: the same table again, with everybody moved on by one seat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ennead.server.errors import ApiError, wrong_status
from ennead.server.model.person import Person
from ennead.server.model.table_record import BOT, FINISHED, OPEN, Seat, TableRecord
from ennead.server.store import table_queries
from ennead.server.tables import lobby
from ennead.server.tables.commit import commit
from ennead.server.tables.creation import (
    add_table_job,
    bot_seat,
    check_table_quota,
    find_game,
    new_record,
    person_seat,
    table_added,
    with_commitment,
)
from ennead.server.tables.retry import retry_on_conflict

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


@retry_on_conflict
async def rematch(
    ctx: ServerContext, person: Person, id: str, commitment: str | None = None
) -> TableRecord:
    """Create the rematch, or join the one that exists."""
    async with ctx.sessions.hold(id) as session:
        old = session.record
        if old.status != FINISHED:
            raise wrong_status("the game is not over yet")
        if not old.seats_of(person.id):
            raise ApiError("not-your-seat", "only players can ask for a rematch")
        if old.rematch is None or not await _exists(ctx, old.rematch):
            await check_table_quota(ctx, person.id)
            new, job = add_table_job(ctx, _rematch_record(ctx, old, person, commitment))
            await commit(ctx, session, replace(old, rematch=new.id), also=job)
            table_added(ctx, new)
            return new
        found = old.rematch
    try:
        return await lobby.sit(ctx, person, found, None, commitment)
    except ApiError as error:
        if error.code in ("seat-taken", "wrong-status"):
            return (await ctx.sessions.get(found)).record
        raise


def _rematch_record(
    ctx: ServerContext, old: TableRecord, person: Person, commitment: str | None
) -> TableRecord:
    return replace(
        new_record(ctx, find_game(old.game), person.id, old.options, old.players),
        title=old.title,
        private=old.private,
        pass_and_play=old.pass_and_play,
        clock_per=old.clock_per,
        clock_seconds=old.clock_seconds,
        help=old.help,
        seats=with_commitment(_rotated_seats(old, person), person.id, commitment),
    )


async def _exists(ctx: ServerContext, id: str) -> bool:
    """Whether the table still exists; one that everybody has left is deleted."""
    async with ctx.db.read() as connection:
        return await connection.run_sync(table_queries.find, id) is not None


def _rotated_seats(old: TableRecord, person: Person) -> tuple[Seat, ...]:
    """Everybody moves to the next seat; seats of other people are reserved for them."""
    seats: list[Seat] = []
    for number in range(old.players):
        before = old.seats[number - 1]
        if before.kind == BOT:
            seats.append(bot_seat(number, before.bot or ""))
        elif before.person == person.id:
            seats.append(person_seat(number, person, before.name))
        else:
            reserved = Seat(number, OPEN, before.person, display_name=before.display_name)
            seats.append(reserved)
    return tuple(seats)
