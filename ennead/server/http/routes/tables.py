"""Routes for games, tables and seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import Query, Request, Response

from ennead import bots
from ennead.server.context import ServerContext
from ennead.server.http import serializers
from ennead.server.http.charging import caller, open_table
from ennead.server.http.dependencies import (
    Context,
    OptionalUserId,
    TableId,
    UserOrGuest,
    json_response,
    router,
)
from ennead.server.http.schemas import tables as schemas
from ennead.server.http.schemas.fields import OptionalText, SeatNumber
from ennead.server.identity.scopes import PLAY, PUBLIC, requires
from ennead.server.tables import creation, dice, lobby
from ennead.server.tables.creation import ClockSetup, SeatSetup, TableSetup
from ennead.server.tables.fork import fork
from ennead.server.tables.rematch import rematch
from ennead.server.upkeep.limits import Caller
from ennead.server.upkeep.uploads import has_document

LISTED = 20
"""Tables in a list that are paid for together. Each may have a whole map among its options."""
ROUTER = router("tables")


@ROUTER.get("/server", response_model=schemas.ServerInfo)
@requires(PUBLIC)
async def server_info(ctx: Context) -> Response:
    """Information about the server itself."""
    return json_response({"nearby": ctx.lan_address})


@ROUTER.get("/games", response_model=list[schemas.GameInfo])
@requires(PUBLIC)
async def list_games() -> Response:
    """All games with their options and bots."""
    return json_response(
        [
            {
                "id": game.id,
                "seats": list(game.seats),
                "options": [
                    {"name": o.name, "values": list(o.values), "players": o.players}
                    for o in game.options
                ],
                "rules": game.rulesets.versions()[-1],
                "data": game.rulesets.get().digest,
                "bots": bots.levels(),
            }
            for game in creation.games().values()
        ]
    )


@ROUTER.post("/tables", response_model=schemas.Table, status_code=201)
@requires(PLAY)
async def create_table(
    body: schemas.NewTable, request: Request, user: UserOrGuest, ctx: Context
) -> Response:
    """Creates a table; the game starts when no seat is open."""
    by = caller(request, user.id)
    ctx.limits.spend("table", by)
    _spend_upload(ctx, body.options, by)
    record = await creation.create(ctx, user, _table_setup(body), by.address)
    return json_response(serializers.table(ctx, record, user.id), 201)


def _spend_upload(ctx: ServerContext, options: Mapping[str, Any], by: Caller) -> None:
    """Charge for options that contain a document, such as a map."""
    if has_document(options):
        ctx.limits.spend("upload", by)


def _table_setup(body: schemas.NewTable) -> TableSetup:
    clock = body.clock
    return TableSetup(
        game=body.game,
        seats=[SeatSetup(seat.kind, seat.bot, seat.name) for seat in body.seats],
        options=body.options,
        private=body.private,
        pass_and_play=body.pass_and_play,
        clock=ClockSetup(clock.per, clock.seconds) if clock is not None else None,
        title=body.title,
        help=body.help,
        dice=body.dice,
    )


@ROUTER.post("/check", response_model=schemas.Checked)
@requires(PLAY)
async def check_options(
    body: schemas.Proposal, request: Request, user: UserOrGuest, ctx: Context
) -> Response:
    """Says what is wrong with a game's options; creates nothing."""
    by = caller(request, user.id)
    ctx.limits.spend("options", by)
    _spend_upload(ctx, body.options, by)
    game = creation.find_game(body.game)
    problem = await ctx.upload_checker.find_problem(by, game, body.players, body.options)
    return json_response({"wrong": problem})


@ROUTER.get("/tables", response_model=schemas.TableList)
@requires(PLAY)
async def list_tables(
    user_id: OptionalUserId,
    request: Request,
    ctx: Context,
    show: Literal["open", "running", "finished", "mine"] = "open",
    game: OptionalText = None,
    limit: Annotated[int, Query(ge=1, le=100)] = LISTED,
    before: OptionalText = None,
) -> Response:
    """Lists tables, most recently changed first; `mine` begins with those that wait for me."""
    ctx.limits.spend("list", caller(request), -(-limit // LISTED))
    found, following = await lobby.list_tables(ctx, user_id, show, game, limit, before)
    tables = [serializers.table(ctx, record, user_id) for record in found]
    return json_response({"tables": tables, "next": following})


@ROUTER.get("/tables/{id}", response_model=schemas.Table)
@requires(PLAY)
async def get_table(
    id: TableId, user_id: OptionalUserId, request: Request, ctx: Context
) -> Response:
    """One table. Whoever has the link of a private table may see it."""
    session = await open_table(ctx, id, "state", caller(request))
    return json_response(serializers.table(ctx, session.record, user_id))


@ROUTER.post("/tables/{id}/seats", response_model=schemas.Table)
@requires(PLAY)
async def sit(id: TableId, body: schemas.TakeSeat, user: UserOrGuest, ctx: Context) -> Response:
    """Takes an open seat, any if none is named."""
    record = await lobby.sit(ctx, user, id, body.seat, body.dice)
    return json_response(serializers.table(ctx, record, user.id))


@ROUTER.delete("/tables/{id}/seats/{seat}", response_model=schemas.Table)
@requires(PLAY)
async def leave(id: TableId, seat: SeatNumber, user: UserOrGuest, ctx: Context) -> Response:
    """Leaves a seat before the game starts. A table that everybody has left is deleted."""
    record = await lobby.leave(ctx, user, id, seat)
    return json_response(serializers.table(ctx, record, user.id))


@ROUTER.post("/tables/{id}/rematch", response_model=schemas.Table)
@requires(PLAY)
async def rematch_table(
    id: TableId,
    user: UserOrGuest,
    request: Request,
    ctx: Context,
    body: schemas.Rematch | None = None,
) -> Response:
    """Creates or joins a rematch, in which everybody moves on by one seat."""
    ctx.limits.spend("table", caller(request, user.id))
    record = await rematch(ctx, user, id, body.dice if body is not None else None)
    return json_response(serializers.table(ctx, record, user.id))


@ROUTER.post("/tables/{id}/dice", response_model=schemas.Table)
@requires(PLAY)
async def reveal_number(
    id: TableId, body: schemas.Reveal, user: UserOrGuest, ctx: Context
) -> Response:
    """Reveals my number once no seat is open; the last one starts the game."""
    record = await dice.reveal(ctx, user.id, id, body.seat, body.number)
    return json_response(serializers.table(ctx, record, user.id))


@ROUTER.post("/tables/{id}/fork", response_model=schemas.Table, status_code=201)
@requires(PLAY)
async def fork_table(
    id: TableId, body: schemas.Fork, request: Request, user: UserOrGuest, ctx: Context
) -> Response:
    """Creates a table that continues a finished game from one of its moves, against bots."""
    by = caller(request, user.id)
    ctx.limits.spend("table", by)
    await open_table(ctx, id, "moment", by)
    record = await fork(ctx, user, id, body.move, body.seat, body.bot, by)
    return json_response(serializers.table(ctx, record, user.id), 201)
