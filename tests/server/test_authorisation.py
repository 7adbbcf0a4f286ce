"""Who may do what: every path of the app, by everybody who could come to it.

A row names a path, the table it is called at, and who may. All others must be refused with the
row's code, and after a refusal the table must be to the byte what it was before.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from games.ankh.ankh_table import conflict
from itsdangerous import TimestampSigner
from served import Client, Server, Socket, serving
from sqlalchemy import create_engine, select
from starlette.routing import BaseRoute, Route, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from ennead.server import game_log
from ennead.server.app import create_app
from ennead.server.house import House
from ennead.server.people import COOKIE, COOKIE_SECONDS, new_id
from ennead.server.settings import Settings
from ennead.server.sheet import PERSON, RUNNING, Seat, Sheet
from ennead.server.store import log
from ennead.server.store import tables as stored
from ennead.server.store.models import TABLES

PASSWORD = "correct horse battery"

OWNER = "owner"  # seat 0, host, an account
PROGRAM = "program"  # a program with the owner's token
OTHER = "other seat"  # seat 1
SPECTATOR = "spectator"  # an account that looks on
STRANGER = "stranger"  # an account that sits at seat 0 of another table
GUEST = "guest"  # a cookie, no account, no seat
NOBODY = "signed out"  # no cookie at all
EXPIRED = "expired"  # the owner's cookie, signed by the right key too long ago
TAMPERED = "tampered"  # the owner's cookie with another letter
THIEF = "cookie as token"  # the owner's cookie, shown as if it were a token

ME = frozenset({OWNER, PROGRAM})
PLAYERS = ME | {OTHER}
PERSONS = PLAYERS | {SPECTATOR, STRANGER, GUEST}
EVERYBODY = PERSONS | {NOBODY, EXPIRED, TAMPERED, THIEF}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("authorisation") / "data"
    # The coach is asked about many games at once: nobody gives up waiting for it.
    with serving(folder, ENNEAD_AWAY_SECONDS="0", ENNEAD_BOT_SECONDS="900") as it:
        yield it
    assert "Traceback" not in it.log(), it.log()


class People:
    """Everybody of the matrix, each with the headers they send."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.headers: dict[str, dict[str, str]] = {NOBODY: {}}
        self.ids: dict[str, str] = {}
        self._clients: dict[str, Client] = {}
        for number, role in enumerate((OWNER, OTHER, SPECTATOR, STRANGER, GUEST)):
            client = server.client(f"Somebody {number}")
            if role != GUEST:
                client.post("/accounts", name=f"Matrix {number}", password=PASSWORD)
            self.ids[role] = client.get("/me")["id"]
            self.headers[role] = {"cookie": f"{COOKIE}={client.http.cookies[COOKIE]}"}
            if role == STRANGER:
                client.create("me", "open")
            if role == OWNER:
                token = client.post("/me/token")["token"]
                self.headers[PROGRAM] = {"authorization": f"Bearer {token}"}
        self.ids[PROGRAM] = self.ids[OWNER]
        cookie = self.headers[OWNER]["cookie"]
        self.headers[EXPIRED] = {"cookie": f"{COOKIE}={self._old_cookie()}"}
        changed = "B" if cookie[-1] == "A" else "A"
        self.headers[TAMPERED] = {"cookie": cookie[:-1] + changed}
        self.headers[THIEF] = {"authorization": f"Bearer {cookie.removeprefix(COOKIE + '=')}"}

    def _old_cookie(self) -> str:
        class Past(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(time.time()) - COOKIE_SECONDS - 86400

        key = (self.server.data / "signing.key").read_text().encode()
        signer = Past(key, salt="ennead.person", digest_method=sha256)
        return signer.sign(self.ids[OWNER]).decode()

    def client(self, role: str) -> Client:
        """A client with these headers, and with no cookie it was given later."""
        if role not in self._clients:
            self._clients[role] = Client(self.server.url, kept=True)
            self._clients[role].http.headers.update(self.headers[role])
        self._clients[role].http.cookies.clear()
        return self._clients[role]

    def close(self) -> None:
        for client in self._clients.values():
            client.http.close()


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[People]:
    everybody = People(server)
    yield everybody
    everybody.close()


# The tables that paths are called at.

Situation = Callable[[People], str]


def open_table(people: People) -> str:
    return people.client(OWNER).create("me", "open", private=False).id


def running(people: People, **more: Any) -> str:
    """A private table at which seat 0 has answered in secret, and seat 1 has not."""
    table = people.client(OWNER).create("me", "open", help=True, **more)
    people.client(OTHER).join(table.id)
    table.play_now(0, "exchange")
    return table.id


def fresh(people: People) -> str:
    """Nobody has answered yet."""
    table = people.client(OWNER).create("me", "open", help=True)
    people.client(OTHER).join(table.id)
    return table.id


def asking(people: People) -> str:
    """Seat 1 asks all others to go back past something learned."""
    id = running(people)
    people.client(OTHER).at(id).play_now(1, "keep")
    people.client(OTHER).at(id).post("undo/ask", seat=1)
    return id


def standing_in(people: People) -> str:
    """A bot stands in for seat 0 and waits for seat 1."""
    id = fresh(people)
    people.client(OWNER).at(id).post("stand_in", seat=0, bot="random")
    return id


def finished(people: People) -> str:
    id = running(people)
    people.client(OTHER).at(id).post("resign", seat=1)
    return id


def analysed(people: People) -> str:
    id = finished(people)
    people.client(OWNER).at(id).post("analysis")
    return id


def no_table(_people: People) -> str:
    return "-"


# The matrix.


@dataclass(frozen=True)
class Row:
    endpoint: str
    at: Situation
    may: frozenset[str]
    refusal: str = "not-your-seat"
    body: dict[str, Any] | None = None
    query: str = ""
    but: dict[str, str] = field(default_factory=dict)
    """Other refusals than the row's, by role."""

    def __str__(self) -> str:
        return f"{self.endpoint}{self.query} at {getattr(self.at, '__name__', 'a table')}"


AT = "/api/tables/{id}"
UNKNOWN = {"name": "No Such Person", "password": PASSWORD}
NEW = {"game": "aton", "seats": [{"kind": "me"}, {"kind": "open"}]}
PROPOSAL = {"game": "aton", "players": 2, "options": {}}
LOGGED_IN = frozenset({OWNER, PROGRAM, OTHER, SPECTATOR, STRANGER})

MATRIX = [
    # The house.
    Row("GET /api/house", no_table, EVERYBODY),
    Row("GET /api/games", no_table, EVERYBODY),
    Row("GET /api/docs", no_table, EVERYBODY),
    Row("GET /api/docs.css", no_table, EVERYBODY),
    Row("GET /api/openapi.json", no_table, EVERYBODY),
    Row("HEAD /api/openapi.json", no_table, EVERYBODY),
    Row("GET /healthz", no_table, EVERYBODY),
    Row("HEAD /healthz", no_table, EVERYBODY),
    Row("GET /metrics", no_table, EVERYBODY),  # from this computer: see below
    Row("GET /{path:path}", no_table, EVERYBODY),
    Row("HEAD /{path:path}", no_table, EVERYBODY),
    # People. Who shows nothing that holds becomes a guest of their own.
    Row("GET /api/me", no_table, EVERYBODY),
    Row("POST /api/me/token", no_table, EVERYBODY),
    Row("DELETE /api/session", no_table, EVERYBODY),
    Row("POST /api/session", no_table, frozenset(), "wrong-password", UNKNOWN),
    Row(
        "POST /api/accounts",
        no_table,
        frozenset(),
        "bad-request",
        {"name": "Matrix 9", "password": "short"},
        but=dict.fromkeys(LOGGED_IN, "wrong-status"),
    ),
    Row("PATCH /api/me", no_table, frozenset({OTHER}), "name-taken", {"name": "Matrix 1"}),
    # Tables.
    Row("GET /api/tables", no_table, EVERYBODY, query="?show=mine"),
    Row("POST /api/tables", no_table, EVERYBODY, body=NEW),
    Row("POST /api/check", no_table, EVERYBODY, body=PROPOSAL),
    Row("GET " + AT, running, EVERYBODY),
    Row("GET " + AT, finished, EVERYBODY),
    Row("POST " + AT + "/seats", open_table, EVERYBODY, body={"seat": None}),
    Row("POST " + AT + "/seats", running, PLAYERS, "wrong-status", {"seat": 0}),
    Row("DELETE " + AT + "/seats/{seat}", open_table, ME),
    Row("DELETE " + AT + "/seats/{seat}", running, frozenset(), "wrong-status"),
    Row("POST " + AT + "/rematch", finished, PLAYERS),
    Row("POST " + AT + "/rematch", running, frozenset(), "wrong-status"),
    Row("POST " + AT + "/fork", finished, EVERYBODY, body={"move": 0, "seat": 0, "bot": "random"}),
    Row(
        "POST " + AT + "/fork",
        running,
        frozenset(),
        "wrong-status",
        {"move": 0, "seat": 0, "bot": "random"},
    ),
    # Looking. Who has the link may look on, with nobody's eyes but their own.
    Row("GET " + AT + "/state", running, EVERYBODY),
    Row("GET " + AT + "/state", running, ME, query="?seat=0"),
    Row("GET " + AT + "/state", finished, ME, query="?seat=0"),
    Row("GET " + AT + "/state", running, ME, query="?seat=0&move=1"),
    Row("GET " + AT + "/state", running, frozenset(), query="?seat=7"),
    Row("GET " + AT + "/stream", running, EVERYBODY),
    Row("GET " + AT + "/stream", running, ME, query="?seat=0"),
    Row("WS " + AT + "/live", running, EVERYBODY),
    Row("WS " + AT + "/live", running, ME, query="?seat=0"),
    Row("WS " + AT + "/live", running, ME, body={"type": "look", "seat": 0}),
    Row("GET " + AT + "/record", running, EVERYBODY),
    Row("GET " + AT + "/record", finished, EVERYBODY),
    # Playing.
    Row(
        "POST " + AT + "/play",
        fresh,
        ME,
        body={"seat": 0, "question": 0, "action": "keep", "request": "mine"},
    ),
    Row("POST " + AT + "/foresee", fresh, ME, body={"seat": 0, "actions": ["keep"]}),
    Row("POST " + AT + "/why_not", fresh, ME, body={"seat": 0, "action": "keep"}),
    Row("POST " + AT + "/hint", fresh, ME, body={"seat": 0}),
    Row("GET " + AT + "/chances", fresh, ME, query="?seat=0"),
    Row("POST " + AT + "/undo", running, ME, body={"seat": 0, "request": "back"}),
    Row("POST " + AT + "/undo/ask", running, ME, body={"seat": 0}),
    Row("POST " + AT + "/undo/consent", asking, ME, body={"seat": 0, "agree": True}),
    Row("POST " + AT + "/undo/consent", asking, ME, body={"seat": 0, "agree": False}),
    Row("POST " + AT + "/resign", running, ME, body={"seat": 0}),
    Row("POST " + AT + "/stand_in", running, ME, body={"seat": 0, "bot": "random"}),
    Row("DELETE " + AT + "/stand_in/{seat}", standing_in, ME),
    Row(
        "POST " + AT + "/replace",
        running,
        ME,
        body={"seat": 1},
        but={OTHER: "wrong-status"},  # nobody votes about themselves
    ),
    Row("POST " + AT + "/chat", running, EVERYBODY, body={"text": "hello"}),
    Row(
        "POST " + AT + "/chat", running, frozenset(), "bad-request", {"text": "psst", "team": True}
    ),
    # Afterwards.
    Row("GET " + AT + "/check", finished, EVERYBODY),
    Row("GET " + AT + "/check", running, frozenset(), "wrong-status"),
    Row("POST " + AT + "/analysis", finished, EVERYBODY),
    Row("POST " + AT + "/analysis", running, frozenset(), "wrong-status"),
    Row("GET " + AT + "/analysis", analysed, EVERYBODY),
    Row("DELETE " + AT + "/analysis", analysed, PLAYERS),
]


def answer(people: People, role: str, row: Row, id: str) -> str:
    """ "ok", or the code of the refusal; a server's mistake fails at once."""
    method, path = row.endpoint.split(" ")
    path = path.replace("{id}", id).replace("{seat}", "0").replace("{path:path}", "")
    if method == "WS":
        return over_websocket(people, role, row, id)
    body = row.body if row.body is not None or method != "POST" else {}
    with people.client(role).http.stream(method, path + row.query, json=body) as response:
        assert response.status_code < 500, f"{row} by {role}: {response.status_code}"
        if path.endswith("/stream") and response.status_code == 200:
            check_told(people, role, next(response.iter_lines()), id)
            return "ok"
        text = response.read().decode()
    if response.status_code >= 400:
        code: str = json.loads(text)["error"]["code"]
        return code
    check_told(people, role, text, id)
    return "ok"


def over_websocket(people: People, role: str, row: Row, id: str) -> str:
    client = people.client(role)
    seat = 0 if row.query else None
    with Socket(client, id, seat, 0, None, people.headers[role]) as socket:
        if row.body is not None:
            socket.next()
            socket.send(**row.body)
        message = socket.next()
        if message["type"] != "error":
            check_told(people, role, socket.raw[-1], id)
            return "ok"
        with pytest.raises(ConnectionClosed):
            socket.next()
        code: str = message["error"]["code"]
        return code


def check_told(people: People, role: str, text: str, id: str) -> None:
    """What nobody may be told: the id that is another's name before the law, running dice."""
    for whose, person in people.ids.items():
        if person != people.ids.get(role):
            assert person not in text, f"{role} was told who {whose} is"
    if id != "-":
        sheet = read_sheet(people.server, id)
        if sheet["status"] != "finished":
            assert sheet["seed"] not in text, f"{role} was told the seed"


def read_sheet(server: Server, id: str) -> dict[str, Any]:
    engine = create_engine(f"sqlite:///{server.data / 'ennead.db'}")
    with engine.connect() as connection:
        found = connection.execute(select(TABLES).where(TABLES.c.id == id))
        row = found.mappings().one_or_none()
    engine.dispose()
    return dict(row) if row is not None else {"status": "gone", "seed": "no such table"}


def all_that_is_there(people: People, id: str) -> Any:
    """A table as its players see it, to compare."""
    if id == "-":
        return None
    table = people.client(OWNER).at(id)
    state = table.state(0) if table.info()["mine"] == [0] else table.state()
    for seat in state["table"]["seats"]:
        del seat["connected"]
    return state, table.record() if state["view"] else None


@pytest.mark.parametrize("row", MATRIX, ids=str)
def test_who_may(people: People, row: Row) -> None:
    id = row.at(people)
    before = all_that_is_there(people, id)
    for role in sorted(EVERYBODY - row.may):
        expected = row.but.get(role, row.refusal)
        assert answer(people, role, row, id) == expected, f"{row} by {role}"
    if row.endpoint != "DELETE " + AT + "/stand_in/{seat}":  # there a bot plays on meanwhile
        assert all_that_is_there(people, id) == before, "a refusal changed something"
    for role in sorted(row.may):
        assert answer(people, role, row, row.at(people)) == "ok", f"{row} by {role}"


def endpoints(routes: list[BaseRoute]) -> set[str]:
    """Every path of the app with every method, also of the routers it includes."""
    found: set[str] = set()
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            found |= endpoints(inner.routes)
        elif isinstance(route, WebSocketRoute) or not hasattr(route, "methods"):
            found.add(f"WS {route.path}")  # type: ignore[attr-defined]
        else:
            assert isinstance(route, Route)
            found |= {f"{method} {route.path}" for method in route.methods or ()}
    return found


def test_the_matrix_has_every_path() -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(data=Path(folder)))
        paths = endpoints(list(create_app(house).routes))
        house.people.close()
    assert len(paths) > 40
    assert paths == {row.endpoint for row in MATRIX}


# Who is who.


def test_nothing_false_makes_anybody_the_owner(people: People) -> None:
    for role in (OWNER, PROGRAM):
        assert people.client(role).get("/me")["id"] == people.ids[OWNER]
    for role in (NOBODY, EXPIRED, TAMPERED, THIEF, GUEST, STRANGER):
        assert people.client(role).get("/me")["id"] != people.ids[OWNER]


def test_signing_out_ends_nothing_of_others(people: People) -> None:
    answer(people, STRANGER, Row("DELETE /api/session", no_table, EVERYBODY), "-")
    assert people.client(OWNER).get("/me")["id"] == people.ids[OWNER]


def test_a_private_table_is_in_nobody_else_s_list(people: People) -> None:
    id = running(people)
    for show in ("open", "running", "finished", "mine"):
        for role in sorted(EVERYBODY):
            listed = people.client(role).get("/tables", show=show, limit=100)["tables"]
            if show != "mine" or role not in PLAYERS:
                assert id not in [table["id"] for table in listed], f"{show} for {role}"


def test_a_running_record_keeps_its_secrets(people: People) -> None:
    id = running(people)
    for role in sorted(EVERYBODY):
        text = people.client(role).at(id).record()
        assert "Seed" not in text
        assert "exchange" not in text, "an answer that is still secret"


def test_help_is_not_for_those_who_play_without(people: People) -> None:
    table = people.client(OWNER).create("me", "open", help=False)
    people.client(OTHER).join(table.id)
    row = Row("POST " + AT + "/hint", no_table, frozenset(), body={"seat": 0})
    for role in sorted(EVERYBODY):
        expected = "wrong-status" if role in ME else "not-your-seat"
        assert answer(people, role, row, table.id) == expected


# Those who play as one.

MATE = "mate"


def merged(people: People, mate: str) -> str:
    """A game of Ankh in which the owner's god and seat 1's are merged, and seat 2 is another."""
    state = conflict("Isis: G J1 | Ra: joins Isis | Amun: G J2", 0, 4)
    state.play(2, state.legal(2)[0])  # now both sides choose cards in secret
    position: dict[str, Any] = state.dump()
    seats = [people.ids[OWNER], mate, people.ids[OTHER]]
    now = time.time()
    sheet = Sheet(
        id=new_id(),
        game="ankh",
        rules=str(position["rules"]),
        data=state.setting.rules.digest,
        options=position["options"],
        title="",
        private=True,
        pass_and_play=False,
        clock_per=None,
        clock_seconds=None,
        host=people.ids[OWNER],
        seed=str(position["seed"]),
        created=now,
        changed=now,
        position=json.loads(json.dumps(position)),
        status=RUNNING,
        seats=tuple(Seat(n, PERSON, person, waiting=n != 1) for n, person in enumerate(seats)),
    )
    _, row = game_log.deal(sheet, now)
    engine = create_engine(f"sqlite:///{people.server.data / 'ennead.db'}")
    with engine.begin() as connection:
        stored.add(connection, sheet)
        log.append(connection, sheet.id, (row,))
    engine.dispose()
    return sheet.id


def test_who_plays_as_one(people: People) -> None:
    mate = people.server.client("Mate")
    people.ids[MATE] = mate.get("/me")["id"]
    people.headers[MATE] = {"cookie": f"{COOKIE}={mate.http.cookies[COOKIE]}"}
    id = merged(people, people.ids[MATE])
    everybody = EVERYBODY | {MATE}
    team = ME | {MATE}
    say = Row("POST " + AT + "/chat", no_table, team, "bad-request", {"text": "psst", "team": True})
    for role in sorted(everybody):
        expected = "ok" if role in team else "bad-request"
        assert answer(people, role, say, id) == expected, role
    for role in sorted(everybody):
        heard = people.client(role).at(id).state()["chat"]
        assert bool(heard) == (role in team), f"{role} hears the team"
        with Socket(people.client(role), id, None, 0, None, people.headers[role]) as socket:
            assert bool(socket.next()["chat"]) == (role in team), f"{role} hears the team"
    owner = people.client(OWNER).at(id)
    owner.play_now(0)
    for seat, role in ((0, OWNER), (1, MATE)):
        assert people.client(role).at(id).state(seat)["view"]["answer"] is not None
    assert people.client(OTHER).at(id).state(2)["view"]["answer"] is None
    look = Row("GET " + AT + "/state", no_table, ME, query="?seat=0")
    for role in sorted(everybody - ME):
        assert answer(people, role, look, id) == "not-your-seat", role


# What only the operator sees.


def test_figures_are_for_this_computer_or_for_who_has_the_token(tmp_path: Path) -> None:
    far = {"x-forwarded-for": "203.0.113.9"}
    with serving(
        tmp_path / "data", ENNEAD_PROXIES="127.0.0.1", ENNEAD_METRICS_TOKEN="sesame"
    ) as it:
        client = Client(it.url)
        assert client.http.get("/metrics").status_code == 200
        assert client.http.get("/metrics", headers=far).status_code == 404
        for wrong in ("Bearer", "Bearer x", "Bearer open", "Basic sesame", "sesame"):
            headers = {**far, "authorization": wrong}
            assert client.http.get("/metrics", headers=headers).status_code == 404, wrong
        headers = {**far, "authorization": "Bearer sesame"}
        assert client.http.get("/metrics", headers=headers).status_code == 200


def test_a_proxy_that_is_not_known_is_not_this_computer(server: Server) -> None:
    """Behind one every call comes from here; the header it adds gives it away."""
    client = Client(server.url)
    for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert client.http.get("/metrics", headers={name: "203.0.113.9"}).status_code == 404
    assert client.http.get("/metrics").status_code == 200
