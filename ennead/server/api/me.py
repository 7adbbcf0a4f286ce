"""Who I am."""

from __future__ import annotations

from fastapi import Request, Response

from ennead.server.api.common import Somebody, TheHouse, json, router
from ennead.server.people import fold
from ennead.server.shapes import Credentials, NewName, Person, Token
from ennead.server.store import people

ROUTER = router("people")


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
    return json({"token": house.people.token(somebody.id)})


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
async def log_in(given: Credentials, request: Request, house: TheHouse) -> Response:
    """Logs in; a guest's seats come along."""
    house.limits.take("password", request.state.address)
    house.limits.take("password", fold(given.name))
    account = await house.people.log_in(given.name, given.password)
    guest = await house.people.find(request.state.person)
    if guest is not None and not guest.account:
        for table in await house.people.hand_over(guest, account):
            await house.reload(table)
    request.state.cookie = house.people.cookie(account.id)
    return _shown(account)


@ROUTER.delete("/session", status_code=204)
async def log_out(request: Request) -> Response:
    """Logs out; a guest who does is gone."""
    request.state.cookie = ""
    return Response(status_code=204)
