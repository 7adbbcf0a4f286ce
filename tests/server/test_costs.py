"""Every expensive call is paid for, by the person and by the address, and refused beyond that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.clients import Client, Socket
from support.in_process import serving_in_process
from support.token_scopes import AT, SCOPES

from ennead.server.context import ServerContext
from ennead.server.http import refusals
from ennead.server.settings import Settings
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.admission import RETRY_SECONDS, Admission
from ennead.server.upkeep.limits import COSTS, RATES, Caller

ADDRESS = "127.0.0.1"
DOCUMENT = {"map": {"no": "map"}}
EMPTY = (0.0, 0.0)
"""A bucket without tokens. The clock stands still, so it is not refilled."""


class House:
    """A server in this process with one guest, whose budgets tests can use up."""

    def __init__(self, ctx: ServerContext, url: str) -> None:
        self.ctx = ctx
        self.url = url
        self.guest = Client(url, kept=True)
        self.client = client = self.guest.http
        self.me: str = client.get("/api/me").json()["id"]
        self.running = self.create()
        self.finished = self.create_finished()
        self.not_analysed = self.create_finished()

    def create(self) -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = self.client.post("/api/tables", json={"game": "aton", "seats": seats})
        id: str = made.json()["id"]
        return id

    def create_finished(self) -> str:
        id = self.create()
        self.client.post(f"/api/tables/{id}/resign", json={"seat": 0})
        return id

    def restore(self) -> None:
        """Fill all budgets, and forget what calls have left behind."""
        self.ctx.limits._buckets.clear()
        self.ctx.limits._clock = lambda: 0.0
        self.ctx.hints._chances.clear()

    def use_up(self, kind: str, key: str) -> None:
        self.ctx.limits._buckets[kind, key] = EMPTY

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        for name in ("running", "finished", "not_analysed"):
            path = path.replace(f"{{{name}}}", getattr(self, name))
        answer: httpx.Response = self.client.request(method, "/api" + path, json=body)
        return answer


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("costs") / "data"
    ctx = ServerContext(Settings(data=folder, bot_workers=1, bot_delay=0))
    with serving_in_process(ctx) as url:
        house = House(ctx, url)
        yield house
        house.client.close()


@pytest.fixture
def house(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr(refusals, "REFUSAL_SECONDS", 0)
    shared_house.restore()
    shared_house.not_analysed = shared_house.create_finished()
    return shared_house


@dataclass(frozen=True)
class Call:
    name: str
    method: str
    path: str
    body: Any = None

    def __str__(self) -> str:
        return self.name


SEATS = [{"kind": "me"}, {"kind": "open"}]
NEW = {"game": "aton", "seats": SEATS}
CALLS = [
    Call("an old moment", "GET", "/tables/{running}/state?move=0"),
    Call("an old moment of mine", "GET", "/tables/{running}/state?seat=0&move=0"),
    Call("replay", "GET", "/tables/{finished}/state?move=0"),
    Call("record", "GET", "/tables/{running}/record"),
    Call("record of a finished game", "GET", "/tables/{finished}/record"),
    Call("check", "GET", "/tables/{finished}/check"),
    Call("hint", "POST", "/tables/{running}/hint", {"seat": 0, "level": "easy"}),
    Call("ideas", "POST", "/tables/{running}/ideas", {"seat": 0}),
    Call("chances", "GET", "/tables/{running}/chances?seat=0"),
    Call("analysis", "POST", "/tables/{not_analysed}/analysis", {}),
    Call("creation", "POST", "/tables", NEW),
    Call("rematch", "POST", "/tables/{finished}/rematch", {}),
    Call("fork", "POST", "/tables/{finished}/fork", {"move": 0, "seat": 0, "bot": "random"}),
    Call("options", "POST", "/check", {"game": "aton", "players": 2, "options": {}}),
    Call("upload", "POST", "/check", {"game": "ankh", "players": 2, "options": DOCUMENT}),
    Call("upload of a table", "POST", "/tables", {**NEW, "game": "ankh", "options": DOCUMENT}),
    Call("rename", "PATCH", "/me", {"name": "Somebody"}),
]
CHEAP = [
    Call("state", "GET", "/tables/{running}/state"),
    Call("my state", "GET", "/tables/{running}/state?seat=0"),
    Call("table", "GET", "/tables/{running}"),
    Call("list", "GET", "/tables?show=mine"),
    Call("foresee", "POST", "/tables/{running}/foresee", {"seat": 0, "actions": ["keep"]}),
    Call("why not", "POST", "/tables/{running}/why_not", {"seat": 0, "action": "keep"}),
    Call("lesson", "POST", "/lessons/aton/four-temples", {"step": 3}),
    Call(
        "foresee in a lesson",
        "POST",
        "/lessons/aton/four-temples/foresee",
        {"step": 3, "actions": ["place 2a2"]},
    ),
    Call("progress in a lesson", "PUT", "/me/lessons/aton/four-temples", {"step": 1}),
    Call("progress of an analysis", "GET", "/tables/{finished}/analysis"),
]
"""Calls that do not count against the address of a known person."""


def assert_refused(answer: httpx.Response, code: str = "too-many-requests") -> None:
    error = answer.json()["error"]
    status = 503 if code == "busy" else 429
    assert (answer.status_code, error["code"]) == (status, code), answer.text
    assert error["retry_after"] >= 1
    assert answer.headers["retry-after"] == str(error["retry_after"])


@pytest.mark.parametrize("call", CALLS + CHEAP, ids=str)
def test_a_person_who_has_used_up_their_budget_is_refused(house: House, call: Call) -> None:
    house.use_up("work", house.me)
    assert_refused(house.call(call.method, call.path, call.body))
    house.restore()
    assert house.call(call.method, call.path, call.body).status_code not in (429, 503)


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_an_address_that_has_used_up_its_budget_is_refused(house: House, call: Call) -> None:
    house.use_up("work-address", ADDRESS)
    assert_refused(house.call(call.method, call.path, call.body))


@pytest.mark.parametrize("call", CHEAP, ids=str)
def test_a_neighbour_s_budget_does_not_matter_for_cheap_calls(house: House, call: Call) -> None:
    house.use_up("work-address", ADDRESS)
    assert house.call(call.method, call.path, call.body).status_code not in (429, 503)


PUBLIC = [call for call in CALLS + CHEAP if call.method == "GET" and "seat=0" not in call.path]


@pytest.mark.parametrize("call", PUBLIC, ids=str)
def test_who_is_nobody_pays_by_address(house: House, call: Call) -> None:
    house.use_up("work-address", ADDRESS)
    cookies = dict(house.client.cookies)
    house.client.cookies.clear()
    try:
        assert_refused(house.call(call.method, call.path, call.body))
    finally:
        house.client.cookies.update(cookies)


def test_a_long_list_costs_more(house: House) -> None:
    """Each table in it may have a whole map among its options."""
    left = []
    for limit in (20, 100):
        house.restore()
        assert house.call("GET", f"/tables?show=open&limit={limit}").status_code == 200
        left.append(RATES["work"].burst - house.ctx.limits._buckets["work", house.me][0])
    assert left == [COSTS["list"], 5 * COSTS["list"]]


# Tables that are not in memory.

OF_TABLES = sorted(e for e in SCOPES if e.partition(" ")[2].startswith(AT) and e[:3] != "WS ")


@pytest.mark.parametrize("endpoint", OF_TABLES)
def test_every_route_of_a_table_pays_for_loading_it(house: House, endpoint: str) -> None:
    """A cold table costs the same whatever is done with it, so that no route is a way around."""
    method, path = endpoint.split(" ")
    path = path.replace("{id}", house.running).replace("{seat}", "0")
    forget(house.ctx, house.running)
    house.use_up("work", house.me)
    assert_refused(house.client.request(method, path, json=None if method == "GET" else {}))


def forget(ctx: ServerContext, id: str) -> None:
    session: TableSession | None = ctx.sessions._sessions.pop(id, None)
    assert session is None or session.idle


# Connections.


def first_error(house: House, then: Callable[[Socket], None] | None = None) -> Any:
    """The error that ends a connection, perhaps after something was done there."""
    with house.guest.at(house.running).look(0) as socket:
        if then is not None:
            assert socket.next()["type"] == "state"
            then(socket)
        return socket.next().get("error")


def test_connections_and_looks_are_paid_for(house: House) -> None:
    def look(socket: Socket) -> None:
        house.use_up("work", house.me)
        socket.send(type="look", seat=0, since=0)

    assert first_error(house) is None
    for error in (first_error(house, look), first_error(house)):
        assert error["code"] == "too-many-requests"
        assert error["retry_after"] >= 1
    assert_refused(house.call("GET", "/tables/{running}/stream"))


def test_states_are_sent_later_to_whoever_has_too_many_connections(house: House) -> None:
    """Each state that is sent costs something; nothing is lost, and the connection stays open."""
    with house.guest.at(house.running).look() as socket:
        socket.next()
        house.use_up("work", house.me)
        assert house.call("POST", "/tables/{running}/chat", {"text": "hello"}).status_code == 200
        socket.send(type="ping")
        assert socket.next()["type"] == "pong", "the state waits"
        house.restore()
        assert socket.until(lambda state: bool(state["chat"]))["chat"][-1]["text"] == "hello"


# Too much at once.


@pytest.mark.parametrize(
    ("name", "work"),
    [(call.name, "background") for call in CALLS[:6]]
    + [("fork", "background"), ("upload", "uploads"), ("upload of a table", "uploads")],
)
def test_work_beyond_capacity_is_turned_away(house: House, name: str, work: str) -> None:
    call = next(call for call in CALLS if call.name == name)
    room: Admission = (
        house.ctx.background._admission
        if work == "background"
        else house.ctx.upload_checker._admission
    )
    for by, code in ((Caller(house.me, "elsewhere"), "too-many-requests"), (None, "busy")):
        with ExitStack() as stack:
            for number in range(room._in_all if by is None else room._per_caller):
                stack.enter_context(room.admit(by or Caller(f"p{number}", f"a{number}")))
            answer = house.call(call.method, call.path, call.body)
            assert_refused(answer, code)
            assert answer.json()["error"]["retry_after"] == RETRY_SECONDS
    assert house.call(call.method, call.path, call.body).status_code not in (429, 503)


# Whose budget it is.


def test_a_revoked_cookie_uses_up_nobody_s_budget(house: House) -> None:
    """Otherwise a thief could lock out the owner, who has logged out everywhere else."""
    stolen = dict(house.client.cookies)
    assert house.call("DELETE", "/sessions").status_code == 200
    house.restore()
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.66")
    with httpx.Client(base_url=house.url, transport=elsewhere, cookies=stolen) as thief:
        for call in (CALLS[0], CHEAP[0]):
            thief.get("/api" + call.path.replace("{running}", house.running))
    spent = [key for _, key in house.ctx.limits._buckets]
    assert "127.0.0.66" in spent
    assert house.me not in spent


def test_renaming_does_not_replay_the_games_of_a_person(house: House) -> None:
    session = house.ctx.sessions.peek(house.running)
    if session is None:
        house.call("GET", "/tables/{running}")
        session = house.ctx.sessions.peek(house.running)
    assert session is not None
    state = session.state
    assert house.call("PATCH", "/me", {"name": "Somebody new"}).status_code == 200
    assert session.record.seats[0].display_name == "Somebody new"
    assert session.state is state
