"""Answers to a game's questions, from people and bots."""

from __future__ import annotations

import copy
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ennead.core.errors import BadNotation, IllegalAction, NotToMove
from ennead.core.state import State
from ennead.server.errors import (
    ApiError,
    VersionConflict,
    no_seat,
    stale_question,
    wrong_status,
)
from ennead.server.tables import game_log
from ennead.server.tables.commit import commit
from ennead.server.tables.retry import retry_on_conflict
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext
    from ennead.server.identity.credentials import Credential


@dataclass(frozen=True)
class Answer:
    """One answer to an open question."""

    seat: int
    question: int
    """The question's number: `asked` in the state that showed it."""
    action: str
    request: str | None = None
    """The client's idempotency key: the same answer sent twice counts once."""


async def answer_with_credential(
    ctx: ServerContext, credential: Credential, id: str, answer: Answer
) -> int:
    """Play an answer for whoever owns the credential; returns the number of the move.

    With several workers, first try it on the table as this worker knows it, and let the database
    check the cookie together with the move. If that fails for any reason, check both properly.
    """
    is_cookie = credential.token is None
    if ctx.cluster.distributed and is_cookie:
        with suppress(ApiError):
            return await _answer_optimistically(ctx, credential, id, answer)
    if is_cookie and not await ctx.credentials.is_valid(credential):
        raise no_seat()
    return await answer_as(ctx, credential.person, id, answer)


async def _answer_optimistically(
    ctx: ServerContext, credential: Credential, id: str, answer: Answer
) -> int:
    person = credential.person
    async with ctx.sessions.hold(id, latest=False) as session:
        state = session.running_state
        session.check_can_act(answer.seat, person)
        if answer.request is not None and (answer.seat, answer.request) in session.requests:
            raise VersionConflict
        number = await _play(ctx, session, state, answer, credential)
        session.last_seen[person] = ctx.now()
        return number


@retry_on_conflict
async def answer_as(ctx: ServerContext, person: str, id: str, answer: Answer) -> int:
    """Play a person's answer on the latest version of the table; returns the move's number."""
    async with ctx.sessions.hold(id) as session:
        session.check_owner(answer.seat, person)
        if answer.request is not None:
            known = session.requests.get((answer.seat, answer.request))
            if known is not None:
                return known
        state = session.running_state
        session.check_can_act(answer.seat, person)
        session.last_seen[person] = ctx.now()
        return await _play(ctx, session, state, answer)


@retry_on_conflict
async def answer_for_bot(ctx: ServerContext, bot: str, id: str, answer: Answer) -> None:
    """Play a bot's answer, if the bot still plays the seat."""
    async with ctx.sessions.hold(id) as session:
        state = session.running_state
        if session.record.seats[answer.seat].player != bot:
            raise wrong_status("the bot no longer plays this seat")
        await _play(ctx, session, state, answer)


async def _play(
    ctx: ServerContext,
    session: TableSession,
    state: State,
    answer: Answer,
    credential: Credential | None = None,
) -> int:
    if answer.question != state.asked:
        raise stale_question(answer.question, state.asked)
    after = copy.deepcopy(state)
    try:
        after.play(answer.seat, answer.action)
    except NotToMove as error:
        raise ApiError("not-to-move", str(error)) from error
    except IllegalAction as error:
        reason = after.why_not(answer.seat, answer.action)
        details = reason.json() if reason is not None else None
        raise ApiError("illegal-action", str(error), reason=details) from error
    except BadNotation as error:
        raise ApiError("illegal-action", str(error), reason=None) from error
    return await append_move(ctx, session, state, after, answer.request, credential)


async def append_move(
    ctx: ServerContext,
    session: TableSession,
    before: State,
    after: State,
    request: str | None,
    credential: Credential | None = None,
    taken_back: bool = False,
) -> int:
    """Commit the move or undo that leads from one state to the next; returns its number."""
    row = game_log.move_row(before, after, session.rows, ctx.now(), request)
    record = session.record
    if game_log.is_undo(row):
        taken_back = taken_back or record.taken_back
        record = replace(record, undos=record.undos + 1, taken_back=taken_back)
    await commit(ctx, session, record, after, (row,), credential=credential)
    return row.move
