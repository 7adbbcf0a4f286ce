"""What the paths share: who calls, which house, how answers are written."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from ennead.server.errors import Refused, no_seat
from ennead.server.house import House
from ennead.server.passes import Pass
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


async def checked(house: House, shown: Pass | None) -> Pass | None:
    """A pass, if it holds; with a token that was asked when it was read."""
    if shown is not None and (shown.token is not None or await house.passes.holds(shown)):
        return shown
    return None


# Each of these stands by itself: what depends on others costs every call its share.


async def _shown(request: Request) -> Pass | None:
    """The cookie or token of this call, if it holds."""
    return await checked(request.app.state.house, request.state.shown)


async def _caller(request: Request) -> str | None:
    """The id of the person who calls, if there is one."""
    shown = await _shown(request)
    return shown.person if shown is not None else None


async def _somebody(request: Request) -> Person:
    """The person who calls, made a guest if need be."""
    house: House = request.app.state.house
    person = await house.people.find(await _caller(request))
    if person is None:
        house.limits.take("guest", request.state.address)
        person = await house.people.new_guest()
        request.state.cookie = house.passes.cookie(person)
    return person


async def _player(request: Request) -> str:
    """The id of somebody who must have a seat, and so a cookie."""
    person = await _caller(request)
    if person is None:
        raise no_seat()
    return person


def unasked(request: Request) -> tuple[House, Pass]:
    """What somebody shows who must have a seat; whether it holds is asked with what they do.

    No dependency, for what is called most often: each costs more than all that happens here.
    """
    shown: Pass | None = request.state.shown
    if shown is None:
        raise no_seat()
    return request.app.state.house, shown


async def _at_home(request: Request) -> Person:
    """The person who calls from a browser: what no program may do for anybody."""
    house: House = request.app.state.house
    shown = await _shown(request)
    person = await house.people.find(shown.person) if shown is not None else None
    if person is None or (shown is not None and shown.token is not None):
        raise Refused("not-your-seat", "only a browser that is logged in may do this")
    return person


Shown = Annotated[Pass | None, Depends(_shown)]
Caller = Annotated[str | None, Depends(_caller)]
Somebody = Annotated[Person, Depends(_somebody)]
Player = Annotated[str, Depends(_player)]
AtHome = Annotated[Person, Depends(_at_home)]


def json(value: Any, status: int = 200) -> Response:
    """An answer that needs no further checking."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
