"""Routes for playing at a table."""

from __future__ import annotations

from typing import Final

from fastapi import Request, Response, WebSocket
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import TypeAdapter, ValidationError

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError, DatabaseUnavailable
from ennead.server.http import serializers
from ennead.server.http.charging import caller, open_table
from ennead.server.http.dependencies import (
    Context,
    OptionalCredential,
    OptionalUserId,
    TableId,
    UserId,
    UserOrGuest,
    json_response,
    router,
    unverified_credential,
    valid_credential,
)
from ennead.server.http.ndjson import NdjsonStream
from ennead.server.http.schemas import playing as schemas
from ennead.server.http.schemas.fields import OptionalCount, OptionalSeat, SeatNumber
from ennead.server.http.schemas.tables import Table
from ennead.server.http.websocket import POLICY_VIOLATION, TableSocket
from ennead.server.identity.scopes import PLAY, PUBLIC, check_scope, required_scope, requires
from ennead.server.tables import chat, departures, game_record, preview, suggestions, undo
from ennead.server.tables.moves import Answer, answer_with_credential

TRY_AGAIN_LATER: Final = 1013
"""WebSocket close code while the database is unavailable."""
ROUTER = router("playing")
AT = "/tables/{id}"


@ROUTER.post(AT + "/play", response_model=schemas.Number)
@requires(PLAY)
async def play(id: TableId, body: schemas.Play, request: Request) -> Response:
    """Answers a question; returns the number of the move."""
    ctx: ServerContext = request.app.state.context
    credential = unverified_credential(request)
    answer = Answer(body.seat, body.question, body.action, body.request)
    return json_response({"number": await answer_with_credential(ctx, credential, id, answer)})


@ROUTER.get(AT + "/state", response_model=schemas.State)
@requires(PLAY)
async def get_state(
    id: TableId,
    user_id: OptionalUserId,
    request: Request,
    ctx: Context,
    seat: OptionalSeat = None,
    since: OptionalCount = None,
    move: OptionalCount = None,
) -> Response:
    """The state as seen from a seat of mine or, without one, by a spectator. `move` selects an
    earlier moment; `since` leaves out that many events."""
    by = caller(request)
    session = await open_table(ctx, id, "state" if move is None else "moment", by)
    if move is not None:
        past = await serializers.past_state(ctx, session, user_id, seat, since or 0, move, by)
        return json_response(past)
    state = serializers.state(ctx, session, user_id, seat, since or 0)
    if user_id is not None and seat is not None:
        session.last_seen[user_id] = ctx.now()
    return json_response(state)


@ROUTER.post(AT + "/foresee", response_model=schemas.Foresight)
@requires(PLAY)
async def foresee(
    id: TableId, body: schemas.Foresee, user_id: OptionalUserId, request: Request, ctx: Context
) -> Response:
    """What would certainly happen if this seat gave these answers."""
    session = await open_table(ctx, id, "preview", caller(request))
    return json_response(preview.foresee(session, user_id, body.seat, body.actions))


@ROUTER.post(AT + "/why_not", response_model=schemas.Reason)
@requires(PLAY)
async def why_not(
    id: TableId, body: schemas.WhyNot, user_id: OptionalUserId, request: Request, ctx: Context
) -> Response:
    """Why an action is illegal now; null if it is legal."""
    session = await open_table(ctx, id, "preview", caller(request))
    return json_response({"reason": preview.why_not(session, user_id, body.seat, body.action)})


@ROUTER.post(AT + "/suggest", response_model=Table)
@requires(PLAY)
async def suggest(id: TableId, body: schemas.Suggest, user_id: UserId, ctx: Context) -> Response:
    """Suggests an answer to a partner who is asked; only the two of them see it."""
    await suggestions.suggest(ctx, user_id, id, body.seat, body.question, body.action)
    return await _table_response(ctx, id, user_id)


@ROUTER.post(AT + "/undo", response_model=schemas.Number)
@requires(PLAY)
async def undo_move(id: TableId, body: schemas.Undo, user_id: UserId, ctx: Context) -> Response:
    """Undoes the last choice, if nobody has learned anything since."""
    number = await undo.undo(ctx, user_id, id, body.seat, body.request)
    return json_response({"number": number})


@ROUTER.post(AT + "/takeback", response_model=schemas.Number)
@requires(PLAY)
async def takeback(id: TableId, body: schemas.Undo, user_id: UserId, ctx: Context) -> Response:
    """Takes back the last choice whatever followed, at a table of one person against bots. The dice
    stay the same."""
    number = await undo.take_back(ctx, user_id, id, body.seat, body.request)
    return json_response({"number": number})


@ROUTER.post(AT + "/undo/ask", response_model=Table)
@requires(PLAY)
async def ask_undo(id: TableId, body: schemas.AtSeat, user_id: UserId, ctx: Context) -> Response:
    """Asks the other players for consent to undo a move that revealed something."""
    await undo.ask_undo(ctx, user_id, id, body.seat)
    return await _table_response(ctx, id, user_id)


@ROUTER.post(AT + "/undo/consent", response_model=Table)
@requires(PLAY)
async def consent(id: TableId, body: schemas.Consent, user_id: UserId, ctx: Context) -> Response:
    """Agrees to the undo or rejects it; it happens once everybody has agreed."""
    await undo.consent(ctx, user_id, id, body.seat, body.agree)
    return await _table_response(ctx, id, user_id)


@ROUTER.post(AT + "/resign", response_model=Table)
@requires(PLAY)
async def resign(id: TableId, body: schemas.AtSeat, user_id: UserId, ctx: Context) -> Response:
    """Ends a game of two players; in a larger game a bot stands in."""
    await departures.resign(ctx, user_id, id, body.seat)
    return await _table_response(ctx, id, user_id)


@ROUTER.post(AT + "/stand_in", response_model=Table)
@requires(PLAY)
async def stand_in(id: TableId, body: schemas.StandIn, user_id: UserId, ctx: Context) -> Response:
    """Lets a bot play my seat."""
    await departures.stand_in(ctx, user_id, id, body.seat, body.bot)
    return await _table_response(ctx, id, user_id)


@ROUTER.delete(AT + "/stand_in/{seat}", response_model=Table)
@requires(PLAY)
async def return_to_seat(id: TableId, seat: SeatNumber, user_id: UserId, ctx: Context) -> Response:
    """Takes my seat back from a bot."""
    await departures.return_to_seat(ctx, user_id, id, seat)
    return await _table_response(ctx, id, user_id)


@ROUTER.post(AT + "/replace", response_model=Table)
@requires(PLAY)
async def vote(id: TableId, body: schemas.AtSeat, user_id: UserId, ctx: Context) -> Response:
    """Votes to let a bot stand in for a player who is away."""
    await departures.vote(ctx, user_id, id, body.seat)
    return await _table_response(ctx, id, user_id)


@ROUTER.post(AT + "/chat", response_model=schemas.Number)
@requires(PLAY)
async def say(id: TableId, body: schemas.Chat, user: UserOrGuest, ctx: Context) -> Response:
    """Adds a chat line; returns its number."""
    number = await chat.say(ctx, user, id, body.text, body.team)
    return json_response({"number": number})


@ROUTER.get(AT + "/check", response_model=schemas.Check)
@requires(PUBLIC)
async def check(id: TableId, request: Request, ctx: Context) -> Response:
    """Recomputes a finished game from its seed, as `ennead verify` does."""
    session = await open_table(ctx, id, "check", caller(request))
    verdict = await game_record.verify(ctx, session, caller(request))
    return json_response(serializers.verdict(session.record, verdict))


@ROUTER.get(AT + "/record", response_class=PlainTextResponse)
@requires(PUBLIC)
async def record(id: TableId, request: Request, ctx: Context) -> Response:
    """The record as text; while the game runs, without its secrets."""
    session = await open_table(ctx, id, "record", caller(request))
    text = await game_record.record_text(ctx, session, caller(request))
    name = f'attachment; filename="{session.record.game}-{session.id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


async def _table_response(ctx: ServerContext, id: str, user_id: str) -> Response:
    session = await ctx.sessions.get(id)
    return json_response(serializers.table(ctx, session.record, user_id))


# Feeds of the state.


@ROUTER.get(AT + "/stream", include_in_schema=False)
@requires(PLAY)
async def stream(
    id: TableId,
    credential: OptionalCredential,
    request: Request,
    ctx: Context,
    seat: OptionalSeat = None,
) -> Response:
    """The state at once and after every change, as lines of JSON."""
    lines = await NdjsonStream(ctx, credential, request.state.address, seat).open(id)
    return StreamingResponse(lines, media_type="application/x-ndjson")


_seat: TypeAdapter[int | None] = TypeAdapter(OptionalSeat)
_since: TypeAdapter[int | None] = TypeAdapter(OptionalCount)


@ROUTER.websocket(AT + "/live")
@requires(PLAY)
async def websocket(socket: WebSocket, id: str) -> None:
    """The state at once and after every change."""
    ctx: ServerContext = socket.app.state.context
    try:
        check_scope(socket.state.credential, required_scope(websocket))
        seat = _seat.validate_python(socket.query_params.get("seat", ""))
        since = _since.validate_python(socket.query_params.get("since", ""))
    except ValidationError:
        await socket.close(POLICY_VIOLATION)
        return
    except ApiError as error:
        await socket.send_denial_response(json_response(error.json(), error.status))
        return
    try:
        credential = await valid_credential(ctx, socket.state.credential)
    except DatabaseUnavailable:
        await socket.close(TRY_AGAIN_LATER)
        return
    feed = TableSocket(ctx, socket, credential, socket.state.address, seat, since or 0)
    await feed.run(id)
