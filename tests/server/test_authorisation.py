"""Who may do what: every path of the app, by everybody who could come to it."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from callers import Client, Socket
from games.ankh.ankh_table import conflict
from matrix import (
    AT,
    ENDED,
    EVERYBODY,
    EXPIRED,
    GUEST,
    MATRIX,
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
    Row,
    all_that_is_there,
    answer,
    no_table,
    running,
)
from served import Server, serving
from sqlalchemy import create_engine
from starlette.routing import BaseRoute, Route, WebSocketRoute

from ennead.server import game_log
from ennead.server.app import create_app
from ennead.server.house import House
from ennead.server.passes import COOKIE
from ennead.server.people import new_id
from ennead.server.settings import Settings
from ennead.server.sheet import PERSON, RUNNING, Seat, Sheet
from ennead.server.store import log
from ennead.server.store import tables as stored


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("authorisation") / "data"
    # The coach is asked about many games at once: nobody gives up waiting for it.
    with serving(folder, ENNEAD_AWAY_SECONDS="0", ENNEAD_BOT_SECONDS="900") as it:
        yield it
    assert "Traceback" not in it.log(), it.log()


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[People]:
    everybody = People(server)
    yield everybody
    everybody.close()


@pytest.mark.parametrize("row", MATRIX, ids=str)
def test_who_may(people: People, row: Row) -> None:
    id = row.at(people)
    before = all_that_is_there(people, row, id)
    for role in sorted(EVERYBODY - row.may):
        expected = row.but.get(role, row.refusal)
        assert answer(people, role, row, id) == expected, f"{row} by {role}"
    if row.endpoint != "DELETE " + AT + "/stand_in/{seat}":  # there a bot plays on meanwhile
        assert all_that_is_there(people, row, id) == before, "a refusal changed something"
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
    for role in (NOBODY, EXPIRED, TAMPERED, ENDED, THIEF, GUEST, STRANGER):
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
