"""Routes for hints, winning chances and the coach."""

from __future__ import annotations

from fastapi import Request, Response

from ennead.server.http import serializers
from ennead.server.http.charging import caller, open_table
from ennead.server.http.dependencies import (
    Context,
    TableId,
    UserId,
    UserOrGuest,
    json_response,
    router,
)
from ennead.server.http.schemas import hints as schemas
from ennead.server.http.schemas.fields import SeatNumber
from ennead.server.identity.scopes import PLAY, PUBLIC, requires
from ennead.server.model.analysis import Analysis
from ennead.server.tables.creation import find_game

ROUTER = router("playing")
AT = "/tables/{id}"


@ROUTER.post(AT + "/hint", response_model=schemas.Hint)
@requires(PLAY)
async def hint(
    id: TableId, body: schemas.AskHint, user_id: UserId, request: Request, ctx: Context
) -> Response:
    """A bot's answer to my open question with the main reason, at a table that allows hints."""
    by = caller(request)
    return json_response(await ctx.hints.hint(id, by, user_id, body.seat, body.level))


@ROUTER.post(AT + "/ideas", response_model=schemas.Ideas)
@requires(PLAY)
async def ideas(
    id: TableId, body: schemas.AskIdeas, user_id: UserId, request: Request, ctx: Context
) -> Response:
    """Up to two answers to my open question with their reasons, where I play among bots only."""
    return json_response(await ctx.hints.ideas(id, caller(request), user_id, body.seat))


@ROUTER.get(AT + "/chances", response_model=schemas.Chances)
@requires(PLAY)
async def chances(
    id: TableId, seat: SeatNumber, user_id: UserId, request: Request, ctx: Context
) -> Response:
    """Every seat's chance to win as mine can estimate it, at a table that allows hints."""
    return json_response(await ctx.hints.chances(id, caller(request), user_id, seat))


@ROUTER.post(AT + "/analysis", response_model=schemas.Analysis)
@requires(PLAY)
async def analyse(id: TableId, user: UserOrGuest, request: Request, ctx: Context) -> Response:
    """Starts the coach's analysis of a finished game, or returns its progress."""
    by = caller(request, user.id)
    await open_table(ctx, id, "state", by)
    return _analysis_response(*await ctx.coach.analyse(id, by, user.id))


@ROUTER.get(AT + "/analysis", response_model=schemas.Analysis)
@requires(PUBLIC)
async def analysis(id: TableId, request: Request, ctx: Context) -> Response:
    """The progress of the coach's analysis."""
    await open_table(ctx, id, "state", caller(request))
    return _analysis_response(*await ctx.coach.progress(id))


@ROUTER.delete(AT + "/analysis", status_code=204)
@requires(PLAY)
async def cancel_analysis(id: TableId, user_id: UserId, ctx: Context) -> Response:
    """Cancels the analysis; for players, and for the person who started it."""
    await ctx.coach.cancel(id, user_id)
    return Response(status_code=204)


def _analysis_response(game: str, found: Analysis) -> Response:
    return json_response(serializers.analysis(find_game(game), found))
