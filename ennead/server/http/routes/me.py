"""Routes for the caller: name, account, sessions and tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.http.charging import caller
from ennead.server.http.dependencies import (
    BrowserUser,
    Context,
    OptionalCredential,
    UserId,
    UserOrGuest,
    json_response,
    router,
)
from ennead.server.http.schemas import me as schemas
from ennead.server.identity.people import fold
from ennead.server.identity.scopes import ACCOUNT, PLAY, requires
from ennead.server.identity.wrong_attempts import password_attempt
from ennead.server.model.person import Person

ROUTER = router("people")

TokenId = Annotated[str, Path(max_length=100, description="The `id` that came with the token.")]


def _person_response(person: Person) -> Response:
    return json_response({"id": person.id, "name": person.name, "account": person.account})


@ROUTER.get("/me", response_model=schemas.Person)
@requires(PLAY)
async def me(user: UserOrGuest) -> Response:
    """The caller; a guest is created if there is none."""
    return _person_response(user)


@ROUTER.patch("/me", response_model=schemas.Person)
@requires(ACCOUNT)
async def rename(
    body: schemas.NewName, request: Request, user: UserOrGuest, ctx: Context
) -> Response:
    """Changes the caller's name."""
    ctx.limits.spend("rename", caller(request, user.id))
    renamed = await ctx.people.rename(user, body.name)
    if renamed.name != user.name:
        await ctx.sessions.reload_tables_of(renamed.id)
    return _person_response(renamed)


@ROUTER.post("/me/token", response_model=schemas.Token)
@requires(ACCOUNT)
async def create_token(user: UserOrGuest, ctx: Context) -> Response:
    """Creates a token with which a program acts for the caller: `Authorization: Bearer …`."""
    token, text = await ctx.credentials.new_token(user.id)
    return json_response({"token": text, "id": token.id})


@ROUTER.get("/me/tokens", response_model=schemas.Tokens)
@requires(ACCOUNT)
async def list_tokens(user_id: UserId, ctx: Context) -> Response:
    """The caller's tokens, newest first, without their text."""
    found = await ctx.credentials.tokens_of(user_id)
    return json_response({"tokens": [{"id": one.id, "created": one.created} for one in found]})


@ROUTER.delete("/me/tokens/{id}", status_code=204)
@requires(ACCOUNT)
async def revoke_token(id: TokenId, user_id: UserId, ctx: Context) -> Response:
    """Revokes a token."""
    await ctx.credentials.revoke_token(user_id, id)
    ctx.viewers.credentials_revoked(user_id)
    return Response(status_code=204)


@ROUTER.post("/accounts", response_model=schemas.Person)
@requires(ACCOUNT)
async def make_account(
    body: schemas.Credentials, request: Request, user: UserOrGuest, ctx: Context
) -> Response:
    """Turns the guest into an account that keeps its games, and logs out everywhere else."""
    ctx.limits.take("password-address", request.state.address)
    account = await ctx.people.make_account(user, body.name, body.password, ctx.now())
    ctx.viewers.credentials_revoked(account.id)
    await ctx.sessions.reload_tables_of(account.id)
    request.state.cookie = ctx.credentials.new_cookie(account)
    return _person_response(account)


@ROUTER.post("/session", response_model=schemas.Person)
@requires(ACCOUNT)
async def log_in(
    body: schemas.Credentials, request: Request, credential: OptionalCredential, ctx: Context
) -> Response:
    """Logs in. The account takes over the guest's seats and lessons; the guest is logged out."""
    with password_attempt(ctx.limits, request.state.address, fold(body.name)):
        account = await ctx.people.log_in(body.name, body.password)
    guest = await ctx.people.find(credential.person) if credential is not None else None
    if guest is not None and not guest.account:
        changed = await ctx.people.transfer(guest, account)
        await ctx.credentials.revoke_all(guest, None, ctx.now())
        ctx.viewers.credentials_revoked(guest.id)
        for table in changed:
            await ctx.sessions.reload(table)
    request.state.cookie = ctx.credentials.new_cookie(account)
    return _person_response(account)


@ROUTER.delete("/session", status_code=204)
@requires(ACCOUNT)
async def log_out(request: Request) -> Response:
    """Logs out; a guest cannot come back."""
    request.state.cookie = ""
    return Response(status_code=204)


@ROUTER.delete("/sessions", response_model=schemas.Person)
@requires(ACCOUNT)
async def log_out_elsewhere(user: BrowserUser, request: Request, ctx: Context) -> Response:
    """Revokes all cookies and tokens; this browser gets a new cookie."""
    return await _revoke_others(user, None, request, ctx)


@ROUTER.post("/me/password", response_model=schemas.Person)
@requires(ACCOUNT)
async def change_password(
    body: schemas.NewPassword, user: BrowserUser, request: Request, ctx: Context
) -> Response:
    """Changes the password, and logs out everywhere else."""
    if not user.account:
        raise ApiError("wrong-status", "a guest has no password; create an account first")
    with password_attempt(ctx.limits, request.state.address, user.id):
        await ctx.people.check_password(user, body.old)
    return await _revoke_others(user, await ctx.people.hash_password(body.new), request, ctx)


async def _revoke_others(
    user: Person, password: str | None, request: Request, ctx: ServerContext
) -> Response:
    renewed = await ctx.credentials.revoke_all(user, password, ctx.now())
    ctx.viewers.credentials_revoked(user.id)
    request.state.cookie = ctx.credentials.new_cookie(renewed)
    return _person_response(renewed)
