"""Games, tables and seats."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query, Request, Response

from ennead import bots
from ennead.server import show, tables
from ennead.server.api.common import Caller, Somebody, TableId, TheHouse, json, router
from ennead.server.shapes import (
    Checked,
    Fork,
    GameInfo,
    HouseInfo,
    NewTable,
    OptionalText,
    Proposal,
    SeatNumber,
    Table,
    TableList,
    TakeSeat,
)

ROUTER = router("tables")


@ROUTER.get("/house", response_model=HouseInfo)
async def about(house: TheHouse) -> Response:
    """What can be known of the server itself."""
    return json({"nearby": house.nearby})


@ROUTER.get("/games", response_model=list[GameInfo])
async def games() -> Response:
    """The games there are, how they can be set up, and who can play them."""
    return json(
        [
            {
                "id": game.id,
                "seats": list(game.seats),
                "options": [{"name": o.name, "values": list(o.values)} for o in game.options],
                "rules": game.shelf.versions()[-1],
                "bots": bots.levels(),
            }
            for game in tables.games().values()
        ]
    )


@ROUTER.post("/tables", response_model=Table, status_code=201)
async def create(
    wanted: NewTable, request: Request, somebody: Somebody, house: TheHouse
) -> Response:
    """Creates a table; it starts when no seat is open."""
    house.limits.take("table", somebody.id)
    house.limits.take("table", request.state.address)
    sheet = await tables.create(house, somebody, wanted)
    return json(show.table(house, sheet, somebody.id), 201)


@ROUTER.post("/check", response_model=Checked)
async def check(
    wanted: Proposal, request: Request, somebody: Somebody, house: TheHouse
) -> Response:
    """Says what is wrong with a game's options; makes nothing."""
    house.limits.take("proposal", somebody.id)
    house.limits.take("proposal", request.state.address)
    return json({"wrong": await tables.check(house, wanted)})


@ROUTER.get("/tables", response_model=TableList)
async def page(
    caller: Caller,
    house: TheHouse,
    show_: Annotated[Literal["open", "running", "finished", "mine"], Query(alias="show")] = "open",
    game: OptionalText = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    before: OptionalText = None,
) -> Response:
    """A list of tables, newest change first; in `mine` those that wait for me first."""
    found, more = await tables.page(house, caller, show_, game, limit, before)
    return json({"tables": [show.table(house, sheet, caller) for sheet in found], "next": more})


@ROUTER.get("/tables/{id}", response_model=Table)
async def one(id: TableId, caller: Caller, house: TheHouse) -> Response:
    """One table. Who has the link may look on, also at a private one."""
    desk = await house.desk(id)
    return json(show.table(house, desk.sheet, caller))


@ROUTER.post("/tables/{id}/seats", response_model=Table)
async def sit(id: TableId, wanted: TakeSeat, somebody: Somebody, house: TheHouse) -> Response:
    """Takes an open seat, any if none is named."""
    sheet = await tables.sit(house, somebody, id, wanted.seat)
    return json(show.table(house, sheet, somebody.id))


@ROUTER.delete("/tables/{id}/seats/{seat}", response_model=Table)
async def leave(id: TableId, seat: SeatNumber, somebody: Somebody, house: TheHouse) -> Response:
    """Leaves a seat, before the game starts. A table that everybody has left is gone."""
    sheet = await tables.leave(house, somebody, id, seat)
    return json(show.table(house, sheet, somebody.id))


@ROUTER.post("/tables/{id}/rematch", response_model=Table)
async def rematch(id: TableId, somebody: Somebody, house: TheHouse) -> Response:
    """The same again, seats moved on by one; the same table for everybody who asks."""
    sheet = await tables.rematch(house, somebody, id)
    return json(show.table(house, sheet, somebody.id))


@ROUTER.post("/tables/{id}/fork", response_model=Table, status_code=201)
async def fork(
    id: TableId, wanted: Fork, request: Request, somebody: Somebody, house: TheHouse
) -> Response:
    """A new table that goes on from a finished game's moment against bots."""
    house.limits.take("table", somebody.id)
    house.limits.take("table", request.state.address)
    sheet = await tables.fork(house, somebody, id, wanted.move, wanted.seat, wanted.bot)
    return json(show.table(house, sheet, somebody.id), 201)
