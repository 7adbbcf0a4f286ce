"""Taking moves back: alone, against bots, or with the consent of the other players."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from ennead.core.errors import CannotUndo
from ennead.core.log import REWIND, TAKEBACK, UNDO
from ennead.core.state import State
from ennead.core.undo import undoable
from ennead.server.errors import ApiError, wrong_status
from ennead.server.model.table_record import PERSON, RUNNING, Seat, TableRecord
from ennead.server.tables.commit import commit
from ennead.server.tables.moves import append_move
from ennead.server.tables.retry import retry_on_conflict
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.limits import MAX_UNDOS

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


async def undo(ctx: ServerContext, person: str, id: str, seat: int, request: str) -> int:
    """Undo a seat's last choice, if nobody has learned anything since."""
    return await _undo_for(ctx, person, id, seat, UNDO, request)


async def take_back(ctx: ServerContext, person: str, id: str, seat: int, request: str) -> int:
    """Undo a seat's last choice whatever followed, where the others are bots; the dice stay."""
    return await _undo_for(ctx, person, id, seat, TAKEBACK, request)


@retry_on_conflict
async def _undo_for(
    ctx: ServerContext, person: str, id: str, seat: int, kind: int, request: str
) -> int:
    """Undo at a person's request; a request that was carried out before is not repeated."""
    async with ctx.sessions.hold(id) as session:
        session.check_owner(seat, person)
        known = session.requests.get((seat, request))
        if known is not None:
            return known
        state = session.running_state
        session.check_can_act(seat, person)
        session.last_seen[person] = ctx.now()
        if kind == TAKEBACK and not session.record.one_person:
            raise ApiError("cannot-undo", "other people play at this table, so they must agree")
        if kind == UNDO and _played_by_stand_in(session, state, seat):
            raise ApiError("cannot-undo", "a bot chose this for you, so the others must agree")
        return await _undo(ctx, session, state, seat, kind, request)


async def _undo(
    ctx: ServerContext,
    session: TableSession,
    state: State,
    seat: int,
    kind: int,
    request: str | None,
) -> int:
    record = session.record
    if record.undos >= MAX_UNDOS:
        raise ApiError("cannot-undo", "this table has reached its limit of undos")
    undoes = state.can_undo(seat) and not _played_by_stand_in(session, state, seat)
    after = copy.deepcopy(state)
    try:
        after.revert(seat, kind)
    except CannotUndo as error:
        raise ApiError("cannot-undo", str(error)) from error
    alone = record.one_person and not undoes
    return await append_move(ctx, session, state, after, request, taken_back=alone)


def can_undo(session: TableSession, seat: int) -> bool:
    """Whether `undo` would take back a choice of this seat now."""
    state = session.state
    if state is None or not _may_undo(session.record, seat):
        return False
    return state.can_undo(seat) and not _played_by_stand_in(session, state, seat)


def can_take_back(session: TableSession, seat: int) -> bool:
    """Whether `take_back` would take back a choice of this seat now."""
    state = session.state
    if state is None or not _may_undo(session.record, seat) or not session.record.one_person:
        return False
    return state.can_undo(seat, consent=True)


def _may_undo(record: TableRecord, seat: int) -> bool:
    if record.status != RUNNING or record.undos >= MAX_UNDOS:
        return False
    return record.seats[seat].player is None


def _played_by_stand_in(session: TableSession, state: State, seat: int) -> bool:
    """Whether an undo would take back a stand-in's choice, which would make the bot an adviser."""
    undone = undoable(state, seat, UNDO)
    return undone is not None and undone.move < session.stand_in_moves.get(undone.seat, 0)


@retry_on_conflict
async def ask_undo(ctx: ServerContext, person: str, id: str, seat: int) -> None:
    """Ask the other players for consent to undo a move that revealed something."""
    async with ctx.sessions.hold(id) as session:
        state = session.running_state
        session.check_can_act(seat, person)
        if not state.can_undo(seat, consent=True) or session.record.undos >= MAX_UNDOS:
            raise ApiError("cannot-undo", "you have nothing to undo")
        if session.record.undo_seat not in (None, seat):
            raise wrong_status("somebody else has asked to undo; answer that first")
        await _undo_if_agreed(ctx, session, state, seat, ())


@retry_on_conflict
async def consent(ctx: ServerContext, person: str, id: str, seat: int, agree: bool) -> None:
    """Agree to an undo or reject it; it happens when all people have agreed.

    A bot that stands in never agrees for a person: the undo waits until they do it themselves.
    """
    async with ctx.sessions.hold(id) as session:
        state = session.running_state
        session.check_owner(seat, person)
        record = session.record
        asking = record.undo_seat
        if asking is None:
            raise wrong_status("nobody has asked to undo")
        if not agree:
            await commit(ctx, session, replace(record, undo_seat=None, undo_agreed=()))
        elif seat != asking:
            agreed = tuple(sorted({*record.undo_agreed, seat}))
            await _undo_if_agreed(ctx, session, state, asking, agreed)


async def _undo_if_agreed(
    ctx: ServerContext, session: TableSession, state: State, seat: int, agreed: tuple[int, ...]
) -> None:
    """Undo if everybody has agreed, else record who has."""
    record = session.record
    if all(other.seat in agreed for other in _other_people(session, record.seats[seat])):
        await _undo(ctx, session, state, seat, REWIND, None)
    else:
        await commit(ctx, session, replace(record, undo_seat=seat, undo_agreed=agreed))


def _other_people(session: TableSession, asking: Seat) -> list[Seat]:
    """Seats of other people, also absent ones; those that share the asking seat's screen need not
    consent."""
    return [s for s in session.record.seats if s.kind == PERSON and s.person != asking.person]
