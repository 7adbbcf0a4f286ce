"""FastAPI dependencies: the server context, and who is calling."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError, no_seat
from ennead.server.http.schemas.errors import Error
from ennead.server.http.scoped_route import ScopedRoute
from ennead.server.identity.credentials import Credential
from ennead.server.model.person import Person


def router(tag: str) -> APIRouter:
    return APIRouter(
        prefix="/api",
        tags=[tag],
        route_class=ScopedRoute,
        responses={"4XX": {"model": Error, "description": "Rejected"}},
    )


async def _context(request: Request) -> ServerContext:  # a plain function would run in a thread
    ctx: ServerContext = request.app.state.context
    return ctx


Context = Annotated[ServerContext, Depends(_context)]
TableId = Annotated[str, Path(max_length=100, description="A table's id, as in its link.")]


async def valid_credential(ctx: ServerContext, credential: Credential | None) -> Credential | None:
    """The credential, unless it was revoked. Tokens were checked when they were read."""
    if credential is None:
        return None
    if credential.token is not None or await ctx.credentials.is_valid(credential):
        return credential
    return None


def unverified_credential(request: Request) -> Credential:
    """The caller's credential, for a request that checks it together with its change.

    Not a dependency: FastAPI's overhead would exceed the cost of the check.
    """
    credential: Credential | None = request.state.credential
    if credential is None:
        raise no_seat()
    return credential


# These do not depend on each other, since every dependency adds overhead to every request.


async def _credential(request: Request) -> Credential | None:
    return await valid_credential(request.app.state.context, request.state.credential)


async def _optional_user_id(request: Request) -> str | None:
    credential = await _credential(request)
    return credential.person if credential is not None else None


async def _user_id(request: Request) -> str:
    person = await _optional_user_id(request)
    if person is None:
        raise no_seat()
    return person


async def _user_or_guest(request: Request) -> Person:
    ctx: ServerContext = request.app.state.context
    person = await ctx.people.find(await _optional_user_id(request))
    if person is None:
        ctx.limits.take("guest", request.state.address)
        person = await ctx.people.new_guest()
        request.state.cookie = ctx.credentials.new_cookie(person)
    return person


async def _browser_user(request: Request) -> Person:
    ctx: ServerContext = request.app.state.context
    credential = await _credential(request)
    person = await ctx.people.find(credential.person) if credential is not None else None
    if person is None:
        raise ApiError("not-your-seat", "only a browser that is logged in may do this")
    return person


OptionalCredential = Annotated[Credential | None, Depends(_credential)]
"""A valid credential, if the caller has one."""
OptionalUserId = Annotated[str | None, Depends(_optional_user_id)]
UserId = Annotated[str, Depends(_user_id)]
"""For callers who must have a seat, and so a credential."""
UserOrGuest = Annotated[Person, Depends(_user_or_guest)]
"""The caller; a new guest if they have no valid credential."""
BrowserUser = Annotated[Person, Depends(_browser_user)]
"""A caller with a valid cookie, on routes whose scope no token has."""


def json_response(value: Any, status: int = 200) -> Response:
    """A response that skips FastAPI's validation."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
