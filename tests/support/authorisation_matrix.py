"""Which callers may call each route.

A row of the matrix names a route, a table and the callers who are allowed. All others must be
rejected with the row's error code, and the table must be unchanged afterwards.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ennead.server.store.schema import TABLES
from support.callers import (
    EVERYBODY,
    GUEST,
    ME,
    OTHER,
    OWNER,
    PASSWORD,
    PERSONS,
    PLAYERS,
    PROGRAM,
    SPECTATOR,
    STRANGER,
    THIEF,
    People,
)
from support.clients import Socket
from support.server_process import Server
from support.token_scopes import ACCOUNT, SCOPES

# Tables for the routes.

Situation = Callable[[People], str]


def open_table(people: People) -> str:
    return people.client(OWNER).create("me", "open", private=False).id


def revealing(people: People) -> str:
    """Nobody but seat 0 has a share in the dice, and the game waits for its number."""
    commitment = sha256(b"\0").hexdigest()
    table = people.client(OWNER).create("me", "open", dice=commitment)
    people.client(OTHER).join(table.id)
    return table.id


def running(people: People, **more: Any) -> str:
    """A private table where seat 0 has answered in secret, and seat 1 has not."""
    table = people.client(OWNER).create("me", "open", help=True, **more)
    people.client(OTHER).join(table.id)
    table.play_now(0, "exchange")
    return table.id


def fresh(people: People) -> str:
    """Nobody has answered yet."""
    table = people.client(OWNER).create("me", "open", help=True)
    people.client(OTHER).join(table.id)
    return table.id


def against_a_bot(people: People) -> str:
    """A private table where seat 0 and a bot have answered once; the bot has answered again."""
    table = people.client(OWNER).create("me", "random")
    table.play_now(0, "keep")
    table.wait_until(0, lambda state: state["asked"] > 0 and state["to_move"] == [0])
    return table.id


def asking(people: People) -> str:
    """Seat 1 asks for consent to undo a move that revealed something."""
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


def token(people: People) -> str:
    """Not a table, but a token of the owner."""
    made: str = people.client(OWNER).post("/me/token")["id"]
    return made


def no_table(_people: People) -> str:
    return "-"


def newest_data(people: People) -> str:
    """No table, but the digest of the newest data of Aton."""
    games = people.client(OWNER).get("/games")
    digest: str = next(game["data"] for game in games if game["id"] == "aton")
    return digest


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
    """Error codes of roles for which the row's does not apply."""

    def expected(self, role: str) -> str:
        """ "ok", or the error code. A program may do what its owner may, if its scope allows."""
        if role == THIEF and "/api/" in self.endpoint:
            return "bad-token"
        if role == PROGRAM and SCOPES[self.endpoint] == ACCOUNT:
            return "missing-scope"
        return "ok" if role in self.may else self.but.get(role, self.refusal)

    def __str__(self) -> str:
        return f"{self.endpoint}{self.query} at {getattr(self.at, '__name__', 'a table')}"


AT = "/api/tables/{id}"
LESSON = "four-temples"
UNKNOWN = {"name": "No Such Person", "password": PASSWORD}
NEW = {"game": "aton", "seats": [{"kind": "me"}, {"kind": "open"}]}
PROPOSAL = {"game": "aton", "players": 2, "options": {}}
LOGGED_IN = frozenset({OWNER, OTHER, SPECTATOR, STRANGER})

MATRIX = [
    # The server.
    Row("GET /api/server", no_table, EVERYBODY),
    Row("GET /api/games", no_table, EVERYBODY),
    Row("GET /api/games/{game}/data/{digest}", newest_data, EVERYBODY),
    Row("GET /api/lessons", no_table, EVERYBODY),
    Row("POST /api/lessons/{game}/{lesson}", no_table, EVERYBODY, body={"step": 3}),
    Row(
        "POST /api/lessons/{game}/{lesson}/foresee",
        no_table,
        EVERYBODY,
        body={"step": 3, "actions": ["place 2a2"]},
    ),
    Row("GET /api/docs", no_table, EVERYBODY),
    Row("GET /api/docs.css", no_table, EVERYBODY),
    Row("GET /api/openapi.json", no_table, EVERYBODY),
    Row("HEAD /api/openapi.json", no_table, EVERYBODY),
    Row("GET /healthz", no_table, EVERYBODY),
    Row("HEAD /healthz", no_table, EVERYBODY),
    Row("GET /readyz", no_table, EVERYBODY),
    Row("HEAD /readyz", no_table, EVERYBODY),
    Row("GET /metrics", no_table, EVERYBODY),  # from localhost; see also test_metrics_*
    Row("GET /{path:path}", no_table, EVERYBODY),
    Row("HEAD /{path:path}", no_table, EVERYBODY),
    # People. A caller without a valid credential becomes a new guest.
    Row("GET /api/me", no_table, EVERYBODY),
    Row("GET /api/me/lessons", no_table, EVERYBODY),
    Row("PUT /api/me/lessons/{game}/{lesson}", no_table, EVERYBODY, body={"step": 1}),
    Row("POST /api/me/token", no_table, EVERYBODY),
    Row("GET /api/me/tokens", no_table, PERSONS),
    Row(
        "DELETE /api/me/tokens/{id}",
        token,
        ME,
        but=dict.fromkeys(PERSONS - ME, "not-found"),
    ),
    Row(
        "POST /api/me/password",
        no_table,
        frozenset(),
        body={"old": "not this one", "new": PASSWORD},
        but={**dict.fromkeys(LOGGED_IN, "wrong-password"), GUEST: "wrong-status"},
    ),
    Row(
        "POST /api/me/password",
        no_table,
        LOGGED_IN,
        body={"old": PASSWORD, "new": PASSWORD},
        but={GUEST: "wrong-status"},
    ),
    Row("DELETE /api/sessions", no_table, PERSONS),
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
    Row("POST " + AT + "/dice", revealing, ME, body={"seat": 0, "number": "00"}),
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
    # Viewing. Whoever has the link may view the table, but only from their own seat.
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
    Row("POST " + AT + "/hint", fresh, ME, body={"seat": 0, "level": "easy"}),
    Row("POST " + AT + "/ideas", against_a_bot, ME, body={"seat": 0}),
    Row("GET " + AT + "/chances", fresh, ME, query="?seat=0"),
    Row(
        "POST " + AT + "/suggest",
        fresh,
        frozenset(),
        body={"seat": 0, "question": 0, "action": "keep"},
        but=dict.fromkeys(ME, "not-to-move"),  # nobody has a partner in Aton
    ),
    Row("POST " + AT + "/undo", running, ME, body={"seat": 0, "request": "back"}),
    Row("POST " + AT + "/takeback", against_a_bot, ME, body={"seat": 0, "request": "back"}),
    Row(
        "POST " + AT + "/takeback",
        running,
        frozenset(),
        body={"seat": 0, "request": "back"},
        but=dict.fromkeys(ME, "cannot-undo"),  # another person plays, too
    ),
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
        but={OTHER: "wrong-status"},  # nobody votes on themselves
    ),
    Row("POST " + AT + "/chat", running, EVERYBODY, body={"text": "hello"}),
    Row(
        "POST " + AT + "/chat", running, frozenset(), "bad-request", {"text": "psst", "team": True}
    ),
    # After the game.
    Row("GET " + AT + "/check", finished, EVERYBODY),
    Row("GET " + AT + "/check", running, frozenset(), "wrong-status"),
    Row("POST " + AT + "/analysis", finished, EVERYBODY),
    Row("POST " + AT + "/analysis", running, frozenset(), "wrong-status"),
    Row("GET " + AT + "/analysis", analysed, EVERYBODY),
    Row("DELETE " + AT + "/analysis", analysed, PLAYERS),
]


def answer(people: People, role: str, row: Row, id: str) -> str:
    """ "ok", or the error code; a 5xx response fails at once."""
    method, path = row.endpoint.split(" ")
    path = path.replace("{id}", id).replace("{seat}", "0").replace("{path:path}", "")
    path = path.replace("{game}", "aton").replace("{digest}", id).replace("{lesson}", LESSON)
    if method == "WS":
        return over_websocket(people, role, row, id)
    body = row.body if row.body is not None or method != "POST" else {}
    with people.client(role).http.stream(method, path + row.query, json=body) as response:
        assert response.status_code < 500, f"{row} by {role}: {response.status_code}"
        if path.endswith("/stream") and response.status_code == 200:
            check_no_secrets(people, role, next(response.iter_lines()), id)
            return "ok"
        text = response.read().decode()
        people.update_cookie(role, response)
    if response.status_code >= 400 and method == "HEAD":
        return "bad-token" if response.status_code == 401 else str(response.status_code)
    if response.status_code >= 400:
        code: str = json.loads(text)["error"]["code"]
        return code
    check_no_secrets(people, role, text, id)
    return "ok"


def over_websocket(people: People, role: str, row: Row, id: str) -> str:
    client = people.client(role)
    seat = 0 if row.query else None
    try:
        opened = Socket(client, id, seat, 0, None, people.headers[role]).__enter__()
    except InvalidStatus as rejected:
        refusal: str = json.loads(rejected.response.body or b"")["error"]["code"]
        return refusal
    with opened as socket:
        if row.body is not None:
            socket.next()
            socket.send(**row.body)
        message = socket.next()
        if message["type"] != "error":
            check_no_secrets(people, role, socket.raw[-1], id)
            return "ok"
        with pytest.raises(ConnectionClosed):
            socket.next()
        code: str = message["error"]["code"]
        return code


def check_no_secrets(people: People, role: str, text: str, id: str) -> None:
    """Nobody may see the ids of other people, or the seed of a running game."""
    for whose, person in people.ids.items():
        if person != people.ids.get(role):
            assert person not in text, f"{role} saw the id of {whose}"
    if id != "-":
        stored = read_table_row(people.server, id)
        if stored["status"] != "finished":
            assert stored["seed"] not in text, f"{role} saw the seed"


def read_table_row(server: Server, id: str) -> dict[str, Any]:
    engine = create_engine(f"sqlite:///{server.data / 'ennead.db'}")
    with engine.connect() as connection:
        found = connection.execute(select(TABLES).where(TABLES.c.id == id))
        row = found.mappings().one_or_none()
    engine.dispose()
    return dict(row) if row is not None else {"status": "gone", "seed": "no such table"}


def visible_state(people: People, row: Row, id: str) -> Any:
    """A table as the owner sees it, or the owner's tokens, for comparison."""
    if not row.endpoint.partition(" ")[2].startswith(AT):
        return people.client(OWNER).get("/me/tokens")
    table = people.client(OWNER).at(id)
    state = table.state(0) if table.info()["mine"] == [0] else table.state()
    for seat in state["table"]["seats"]:
        del seat["connected"]
    return state, table.record() if state["view"] else None
