"""Who I am."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from ennead.server.api.common import AtHome, Player, Shown, Somebody, TheHouse, json, router
from ennead.server.errors import Refused
from ennead.server.house import House
from ennead.server.people import fold
from ennead.server.shapes import Credentials, NewName, NewPassword, Person, Token, Tokens
from ennead.server.store import people

ROUTER = router("people")

TokenId = Annotated[str, Path(max_length=100, description="As it is told with the token.")]


def _shown(person: people.Person) -> Response:
    return json({"id": person.id, "name": person.name, "account": person.account})


@ROUTER.get("/me", response_model=Person)
async def me(somebody: Somebody) -> Response:
    """Me; a guest is made if there is none."""
    return _shown(somebody)


@ROUTER.patch("/me", response_model=Person)
async def rename(wanted: NewName, somebody: Somebody, house: TheHouse) -> Response:
    """Another name."""
    renamed = await house.people.rename(somebody, wanted.name)
    await house.call_anew(renamed.id)
    return _shown(renamed)


@ROUTER.post("/me/token", response_model=Token)
async def token(somebody: Somebody, house: TheHouse) -> Response:
    """A token by which a program is me: `Authorization: Bearer …`."""
    made, shown = await house.passes.new_token(somebody.id)
    return json({"token": shown, "id": made.id})


@ROUTER.get("/me/tokens", response_model=Tokens)
async def tokens(player: Player, house: TheHouse) -> Response:
    """My tokens, the newest first; what they look like is told only once."""
    found = await house.passes.tokens_of(player)
    return json({"tokens": [{"id": one.id, "created": one.created} for one in found]})


@ROUTER.delete("/me/tokens/{id}", status_code=204)
async def take_back(id: TokenId, player: Player, house: TheHouse) -> Response:
    """Takes a token back: no program is me by it any more."""
    await house.passes.take_back(player, id)
    house.passes_ended(player)
    return Response(status_code=204)


@ROUTER.post("/accounts", response_model=Person)
async def make_account(
    wanted: Credentials, request: Request, somebody: Somebody, house: TheHouse
) -> Response:
    """Turns the guest into an account, games and all."""
    house.limits.take("password", request.state.address)
    account = await house.people.make_account(somebody, wanted.name, wanted.password)
    await house.call_anew(account.id)
    return _shown(account)


@ROUTER.post("/session", response_model=Person)
async def log_in(given: Credentials, request: Request, shown: Shown, house: TheHouse) -> Response:
    """Logs in; a guest's seats come along."""
    house.limits.take("password", request.state.address)
    house.limits.take("password", fold(given.name))
    account = await house.people.log_in(given.name, given.password)
    guest = await house.people.find(shown.person) if shown is not None else None
    if guest is not None and not guest.account:
        for table in await house.people.hand_over(guest, account):
            await house.reload(table)
    request.state.cookie = house.passes.cookie(account)
    return _shown(account)


@ROUTER.delete("/session", status_code=204)
async def log_out(request: Request) -> Response:
    """Logs out; a guest who does is gone."""
    request.state.cookie = ""
    return Response(status_code=204)


@ROUTER.delete("/sessions", response_model=Person)
async def log_out_elsewhere(me: AtHome, request: Request, house: TheHouse) -> Response:
    """Logs out everywhere else: of all cookies and tokens only this browser's, made anew, holds."""
    return await _only_here(me, None, request, house)


@ROUTER.post("/me/password", response_model=Person)
async def change_password(
    given: NewPassword, me: AtHome, request: Request, house: TheHouse
) -> Response:
    """Another password, for who knows the old one; logs out everywhere else."""
    if not me.account:
        raise Refused("wrong-status", "a guest has no password; make an account first")
    house.limits.take("password", request.state.address)
    house.limits.take("password", me.login or "")
    await house.people.check_password(me, given.old)
    return await _only_here(me, await house.people.hashed(given.new), request, house)


async def _only_here(
    me: people.Person, password: str | None, request: Request, house: House
) -> Response:
    renewed = await house.passes.log_out_everywhere(me, password, house.now())
    house.passes_ended(me.id)
    request.state.cookie = house.passes.cookie(renewed)
    return _shown(renewed)
