"""Guests, names and accounts."""

from __future__ import annotations

import re

import pytest
from support.clients import Client
from support.server_process import Server
from support.two_players import assert_refused

PASSWORD = "correct horse battery"
counter = iter(range(10**6))


def unused_name() -> str:
    return f"Hatshepsut {next(counter)}"


def test_a_guest_gets_a_name_and_an_id(server: Server) -> None:
    client = Client(server.url)
    me = client.get("/me")
    assert re.fullmatch(r"\w+ \d{3}", me["name"])
    assert me["account"] is False
    assert client.get("/me") == me
    assert Client(server.url).get("/me")["id"] != me["id"]


def test_only_requests_that_need_a_person_create_a_guest(server: Server) -> None:
    client = Client(server.url)
    client.get("/games")
    client.get("/tables")
    client.get("/tables", show="mine")
    assert not client.http.cookies
    client.create("me", "open")
    assert client.http.cookies


def test_the_cookie_is_protected_and_cannot_be_forged(server: Server) -> None:
    response = Client(server.url).http.get("/api/me")
    cookie = response.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in cookie
    assert "Secure" not in cookie, "this is plain HTTP"
    mine = Client(server.url)
    me = mine.get("/me")
    stolen = mine.http.cookies["ennead"]
    forged = Client(server.url)
    for wrong in (stolen[:-1], "x" + stolen, f"{me['id']}.1.x", me["id"], "ż", ""):
        headers = {b"cookie": f"ennead={wrong}".encode()}
        assert forged.http.get("/api/me", headers=headers).json()["id"] != me["id"]
        forged.http.cookies.clear()


def test_renaming_shows_at_tables(server: Server) -> None:
    client = server.client("  Нефер   II ")
    assert client.get("/me")["name"] == "Нефер II"
    table = client.create("me", "open")
    with table.look() as socket:
        assert socket.next()["table"]["seats"][0]["name"] == "Нефер II"
        client.call("PATCH", "/me", name="Żółw")
        socket.until(lambda s: s["table"]["seats"][0]["name"] == "Żółw")


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 25, "a\nb\u0000", "a\u202eb", "\u200b", "a\u0301\u0301\u0301\u0301", "---"],
)
def test_invalid_names_are_rejected(server: Server, name: str) -> None:
    client = server.client()
    before = client.get("/me")
    assert_refused("bad-request", 400, client.call, "PATCH", "/me", name=name)
    assert client.get("/me") == before


def test_an_account_keeps_its_games_and_works_on_another_device(server: Server) -> None:
    phone = server.client("Guest")
    table = phone.create("me", "random")
    before = phone.get("/me")
    name = unused_name()
    account = phone.post("/accounts", name=name, password=PASSWORD)
    assert account == {"id": before["id"], "name": name, "account": True}
    laptop = Client(server.url)
    assert_refused(
        "wrong-password", 403, laptop.post, "/session", name=name, password=PASSWORD + "!"
    )
    assert_refused(
        "wrong-password", 403, laptop.post, "/session", name=unused_name(), password=PASSWORD
    )
    assert laptop.post("/session", name=name.upper(), password=PASSWORD) == account
    assert laptop.get("/me") == account
    assert [t["id"] for t in laptop.get("/tables", show="mine")["tables"]] == [table.id]
    assert laptop.at(table.id).state(0)["legal"]
    laptop.call("DELETE", "/session")
    assert laptop.get("/me")["id"] != account["id"]
    assert_refused("not-your-seat", 403, laptop.at(table.id).state, 0)


def test_logging_in_transfers_a_guest_s_seats(server: Server) -> None:
    name = unused_name()
    server.client().post("/accounts", name=name, password=PASSWORD)
    guest = server.client("Somebody")
    table = guest.create("me", "open")
    other = server.client("Ben").join(table.id)
    table.play_now(0, "keep")
    account = guest.post("/session", name=name, password=PASSWORD)
    assert account["name"] == name
    assert table.state(0)["view"]["answer"] == "keep"
    assert other.info()["seats"][0]["name"] == name
    assert table.info()["host"]
    other.play_now(1, "keep")
    table.play_now(0)


def test_account_names_are_unique(server: Server) -> None:
    name = unused_name()
    owner = server.client()
    owner.post("/accounts", name=name, password=PASSWORD)
    other = server.client()
    assert_refused("name-taken", 409, other.call, "PATCH", "/me", name=name.lower())
    assert_refused("name-taken", 409, other.post, "/accounts", name=f" {name} ", password=PASSWORD)
    assert_refused(
        "wrong-status", 409, owner.post, "/accounts", name=unused_name(), password=PASSWORD
    )
    assert_refused(
        "bad-request", 400, other.post, "/accounts", name=unused_name(), password="short"
    )
    new = unused_name()
    owner.call("PATCH", "/me", name=new)
    assert_refused("wrong-password", 403, other.post, "/session", name=name, password=PASSWORD)
    assert other.post("/session", name=new, password=PASSWORD)["name"] == new
