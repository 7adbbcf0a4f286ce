"""Logging out everywhere else, changing the password and revoking tokens, in every worker."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from support.clients import PATIENCE, Client, Socket
from support.server_process import Server
from support.two_players import assert_error_code
from websockets.exceptions import ConnectionClosed

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.identity.credentials import COOKIE
from ennead.server.settings import Settings

OLD, NEW = "correct horse battery", "staple of the year"
numbers = itertools.count()


def account(server: Server) -> tuple[str, Client]:
    name = f"Senusret {next(numbers)}"
    client = server.client()
    client.post("/accounts", name=name, password=OLD)
    return name, client


def logged_in(server: Server, name: str, password: str = OLD) -> Client:
    client = server.client()
    client.post("/session", name=name, password=password)
    return client


def program(server: Server, owner: Client) -> Client:
    client = server.client()
    client.http.headers["authorization"] = f"Bearer {owner.post('/me/token')['token']}"
    return client


def copy_of(server: Server, client: Client) -> Client:
    """A thief with the same cookie in another browser."""
    thief = server.client()
    thief.http.headers["cookie"] = f"{COOKIE}={client.http.cookies[COOKIE]}"
    return thief


def everywhere(server: Server, client: Client) -> Iterator[Client]:
    """The client once for every worker, since requests alternate between them."""
    for _ in server.ports():
        yield client


def assert_closed(socket: Socket) -> None:
    """The connection is closed before it sends what was said since."""
    with suppress(ConnectionClosed):
        while True:
            assert "behind their back" not in str(socket.next(PATIENCE))


def test_logging_out_everywhere_else_revokes_all_other_credentials(server: Server) -> None:
    name, laptop = account(server)
    me = laptop.get("/me")
    table = laptop.create("me", "open")
    phone, thief, bot = logged_in(server, name), copy_of(server, laptop), program(server, laptop)
    for other in (phone, thief, bot):
        assert other.at(table.id).info()["mine"] == [0]
    assert laptop.call("DELETE", "/sessions") == me
    for other in (phone, thief):
        for it in everywhere(server, other):
            assert it.at(table.id).info()["mine"] == []
            assert_error_code("not-your-seat", it.at(table.id).state, 0)
    for it in everywhere(server, bot):
        assert_error_code("bad-token", it.at(table.id).info)
    for it in everywhere(server, laptop):
        assert it.get("/me") == me
        assert it.at(table.id).info()["mine"] == [0]
        assert it.get("/me/tokens") == {"tokens": []}
    assert logged_in(server, name).get("/me") == me, "the password is unchanged"


def test_logging_out_everywhere_else_closes_open_websockets(server: Server) -> None:
    name, laptop = account(server)
    table = laptop.create("me", "open", help=True)
    phone = logged_in(server, name)
    with phone.at(table.id).look(0) as first, phone.at(table.id).look(0) as second:
        for socket in (first, second):  # one at each worker
            assert socket.next()["table"]["mine"] == [0]
        laptop.call("DELETE", "/sessions")
        table.post("chat", text="behind their back")
        assert_closed(first)
        assert_closed(second)
    with table.look(0) as socket:
        assert socket.next()["table"]["mine"] == [0]


def test_revoking_a_token_ends_its_stream(server: Server) -> None:
    _, laptop = account(server)
    table = laptop.create("me", "open")
    bot = program(server, laptop)
    with bot.http.stream("GET", f"/api/tables/{table.id}/stream?seat=0") as response:
        lines = response.iter_lines()
        assert '"mine":[0]' in next(lines)
        token = laptop.get("/me/tokens")["tokens"][0]["id"]
        laptop.call("DELETE", f"/me/tokens/{token}")
        assert '"not-your-seat"' in next(line for line in lines if line)
    for it in everywhere(server, bot):
        assert_error_code("bad-token", it.at(table.id).state, 0)


def test_a_guest_can_log_out_a_thief(server: Server) -> None:
    guest = server.client("Ptah")
    me = guest.get("/me")
    thief = copy_of(server, guest)
    assert thief.get("/me") == me
    guest.call("DELETE", "/sessions")
    for it in everywhere(server, thief):
        assert it.get("/me")["id"] != me["id"]
    for it in everywhere(server, guest):
        assert it.get("/me") == me


def test_becoming_an_account_revokes_the_guest_s_other_credentials(server: Server) -> None:
    guest = server.client("Ptah")
    table = guest.create("me", "open")
    thief, bot = copy_of(server, guest), program(server, guest)
    name = f"Senusret {next(numbers)}"
    headers = {"cookie": thief.http.headers["cookie"]}
    with Socket(thief, table.id, 0, 0, None, headers) as socket:
        assert socket.next()["table"]["mine"] == [0]
        account = guest.post("/accounts", name=name, password=OLD)
        assert_closed(socket)
    for it in everywhere(server, thief):
        assert_error_code("not-your-seat", it.at(table.id).state, 0)
    for it in everywhere(server, bot):
        assert_error_code("bad-token", it.at(table.id).state, 0)
    for it in everywhere(server, guest):
        assert it.get("/me") == account
        assert it.at(table.id).info()["mine"] == [0]
        assert it.get("/me/tokens") == {"tokens": []}


def test_logging_in_revokes_the_guest_s_other_credentials(server: Server) -> None:
    name, _ = account(server)
    guest = server.client("Ptah")
    me = guest.get("/me")
    thief, bot = copy_of(server, guest), program(server, guest)
    guest.post("/session", name=name, password=OLD)
    for it in everywhere(server, thief):
        assert it.get("/me")["id"] != me["id"]
    for it in everywhere(server, bot):
        assert_error_code("bad-token", it.get, "/me")


def test_a_guest_becomes_an_account_only_once(tmp_path: Path) -> None:
    """Two requests may both have found a guest; the second must not replace the password."""

    async def scene() -> None:
        ctx = ServerContext(Settings(data=tmp_path))
        await ctx.start()
        guest = await ctx.people.new_guest()
        made = await ctx.people.make_account(guest, "Owner", OLD, ctx.now())
        with pytest.raises(ApiError, match="account already"):
            await ctx.people.make_account(guest, "Thief", NEW, ctx.now())
        assert await ctx.people.log_in("Owner", OLD) == made
        await ctx.stop()

    asyncio.run(scene())


def test_changing_the_password_revokes_all_other_credentials(server: Server) -> None:
    name, laptop = account(server)
    me = laptop.get("/me")
    phone, bot = logged_in(server, name), program(server, laptop)
    assert_error_code("wrong-password", laptop.post, "/me/password", old=NEW, new=NEW)
    assert_error_code("bad-request", laptop.post, "/me/password", old=OLD, new="short")
    for other in (phone, bot):
        assert other.get("/me") == me, "a failed attempt revokes nothing"
    assert laptop.post("/me/password", old=OLD, new=NEW) == me
    for it in everywhere(server, phone):
        assert it.get("/me")["id"] != me["id"]
    for it in everywhere(server, bot):
        assert_error_code("bad-token", it.get, "/me")
    for it in everywhere(server, laptop):
        assert it.get("/me") == me
    assert_error_code("wrong-password", server.client().post, "/session", name=name, password=OLD)
    assert logged_in(server, name, NEW).get("/me") == me


def test_a_program_cannot_log_its_owner_out(server: Server) -> None:
    _, laptop = account(server)
    bot = program(server, laptop)
    assert_error_code("missing-scope", bot.call, "DELETE", "/sessions")
    assert_error_code("missing-scope", bot.post, "/me/password", old=OLD, new=NEW)
    assert_error_code("not-your-seat", server.client().call, "DELETE", "/sessions")
    assert_error_code("wrong-status", server.client("Guest").post, "/me/password", old=OLD, new=NEW)


def test_logging_in_with_a_revoked_cookie_transfers_no_seats(server: Server) -> None:
    """Otherwise a thief could take a guest's seats after being logged out."""
    name, _ = account(server)
    guest = server.client("Ptah")
    table = guest.create("me", "open")
    thief = copy_of(server, guest)
    guest.call("DELETE", "/sessions")
    thief.post("/session", name=name, password=OLD)
    assert guest.at(table.id).info()["mine"] == [0]
