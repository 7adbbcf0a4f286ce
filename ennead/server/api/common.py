"""What the paths share: who calls, which house, how answers are written."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from ennead.server.errors import Refused
from ennead.server.house import House
from ennead.server.shapes import Error
from ennead.server.store.people import Person


def router(tag: str) -> APIRouter:
    return APIRouter(
        prefix="/api",
        tags=[tag],
        responses={"4XX": {"model": Error, "description": "Refused"}},
    )


async def _house(request: Request) -> House:  # not async, it would cost a thread's turn
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(_house)]
TableId = Annotated[str, Path(max_length=100, description="A table's id, as in its link.")]


async def _caller(request: Request, house: TheHouse) -> str | None:
    """The id of the person who calls, if there is one."""
    person: str | None = request.state.person
    return person if await house.people.knows(person) else None


async def _somebody(request: Request, house: TheHouse) -> Person:
    """The person who calls, made a guest if need be."""
    person = await house.people.find(request.state.person)
    if person is None:
        house.limits.take("guest", request.state.address)
        person = await house.people.new_guest()
        request.state.cookie = house.people.cookie(person.id)
    return person


async def _player(request: Request, house: TheHouse) -> str:
    """The id of somebody who must have a seat, and so a cookie."""
    person: str | None = request.state.person
    if person is None or not await house.people.knows(person):
        raise Refused("not-your-seat", "you have no seat here")
    return person


Caller = Annotated[str | None, Depends(_caller)]
Somebody = Annotated[Person, Depends(_somebody)]
Player = Annotated[str, Depends(_player)]


def json(value: Any, status: int = 200) -> Response:
    """An answer that needs no further checking."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
