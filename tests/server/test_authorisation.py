"""Who may do what: every route, called by every kind of caller."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from starlette.routing import BaseRoute, Route, WebSocketRoute
from support.ankh.positions import conflict
from support.authorisation_matrix import AT, MATRIX, Row, answer, no_table, running, visible_state
from support.callers import (
    ENDED,
    EVERYBODY,
    EXPIRED,
    GUEST,
    ME,
    NOBODY,
    OTHER,
    OWNER,
    PLAYERS,
    PROGRAM,
    STRANGER,
    TAMPERED,
    THIEF,
    People,
)
from support.clients import Client, Socket
from support.server_process import Server, serving
from support.two_players import assert_error_code

from ennead.server.app import create_app
from ennead.server.context import ServerContext
from ennead.server.identity.credentials import COOKIE
from ennead.server.identity.people import new_id
from ennead.server.model.table_record import PERSON, RUNNING, Seat, TableRecord
from ennead.server.settings import Settings
from ennead.server.store import move_log_queries, table_queries
from ennead.server.tables import game_log

READERS = EVERYBODY - {THIEF}
"""Those who get an answer to what everybody may ask; an invalid token gets none."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("authorisation") / "data"
    # The coach gets many games at once, so its time limit must be long.
    with serving(folder, ENNEAD_AWAY_SECONDS="0", ENNEAD_BOT_SECONDS="900") as it:
        yield it
    assert "Traceback" not in it.log(), it.log()


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[People]:
    everybody = People(server)
    yield everybody
    everybody.close()


@pytest.mark.parametrize("row", MATRIX, ids=str)
def test_only_the_right_callers_are_allowed(people: People, row: Row) -> None:
    id = row.at(people)
    before = visible_state(people, row, id)
    allowed = {role for role in EVERYBODY if row.expected(role) == "ok"}
    for role in sorted(EVERYBODY - allowed):
        assert answer(people, role, row, id) == row.expected(role), f"{row} by {role}"
    if row.endpoint != "DELETE " + AT + "/stand_in/{seat}":  # there a bot plays in the meantime
        assert visible_state(people, row, id) == before, "a rejected request changed something"
    for role in sorted(allowed):
        assert answer(people, role, row, row.at(people)) == "ok", f"{row} by {role}"


def endpoints(routes: list[BaseRoute]) -> set[str]:
    """Every route with every method, including those of sub-routers."""
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


def test_the_matrix_has_every_route() -> None:
    with tempfile.TemporaryDirectory() as folder:
        ctx = ServerContext(Settings(data=Path(folder)))
        paths = endpoints(list(create_app(ctx).routes))
        ctx.people.close()
    assert len(paths) > 40
    assert paths == {row.endpoint for row in MATRIX}


# Credentials.


def test_no_invalid_credential_makes_anybody_the_owner(people: People) -> None:
    for role in (OWNER, PROGRAM):
        assert people.client(role).get("/me")["id"] == people.ids[OWNER]
    for role in (NOBODY, EXPIRED, TAMPERED, ENDED, GUEST, STRANGER):
        assert people.client(role).get("/me")["id"] != people.ids[OWNER]
    assert_error_code("bad-token", people.client(THIEF).get, "/me")


def test_logging_out_affects_nobody_else(people: People) -> None:
    answer(people, STRANGER, Row("DELETE /api/session", no_table, EVERYBODY), "-")
    assert people.client(OWNER).get("/me")["id"] == people.ids[OWNER]


def test_a_private_table_is_listed_for_its_players_only(people: People) -> None:
    id = running(people)
    for show in ("open", "running", "finished", "mine"):
        for role in sorted(READERS):
            listed = people.client(role).get("/tables", show=show, limit=100)["tables"]
            if show != "mine" or role not in PLAYERS:
                assert id not in [table["id"] for table in listed], f"{show} for {role}"


def test_the_record_of_a_running_game_has_no_secrets(people: People) -> None:
    id = running(people)
    for role in sorted(READERS):
        text = people.client(role).at(id).record()
        assert "Seed" not in text
        assert "exchange" not in text, "an answer that is still secret"


def test_a_table_without_hints_gives_none(people: People) -> None:
    table = people.client(OWNER).create("me", "open", help=False)
    people.client(OTHER).join(table.id)
    row = Row("POST " + AT + "/hint", no_table, frozenset(), body={"seat": 0})
    for role in sorted(READERS):
        expected = "wrong-status" if role in ME else "not-your-seat"
        assert answer(people, role, row, table.id) == expected


# Teams.

MATE = "mate"


def merged(people: People, mate: str) -> str:
    """A game of Ankh in which the owner's god and seat 1's are merged, and seat 2 is another."""
    state = conflict("Isis: G J1 | Ra: joins Isis | Amun: G J2", 0, 4)
    state.play(2, state.legal(2)[0])  # now both sides choose cards in secret
    position: dict[str, Any] = state.dump()
    seats = [people.ids[OWNER], mate, people.ids[OTHER]]
    now = time.time()
    record = TableRecord(
        id=new_id(),
        game="ankh",
        rules=str(position["rules"]),
        data=state.config.rules.digest,
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
    _, row = game_log.deal(record, now)
    engine = create_engine(f"sqlite:///{people.server.data / 'ennead.db'}")
    with engine.begin() as connection:
        table_queries.add(connection, record)
        move_log_queries.append(connection, record.id, (row,))
    engine.dispose()
    return record.id


def test_team_chat_is_for_the_team_only(people: People) -> None:
    mate = people.server.client("Mate")
    people.ids[MATE] = mate.get("/me")["id"]
    people.headers[MATE] = {"cookie": f"{COOKIE}={mate.http.cookies[COOKIE]}"}
    id = merged(people, people.ids[MATE])
    everybody = READERS | {MATE}
    team = ME | {MATE}
    body = {"seat": 1, "question": 0, "action": "play chariots"}
    suggest = Row("POST " + AT + "/suggest", no_table, frozenset({MATE}), body=body)
    for role in sorted(everybody):
        expected = "ok" if role == MATE else "not-your-seat"
        assert answer(people, role, suggest, id) == expected, role
    say = Row("POST " + AT + "/chat", no_table, team, "bad-request", {"text": "psst", "team": True})
    for role in sorted(everybody):
        expected = "ok" if role in team else "bad-request"
        assert answer(people, role, say, id) == expected, role
    for role in sorted(everybody):
        heard = people.client(role).at(id).state()["chat"]
        assert bool(heard) == (role in team), f"{role} reads team chat"
        with Socket(people.client(role), id, None, 0, None, people.headers[role]) as socket:
            assert bool(socket.next()["chat"]) == (role in team), f"{role} reads team chat"
    owner = people.client(OWNER).at(id)
    owner.play_now(0)
    for seat, role in ((0, OWNER), (1, MATE)):
        assert people.client(role).at(id).state(seat)["view"]["answer"] is not None
    assert people.client(OTHER).at(id).state(2)["view"]["answer"] is None
    look = Row("GET " + AT + "/state", no_table, ME, query="?seat=0")
    for role in sorted(everybody - ME):
        assert answer(people, role, look, id) == "not-your-seat", role


# Metrics.


def test_metrics_need_localhost_or_the_token(tmp_path: Path) -> None:
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


def test_requests_through_an_unknown_proxy_do_not_count_as_localhost(server: Server) -> None:
    """They do come from localhost, but the headers that a proxy adds give them away."""
    client = Client(server.url)
    for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert client.http.get("/metrics", headers={name: "203.0.113.9"}).status_code == 404
    assert client.http.get("/metrics").status_code == 200
