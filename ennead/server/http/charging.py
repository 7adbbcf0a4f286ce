"""Who pays for a request, and for loading the table it is about."""

from __future__ import annotations

from fastapi import Request

from ennead.server.context import ServerContext
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.limits import Caller


def caller(request: Request, person: str | None = None) -> Caller:
    """Who pays for a request; `person` if the request has just made them a guest."""
    return Caller(person or request.state.payer, request.state.address)


def charge_for_loading(ctx: ServerContext, id: str, by: Caller) -> None:
    """Charge for a table that has to be read from the database first, whatever is done with it."""
    if ctx.sessions.peek(id) is None:
        ctx.limits.spend("load", by)


async def open_table(ctx: ServerContext, id: str, what: str, by: Caller) -> TableSession:
    """A table for reading, which the caller pays for."""
    ctx.limits.spend(what, by)
    return await ctx.sessions.get(id)
